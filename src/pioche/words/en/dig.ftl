# DIG

dig-name = DIG
dig-pitch = Dig into the hill, hire recruits, open galleries: ten gems make you King of the Hill.

dig-option-gem_count = Gem count
dig-option-gem_count-help = By the rulebook’s text, every recruit counts its own card. By its example, a recruit placed after the first card counts from the next one (card 3: gems on 8 and 13).
dig-option-gem_count-inclusive = by the text
dig-option-gem_count-example = by the example
dig-option-wild_werewolf = Wild werewolf
dig-option-wild_werewolf-help = Yes: a werewolf drawn outside the galleries strikes all the same. No: it is discarded.
dig-option-idle_shield = Idle shield
dig-option-idle_shield-help = Yes: a shield is offered even where the enemy would take nothing, as in earlier games.
dig-option-sheet = Card sheet
dig-option-sheet-help = The companions’ prices as printed on your own cards, where they differ from ours.

dig-move-beside = Dig outside
dig-move-dig = Dig: gallery { $first }
dig-move-close = Close gallery { $first }
dig-move-hire = { $first ->
    [1] Hire a recruit
   *[other] Hire { $first } recruits
}
dig-move-engage = Hire: { $first }
dig-move-leave = Leave the tavern
dig-move-pay = Pay: { $first }
dig-move-spare = Chest instead of: { $first }
dig-move-stones = Pay in stones, keep the chest
dig-move-draw = Draw
dig-move-use = Use: { $first }
dig-move-end = End the turn
dig-move-keep = Keep
dig-move-discard = Discard
dig-move-collect = Collect the stone
dig-move-recruit = Place a recruit
dig-move-decline = Don’t place one
dig-move-shield = Use the shield
dig-move-sceptre = Use the sceptre
dig-move-anchor = Use the anchor
dig-move-suffer = Let it happen
dig-move-gallery = Gallery { $first }
dig-move-target = { $first }, gallery { $second }
dig-move-take = Play: { $first }
dig-move-stop = Play nothing more

dig-ask-turn = { $case ->
    [outside] You have no gallery and can’t hire anyone: dig!
    [galleries] Dig, or close a gallery?
    [tavern] Dig outside, or hire at the tavern?
   *[any] Dig, hire at the tavern, or close a gallery?
}
dig-ask-ready = Use equipment before drawing?
dig-ask-after = Use more equipment, or end the turn?
dig-ask-order = Which gallery’s card comes first?
dig-ask-stone = Stone drawn outside: { $about }. Collect it, or open a gallery?
dig-ask-wall = Gallery { $place }, stone: { $about }. Place a recruit on it?
dig-ask-equipment = Equipment drawn: { $about }. Use it right away?
dig-ask-attack = { $case ->
    [harmless] Enemy with nothing to take here: { $about }. Use your equipment all the same?
   *[any] { $place ->
    [0] Enemy drawn outside: { $about }. What now?
   *[other] Gallery { $place } attacked: { $about }. What now?
}
}
dig-ask-collapse = Gallery { $place } is collapsing! Use the anchor?
dig-ask-compass = { $place ->
    [0] Compass, outside: which card is played?
   *[other] Compass, gallery { $place }: which card is played?
}
dig-ask-scroll = { $place ->
    [0] Scroll, outside: play which of these cards?
   *[other] Scroll, gallery { $place }: play which of these cards?
} { $amount ->
    [1] One more, or none.
   *[other] { $amount } more at most, or none.
}
dig-ask-place = In which gallery do you use the { $about }?
dig-ask-target = Which gallery do you aim the { $about } at?
dig-ask-tavern = At the tavern: hire more?
dig-ask-pay = { $amount ->
    [one] { $amount } crystal
   *[other] { $amount } crystals
} left to pay. With what?
dig-ask-spare = Paying for: { $about }. What does the chest stand in for?
dig-ask-over = The game is over.

dig-face-steel = steel
dig-face-gold = gold
dig-face-diamond = diamond
dig-face-ruby = ruby
dig-face-shield = shield
dig-face-purse = purse
dig-face-compass = compass
dig-face-pickaxe = pickaxe
dig-face-chest = chest
dig-face-scroll = scroll
dig-face-bomb = bomb
dig-face-potion = potion
dig-face-sceptre = sceptre
dig-face-anchor = anchor
dig-face-skeleton = skeleton
dig-face-thief = thief
dig-face-ghost = ghost
dig-face-spider = spider
dig-face-snake = snake
dig-face-werewolf = werewolf
dig-face-orc = orc
dig-face-rune = rune
dig-face-gem-egg = gem egg
dig-face-exit = exit
dig-face-secret-room = secret room
dig-face-collapse = collapse
dig-face-shepherd-dog = shepherd dog
dig-face-elf = elf
dig-face-shadow = shadow
dig-face-hunter = hunter
dig-face-knight = knight
dig-face-mage = mage
dig-face-paladin = paladin
dig-face-ninja-cat = ninja cat
dig-face-pirate = pirate
dig-face-scout = scout
dig-face-superbacker = superbacker
dig-face-queen = queen
dig-face-tyler = Tyler
dig-face-gem = gem
dig-face-recruit = recruit

# A card within a sentence, with its article: `$a_face`
dig-a-steel = steel
dig-a-gold = gold
dig-a-diamond = a diamond
dig-a-ruby = a ruby
dig-a-shield = a shield
dig-a-purse = a purse
dig-a-compass = a compass
dig-a-pickaxe = a pickaxe
dig-a-chest = a chest
dig-a-scroll = a scroll
dig-a-bomb = a bomb
dig-a-potion = a potion
dig-a-sceptre = a sceptre
dig-a-anchor = an anchor
dig-a-skeleton = a skeleton
dig-a-thief = a thief
dig-a-ghost = a ghost
dig-a-spider = a spider
dig-a-snake = a snake
dig-a-werewolf = a werewolf
dig-a-orc = an orc
dig-a-rune = a rune
dig-a-gem-egg = a gem egg
dig-a-exit = an exit
dig-a-secret-room = a secret room
dig-a-collapse = a collapse
dig-a-shepherd-dog = the shepherd dog
dig-a-elf = the elf
dig-a-shadow = the shadow
dig-a-hunter = the hunter
dig-a-knight = the knight
dig-a-mage = the mage
dig-a-paladin = the paladin
dig-a-ninja-cat = the ninja cat
dig-a-pirate = the pirate
dig-a-scout = the scout
dig-a-superbacker = the superbacker
dig-a-queen = the queen
dig-a-tyler = Tyler

# What each card does
dig-card-steel = Extends a gallery and can hold a recruit; once collected, it pays for recruits and companions at the tavern.
dig-card-gold = Extends a gallery and can hold a recruit; once collected, it pays for recruits and companions at the tavern.
dig-card-diamond = Extends a gallery and can hold a recruit; once collected, it pays for recruits and companions at the tavern.
dig-card-ruby = Extends a gallery and can hold a recruit; once collected, it pays for recruits and companions at the tavern.
dig-card-shield = Cancels an enemy’s attack, even on someone else’s turn. It does not stop a bomb.
dig-card-purse = Gives you a recruit for free.
dig-card-compass = Turn up three cards, play one of them and discard the other two.
dig-card-pickaxe = Draw two cards, one after the other, and play each.
dig-card-chest = At the tavern it is worth 5 crystals or any one stone, as you choose.
dig-card-scroll = Turn up three cards and play up to two of them; the rest is discarded.
dig-card-bomb = In someone else’s gallery, the recruit nearest the end goes back to the tavern.
dig-card-potion = Steal the last card of someone else’s gallery, with its gems, if no recruit stands on it.
dig-card-sceptre = Sends the enemy that you have just drawn to someone else’s gallery.
dig-card-anchor = Cancels a collapse.
dig-card-skeleton = Enemy: the gallery’s recruits go back to the tavern, then the gallery closes. The knight and the mage drive it away.
dig-card-thief = Enemy: it takes the gallery’s last two cards and everything on them, then the gallery closes. The hunter and the mage drive it away.
dig-card-ghost = Enemy: it removes the gallery’s last card and everything on it. The shadow drives it away.
dig-card-spider = Enemy: it takes the last gem that appeared in the gallery. The shepherd dog drives it away.
dig-card-snake = Enemy: it settles in the gallery, where no more gems appear while it is there. The elf drives it away.
dig-card-werewolf = Enemy: all your recruits go back to the tavern and all your galleries close; as an option it strikes outside too. The ninja cat drives it away.
dig-card-orc = Enemy: it devours the recruit placed last, for good, then the gallery closes. The paladin drives it away.
dig-card-rune = Extends a gallery; once collected, it counts as a gem and breaks ties. With Tyler, three runes win at once.
dig-card-gem-egg = Extends a gallery and becomes a gem when it closes, unless an enemy forces it to close.
dig-card-exit = Counts as a card of the gallery; then the gallery closes and you collect everything.
dig-card-secret-room = Counts as a card of the gallery and gives one more gem; then the gallery closes and you collect everything.
dig-card-collapse = Destroys the gallery: everything in it is lost, and its recruits go back to the tavern. An anchor cancels it.
dig-card-shepherd-dog = Companion: drives spiders away, and you get a gem each time you draw one.
dig-card-elf = Companion: drives snakes away, and you get a gem each time you draw one.
dig-card-shadow = Companion: drives ghosts away, and you get a gem each time you draw one.
dig-card-hunter = Companion: drives thieves away, and you get a gem each time you draw one.
dig-card-knight = Companion: drives skeletons away, and you get a gem each time you draw one.
dig-card-mage = Companion: drives thieves and skeletons away, and another card is drawn instead.
dig-card-paladin = Companion: drives the orc away, and you get two gems each time you draw it.
dig-card-ninja-cat = Companion: drives the werewolf away, and you get two gems each time you draw it.
dig-card-pirate = Companion: your chests are worth 10 crystals or any two stones.
dig-card-scout = Companion: your compass works in all your galleries.
dig-card-superbacker = Companion: your pickaxe works in all your galleries.
dig-card-queen = Companion: a recruit costs you only 3 crystals.
dig-card-tyler = Companion: with three runes collected you win at once.
dig-card-gem = Appears in galleries where recruits work; only a collected gem counts. Ten gems and runes bring on the last round.
dig-card-recruit = Placed on a stone just drawn, it makes a gem appear on every fifth card, counting its own.

dig-event-turn = { $you ->
    [seat] It is your turn.
   *[none] It is { $seat }’s turn.
}
dig-event-asks = { $you ->
    [seat] You are asked.
   *[none] { $seat } is asked.
}
dig-event-digs = { $you ->
    [seat] You dig
   *[none] { $seat } digs
} { $galleries ->
    [0] outside the galleries.
    [1] in gallery 1.
    [2] in gallery 2.
    [3] in galleries 1 and 2.
    [4] in gallery 3.
    [5] in galleries 1 and 3.
    [6] in galleries 2 and 3.
    [7] in galleries 1, 2 and 3.
    [8] in gallery 4.
    [9] in galleries 1 and 4.
    [10] in galleries 2 and 4.
    [11] in galleries 1, 2 and 4.
    [12] in galleries 3 and 4.
    [13] in galleries 1, 3 and 4.
    [14] in galleries 2, 3 and 4.
   *[other] in all four galleries.
}
dig-event-turns-up = { $you ->
    [seat] You draw
   *[none] { $seat } draws
} { $a_face } { $place ->
    [0] outside.
   *[other] in gallery { $place }.
}
dig-event-carries = Card chosen: { $face } ({ $place ->
    [0] outside
   *[other] gallery { $place }
}).
dig-event-discards = Discarded: { $face }{ $place ->
    [0] .
   *[other] {" "}(gallery { $place }).
}
dig-event-useless = { $you ->
    [seat] Outside a gallery { $a_face } does nothing: your turn ends.
   *[none] Outside a gallery { $a_face } does nothing: { $seat }’s turn ends.
}
dig-event-too-late = { $you ->
    [seat] Your
   *[none] { $seat }’s
} gallery { $place } is gone: { $a_face } is discarded.
dig-event-collects = { $you ->
    [seat] You collect
   *[none] { $seat } collects
} { $a_face }.
dig-event-opens = { $you ->
    [seat] You open
   *[none] { $seat } opens
} gallery { $gallery } with { $a_face }.
dig-event-adds = Card { $position } of { $you ->
    [seat] your
   *[none] { $seat }’s
} gallery { $gallery }: { $face }.
dig-event-posts = { $you ->
    [seat] You place
   *[none] { $seat } places
} a recruit on card { $position } of gallery { $gallery }.
dig-event-gem = { $gems ->
    [one] A gem appears
   *[other] { $gems } gems appear
} in { $you ->
    [seat] your
   *[none] { $seat }’s
} gallery { $gallery }, on card { $position }!
dig-event-keeps = { $you ->
    [seat] You keep
   *[none] { $seat } keeps
} { $a_face }.
dig-event-surplus = Never two of one family: { $you ->
    [seat] you discard
   *[none] { $seat } discards
} { $a_face }.
dig-event-uses = { $you ->
    [seat] You use
   *[none] { $seat } uses
} { $a_face }.
dig-event-uses-drawn = { $you ->
    [seat] You use
   *[none] { $seat } uses
} { $a_face } at once.
dig-event-protects = { $you ->
    [seat] Your companion
   *[none] { $seat }’s companion
}, { $a_face }, drives the enemy away.
dig-event-earns = { $you ->
    [seat] You get
   *[none] { $seat } gets
} { $gems ->
    [one] a gem.
   *[other] { $gems } gems.
}
dig-event-strikes = { $gallery ->
    [0] { $you ->
        [seat] You are
       *[none] { $seat } is
    }
   *[other] { $you ->
        [seat] Your
       *[none] { $seat }’s
    } gallery { $gallery } is
} attacked by { $a_face }!
dig-event-sent = { $you ->
    [seat] You send { $a_face } to { $other }’s gallery { $gallery }.
    [other] { $seat } sends { $a_face } to your gallery { $gallery }.
    [both] You send { $a_face } to your own gallery { $gallery }.
   *[none] { $seat } sends { $a_face } to { $other }’s gallery { $gallery }.
}
dig-event-loses-gem = A gem vanishes from card { $position } of { $you ->
    [seat] your
   *[none] { $seat }’s
} gallery { $gallery }.
dig-event-removed = { $you ->
    [seat] Your
   *[none] { $seat }’s
} gallery { $gallery } loses { $a_face }, its last card{ $gems ->
    [0] {""}
    [one] , with a gem
   *[other] , with { $gems } gems
}{ $recruit ->
    [0] .
   *[other] ; the recruit goes back to the tavern.
}
dig-event-scared = { $you ->
    [seat] Your
   *[none] { $seat }’s
} recruit on card { $position } of gallery { $gallery } goes back to the tavern.
dig-event-flees = { $recruits ->
    [one] The recruit in { $you ->
        [seat] your
       *[none] { $seat }’s
    } hand goes back to the tavern.
   *[other] The { $recruits } recruits in { $you ->
        [seat] your
       *[none] { $seat }’s
    } hand go back to the tavern.
}
dig-event-eaten = The orc devours { $you ->
    [seat] your
   *[none] { $seat }’s
} recruit on card { $position } of gallery { $gallery }.
dig-event-closes = { $forced ->
    [0] { $you ->
        [seat] You close gallery { $gallery }
       *[none] { $seat } closes gallery { $gallery }
    }
   *[other] { $you ->
        [seat] Your
       *[none] { $seat }’s
    } gallery { $gallery } is forced to close
}: { $gems ->
    [0] no gem
    [one] a gem
   *[other] { $gems } gems
}{ $eggs ->
    [0] {""}
    [one] {" "}(one of them an egg)
   *[other] {" "}({ $eggs } of them eggs)
}{ $runes ->
    [0] {""}
    [one] , a rune
   *[other] , { $runes } runes
}{ $recruits ->
    [0] .
    [one] , a recruit comes back.
   *[other] , { $recruits } recruits come back.
}
dig-event-collapses = { $you ->
    [seat] Your
   *[none] { $seat }’s
} gallery { $gallery } collapses: all is lost{ $gems ->
    [0] .
    [one] , a gem among it.
   *[other] , { $gems } gems among it.
}
dig-event-steals = { $you ->
    [seat] You steal { $a_face }, the last card of { $other }’s gallery { $gallery }
    [other] { $seat } steals { $a_face }, the last card of your gallery { $gallery }
   *[none] { $seat } steals { $a_face }, the last card of { $other }’s gallery { $gallery }
}{ $gems ->
    [0] .
    [one] , with a gem.
   *[other] , with { $gems } gems.
}
dig-event-hires = { $you ->
    [seat] You take
   *[none] { $seat } takes
} { $recruits ->
    [one] a recruit
   *[other] { $recruits } recruits
} from the tavern.
dig-event-pays = { $you ->
    [seat] You pay with
   *[none] { $seat } pays with
} { $a_face }.
dig-event-engages = { $you ->
    [seat] You hire
   *[none] { $seat } hires
} { $a_face }.
dig-event-enters = A companion enters the tavern: { $face }.
dig-event-reshuffled = The hill is empty: the shuffled discard makes a new one of { $cards } cards.
dig-event-calls = { $you ->
    [seat] You have
   *[none] { $seat } has
} { $points } gems, runes included: everyone else has one more turn!
dig-event-crowned = { $you ->
    [seat] Tyler crowns you
   *[none] Tyler crowns { $seat }
}: three runes together!
dig-event-stale = { $turns } turns in a row without a gem for anybody: the game ends here.
dig-event-final = { $you ->
    [seat] You
   *[none] { $seat }
}: { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}{ $runes ->
    [0] .
    [one] , { $runes } rune: { $points } in all.
   *[other] , { $runes } runes: { $points } in all.
}
dig-event-over = The game is over.

dig-refusal-over = The game is over: there is nothing left to decide.
dig-refusal-turn = It is for { $seat } to answer.
dig-refusal-moment = That is not what is being asked now.
dig-refusal-gallery = That gallery cannot be chosen here.
dig-refusal-hire = You cannot pay for that many recruits, or the tavern does not have that many left of your colour.
dig-refusal-engage = That companion is not in the tavern, or you do not have the stones it costs.
dig-refusal-use = That equipment is not in your hand, or would do nothing now.
dig-refusal-keep = You already have equipment of that family.
dig-refusal-discard = The first piece of equipment of its family must be used or kept.
dig-refusal-shield = You have no shield, or nothing is attacking you.
dig-refusal-sceptre = You have no sceptre, or nobody else has a gallery to send that enemy to.
dig-refusal-take = That card is not among those turned up.
dig-refusal-target = That gallery cannot be targeted.
dig-refusal-own = That gallery is your own: target someone else’s.
dig-refusal-pay = You pay from the most expensive stone down, with what you have and nothing more than is needed.
dig-refusal-spare = The chest cannot stand in for that, or other stones are missing.

dig-ruling-g1 = A recruit on card 1 makes gems on cards 5, 10, 15…, one on card 3 on cards 7, 12, 17… (option: the rulebook’s example, where a recruit on card 3 makes them on 8 and 13).
dig-ruling-g2 = Only stones, eggs, runes, snakes, and the way out that closes it take up a place in a gallery.
dig-ruling-g4 = A card for a gallery that has vanished meanwhile is discarded.
dig-ruling-g5 = In one turn you dig outside or in your galleries, not both.
dig-ruling-g8 = Equipment is used when you dig, before or after drawing. The shield and the anchor answer an attack. The chest and the purse also work in the tavern, the purse even on its own.
dig-ruling-g11 = A werewolf drawn outside strikes all the same (an option).
dig-ruling-g12 = A companion’s gems are due each time that enemy is drawn, wherever it is and whatever becomes of it.
dig-ruling-g14 = A recruit goes only on the stone just drawn.
dig-ruling-g16 = Two series on one card: two gems.
dig-ruling-g17 = Cards are counted on the gallery as it is now.
dig-ruling-g18 = A removed card’s recruit goes to the tavern and its gems are lost; a gallery without cards is gone.
dig-ruling-g19 = A thief takes what there is.
dig-ruling-g20 = A secret room gives its gem despite a snake.
dig-ruling-g21 = A spider takes one gem, from the last card that has one.
dig-ruling-g26 = One shield cancels the whole werewolf.
dig-ruling-g27 = An orc never devours a player’s fourth recruit: three at most.
dig-ruling-g28 = Mage with hunter or knight: both apply, a gem and then another card.
dig-ruling-g29 = Companions protect you by themselves; the shield is a choice.
dig-ruling-g30 = An enemy sent by a sceptre attacks the target’s gallery: the target’s companions protect it, without gems, and a shield may answer.
dig-ruling-g31 = No target: the sceptre cannot be used.
dig-ruling-g32 = A shield does not stop a bomb.
dig-ruling-g33 = A gallery without recruits stays: you can dig in it and close it, but no gems appear.
dig-ruling-g34 = A potion’s card: a stone to your stones, a rune to your runes, an egg becomes a gem, a snake is discarded.
dig-ruling-g35 = The cards of compass and scroll are played in the gallery you choose; outside, if you dig outside.
dig-ruling-g36 = A pickaxe stops when the gallery ends, when a recruit is placed on the first card, or when equipment that was drawn is used right away.
dig-ruling-g38 = Scout and superbacker: the whole effect, once for each gallery, in the order you like; outside, only once.
dig-ruling-g41 = A companion must be paid with exactly the right stones.
dig-ruling-g43 = You must take one action: passing would need a hill that cannot be dug, which never happens.
dig-ruling-g48 = Only what is collected counts, not gems in open galleries.
dig-ruling-g51 = If the 40 gems run out, no more appear.
dig-ruling-g55 = When the hill is empty, the shuffled discard pile becomes the new one.
dig-ruling-g56 = Everyone’s stones, equipment and companions are visible to all.
dig-ruling-g57 = Shield and enemy turned up together: the shield may be taken first.
dig-ruling-g58 = Four galleries per player at most.
dig-ruling-g59 = If each player takes a hundred turns in a row without collecting a gem or rune, the game ends and gems are counted.
dig-ruling-g60 = After the end, nothing more is decided.
dig-ruling-g61 = Only the player being asked answers.
dig-ruling-g62 = You answer the question being asked.
dig-ruling-g63 = A recruit is paid for from the most expensive stone down, up to the price, with nothing that could be left out; several recruits are paid for together.
dig-ruling-g64 = A bomb targets a gallery with a recruit, a potion one whose last card holds none, a sceptre any gallery of another player.
dig-ruling-g65 = Never two pieces of equipment of the same family in hand: the second is used right away or discarded.
dig-ruling-g66 = After the tenth gem, everyone else has one more full turn, even the player whose turn it was.
dig-ruling-g67 = A card that cannot be played outside ends the turn: nothing more is drawn or used.
dig-ruling-g68 = A sceptre may also send an enemy that was drawn outside.
dig-ruling-g69 = A collapse stops the pickaxe, even if an anchor cancels it.
dig-ruling-g70 = When you dig in galleries, compass, pickaxe and scroll work in whichever of your galleries you like, even one you have not dug in this turn.
dig-ruling-g71 = An enemy drawn outside ends the turn even if a companion drives it away; the companion’s gem is due. Only the mage has another card drawn.
dig-ruling-g72 = Bomb, potion and sceptre target someone else’s gallery, never your own.
dig-ruling-g73 = As long as a snake is in the gallery no gem appears there, not even on its own card; once the snake is gone, gems appear again.
dig-ruling-g74 = After a wild werewolf, or a sceptre used outside, the turn goes on: the card has been played.
dig-ruling-g75 = You are asked about a shield only where the enemy would take something.

dig-board-progress = { $points ->
    [one] { $points } gem of 10
   *[other] { $points } gems of 10
}
dig-board-hill = Hill: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} · discard: { $discard } · { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
} left
dig-board-tavern-line = Tavern: { $companions } ({ $left } to come)
dig-board-companion = { $face } ({ $cost })
dig-board-recruit-price = A recruit costs { $price } crystals
dig-board-counter = { $face }: { $count }
dig-board-last-round = { $you ->
    [player] Last round: you have ten gems.
   *[none] Last round: { $player } has ten gems.
}
dig-board-quiet = { $rounds } rounds without a gem: at 100 the game ends.
dig-board-revealed = Revealed cards: { $cards }
dig-board-revealed-card = { $face } ({ $place ->
    [0] outside
   *[other] gallery { $place }
})
dig-board-player-line = { $player }: { $points } of 10 ({ $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}, { $runes ->
    [one] { $runes } rune
   *[other] { $runes } runes
}); { $recruits }; stones: { $stones }; equipment: { $equipment }; companions: { $companions }.
dig-board-recruits = Recruits
dig-board-recruits-line = recruits: { $free } in hand, { $waiting } in the tavern{ $eaten ->
    [0] {""}
    [one] , { $eaten } devoured
   *[other] , { $eaten } devoured
}
dig-stone-steel = { $cards } steel
dig-stone-gold = { $cards } gold
dig-stone-diamond = { $cards ->
    [one] { $cards } diamond
   *[other] { $cards } diamonds
}
dig-stone-ruby = { $cards ->
    [one] { $cards } ruby
   *[other] { $cards } rubies
}
dig-board-nothing = nothing
dig-board-nobody = nobody
dig-board-gallery-line = { $player }, gallery { $number }: { $cards }.
dig-board-card = { $position } { $face }{ $recruit ->
    [0] {""}
   *[other] {" "}with a recruit
}{ $gems ->
    [0] {""}
    [one] {" "}with a gem
   *[other] {" "}with { $gems } gems
}
dig-board-galleries = Galleries
dig-board-no-gallery = Nobody has a gallery.
dig-board-players = Adventurers
dig-board-player = Player
dig-board-points = Gems
dig-board-stones = Stones
dig-board-hand = Equipment and companions
dig-board-signs = Signs: ■ steel (1 crystal), ● gold (2), ◆ diamond (3), ♦ ruby (4), Ψ rune, ◎ gem egg, § snake, ✦ gem, ♙ recruit, ⌂ in the tavern, † devoured, ► your seat, » whose turn it is.

dig-family-stone = Stone
dig-family-equipment = Equipment
dig-family-enemy = Enemy
dig-family-treasure = Rune or egg
dig-family-way-out = Exit or secret room
dig-family-collapse = Collapse
dig-odds-cards = Face down: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
dig-odds-count = { $family }: { $cards }
dig-odds-chance = { $family }: { $percent }%
dig-odds-worth = Gallery { $gallery }: { $close ->
    [one] { $close } gem
   *[other] { $close } gems
} if closed, { $dig } on average after one more card
dig-odds-survive = Gallery safe after { $cards ->
    [one] one card
   *[other] { $cards } cards
}: { $percent }%
