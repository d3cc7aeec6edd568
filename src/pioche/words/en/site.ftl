# pioche site

site-about = Write a folder of static files: all games in a web page, without a server and without a network.
site-folder = the folder to write; empty, or a site to renew
site-pyodide = a folder with Pyodide’s files; without it they are fetched once, from npm and the Python index
site-server = the address of a server for play with others, which the pages name
site-done = { $folder }: { $files } files, { $size } MB to transfer, version { $version }. Any web server can serve it.
site-not-empty = { $folder } is not empty and holds no site of Pioche: name another folder.
site-not-folder = { $file } is a file: name a folder.
site-pyodide-missing = { $file } is missing: it comes from { $package }.
site-pyodide-differs = { $file } is not the file of { $package } that this version of Pioche was made for.
site-no-program = To fetch Pyodide, “{ $program }” must be installed. Or give a folder: --pyodide FOLDER.
site-fetch-failed = { $program } could not fetch Pyodide: { $reason }
site-compile-failed = Pyodide could not compile our modules: { $reason }
site-bad-server = “{ $address }” is no address of a server: it begins with https:// or http://.
site-missing = { $folder } holds no site: write one with “pioche site { $folder }”.
