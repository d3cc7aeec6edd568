# Le terminal

terminal-title = Pioche
terminal-tagline = La maison des jeux de fouille
terminal-no-textual = L’affichage plein écran n’est pas installé : ajoutez l’extra « terminal » (pip install "pioche[terminal]"), ou jouez avec --plain.

terminal-name-default = Joueur { $number }
terminal-list-and = { $first } et { $last }
terminal-list-or = { $first } ou { $last }
terminal-nobody = personne
terminal-yes = oui
terminal-no = non
terminal-nothing = rien
terminal-face-down = carte cachée

terminal-field = { $name } : { $value }
terminal-number = { $value }
terminal-percent = { $name } : { $percent } %

# Ce qui est demandé
terminal-ask = À vous de jouer.
terminal-asked = { $name }, à vous. { $question }
terminal-waiting = On attend { $names }.
terminal-over = La partie est finie.
terminal-choice = { $number } ({ $letter }) { $label }
terminal-choice-number = { $number } { $label }
terminal-prompt = Votre choix (« aide » pour les commandes) :{" "}
terminal-type-here = Tapez un coup ou une commande, puis Entrée

terminal-move-number = Il n’y a pas de coup numéro { $number } : { $count ->
    [0] il n’y a rien à choisir maintenant.
    [one] seul le numéro 1 est possible.
   *[other] choisissez de 1 à { $count }.
}
terminal-not-understood = « { $text } » n’est ni un coup ni une commande ; choisissez { $moves }, ou tapez « aide ».
terminal-not-understood-now = « { $text } » n’est pas une commande, et aucun coup n’est à choisir ; tapez « aide ».

# Commandes et touches
terminal-command-help = aide
terminal-command-rules = règles
terminal-command-odds = chances
terminal-command-log = journal
terminal-command-undo = annuler
terminal-command-save = enregistrer
terminal-command-quit = quitter

terminal-help-title = Aide
terminal-help-playing = Comment jouer
terminal-help-box = Dans la boîte
terminal-help-cards = Ce que fait chaque carte
terminal-help-signs = Signes du plateau
terminal-help-rulings = Précisions
terminal-help-strategy = Stratégie
terminal-help-commands = Touches et commandes
terminal-ruling = { $ruling } { $sentence }
terminal-help-moves = Un coup se choisit par son numéro, par sa lettre ou en toutes lettres.
terminal-help-help = « aide » montre cette aide.
terminal-help-rules = « règles » explique comment on joue.
terminal-help-odds = « chances » montre le compte des cartes, puis les probabilités, puis la chance de gagner de chaque coup, puis les masque.
terminal-help-log = « journal » répète tout ce qui s’est passé.
terminal-help-undo = « annuler » annule votre dernier coup ; les autres personnes sont consultées si cela les concerne. Une fois du nouveau révélé, les robots n’acceptent qu’à une table « amicale ». Contre la montre, rien ne s’annule.
terminal-help-save = « enregistrer » garde la partie pour plus tard ; « enregistrer NOM » lui donne un nom.
terminal-help-quit = « quitter » enregistre la partie et s’en va.
terminal-help-keys = Touches : F1 aide, F2 chances, F3 annuler, F4 enregistrer, F10 ou Ctrl+Q quitter. Le deux-points ou Entrée ouvre la ligne de saisie, Échap la ferme. Tab choisit un panneau, les flèches le font défiler. Page suiv. et Page préc. montrent les autres coups d’une longue liste.

terminal-key-help = Aide
terminal-key-odds-off = Chances : non
terminal-key-odds-counts = Chances : cartes
terminal-key-odds-chances = Chances : %
terminal-key-undo = Annuler
terminal-key-save = Enregistrer
terminal-key-type = Écrire
terminal-key-quit = Quitter
terminal-key-back = Retour
terminal-key-start = Commencer
terminal-key-next = Champ suivant
terminal-key-scroll = Faire défiler
terminal-key-choose = Choisir
terminal-key-enter = Entrée
terminal-key-space = Espace
terminal-key-stop = Arrêter le repère
terminal-key-escape = Échap
terminal-key-delete = Suppr
terminal-key-remove = Supprimer

# La boîte
terminal-box-count = Nombre
terminal-box-figure = Chiffre
terminal-box-points = Points : ce qu’un exemplaire peut rapporter ; les règles disent à quelles conditions.
terminal-box-legend-assumed = Supposé : imprimé sur un exemplaire que nous n’avons pas vu.
terminal-box-legend-found = D’après d’autres sources : le livret ne le dit pas.
terminal-box-legend-sheet = D’après la feuille : corrigé par la feuille de cartes de cette partie.
terminal-box-line = { $name } : { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}{ $figure ->
    [none] {""}
   *[other] , { $figure }
}{ $source ->
    [assumed] {" "}(supposé).
    [found] {" "}(d’après d’autres sources).
    [sheet] {" "}(d’après la feuille).
   *[other] .
}

# Panneaux
terminal-log = Journal
terminal-odds-off = Chances : masquées
terminal-odds-counts = Chances : compte des cartes
terminal-odds-chances = Chances : probabilités

# Le rideau
terminal-curtain = Passez l’appareil à { $name }.
terminal-curtain-first = { $name } commence.
terminal-curtain-ready = { $name }, appuyez sur Entrée quand personne d’autre ne regarde l’écran.
terminal-curtain-undo = { $name } peut encore annuler son choix : F3.
terminal-curtain-undo-typed = { $name } peut encore annuler son choix : « annuler ».
terminal-linger = { $name }, voilà ce que donne votre coup. Ensuite, c’est au tour { ELIDE("de", $next) }.
terminal-linger-prompt = Entrée : passer l’appareil à { $next } (« aide » pour les commandes){" "}
terminal-linger-key = Passer l’appareil à { $next }
terminal-curtain-secret = Ce qui précède est secret, et l’écran ne peut pas être effacé ici.

# Annuler un coup
terminal-undo-ask = { $name } demande à annuler son coup. { $others }, d’accord ?
terminal-undo-refused = Le coup n’est pas annulé.
terminal-undo-done = Le coup est annulé.

# Enregistrer
terminal-saved = Partie enregistrée : { $path }
terminal-save-name = « { $name } » ne convient pas comme nom : lettres, chiffres, - et _ seulement, { $longest } signes au plus.
terminal-save-taken = Une autre partie s’appelle déjà « { $name } » : choisissez un autre nom.
terminal-not-saved = La partie n’a pas pu être enregistrée. { $why }
terminal-not-saved-again = Répétez « quitter » pour partir sans l’enregistrer.
terminal-delete-ask = Supprimer pour toujours « { $name } » ?
terminal-saved-game = { $game } · { $names } · { $progress ->
    [none] {""}
   *[other] { $progress } ·{" "}
}{ $when }
terminal-saved-broken = { $file } · inutilisable : { $why }
terminal-saved-none = Aucune partie enregistrée.

# La fin
terminal-end-title = Fin de la partie
terminal-end-winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
} avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
terminal-end-lost = { $names } perd, avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
terminal-end-you-win = Vous gagnez, avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
terminal-end-you-share = Vous partagez la victoire avec { $names } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
terminal-end-you-lose = Vous perdez, avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
terminal-end-line = { $rank }. { $name } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
terminal-solo-record = Parties { ELIDE("de", $name) } en solo : { $games ->
    [one] { $games } jouée
   *[other] { $games } jouées
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
} ; la meilleure : { $best }, en moyenne { $average }.
terminal-end-rank = Rang
terminal-end-points = Points
terminal-end-record = Partie gardée : { $path }
terminal-end-again = Rejouer
terminal-end-menu = Menu
terminal-end-quit = Quitter

# Le menu
terminal-menu-quick = Jouer tout de suite : { $game }, { $players } joueurs, vous et les robots
terminal-menu-new = Nouvelle partie…
terminal-menu-resume = Reprendre une partie…
terminal-menu-language = Switch to English
terminal-menu-quit = Quitter
terminal-menu-ask = Que voulez-vous faire ?

terminal-new-title = Nouvelle partie
terminal-new-game = Jeu
terminal-new-seats = Joueurs
terminal-new-name = Nom
terminal-new-seat = Place { $number }
terminal-new-seat-named = { $name } (place { $number })
terminal-new-options = Options
terminal-resume-title = Reprendre une partie
terminal-resume-ask = Quelle partie ?

# Questions sans écran
terminal-question = { $question } [{ $default }]{" "}
terminal-question-game = Quel jeu ?
terminal-question-seats = Combien de joueurs ?
terminal-question-kind = Qui joue à la place { $number } ?
terminal-question-name = Nom de la place { $number } ?
terminal-question-seat = { $question } : { $name } (place { $number }) ?
terminal-answer-number = « { $text } » ne convient pas : répondez par un nombre de { $lowest } à { $highest }.
terminal-answer-yes = « { $text } » ne convient pas : répondez par oui ou par non.
terminal-bye = À bientôt !

terminal-gesture-go = Entrée pour lancer le repère :
terminal-gesture-stop = Entrée pour l’arrêter :
