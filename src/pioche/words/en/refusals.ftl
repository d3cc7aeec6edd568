# Refusals: one clear sentence, with the rule or the line

refusal-ruling = { $sentence } (rule { $ruling })
refusal-line = Line { $line }: { $sentence }

game-unknown = There is no game called “{ $game }” here; known games: { $known }.
seats-number = { $game } is for { $lowest } to { $highest } players, not { $seats }.
seat-unknown = There is no seat { $number }: this table has { $seats } seats.
option-unknown = There is no option “{ $option }”; known options: { $known }.
option-switch = The option “{ $option }” takes yes or no, not “{ $value }”.
option-choice = The option “{ $option }” must be one of: { $choices }; not “{ $value }”.
option-number = The option “{ $option }” takes a number from { $lowest } to { $highest }, not “{ $value }”.
option-seats = The option “{ $option }” needs { $wanted } players, not { $seats }.
option-some-seats = The option “{ $option }” takes seat numbers in ascending order, such as 1,3; not “{ $value }”.
option-bot = The option “{ $option }” names seat { $number }, but a bot sits there: it applies to people only.
option-seat = The option “{ $option }” names seat { $number }, but the table has { $seats }.
move-number = There is no move number { $move }: this game has { $count }.
move-text = “{ $text }” is not a move of this game.
move-stale = This answers question { $question }, but question { $now } is being asked now.
time-form = A time is a whole number of milliseconds, not “{ $at }”.
time-backwards = Time does not run backwards: { $at } ms comes after { $last } ms.
time-allowance = A slow connection is allowed 0 to { $most } ms, not { $allowance }.
move-late = Too late: time is up.
evidence-none = This is not a game of dexterity: its moves are made without a gesture.
player-name = A name has 1 to { $longest } visible characters, not “{ $name }”.
player-kind = “{ $kind }” is not a kind of player.
seat-absent = { $seat } has left the table and must come back first.
seat-present = { $seat } is already at the table.
table-closed = This game was recorded without its seeds: it can be replayed, but not continued.
undo-over = The game is over: nothing can be taken back any more.
undo-nothing = { $seat } has no move to take back.
undo-clock = What was played against the clock cannot be taken back: the hand has already moved.
undo-consent = { $seat } can take this move back only if { $other } agrees.
bot-no-budget = “{ $bot }” makes no tries at { $game }, so it has no number of them.
bot-unknown = There is no bot “{ $bot }” for this game; known bots: { $known }.
bots-number = There must be as many bots as seats: { $seats }, not { $bots }.

seed-kind = A seed is a whole number or bytes, not “{ $seed }”.
seed-promises = These seeds are not those that were promised.
seed-length = A seed has { $shortest } to { $longest } bytes, not { $length }.
seed-count = Each of the { $seats } seats needs one seed (or none), not { $count ->
    [one] { $count } seed
   *[other] { $count } seeds
}.
seed-not-promised = The seed of { $seat } is not the one that was promised.

outcome-missing = A random outcome that the rules ask for here is missing.
outcome-other-kind = The rules ask for another outcome here (sides wanted: { $sides }, found: { $found }; 0 for a shuffle).
outcome-other-cards = This shuffle does not contain the cards that the rules shuffle here.

file-missing = There is no file “{ $path }”.
file-forbidden = You do not have access to the file “{ $path }”.
file-folder = “{ $path }” is a folder, not a file.
file-too-long = This file is longer than { $most } MB: it is not the right one.
file-system-full = The file “{ $path }” cannot be used: there is no space left on the disk.
file-system-read-only = The file “{ $path }” cannot be used: the disk is read-only.
file-system-forbidden = The file “{ $path }” cannot be used: access is denied.
file-system-device = The file “{ $path }” cannot be used: the device does not answer properly.
file-system-closed = The file “{ $path }” cannot be used: it is closed.
file-system-name = The file “{ $path }” cannot be used: the name is too long.
file-system-other = The file “{ $path }” cannot be used: the system does not say why.
file-encoding = this file is not UTF-8 text.
record-empty = The record is empty.
record-unfinished = The game of this record is not over. Records of finished games can be opened here; “pioche play --resume” goes on with a game saved in the terminal.
record-json = this is not a readable JSON object.
record-format = unknown record format { $found }; this version reads formats up to { $known }.
record-version = unknown version { $found } of the rules of { $game }; this version knows { $known }.
record-version-old = this game was played with version { $found } of the rules of { $game }; this version of Pioche plays version { $known } and cannot replay it. Nothing is lost: the file stays as it is, and the version of Pioche that wrote it can still open it.
record-faces = the list of cards is not that of { $game }.
record-promise-form = promises must be SHA-256 digests, one for the house and one (or null) for each seat.
record-promise = the seeds revealed are not those that were promised.
record-hex = “{ $text }” is not a seed in hexadecimal.
record-key-unknown = the key “{ $name }” does not belong here.
record-key-missing = the key “{ $name }” is missing.
record-key-twice = the key “{ $name }” appears twice.
record-type-line = a line must be a JSON object.
record-type-number = “{ $name }” must be a whole number, not { $value }.
record-type-text = “{ $name }” must be text, not { $value }.
record-type-flag = “{ $name }” must be true or false, not { $value }.
record-type-object = “{ $name }” must be an object, not { $value }.
record-type-list = “{ $name }” must be a list, not { $value }.
record-range = “{ $name }” is out of range: { $value }.
record-undo = { $known ->
    [one] { $known } move
   *[other] { $known } moves
} would be taken back here, not { $found }.
record-present = { $seat } cannot leave or come back here.
record-stand-in = the move played for { $seat }, who has left, is not the one that the rules prescribe.
record-outcome = this outcome is not the one that the seeds give.
record-outcome-extra = the rules do not ask for this outcome.
record-after-result = nothing can follow the result.
record-early-result = a result is given, but the game is not over.
record-no-seeds = the game is over, but its seeds are missing.
record-spelling = this line is not written this way (a missing value, or one in another form).
record-no-result = the game is over, but its result is missing.
record-result = this is not the result of the game; points scored: { $scores }.

sheet-none = { $game } is played without a card sheet: all its figures are known.
sheet-form = The option “{ $option }” is written like “muck.points=2”, figure by figure; not “{ $value }”.
sheet-toml = this is not readable TOML.
sheet-key = “{ $name }” is not a figure that a sheet may change.
sheet-type = “{ $name }” must be a whole number, not “{ $value }”.
sheet-range = “{ $name }” must be from { $lowest } to { $highest }, not { $value }.
sheet-total-exact = the sum of { $title } must be { $lowest }, not { $found }.
sheet-total = the sum of { $title } must be from { $lowest } to { $highest }, not { $found }.
