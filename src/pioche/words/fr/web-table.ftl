# La table dans le navigateur

web-table-title = Table
web-table-home = Accueil
web-table-rules = Règles
web-table-menu = Menu
web-table-close = Fermer
web-table-again = Réessayer
web-table-loading = On prépare la table…
web-table-revealing = On mélange…
web-table-lost = La connexion est coupée. Elle revient d’elle-même ; rien n’est perdu entre-temps.
web-table-board = Plateau
web-table-watching = Vous regardez la partie. { $question }
web-table-described = La table en phrases
web-table-action = Ce que vous pouvez faire
web-table-side = Journal, chances et discussion
web-table-moves = Coups
web-table-choose = Choisir un coup ({ $count })…
web-table-typed = Coup numéro { $typed }… Entrée le choisit, Échap l’oublie.

# Les places
web-table-seats = Joueurs
web-table-away = absent
web-table-thinking = doit jouer
web-table-played-by = absent : un robot joue
web-table-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
web-table-bot-plays = Un robot joue pour vous.
web-table-back = Reprendre ma place
web-table-clock = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}

# Les panneaux
web-table-log = Journal
web-table-log-empty = Il ne s’est encore rien passé.
web-table-odds = Chances
web-table-odds-chances = Probabilités
web-table-odds-counts = Compte des cartes
web-table-odds-none = Rien à calculer pour l’instant.
web-table-odds-forbidden = Cette table se joue sans les chances.
web-table-chat = Discussion
web-table-chat-empty = Personne n’a encore rien dit.
web-table-chat-watch = Seuls les joueurs peuvent écrire ici.
web-table-chat-say = Dire quelque chose
web-table-chat-send = Envoyer
web-table-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}

# Annuler un coup
web-table-undo = Annuler
web-table-undo-ask = Demander à annuler
web-table-undo-move = { $undo } : { $move }
web-table-undo-done = Coup annulé : { $move }.
web-table-undo-question = { $name } voudrait annuler un coup. D’accord ?
web-table-undo-waits = { $name } voudrait annuler un coup ; réponse attendue { ELIDE("de", $missing) }.
web-table-undo-waits-you = Vous demandez à annuler votre coup ; réponse attendue { ELIDE("de", $missing) }.
web-table-agree = D’accord
web-table-disagree = Plutôt non

# Le rideau
web-table-curtain-alone = { $name }, personne d’autre ne doit voir l’écran maintenant.
web-table-curtain-ready = Je suis { $name } : montrez-moi la table
web-table-curtain-look = Montrer la table { ELIDE("de", $name) }
web-table-curtain-undo = { $name } : annuler mon choix

# Quitter
web-table-copy-link = Copier le lien de la table
web-table-link-copied = Le lien est copié : envoyez-le à qui veut regarder.
web-table-link = Le lien de cette table : { $link }
web-table-home-hint = Revenir à l’accueil garde votre place : la table reste dans « Mes parties ».
web-table-leave = Quitter la table
web-table-leave-question = Quitter la table ?
web-table-leave-means = Un robot joue aussitôt à votre place. Vous pourrez la reprendre tant que la partie dure.
web-table-stay = Rester

# La fin
web-table-end-board = Voir le plateau
web-table-end-details = Détails
web-table-ranking = Classement final
web-table-winner = gagne
web-table-rematch = Rejouer
web-table-rematch-join = Rejoindre la partie suivante
web-table-record = Télécharger l’enregistrement
web-table-seal-checking = Votre navigateur vérifie que la partie était honnête…
web-table-seal-failed = L’enregistrement n’a pas pu être obtenu.
web-table-seal-whole = Sceau d’honnêteté : intact
web-table-seal-broken = Sceau d’honnêteté : brisé
web-table-seal-proved = Votre navigateur a vérifié { $dice ->
    [0] chaque mélange ({ $shuffles })
   *[other] { $shuffles ->
        [0] chaque dé ({ $dice })
       *[other] chaque mélange ({ $shuffles }) et chaque dé ({ $dice })
    }
} : tout vient des graines promises avant la partie{ $seeds ->
    [0] .
    [one] , dont une apportée par un joueur.
   *[other] , dont { $seeds } apportées par des joueurs.
}
web-table-seal-stranger = Vous n’avez pas joué cette partie : une partie inventée avec d’autres graines passerait aussi. Ceux qui ont joué la comparent à l’empreinte que leur propre navigateur a gardée.
web-table-seal-command = Vérifier l’enregistrement soi-même
web-table-copy-command = Copier la commande
web-table-seal-how = Comment ça marche ?
web-table-seal-step-promise = Avant que quiconque ne s’assoie, la maison a publié l’empreinte (SHA-256) de sa graine secrète. Dès lors, elle ne pouvait plus en changer.
web-table-seal-step-seats = Votre navigateur a fait de même avec une graine à lui, et ne l’a montrée qu’une fois toutes les promesses faites.
web-table-seal-step-master = Toutes les graines ensemble donnent chaque mélange et chaque dé de la partie : personne ne pouvait les choisir seul.
web-table-seal-step-check = La partie finie, toutes les graines sont montrées. Votre navigateur les a comparées aux promesses et a redistribué toute la partie.
web-table-seal-limits = Cela prouve que personne n’a choisi ni changé les cartes. Cela ne prouve pas que celui qui tient le serveur ne les a pas regardées.

# Revoir une partie
web-table-replay = Revoir la partie
web-table-replay-of = Revoir · { $game }
web-table-to-table = Retour à la table
web-table-step = Étape { $step } sur { $steps }
web-table-step-slider = Étape de la partie
web-table-step-first = Au début
web-table-step-back = Une étape en arrière
web-table-step-play = Lecture
web-table-step-pause = Pause
web-table-step-next = Une étape en avant
web-table-step-last = À la fin
web-table-step-keys = Touches : ← et → pour une étape, Début et Fin pour le début et la fin, Espace pour lancer ou mettre en pause.

# Touches
web-table-help = Aide
web-table-help-cards = { $device ->
    [mouse] Cliquez sur une carte, ou laissez la souris dessus, pour savoir ce qu’elle fait.
   *[touch] Appuyez sur une carte, ou maintenez-la, pour savoir ce qu’elle fait.
}
web-table-keys = Raccourcis clavier
web-table-key-number = Choisir le coup de ce numéro ; s’il y en a plus de neuf, taper le numéro puis Entrée.
web-table-key-enter = Finir un numéro, jouer le seul coup possible ou passer l’appareil.
web-table-key-arrows = Aller d’un coup ou d’une carte à l’autre.
web-table-key-tab = Aller à la partie suivante de la table.
web-table-key-undo = Annuler votre dernier coup.
web-table-key-moves = Aller aux coups.
web-table-key-board = Aller au plateau.
web-table-key-log = Aller au journal.
web-table-key-odds = Aller aux chances.
web-table-key-chat = Aller à la discussion.
web-table-key-rules = Lire les règles.
web-table-key-card = Expliquer la carte choisie (aussi Maj+F1, toucher une carte qui n’est pas un coup, un appui long, ou la souris posée dessus).
web-table-key-help = Montrer cette aide.
web-table-key-escape = Fermer, ou oublier le numéro tapé.
web-table-key-hint = Les raccourcis ne font rien pendant que vous écrivez dans un champ.
web-table-key-switch = Utiliser les lettres et les chiffres comme raccourcis à la table
