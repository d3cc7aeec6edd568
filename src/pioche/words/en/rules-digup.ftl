# Dig Up Adventure: the rules, a section a message. The first line of a section is its heading.

digup-rules-diagram = A mine of nine cards, of a player who collects rubies, and its points.

digup-rules-aim =
    Goal

    Have the mine that is worth the most points. Everyone collects one colour of gems in a mine of nine cards, almost all of them face down at first.

digup-rules-setup =
    Set-up

    - **Colours**: with 2 to 4 players, everyone chooses a different colour, or colours are drawn at random. With three players, one of the colours that nobody collects leaves the game; with two players, two of them do.
    - **Mines**: gems, idols and skeletons are shuffled. Everyone is dealt nine of them face down, unseen, in three rows of three, and turns up the one in the middle.
    - **Draw pile**: the cards left over are shuffled with the Adventure cards. Everyone takes three in hand.

    The places of a mine are counted as one reads: 1, 2, 3 at the top, 4, 5, 6 in the middle, 7, 8, 9 at the bottom.

digup-rules-turn =
    Your turn

    - **Play** up to two cards from your hand, or none. A card that came to your hand during this turn may be played as well.
    - **Discard** as many cards as you like, face up; you must be left with three at most.
    - **Draw** up to three cards in hand.

    When the draw pile is empty and a card must be drawn, the discard pile is shuffled. Anyone may look through the discard pile at any time.

digup-rules-gems =
    Gems

    A gem of your colour goes on any place of your mine, a gem of another colour only on the place with the number of its value. It is laid face up, and the card that was there comes to your hand; if it was face down, the others do not see it.

    This only holds for gems played from the hand: a Purse or a Rope bridge may put a gem anywhere.

digup-rules-idols =
    Idols and skeletons

    They are played like a gem, on any place of your mine. An idol is worth 2 points, a skeleton nothing at all. You cannot play an idol from your hand while your mine shows one; through a swap you may have several.

digup-rules-tools =
    Adventure cards

    Show the card, carry out its effect, then discard it.

digup-rules-memory =
    What you have seen

    Face-down cards that you have seen stay shown to you as long as they can be followed. With the option “{ digup-option-memory }” set to no, it is up to you to remember them.

digup-rules-end =
    End of the game

    As soon as a mine is all face up, the round is finished, so that everyone has had the same number of turns, even if that mine changes again. Then everything is turned up and everyone counts:

    - **3 points**: a gem of your colour in its place, that is the place with the number of its value.
    - **2 points**: a gem of your colour elsewhere, or an idol.
    - **1 point**: a gem of another colour in its place.
    - **0 points**: a gem of another colour elsewhere, or a skeleton.

    The highest total wins. A tie goes to the longest run of gems of one’s own colour on places in a row whose values rise by one: 4, 5, 6 on places 2, 3, 4 are a run of three. If the runs are equally long, the victory is shared.

digup-rules-solo =
    Solo

    Choose four colours: their gems and the four skeletons make four mines of nine face-down cards, one for each colour, and a draw pile of four. Draw a card. A gem goes to its place in the mine of its colour, and the card it replaces there is the next to be placed. A skeleton is put aside, and you draw again.

    You win if all four mines are complete before the fourth skeleton comes. The score is the number of gems placed.

digup-rules-example =
    An example

    Ana collects rubies. This is her hand.

digup-rules-example-hand = She plays the ruby first, then the sapphire, and keeps the torch.
digup-rules-example-own = **The ruby 4** is of her colour: she may put it anywhere. On place 4 it is in its place and worth { $points } points. The face-down card that was there comes to her hand: a skeleton.
digup-rules-example-other = **The sapphire 2** is not of her colour: it can only go on place 2, for { $points } point. There she picks up a diamond 9.
digup-rules-example-draw = **She discards** the skeleton and keeps the torch and the diamond; then she draws, to have { $hand } cards in hand again.
digup-rules-example-count = **If the game ended here**, her whole mine would be turned up. It is worth { $points } points:
digup-rules-example-sum =
    { $placed ->
        [one] { $placed } ruby in its place
       *[other] { $placed } rubies in their place
    }: { $placed_points } points. { $elsewhere ->
        [one] { $elsewhere } ruby elsewhere
       *[other] { $elsewhere } rubies elsewhere
    }: { $elsewhere_points } points. { $others ->
        [one] { $others } gem of another colour in its place
       *[other] { $others } gems of other colours in their place
    }: { $others_points } points. One idol: { $idol_points } points. The skeleton and the diamond 2 are worth nothing.
digup-rules-example-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
