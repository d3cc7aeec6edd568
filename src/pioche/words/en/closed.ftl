# Tables that can only be looked at

server-closed = This table is closed: nothing more can be done here.
server-older-rules = This game was played by version { $found } of the rules of { $game }; this server plays version { $known } and can no longer show it step by step. Its result and its record are kept.

closed-title = This table is closed
closed-title-over = This game is over
closed-rules = The rules of { $game } have changed since this table was set up (it has version { $version }), so the game cannot go on. Below you will find all its seeds, and you can save everything that was played.
closed-abandoned = Nobody had played here for a long time. Below you will find all its seeds, and you can save everything that was played.
closed-owner = The owner of this server has closed the table. Below you will find all its seeds, and you can save everything that was played.
closed-lost = The server’s database has lost moves that you had already seen, so the game cannot go on fairly. Below you will find all the table’s seeds, and you can save what is left of the game.
closed-over = It was played by earlier rules of { $game } (version { $version }), so it can no longer be watched again here. Its result and its record are kept.
closed-points = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
closed-save = Save what was played
closed-new = New table
closed-state = Closed before the end.
closed-checked = Checked by this browser
closed-seeds = Seeds
closed-seeds-help = The luck of the game came from these. The SHA-256 of the house’s seed is the promise that was shown before anyone sat down.
closed-promise = The house’s promise
closed-house-seed = The house’s seed
closed-seed-of = Seed of { $name }
