"""What every game is made of; it names no game."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr  # tells the compiler that plain Python may extend a class
else:

    def mypyc_attr(**_):
        """Nothing to tell anyone while the program runs: the package need not be installed then."""
        return lambda kind: kind
