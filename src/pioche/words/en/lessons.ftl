# First games with a teacher. These sentences are fetched apart: only lessons need them.

# How to make a move in this client.
-tap = { CLIENT() ->
    [terminal] choose
   *[browser] tap
}
-tap-first-word = { CLIENT() ->
    [terminal] Choose
   *[browser] Tap
}

lesson-title = Learn { $game }
lesson-teacher = The teacher
lesson-progress = How far the lesson has come
lesson-next = Continue the lesson
lesson-your-turn = Your turn!
lesson-not-now = Good idea, but not just now. First: “{ $move }”.
lesson-chapters = Chapters
lesson-here = you are here
lesson-done = finished
lesson-begin = Start
lesson-restart = Start again
lesson-end-next = Next chapter: { $title }
lesson-end-chapter = Chapter { $number } finished!
lesson-end-title = Well done, now you can play!
lesson-end-play = Play a real game
lesson-end-again = Take the lesson again

lesson-diamant-title-1 = A first expedition
lesson-diamant-welcome = Welcome to the cave! The first card: 11 rubies for the three of you. That makes 3 each, and 2 stay on the path.
lesson-diamant-bag = Your 3 rubies are in your bag. Careful: as long as you are in the cave, nothing is safe.
lesson-diamant-choose = Before each card, everyone secretly chooses to go on or to leave. No danger so far: go on!
lesson-diamant-choose-not = Leaving so soon? There is no danger on the path yet. { -tap-first-word } “Go on”.
lesson-diamant-calm = 5 rubies: 1 each, and 2 more stay on the path. All is quiet, go on.
lesson-diamant-danger = Snakes! A first danger is only a warning. But if snakes come up again, everyone still inside loses their whole bag.
lesson-diamant-dare = Only one danger: the risk is still small. Try one more card.
lesson-diamant-dare-not = Very sensible! But for this lesson, let’s dare one more card: { -tap } “Go on”.
lesson-diamant-ana-leaves = Ana has left. She picks up the 4 rubies left on the path, and the 8 she now has are safe in her chest.
lesson-diamant-second-danger = A battering ram: two different dangers, and still no trap. With only two of you, the shares get bigger. Go on!
lesson-diamant-fewer = 7 rubies for two: 3 each. Being few pays off! One more card.
lesson-diamant-relic = A relic! It is never shared. To take it, you must be the only one to leave.
lesson-diamant-leave = Tom is greedy, he will stay. This is your chance: leave!
lesson-diamant-leave-not = Two dangers are lurking, and a relic is waiting for you. { -tap-first-word } “Leave”.
lesson-diamant-trap = A trap! A second battering ram: Tom loses his 7 rubies. You were already outside.
lesson-diamant-safe = In your chest: 8 rubies and a relic worth 5. Nobody can take those from you any more.
lesson-diamant-goal = A game has five expeditions, one for each lamp. At the end, the richest player wins.
lesson-diamant-end-1 = Go on as long as it is worth the risk, and be out before the trap.

lesson-letsdig-title-1 = Two turns in the garden
lesson-letsdig-welcome = Three holes in the garden, full of treasure… and traps. On your turn, dig up as many cards as you dare.
lesson-letsdig-first = Start with the hole in the middle: { -tap } it to dig.
lesson-letsdig-at-risk = A treasure chest, 10 points! But it is not yours yet: what you dig up is at risk until you stop.
lesson-letsdig-again = Try one more card, in the middle.
lesson-letsdig-worms = Worms! The first ones do nothing. But if more come up this turn, you lose everything you have dug up.
lesson-letsdig-stop = 10 points, and worms already: this is the moment to stop. Collect!
lesson-letsdig-stop-not = Don’t push your luck: bring your points to safety first. { -tap-first-word } “Stop”.
lesson-letsdig-collected = Well played! The treasure chest is in your score pile. Now watch what Ana does.
lesson-letsdig-bust = Worms for the second time: Ana loses everything she dug up this turn, and her turn is over.
lesson-letsdig-pairs = Tom stopped with cookies. At the end, each pair of cookies and milk brings 10 points.
lesson-letsdig-your-turn = Your turn! Dig in the middle.
lesson-letsdig-dog = A loyal dog! It is worth 5 points, and it can chase a skeleton away.
lesson-letsdig-dare = With such a guard you can dare more. Dig on the left.
lesson-letsdig-skeleton = A cursed skeleton! Without a dog, all would be lost. Send yours!
lesson-letsdig-skeleton-not = Lose everything while a dog is waiting to help? Send it!
lesson-letsdig-saved = Phew! The turn goes on, and the dog keeps its 5 points. One last card, on the right.
lesson-letsdig-enough = The ferryman’s gold: 3 more points. Stop while all is well!
lesson-letsdig-score = 18 points in two turns, well done! Other cards do something when you collect them. { CLIENT() ->
    [terminal] In a game, type “help” to read what each one does.
   *[browser] Tap a card that you cannot play, and it explains itself.
}
lesson-letsdig-goal = Once a hole is empty, the turn under way is the last one. The most points win.
lesson-letsdig-end-1 = Dig boldly, and stop one card before disaster.

lesson-digger-title-1 = A day by the water
lesson-digger-title-2 = Night, and a theft
lesson-digger-welcome = Welcome to the forest! In the centre: water and gems. Store the finest in your crate before night falls.
lesson-digger-throw = In a real game you have 30 seconds. Here, take your time. Throw the dice!
lesson-digger-unique = A colour shown by exactly one die gives you a token. See the ruby and the diamond? { -tap-first-word } the ruby first.
lesson-digger-diamond = The diamond is the only one of its colour, too. Take it: it is worth 4 points!
lesson-digger-again = Your gems wait beside your crate. You may throw as often as you like: once more!
lesson-digger-water = Water: it is worth nothing, but the game ends when the centre has none left. Take it.
lesson-digger-emerald = And the emerald, 3 points.
lesson-digger-store = Time to store, the most valuable first. Careful: once the first gem is stored, there are no more throws.
lesson-digger-store-not = Night is coming! { CLIENT() ->
    [terminal] Press Enter to store the right one.
   *[browser] Store what the arrow shows.
}
lesson-digger-store-next = Perfect. The next one!
lesson-digger-store-water = Water goes into the box. Then everything is stored and your turn is over.
lesson-digger-safe = Everything is in your crate: 9 points! Now it is Ana’s turn.
lesson-digger-watch = The day goes on: you have 9 points, and Ana digs now. Watch what time does to her.
lesson-digger-master = Now you are the timekeeper: you see the hourglass. Ana, who is digging, does not!
lesson-digger-night = Night has fallen, and Ana had stored nothing: her gems go back to the centre.
lesson-digger-your-turn = Tom was more careful and stored a diamond. Your turn: throw!
lesson-digger-black = Exactly one thief: you may steal! Other single colours can now be taken from your rivals, too.
lesson-digger-steal = { CLIENT() ->
    [terminal] Steal Tom’s diamond. In a game, you then stop a marker at the right moment: that is your hand passing between the piles.
   *[browser] Tap Tom’s diamond, then pull it into your crate in one gesture, without touching another pile.
}
lesson-digger-stolen = What a light touch! Store your loot quickly.
lesson-digger-score = 13 points! Had you touched another pile, your turn would be over and its gains lost.
lesson-digger-goal = When no water is left in the centre, the game is over. The most points win.
lesson-digger-end-1 = Take quickly, store in time. But what if night falls, or a thief comes up?
lesson-digger-end-2 = Take quickly, store in time: night waits for nobody.

lesson-digup-title-1 = Filling your mine
lesson-digup-colour = In this game, everyone collects one colour. Choose rubies.
lesson-digup-mine = This is your mine: nine numbered places, row by row. The cards are hidden, even from you. Fill it with rubies!
lesson-digup-play-ruby = A ruby on the place of its number is worth 3 points, anywhere else 2. You have a ruby 8: play it.
lesson-digup-place = Put it on place 8, in the middle of the bottom row.
lesson-digup-lifted = The card that was there comes to your hand: a topaz 6.
lesson-digup-torch = You may play two cards a turn. Play the torch: it lights up one hidden card in each of two mines.
lesson-digup-torch-own = Your own first: { -tap } your mine.
lesson-digup-torch-six = Light up place 6.
lesson-digup-torch-ana = A ruby 9, remember that! Now one of Ana’s cards, bottom right.
lesson-digup-known = A sapphire: that is Ana’s colour. What you have seen stays marked for you alone. Keep your cards and end your turn.
lesson-digup-ana = Ana puts a sapphire 4 on place 4: 3 points for her.
lesson-digup-remember = The ruby 9 is hidden on your place 6. A gem of another colour goes only on the place of its number: play the topaz 6!
lesson-digup-found = The topaz is worth 1 point, and the ruby 9 is in your hand. A card you pick up can be played at once: go ahead!
lesson-digup-place-nine = On place 9, of course.
lesson-digup-chain = 3 more points, and yet another ruby under the card. One well-planned move leads to the next!
lesson-digup-others = Bridge, binoculars, river…: every card has a trick of its own. { CLIENT() ->
    [terminal] In a game, type “help” to read them all.
   *[browser] Tap a card that you cannot play, and it explains itself.
}
lesson-digup-goal = As soon as a mine is all face up, the round is finished and the points are counted.
lesson-digup-end-1 = The best memory digs the best mine.

lesson-digup-title-2 = Idol, skeleton and bridge
lesson-digup-again = Second lesson: the idol, the skeleton, discarding and the rope bridge. You collect rubies again; Ana begins.
lesson-digup-ana-ruby = Ana puts a ruby 7 in its place: 1 point for her. But it is your colour, so keep an eye on it.
lesson-digup-idol = You have an idol. It is worth 2 points anywhere. Play it!
lesson-digup-idol-place = Put it on place 4, on the left of the middle row. While your mine shows an idol, you cannot play another one.
lesson-digup-skeleton = A skeleton was sleeping there. It is worth nothing anywhere: you will want to get rid of it.
lesson-digup-bridge = Your second card is the rope bridge. It swaps a card of your mine with one of another mine. Play it!
lesson-digup-bridge-give = First the card that you give. Choose your place 7: you will see why.
lesson-digup-bridge-take = Now the card that you take: Ana’s ruby 7.
lesson-digup-landed = The ruby 7 lands on your place 7: 3 points! Ana got your hidden card.
lesson-digup-discard = After your two cards you may discard. Discard the skeleton.
lesson-digup-discard-not = Get rid of the skeleton instead: it never earns anything.
lesson-digup-draw = The other bridge may still be useful: keep it and end your turn. You then draw up to three cards.
lesson-digup-drawn = Two new cards: a ruby 8 and a shovel. Discarding what you cannot use brings better cards!
lesson-digup-ana-shovel = With her shovel, Ana turns up one of her cards: a sapphire 4 in its place, 3 points at once.
lesson-digup-ruby-eight = Your turn! Play the ruby 8.
lesson-digup-ruby-eight-place = On place 8, beside the ruby 7.
lesson-digup-shovel = 3 more points. Now play your shovel: it turns up a hidden card of your mine.
lesson-digup-shovel-place = Try place 3, at the top right.
lesson-digup-ruby-nine = A ruby 9! It is not in its place, but it is your colour: 2 points.
lesson-digup-finish = Keep your cards and end your turn.
lesson-digup-count = Count: idol 2, rubies 4 and 9 two points each, rubies 7 and 8 three points each. 12 points, with four cards still hidden!
lesson-digup-end-2 = Swap, discard, turn up: a mine is won card by card.

lesson-dig-title-1 = A first gallery
lesson-dig-welcome = This is the hill: stones, equipment, enemies… Dig galleries to find gems in them.
lesson-dig-beside = You have no gallery yet. { CLIENT() ->
    [terminal] Dig outside, in the hill.
   *[browser] Tap the hill to dig outside.
}
lesson-dig-stone = Steel! You can collect a stone as money, or make it the start of a gallery by placing a recruit on it.
lesson-dig-recruit = Open a gallery: place your recruit.
lesson-dig-recruit-not = Collecting is safe. But without a gallery there are no gems: place your recruit.
lesson-dig-gallery = Placing a recruit draws one more card. The mark shows where a gem will come: four cards after the recruit.
lesson-dig-dig = Ana has opened a gallery, too. Extend yours: dig in it.
lesson-dig-dig-not = Later! For now, dig in your gallery, towards the gem.
lesson-dig-skeleton = A skeleton at Ana’s! Her recruit flees to the tavern and her gallery closes. Any card may hide an enemy.
lesson-dig-dig-on = Yours holds. Dig on!
lesson-dig-nearly = Only one card to the gem. Go!
lesson-dig-gem = A gem! It is yours only once the gallery is closed: until then a spider or a thief may take it.
lesson-dig-close = Don’t push your luck: close the gallery at its entrance.
lesson-dig-close-not = An enemy could spoil it all. Close the gallery first, at its entrance.
lesson-dig-brought = Gem, recruit and stones are yours. Stones are money: steel 1, gold 2, diamond 3, ruby 4.
lesson-dig-hire = You have 10 crystals, and a recruit costs 5. Open the tavern and hire two recruits!
lesson-dig-recruits = Three recruits: enough to open several galleries! The tavern’s companions are paid for with stones, too.
lesson-dig-goal = Once a player has ten gems, everyone else has one more turn. The most gems and runes win.
lesson-dig-end-1 = Dig deep, but close in time.

lesson-dig-title-2 = Two galleries and a companion
lesson-dig-again = Second lesson. The game is under way: you have a gallery of two cards, a free recruit and some stones.
lesson-dig-elf = Begin at the tavern. The elf costs 2 steel and 1 gold, and drives snakes away: hire the elf!
lesson-dig-leave = A companion stays with you until the end. Leave the tavern: going there was your action this turn.
lesson-dig-second = A skeleton has closed one of Ana’s galleries. Your turn: with a free recruit you can open a second gallery. Dig outside.
lesson-dig-second-recruit = Gold! Place your recruit: this is gallery 2.
lesson-dig-pickaxe = A pickaxe! Equipment is used right away or kept for later. This one draws two cards: use it.
lesson-dig-pickaxe-not = You could keep it. But two more cards right now are tempting: use it!
lesson-dig-pickaxe-where = In which gallery? The first: its gem will come on the fifth card.
lesson-dig-ana-exit = An exit for Ana: her gallery closes by itself, and she collects everything in it.
lesson-dig-both = You can dig in several galleries at once, a card for each. Dig in both of yours!
lesson-dig-order = Two cards are turned up, and you choose the order. Play that of gallery 2 first.
lesson-dig-exit = An exit, right on the fifth card: the gem appears, the gallery closes, and everything is yours!
lesson-dig-knight = You have enough stones for the knight, who drives skeletons away. Hire the knight too!
lesson-dig-leave-again = Leave the tavern.
lesson-dig-collapse = A collapse! Ana’s new gallery is destroyed: everything is lost, and her recruit goes back to the tavern. Only an anchor would have saved it.
lesson-dig-outside = Your turn. Dig outside, to open another gallery.
lesson-dig-spider = A spider! Outside a gallery it can do nothing: it is discarded, and the turn is over.
lesson-dig-third = Try again: dig outside.
lesson-dig-ruby = A ruby! Place your recruit.
lesson-dig-snake = A snake, which would have stopped all gems… But your elf drives it away, and you get a gem!
lesson-dig-power = Every companion has a power: choose those that suit your galleries.
lesson-dig-end-2 = Several galleries, good companions, a little equipment: the hill is waiting for you.
