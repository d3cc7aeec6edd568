#!/bin/sh
# See to it that there are nginx, HAProxy and Caddy for the tests of deploy/. Debian's packages are unpacked in build/proxies, where
# that can be done, and not installed: that would start servers. Without them those tests are skipped, and say so; where CI=true they fail.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
PATH="$PATH:/usr/sbin"
missing=''
for name in nginx haproxy caddy; do
    command -v "$name" >/dev/null 2>&1 || missing="$missing $name"
done
if [ -z "$missing" ] || [ -d "$here/build/proxies" ]; then
    exit 0
fi
unpack() {
    apt-get download nginx haproxy caddy liblua5.3-0 libopentracing1 libopentracing-c-wrapper0 || return 1
    for file in *.deb; do
        dpkg-deb --extract "$file" programs || return 1
    done
}
if command -v apt-get >/dev/null 2>&1 && command -v dpkg-deb >/dev/null 2>&1; then
    echo "Pioche : téléchargement de$missing… / fetching$missing…" >&2
    mkdir -p "$here/build"
    folder=$(mktemp -d "$here/build/proxies-XXXXXX")
    if (cd "$folder" && { unpack || { apt-get update --quiet && unpack; }; }) >/dev/null 2>&1; then
        mv "$folder/programs" "$here/build/proxies"
    fi
    rm -rf "$folder"
fi
if [ ! -d "$here/build/proxies" ]; then
    echo "Pioche : sans$missing, les configurations de deploy/ ne seront pas toutes essayées. / Without$missing some configurations of deploy/ will not be tried." >&2
    [ "${CI:-}" != true ] || exit 2
fi
