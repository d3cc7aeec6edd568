# Refus : une phrase claire, avec la règle ou la ligne

refusal-ruling = { $sentence } (règle { $ruling })
refusal-line = Ligne { $line } : { $sentence }

game-unknown = Le jeu « { $game } » n’existe pas ici ; jeux connus : { $known }.
seats-number = { $game } se joue de { $lowest } à { $highest } joueurs, pas à { $seats }.
seat-unknown = La place { $number } n’existe pas : cette table a { $seats } places.
option-unknown = L’option « { $option } » n’existe pas ; options connues : { $known }.
option-switch = L’option « { $option } » prend oui ou non, pas « { $value } ».
option-choice = L’option « { $option } » prend l’une de ces valeurs : { $choices } ; pas « { $value } ».
option-number = L’option « { $option } » prend un nombre de { $lowest } à { $highest }, pas « { $value } ».
option-seats = L’option « { $option } » demande { $wanted } joueurs, pas { $seats }.
option-some-seats = L’option « { $option } » prend des numéros de places en ordre croissant, comme 1,3 ; pas « { $value } ».
option-bot = L’option « { $option } » nomme la place { $number }, mais un robot y est assis : elle ne concerne que des personnes.
option-seat = L’option « { $option } » nomme la place { $number }, mais la table en a { $seats }.
move-number = Le coup numéro { $move } n’existe pas : ce jeu en a { $count }.
move-text = « { $text } » n’est pas un coup de ce jeu.
move-stale = Cette réponse concerne la question { $question }, alors que la question { $now } est posée.
time-form = Un temps est un nombre entier de millisecondes, pas « { $at } ».
time-backwards = Le temps ne recule pas : { $at } ms vient après { $last } ms.
time-allowance = Une ligne lente se pardonne de 0 à { $most } ms, pas { $allowance }.
move-late = Trop tard : le temps est écoulé.
evidence-none = Ce jeu ne demande pas d’adresse : un coup s’y joue sans geste.
player-name = Un nom a de 1 à { $longest } signes visibles, pas « { $name } ».
player-kind = « { $kind } » n’est pas une sorte de joueur.
seat-absent = { $seat } a quitté la table et doit d’abord y revenir.
seat-present = { $seat } est déjà à la table.
table-closed = Cette partie est enregistrée sans ses graines : on peut la revoir, pas la continuer.
undo-over = La partie est finie : on n’annule plus rien.
undo-nothing = { $seat } n’a aucun coup à annuler.
undo-clock = Ce qui s’est joué contre la montre ne s’annule pas : la main a déjà agi.
undo-consent = { $seat } ne peut annuler ce coup qu’avec l’accord { ELIDE("de", $other) }.
bot-no-budget = À { $game }, « { $bot } » ne fait pas d’essais : il n’en a donc pas de nombre.
bot-unknown = Le robot « { $bot } » n’existe pas pour ce jeu ; robots connus : { $known }.
bots-number = Il faut autant de robots que de places : { $seats }, pas { $bots }.

seed-kind = Une graine est un nombre entier ou des octets, pas « { $seed } ».
seed-promises = Ces graines ne sont pas celles qui étaient promises.
seed-length = Une graine a de { $shortest } à { $longest } octets, pas { $length }.
seed-count = Il faut une graine (ou rien) pour chacune des { $seats } places, pas { $count ->
    [one] { $count } graine
   *[other] { $count } graines
}.
seed-not-promised = La graine { ELIDE("de", $seat) } n’est pas celle qui était promise.

outcome-missing = Il manque un tirage que les règles demandent ici.
outcome-other-kind = Les règles demandent ici un autre tirage (faces attendues : { $sides }, trouvées : { $found } ; 0 pour un mélange).
outcome-other-cards = Ce mélange ne contient pas les cartes que les règles mélangent ici.

file-missing = Le fichier « { $path } » n’existe pas.
file-forbidden = Vous n’avez pas accès au fichier « { $path } ».
file-folder = « { $path } » est un dossier, pas un fichier.
file-too-long = Ce fichier dépasse { $most } Mo : ce n’est pas le bon fichier.
file-system-full = Le fichier « { $path } » est inutilisable : il n’y a plus de place sur le disque.
file-system-read-only = Le fichier « { $path } » est inutilisable : le disque est en lecture seule.
file-system-forbidden = Le fichier « { $path } » est inutilisable : l’accès est refusé.
file-system-device = Le fichier « { $path } » est inutilisable : le périphérique répond mal.
file-system-closed = Le fichier « { $path } » est inutilisable : il est fermé.
file-system-name = Le fichier « { $path } » est inutilisable : le nom est trop long.
file-system-other = Le fichier « { $path } » est inutilisable : le système ne dit pas mieux pourquoi.
file-encoding = ce fichier n’est pas du texte UTF-8.
record-empty = L’enregistrement est vide.
record-unfinished = La partie de cet enregistrement n’est pas terminée. Ici s’ouvrent les parties terminées ; « pioche play --resume » reprend une partie sauvée dans le terminal.
record-json = ce n’est pas un objet JSON lisible.
record-format = format d’enregistrement { $found } inconnu ; cette version lit les formats jusqu’à { $known }.
record-version = version { $found } des règles { ELIDE("de", $game) } inconnue ; cette version connaît la { $known }.
record-version-old = cette partie a été jouée avec la version { $found } des règles { ELIDE("de", $game) } ; cette version de Pioche joue la { $known } et ne peut pas la rejouer. Rien n’est perdu : le fichier reste tel quel, et la version de Pioche qui l’a écrit l’ouvre toujours.
record-faces = la liste des cartes n’est pas celle { ELIDE("de", $game) }.
record-promise-form = les engagements doivent être des SHA-256, un pour la maison et un (ou null) par place.
record-promise = les graines dévoilées ne sont pas celles qui étaient promises.
record-hex = « { $text } » n’est pas une graine en hexadécimal.
record-key-unknown = la clé « { $name } » n’a rien à faire ici.
record-key-missing = la clé « { $name } » manque.
record-key-twice = la clé « { $name } » apparaît deux fois.
record-type-line = une ligne doit être un objet JSON.
record-type-number = « { $name } » doit être un nombre entier, pas { $value }.
record-type-text = « { $name } » doit être un texte, pas { $value }.
record-type-flag = « { $name } » doit être true ou false, pas { $value }.
record-type-object = « { $name } » doit être un objet, pas { $value }.
record-type-list = « { $name } » doit être une liste, pas { $value }.
record-range = « { $name } » est hors limites : { $value }.
record-undo = on annulerait ici { $known ->
    [one] { $known } coup
   *[other] { $known } coups
}, pas { $found }.
record-present = { $seat } ne peut pas partir ou revenir ici.
record-stand-in = le coup joué pour { $seat }, qui est parti, n’est pas celui que les règles prévoient.
record-outcome = ce tirage n’est pas celui que donnent les graines.
record-outcome-extra = les règles ne demandent pas ce tirage.
record-after-result = rien ne peut suivre le résultat.
record-early-result = un résultat est donné, mais la partie n’est pas finie.
record-no-seeds = la partie est finie, mais ses graines manquent.
record-spelling = cette ligne ne s’écrit pas ainsi (valeur manquante, ou dans une autre forme).
record-no-result = la partie est finie, mais son résultat manque.
record-result = ce résultat n’est pas celui de la partie ; points obtenus : { $scores }.

sheet-none = { $game } se joue sans feuille de cartes : tous ses nombres sont connus.
sheet-form = L’option « { $option } » s’écrit comme « muck.points=2 », nombre par nombre ; pas « { $value } ».
sheet-toml = ce n’est pas du TOML lisible.
sheet-key = « { $name } » n’est pas un nombre que la feuille peut changer.
sheet-type = « { $name } » doit être un nombre entier, pas « { $value } ».
sheet-range = « { $name } » va de { $lowest } à { $highest }, pas { $value }.
sheet-total-exact = la somme de { $title } doit être { $lowest }, pas { $found }.
sheet-total = la somme de { $title } doit aller de { $lowest } à { $highest }, pas { $found }.
