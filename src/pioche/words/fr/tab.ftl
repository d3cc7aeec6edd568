# Un site de fichiers statiques : les tables sont dans cet onglet

tab-loading = Chargement des jeux : { $loaded } sur { $total } Mo
tab-starting = On installe les tables…
tab-open-elsewhere = Pioche est ouvert dans un autre onglet, où sont vos parties. Fermez-le, et elles viendront ici.
tab-failed = Les jeux n’ont pas pu démarrer. Vérifiez la connexion et rechargez la page.
tab-full = Il n’y a plus de place pour vos parties sur cet appareil. Le dernier coup n’est pas enregistré : libérez de la place, et la partie continue.
tab-newer-store = Vos parties ont été enregistrées par une version plus récente de Pioche. Rechargez la page pour l’obtenir.
tab-damaged = Vos parties enregistrées sont abîmées et n’ont pas été touchées. Effacer les données de ce site dans les réglages du navigateur permet de repartir, sans elles.
tab-old-browser = Il manque à ce navigateur de quoi jouer sans serveur (WebAssembly et ses propres fichiers). Un Chrome, Edge, Firefox ou Safari récent l’a ; une fenêtre privée peut-être pas.
tab-insecure = Un navigateur ne laisse une page garder des parties que si elle est venue par une ligne sûre : ouvrez cette adresse en https://, ou sur la machine même qui la sert (http://localhost).
tab-reload = Recharger
tab-update = Une nouvelle version de Pioche est prête.
tab-update-now = L’utiliser
tab-alone = Tous les joueurs sont sur cet appareil.
tab-alone-server = Pour jouer avec des gens ailleurs, passez par le serveur :
tab-alone-no-server = Pour jouer avec des gens ailleurs, il faut que quelqu’un lance un serveur (pioche serve).
tab-foot = Pioche est un logiciel libre, sans compte, sans publicité et sans traceur : rien ne quitte cet appareil.
tab-offline = Les fichiers de la page n’ont pas pu être chargés. Vérifiez la connexion, puis réessayez.
tab-seal-limits = Cela prouve que personne n’a choisi ni changé les cartes. Cela ne prouve pas que personne ne les a regardées : elles sont toutes sur cet appareil.
tab-review-reduced = Un onglet calcule plus lentement qu’un serveur : il essaie moins de parties, et les marges sont plus larges.
