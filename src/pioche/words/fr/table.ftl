# La table

table-undo = { $seat } annule son coup.
table-leave = { $seat } quitte la table ; la partie continue sans attendre.
table-return = { $seat } revient à la table.

bot-random = Hasard
bot-careful = Prudent
bot-balanced = Mesuré
bot-bold = Téméraire
player-human = Humain
seat-number = Joueur { $number }
