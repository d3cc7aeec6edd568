# pioche site

site-about = Écrire un dossier de fichiers statiques : tous les jeux dans une page web, sans serveur et sans réseau.
site-folder = le dossier à écrire ; vide, ou un site à renouveler
site-pyodide = un dossier avec les fichiers de Pyodide ; sans lui ils sont cherchés une fois, chez npm et dans l’index de Python
site-server = l’adresse d’un serveur pour jouer avec d’autres, que les pages indiquent
site-done = { $folder } : { $files } fichiers, { $size } Mo à transférer, version { $version }. N’importe quel serveur web peut le servir.
site-not-empty = { $folder } n’est pas vide et ne contient pas de site de Pioche : nommez un autre dossier.
site-not-folder = { $file } est un fichier : nommez un dossier.
site-pyodide-missing = { $file } manque : ce fichier vient de { $package }.
site-pyodide-differs = { $file } n’est pas le fichier de { $package } pour lequel cette version de Pioche est faite.
site-no-program = Pour chercher Pyodide, il faut installer « { $program } ». Ou donnez un dossier : --pyodide DOSSIER.
site-fetch-failed = { $program } n’a pas pu chercher Pyodide : { $reason }
site-compile-failed = Pyodide n’a pas pu compiler nos modules : { $reason }
site-bad-server = « { $address } » n’est pas l’adresse d’un serveur : elle commence par https:// ou http://.
site-missing = { $folder } ne contient pas de site : écrivez-en un avec « pioche site { $folder } ».
