## The review of a finished game: its file

review-json = This is not a review, nor a record of a game.
review-version = This review has the format { $found }, and this version of Pioche reads format { $known }.
review-rules = This is a review of version { $found } of the rules of { $game }; this version of Pioche plays version { $known }.
review-unknown = The review is damaged: the key “{ $place }” does not belong there.
review-missing = The review is damaged: the key “{ $place }” is missing.
review-value = The review is damaged: “{ $place }” cannot be { $value }.

## Why a choice cost something

review-share = It wins { $played }% of the time instead of { $best }%.
