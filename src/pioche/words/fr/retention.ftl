# Combien de temps un serveur garde ses tables

config-days = { $where } : « { $value } » n’est pas un nombre de jours de { $lowest } à { $highest }, comme 30, 0.5 ou 12h.
setting-keep-finished = nombre de jours après lesquels une partie terminée, ou une table fermée, est supprimée (0 : jamais)
setting-keep-abandoned = nombre de jours après lesquels une partie que personne ne continue est fermée et ses graines révélées (0 : jamais)
setting-keep-unstarted = nombre de jours après lesquels une table dont la partie n’a jamais commencé est supprimée (0 : jamais)
