# The chain of fingerprints of a game, and promises that were not kept

record-no-chain = the fingerprints of the game (“chain”) are missing at the end.
record-after-chain = nothing can follow the fingerprints of the game.
record-chain = what stands here is not what was played: the fingerprint of the game is another one from here on.
record-chain-count = the game has { $count ->
    [one] { $count } fingerprint
   *[other] { $count } fingerprints
}; there are not as many here.
record-unshown = “unshown” must list, in order, the seats that promised a seed and did not show it.

web-fair-unshown = { $name } promised a seed and did not show it: it had no part in the draws.
web-fair-chain = Line { $line }: what stands here is not what was played. The fingerprint of the game is another one from here on.
web-fair-chain-missing = The record lacks fingerprints of the game.
web-fair-other-play = This record is not the game that your browser saw: it lacks a fingerprint that your browser noted during the game.
web-fair-own-promise = The promise of seat { $number }, made by this device, is missing from the record.
web-fair-own-dropped = The seed of seat { $number } was shown in time by this device, but the record leaves it out.
web-fair-own-move = A move that was made on this device for seat { $number } is missing from the record.
web-table-seal-heads = { $heads ->
    [0] Your browser noted no fingerprint of the game while it was played: it cannot tell whether these are the moves that were made.
    [one] Your browser noted a fingerprint of the game, and the record holds it: these are the moves that were made.
   *[other] Your browser noted { $heads } fingerprints of the game, and the record holds them all: these are the moves that were made.
}
web-table-seal-no-chain = This record holds no fingerprints of the game: nothing proves that these are the moves that were made.
web-table-seal-step-chain = With every message, your browser received a fingerprint of the whole game so far. It tells nothing about hidden choices, but no other game has the same one: the moves cannot be changed afterwards.
web-table-seal-last-head = The last fingerprint, the same for everybody at the table:
