"""``greathall verify``: whether a game was fair, and is as it was played."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from greathall.cli.settings import RECORD, Settings, settings_of

if TYPE_CHECKING:
    from greathall.kernel.game import Game
    from greathall.kernel.records import Record


def verify(context: typer.Context, record: Annotated[Path, RECORD]) -> None:
    """Check a finished game: the chain, the story, every roll."""
    from greathall.cli.records import read_record
    from greathall.games import verify as verify_record
    from greathall.kernel.errors import BadRecord, GreatHallError

    settings = settings_of(context)
    story = read_record(record)
    try:
        game = verify_record(story)
    except GreatHallError as error:
        raise BadRecord(f"{record}: {error}") from None
    for line in findings(settings, story, game):
        typer.echo(line)


def findings(settings: Settings, story: Record, game: Game) -> list[str]:
    """What was checked, with the counts."""
    from greathall.kernel.records import Chanced, Chosen, TakenBack

    entries = [linked.entry for linked in story.entries]
    chances = Counter(entry.purpose for entry in entries if isinstance(entry, Chanced))
    each = ", ".join(f"{purpose} {count}" for purpose, count in chances.items())
    return [
        settings.say("verified-chain", entries=len(entries)),
        settings.say(
            "verified-story",
            choices=sum(isinstance(entry, Chosen) for entry in entries),
            taken=sum(isinstance(entry, TakenBack) for entry in entries),
        ),
        settings.say("verified-key"),
        settings.say("verified-outcomes", outcomes=chances.total(), each=each),
        settings.say("verified-over" if game.over else "verified-running"),
    ]
