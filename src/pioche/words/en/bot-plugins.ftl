# Plugin bots
bot-no-module = There is no module “{ $module }” for the bot “{ $bot }”, neither in the current folder nor among the installed packages.
bot-no-function = The module “{ $module }” has no “{ $name }”, so the bot “{ $bot }” cannot be found.
bot-no-callable = The bot “{ $bot }” cannot be called: a function was expected, not { $found }.
bot-import = The bot “{ $bot }” cannot be imported: { $error }.
bot-not-made = The bot “{ $bot }” could not be set up for the game { $game }: { $error }.
bot-raised = The bot “{ $bot }” in seat { $number } failed: { $error }.
bot-illegal = The bot “{ $bot }” in seat { $number } answered “{ $answer }”, which is not a legal move here; legal moves: { $legal }.
