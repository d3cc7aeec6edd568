# Les pages de règles
rules-contents = Sommaire
rules-made = Page écrite par « { $command } » à partir des fichiers de mots : ne la modifiez pas à la main.
rules-unfold = Tout déplier ou replier
rules-sources = Sources
rules-figure = { $name } : { $figure }
