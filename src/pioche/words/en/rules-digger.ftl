# Digger: the rules, a section a message. The first line of a section is its heading.

digger-rules-diagram = A throw: diamond, emerald and water are the only ones of their colour and can be taken; gold cannot.

digger-rules-aim =
    Goal

    Have the gems worth the most points in your crate when the river has run dry.

digger-rules-setup =
    Set-up

    For 3 to 5 players. The fifty tokens are in the centre, ten of each kind. Everyone has a crate. Who begins is drawn at random, or chosen at the table. The player to the digger’s right is the timekeeper: nobody else sees the hourglass.

digger-rules-throw =
    Throwing

    The first throw turns the hourglass: it runs for thirty seconds, and the digger does not see it. All five dice are thrown each time, as often as you like.

digger-rules-take =
    Taking

    Each colour shown by exactly one die lets you take one token of that colour from the centre and lay it beside your crate. Two dice of the same colour give nothing. You need not take anything; the next throw ends the chance.

digger-rules-steal =
    Stealing

    The black side of the dice is the thief. If exactly one die shows it, each other gem shown by exactly one die may be taken from someone else’s crate instead of from the centre. Water cannot be stolen. It takes a steady hand: touching a neighbouring pile ends the turn, and everything gained in this turn goes back to the centre.

digger-rules-store =
    Storing

    Gems are stacked in the crate one by one, water goes into the box. After the first token stored there is no more throwing and no more taking. Once everything is stored, that is STOP: everything is kept, and the dice go to the left.

digger-rules-night =
    Night

    When the hourglass has run out, night falls: whatever is not stored yet goes back to the centre, stolen gems and water included.

digger-rules-end =
    End of the game

    If no water is left in the centre at the end of a turn, the river is dry and the game is over. Each gem brings what your crate says; water brings nothing. The highest total wins; in a tie, the victory is shared.

digger-rules-crates =
    Crates

    White crates pay everyone the same: gold { $gold }, ruby { $ruby }, emerald { $emerald }, diamond { $diamond }. As an option, the black crates are all different, each of { $total } in all. In the same order:

    - **Black crate 1**: { $black1 }
    - **Black crate 2**: { $black2 }
    - **Black crate 3**: { $black3 }
    - **Black crate 4**: { $black4 }
    - **Black crate 5**: { $black5 }

digger-rules-untimed =
    More time, or no clock

    The option “{ digger-option-pace }” offers longer hourglasses, or a number of throws instead of time. Without a clock there is no night, and everything may be stored at once.

digger-rules-sources =
    Sources

    The rulebook does not say what the crates pay: these values are ours. A card sheet can correct them.

digger-rules-example =
    An example

    Bruno has a ruby in his crate. Ana takes the dice: her first throw turns the hourglass.

digger-rules-example-first = **First throw.** Two dice show gold: they give nothing. Diamond, emerald and water are each shown by one die only. Ana takes a diamond and an emerald from the centre; she leaves the water, which would bring the end nearer.
digger-rules-example-steal = **Second throw.** Exactly one die shows the thief and exactly one a ruby: Ana may take a ruby from the centre or steal Bruno’s. She steals it without touching the other piles. The two emeralds give nothing.
digger-rules-example-store = **She stores** her three gems one by one, and that is STOP. The hourglass is still running: everything is kept. In a white crate, that makes { $points } points.
digger-rules-example-late = Had night fallen before the ruby was stored, it would have gone back to the centre, not to Bruno.
digger-rules-example-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
