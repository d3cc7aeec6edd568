# Où un serveur garde ses tables, et la commande « pioche store »

server-store-address = L’adresse de la base PostgreSQL n’est pas valable ; elle doit ressembler à postgresql://UTILISATEUR:MOT_DE_PASSE@HÔTE/BASE, les caractères spéciaux du mot de passe écrits %40 et ainsi de suite.
server-store-scheme = Les tables sont gardées dans un fichier ou à une adresse postgresql:// ; « { $scheme } » n’est ni l’un ni l’autre.
server-store-missing = PostgreSQL a besoin de « { $name } », qui n’est pas installé : pip install 'pioche[postgresql]'.

store-about = S’occuper de l’ensemble des tables d’un serveur.
store-actions = que faire ; « pioche store backup --help » l’explique
store-copy = Copier toutes les tables, avec leurs discussions et leurs analyses, là où il n’y en a pas encore. Arrêtez d’abord les serveurs.
store-copy-from = ce qu’il faut copier : un fichier ou une adresse postgresql://
store-copy-to = où copier, et où il ne doit pas encore y avoir de tables : un fichier ou une adresse postgresql://
store-copy-progress = Copie des tables
store-copy-done = Copié vers « { $target } » et vérifié : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entrée de journal
   *[other] { $entries } entrées de journal
}, { $lines ->
    [one] { $lines } ligne de discussion
   *[other] { $lines } lignes de discussion
}, { $reviews ->
    [one] { $reviews } analyse
   *[other] { $reviews } analyses
}.
store-copy-not-empty = « { $target } » contient déjà des tables : copiez là où il n’y en a pas.
store-copy-failed = La copie a échoué ({ $reason }). Le contenu de « { $target } » est incomplet : retirez-le avant de réessayer.
store-copy-stopped = Arrêté. Le contenu de « { $target } » est incomplet : retirez-le avant de réessayer.
store-backup = Copier toutes les tables telles qu’elles sont dans un seul fichier, pendant que l’on joue. Tout ce qui était confirmé avant s’y trouve.
store-backup-file = le fichier à écrire
store-backup-replace = remplacer le fichier s’il existe
store-backup-exists = Il y a déjà un fichier « { $path } » : choisissez un autre nom, ou ajoutez --replace.
store-backup-done = Sauvegardé dans « { $target } » et vérifié : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entrée de journal
   *[other] { $entries } entrées de journal
}, { $lines ->
    [one] { $lines } ligne de discussion
   *[other] { $lines } lignes de discussion
}, { $reviews ->
    [one] { $reviews } analyse
   *[other] { $reviews } analyses
}. Ce fichier contient les graines des parties en cours : gardez-le aussi précieusement que l’original.
store-backup-failed = La sauvegarde a échoué ({ $reason }). Il n’en reste aucun fichier.
store-restore = Remettre toutes les tables d’une sauvegarde là où il n’y en a pas encore. Arrêtez d’abord les serveurs.
store-restore-file = le fichier écrit par « pioche store backup »
store-restore-done = Restauré dans « { $target } » et vérifié : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entrée de journal
   *[other] { $entries } entrées de journal
}, { $lines ->
    [one] { $lines } ligne de discussion
   *[other] { $lines } lignes de discussion
}, { $reviews ->
    [one] { $reviews } analyse
   *[other] { $reviews } analyses
}.
server-store-older = « { $path } » est utilisé par une version plus ancienne de Pioche (forme { $found } ; celle-ci connaît la { $known }) : utilisez cette version, ou arrêtez d’abord le serveur.
