# Le navigateur : ce qui entoure les jeux

web-house = Pioche
web-tagline = Cinq jeux de fouille et de trésors, en famille, entre amis ou contre des robots.
web-window-title = { $screen ->
    [Pioche] Pioche
   *[other] { $screen } – Pioche
}
web-skip = Aller au contenu
web-ways = Pages
web-foot = Pioche est un logiciel libre, sans compte, sans publicité et sans traceur : rien ne quitte ce serveur.
web-offline-play = Jouer sans réseau, sur cet appareil
web-lost = Galerie sans issue
web-no-such-page = Cette page n’existe pas.
web-go-home = Retour à l’accueil
web-waiting = Un instant…
web-trouble = Cela n’a pas marché
web-offline = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
web-fault = Quelque chose s’est mal passé de notre côté. Rechargez la page.
web-name-again = { $name } { $number }

# Accueil
web-choose-game = Choisissez un jeu
web-continue = Reprendre { $game }
web-with = Avec { $names }
web-players = { $lowest } à { $highest } joueurs
web-minutes = environ { $minutes } min
web-play-now = Jouer tout de suite
web-play-now-game = Jouer tout de suite : { $game }, contre des robots
web-with-friends = Avec d’autres…
web-with-friends-game = Avec d’autres… { $game } : joueurs et options
web-alone = En solo
web-alone-game = Jouer en solo : { $game }
web-opening = La table se prépare…
web-play = Jouer

# Nouvelle partie
web-new-title = Nouvelle partie { ELIDE("de", $game) }
web-new-table = Composez votre table
web-company = Avec qui jouez-vous ?
web-company-bots = Contre des robots
web-company-bots-help = Vous, et des robots aux caractères variés.
web-company-alone = En solo
web-company-alone-help = Une partie en solitaire, contre les cartes.
web-company-friends = Avec des amis, à distance
web-company-friends-help = Un lien à envoyer ; chacun joue sur son appareil.
web-company-device = À plusieurs sur cet appareil
web-company-device-help = On se passe l’appareil ; un rideau cache les secrets.
web-seats-number = Combien de joueurs ?
web-level = De quelle force sont les robots ?
web-level-mixed = Variés
web-level-mixed-help = Des robots de tous les caractères.
web-level-own = Chaque robot tel qu’il est choisi à sa place.
web-level-help = { $level }. { $hint }
web-seats = Places
web-seat-player = Qui joue à la place { $number }
web-nickname-seat = Nom de la personne à la place { $number }
web-player-me = Vous
web-player-you = vous
web-player-here = Quelqu’un ici
web-player-friend = Quelqu’un, par le lien
web-player-bot = Robot : { $bot }
web-options = Options du jeu
web-house-rules = Règles de la table
web-allow-odds = Chacun peut consulter ses chances
web-allow-watch = Toute personne qui a le lien peut regarder
web-watch-glass = Les spectateurs voient le sablier : à réserver à des personnes de confiance.
web-clock = Temps par coup
web-clock-seconds = { $seconds ->
    [0] sans limite
   *[other] { $seconds } secondes
}
web-clock-help = Une fois le temps écoulé, un robot joue ce coup à votre place.
web-new-start = Jouer
web-new-invite = Ouvrir la table et inviter

# Invitation
web-at-table = Table
web-invitation-title = Invitation à { $game }
web-invited = On vous invite à jouer à
web-take-seat = Prenez place
web-nickname = Votre nom à la table
web-nickname-default = Explorateur
web-free-seats = Places libres
web-sit = S’asseoir
web-sit-seat = S’asseoir à la place { $number }
web-who-is-there = Autour de la table
web-join-full = La table est complète
web-join-full-watch = Restez sur cette page : dès que la partie commence, vous la verrez en spectateur.
web-join-full-help = Demandez une place à la personne qui vous invite.
web-watch-wait = Vous préférez regarder ? Restez sur cette page sans vous asseoir : la partie s’affichera dès qu’elle commence.
web-promise = Paquet scellé
web-promise-help = Avant que quiconque s’assoie, la maison a fixé le hasard de toute la partie et en publie ici l’empreinte (SHA-256). Chaque appareil y ajoute sa propre part. À la fin, tout est révélé, et votre navigateur vérifie que personne n’a choisi ni changé les cartes.

# Salle d’attente
web-lobby-title = { $game } : on s’installe
web-lobby-open = { $open ->
    [one] Une place est encore libre.
   *[other] { $open } places sont encore libres.
}
web-lobby-full = Tout le monde est là.
web-lobby-host-starts = La personne qui a ouvert la table donnera le départ.
web-start = Commencer la partie
web-start-bots = { $open ->
    [one] Un robot prendra la place libre.
   *[other] Des robots prendront les { $open } places libres.
}
web-you = vous
web-seat-free = Place libre
web-seat-waits = attend quelqu’un
web-seat-bot = robot · { $temper }
web-seat-present = est là
web-seat-away = n’est pas là
web-sit-here = Quelqu’un ici
web-sit-here-seat = Quelqu’un ici s’assoit à la place { $number }
web-stand-up = Se lever
web-stand-up-seat = Se lever de la place { $number }
web-clear-seat = Libérer
web-clear-seat-of = Libérer la place { ELIDE("de", $name) }
web-seat-cleared = La personne qui a ouvert la table a libéré cette place.
web-clock-line = { $seconds } secondes par coup
web-no-odds = Sans calcul des chances
web-no-watch = Sans spectateurs
web-invite = Invitez
web-invite-help = Toute personne qui ouvre ce lien peut s’asseoir, sans compte ni installation.
web-invite-link = Lien d’invitation
web-copy = Copier le lien
web-copied = Lien copié
web-share = Partager…
web-invite-show-qr = Code QR à scanner
web-invite-qr = Code QR du lien d’invitation
web-invite-local = Ce lien ne mène qu’à cet ordinateur. Pour jouer sur plusieurs appareils, lancez Pioche avec --host 0.0.0.0 et ouvrez-le à l’adresse de cet ordinateur.

# Mes parties
web-my-games = Mes parties
web-games-none = Aucune partie sur cet appareil pour l’instant.
web-games-going = En cours
web-games-over = Terminées
web-games-where = Les clés de vos places sont gardées par ce navigateur, et par lui seul.
web-import = Une partie d’ailleurs
web-import-help = Ouvrez l’enregistrement (.pioche) d’une partie terminée, d’un serveur, d’un terminal ou d’un autre appareil : pour la revoir, l’analyser, la vérifier.
web-import-choose = Ouvrir un enregistrement…
web-import-reading = Lecture de l’enregistrement…
web-game-gathering = on s’installe
web-game-your-turn = À vous de jouer
web-game-gone = Cette table n’existe plus.
web-go-on = Reprendre
web-result = Résultat
web-result-of = Résultat { ELIDE("de", $game) }
web-replay = Revoir
web-replay-of = Revoir { $game }
web-forget = Oublier
web-forget-game = Oublier cette partie { ELIDE("de", $game) }

# Règles
web-rules = Règles
web-rules-of = Règles { ELIDE("de", $game) }
web-strategy = Stratégie
web-strategy-of = Stratégie { ELIDE("de", $game) }
web-strategy-pitch = Comment jouent les champions
web-rulings-help = Là où un livret laisse un doute, voici comment nous le lisons.

# Réglages
web-settings = Réglages
web-language = Langue
web-language-fr = Français
web-language-en = English
web-theme = Lumière
web-theme-system = comme l’appareil
web-theme-light = jour
web-theme-dark = lanterne
web-motion = Mouvement
web-motion-system = comme l’appareil
web-motion-full = animé
web-motion-reduced = calme
web-forget-all = Tout oublier
web-forget-all-help = Ce navigateur garde votre nom, vos réglages et les clés de vos places. Sans ces clés, vos parties en cours ne sont plus à vous.
web-forget-all-do = Tout oublier sur cet appareil
web-forget-all-sure = Oublier votre nom, vos réglages et toutes vos places ?
web-forgotten = C’est oublié.

# Équité : pourquoi un enregistrement ne prouve rien
web-fair-no-record = Ceci n’est pas un enregistrement de Pioche.
web-fair-no-seeds = Les graines du hasard ne sont pas encore révélées : rien ne peut être prouvé.
web-fair-house-seed = La graine de la maison n’est pas celle qu’elle avait promise.
web-fair-house-changed = La promesse de la maison n’est plus celle d’avant la partie.
web-fair-count = Il n’y a pas autant de graines que de promesses.
web-fair-seat-seed = La graine de la place { $number } n’est pas celle qui était promise.
web-fair-own-seed = La graine de la place { $number } n’est pas celle de cet appareil.
web-fair-own-late = La graine de la place { $number }, apportée par cet appareil, n’a pas été montrée à temps : elle n’a pas compté dans les tirages.
web-fair-outcome = Ligne { $line } : ce tirage ne vient pas des graines promises.
web-fair-undo = Ligne { $line } : il n’y a pas autant de coups à annuler.
