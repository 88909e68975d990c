"""What figures, studies and their lines are called."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import TYPE_CHECKING

from greathall.games import find_rules, package
from greathall.kernel.text import Argument, Rulebook, capitalised, read_messages
from greathall.lab.report import UNFINISHED
from greathall.lab.studies import studies_of

if TYPE_CHECKING:
    from greathall.kernel.text import Text
    from greathall.lab.report import Report

FOLDER = resources.files("greathall.lab") / "text"


class Words:
    """The words for the reports of a game, in one language."""

    def __init__(self, report: Report, language: str) -> None:
        rules = find_rules(report.game, report.seats, report.options, report.edition)
        home = importlib.import_module(f"{package(report.game).__name__}.text")
        self.text: Text = home.text_of(rules, language, [])
        self.messages = read_messages(FOLDER, language)
        self.studies = studies_of(rules)
        self.title = Rulebook(self.text.messages).title

    def say(self, message: str, /, **arguments: Argument) -> str:
        """A message of the lab."""
        return self.messages.say(message, arguments)

    def study(self, study: str) -> str:
        """The name of a study."""
        if study == "choice":
            return self.say(study)
        message = f"study-{study}"
        return self.text.say(message) if message in self.text.messages else study.replace("-", " ")

    def line(self, study: str, word: str) -> str:
        """The name of a card, token or place; a kind of choice and a group of lines are called as they are written."""
        if study not in self.studies or word in self.studies[study].groups.values():
            return word
        return self.text.thing(self.studies[study].domain, word).name

    def figure(self, name: str) -> str:
        """A figure, by the name that goals give it."""
        what, _, rest = name.partition("/")
        if what in ("ended", "lost"):
            return self.say(rest) if rest == UNFINISHED else self.say(what, clause=rest)
        study, _, word = rest.partition("/")
        if not study:
            return self.say(what)
        of = self.study(study) if word in ("", "*") else f"{self.study(study)}: {self.line(study, word)}"
        return self.say(what if what == "even" else f"{what}-with", what=of)

    def never(self, found: Mapping[str, Sequence[str]]) -> list[str]:
        """What never occurred, a text for each study."""
        return [
            f"{capitalised(self.study(study))}: {', '.join(self.line(study, word) for word in lines)}."
            for study, lines in found.items()
        ]
