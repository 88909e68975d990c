"""`fonts.py` makes src/theme/fonts from the packages of @fontsource: as few letters, weights and sizes as the page prints.

Each font has two files: the letters of English and Western Europe, and those that Czech and Polish add. It needs fonttools and
brotli, which nothing else here does: `../.venv/bin/python -m uv run --no-project --with fonttools --with brotli fonts.py`.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PACKAGES = Path(__file__).parent / "node_modules"
TARGET = Path(__file__).parent / "src/theme/fonts"

SIGNS = "–—‘’‚“”„…•−×€←↑→↓"
WESTERN = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, SIGNS)]
CZECH_AND_POLISH = [*map(ord, "ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽž")]
PARTS = {"latin": ("", WESTERN), "latin-ext": ("-cs-pl", CZECH_AND_POLISH)}
TEXT_SIZE = 15
NEWSREADER = "@fontsource-variable/newsreader/files/newsreader-{part}-opsz-{style}.woff2"
LEAGUE_GOTHIC = "@fontsource/league-gothic/files/league-gothic-{part}-400-{style}.woff2"


def main() -> None:
    make("newsreader", NEWSREADER, "normal", 500)
    make("newsreader-italic", NEWSREADER, "italic", 500)
    make("newsreader-bold", NEWSREADER, "normal", 650)
    make("league-gothic", LEAGUE_GOTHIC, "normal")


def make(name: str, package: str, style: str, weight: int = 0) -> None:
    """Both files of a font; of a variable one at a weight."""
    for part, (suffix, letters) in PARTS.items():
        font = TTFont(PACKAGES / package.format(part=part, style=style))
        if weight:
            font = instancer.instantiateVariableFont(font, {"wght": weight, "opsz": TEXT_SIZE})
        options = subset.Options(
            hinting=False, layout_features=["kern", "liga", "locl", "ccmp", "mark", "mkmk", "tnum"]
        )
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=letters)
        subsetter.subset(font)
        font.flavor = "woff2"
        font.save(TARGET / f"{name}{suffix}.woff2")


if __name__ == "__main__":
    main()
