# Les tables que l’on ne peut plus que regarder

server-closed = Cette table est fermée : on ne peut plus rien y faire.
server-older-rules = Cette partie a été jouée avec la version { $found } des règles { ELIDE("de", $game) } ; ce serveur joue la { $known } et ne peut plus la montrer pas à pas. Son résultat et son enregistrement sont gardés.

closed-title = Cette table est fermée
closed-title-over = Cette partie est terminée
closed-rules = Les règles { ELIDE("de", $game) } ont changé depuis que cette table a été ouverte (elle a la version { $version }) : la partie ne peut pas continuer. Vous trouverez ci-dessous toutes ses graines, et vous pouvez enregistrer tout ce qui a été joué.
closed-abandoned = Personne n’avait joué ici depuis longtemps. Vous trouverez ci-dessous toutes les graines de la table, et vous pouvez enregistrer tout ce qui a été joué.
closed-owner = La personne qui s’occupe de ce serveur a fermé la table. Vous trouverez ci-dessous toutes ses graines, et vous pouvez enregistrer tout ce qui a été joué.
closed-lost = La base de données du serveur a perdu des coups que vous aviez déjà vus : la partie ne peut pas continuer loyalement. Vous trouverez ci-dessous toutes les graines de la table, et vous pouvez enregistrer ce qui reste de la partie.
closed-over = Elle a été jouée avec d’anciennes règles { ELIDE("de", $game) } (version { $version }) : on ne peut plus la revoir ici. Son résultat et son enregistrement sont gardés.
closed-points = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
closed-save = Enregistrer ce qui a été joué
closed-new = Nouvelle table
closed-state = Fermée avant la fin.
closed-checked = Vérifié par ce navigateur
closed-seeds = Graines
closed-seeds-help = Tout le hasard de la partie venait d’elles. Le SHA-256 de la graine de la maison est la promesse montrée avant que quiconque ne s’assoie.
closed-promise = Promesse de la maison
closed-house-seed = Graine de la maison
closed-seed-of = Graine { ELIDE("de", $name) }
