# What a link shows where it is shared; nothing secret

preview-locale = en_GB
preview-picture = The games of Pioche: a pickaxe, gems and five digs
preview-table = A table is waiting for you on Pioche
preview-table-of = { $game }: a table is waiting for you
preview-table-text = { $pitch } Open the link, pick a name and play: no account, nothing to install.
preview-replay = A game to watch again on Pioche
preview-replay-of = { $game }: a game to watch again
preview-replay-text = { $pitch } Every move of the game, one by one, on the board.
preview-review = The review of a game on Pioche
preview-review-of = { $game }: luck or skill?
preview-review-text = { $pitch } What luck did in this game, what choices did, and which would have been better.
