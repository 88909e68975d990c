"""``greathall play``: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from greathall.cli.settings import Settings, check_game, check_writable, settings_of

if TYPE_CHECKING:
    from greathall.cli.screen import Screen
    from greathall.cli.session import Session
    from greathall.kernel.game import Game

LONGEST = 20
"""Letters of a player's name."""


class Wishes:
    """What kind of table is wanted; what is None is asked, or the game's default."""

    def __init__(self, game: str, seats: int | None, names: str | None, options: list[str], bots: int) -> None:
        self.game = game
        self.seats = seats
        self.names = [name.strip() for name in names.split(",")] if names is not None else []
        self.options = read_options(options)
        self.bots = bots


def play(
    context: typer.Context,
    game: Annotated[
        str, typer.Argument(callback=check_game, metavar="[GAME]", help="Which game: see `greathall games`.")
    ] = "death-eaters-rising",
    seats: Annotated[int | None, typer.Option(metavar="N", help="The number of players.")] = None,
    names: Annotated[
        str | None, typer.Option(metavar="ANA,BEN", help="The players' names, in the order of the seats.")
    ] = None,
    bots: Annotated[int, typer.Option(min=0, metavar="N", help="The last N seats are bots.")] = 0,
    seed: Annotated[
        str | None,
        typer.Option(metavar="WORD", help="The same seed gives the same dice and cards; else they are secret."),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game; may be repeated.")
    ] = None,
    edition: Annotated[
        str, typer.Option(metavar="NAME", help="An edition that comes with the game, or the path of your own.")
    ] = "standard",
    load: Annotated[
        Path | None, typer.Option(exists=True, dir_okay=False, metavar="FILE", help="Go on with a saved game.")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(callback=check_writable, metavar="FILE", help="Save here at the end, or when you leave."),
    ] = None,
    hints: Annotated[bool, typer.Option("--hints/--no-hints", help="Say what a good player would do.")] = False,
    color: Annotated[bool, typer.Option("--color/--no-color", help="Colour, where the terminal has it.")] = True,
) -> None:
    """Play in the terminal, everybody at one keyboard. Type h for help, ? for the rule behind what you are asked."""
    from greathall.cli.screen import Screen

    settings = settings_of(context)
    screen = Screen(color)
    if load is not None:
        if seats is not None or names is not None or option or seed is not None or edition != "standard":
            raise typer.BadParameter(
                "a saved game brings its own table: only --bots, --save and --hints go with --load"
            )
        session = loaded(settings, screen, load, bots)
    else:
        wishes = Wishes(game, seats, names, option or [], bots)
        session = begun(settings, screen, wishes, seed, edition)
    session.save_path = save
    session.hints = hints
    session.run()


def read_options(options: list[str]) -> dict[str, int]:
    """Options of a game, written ``name=value``."""
    found = {}
    for option in options:
        name, _, value = option.partition("=")
        if not value.strip().isdecimal():
            raise typer.BadParameter(f"--option {option}: an option is written name=value, and its value is a number")
        found[name.strip()] = int(value)
    return found


def begun(settings: Settings, screen: Screen, wishes: Wishes, seed: str | None, edition: str) -> Session:
    """A new game at its first question. What was wished but is not possible is bad use of the command."""
    from greathall.games import package, start
    from greathall.kernel.errors import BadEdition, NotPossible

    if wishes.seats is None and not wishes.names:
        ask_wishes(settings, screen, wishes)
    seats = wishes.seats or len(wishes.names) or package(wishes.game).SEATS[0]
    names = checked_names(settings, wishes, seats)
    try:
        game = start(wishes.game, seats, seed, wishes.options, edition)
    except (NotPossible, BadEdition) as error:
        raise typer.BadParameter(str(error)) from None
    for seat, name in enumerate(names):
        game.seat_changed(seat, name)
    session = session_of(settings, screen, game, names, wishes.bots)
    session.remember(0, game.opening)
    return session


def ask_wishes(settings: Settings, screen: Screen, wishes: Wishes) -> None:
    """Ask what was not said; Enter takes what stands in brackets."""
    from greathall.games import package

    allowed = package(wishes.game).SEATS
    try:
        typed = screen.ask(settings.say("ask-seats", least=allowed[0], most=allowed[-1], default=max(allowed[0], 2)))
        wishes.seats = int(typed) if typed.isdecimal() else max(allowed[0], 2)
        typed = screen.ask(settings.say("ask-names", count=wishes.seats - wishes.bots))
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit() from None
    wishes.names = [name.strip() for name in typed.split(",") if name.strip()]


def checked_names(settings: Settings, wishes: Wishes, seats: int) -> list[str]:
    """A name for each seat: those given, then players without a name, then bots."""
    persons = seats - wishes.bots
    if persons < 0 or len(wishes.names) > max(persons, 0):
        raise typer.BadParameter(f"{len(wishes.names)} names and {wishes.bots} bots are too many for {seats} seats")
    unnamed = [settings.say("player", number=seat + 1) for seat in range(len(wishes.names), persons)]
    names = wishes.names + unnamed + [settings.say("bot", number=each + 1) for each in range(wishes.bots)]
    for name in names:
        if not name or len(name) > LONGEST or not name.isprintable():
            raise typer.BadParameter(f"a name has 1 to {LONGEST} letters, {name!r} has not")
    if len({name.casefold() for name in names}) < len(names):
        raise typer.BadParameter(f"two players have the same name: {', '.join(names)}")
    return names


def loaded(settings: Settings, screen: Screen, path: Path, bots: int) -> Session:
    """A saved game, where it was left."""
    from greathall.cli.records import players_of, read_record
    from greathall.cli.replay import tell
    from greathall.games import load
    from greathall.kernel.errors import BadRecord, GreatHallError
    from greathall.kernel.events import SPECTATOR
    from greathall.kernel.records import TakenBack

    record = read_record(path)
    try:
        game = load(record)
        if not game.over and not game.key:
            raise BadRecord(settings.say("no-key"))
        session = session_of(settings, screen, game, players_of(record, settings), bots)
        for told in tell(record, session.teller, SPECTATOR, len(record.entries)):
            entry = record.entries[told.number].entry
            if isinstance(entry, TakenBack):
                session.story = [(number, words) for number, words in session.story if number <= entry.to]
            else:
                session.story.append((told.number, told.events))
    except GreatHallError as error:
        raise BadRecord(f"{path}: {error}") from None
    session.saved = len(game.entries)
    session.news = [] if game.over else [("", settings.say("loaded", file=str(path)))]
    return session


def session_of(settings: Settings, screen: Screen, game: Game, names: list[str], bots: int) -> Session:
    """The table with its bots: the last seats."""
    from greathall.cli.session import Session
    from greathall.cli.table import Teller

    if bots > game.seats:
        raise typer.BadParameter(f"{bots} bots are too many for {game.seats} seats")
    seats = range(game.seats - bots, game.seats)
    if bots:
        from greathall.bots import player

        return Session(
            game, Teller(game.rules, settings, names), screen, {seat: player("adept", seat) for seat in seats}
        )
    return Session(game, Teller(game.rules, settings, names), screen, {})
