# Les signaux : sons, vibrations, notifications, application installée

signal-your-turn = À vous !
signal-your-turn-at = { $game } : la table attend votre choix.
signal-title-asked = À vous ! – { $game }
signal-offer = Jouer avec le son ?
signal-offer-yes = Oui
signal-offer-no = Non
signal-unmute = Activer les sons
signal-mute = Couper les sons

signal-settings = Sons et signaux
signal-settings-help = Tout ce qui s’entend se voit aussi sur la table.
signal-sound = Jouer des sons à la table
signal-volume = Volume
signal-listen = Écouter
signal-sound-card = Carte
signal-sound-dice = Dés
signal-sound-collect = Gain mis à l’abri
signal-sound-loss = Piège ou perte
signal-sound-turn = À vous
signal-sound-win = Victoire
signal-sound-end = Fin de partie
signal-sound-tick = Fin du temps
signal-vibration = Faire vibrer le téléphone quand c’est à vous
signal-notify = Envoyer une notification quand c’est à vous et que la page est cachée
signal-notify-ask = Me prévenir quand c’est à moi
signal-notify-help = Le navigateur vous demandera la permission. Une notification ne vient que si la page est ouverte et cachée.
signal-notify-refused = Les notifications sont refusées dans les réglages du navigateur ; c’est là qu’on les permet de nouveau.
signal-notify-none = Ce navigateur ne permet pas de notifications à cette adresse (il y faut https).

signal-install = Sur l’écran d’accueil
signal-install-help = Une fois installé, Pioche s’ouvre dans sa propre fenêtre, comme une application.
signal-install-offline = Les jeux viennent avec : on peut aussi jouer sur cet appareil sans réseau.
signal-install-do = Installer Pioche
signal-install-how = Dans le menu du navigateur : « Installer » ou « Ajouter à l’écran d’accueil » ; sur iPhone et iPad, sous « Partager ».
