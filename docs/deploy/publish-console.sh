#!/bin/sh
# Publishes a build of the console on this machine's nginx: `publish-console.sh dist`. Each build gets a folder of its own;
# nginx changes to it, and to the hash of its import map, at once. To go back, name the folder of an earlier build.
set -eu
build=$1
releases=/srv/wellbeing-console
settings=/etc/nginx/wellbeing-console/build.conf

mkdir -p "$releases"
release=$(mktemp -d "$releases/$(date -u +%Y-%m-%dT%H%M)-XXXXXX")
cp -R "$build/." "$release"
chmod -R a+rX "$release"
hash=$(sed -n 's/^ *"importMap": "\(sha256-[^"]*\)".*/\1/p' "$release/build-manifest.json")

[ ! -e "$settings" ] || cp "$settings" "$settings.former"
printf 'root %s;\nset $console_import_map "%s";\n' "$release" "${hash:?the folder contains no build}" >"$settings"
if ! nginx -t; then
  [ ! -e "$settings.former" ] || mv "$settings.former" "$settings"
  exit 1
fi
systemctl reload nginx
echo "Published in $release"
