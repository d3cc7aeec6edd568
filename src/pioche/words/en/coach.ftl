# Tips for the first real games: one sentence for each kind of question, said once. Fetched apart, when they are needed.

coach-ok = OK
coach-off = No more tips
coach-off-help = You can turn tips on again in the settings.

coach-diamant-decide = See a danger twice and your whole bag is lost. Leaving brings your rubies to safety.

coach-letsdig-dig = Choose a hole to dig up its top card.
coach-letsdig-decide = Nothing is yours until you stop. Two worms in one turn, and everything is lost.
coach-letsdig-react = Only a Loyal dog drives a skeleton away, and it still scores its points. Without one, all is lost.
coach-letsdig-heirloom = A gift of 10 points: give it to the player who threatens you least.
coach-letsdig-order = Order matters: look first, steal later.
coach-letsdig-sewer = The sewer line costs points: give it to the leader.
coach-letsdig-search = You will see the top cards of the hole you choose.
coach-letsdig-take = Take the most useful one. The others go back into the hole.
coach-letsdig-return = The first one you put back lies on top: prepare your next turn… or a trap.
coach-letsdig-rob = Aim for the biggest score pile.
coach-letsdig-steal = All these cards are within reach: take the most valuable one.
coach-letsdig-mine = The cards of a destroyed hole are out of the game: no one will dig there again.

coach-digup-colour = Choose your colour: its gems score the most in your mine.
coach-digup-colour-alone = Each mine has a colour: all gems of that colour belong there.
coach-digup-play = Up to two cards a turn. Best of all: your colour, on its own number!
coach-digup-place = Your colour on its own number: 3 points; elsewhere: 2. The card below comes to your hand.
coach-digup-purse = The purse swaps two cards of your mine without turning them.
coach-digup-purse-second = Bring your gem to the place of its number.
coach-digup-shovel = The shovel turns a card up. A mine that is all face up ends the game.
coach-digup-torch-player = You will look at one hidden card in each of two mines.
coach-digup-torch-at = Only you see this card, and it stays marked for you.
coach-digup-bridge-own = Give a card that is no use to you: it stays as it is.
coach-digup-bridge-player = Swap with whom? Your colour may be hidden in their mine.
coach-digup-bridge-theirs = Take your colour if you can see it; theirs is forbidden.
coach-digup-binoculars-player = You will see their whole hand, and take one card of it.
coach-digup-binoculars-take = Take a card; you will give another one back.
coach-digup-binoculars-give = Give your least useful card in return.
coach-digup-map-take = Keep the best of these cards, the others go back on the pile.
coach-digup-map-back = The last one you put back will be drawn first.
coach-digup-pickaxe-cost = Pay with the least useful card in your hand.
coach-digup-pickaxe-prize = The whole discard pile is open to you: choose one card.
coach-digup-river = Everyone takes one; the one who played the river also takes the last.
coach-digup-discard = Throw away what is no use: you draw up to three cards.
coach-digup-solo = Each gem goes to its place and frees the next. Beware of the fourth skeleton!

coach-dig-turn = One action a turn: dig, visit the tavern or close a gallery.
coach-dig-ready = Equipment may be used before or after the draw.
coach-dig-after = You still have equipment. No hurry: end the turn if you keep it.
coach-dig-order = Several cards have come up: first play the one that helps the others.
coach-dig-stone = Collect it to pay at the tavern, or place a recruit to open a gallery.
coach-dig-wall = One more recruit makes more gems, and draws another card.
coach-dig-equipment = You may keep it, but never two of the same kind.
coach-dig-attack = Your equipment can answer this attack: is it worth the card?
coach-dig-collapse = The anchor saves the gallery and everything in it.
coach-dig-compass = Three cards: only one is played, the others are discarded.
coach-dig-scroll = Three cards: play up to two of them, or none.
coach-dig-place = Choose the gallery where the card helps you most.
coach-dig-target = Aim for the richest gallery.
coach-dig-tavern = Hire as long as you can pay: this is your only action of the turn.
coach-dig-pay = No change is given: pay as exactly as you can.
coach-dig-spare = The chest stands for one stone: which one do you want to keep?

coach-digger-ready = { $pace ->
    [untimed] Your throws are counted. Take a breath, then throw!
   *[other] The first throw turns over the hourglass. Take a breath, then throw!
    }
coach-digger-dig = { $pace ->
    [untimed] Take any colour shown by a single die, then throw again or store.
   *[other] Take any colour shown by a single die. Store before night!
    }
coach-digger-store = No more throws: store everything, the most valuable first.
