# La configuration de « pioche serve » : arguments, environnement, fichier

config-figures = Réglages, chacun étant aussi une variable d’environnement (PIOCHE_BODY_LIMIT) et une clé du fichier (body-limit)
config-usage = pioche serve [--NOM VALEUR]…
config-more =
    Chaque réglage peut aussi venir de l’environnement (--port 80 se dit PIOCHE_PORT=80) ou d’un fichier TOML (port = 80).
    Un argument l’emporte sur une variable, une variable sur le fichier. --help-all les montre tous ; docs/operations.md en dit plus.
config-help-all = montrer tous les réglages
config-show-config = écrire la configuration telle qu’elle serait employée, sans mots de passe, et ne pas servir
config-file = un fichier TOML de réglages ; la variable PIOCHE_CONFIG en désigne un aussi
config-shown = Les réglages de « pioche serve » ; ceux qui ne sont pas d’origine disent d’où ils viennent.
config-default = { $sentence } ({ $default })

config-toml = { $place } : ce n’est pas un fichier TOML : une ligne par réglage, comme port = 80.
config-unknown = { $where } : il n’y a pas de réglage « { $name } ».
config-unknown-near = { $where } : il n’y a pas de réglage « { $name } » ; vouliez-vous dire « { $near } » ?
config-whole = { $where } : « { $value } » n’est pas un nombre entier de { $lowest } à { $highest }.
config-seconds = { $where } : « { $value } » n’est pas un nombre de { $lowest } à { $highest } ; des secondes peuvent s’écrire 90s, 10m, 12h ou 30d.
config-text = { $where } : « { $value } » n’est pas un texte entre guillemets.
config-switch = { $where } : « { $value } » n’est ni true (oui) ni false (non).
config-rate = { $where } : « { $value } » n’est pas un débit comme 20/10s (20 en dix secondes ; dans un fichier, entre guillemets).
config-names = { $where } : « { $value } » n’est pas une liste de noms séparés par des virgules (dans un fichier : des textes entre crochets).
config-choice = { $where } : « { $value } » n’est aucun de ceux-ci : { $known }.

setting-host = l’adresse où écouter ; 0.0.0.0 ouvre à votre réseau
setting-port = le port où écouter (8421 ; 0 en prend un libre)
setting-store = où garder les tables : un fichier (d’ordinaire dans votre dossier de données), ou l’adresse d’une base PostgreSQL (postgresql://UTILISATEUR@HÔTE/BASE) ; une adresse avec mot de passe est à l’abri des regards dans la variable PIOCHE_STORE
setting-open = ouvrir le navigateur
setting-bots = vos propres robots, que l’on pourra asseoir aux tables de ce serveur, séparés par des virgules : module:fonction, ou le nom d’un robot installé
setting-log = comment écrire le journal, sur la sortie d’erreur : text (texte), ou json pour les programmes
setting-log-level = à partir de quel niveau : debug, info, warning ou error ; auto vaut info, et warning dans un terminal
setting-metrics-port = un port avec des mesures pour Prometheus, à /metrics ; off : aucun
setting-metrics-host = l’adresse de ce port ; les joueurs ne devraient pas y accéder

setting-grace = combien de temps une personne à qui l’on demande quelque chose peut s’absenter avant qu’un robot joue pour elle
setting-patience = combien de temps une personne présente peut réfléchir, quand la table n’a pas de minuteur
setting-warning = combien de temps avant la fin de ce délai les joueurs le voient
setting-presence = combien de temps un siège compte comme présent après une requête HTTP
setting-reveal = combien de temps on attend une graine promise
setting-bot-delay = combien de temps un robot semble réfléchir
setting-search = combien de temps un expert peut chercher
setting-search-workers = processus où cherchent les experts
setting-most-reviews = analyses de parties finies qui peuvent être en cours
setting-review-workers = processus qui travaillent aux analyses
setting-review-percent = profondeur des analyses, en pour cent de l’ordinaire
setting-review-patience = après combien de temps s’arrête une analyse que plus personne ne demande
setting-step-wait = pas à pas, combien de temps les robots attendent qu’on demande le pas suivant
setting-hello = combien de temps une nouvelle connexion peut rester sans se présenter
setting-probe = tous les combien la ligne est mesurée dans les jeux contre la montre
setting-body = combien de temps le corps d’une requête peut mettre à arriver
setting-files-fresh = combien de temps les navigateurs emploient les fichiers du client avant d’en demander de nouveaux
setting-site = un dossier écrit par « pioche site » : on y joue sans réseau, sous /offline/
setting-idle = après combien de temps les tables que personne ne regarde sont rangées ; la base les garde
setting-body-limit = le plus grand corps d’une requête, en octets
setting-record-limit = le plus grand enregistrement qu’on puisse ouvrir dans le navigateur, en octets
setting-frame-limit = le plus grand message d’une connexion, en octets
setting-outbox = messages qui peuvent attendre un client lent
setting-most-sockets = connexions à une table
setting-most-lines = lignes de discussion à une table
setting-connects = nouvelles connexions d’une adresse
setting-creations = nouvelles tables d’une adresse
setting-messages = messages d’une connexion, et commandes HTTP d’une clé
setting-action-limit = combien de fois un siège peut partir, revenir ou reprendre un coup
setting-value-limit = combien de fois un siège peut demander ce que valent les coups
setting-requests = requêtes d’une adresse
setting-stop-within = combien de temps l’arrêt peut prendre, en tout
setting-slow-commit = combien de temps écrire dans la base peut prendre avant d’être noté au journal
setting-slow-loop = combien de temps le serveur peut être retenu avant que ce soit noté au journal

setting-head-limit = le plus long en-tête d’une requête, en octets
setting-head-fields = le plus grand nombre de champs dans l’en-tête d’une requête
setting-head = le temps que peut mettre l’en-tête d’une requête à arriver
setting-keep-alive = le temps que peut rester une connexion sans rien demander entre deux requêtes
setting-trusted-proxy = réseaux ou adresses des mandataires dont on croit les en-têtes Forwarded et X-Forwarded (10.0.0.0/8), ou unix
setting-allowed-host = noms auxquels le serveur répond, en plus de localhost et des adresses (*.example.org autorise tous les noms en dessous) ; par défaut tous, ou localhost seul sur une adresse de cette seule machine
setting-most-connections = connexions en tout
setting-address-connections = connexions d’une même adresse
setting-address-sockets = connexions à des tables depuis une même adresse
setting-most-seatings = changements d’une table enregistrés avant que ses cartes soient distribuées
setting-daily-creations = nouvelles tables d’une même adresse en un jour
setting-address-messages = messages de toutes les connexions d’une même adresse
setting-address-entries = ce qui est enregistré pour une même adresse : coups, places, lignes de discussion
setting-address-takeovers = combien de fois les requêtes d’une adresse peuvent reprendre des tables à d’autres serveurs
setting-takeovers = combien de fois les requêtes d’une adresse peuvent reprendre une même table à un autre serveur
setting-seatings = places prises, libérées ou données à des robots depuis une même adresse
setting-work = secondes de temps processeur pour les requêtes d’une adresse : pages, fichiers, questions, refus
setting-replay-work = secondes de travail pour revoir et résumer des parties, pour une même adresse
