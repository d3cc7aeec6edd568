# La chaîne des empreintes d’une partie, et les promesses non tenues

record-no-chain = les empreintes de la partie (« chain ») manquent à la fin.
record-after-chain = rien ne peut suivre les empreintes de la partie.
record-chain = ce qui est écrit ici n’est pas ce qui a été joué : à partir d’ici, l’empreinte de la partie est une autre.
record-chain-count = la partie a { $count ->
    [one] { $count } empreinte
   *[other] { $count } empreintes
} ; il n’y en a pas autant ici.
record-unshown = « unshown » doit donner, dans l’ordre, les places qui ont promis une graine sans la montrer.

web-fair-unshown = { $name } avait promis une graine et ne l’a pas montrée : elle n’a pas compté dans les tirages.
web-fair-chain = Ligne { $line } : ce qui est écrit n’est pas ce qui a été joué. À partir d’ici, l’empreinte de la partie est une autre.
web-fair-chain-missing = Il manque à l’enregistrement des empreintes de la partie.
web-fair-other-play = Cet enregistrement n’est pas celui de la partie que votre navigateur a vue : il y manque une empreinte qu’il avait notée pendant la partie.
web-fair-own-promise = La promesse de la place { $number }, faite par cet appareil, manque à l’enregistrement.
web-fair-own-dropped = Cet appareil a montré à temps la graine de la place { $number }, mais l’enregistrement l’a laissée de côté.
web-fair-own-move = Un coup joué sur cet appareil pour la place { $number } manque à l’enregistrement.
web-table-seal-heads = { $heads ->
    [0] Votre navigateur n’a noté aucune empreinte pendant la partie : il ne peut pas dire si ces coups sont ceux qui ont été joués.
    [one] Votre navigateur a noté une empreinte de la partie, et l’enregistrement la contient : ces coups sont bien ceux qui ont été joués.
   *[other] Votre navigateur a noté { $heads } empreintes de la partie, et l’enregistrement les contient toutes : ces coups sont bien ceux qui ont été joués.
}
web-table-seal-no-chain = Cet enregistrement ne contient aucune empreinte de la partie : rien ne prouve que ces coups sont ceux qui ont été joués.
web-table-seal-step-chain = Avec chaque nouvelle, votre navigateur a reçu une empreinte de toute la partie jusque-là. Elle ne dit rien des choix cachés, mais aucune autre partie n’a la même : on ne peut plus changer les coups après coup.
web-table-seal-last-head = La dernière empreinte, la même pour toute la table :
