"""A state as JSON, by names: for going on after a crash in the middle of anything, and after an upgrade."""

from greathall.kernel.chance import Chance
from greathall.kernel.errors import BadRecord
from greathall.kernel.events import EVERYONE
from greathall.kernel.names import ANSWER, NUMBER, Names
from greathall.kernel.rules import Rules
from greathall.kernel.state import BAG, DECK, NOBODY, STEP, UNHEARD, UNSEEN, Frame, Layout, State

INTS = ("active", "turn", "questions", "winners")
LISTS = ("ending", "counters", "answers")
LIMIT = 1 << 45
"""No number in a state is as large as this."""
LONGEST = 80
"""A message shows no more characters of something wrong."""


def dump_state(rules: Rules, s: State) -> dict[str, object]:
    """Everything that the state holds, but its chance and its listener."""
    things = rules.layout.thing_names
    frames = rules.names.frames
    saved: dict[str, object] = {name: plain(getattr(s, name)) for name in (*INTS, *LISTS, *rules.fields())}
    saved["stack"] = [[frames[f.kind].word, f.seat, f.a, f.b, f.c, f.seats, f.question] for f in s.stack]
    saved["piles"] = {
        rules.layout.zone_names[zone]: [things[thing] if thing != UNSEEN else "-" for thing in pile]
        for zone, pile in enumerate(s.piles)
        if pile
    }
    saved["known"] = {things[thing]: bits for thing, bits in enumerate(s.known) if bits != EVERYONE}
    return saved


def plain(value: object) -> object:
    """An int, or a copy of a list: what is saved does not change when the game goes on."""
    return list(value) if isinstance(value, list) else value


def load_state(rules: Rules, saved: dict[str, object], chance: Chance) -> State:
    """The state that was dumped, or the place where it is not one."""
    s = rules.new_state()
    s.start(rules.layout, chance, len(rules.names.purposes))
    wanted = {*INTS, *LISTS, *rules.fields(), "stack", "piles", "known"}
    if set(saved) != wanted:
        different = ", ".join(sorted(set(saved) ^ wanted))
        raise BadRecord(f"the state has other fields than this game: {different[:LONGEST]}")
    for name in (*INTS, *LISTS, *rules.fields()):
        setattr(s, name, like(name, getattr(s, name), saved[name]))
    s.stack = [read_frame(rules, each) for each in rows("stack", saved["stack"])]
    lay_out(rules, s, saved["piles"])
    for word, bits in mapping("known", saved["known"]).items():
        s.known[index_of(rules.layout.thing_names, word, "known")] = within(f"known.{word}", bits, 0, EVERYONE)
    check_kernel(rules, s)
    for fault in rules.broken(s):
        raise BadRecord(f"state: {fault}")
    return s


def number(place: str, value: object) -> int:
    """An int, and no monster."""
    if type(value) is not int or not -LIMIT < value < LIMIT:
        raise BadRecord(f"state.{place}: {repr(value)[:LONGEST]} is no number that a state holds")
    return value


def within(place: str, value: object, least: int, most: int) -> int:
    """An int between two others."""
    found = number(place, value)
    if not least <= found <= most:
        raise BadRecord(f"state.{place}: {found} is not between {least} and {most}")
    return found


def rows(place: str, value: object) -> list[list[object]]:
    """A list of lists."""
    if not isinstance(value, list) or not all(isinstance(each, list) for each in value):
        raise BadRecord(f"state.{place}: not a list of lists")
    return value


def mapping(place: str, value: object) -> dict[str, object]:
    """A table by names."""
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise BadRecord(f"state.{place}: not a table")
    return value


def like(name: str, model: object, value: object) -> object:
    """The value of a field: an int, or a list of ints as long as the model (of any length where the model is empty)."""
    if isinstance(model, int):
        return number(name, value)
    if not isinstance(value, list) or not isinstance(model, list):
        raise BadRecord(f"state.{name}: not a list")
    if len(value) != len(model) and model:
        raise BadRecord(f"state.{name}: {len(value)} values, not {len(model)}")
    found = [number(name, each) for each in value].copy()  # a copy has no room to spare
    return model if found == model else found


def index_of(words: list[str], word: object, place: str) -> int:
    """The number of a named zone, thing or frame."""
    if word not in words:
        raise BadRecord(f"state.{place}: {repr(word)[:LONGEST]} is nothing in this game")
    return words.index(str(word))


def read_frame(rules: Rules, row: list[object]) -> Frame:
    """One thing that is pending: its values are within the domains that its name has."""
    names = rules.names
    if len(row) != 7 or not isinstance(row[0], str) or row[0] not in names.frame_kinds:
        raise BadRecord(f"state.stack: {repr(row)[:LONGEST]} is nothing that can be pending in this game")
    place = f"stack.{row[0]}"
    kind = names.frame_kinds[row[0]]
    seats = rules.layout.seats
    seat = within(place, row[1], NOBODY, seats - 1)
    asked = within(place, row[5], 0, (1 << seats) - 1)
    if (asked == 0) != (kind >= STEP) or (kind < STEP and seat != NOBODY and asked != 1 << seat):
        raise BadRecord(f"state.{place}: {asked} are not the seats that this asks")
    a, b, c, question = number(place, row[2]), number(place, row[3]), number(place, row[4]), number(place, row[6])
    if kind != ANSWER:
        check_values(names, place, kind, [a, b, c])
    elif seat != NOBODY and c in names.frames and c < STEP and names.is_choice(question):
        check_values(names, place, c, [a, b])
    else:
        raise BadRecord(f"state.{place}: {repr(row)[:LONGEST]} is no answer")
    return Frame(kind, seat, a, b, c, asked, question)


def check_values(names: Names, place: str, kind: int, values: list[int]) -> None:
    """The values of a frame are words of their domains."""
    for value, domain in zip(values, names.frames[kind].fixed):
        if domain != NUMBER:
            within(place, value, -1, names.size(domain) - 1)


def lay_out(rules: Rules, s: State, piles: object) -> None:
    """Every thing into its zone: each must be there once, and an ordered bag has a place in its deck for each thing."""
    layout = rules.layout
    laid: set[int] = set()
    for word, pile in mapping("piles", piles).items():
        zone = index_of(layout.zone_names, word, "piles")
        if not isinstance(pile, list):
            raise BadRecord(f"state.piles.{word}: not a list")
        found: list[int] = []
        for name in pile:
            thing = UNSEEN if name == "-" else index_of(layout.thing_names, name, f"piles.{word}")
            if (thing == UNSEEN and layout.zone_kinds[zone] != DECK) or thing in laid:
                raise BadRecord(f"state.piles.{word}: {repr(name)[:LONGEST]} cannot lie here, or lies in two places")
            found.append(thing)
            if thing != UNSEEN:
                laid.add(thing)
                s.where[thing] = zone
        if found:
            s.piles[zone] = packed(layout, zone, found)
    if len(laid) != len(layout.thing_names):
        raise BadRecord(f"state.piles: {len(layout.thing_names) - len(laid)} things are nowhere")
    for zone, kind in enumerate(layout.zone_kinds):
        bag = layout.zone_owners[zone]
        if kind == DECK and bag != NOBODY and s.piles[zone].count(UNSEEN) != len(s.piles[bag]):
            raise BadRecord(f"state.piles.{layout.zone_names[zone]}: not as many unseen things as there are")


def packed(layout: Layout, zone: int, found: list[int]) -> list[int]:
    """A pile as states hold it, with no room to spare."""
    if layout.zone_kinds[zone] == BAG:
        return sorted(found)
    return layout.unseen(len(found)) if found.count(UNSEEN) == len(found) else found.copy()


def check_kernel(rules: Rules, s: State) -> None:
    """The kernel's own numbers are such as a game could have."""
    everybody = (1 << s.seats) - 1
    within("active", s.active, 0, s.seats - 1)
    within("turn", s.turn, 0, LIMIT)
    within("winners", s.winners, 0, everybody)
    for count in s.counters:
        within("counters", count, 0, LIMIT)
    for clause in s.ending:
        if clause not in rules.names.clauses:
            raise BadRecord(f"state.ending: {clause} is no clause of this game")
    for picked in s.answers:
        if picked not in (0, UNHEARD) and not rules.names.is_choice(picked):
            raise BadRecord(f"state.answers: {picked} is no choice of this game")
    for frame in s.stack:
        if frame.kind < STEP:
            within(f"stack.{rules.names.frames[frame.kind].word}", frame.question, 1, s.questions)
    if bool(s.ending) == bool(s.stack) or (s.stack and s.stack[-1].kind >= STEP):
        raise BadRecord("state.stack: a decision is on top of it until the game has ended, and nothing afterwards")
