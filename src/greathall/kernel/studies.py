"""What a game wants counted when many games are played, and what the counts should be.

A game says it in its module ``hints.studies``: ``studies(rules)`` gives its studies by their ids, and ``GOALS`` is a list of
what should be measured; ``LEVELS``, where not every level of bots comes to an end of the game, names those that do;
``seats_of(rules)``, where events begin with others than seats, gives the seats for which the words of a domain stand;
``TURN``, where not all turns are turns of a player, is the event with which these begin. A study's name for people is the
message ``study-<id>`` of the game. The figures that a goal may name:

- ``won``: the share of the games that anybody won; ``turns``, and ``rounds`` (turns a player): their median;
- ``ended/DER-8.1``: the share of the games that a clause ended (``ended/unfinished``: that did not end);
  ``lost/DER-8.2``: that of the games that nobody won;
- ``won/<study>/<line>``: of the games with this line, the share that was won, by the seat of the event if it names one;
  ``winner/<study>/<line>``: of the games won, the share in which that was so;
- ``even/<study>``: how many times more often the most frequent line occurred than the rarest; ``even/<study>/<group>``:
  the same among the lines of a group.

``*`` in place of a line stands for every line, ``won/character/*``, or for every group of several lines.
"""


class Study:
    """One table of a report: the events that are counted, and the words in them, each with the line where it is counted."""

    def __init__(
        self, domain: str, events: list[str], lines: dict[str, str], groups: dict[str, str] | None = None
    ) -> None:
        self.domain = domain
        """Where the word stands in the events, and how lines are named."""
        self.events = events
        self.lines = lines
        self.groups = groups or {}
        """The group of each line that belongs to one; a group is called as it is written."""


class Goal:
    """Between what each figure should lie: with these options, and each of these numbers of seats."""

    def __init__(
        self, name: str, options: dict[str, int], seats: list[int], figures: dict[str, tuple[float, float]]
    ) -> None:
        self.name = name
        self.options = options
        self.seats = seats
        self.figures = figures
