#!/bin/sh
# Renew the digests of all images in Dockerfile and compose.yaml: those that their names mean today.
# Build and start anew afterwards. Until then what is built and started is the same each time.
set -eu
cd "$(dirname "$0")"
named='[a-z]+:[A-Za-z0-9.-]+'
for image in $(sed -nE "s/.*[=-]($named)@sha256:.*/\1/p" Dockerfile compose.yaml | sort -u); do
    digest=$(docker buildx imagetools inspect "$image" | sed -nE 's/^Digest: *(sha256:[0-9a-f]{64})$/\1/p')
    [ -n "$digest" ] || { echo "$image: no digest" >&2; exit 1; }
    for file in Dockerfile compose.yaml; do
        renewed=$(sed -E "s/$image@sha256:[0-9a-f]+/$image@$digest/" "$file")
        printf '%s\n' "$renewed" >"$file"
    done
    echo "$image@$digest"
done
