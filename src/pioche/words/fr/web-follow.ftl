# Suivre les autres : le rythme des robots, ce qui s’est passé depuis son dernier choix
web-pace = Rythme des robots
web-pace-slow = lent
web-pace-normal = normal
web-pace-fast = rapide
web-pace-step = coup par coup
web-pace-settings-help = Pour les tables que vous créez. Coup par coup, les robots attendent que vous touchiez « Suite ».
web-pace-table-help = Coup par coup, les robots attendent que quelqu’un touche « Suite ». Contre le sablier, ils gardent leur propre rythme.
web-pace-host-help = Pour toute la table, dès maintenant. Coup par coup, les robots attendent que quelqu’un touche « Suite ».
web-hurry = Aller à mon tour
web-step = Suite
web-since = Depuis votre tour
web-since-count = { $count ->
    [one] { $count } événement depuis votre tour
   *[other] { $count } événements depuis votre tour
}
web-since-watching = Depuis votre arrivée
web-since-watching-count = { $count ->
    [one] { $count } événement depuis votre arrivée
   *[other] { $count } événements depuis votre arrivée
}
web-table-key-since = ce qui s’est passé depuis votre dernier choix
web-table-key-step = laisser jouer les robots, coup par coup
web-board-diamant-nobody-leaves = Tout le monde continue !
web-board-diamant-others-go-on = Ils continuent tous !
