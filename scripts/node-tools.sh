#!/bin/sh
# Install into .node what only the tests of the browser client need: the type checker, the libraries' types, esbuild,
# the linter and formatter. Playing needs none of it. tests/web/package.json pins the versions.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
wanted="$here/tests/web/package.json"
if cmp -s "$wanted" "$here/.node/package.json" && [ -e "$here/.node/.installed" ]; then
    exit 0
fi
if ! command -v npm >/dev/null 2>&1 || ! command -v node >/dev/null 2>&1; then
    echo 'Pioche : pour les tests du navigateur il faut node et npm. / The tests of the browser client need node and npm.' >&2
    exit 2
fi
# Node detects modules by their content: 20.19 is the first version that does.
if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; then
    echo 'Pioche : pour les tests du navigateur il faut node 20.19 ou plus. / The tests of the browser client need node 20.19 or later.' >&2
    exit 2
fi
mkdir -p "$here/.node"
rm -f "$here/.node/.installed"
cp "$wanted" "$here/.node/package.json"
(cd "$here/.node" && npm install --silent --no-audit --no-fund --no-package-lock --ignore-scripts)
touch "$here/.node/.installed"
