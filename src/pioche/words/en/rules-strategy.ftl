# Strategy: advice for each game, a section a message, with figures from the champions' games. The first line of a section is its heading.

strategy-range = { $first }–{ $last }
strategy-from = { $first }+
strategy-number = { $number }
strategy-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

strategy-counted =
    How this was counted

    { $kind ->
        [network] { $games } games of { $seats } champions against each other, deciding by what they have learned alone. At the table the champion also checks those moves by playing on from them.
        [rivals] { $games } games of one champion against other bots ({ $rivals }), with { $seats } players. Only the champion’s decisions are counted, made by what it has learned alone. At the table it also checks those moves by playing on from them.
       *[other] { $games } games of { $seats } champions against each other.
    } A number is a share of decisions in percent. Where fewer than { $fewest } decisions were counted there is a dash.

    { $kind ->
        [rivals] A champion plays against bots with simple rules here. Against people who play otherwise, other moves may win more often.
       *[other] Champions play against champions here. Against people who leave too early or risk too much, other moves may win more often.
    }

diamant-strategy-rubies =
    The bag decides, not the dangers

    With fewer than five rubies in the bag champions go home in { $poor }% of their decisions, with twenty or more in { $rich }%. Open dangers matter far less: with five to fourteen rubies they leave in { $calm }% of decisions when no danger is open, and in { $risky }% when there are three or more.

    - **Stay longer than feels right.** A few rubies are soon found again, and everyone who leaves before you makes your shares larger.
    - **Leave when others stay.** Explorers who leave together share what lies on the path; one who leaves alone takes all of it. Champions watch who has stayed at high stakes before, and who has gone home at low ones.
diamant-strategy-rubies-caption = How often champions leave, in percent
diamant-strategy-rubies-rows = Rubies in the bag
diamant-strategy-rubies-columns = Open dangers

diamant-strategy-company =
    Alone in the cave

    The last explorer inside leaves in { $alone }% of decisions, one of four in { $four }%. Alone you take home all that lies on the path, and there is nobody left whose lead you must answer.
diamant-strategy-company-caption = How often champions leave, in percent
diamant-strategy-company-rows = Explorers inside
diamant-strategy-company-columns = Open dangers

diamant-strategy-last =
    The last expedition

    Only the first place counts. The explorer with the fullest chest leaves in { $ahead }% of decisions, explorers who are more than ten behind in { $behind }%. If you are behind, go on until the path holds what you need.
diamant-strategy-last-caption = How often champions leave in the last expedition, in percent
diamant-strategy-last-rows = Points behind the best chest
diamant-strategy-last-columns = Open dangers

letsdig-strategy-stop =
    When to stop

    Two figures decide, and both stand beside the button: what stopping brings, and the risk of a bust. While the next card cannot bust, champions dig on in { $safe }% of decisions, and even with twenty points or more in { $wealthy }%. Once the risk is 20% or more, they stop in { $few }% of decisions with fewer than ten points and in { $many }% with fifteen or more.
letsdig-strategy-stop-caption = How often champions stop, in percent
letsdig-strategy-stop-rows = Points for stopping
letsdig-strategy-stop-columns = Risk of a bust, in percent

letsdig-strategy-pile =
    Which pile

    The first empty pile ends the game. While the shortest pile has more than twenty cards, champions begin { $early }% of their turns there. With eleven to twenty cards in it they mostly begin on the middle one ({ $middle }%), and seldom on the longest. With five cards or fewer they begin on the shortest in { $late }% only.
letsdig-strategy-pile-caption = Where champions dig first, in percent
letsdig-strategy-pile-rows = Cards in the shortest pile
letsdig-strategy-pile-columns = Dug first
letsdig-strategy-pile-shortest = shortest
letsdig-strategy-pile-middle = middle
letsdig-strategy-pile-longest = longest

digup-strategy-play =
    What to play first

    A gem that brings three points is played at once in { $three }% of the turns in which it is held, one that brings nothing in { $none }%. Of the other cards, those that win something now go first; the rest wait for their moment.

    - **Three points first.** A gem on its place in its colour is safe, and blocks nothing.
    - **Keep what you may need.** A card that helps later is worth its place in the hand.
digup-strategy-play-caption = How often a card is the first one played, of the turns in which it is held, in percent
digup-strategy-play-rows = Card
digup-strategy-play-columns = Round
digup-strategy-gain = { $points ->
    [0] Gem that brings nothing
    [one] Gem that brings 1 point
   *[other] Gem that brings { $points } points
}

dig-strategy-turn =
    What to do with a turn

    With no gallery champions dig outside in { $outside }% of turns and go to the tavern in { $tavern }%. With one gallery they mostly dig in it ({ $dig }%). A second gallery is rare: two galleries draw twice as many enemies. Those who have two dig in them in nearly every turn ({ $both }%).
dig-strategy-turn-caption = How champions use a turn, in percent
dig-strategy-turn-rows = Your galleries
dig-strategy-turn-columns = Action
dig-strategy-action-beside = outside
dig-strategy-action-dig = galleries
dig-strategy-action-tavern = tavern
dig-strategy-action-close = close

dig-strategy-close =
    When to close a gallery

    With two gems in a gallery champions close it in { $near }% of turns if the next gem is one card away, and in { $far }% if it is three or four. With four gems or more they close it in { $rich }%: every card may be the spider or the collapse.
dig-strategy-close-caption = How often champions close a gallery, in percent
dig-strategy-close-rows = Gems and runes in it
dig-strategy-close-columns = Cards to the next gem

dig-strategy-engage =
    Whom to hire

    Few companions are worth their price. Champions hire the shadow in { $shadow }% of the turns in which they can pay for it, the knight in { $knight }% and the hunter in { $hunter }%. The pirate, the scout, the superbacker, the queen and Tyler are hardly ever hired ({ $useless }%).

    Those who have companions hire more: the ninja cat in { $first }% of turns as the first one, in { $third }% as the third or later.
dig-strategy-engage-caption = How often a companion is hired, of the turns in which you can pay for it, in percent
dig-strategy-engage-rows = Companion
dig-strategy-engage-columns = Companions you have

digger-strategy-take =
    What to take

    Rubies, emeralds and diamonds are always taken; even after twenty seconds champions take a ruby in { $ruby }% of throws that offer one. Gold pays little and costs the same time: it is hardly ever taken ({ $gold }%).
digger-strategy-take-caption = How often champions take an offered token, in percent
digger-strategy-take-rows = Token
digger-strategy-take-columns = Seconds of the turn

digger-strategy-water =
    Who ends the game

    Water pays nothing, but when none is left the game is over. While there are six to nine drops in the centre, a champion in first place takes one in { $leader }% of throws that offer it, one who is behind in { $others }%. Once four or fewer are left, even one who is behind takes it, in { $late }%.
digger-strategy-water-caption = How often champions take offered water, in percent
digger-strategy-water-rows = Your place
digger-strategy-water-columns = Water in the centre

digger-strategy-store =
    When to store

    Hardly anything is stored in the first fifteen seconds. After twenty, champions with eight points or more beside the crate begin to store in { $late }% of decisions instead of throwing again. Count on about a second for each token.
digger-strategy-store-caption = How often champions begin to store instead of throwing again, in percent
digger-strategy-store-rows = Points beside the crate
digger-strategy-store-columns = Seconds of the turn

digger-strategy-steal =
    Take or steal

    Where a gem may be taken from the clearing or stolen, champions steal it in { $steal }% of cases: a theft is two steps at once, one forward for you and one back for a rival. But a hand that slips loses all that the turn has brought: with fewer than eight points beside the crate they steal in { $poor }% of cases, with sixteen or more in { $rich }%. A champion in first place steals more than one behind.
digger-strategy-steal-caption = How often a gem is stolen rather than taken, in percent
digger-strategy-steal-rows = Points beside the crate
digger-strategy-steal-columns = Your place

digger-strategy-rob =
    From whom to steal

    Rather from the best crate that has the gem, but not by much: a rival with the most points is chosen in { $leader }% of cases, one in third place in { $last }%.
digger-strategy-rob-caption = How often a rival is chosen, in percent
digger-strategy-rob-rows = Rival’s place
digger-strategy-rob-columns = Stolen gem
