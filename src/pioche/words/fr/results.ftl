### Ce que devient une simulation : images, fichiers, objets de Python.

cli-simulate-plot = dessiner les chiffres dans ce dossier, en PNG et en SVG (il faut l’extra « lab »)
cli-simulate-parquet = écrire tout ce qui a été compté dans ce fichier Parquet (il faut l’extra « lab »)
simulate-main-guard = pioche : mettez vos appels sous { $guard } pour employer plusieurs processus ; pour l’instant un seul fait tout le travail.
lab-missing = « { $name } » n’est pas installé : pip install 'pioche[lab]'

plot-percent = { $share } %
plot-number = { $number }
plot-wins = Qui gagne
plot-points = Points
plot-ratings = Force de chacun
plot-ratings-axis = niveau, intervalles à 95 %
plot-seats = Ce que vaut la place
plot-length = Durée des parties
plot-ends = Fin des parties
plot-seat = Place { $seat }
plot-parity = à égalité : { $share } %
plot-mean = moyenne { NUMBER($number, minimumFractionDigits: 1) }
plot-share-axis = part des victoires, intervalles à 95 %
plot-points-axis = points d’une partie ; rond : médiane, trait : 80 % des parties
plot-length-axis = décisions dans une partie
plot-games-axis = part des parties

plot-compared-title = { $title } avec chacune des options
plot-compared = Qui gagne
plot-compared-axis = part des victoires, 95 %
plot-wins-change = Victoires, écart avec { $first } dans les mêmes parties
plot-wins-change-axis = points de pourcentage, 95 %
plot-points-change = Points, écart avec { $first } dans les mêmes parties
plot-points-change-axis = points, 95 %
plot-decisions = Durée des parties
plot-decisions-axis = décisions dans une partie, moyenne et intervalle à 95 %
