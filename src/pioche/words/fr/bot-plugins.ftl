# Les robots que d’autres ont écrits.
bot-no-module = Il n’y a pas de module « { $module } » pour le robot « { $bot } », ni dans le dossier courant ni parmi les paquets installés.
bot-no-function = Le module « { $module } » n’a pas de « { $name } » : le robot « { $bot } » est introuvable.
bot-no-callable = Le robot « { $bot } » ne peut pas être appelé : il faut une fonction, pas { $found }.
bot-import = Le robot « { $bot } » ne peut pas être importé : { $error }.
bot-not-made = Le robot « { $bot } » n’a pas pu être préparé pour le jeu { $game } : { $error }.
bot-raised = Le robot « { $bot } », à la place { $number }, a échoué : { $error }.
bot-illegal = Le robot « { $bot } », à la place { $number }, a répondu « { $answer } », qui n’est pas un coup permis ici ; coups permis : { $legal }.
