"""What may be typed at a question: an option, or one of the commands of one letter."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from greathall.cli.offers import Offer, Reader, offers_of, plain
from greathall.cli.screen import headline, listed
from greathall.cli.session import Leave, asked

if TYPE_CHECKING:
    from greathall.cli.session import Session
    from greathall.kernel.position import View


class Commands:
    """Reads the lines that answer one question."""

    def __init__(self, session: Session, view: View, offers: list[Offer]) -> None:
        self.session = session
        self.screen = session.screen
        self.text = session.text
        self.view = view
        self.offers = offers

    def obey(self, typed: str) -> bool:
        """Do what was typed; whether the question is to be asked anew."""
        command, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            self.explain(typed[1:].strip())
            return False
        if rest and command.lower() not in ("i", "s"):
            return self.choose(typed)
        match command.lower():
            case "u":
                return self.session.undo()
            case "q":
                self.leave()
            case "l":
                self.show_log()
            case "s":
                self.session.save(Path(rest.strip()).expanduser() if rest else self.session.save_path)
            case "t":
                self.session.draw(self.view.facts())
            case "a":
                self.session.advise(self.view)
            case "h":
                self.help()
            case "i":
                return self.interject(rest)
            case _:
                return self.choose(typed)
        return False

    # --- options

    def choose(self, typed: str) -> bool:
        """Play the option that was typed; or say why there is none, or which ones it could be."""
        if not typed and len(self.offers) > 1:
            self.session.present(self.view, self.offers)
            return False
        offer = self.meant(typed or "1", self.offers)
        if offer is not None:
            self.session.play(self.view.seat, offer.choices[0])
        return offer is not None

    def meant(self, typed: str, offers: list[Offer]) -> Offer | None:
        """The one offer that was typed; what is missing is said."""
        if typed.isdecimal():
            found = [offer for offer in offers if offer.number == int(typed)]
            if not found:
                self.screen.say(self.session.say("no-such-option", number=typed, last=offers[-1].number))
        else:
            choices = [choice for offer in offers for choice in offer.choices]
            meant = Reader(self.text, self.session.shows(self.view)).find(typed, choices)
            found = [offer for offer in offers if any(choice in meant for choice in offer.choices)]
            if not found:
                self.screen.say(self.session.refusal(self.view, typed, choices))
        if len(found) > 1:
            self.screen.say(self.session.say("which"))
            self.screen.show(listed(found))
        return found[0] if len(found) == 1 else None

    def interject(self, typed: str) -> bool:
        """What the others could do now, out of turn; and one of them doing it."""
        by_seat: dict[int, list[Offer]] = {}
        number = 1
        for seat in self.session.interjecting():
            names = [self.view.name(picked) for picked in self.session.game.options(seat)]
            by_seat[seat] = offers_of(names, self.text, self.session.shows(self.view), number)
            number += len(by_seat[seat])
        if not by_seat:
            self.screen.say(self.session.say("nobody-could"))
            return False
        if not typed:
            for seat, offers in by_seat.items():
                self.screen.show(headline(f" {self.text.players[seat]} "), listed(offers))
            typed = self.screen.ask(self.session.say("interject-which"))
        offer = self.meant(typed, [offer for offers in by_seat.values() for offer in offers]) if typed else None
        for seat, offers in by_seat.items():
            if offer in offers and offer is not None:
                self.session.play(seat, offer.choices[0])
        return offer is not None

    # --- explaining

    def explain(self, what: str) -> None:
        """The rule behind the question, behind an option, a clause, or a card in full."""
        if not what:
            self.screen.say(self.session.question(self.view), "bold")
            self.show_clauses(self.session.table.rules_of(f"ask-{self.kind_asked()}"))
            for card in self.session.table.about(self.view.facts()):
                self.show_card(card)
            self.screen.say(self.session.say("explain-more"), "italic")
        elif what.isdecimal():
            self.explain_option(int(what))
        elif clause := re.fullmatch(r"(?:[A-Za-z]+-)?(\d+\.\d+[a-z]?)", what):
            self.show_clauses([f"{self.view.rules.names.prefix}-{clause[1]}"])
        elif not self.show_cards(what):
            offers = [offer for offer in self.offers if offer.kind.startswith(plain(what.split()[0]))]
            if offers:
                self.explain_option(offers[0].number)
            else:
                self.screen.say(self.session.say("nothing-called", what=what))

    def kind_asked(self) -> str:
        """The kind of the open question."""
        return asked(self.view)[0]

    def explain_option(self, number: int) -> None:
        """The rule behind an option, and the cards that it names."""
        found = [offer for offer in self.offers if offer.number == number]
        if not found:
            self.screen.say(self.session.say("no-such-option", number=str(number), last=self.offers[-1].number))
            return
        self.screen.say(found[0].label, "bold")
        self.show_clauses(self.session.table.rules_of(found[0].kind))
        for word in found[0].choices[0].split()[1:]:
            self.show_card(word)

    def show_clauses(self, clauses: list[str]) -> None:
        """Clauses with their texts."""
        for clause in clauses:
            known = clause.lower().replace(".", "-") in self.text.messages
            self.screen.say(
                f"{clause}  {self.text.clause(clause)}" if known else self.session.say("no-clause", clause=clause)
            )

    def show_cards(self, called: str) -> bool:
        """The cards of this name, in full; whether there are any."""
        wanted = plain(called).split()
        found = []
        for word in self.session.table.cards():
            names = [*plain(self.text.cards[word]).split(), *word.split("-")]
            if all(any(name.startswith(each) for name in names) for each in wanted):
                found.append(word)
        for word in found:
            self.show_card(word)
        return bool(found)

    def show_card(self, word: str) -> None:
        """A card in full, if there is one of this id."""
        card = self.session.table.card(word)
        if card is not None:
            self.screen.show(card)

    # --- the rest

    def show_log(self) -> None:
        """Everything that happened, from the beginning."""
        lines = []
        for _, words in self.session.story:
            lines += [f"{said[0]:<9} {sentence}" for said, sentence in words if said]
        self.screen.page(lines)

    def help(self) -> None:
        """What may be typed."""
        for command in ("number", "words", "question", "option", "card", "i", "a", "t", "l", "u", "s", "q", "h"):
            keys, _, text = self.session.say(f"help-{command}").partition(" = ")
            self.screen.say(f"  {keys:<14} {text}")

    def leave(self) -> None:
        """Leave the table; a game that is saved nowhere may be saved now."""
        if self.session.save_path is None and self.session.story:
            path = self.screen.ask(self.session.say("save-before-leaving"))
            if path:
                self.session.save(Path(path).expanduser())
        raise Leave
