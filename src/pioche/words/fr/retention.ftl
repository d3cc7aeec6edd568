# Combien de temps un serveur garde ses tables

setting-keep-finished = nombre de jours après lesquels une partie terminée, ou une table fermée, est supprimée (0 : jamais)
setting-keep-abandoned = nombre de jours après lesquels une partie que personne ne continue est fermée et ses graines révélées (365 ; 0 : jamais)
setting-keep-unstarted = nombre de jours après lesquels une table dont la partie n’a jamais commencé est supprimée (7 ; 0 : jamais)
