#!/usr/bin/env bash
# Runs .ci/run on the last commit under Node 24, the container's version, whichever Node this machine has (Linux).
set -euo pipefail
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
npm install --silent --prefix "$work/node" node@24
bin=$(find "$work/node/node_modules" -path '*/bin/node' -type f -size +1M -print -quit)
node=$(dirname "$(dirname "$bin")")
git clone --quiet . "$work/clone"
# Native modules have to be built against this Node's headers, not those of the machine's.
PATH="$node/bin:$PATH" npm_config_nodedir="$node" "$work/clone/.ci/run"
