#!/usr/bin/env bash
# Generates a client from Specs/HTTPBin/spec.yaml, compiles the program beside this script with it,
# and runs the program against httpbin on a free loopback port.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
demo="$root/.build/demo"
cd "$root"

echo '== generate'
swift build --quiet --product triwire
mkdir -p "$demo"
cp -R "$here/Package.swift" "$here/Sources" "$demo/"
"$(swift build --show-bin-path)/triwire" generate Specs/HTTPBin/spec.yaml -o "$demo/Sources/Demo/Generated"

echo '== compile'
swift build --quiet --package-path "$demo"

echo '== call'
ready="$demo/ready"
rm -f "$ready"
mkfifo "$demo/input.$$"
.venv/bin/python Tests/Servers/httpbin_server.py <"$demo/input.$$" >"$ready" 2>"$demo/log" &
exec 9>"$demo/input.$$"
trap 'exec 9>&-; rm -f "$demo/input.$$"; wait' EXIT
for _ in $(seq 100); do
  grep -q ready "$ready" && break
  sleep 0.1
done
port=$(sed -n 's/^ready //p' "$ready")
[ -n "$port" ] || { echo "the server did not start:"; cat "$demo/log"; exit 1; }
"$(swift build --package-path "$demo" --show-bin-path)/Demo" "http://127.0.0.1:$port"
