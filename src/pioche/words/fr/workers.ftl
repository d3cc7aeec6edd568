# Plusieurs processus derrière un seul port

setting-workers = combien de processus se partagent le travail (1) ; à plusieurs, il faut une base PostgreSQL
setting-most-crashes = combien de processus peuvent mourir en --crash-seconds avant que le serveur renonce
setting-crash-seconds = pendant combien de temps compte la mort d’un processus
setting-worker-silence = combien de temps un processus peut rester muet avant d’être tué et remplacé
setting-watchdog = combien de temps la boucle d’événements peut rester bloquée avant que le processus s’arrête de lui-même, pour être relancé ; 0 : sans limite (systemd a son propre chien de garde)
cli-serve-workers-store = { $workers } processus ne peuvent partager que les tables d’une base PostgreSQL : lancez avec --store postgresql://…, ou sans --workers.
cli-serve-workers-system = Ce système ne sait pas passer une connexion d’un processus à l’autre : lancez sans --workers.
cli-serve-workers-folder = { $workers } processus ont besoin d’un dossier temporaire où écrire, comme /tmp ; la variable d’environnement TMPDIR en désigne un autre.
cli-serve-crashes = { $count } processus sont morts en { $seconds } secondes : le serveur renonce. Les lignes ci-dessus disent comment chacun a fini.
