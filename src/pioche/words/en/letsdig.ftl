# Let’s Dig for Treasure

letsdig-name = Let’s Dig for Treasure
letsdig-pitch = One more card? Three holes full of treasure, worms and skeletons: stop in time, or lose it all.

letsdig-option-teams = Teams
letsdig-option-teams-help = Yes: four players, two against two; partners sit opposite each other and share one score pile. No: everyone for themselves.
letsdig-option-open_scores = Open piles
letsdig-option-open_scores-help = Yes: everyone sees the score piles. No: you see only your own.
letsdig-option-landmine = Land mine
letsdig-option-landmine-help = Yes: all cards. No: without this card, which can make the game last longer.
letsdig-option-waste = Radioactive waste
letsdig-option-waste-help = Bust: like a Cursed skeleton, but no dog helps. No worms: the turn goes on, but then a single Worms card makes you bust.
letsdig-option-waste-bust = bust
letsdig-option-waste-worms = no worms
letsdig-option-first_game = First game
letsdig-option-first_game-help = Who is playing this game for the first time: the New kid is worth points to them.
letsdig-option-owns_game = Owns the game
letsdig-option-owns_game-help = Who has this game at home: the Board games are worth points to them.
letsdig-option-sheet = Card sheet
letsdig-option-sheet-help = The numbers you read on your own cards, where they differ from ours.
letsdig-sheet-total = all copies, not counting the Land mine,

letsdig-move-dig = { $first ->
    [1] Left
    [2] Middle
   *[3] Right
}: dig
letsdig-move-stop = Stop and collect
letsdig-move-dog = { $first ->
    [dug] Use the Loyal dog dug up this turn
   *[pile] Use a Loyal dog from your pile
}
letsdig-move-bust = Lose everything
letsdig-move-give = Give to { $first }
letsdig-move-collect = Resolve: { $first }
letsdig-move-search = { $first ->
    [1] Left
    [2] Middle
   *[3] Right
}: search
letsdig-move-take = Collect: { $first }
letsdig-move-top = Put on top: { $first }
letsdig-move-rob = Rob { $first }
letsdig-move-steal = Steal: { $first }
letsdig-move-destroy = { $first ->
    [1] Left
    [2] Middle
   *[3] Right
}: destroy
letsdig-move-spare = Destroy nothing

letsdig-ask-dig = Which hole do you dig?
letsdig-ask-decide = { $case ->
    [worthless] Dig again, or stop? Nothing to gain so far.
   *[none] Dig again, or stop and keep it all?
    }
letsdig-ask-react = { $amount ->
    [0] Cursed skeleton! You have no Loyal dog: everything is lost.
    [one] Cursed skeleton! Your Loyal dog can drive it away.
   *[other] Cursed skeleton! One of your { $amount } Loyal dogs can drive it away.
}
letsdig-ask-heirloom = Cursed heirloom: who gets it?
letsdig-ask-order = Which effect comes next?
letsdig-ask-sewer = Sewer line: who gets it?
letsdig-ask-search = Treasure map: which hole do you search?
letsdig-ask-take = Treasure map: which card do you collect?
letsdig-ask-return = Treasure map: which card goes back on top?
letsdig-ask-rob = Who do you rob?
letsdig-ask-steal = Pirate hat: which card do you steal?
letsdig-ask-mine = Land mine: which hole do you destroy?
letsdig-ask-over = The game is over.

letsdig-face-muck = Muck
letsdig-face-worms = Worms
letsdig-face-skeleton = Cursed skeleton
letsdig-face-ferryman = Ferryman’s gold
letsdig-face-cookies = Granny Gruppo’s cookies
letsdig-face-milk = Old Murray’s milk
letsdig-face-sewer = Sewer line
letsdig-face-ring = Wedding ring
letsdig-face-gravedigger = Sleeping gravedigger
letsdig-face-dog = Loyal dog
letsdig-face-map = Treasure map
letsdig-face-crown = Crown of the lich lord
letsdig-face-heirloom = Cursed heirloom
letsdig-face-waste = Radioactive waste
letsdig-face-chest = Treasure chest
letsdig-face-leprechaun = Leprechaun’s gold
letsdig-face-ark = Ark of the covenant
letsdig-face-hat = Pirate hat
letsdig-face-sabre = Pirate sabre
letsdig-face-newkid = New kid
letsdig-face-boardgames = Board games
letsdig-face-lottery = Lottery ticket
letsdig-face-skwirmz = Skwirmz, god of worms
letsdig-face-dress = Wedding dress
letsdig-face-landmine = Land mine
letsdig-face-stash = Contraband stash

# What each card does
letsdig-card-muck = Mud with a little something in it: it scores its points, nothing more.
letsdig-card-worms = The first Worms card of a turn does nothing. The second one loses everything you have dug up this turn.
letsdig-card-skeleton = As soon as it is dug up, you lose everything you have dug up this turn, unless a Loyal dog drives it away.
letsdig-card-ferryman = Scores its points at the end, nothing more.
letsdig-card-cookies = At the end, every pair of cookies and milk scores 5 points per card. A card on its own does not.
letsdig-card-milk = At the end, every pair of milk and cookies scores 5 points per card. A card on its own does not.
letsdig-card-sewer = When you collect it, it goes to the score pile of another player of your choice: its points count there.
letsdig-card-ring = Scores its points at the end. The Wedding dress needs a Wedding ring.
letsdig-card-gravedigger = When you collect it, look at the top card of each hole.
letsdig-card-dog = Drives away one Cursed skeleton, once: the turn goes on. Used or not, it scores its points.
letsdig-card-map = When you collect it, look at the top three cards of a hole, collect one and put the others back on top in any order.
letsdig-card-crown = When you collect it, you get an extra turn.
letsdig-card-heirloom = As soon as it is dug up, it goes to the score pile of another player of your choice: a gift of 10 points.
letsdig-card-waste = As soon as it is dug up, you lose everything you have dug up this turn, and no dog helps. As an option, it makes the next Worms card of the turn fatal instead.
letsdig-card-chest = Scores its points at the end, nothing more.
letsdig-card-leprechaun = Scores its points at the end, nothing more.
letsdig-card-ark = Scores its points at the end, nothing more.
letsdig-card-hat = When you collect it, look at another player’s score pile and steal one card from it.
letsdig-card-sabre = When you collect it, steal a card at random from another player’s score pile.
letsdig-card-newkid = Scores its points only for someone who is playing for the first time; otherwise nothing.
letsdig-card-boardgames = Scores its points only for someone who owns this game; otherwise nothing.
letsdig-card-lottery = Scores its points only if it is collected in the very last turn of the game; otherwise nothing.
letsdig-card-skwirmz = Scores its points once for every Worms card in its owner’s score pile.
letsdig-card-dress = Scores its points only with a Wedding ring in the same score pile; otherwise nothing.
letsdig-card-landmine = When you collect it, you may destroy one hole: all its cards are discarded unseen.
letsdig-card-stash = When you collect it, you get an extra turn.

# The same where there is little room
letsdig-short-muck = Muck
letsdig-short-worms = Worms
letsdig-short-skeleton = Skeleton
letsdig-short-ferryman = Ferryman’s gold
letsdig-short-cookies = Cookies
letsdig-short-milk = Milk
letsdig-short-sewer = Sewer
letsdig-short-ring = Wedding ring
letsdig-short-gravedigger = Gravedigger
letsdig-short-dog = Dog
letsdig-short-map = Map
letsdig-short-crown = Crown
letsdig-short-heirloom = Heirloom
letsdig-short-waste = Waste
letsdig-short-chest = Chest
letsdig-short-leprechaun = Leprechaun
letsdig-short-ark = Ark
letsdig-short-hat = Hat
letsdig-short-sabre = Sabre
letsdig-short-newkid = New kid
letsdig-short-boardgames = Games
letsdig-short-lottery = Lottery
letsdig-short-skwirmz = Skwirmz
letsdig-short-dress = Dress
letsdig-short-landmine = Mine
letsdig-short-stash = Stash

letsdig-event-deal = Three holes, { $cards } cards in all. { $you ->
    [seat] You begin.
   *[none] { $seat } begins.
}
letsdig-event-turn = { $again ->
    [0] { $you ->
        [seat] You dig now.
       *[none] { $seat } digs now.
    }
   *[other] { $you ->
        [seat] Extra turn: you dig again.
       *[none] Extra turn: { $seat } digs again.
    }
}
letsdig-event-asks = { $you ->
    [seat] You are asked
   *[none] { $seat } is asked
} something (stage { $stage }).
letsdig-event-digs = { $you ->
    [seat] You dig up
   *[none] { $seat } digs up
}: { $face } ({ $pile ->
    [0] left
    [1] middle
   *[other] right
} hole).
letsdig-event-emptied = The { $pile ->
    [0] left
    [1] middle
   *[other] right
} hole is empty: this is the last turn.
letsdig-event-bust = { $face }: { $you ->
    [seat] you bust
   *[none] { $seat } busts
}, { $cards ->
    [one] { $cards } card discarded.
   *[other] { $cards } cards discarded.
}
letsdig-event-dog = { $you ->
    [seat] You use
   *[none] { $seat } uses
} a Loyal dog { $place ->
    [0] dug up this turn
   *[other] from the score pile
}: the Cursed skeleton is discarded, the turn goes on.
letsdig-event-gives = { $you ->
    [seat] You give { $other }
    [other] { $seat } gives you
   *[none] { $seat } gives { $other }
}: { $face }.
letsdig-event-stops = { $you ->
    [seat] You stop { $cards ->
        [0] with nothing to collect.
        [one] and collect { $cards } card.
       *[other] and collect { $cards } cards.
    }
   *[none] { $seat } stops { $cards ->
        [0] with nothing to collect.
        [one] and collects { $cards } card.
       *[other] and collects { $cards } cards.
    }
}
letsdig-event-collects = { $you ->
    [seat] You resolve
   *[none] { $seat } resolves
}: { $face }.
letsdig-event-nothing = { $face }: no effect { $you ->
    [seat] for you
   *[none] for { $seat }
}.
letsdig-event-extra = { $face }: an extra turn { $you ->
    [seat] for you
   *[none] for { $seat }
}.
letsdig-event-looks = Sleeping gravedigger: { $you ->
    [seat] you look
   *[none] { $seat } looks
} at the top of the holes.
letsdig-event-sees = { $depth ->
    [1] Top card
   *[other] Card { $depth }
} of the { $pile ->
    [0] left
    [1] middle
   *[other] right
} hole: { $face }.
letsdig-event-searches = Treasure map: { $you ->
    [seat] you look
   *[none] { $seat } looks
} at { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of the { $pile ->
    [0] left
    [1] middle
   *[other] right
} hole.
letsdig-event-takes = { $you ->
    [seat] You collect
   *[none] { $seat } collects
} a card of the { $pile ->
    [0] left
    [1] middle
   *[other] right
} hole{ $face ->
    [none] {" "}without showing it.
   *[other] : { $face }.
}
letsdig-event-returns = { $cards ->
    [0] Nothing is put
   *[other] { $you ->
        [seat] You put
       *[none] { $seat } puts
    } { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
} back into the { $pile ->
    [0] left
    [1] middle
   *[other] right
} hole.
letsdig-event-robs = { $face }: { $you ->
    [seat] you rob { $other }
    [other] { $seat } robs you
   *[none] { $seat } robs { $other }
}.
letsdig-event-peeks = { $you ->
    [other] You have
   *[none] { $other } has
}: { $face } ({ $number ->
    [one] { $number } card
   *[other] { $number } cards
}).
letsdig-event-steals = { $you ->
    [seat] You steal a card from { $other }
    [other] { $seat } steals a card from you
   *[none] { $seat } steals a card from { $other }
}{ $face ->
    [none] .
   *[other] : { $face }.
}
letsdig-event-destroys = Land mine: { $you ->
    [seat] you destroy
   *[none] { $seat } destroys
} the { $pile ->
    [0] left
    [1] middle
   *[other] right
} hole, { $cards ->
    [one] { $cards } card discarded unseen.
   *[other] { $cards } cards discarded unseen.
}
letsdig-event-spares = Land mine: { $you ->
    [seat] you destroy nothing
   *[none] { $seat } destroys nothing
}.
letsdig-event-holds = { $you ->
    [seat] Your score pile
   *[none] Score pile, { $seat }
}: { $face } ({ $number ->
    [one] { $number } card
   *[other] { $number } cards
}).
letsdig-event-final = { $you ->
    [seat] You
   *[none] { $seat }
}: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
letsdig-event-over = The game is over.

letsdig-refusal-over = The game is over: there is nothing left to dig.
letsdig-refusal-turn = It is { $seat }’s turn.
letsdig-refusal-oneself = You must choose someone other than yourself.
letsdig-refusal-first = You must dig at least one card first.
letsdig-refusal-shared = These two opponents share a pile: choose the other one, it makes no difference.
letsdig-refusal-other = That is not what is being asked now.
letsdig-refusal-empty = That hole is empty.
letsdig-refusal-no-dog = There is no Loyal dog there that can still be used.
letsdig-refusal-nobody = There is nobody there, or nothing to take.
letsdig-refusal-no-card = That card is not among those you can choose.

letsdig-ruling-t1 = A hole that becomes empty does not stop the turn: you may go on digging in the others.
letsdig-ruling-t2 = A bust on the card that empties a hole still ends the game.
letsdig-ruling-t3 = Extra turns still owed when the game ends are lost.
letsdig-ruling-t8 = A Loyal dog works from your score pile or from among the cards dug up this turn. Using it is your choice; the skeleton is discarded, the turn goes on, and the used dog stays where it is, turned over.
letsdig-ruling-t9 = Radioactive waste, as an option: instead of making you bust, it makes the next Worms of the turn fatal.
letsdig-ruling-t10 = The Cursed heirloom must be given.
letsdig-ruling-t11 = A card collected by a Treasure map does not do what it does when dug up.
letsdig-ruling-t13 = A Lottery ticket taken by a Treasure map counts as collected; a stolen one does not.
letsdig-ruling-t14 = End-of-game effects count for the player who holds the card.
letsdig-ruling-t19 = An effect without a target does nothing.
letsdig-ruling-t24 = A total may be negative.
letsdig-ruling-t25 = The cards of a destroyed hole are discarded unseen.
letsdig-ruling-t26 = The last hole but one may be destroyed; the last one may not.
letsdig-ruling-t27 = A card with an effect taken by a Treasure map is shown to everyone.
letsdig-ruling-t28 = A used Loyal dog stays visible to everyone, wherever it goes.
letsdig-ruling-t29 = Partners share everything about their pile: it is enough that one of them is playing for the first time or owns the game; one opponent stands for both; robbing your partner moves nothing.
letsdig-ruling-t30 = After a Cursed skeleton the question is asked even without a dog, so that the question itself gives nothing away.
letsdig-ruling-t31 = Only the player whose turn it is decides.
letsdig-ruling-t32 = A turn begins with at least one card.
letsdig-ruling-t33 = An empty hole cannot be dug, searched or destroyed.
letsdig-ruling-t34 = “Another player” is never yourself.
letsdig-ruling-t35 = The question being asked must be answered first.
letsdig-ruling-t36 = After the last turn, the game is over.
letsdig-ruling-t37 = With a Treasure map, the other cards are put back before the effect of the one that was taken.
letsdig-ruling-t38 = Under someone else’s Treasure map you can still track a single card, the one left of two when you see the other go, and cards that you know to be all alike.
letsdig-ruling-t39 = Where everyone can see that there is only one thing to do, it is done automatically; where only a secret decides, the question is asked.

letsdig-board-turn = { $you ->
    [player] You are digging
   *[none] { $player } is digging
}
letsdig-board-collects = { $you ->
    [player] You are collecting
   *[none] { $player } is collecting
}
letsdig-board-robs = { $you ->
    [player] You steal a card from { $other }
    [other] { $player } steals a card from you
   *[none] { $player } steals a card from { $other }
}
letsdig-board-searches = { $you ->
    [player] You search
   *[none] { $player } searches
} the { $number ->
    [1] left
    [2] middle
   *[other] right
} hole
letsdig-board-over = The game is over
letsdig-board-extra = { $turns ->
    [one] { $turns } extra turn after this one
   *[other] { $turns } extra turns after this one
}
letsdig-board-ending = Last turn
letsdig-board-pile = { $number ->
    [1] Left
    [2] Middle
   *[other] Right
} hole
letsdig-board-pile-line = { $number ->
    [1] Left
    [2] Middle
   *[other] Right
}: { $cards ->
    [0] empty
   *[other] { $cards }
}
letsdig-board-pile-sentence = { $number ->
    [1] Left
    [2] Middle
   *[other] Right
} hole: { $cards }.
letsdig-board-pile-top = { $number ->
    [1] Left
    [2] Middle
   *[other] Right
} hole: { $cards }; you know the top: { $top }.
letsdig-board-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
letsdig-board-empty = empty
letsdig-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
letsdig-board-points-hidden = points hidden
letsdig-board-hidden = hidden
letsdig-board-dug = Dug this turn
letsdig-board-dug-none = Nothing dug this turn.
letsdig-board-dug-line = Dug this turn: { $cards }.
letsdig-board-worms = One more Worms card, and all is lost.
letsdig-board-pending = Effects to come
letsdig-board-pending-line = Effects to come: { $cards }.
letsdig-board-own = Your pile
letsdig-board-own-team = Your team’s pile
letsdig-board-players = Score piles
letsdig-board-player = Player
letsdig-board-player-cards = Cards
letsdig-board-player-points = Points
letsdig-board-player-known = Known cards
letsdig-board-player-line = { $player }: { $cards }, { $points }{ $known ->
    [none] .
   *[other] . You know: { $known }.
}
letsdig-board-own-line = { $pile }: { $cards }, { $points }{ $known ->
    [none] .
   *[other] : { $known }.
}
letsdig-board-used-dog = Used dog
letsdig-board-used-dog-name = Loyal dog already used
letsdig-board-pair = Cookies and milk
letsdig-board-pair-count = { $pairs ->
    [one] { $pairs } pair of cookies and milk
   *[other] { $pairs } pairs of cookies and milk
}
letsdig-board-discard = Discarded: { $cards }
letsdig-board-destroyed = Destroyed hole: { $cards }
letsdig-board-among = { $cards }, among them { $known }
letsdig-board-progress = Holes: { $cards }
letsdig-board-signs = Signs: ◆ points, ● cookies and ○ milk (in pairs), » effect when collected, ★ conditional points, ♥ Loyal dog (♡ used), § Worms, † Cursed skeleton, ¤ Radioactive waste, ? face-down card, ► your pile, ▼ playing now. A number followed by ?: conditional points.

letsdig-odds-unseen = { $cards ->
    [one] { $cards } card somewhere unknown to you, in the holes or with others
   *[other] { $cards } cards somewhere unknown to you, in the holes or with others
}
letsdig-odds-unseen-dangers = Among them: { $cards }
letsdig-odds-no-danger = no danger left
letsdig-odds-dogs = { $dogs ->
    [0] No Loyal dog can help you
    [one] { $dogs } Loyal dog can help you
   *[other] { $dogs } Loyal dogs can help you
}
letsdig-odds-others = And also: { $cards }
letsdig-odds-piles = { $sides ->
    [left] Left hole
    [middle] Middle hole
    [right] Right hole
    [left-middle] Left and middle holes
    [left-right] Left and right holes
    [middle-right] Middle and right holes
   *[left-middle-right] All three holes
}
letsdig-odds-bust = { $piles }, bust: { $percent }% ({ $reasons })
letsdig-odds-bust-dog = { $piles }, bust despite the dog: { $percent }% ({ $reasons })
letsdig-odds-safe = { $piles }: no risk
letsdig-odds-reason = { $face } { $percent }%
letsdig-odds-dig = { $piles }, one card and stop: { $points ->
    [one] { $points } point
   *[other] { $points } points
} on average
letsdig-odds-stop = Stopping now: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

letsdig-field-seat = seat
letsdig-field-stage = stage
letsdig-field-turn = turn of seat
letsdig-field-extra = extra turns
letsdig-field-ending = last turn
letsdig-field-piles = piles
letsdig-field-cards = cards
letsdig-field-top = known top
letsdig-field-dug = dug this turn
letsdig-field-dug_used_dogs = used dogs among them
letsdig-field-danger = danger
letsdig-field-worms = one more Worms card busts
letsdig-field-skeletons = skeletons seen
letsdig-field-all_skeletons = skeletons in all
letsdig-field-pending = effects to come
letsdig-field-search = search
letsdig-field-pile = pile
letsdig-field-victim = robbed seat
letsdig-field-discard = discarded
letsdig-field-destroyed = destroyed pile
letsdig-field-known = known cards
letsdig-field-score_piles = score piles
letsdig-field-seats = seats
letsdig-field-used_dogs = used dogs
letsdig-field-points = points
letsdig-field-scores = scores
letsdig-field-unseen = place unknown
letsdig-field-bust_chance = bust
letsdig-field-guarded_bust_chance = bust despite a dog
letsdig-field-worms_chance = bust by worms
letsdig-field-skeleton_chance = cursed skeleton
letsdig-field-waste_chance = bust by radioactive waste
letsdig-field-dig_points = one card and stop, in points
letsdig-field-dogs = dogs to use
letsdig-field-risks = risk of losing it all, by pile, in percent
letsdig-field-least_risk = least risk, in percent
letsdig-field-most_risk = highest risk, in percent
letsdig-field-amount = dogs for this question
letsdig-field-case = what the question is about
letsdig-field-stake = at stake, in percent
letsdig-field-final_count = final count
letsdig-field-face = card
letsdig-field-winners = winners
letsdig-field-total = points so far
letsdig-field-stop_points = stopping now, in points
