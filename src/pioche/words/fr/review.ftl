## L’analyse d’une partie terminée : son fichier

review-json = Ceci n’est ni une analyse, ni l’enregistrement d’une partie.
review-version = Cette analyse est au format { $found }, et cette version de Pioche lit le format { $known }.
review-rules = Cette analyse suit la version { $found } des règles { ELIDE("de", $game) } ; cette version de Pioche joue la version { $known }.
review-unknown = L’analyse est abîmée : la clé « { $place } » n’y a pas sa place.
review-missing = L’analyse est abîmée : il y manque la clé « { $place } ».
review-value = L’analyse est abîmée : « { $place } » ne peut pas valoir { $value }.

## Pourquoi un choix a coûté

review-share = Ce choix gagne { $played } % du temps, au lieu de { $best } %.
