# Bots that have learned: weights in a file.
bot-weights-numpy = The bot in “{ $file }” needs numpy, which is not installed: pip install 'pioche[rl]'.
bot-weights-missing = There is no file “{ $file }”.
bot-weights-file = “{ $file }” holds no weights of a bot.
bot-weights-game = The bot in “{ $file }” has learned to play { $game }, not { $asked }.
bot-weights-layout = The bot in “{ $file }” was trained with another version of { $game }: its inputs mean something else now.
bot-weights-table = The bot in “{ $file }” was trained for tables of { $players } players with certain options, and cannot play at this one.
