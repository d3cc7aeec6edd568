# Qui est l’hôte, et ce que les gens d’une table décident ensemble

server-host-here = L’hôte est là et peut seul confier la table à quelqu’un d’autre.
server-host-person = Seule une personne assise à la table peut en être l’hôte.
web-host = hôte
web-host-make = Confier la table à { $name }
web-host-make-short = Confier la table
web-host-make-help = Cette personne pourra placer des robots, libérer des places, commencer la partie et régler l’allure des robots ; vous ne le pourrez plus.
web-host-away = L’hôte est absent depuis un moment : vous pouvez en choisir un autre.
web-host-vote = Choisir { $name } comme hôte
web-host-vote-short = Choisir comme hôte
web-host-is = { $name } est maintenant l’hôte de la table.
web-host-you = Vous êtes maintenant l’hôte de la table.
web-vote-count = { $agreed } sur { $needed } d’accord
web-vote-voted = Vous êtes d’accord : { $agreed } sur { $needed }
