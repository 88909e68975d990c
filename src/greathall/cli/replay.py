"""``greathall replay``: a game told in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from greathall.cli.settings import RECORD, settings_of

if TYPE_CHECKING:
    from greathall.cli.table import Teller
    from greathall.kernel.game import Moment
    from greathall.kernel.records import Entry, Record


class Told:
    """What one entry of a record brought about: its number, and for each event its words and its sentence."""

    def __init__(self, number: int, events: list[tuple[list[str], str]]) -> None:
        self.number = number
        self.events = events


def replay(
    context: typer.Context,
    record: Annotated[Path, RECORD],
    seat: Annotated[
        int | None, typer.Option(min=0, metavar="SEAT", help="Tell what this seat could know; seats count from 0.")
    ] = None,
    until: Annotated[
        int | None, typer.Option(min=0, metavar="ENTRY", help="Stop after this entry of the record.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object for each event, for programs.")] = False,
) -> None:
    """Tell a game in words, each sentence with its clause."""
    from greathall.cli.records import players_of, read_record
    from greathall.cli.table import Teller
    from greathall.games import rules_of
    from greathall.kernel.errors import BadRecord, GreatHallError
    from greathall.kernel.events import SPECTATOR

    settings = settings_of(context)
    story = read_record(record)
    if seat is not None and seat >= story.header.seats:
        raise typer.BadParameter(settings.say("no-such-seat", seat=seat, last=story.header.seats - 1))
    try:
        rules = rules_of(story.header, story.content)
        teller = Teller(rules, settings, players_of(story, settings))
        last = len(story.entries) - 1 if until is None else until
        told = list(tell(story, teller, SPECTATOR if seat is None else seat, last))
    except GreatHallError as error:
        raise BadRecord(f"{record}: {error}") from None
    for each in told:
        typer.echo("\n".join(as_objects(each) if as_json else as_lines(each)))


def tell(story: Record, teller: Teller, seat: int, last: int) -> Iterator[Told]:
    """Each entry that brought something about, in order."""
    from greathall.kernel.game import replayed
    from greathall.kernel.verify import check_header

    entries = [linked.entry for linked in story.entries]
    check_header(story.header, teller.rules, entries)
    history: dict[int, Moment] = replayed(teller.rules, entries).history or {}
    for number in sorted(history):
        begins = beginning(entries, number)
        if begins > last:
            return
        events = told_events(teller, history[number], entries[begins], seat)
        if events:
            yield Told(begins, events)


def beginning(entries: list[Entry], number: int) -> int:
    """The entry to which the outcomes of chance up to this one belong."""
    from greathall.kernel.records import Chanced

    while number > 0 and isinstance(entries[number], Chanced):
        number -= 1
    return number


def told_events(teller: Teller, moment: Moment, entry: Entry, seat: int) -> list[tuple[list[str], str]]:
    """The events of a moment, as far as the seat knows them; a take-back is told like an event."""
    from greathall.kernel.records import TakenBack

    if isinstance(entry, TakenBack):
        return [(["", "taken-back", str(entry.to)], teller.taken_back(entry.to, entry.seats))]
    shows = teller.shows(moment.state)
    told = [(event.words(seat), teller.text.event(event.words(seat), shows)) for event in moment.events]
    return [(words, sentence) for words, sentence in told if words]


def as_objects(told: Told) -> Iterator[str]:
    """One JSON object for each event."""
    for (clause, *words), sentence in told.events:
        facts = {"entry": told.number, "clause": clause, "event": words, "text": sentence}
        yield json.dumps(facts, ensure_ascii=False)


def as_lines(told: Told) -> Iterator[str]:
    """The entry's number, then sentence by sentence, each with its clause."""
    for at, ((clause, word, *_), sentence) in enumerate(told.events):
        if word == "turn-began":
            yield ""
            sentence = typer.style(sentence, bold=True)
        number = str(told.number) if at == 0 else ""
        yield typer.style(f"{number:>5}  {clause:<10}", dim=True) + sentence
