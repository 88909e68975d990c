#!/bin/sh
# tools/debian.sh PACKAGE... installs Debian packages when it may, and otherwise says which are missing.
set -eu
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
  echo "Installing with apt-get: $*"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq && apt-get install -qq -y --no-install-recommends "$@" >/dev/null
else
  echo "Missing on this machine: $* (on Debian, as root: apt-get install $*)" >&2
  exit 1
fi
