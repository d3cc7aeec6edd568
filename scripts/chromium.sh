#!/bin/sh
# See to it that there is a Chromium for the tests in a browser: install Debian's where that is allowed. Without one they are
# skipped, and say so; where CI=true they fail.
set -eu
for name in "${PIOCHE_CHROMIUM:-chromium-headless-shell}" chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name" >/dev/null 2>&1; then
        exit 0
    fi
done
# install PACKAGE: once more with a new list of packages where the old one is of no use.
install() {
    apt-get install --yes --quiet --no-install-recommends "$1" ||
        { apt-get update --quiet && apt-get install --yes --quiet --no-install-recommends "$1"; }
}
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo 'Pioche : installation de Chromium… / installing Chromium…' >&2
    # The shell has no windows, and less to do; not every Debian has it.
    if { install chromium-headless-shell || install chromium; } >/dev/null 2>&1; then
        exit 0
    fi
fi
echo 'Pioche : sans Chromium rien ne sera essayé dans un navigateur ; installez le paquet chromium. / Without Chromium nothing will be tried in a browser: install the package chromium.' >&2
if [ "${CI:-}" = true ]; then
    exit 2
fi
