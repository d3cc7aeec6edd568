#!/bin/sh
# Pin the images of compose.yaml by their digests, in .env beside it: what is built and started is
# then the same each time. Run it again to go on to newer images, and build anew afterwards.
set -eu
cd "$(dirname "$0")"
images=$(sed -nE 's/.*\$\{([A-Z]+_IMAGE):-([^}]+)\}.*/\1=\2/p' compose.yaml | sort -u)
pinned=
for each in $images; do
    digest=$(docker buildx imagetools inspect "${each#*=}" | sed -nE 's/^Digest: *(sha256:[0-9a-f]{64})$/\1/p')
    [ -n "$digest" ] || { echo "${each#*=}: no digest" >&2; exit 1; }
    pinned="$pinned$each@$digest
"
done
touch .env
kept=$(grep -vE '^[A-Z]+_IMAGE=' .env || true)
printf '%s\n%s' "$kept" "$pinned" >.env # the same file, with the rights that it has
printf '%s' "$pinned"
