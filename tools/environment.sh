#!/bin/sh
# Makes .venv with the first Python that is new enough; PYTHON=... names another.
set -eu

new_enough() { command -v "$1" >/dev/null && "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
working() { new_enough .venv/bin/python && .venv/bin/python -m pip --version >/dev/null 2>&1; }

working && exit
for python in "${PYTHON:-}" python3.11 python3; do
  [ -n "$python" ] && new_enough "$python" && break
  python=
done
[ -n "$python" ] || { echo "Python 3.11 or newer is needed, and was not found." >&2; exit 1; }
"$python" -c 'import ensurepip, venv' 2>/dev/null || "$(dirname "$0")/debian.sh" python3-venv
echo "Making .venv with $("$python" --version)"
"$python" -m venv --clear .venv
