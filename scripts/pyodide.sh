#!/bin/sh
# See to it that Pyodide is in build/pyodide, for the tests of a tab: from npm and the Python index, checked by digest. Without it they are
# skipped, and say so; where CI=true they fail.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
if [ -n "${PIOCHE_PYODIDE:-}" ] || "$here/.venv/bin/python" -m pioche.tab.pyodide "$here/build/pyodide"; then
    exit 0
fi
echo 'Pioche : sans Pyodide rien ne sera essayé dans un onglet. / Without Pyodide nothing will be tried in a tab.' >&2
if [ "${CI:-}" = true ]; then
    exit 2
fi
