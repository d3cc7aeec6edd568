# pioche verify

verify-head = une empreinte de la partie, notée pendant qu’elle se jouait : l’enregistrement doit la contenir ; peut être répété
verify-commitment = le SHA-256 d’une graine, promis avant la partie : l’enregistrement doit le contenir ; peut être répété
verify-digest = « { $text } » n’est pas une empreinte : il faut 64 chiffres hexadécimaux.
verify-head-missing = L’empreinte { $head } n’est pas dans cet enregistrement : ce n’est pas la partie qui a été vue.
verify-head-no-chain = Cet enregistrement ne contient aucune empreinte de la partie : on ne peut pas dire si c’est celle qui a été vue.
verify-commitment-missing = La promesse { $digest } n’est pas parmi celles de cet enregistrement.

cli-verify-unshown = { $name } avait promis une graine et ne l’a pas montrée : elle n’a pas compté dans les tirages.
cli-verify-chain = { $count ->
    [one] { $count } empreinte de la partie, recalculée
   *[other] { $count } empreintes de la partie, toutes recalculées
} ; la dernière : { $head }
cli-verify-no-chain = Cet enregistrement est au premier format, sans empreintes de la partie : rien ne prouve que ces coups sont ceux qui ont été joués.
cli-verify-heads = { $count ->
    [one] L’empreinte notée en est : c’est bien la partie qui a été vue.
   *[other] Les { $count } empreintes notées en sont : c’est bien la partie qui a été vue.
}
cli-verify-no-heads = Aucune empreinte gardée n’a été donnée (--head) : une partie falsifiée avec les mêmes graines passerait cette vérification. Le navigateur qui a joué montre la commande avec sa propre empreinte.
cli-verify-commitments = { $count ->
    [one] La promesse notée est bien celle de cet enregistrement.
   *[other] Les { $count } promesses notées sont parmi celles de cet enregistrement.
}
