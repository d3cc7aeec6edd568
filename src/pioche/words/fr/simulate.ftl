### `pioche simulate` : ce qu’on lui dit, où il en est, ce qu’il a trouvé.

cli-simulate-jobs = le nombre de processus (par défaut un par cœur) ; les chiffres n’en dépendent pas
cli-simulate-json = tous les chiffres en JSON au lieu des tableaux
cli-simulate-resume = garder dans ce dossier ce qui a été joué ; la même commande avec le même dossier reprend là
cli-simulate-sweep = jouer les mêmes parties avec chacune de ces valeurs d’une option et dire ce qui change ; plusieurs --sweep essaient toutes les combinaisons
cli-simulate-ray = jouer sur une grappe Ray, à cette adresse ou lancée ici pour l’occasion (il faut l’extra « ray »)

simulate-progress = { $done } parties sur { $total }
simulate-progress-rate = { $done } parties sur { $total }, { $rate } parties/s, fin à { $end }
simulate-slow = { $bots } : pas de politique rapide ; ces parties sont jouées à des tables, des centaines de fois plus lentement.

simulate-wins = Victoires
simulate-points = Points
simulate-quantiles = 10 · 50 · 90 %
simulate-bars = Étendue
simulate-seat = Place
simulate-length = Décisions dans une partie : { $decisions }, écart type { $spread }, de { $shortest } à { $longest }.
simulate-ends = Comment les parties ont fini : { $ends }.
simulate-end = { $reason } { NUMBER($share, minimumFractionDigits: 1) } % ({ $games })
simulate-one-end = Toutes les parties ont fini de la seule façon possible : { $reason }.
simulate-cut = arrêtées après { $longest } choix, et comptées en l’état
simulate-end-over = les règles ont été jouées jusqu’au bout
simulate-legend = { $seats ->
    [1] 10 · 50 · 90 % : points non dépassés dans cette part des parties. Intervalles à 95 %.
   *[other] À force égale, chacun gagnerait { $parity } % des parties. 10 · 50 · 90 % : points non dépassés dans cette part des parties. L’ordre des places change d’une partie à l’autre. Intervalles à 95 %.
}

simulate-options = Options
simulate-wins-change = Victoires, écart
simulate-points-change = Points, écart
simulate-decisions = Décisions
simulate-decisions-change = Écart
simulate-change = { $sign }{ NUMBER($mean, minimumFractionDigits: 1) }
simulate-change-error = { $sign }{ NUMBER($mean, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) }
simulate-compared = Chaque partie est jouée avec chacune des options et le même hasard ; les écarts sont mesurés par rapport à la première ligne, en points de pourcentage pour les victoires. Intervalles à 95 %.

diamant-end-expeditions = les cinq expéditions sont terminées
letsdig-end-empty-pile = un trou est vide
digger-end-no-water = il n’y a plus d’eau au centre
digup-end-mine = une mine est complète
digup-end-still = partie bloquée, vingt tours sans carte retournée
digup-end-won = gagné, toutes les mines sont complètes
digup-end-lost = perdu, le quatrième squelette
dig-end-gems = dix gemmes
dig-end-crown = couronne de Tyler
dig-end-stale = partie bloquée, cent tours chacun sans gemme

simulate-sweep-form = « { $text } » n’a pas la forme OPTION=VALEUR,VALEUR, avec au moins deux valeurs différentes.
simulate-sweep-twice = L’option « { $option } » est donnée deux fois.
simulate-variants = Cela fait { $number } jeux d’options ; on en compare au plus { $most } à la fois.
simulate-records-sweep = On n’écrit pas d’enregistrements quand on compare des options : enlevez --records ou --sweep.
simulate-resume-folder = Le dossier « { $path } » n’est ni vide ni celui d’une simulation.
simulate-resume-plan = Le dossier « { $path } » est celui d’une autre simulation : le jeu, les robots, les options, le nombre de parties ou la graine diffèrent.
simulate-resume-rules = Le dossier « { $path } » a été commencé avec une autre version des règles ou des robots : recommencez dans un dossier vide.
simulate-resume-broken = Le fichier « { $path } » est abîmé : supprimez-le, ses parties seront rejouées.
record-fast-chance = Cette table a été jouée avec le hasard rapide des simulations, que personne ne peut vérifier : elle n’a pas d’enregistrement.
simulate-ray-missing = Il faut Ray pour --ray : pip install 'pioche[ray]'
simulate-ray-address = Aucune grappe Ray ne répond à l’adresse « { $address } ».
bench-simulated = Simulé avec des robots mesurés à toutes les places : { $games } parties/s, { $reference } pendant 1 000 tours de la boucle de référence.
