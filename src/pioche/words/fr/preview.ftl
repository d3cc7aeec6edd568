# Ce que montre un lien là où on le partage ; rien de secret

preview-locale = fr_FR
preview-picture = Les jeux de Pioche : une pioche, des pierres et cinq chantiers de fouille
preview-table = Une table vous attend sur Pioche
preview-table-of = { $game } : une table vous attend
preview-table-text = { $pitch } Ouvrez le lien, donnez un prénom et jouez : ni compte, ni installation.
preview-replay = Une partie à revoir sur Pioche
preview-replay-of = { $game } : une partie à revoir
preview-replay-text = { $pitch } Tous les coups de la partie, un par un, sur le plateau.
preview-review = L’analyse d’une partie sur Pioche
preview-review-of = { $game } : hasard ou talent ?
preview-review-text = { $pitch } Ce que le hasard a fait dans cette partie, ce que les choix ont fait, et lesquels auraient été meilleurs.
