#!/bin/sh
# Bundle the browser's two libraries anew: src/pioche/web/vendor/lit.js and fluent.js. Only needed to renew them: npm
# fetches what tests/web/package.json pins, and esbuild makes one small file of each.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
"$here/scripts/node-tools.sh"
vendor="$here/src/pioche/web/vendor"
work="$here/.node/vendor"
mkdir -p "$work"

cat >"$work/lit.js" <<'JS'
export { LitElement, html, svg, nothing, noChange, render } from "lit";
export { AsyncDirective } from "lit/async-directive.js";
export { Directive, PartType, directive } from "lit/directive.js";
export { classMap } from "lit/directives/class-map.js";
export { guard } from "lit/directives/guard.js";
export { ifDefined } from "lit/directives/if-defined.js";
export { keyed } from "lit/directives/keyed.js";
export { live } from "lit/directives/live.js";
export { createRef, ref } from "lit/directives/ref.js";
export { repeat } from "lit/directives/repeat.js";
JS
cat >"$work/fluent.js" <<'JS'
export { FluentBundle, FluentResource } from "@fluent/bundle";
JS

for name in lit fluent; do
    (cd "$work" && "$here/.node/node_modules/.bin/esbuild" "$name.js" --bundle --minify --format=esm --target=es2022 \
        --charset=utf8 --legal-comments=inline --outfile="$vendor/$name.js")
    # The same names, with their types, for the check of our own sources.
    cp "$work/$name.js" "$vendor/$name.d.ts"
done
cat >>"$vendor/lit.d.ts" <<'TS'
export type { SVGTemplateResult, TemplateResult } from "lit";
export type Drawn = import("lit").TemplateResult;
TS
cp "$here/.node/node_modules/lit/LICENSE" "$vendor/LICENSE-lit"
