# Digger

digger-name = Digger
digger-pitch = Trente secondes dans la forêt : lancez les dés, prenez ce qui est unique, rangez-le avant la nuit. Le sablier, vous ne le voyez pas.

digger-option-pace = Rythme
digger-option-pace-help = Durée du sablier, ou un nombre de lancers pour jouer sans horloge.
digger-option-pace-30 = 30 secondes
digger-option-pace-60 = 1 minute
digger-option-pace-120 = 2 minutes
digger-option-pace-300 = 5 minutes
digger-option-pace-untimed = sans horloge
digger-option-throws = Lancers
digger-option-throws-help = Sans horloge : combien de lancers a un tour.
digger-option-crates = Caisses
digger-option-crates-help = Blanches : les mêmes valeurs pour tout le monde. Noires : cinq caisses différentes, chacune d’un total de 15, distribuées au hasard.
digger-option-crates-white = blanches
digger-option-crates-black = noires
digger-option-sand = Sable
digger-option-sand-help = Exact : chaque sablier dure son temps. Irrégulier : jusqu’à un dixième de plus ou de moins, au hasard ; compter dans sa tête ne suffit plus.
digger-option-sand-exact = exact
digger-option-sand-uneven = irrégulier
digger-option-dexterity = Adresse des robots
digger-option-dexterity-help = Les mains des robots. Sûre : un lancer en 2 secondes, un vol sur vingt échoue. Normale : 2,5 secondes, un sur dix. Maladroite : 3,2 secondes, un sur cinq.
digger-option-dexterity-steady = sûre
digger-option-dexterity-normal = normale
digger-option-dexterity-clumsy = maladroite
digger-option-allowance = Tolérance du réseau
digger-option-allowance-help = Le retard maximal que l’on pardonne à une connexion lente, en millisecondes.
digger-option-sheet = Valeurs des caisses
digger-option-sheet-help = Ce que paient les caisses de votre boîte, si elles paient autre chose.
digger-sheet-black = Caisse noire { $number }

digger-move-throw = Lancer les dés
digger-move-take = Prendre : { $first }
digger-move-store = Ranger : { $first }
digger-move-steal = Voler chez { $second } : { $first }
digger-move-store-all = Tout ranger
digger-move-stop = Stop !
digger-move-night = La nuit tombe
digger-move-lift = Vol réussi chez { $second } : { $first }
digger-move-touch = Vol manqué chez { $second } : { $first }

digger-key-throw = t
digger-key-stop = x
digger-key-store-all = a
digger-key-take-water = e
digger-key-take-gold = o
digger-key-take-ruby = r
digger-key-take-emerald = m
digger-key-take-diamond = d
digger-key-store-water = s
digger-key-store-gold = s
digger-key-store-ruby = s
digger-key-store-emerald = s
digger-key-store-diamond = s

digger-ask-ready = { $pace ->
    [untimed] À vous de creuser : lancez les dés.
   *[other] À vous de creuser : lancez les dés, et le temps commence à courir.
}
digger-ask-dig = { $pace ->
    [untimed] { $case ->
        [take-throw] Prenez ou relancez.
        [steal-throw] Prenez, volez ou relancez.
        [steal-throw-store] Prenez, volez, relancez ou rangez.
        [steal-store] C’était le dernier lancer : prenez, volez ou rangez.
        [steal] C’était le dernier lancer : prenez, volez, ou arrêtez-vous.
        [throw-store] Rien à prendre : relancez ou rangez.
        [throw] Rien à prendre : relancez, ou arrêtez-vous.
        [take-store] C’était le dernier lancer : prenez ou rangez.
        [take] C’était le dernier lancer : prenez, ou arrêtez-vous.
        [store] C’était le dernier lancer : rangez ce que vous avez.
       *[other] Prenez, relancez ou rangez.
    }
   *[other] { $case ->
        [take-throw] Vite ! Prenez ou relancez.
        [steal-throw] Vite ! Prenez, volez ou relancez.
        [steal-throw-store] Vite ! Prenez, volez, relancez ou rangez tant qu’il fait jour.
        [throw-store] Rien à prendre. Relancez, ou rangez tant qu’il fait jour !
        [throw] Rien à prendre. Vite, relancez !
       *[other] Vite ! Prenez, relancez ou rangez tant qu’il fait jour.
    }
}
digger-ask-store = Rangez le reste !
digger-ask-over = La partie est finie.

digger-face-water = eau
digger-face-gold = or
digger-face-ruby = rubis
digger-face-emerald = émeraude
digger-face-diamond = diamant
digger-face-black = voleur
digger-face-die = dé
digger-face-crate = caisse
digger-face-glass = sablier

# Ce que fait chaque carte
digger-card-water = Quand il n’y a plus d’eau au centre à la fin d’un tour, la partie est finie. Rangée, l’eau va dans la boîte et ne vaut rien.
digger-card-gold = Un jeton se prend au centre quand un seul dé montre sa couleur. Rangé dans votre caisse avant la nuit, il compte ses points ; une caisse noire paie autrement.
digger-card-ruby = Un jeton se prend au centre quand un seul dé montre sa couleur. Rangé dans votre caisse avant la nuit, il compte ses points ; une caisse noire paie autrement.
digger-card-emerald = Un jeton se prend au centre quand un seul dé montre sa couleur. Rangé dans votre caisse avant la nuit, il compte ses points ; une caisse noire paie autrement.
digger-card-diamond = Un jeton se prend au centre quand un seul dé montre sa couleur. Rangé dans votre caisse avant la nuit, il compte ses points ; une caisse noire paie autrement.
digger-card-black = La face noire des dés. Si un seul dé montre le voleur, chaque pierre montrée par un seul dé peut être volée dans la caisse de quelqu’un d’autre plutôt que prise au centre.
digger-card-die = On lance toujours les cinq dés, aussi souvent que l’on veut ; une couleur montrée par un seul dé donne un jeton.
digger-card-crate = On y range ses pierres une à une : côté blanc, les mêmes valeurs pour tout le monde ; côté noir, cinq caisses différentes d’un total de 15.
digger-card-glass = Le premier lancer le retourne. Quand il est vide, la nuit tombe : ce qui n’est pas rangé retourne au centre.

digger-event-crate = { $you ->
    [seat] Vous avez
   *[none] { $seat } a
} une caisse noire : or { $gold }, rubis { $ruby }, émeraude { $emerald }, diamant { $diamond }.
digger-event-turn = { $you ->
    [seat] Vous prenez les dés
   *[none] { $seat } prend les dés
}{ $timed ->
    [0] .
   *[other] {" "}; { $you ->
        [other] vous êtes maître du temps.
       *[none] { $other } est maître du temps.
    }
}
digger-event-glass = Le sablier est retourné : il coule de { $began } à { $ends } ms.
digger-event-throws = { $you ->
    [seat] Vous lancez
   *[none] { $seat } lance
} : { LIST("et",
    { $water ->
        [0] {""}
        [1] une goutte d’eau
        [2] deux gouttes d’eau
        [3] trois gouttes d’eau
        [4] quatre gouttes d’eau
       *[other] cinq gouttes d’eau
    },
    { $gold ->
        [0] {""}
        [1] un lingot d’or
        [2] deux lingots d’or
        [3] trois lingots d’or
        [4] quatre lingots d’or
       *[other] cinq lingots d’or
    },
    { $ruby ->
        [0] {""}
        [1] un rubis
        [2] deux rubis
        [3] trois rubis
        [4] quatre rubis
       *[other] cinq rubis
    },
    { $emerald ->
        [0] {""}
        [1] une émeraude
        [2] deux émeraudes
        [3] trois émeraudes
        [4] quatre émeraudes
       *[other] cinq émeraudes
    },
    { $diamond ->
        [0] {""}
        [1] un diamant
        [2] deux diamants
        [3] trois diamants
        [4] quatre diamants
       *[other] cinq diamants
    },
    { $black ->
        [0] {""}
        [1] un voleur
        [2] deux voleurs
        [3] trois voleurs
        [4] quatre voleurs
       *[other] cinq voleurs
    }
) }.
digger-event-takes = { $you ->
    [seat] Vous prenez
   *[none] { $seat } prend
} { $face ->
    [eau] de l’eau
    [or] de l’or
    [rubis] un rubis
    [diamant] un diamant
   *[other] une émeraude
} au centre.
digger-event-steals = { $you ->
    [seat] Vous volez
    [other] { $seat } vous vole
   *[none] { $seat } vole
} { $face ->
    [eau] de l’eau
    [or] de l’or
    [rubis] un rubis
    [diamant] un diamant
   *[other] une émeraude
}{ $you ->
    [other] {""}
   *[none] {" "}chez { $other }
}.
digger-event-touches = { $you ->
    [seat] Vous voulez voler chez { $other } ({ $face }) et touchez
    [other] { $seat } veut voler chez vous ({ $face }) et touche
   *[none] { $seat } veut voler chez { $other } ({ $face }) et touche
} une pile voisine : le tour est perdu !
digger-event-stores = { $you ->
    [seat] Vous rangez
   *[none] { $seat } range
} { $face ->
    [eau] de l’eau
    [or] de l’or
    [rubis] un rubis
    [diamant] un diamant
   *[other] une émeraude
}.
digger-event-returns = { $face ->
    [eau] { $count ->
        [1] 1 goutte d’eau retourne
       *[other] { $count } gouttes d’eau retournent
    }
    [or] { $count ->
        [1] 1 lingot d’or retourne
       *[other] { $count } lingots d’or retournent
    }
    [rubis] { $count ->
        [1] 1 rubis retourne
       *[other] { $count } rubis retournent
    }
    [diamant] { $count ->
        [1] 1 diamant retourne
       *[other] { $count } diamants retournent
    }
   *[other] { $count ->
        [1] 1 émeraude retourne
       *[other] { $count } émeraudes retournent
    }
} au centre.
digger-event-stops = { $you ->
    [seat] Vous criez
   *[none] { $seat } crie
} STOP !
digger-event-night = La nuit tombe { $you ->
    [seat] sur vous
   *[none] sur { $seat }
}.
digger-event-asks = { $you ->
    [seat] À vous
   *[none] À { $seat }
} ({ $stage }, { $elapsed } ms).
digger-event-final = { $you ->
    [seat] Vous
   *[none] { $seat }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
digger-event-over = La rivière est à sec : la partie est finie.

digger-refusal-over = La partie est finie : la rivière est à sec.
digger-refusal-night = La nuit tombe d’elle-même, quand le sablier est vide.
digger-refusal-turn = C’est à { $seat } de creuser.
digger-refusal-judged = Un vol se juge au geste : personne ne décide pour soi-même s’il est réussi.
digger-refusal-first = Un tour commence par un lancer.
digger-refusal-unstored = Rangez d’abord ce qui est à côté de votre caisse.
digger-refusal-not-beside = Aucun jeton de cette couleur n’attend à côté de votre caisse.
digger-refusal-storing = Vous rangez déjà : plus de lancers, plus de prises.
digger-refusal-throws = Tous les lancers de ce tour sont faits.
digger-refusal-all = Tout ranger d’un coup : sans horloge seulement, et quand plusieurs jetons attendent.
digger-refusal-gone = Il n’y en a plus au centre.
digger-refusal-unique = Il faut un seul dé de cette couleur, et un jeton par lancer.
digger-refusal-black = On ne vole que si un seul dé montre le voleur.
digger-refusal-crate = Il n’y a rien à voler là : on ne vole que dans les caisses des autres.

digger-evidence-move = Seul un vol se fait par un geste.
digger-evidence-missing = Un vol est affaire de main : il se joue avec son geste.
digger-evidence-form = Un geste est un tracé ou un balayage, rien d’autre.
digger-evidence-points = Un tracé a de { $least } à { $most } points.
digger-evidence-point = Un point est un temps et deux coordonnées, des nombres entiers à l’intérieur de la caisse.
digger-evidence-start = Le geste ne part pas de la pile.
digger-evidence-end = Le geste ne finit pas de votre côté.
digger-evidence-zero = Les temps d’un tracé partent de 0, pas de { $first }.
digger-evidence-order = Les temps d’un geste vont en croissant : aucun n’est le même que celui d’avant.
digger-evidence-short = Le geste n’a duré que { $lasted } ms : il en faut au moins { $least }.
digger-evidence-jump = Le tracé saute : plus de { $most } ms entre deux points.
digger-evidence-speed = Aucune main ne va si vite.
digger-evidence-times = Un balayage est fait de deux temps en millisecondes, le départ et l’arrêt.
digger-evidence-slow = Aucun vol ne dure plus de { $most } s.
digger-evidence-long = Le geste aurait duré { $lasted } ms : plus que le temps passé depuis le coup d’avant.

digger-ruling-p1 = L’eau ne va dans la boîte qu’au rangement : la nuit rend celle qui n’y est pas.
digger-ruling-p2 = Voler est un choix : ce qu’il reste au centre peut y être pris.
digger-ruling-p4 = Une couleur épuisée au centre ne peut plus qu’être volée.
digger-ruling-p6 = Un seul voleur ouvre les caisses ; deux voleurs, ou aucune autre couleur unique : pas de vol.
digger-ruling-p7 = On ne vole que dans les caisses des autres.
digger-ruling-p9 = Ranger met fin aux lancers, et on range tout avant de s’arrêter ; ce qui est rangé ou volé ne s’annule pas sans l’accord des autres.
digger-ruling-p12 = Tout est rangé : STOP est automatique, rien n’est perdu.
digger-ruling-p14 = La fin se vérifie après le tour, quand l’eau rendue est de retour au centre.
digger-ruling-p15 = Tout le monde n’a pas forcément joué autant de tours.
digger-ruling-p20 = L’eau dans la boîte est hors du jeu.
digger-ruling-p21 = La nuit tombe quand le sablier est vide, ni avant ni après ; un geste arrivé ensuite est refusé.
digger-ruling-p22 = Un tour commence par un lancer, et seule la personne qui creuse agit.
digger-ruling-p23 = Après une pile touchée, la pierre visée reste dans sa caisse, et les piles sont remises en place.
digger-ruling-p24 = Un vol est jugé sur le geste, par des règles que tout le monde peut refaire ; un geste impossible est refusé.
digger-ruling-p25 = Sans horloge, un tour a un nombre de lancers fixé, il n’y a pas de nuit, et tout se range d’un coup si l’on veut.
digger-ruling-p26 = Une couleur donne un jeton par lancer, si un seul dé la montre.
digger-ruling-p27 = Les mains de qui quitte la table ne vont pas plus vite que les autres : en plein tour, rien n’est plus pris, et ce qui ne peut plus être rangé à temps retourne au centre.
digger-ruling-p28 = Aucune main n’est plus rapide que 1 s pour un lancer, 0,7 s pour un vol, 0,4 s pour prendre ou ranger un jeton : un geste plus pressé compte pour ce temps.
digger-ruling-p29 = Qui commence est tiré au sort, ou choisi par la table ; le livret fait commencer le plus jeune.
digger-ruling-p30 = À égalité, la victoire est partagée ; le livret n’en dit rien.

digger-board-turn = { $you ->
    [digger] Vous creusez · maître du temps : { $master }
    [master] { $digger } creuse · vous êtes maître du temps
   *[none] { $digger } creuse · maître du temps : { $master }
}
digger-board-turn-untimed = { $you ->
    [digger] Vous creusez
   *[none] { $digger } creuse
}
digger-board-dice = Dés
digger-board-dice-none = Les dés ne sont pas encore lancés.
digger-board-glass = Sablier : encore { $seconds } s
digger-board-throws = { $throws ->
    [0] Plus de lancer
    [one] Encore { $throws } lancer
   *[other] Encore { $throws } lancers
}
digger-board-theft = Un seul voleur : on peut voler
digger-board-centre = Au centre :
digger-board-beside = À ranger :
digger-board-tokens = Jetons
digger-board-crates = Caisses (jetons × valeur)
digger-board-box = Eau dans la boîte : { $water }
digger-board-player = Joueur
digger-board-points = Points
digger-board-token = { $face } { $count }
digger-board-nothing = rien
digger-board-dice-line = Dés : { $dice }.
digger-board-free-line = À prendre : { $tokens }.
digger-board-centre-line = Au centre : { $tokens }.
digger-board-beside-line = À ranger : { $tokens }.
digger-board-player-line = { $player } : { $crate } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
digger-board-worth-all = Toutes les caisses paient { $worth }.
digger-board-worth-one = { $you ->
    [player] Votre caisse paie { $worth }.
   *[none] { $player } : cette caisse paie { $worth }.
}
digger-board-signs = Signes : ◊ eau, $ or, ♦ rubis, ▲ émeraude, ◆ diamant, ● voleur, ✓ à prendre, ▼ creuse, ► votre place.

digger-odds-centre = Au centre : { $tokens }
digger-odds-throw = Un lancer donne en moyenne { $tokens } jetons, dont { $gems } pierres
digger-odds-points = soit { $points } points dans votre caisse
digger-odds-unique = Une couleur donnée est unique : { $percent } %
digger-odds-theft = Un vol est possible : { $percent } %
digger-odds-nothing = Rien à prendre au centre : { $percent } %

digger-gesture-title = Voler { $face ->
    [or] de l’or
    [rubis] un rubis
    [diamant] un diamant
   *[other] une émeraude
} chez { $name }
digger-gesture-how = Le repère balaie le passage entre les piles. Arrêtez-le dans la zone libre : espace, ou un clic.
digger-gesture-typed = Voler au jugé : Entrée lance le repère, Entrée l’arrête. Il est dans le passage libre { $windows } après le départ, puis toutes les { $period } s.
digger-gesture-window = de { $from } à { $until } s
