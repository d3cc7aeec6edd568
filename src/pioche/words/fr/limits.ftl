# Ce que le serveur accepte d’un même côté, et sous quels noms il répond

server-bad-request = Le serveur ne comprend pas cette requête.
server-head-too-large = L’en-tête de la requête est trop long : { $limit } octets au plus.
server-connections = Il y a trop de connexions : fermez-en, ou réessayez dans un instant.
server-address-sockets = Trop de tables sont ouvertes depuis votre adresse : fermez-en.
server-daily-tables = Assez de tables ont été ouvertes depuis votre adresse pour aujourd’hui.
server-seatings = Il s’est passé trop de choses à cette table avant la partie : commencez-la, ou ouvrez une autre table.
server-host = Ce serveur ne répond pas au nom « { $host } ». La personne qui l’administre peut l’autoriser avec --allowed-host { $host }.
server-bad-network = « { $network } » n’est pas un réseau de mandataires : donnez par exemple 10.0.0.0/8, une adresse, ou unix.
