### `pioche simulate-server` : arguments, avancement, résultats.

cli-simulate-server = Simuler tout le serveur en temps virtuel : plusieurs serveurs, leur base, des clients avec leurs connexions, et des pannes de toutes sortes, tirées d’une seule graine. Les promesses sont vérifiées à chaque pas. Une partie simulée qui en rompt une est réduite et gardée dans un fichier.
simulate-server-seed = un nombre entier : le même donne la même simulation, à l’octet près
simulate-server-hours = s’arrêter après ce nombre d’heures simulées
simulate-server-minutes = s’arrêter après ce nombre de minutes de cette machine (1 par défaut, sauf avec --hours)
simulate-server-jobs = le nombre de processus ; les maisons n’en dépendent pas
simulate-server-plan = refaire un plan gardé
simulate-server-trace = écrire dans ce fichier tout ce qui se passe : dans le plan, dans le plan réduit d’une maison qui a rompu une promesse, ou dans la dernière maison

simulate-server-progress = { $houses } maisons jusqu’ici
simulate-server-figures = { $houses } maisons, { $tables } tables ({ $finished } terminées), { $years } années-tables, dont { $played } heures de séances ; { $entries } entrées gardées, { $frames } messages envoyés. { $seconds } s, dont { $processor } s de processeur : { $rate } années-tables par heure, { $core } par heure d’un cœur. Pannes, et leur nombre par heure de séance :
simulate-server-fault = { $kind } : { $count } ({ $rate })
simulate-server-held = Toutes les promesses ont été tenues (graine { $seed }).
simulate-server-broken = La maison { $seed } a rompu une promesse ({ $kind }) :
simulate-server-shrinking = Recherche d’un plan plus petit qui échoue de la même façon…
simulate-server-show-plan = Une maison avec { $store } ; tables : { $tables }, pannes : { $faults }.
simulate-server-kept = Pour la revoir : { $command }
simulate-server-plan-held = Toutes les promesses ont été tenues.
simulate-server-no-plan = « { $path } » ne contient pas de plan de simulation.
