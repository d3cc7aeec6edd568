# Signals: sounds, vibration, notifications, the installed app

signal-your-turn = Your turn!
signal-your-turn-at = { $game }: the table is waiting for your choice.
signal-title-asked = Your turn! – { $game }
signal-offer = Play with sound?
signal-offer-yes = Yes
signal-offer-no = No
signal-unmute = Turn sounds on
signal-mute = Turn sounds off

signal-settings = Sounds and signals
signal-settings-help = Everything you can hear can also be seen on the table.
signal-sound = Play sounds at the table
signal-volume = Volume
signal-listen = Listen
signal-sound-card = Card
signal-sound-dice = Dice
signal-sound-collect = Banking a gain
signal-sound-loss = Trap or loss
signal-sound-turn = Your turn
signal-sound-win = Victory
signal-sound-end = End of the game
signal-sound-tick = Time running out
signal-vibration = Vibrate when it is your turn
signal-notify = Send a notification when it is your turn and the page is hidden
signal-notify-ask = Tell me when it is my turn
signal-notify-help = Your browser will ask for permission. You only get a notification while the page is open and hidden.
signal-notify-refused = Notifications are blocked in your browser’s settings; that is where you can allow them again.
signal-notify-none = This browser allows no notifications at this address (https is needed).

signal-install = On your home screen
signal-install-help = Once installed, Pioche opens in a window of its own, like an app.
signal-install-offline = The games come along: you can play on this device without a network, too.
signal-install-do = Install Pioche
signal-install-how = In your browser’s menu, choose “Install” or “Add to home screen”; on iPhone and iPad it is under “Share”.
