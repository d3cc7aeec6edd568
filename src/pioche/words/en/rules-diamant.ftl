# Diamant: the rules, a section a message. The first line of a section is its heading.

diamant-rules-diagram = A path, card after card: rubies to share, then a danger… and the same danger again.

diamant-rules-aim =
    Goal

    Bring more points back to camp than anyone else, in five expeditions into the cave. A ruby is worth 1 point. A diamond is worth 5: it is five rubies, nothing more.

diamant-rules-setup =
    Set-up

    For 3 to 8 players. The fifteen Treasure cards are shuffled with the fifteen Danger cards, three of each of the five dangers. All chests are empty, and everyone enters the cave.

diamant-rules-advance =
    Going deeper

    The next card of the path is turned up. The rubies of a treasure are shared equally among everyone in the cave; what cannot be shared stays on the path. If there are fewer rubies than explorers, the whole treasure stays there.

    What you carry is not safe yet.

diamant-rules-dangers =
    Dangers

    The first card of a danger is only a warning. The second card of the same danger in the same expedition is a trap: everyone in the cave loses what they carry, and the expedition is over.

    After a trap, one of these two cards leaves the game for good: that danger becomes rarer.

diamant-rules-decide =
    Deciding

    After each card, everyone in the cave secretly chooses: go on or leave. All choices are revealed at the same time; until then you may change your mind.

    The first card of an expedition is turned up before anyone chooses.

diamant-rules-leave =
    Leaving

    Those who leave at the same time share the rubies left on the path equally; what cannot be shared stays there. A player who leaves alone takes them all.

    Then they put everything they carry in their chest, safe until the end of the game, and wait at camp for the next expedition.

diamant-rules-next =
    From one expedition to the next

    An expedition is over when nobody is left in the cave, or at the first trap. The rubies left on the path are lost. All cards are shuffled again, except those that traps have removed, and everyone enters the cave.

diamant-rules-relics =
    Relics (optional)

    At the start of every expedition, the first one included, one more relic is shuffled into the deck, from the least valuable to the most valuable. Once turned up, it stays on the path.

    - **Someone who leaves alone** takes all the relics on the path.
    - **If several leave at the same time**, nobody takes them.
    - **At the end of the expedition**, relics still on the path leave the game. A relic that was not turned up stays in the deck.

    With “{ diamant-option-relics-classic }” relics all five are alike: the first three taken out of the cave are worth 5 points each, the later ones 10.

diamant-rules-end =
    End of the game

    After the fifth expedition everyone counts the points in their chest and those of their relics. The highest total wins; in a tie, the victory is shared.

diamant-rules-example =
    An example

    Ana, Bruno, Chloé and David enter the cave.

diamant-rules-example-treasure = **A treasure of { $rubies } rubies.** Everyone takes { $carried }; { $path } stays on the path. Everyone goes on.
diamant-rules-example-danger = **Snakes.** This is the first card of that danger: a warning. Everyone goes on all the same.
diamant-rules-example-second = **A treasure of { $rubies } rubies.** Everyone carries { $carried } rubies now, and { $path } are waiting on the path.
diamant-rules-example-leave = **Chloé and David leave.** They share the rubies on the path, { $share } each. With the { $carried } they carried, each of them puts { $chest } rubies away safely.
diamant-rules-example-deeper = **Ana and Bruno go on: a treasure of { $rubies } rubies.** Shared by two, it brings more: each carries { $carried } rubies now.
diamant-rules-example-trap = **They go on again: more snakes!** This is the second card of the same danger, so it is a trap. Ana and Bruno each lose the { $lost } rubies they carried, and the expedition is over. One of the two cards leaves the game.
diamant-rules-example-after = In the chests, that makes { $chloe } points for Chloé and as many for David, { $ana } for Ana and for Bruno.
