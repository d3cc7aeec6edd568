toy-name = Little Seam
toy-pitch = Dig, or keep what you hold: the rock takes it all.
toy-rules = Everybody has one turn. You dig card after card; a rock loses what you hold, stopping puts it aside. The most points win.

toy-move-dig = Dig
toy-move-stop = Stop

toy-face-gold = gold
toy-face-ruby = ruby
toy-face-rock = rock

toy-event-turn = { $seat } is to dig.
toy-event-digs = { $seat } digs up: { $face }.
toy-event-bust = { $seat } loses it all under the rock.
toy-event-keeps = { $seat } keeps { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
toy-event-over = The seam is empty.

toy-ask-dig = Dig on, or stop?
toy-ask-over = The game is over.
toy-refusal-turn = It is not { $seat }’s turn to dig.
toy-ruling-t1 = You dig on your turn.

toy-field-dug = Cards dug up
toy-field-pile = Cards of the seam
toy-field-unseen = Hidden cards
toy-field-rock_chance = Rock on the next card
