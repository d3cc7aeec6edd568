# Links to the lessons.

web-learn = Learn
web-learn-game = Learn { $game } with a teacher
web-learn-stop = Stop the lesson and go home
web-learn-first = First visit? Learn { $game } in three minutes
web-coach = Tips in first games
web-coach-on = On
web-coach-off = Off

cli-learn = Learn a game with a teacher, move by move.
cli-learn-chapter = Begin with chapter N (otherwise the first).
terminal-lesson-go-on = Next chapter: “{ $title }”. Go on?
terminal-lesson-prompt = Your move (Enter: the teacher’s; “quit” to stop):{" "}
terminal-lesson-not-this = “{ $text }” is not a move. Choose a number, or Enter.
terminal-lesson-stopped = See you next time!
