#!/bin/sh
# Makes this Raspberry Pi (or any Debian) a Bohnanza kiosk. Run as root from the game's folder:
#
#     sudo sh assets/kiosk/install.sh
#
# It writes to: /opt/bohnanza (the game), /data/bohnanza (games, figures, kiosk.toml),
# /etc/systemd/system/bohnanza.service, and it makes the user "kiosk". ROOT=/some/folder writes
# the files below that folder instead and leaves the system alone.
set -eu
root=${ROOT:-}
from=$(cd "$(dirname "$0")/../.." && pwd)
game=$root/opt/bohnanza
data=$root/data/bohnanza

# 1. Packages: Python, the compositor, and what SDL needs to draw.
if [ -z "$root" ]; then
    apt-get update
    apt-get install -y --no-install-recommends \
        python3-venv cage xwayland libgbm1 libegl1 libgles2 libdrm2
    id kiosk >/dev/null 2>&1 || useradd --system --create-home --shell /usr/sbin/nologin kiosk
fi

# 2. The game, without its tests and history.
mkdir -p "$game" "$data"
for part in main.py game assets requirements.txt LICENSE; do
    rm -rf "${game:?}/$part"
    cp -R "$from/$part" "$game/$part"
done
chmod +x "$game/assets/kiosk/session.sh"
if [ -z "$root" ]; then
    python3 -m venv "$game/venv"
    "$game/venv/bin/pip" install --quiet -r "$game/requirements.txt"
    "$game/venv/bin/python" -m compileall -q "$game/game"
fi

# 3. The settings, once: a later installation leaves yours alone.
[ -f "$data/kiosk.toml" ] || cp "$from/assets/kiosk/kiosk.toml" "$data/kiosk.toml"
[ -n "$root" ] || chown -R kiosk:kiosk "$data"

# 4. The service, and nothing else on this screen.
mkdir -p "$root/etc/systemd/system"
cp "$from/assets/kiosk/bohnanza.service" "$root/etc/systemd/system/bohnanza.service"
if [ -z "$root" ]; then
    systemctl daemon-reload
    systemctl set-default multi-user.target
    systemctl disable getty@tty1.service
    systemctl enable bohnanza.service
fi

echo "Done. Set a staff PIN: $game/venv/bin/python $game/main.py kiosk-pin"
echo "put its line into $data/kiosk.toml, then: systemctl start bohnanza"
