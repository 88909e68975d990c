"""A game at the terminal: everybody at one keyboard, and bots in the seats that nobody holds."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from greathall.cli.offers import Offer, Reader, closest, offers_of
from greathall.cli.records import write_record
from greathall.cli.screen import Screen, headline, listed, told
from greathall.cli.table import Table, Teller, table_of
from greathall.kernel.errors import GreatHallError
from greathall.kernel.events import Event

if TYPE_CHECKING:
    from greathall.kernel.drive import Player
    from greathall.kernel.game import Game
    from greathall.kernel.position import View
    from greathall.kernel.text import Argument, Thing

Words = tuple[list[str], str]
"""An event in words, and as a sentence."""


class Leave(Exception):
    """The players leave the table."""


class Session:
    """A table: the game, who plays, what was told so far, and where it is saved."""

    def __init__(
        self,
        game: Game,
        teller: Teller,
        screen: Screen,
        bots: Mapping[int, Player],
        save: Path | None = None,
        hints: bool = False,
    ) -> None:
        self.game = game
        self.teller = teller
        self.text = teller.text
        self.screen = screen
        self.bots = bots
        self.save_path = save
        self.hints = hints
        self.table: Table = table_of(game.rules, teller.text)
        self.story: list[tuple[int, list[Words]]] = []
        self.news: list[tuple[str, str]] = []
        self.drawn = -1
        self.saved = -1

    def say(self, message: str, /, **arguments: Argument) -> str:
        """One of the terminal's messages."""
        return self.teller.settings.say(message, **arguments)

    # --- the game

    def run(self) -> None:
        """Play until the game is over, or the players leave."""
        from greathall.cli.ending import finish

        try:
            while not self.game.over:
                self.next()
            self.present_news()
            finish(self)
        except (KeyboardInterrupt, EOFError) as end:
            self.screen.say("")
            self.screen.say(self.say("interrupted" if isinstance(end, KeyboardInterrupt) else "input-ended"))
        except Leave:
            pass
        self.close()

    def next(self) -> None:
        """Whoever is asked decides; what leaves no choice is done, and told."""
        seat = self.game.waiting[0]
        if seat in self.bots:
            self.play_bot(seat)
            return
        view = self.game.view(seat)
        if is_forced(view):
            label = self.text.choice(view.name(view.options[0]), self.shows(view))
            self.news.append(("", self.say("forced", choice=label)))
            self.play(seat, view.options[0])
        else:
            self.ask(view)

    def play_bot(self, seat: int) -> None:
        """A bot decides."""
        picked = self.bots[seat](self.game.view(seat))
        if picked is not None:
            self.play(seat, picked)

    def play(self, seat: int, picked: int | str) -> None:
        """Do a choice and remember what it brought about; before a roll or a turn's end the bots may act."""
        number = self.game.read(picked)
        if self.game.closing(number) and self.bots_act():
            return
        entry = len(self.game.entries)
        self.remember(entry, self.game.play(seat, number))

    def bots_act(self) -> bool:
        """Offer the bots what they may do out of turn; whether one of them did something."""
        for seat in self.game.interjecting:
            view = self.game.view(seat)
            if seat in self.bots and view.options:
                picked = self.bots[seat](view)
                if picked is not None:
                    self.remember(len(self.game.entries), self.game.play(seat, picked))
                    return True
        return False

    def remember(self, entry: int, events: list[Event]) -> None:
        """Keep what happened for the log, and for those who have not read it yet."""
        shows = self.teller.shows(self.game.state)
        words = [(event.words(), self.text.event(event.words(), shows)) for event in events]
        self.story.append((entry, words))
        self.news += [(said[0], sentence) for said, sentence in words if said]

    def undo(self) -> bool:
        """Take back the last choice, and with it what had followed without a choice."""
        undone = False
        while seats := [seat for seat in range(self.game.seats) if self.game.undoable(seat) >= 0]:
            to = self.game.undoable(seats[0])
            self.game.undo(seats[0])
            self.story = [(entry, words) for entry, words in self.story if entry <= to]
            undone = True
            if not is_forced(self.game.view(self.game.waiting[0])):
                break
        if not undone:
            self.screen.say(self.say("no-undo"))
            return False
        self.news = [("", self.say("undone"))]
        self.drawn = -1
        return True

    # --- asking a person

    def shows(self, view: View) -> dict[str, Thing]:
        """What the dice show."""
        return self.teller.shown(view.facts())

    def ask(self, view: View) -> None:
        """Show the table and the question, and read lines until something happens."""
        from greathall.cli.commands import Commands

        names = [view.name(picked) for picked in view.options]
        offers = offers_of(names, self.text, self.shows(view))
        self.present(view, offers)
        self.news = []
        commands = Commands(self, view, offers)
        while not commands.obey(self.screen.ask(">")):
            pass

    def present(self, view: View, offers: list[Offer]) -> None:
        """The table (where it is not above already), the news, the question, the options."""
        facts = view.facts()
        turn = view.world.turn
        self.screen.clear()
        if self.screen.is_live or turn != self.drawn:
            self.draw(facts, len(offers))
            self.drawn = turn
        self.present_news()
        self.screen.show(headline(f" {self.question(view)} "), listed(offers))
        if others := [self.text.players[seat] for seat in self.interjecting()]:
            self.screen.say(self.say("others-could", players=self.text.listed(others, "and")), "italic")
        if self.hints:
            self.advise(view)

    def present_news(self) -> None:
        """What happened since the last question."""
        if self.news:
            self.screen.show(told(self.news, self.screen.console.width))

    def draw(self, facts: dict[str, object], options: int = 0) -> None:
        """The table; with the texts of the cards where there is room for them."""
        full = self.table.draw(facts, texts=True)
        room = self.screen.console.height - len(self.news) - options - 6
        if self.screen.is_live and options and self.screen.height_of(full) > room:
            full = self.table.draw(facts, texts=False)
        self.screen.show(full)

    def question(self, view: View) -> str:
        """What a seat is asked, in words."""
        words = asked(view)
        return self.text.ask(words, view.seat, [view.name(picked) for picked in view.options])

    def interjecting(self) -> list[int]:
        """The persons who could act out of turn now and have something to do."""
        seats = [seat for seat in self.game.interjecting if seat not in self.bots]
        return [seat for seat in seats if self.game.options(seat)]

    def advise(self, view: View) -> None:
        """What a good player would do, and why."""
        from greathall.bots import advise

        picked, why = advise(view)
        if picked is not None:
            reason = self.text.say(why) if why in self.text.messages else ""
            label = self.text.choice(view.name(picked), self.shows(view))
            self.screen.say(self.say("hint", choice=label, reason=reason), "italic")

    def refusal(self, view: View, typed: str, offered: list[str]) -> str:
        """Why what was typed cannot be done."""
        words = Reader(self.text, self.shows(view))
        names = view.rules.names
        everything = [names.choice(picked) for picked in names.vocabulary()]
        whole = [choice for choice in everything if " -" not in choice]
        meant = [choice for choice in words.find(typed, whole) if " " in typed or " " not in choice]
        if not meant:
            return self.say("not-understood", typed=typed)
        choice = closest(meant, offered)
        clause = view.why_not(names.read_choice(choice))
        label = self.text.choice(choice, self.shows(view))
        if not clause:
            return self.say("not-understood", typed=typed)
        return self.say("not-allowed", choice=label, clause=clause, text=self.text.clause(clause))

    # --- saving

    def save(self, path: Path | None) -> None:
        """Write the game to a file, and say so; a file that cannot be written is told, and the game goes on."""
        if path is None:
            self.screen.say(self.say("save-where"))
            return
        try:
            write_record(path, self.game)
        except (OSError, GreatHallError) as error:
            self.screen.say(
                self.say("not-saved", file=str(path), reason=getattr(error, "strerror", None) or str(error))
            )
            return
        self.save_path = path
        self.saved = len(self.game.entries)
        self.screen.say(self.say("saved", file=str(path)))

    def close(self) -> None:
        """Leave the table; the game is saved where a file for it was named."""
        if self.save_path is not None and self.saved != len(self.game.entries):
            self.save(self.save_path)


def is_forced(view: View) -> bool:
    """Whether only one thing is possible, and it is neither a roll nor the end of a turn."""
    return len(view.options) == 1 and not view.closing(view.options[0])


def asked(view: View) -> list[str]:
    """The open question, in the words of records."""
    words = view.facts()["ask"]
    assert isinstance(words, list)
    return [str(word) for word in words]
