# pioche bench server

cli-bench-server = Mesurer un serveur : à de nombreuses tables, des joueurs font des coups permis au hasard, par de vraies connexions et à des moments aléatoires, quoi que fasse le serveur. Lance « pioche serve » sur une base à lui, avec ce qui suit « -- », sauf si --url en désigne un qui tourne.
bench-server-tables = le nombre de tables tenues
bench-server-sockets = le nombre de joueurs par table, chacun avec sa connexion
bench-server-rate = le nombre de coups qui arrivent par seconde
bench-server-seconds = la durée de ce rythme ; les paliers vers le coude en prennent la moitié
bench-server-bound = le coude est là où un coup sur cent prend plus de millisecondes que cela
bench-server-games = les jeux joués ; sinon tous
bench-server-seed = un autre nombre donne d’autres parties et d’autres moments
bench-server-store = où le serveur lancé garde ses tables : un fichier ou une adresse PostgreSQL, où elles restent ; sinon un nouveau fichier, supprimé à la fin
bench-server-workers = le nombre de processus qui servent
bench-server-url = un serveur qui tourne déjà, comme http://127.0.0.1:8000 ; ses limites doivent être assez hautes
bench-server-pid = son processus, s’il est sur cette machine : pour sa mémoire et son temps processeur
bench-server-fresh = mesurer des parties qui viennent de commencer, sans les jouer d’abord jusqu’à leur milieu
bench-server-no-knee = tenir ce seul rythme, sans chercher le coude
bench-server-describe = on reçoit aussi la table en phrases, comme les navigateurs
bench-server-flood = tenir le rythme encore une fois pendant qu’autant de connexions d’une autre adresse demandent des pages ; chaque adresse paie alors ses requêtes comme d’habitude : prenez peu de tables et un rythme bas
bench-server-json = du JSON au lieu du tableau

bench-server-progress-tables = Création des tables…
bench-server-progress-sockets = Connexion…
bench-server-progress-middle = Jeu jusqu’au milieu des parties…
bench-server-progress-rate = Rythme tenu…
bench-server-progress-flood = Rythme tenu sous un déluge de pages…
bench-server-progress-knee = Recherche du coude…

bench-server-title = { $tables } tables, { $sockets } connexions
bench-server-column-offered = dus/s
bench-server-column-moves = coups/s
bench-server-column-acknowledged = répondu, ms
bench-server-column-seen = vu, ms
bench-server-column-cpu = CPU ms
bench-server-column-lag = retard
bench-server-column-generator = gén.
bench-server-column-load = charge
bench-server-percent = { $share } %
bench-server-legend = dus/s : coups qui devraient être faits ; coups/s : coups faits et enregistrés (↓ : le serveur a pris du retard). répondu, vu : du moment où un coup était dû à la réponse à son joueur, et à la nouvelle chez les autres à la table ; médiane / 99 % / 99,9 %. CPU ms : temps processeur du serveur par coup. retard : attente d’un coup dans ce programme même, 99 %, en ms ; gén. : sa part d’un processeur ; charge : charge moyenne de la machine.
bench-server-think = À { $rate } coups par seconde, on réfléchit en moyenne { $seconds } s à chaque table, selon une loi exponentielle.
bench-server-flooded = Avec { $connections } connexions d’une autre adresse qui demandent des pages ({ $pages } envoyées, { $refused } refusées) : répondu { $answered } ms, vu { $seen } ms.
bench-server-knee-at = Coude : { $rate } coups par seconde est le plus haut rythme où 99 % sont répondus en { $bound } ms.
bench-server-knee-below = Coude : au-dessous de { $rate } coups par seconde, même à ce rythme 99 % ne sont pas répondus en { $bound } ms.
bench-server-memory = Mémoire : { $table } Ko pour une table à peine distribuée, { $socket } Ko pour une connexion, { $fresh } Ko pour une table à peine distribuée avec { $people } connexions.
bench-server-memory-middle = Au milieu d’une partie, après { $moves } coups, { $middle } Ko avec ses connexions.
bench-server-no-memory = La mémoire et le temps processeur du serveur ne sont pas connus ici : ils sont lus dans /proc, pour un serveur que cette commande a lancé ou dont --pid donne le processus.

bench-server-limits = Le serveur n’accepte pas davantage d’une même adresse. Lancez-le avec des limites plus hautes, ou laissez cette commande le lancer.
bench-server-answer = Le serveur a répondu { $status } à une demande de « { $path } ».
bench-server-start = Le serveur n’a pas démarré.
bench-server-lost = Aucune réponse de { $url }.
