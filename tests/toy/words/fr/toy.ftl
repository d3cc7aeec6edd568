toy-name = Petit Filon
toy-pitch = Creusez, ou gardez ce que vous tenez : le rocher prend tout.
toy-rules = Chacun joue un tour. On creuse carte après carte ; un rocher fait perdre ce que l’on tient, s’arrêter le met de côté. Qui a le plus de points gagne.

toy-move-dig = Creuser
toy-move-stop = S’arrêter

toy-face-gold = or
toy-face-ruby = rubis
toy-face-rock = rocher

toy-event-turn = À { $seat } de creuser.
toy-event-digs = { $seat } déterre : { $face }.
toy-event-bust = { $seat } perd tout sous le rocher.
toy-event-keeps = { $seat } garde { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
toy-event-over = Le filon est épuisé.

toy-ask-dig = Creuser encore, ou s’arrêter ?
toy-ask-over = La partie est finie.
toy-refusal-turn = Ce n’est pas à { $seat } de creuser.
toy-ruling-t1 = On creuse à son tour.

toy-field-dug = Cartes déterrées
toy-field-pile = Cartes du filon
toy-field-unseen = Cartes cachées
toy-field-rock_chance = Rocher à la prochaine carte
