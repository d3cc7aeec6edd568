# Annuler des coups

option-undo = Annuler un coup
option-undo-help = Strict : une fois une carte révélée ou piochée, on ne revient en arrière que si toutes les personnes à la table sont d’accord ; les robots refusent. Amical, pour apprendre : les robots acceptent toujours. L’enregistrement de la partie dit lequel.
option-undo-strict = strict
option-undo-friendly = amical

undo-revealed = On a vu du nouveau depuis. À cette table, annuler est « strict » : les robots refusent.

# Ce qu’on dit à ceux dont l’accord est demandé
undo-seen = Vu depuis : { $seen }
undo-seen-some = On a vu du nouveau depuis.
undo-seen-more = { $count ->
    [one] Et encore une chose.
   *[other] Et encore { $count } autres choses.
}
undo-seen-hidden = { $count ->
    [one] { $name } a aussi vu une carte cachée.
   *[other] { $name } a aussi vu { $count } cartes cachées.
}

cli-verify-undone = { $count ->
    [one] Une annulation est revenue sur ce qui était déjà révélé
   *[other] { $count } annulations sont revenues sur ce qui était déjà révélé
} (annuler à cette table : { $undo }).
