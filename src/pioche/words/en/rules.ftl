# The pages of rules
rules-contents = Contents
rules-made = Written by “{ $command }” from the words: do not edit it by hand.
rules-unfold = Unfold or fold all
rules-sources = Sources
rules-figure = { $name }: { $figure }
