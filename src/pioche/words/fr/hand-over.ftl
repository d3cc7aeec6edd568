# Faire jouer un robot pour quelqu’un que la table attend

server-not-stalling = On n’attend pas { $seat } depuis assez longtemps pour qu’un robot joue à sa place.
web-table-hand-over = Faire jouer un robot pour { $name }
