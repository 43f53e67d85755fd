#!/bin/sh
# Publishes a build of the console on this machine's nginx: `publish-console.sh dist`. Each build gets a folder of its own, and
# a link changes to it at once. To go back, name the folder of an earlier build.
set -eu
build=${1:?the folder of a build, such as dist}
releases=/srv/wellbeing-console

[ -e "$build/app.html" ] || { echo "$build contains no build" >&2; exit 1; }
mkdir -p -m 755 "$releases"
release=$(mktemp -d "$releases/$(date -u +%Y-%m-%dT%H%M)-XXXXXX")
cp -R "$build/." "$release"
chmod -R a+rX "$release"
ln -s "$release" "$release.link"
mv -T "$release.link" "$releases/published"
echo "Published in $release"
