# Les entrées vers les leçons, sur les pages que tout le monde voit.

web-learn = Apprendre
web-learn-game = Apprendre { $game } avec un professeur
web-learn-stop = Arrêter la leçon et revenir à l’accueil
web-learn-first = Première visite ? Apprenez { $game } en trois minutes
web-learn-first-help = Une petite partie guidée, coup par coup.
web-coach = Conseils dans les premières parties
web-coach-on = Avec
web-coach-off = Sans
