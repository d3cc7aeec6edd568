# DIG: the rules, a section a message. The first line of a section is its heading.

dig-rules-diagram = A gallery of five cards: the recruit on the first one makes a gem appear on the fifth.

dig-rules-aim =
    Goal

    Have the most gems. As soon as someone has collected ten, everyone else has one more turn; then the gems are counted. A rune counts as a gem.

dig-rules-setup =
    Set-up

    For 2 to 4 players. The 162 cards of the hill are shuffled. Six companions drawn at random sit in the tavern, with the recruits and the gems. Everyone gets one recruit. Who begins is drawn at random, or chosen at the table.

dig-rules-turn =
    Your turn

    Do exactly one of these three things:

    - **Dig**, outside your galleries or in them. You may then use as much equipment as you like, before or after the draw.
    - **Go to the tavern** and hire as many recruits and companions as you can pay for.
    - **Close** one of your galleries.

dig-rules-beside =
    Digging outside

    Draw a card from the hill.

    - **A stone**: collect it, or place a recruit on it; it then becomes the first card of a gallery.
    - **Equipment**: use it right away, or keep it. Never two of the same family.
    - **Any other card** cannot be played outside: it is discarded and the turn is over. Only the werewolf strikes outside too, if the option says so.

    A stone is worth crystals, which pay at the tavern: steel { $steel }, gold { $gold }, diamond { $diamond }, ruby { $ruby }.

dig-rules-galleries =
    Digging in your galleries

    You have four galleries at most. Say in which ones you dig: one, several or all. Draw a card for each; they are turned up together and played in the order you like.

    - **Stones, runes, eggs and snakes** extend the gallery.
    - **A free recruit** may be placed on the stone just drawn: one per card, four per gallery.
    - **Every recruit you place**, in a gallery or to open one, draws one more card into that gallery at once.
    - **Equipment** is used or kept, as outside.

dig-rules-gems =
    Gems

    A recruit makes a gem appear on every fifth card, counting its own: placed on the 1st card, these are the 5th, 10th and 15th; placed on the 3rd, the 7th, 12th and 17th. Several recruits add up. While a snake is in the gallery, no gem appears.

    A gem counts only once it is collected. The rulebook gives an example that counts differently from its text: the option “{ dig-option-gem_count }” lets you follow it.

dig-rules-closing =
    Closing a gallery

    You collect its stones, gems and runes, and take its recruits back. A gem egg becomes a gem, unless an enemy forced the closing. Some cards close the gallery by themselves.

dig-rules-enemies =
    Enemies

    An enemy acts in the gallery where it is drawn, then it is discarded; only the snake stays. A companion protects you without being asked, a shield only if you want it to. When an enemy forces a gallery to close, you collect what is left in it. Only the orc costs you a recruit for good, and never the last of the four.

dig-rules-equipment =
    Equipment

    It serves once, then it is discarded. Compass, pickaxe and scroll work outside if you dig outside, otherwise in whichever of your galleries you like. Bomb, potion and sceptre only aim at other players’ galleries.

dig-rules-tavern =
    The tavern

    A recruit costs { $price } crystals, and no change is given. Everyone has four recruits at most. A companion costs exactly its stones; a chest may stand in for one of them. It stays with you until the end, and another one takes its place in the tavern as long as there are any.

dig-rules-price = Price: { $first } { $first_stone ->
    [steel] steel
    [gold] gold
    [diamond] { $first ->
        [one] diamond
       *[other] diamonds
    }
   *[ruby] { $first ->
        [one] ruby
       *[other] rubies
    }
}{ $second_stone ->
    [none] {""}
    [gold] , { $second } gold
    [diamond] , { $second } { $second ->
        [one] diamond
       *[other] diamonds
    }
   *[ruby] , { $second } { $second ->
        [one] ruby
       *[other] rubies
    }
}

dig-rules-end =
    End of the game

    When someone has collected ten gems, runes included, each of the others has one more turn. The most gems and runes win; in a tie, the most runes; otherwise the victory is shared. With Tyler, three runes collected win at once.

    If the hill is empty, the discard pile is shuffled.

dig-rules-sources =
    Sources

    We have not seen the cards of the companions: their prices are ours. A card sheet can correct them.

dig-rules-example =
    An example

    Ana has one free recruit. Between her turns, Bruno digs outside his galleries.

dig-rules-example-start = **Ana digs outside** and draws gold. She places her recruit on it: this is the first card of a gallery. Placing a recruit draws one more card, steel.
dig-rules-example-rune = **On her next turn** she digs in her gallery and draws a rune, which extends it.
dig-rules-example-ruby = **One more turn**: a ruby, the fourth card. She has no free recruit to place on it.
dig-rules-example-close = **The fifth card is a secret room.** The recruit makes a gem appear on it, the secret room gives one more, and the gallery closes. Ana collects { $gems } gems and { $runes } rune, which count as { $total } gems. Her recruit is free again.
dig-rules-example-hire = She also collects the gold, the steel and the ruby, { $crystals } crystals in all: on a later turn she can hire a recruit for { $price } crystals.
dig-rules-example-recruit = card { $number }, with the recruit
dig-rules-example-number = card { $number }
dig-rules-example-room = card { $number }, with { $gems } gems
