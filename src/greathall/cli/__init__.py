"""The command ``greathall``."""


def main() -> None:
    """Run it, and leave with its exit code."""
    from greathall.cli.app import run

    raise SystemExit(run())
