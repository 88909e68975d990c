"""``python -m greathall.cli`` is the command ``greathall``."""

from greathall.cli import main

main()
