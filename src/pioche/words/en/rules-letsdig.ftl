# Let’s Dig for Treasure: the rules, a section a message. The first line of a section is its heading.

letsdig-rules-diagram = What one turn digs up: at the second Worms, everything is lost.

letsdig-rules-aim =
    Goal

    Have the score pile that is worth the most points when one of the three holes is empty.

letsdig-rules-setup =
    Set-up

    For 2 to 5 players. The 120 cards are shuffled and dealt into three dig piles of 40, face down: the holes in the garden. Who begins is drawn at random, or chosen at the table.

    The Land mine can make the game last longer: an option leaves it out.

letsdig-rules-turn =
    Your turn

    - **Dig**: turn up the top card of any hole, for all to see. You must dig at least one card.
    - **Then decide**: dig again, in any hole you like, or stop.
    - **If you stop**, you collect everything you have dug this turn: the cards go to your score pile.
    - **If you bust**, the turn is over at once, and the cards dug this turn are discarded for good. What you have given away stays given.

letsdig-rules-plain =
    Points, and nothing more

    These cards count their points at the end. The Wedding ring also serves the Wedding dress.

letsdig-rules-dug =
    The moment they are dug up

    These cards act the moment you turn them up. A Loyal dog helps whether it was dug up this turn or is already in your pile, and only if you want it to.

letsdig-rules-collected =
    When you collect them

    These cards act when you stop, one after the other, in the order you choose. One that a Treasure map lets you collect acts too; a card that is stolen or discarded does not.

    “Another player” is never you. Extra turns add up.

letsdig-rules-last =
    At the final count

    These cards count for the player who has them in their pile at the end. A Cookies or Milk card belongs to one pair only.

letsdig-rules-end =
    End of the game

    As soon as a hole is empty, whether dug out or drained by a Treasure map, the turn under way is the last one; extra turns still owed are lost. That turn is played to its end: you may still dig elsewhere, and bust. A hole destroyed by the Land mine does not end the game.

    Then everyone adds up their pile; a total may be negative. The highest total wins; in a tie, the victory is shared.

letsdig-rules-secrets =
    What is hidden

    Everyone sees how many cards the holes and the score piles hold, not which. You may always look at your own pile. Other cards that you have seen are remembered for you as long as they can be followed.

letsdig-rules-teams =
    In teams (optional)

    Four play two against two: partners sit opposite each other and share one score pile, which both may look at. “Another player” may be your partner. An extra turn belongs to the player who earned it.

letsdig-rules-sources =
    Sources

    The rulebook gives neither the points of all cards nor all of their effects. We have chosen ourselves what the Sleeping gravedigger, the Pirate sabre, the Wedding dress and the Radioactive waste do, how many cards the Treasure map shows, and that a dog drives away one skeleton only. If you own the game, a card sheet takes the numbers that you read there.

letsdig-rules-example =
    An example

    Ana, Bruno and Chloé each play their first turn.

letsdig-rules-example-stop = **Ana** digs up Muck, Worms and the Ferryman’s gold. Another Worms would cost her everything: she stops and collects { $points } points.
letsdig-rules-example-bust = **Bruno** digs up a Treasure chest, Worms, Milk… and Worms again! He loses everything he has dug this turn. In his pile: { $points } points.
letsdig-rules-example-dog = **Chloé** digs up a Loyal dog, then a Cursed skeleton: she lets the dog drive it away, and the turn goes on. Next comes a Cursed heirloom, which she has to give away: she chooses Ana. She digs up a Wedding ring as well and stops. Dog and ring bring her { $points } points.
letsdig-rules-example-after = Ana now has { $ana } points with the heirloom, Chloé { $chloe } and Bruno { $bruno }.
letsdig-rules-example-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
letsdig-rules-example-driven = driven away
letsdig-rules-example-given = { $points } points for Ana
