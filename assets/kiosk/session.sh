#!/bin/sh
# One session: cage (a Wayland compositor that shows one program and nothing else) with the game.
# Without cage the game draws on the screen itself (SDL's kmsdrm driver).
set -eu
here=$(cd "$(dirname "$0")/../.." && pwd)
data=${BOHNANZA_DATA:-/data/bohnanza}
python=$here/venv/bin/python
[ -x "$python" ] || python=python3

# Give freed pictures back to the system; otherwise memory grows for an hour before it stays.
export MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072

set -- "$python" "$here/main.py" --kiosk --data-dir "$data"
[ -f "$data/kiosk.toml" ] && set -- "$@" --kiosk-file "$data/kiosk.toml"

if command -v cage >/dev/null 2>&1 && [ "${BOHNANZA_CAGE:-yes}" = yes ]; then
    # -d: no window decorations. Never -s: it would let keys switch to another console.
    # Older cages (0.1.4) always end with 0; the service must know how the game itself ended.
    ended=$(mktemp)
    # shellcheck disable=SC2016
    cage -d -- sh -c 'out=$1; shift; "$@"; echo $? >"$out"' session "$ended" "$@" || true
    code=$(cat "$ended")
    rm -f "$ended"
    exit "${code:-1}"
fi
exec "$@"
