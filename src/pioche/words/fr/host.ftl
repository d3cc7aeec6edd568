# Qui tient la table, et ce que ses gens décident ensemble

server-host-here = La personne qui tient la table est là : elle seule peut confier la table à quelqu’un d’autre.
server-host-person = Seule une personne assise à la table peut la tenir.
web-host = tient la table
web-host-make = Confier la table à { $name }
web-host-make-short = Confier la table
web-host-make-help = Cette personne pourra placer des robots, libérer des places, commencer la partie et régler l’allure des robots ; vous ne le pourrez plus.
web-host-away = La personne qui tient la table n’est plus là depuis un moment : vous pouvez en choisir une autre.
web-host-vote = Choisir { $name } pour tenir la table
web-host-vote-short = Choisir
web-host-is = { $name } tient la table maintenant.
web-host-you = Vous tenez la table maintenant.
web-vote-count = { $agreed } sur { $needed } d’accord
web-vote-voted = Vous êtes d’accord : { $agreed } sur { $needed }
