# Les entrées vers les leçons, sur les pages que tout le monde voit.

web-learn = Apprendre
web-learn-game = Apprendre { $game } avec un professeur
web-learn-stop = Arrêter la leçon et revenir à l’accueil
web-learn-first = Première visite ? Apprenez { $game } en trois minutes
web-coach = Conseils dans les premières parties
web-coach-on = Avec
web-coach-off = Sans

cli-learn = Apprendre un jeu avec un professeur, coup par coup.
cli-learn-chapter = Commencer par le chapitre N (le premier, sinon).
terminal-lesson-go-on = Chapitre suivant : « { $title } ». Continuer ?
terminal-lesson-prompt = Votre coup (Entrée : celui du professeur ; « quitter » pour arrêter) :{" "}
terminal-lesson-not-this = « { $text } » n’est pas un coup possible. Choisissez un numéro, ou Entrée.
terminal-lesson-stopped = À une prochaine fois !
