"""The standard edition of A Year at Hogwarts, before any engine plays it: complete, consistent, and no word unused."""

from collections import Counter, deque
from collections.abc import Iterator
from importlib.resources import files
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from greathall.games.year_at_hogwarts import records, vocabulary
from greathall.games.year_at_hogwarts.records import FILES, Map
from greathall.kernel.effects import Condition

FOLDER = files("greathall.games.year_at_hogwarts") / "editions" / "standard"


def read_map() -> Map:
    return msgspec.toml.decode((FOLDER / "map.toml").read_bytes(), type=Map)


def read(name: str) -> tuple[Any, ...]:
    """The records of a file, which holds one list of tables and nothing else."""
    table, record = FILES[name]
    form: Any = dict[str, tuple[record, ...]]  # type: ignore[valid-type]
    content: dict[str, tuple[Any, ...]] = msgspec.toml.decode((FOLDER / f"{name}.toml").read_bytes(), type=form)
    assert list(content) == [table]
    return content[table]


MAP = read_map()
MANIFEST = msgspec.toml.decode((FOLDER / "edition.toml").read_bytes(), type=records.Manifest)
EDITION = {name: read(name) for name in FILES}
SPACES = {space.id: space for space in MAP.space}
ALL = [record for name in FILES for record in EDITION[name]] + list(MAP.space)


def find(name: str, identity: str) -> Any:
    [record] = [record for record in EDITION[name] if record.id == identity]
    return record


def structs(value: object) -> Iterator[msgspec.Struct]:
    """A struct and all structs inside it."""
    if isinstance(value, msgspec.Struct):
        yield value
        for field in value.__struct_fields__:
            yield from structs(getattr(value, field))
    elif isinstance(value, tuple):
        for item in value:
            yield from structs(item)


EVERY_STRUCT = [inner for record in [*ALL, *MAP.edge] for inner in structs(record)]
SENTENCES = [struct for struct in EVERY_STRUCT if isinstance(struct, vocabulary.Sentence)]
PLACES = [struct for struct in EVERY_STRUCT if isinstance(struct, vocabulary.Place)]


def concrete(base: type) -> set[type]:
    """The classes under a base that have none under themselves."""
    below: list[type] = base.__subclasses__()
    return {leaf for each in below for leaf in concrete(each)} if below else {base}


def of_this_game(base: type) -> set[type]:
    return {each for each in concrete(base) if each.__module__ in (vocabulary.__name__, records.__name__)}


def words_of(hint: object) -> Iterator[tuple[str, ...]]:
    """The closed lists of words inside a type."""
    if get_origin(hint) is Literal:
        yield get_args(hint)
    elif get_origin(hint) in (Union, UnionType, tuple, dict):
        for inner in get_args(hint):
            yield from words_of(inner)


def strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (tuple, dict)):
        for item in value:
            yield from strings(item)


# The files


def test_the_folder_holds_these_files_and_no_others() -> None:
    found = {entry.name for entry in FOLDER.iterdir()}
    assert found == {f"{name}.toml" for name in FILES} | {"map.toml", "edition.toml"}


MINIMUM = {
    "spaces": 18,
    "boards": 16,  # fifteen boards, one of them with two sides
    "objects": 30,
    "missions": 30,
    "fights": 30,
    "duels": 18,
    "spells": 12,
    "potions": 12,
    "books": 24,
    "events": 18,
    "behaviour": 18,
    "quidditch": 10,
    "pitch": 1,
    "horcruxes": 6,
}
DECKS = {
    "fights": 30,
    "duels": 18,
    "spells": 36,
    "potions": 36,
    "books": 24,
    "events": 18,
    "behaviour": 32,
    "quidditch": 16,
}


def test_counts_per_file() -> None:
    """YAH-1.2, YAH-1.3, YAH-1.4  The box holds 210 cards in its decks, 30 missions, 30 tokens and 15 boards."""
    counts = {name: len(EDITION[name]) for name in FILES}
    with_effects = sum(bool(getattr(record, "effects", getattr(record, "fight", ()))) for record in ALL)
    print(counts, "with effects:", with_effects, "sentences:", len(SENTENCES))
    assert {name: n for name, n in MINIMUM.items() if counts[name] < n} == {}
    assert counts.keys() == MINIMUM.keys()
    assert with_effects >= 150
    decks = {name: sum(getattr(card, "count", 1) for card in EDITION[name]) for name in DECKS}
    assert decks == DECKS
    assert sum(decks.values()) == 210


@pytest.mark.parametrize("name", FILES)
def test_ids_are_unique_and_kebab(name: str) -> None:
    identities = Counter(record.id for record in EDITION[name])
    assert [identity for identity, count in identities.items() if count > 1] == []
    assert [i for i in identities if not i.replace("-", "").isalnum() or i != i.lower() or not i.isascii()] == []


def test_no_spell_has_the_id_of_a_potion() -> None:
    """YAH-6.2  A mission names both by id alone."""
    assert {card.id for card in EDITION["spells"]} & {card.id for card in EDITION["potions"]} == set()


def test_every_name_is_there_in_english() -> None:
    named = [record for record in ALL if isinstance(record, records.NamedRecord)]
    assert [record.id for record in named if not record.name.get("en")] == []
    for name in FILES:
        english = Counter(record.name["en"] for record in EDITION[name] if isinstance(record, records.NamedRecord))
        assert [text for text, count in english.items() if count > 1] == []


def test_what_is_known_is_said_exactly_where_there_is_a_source() -> None:
    assert [record.id for record in ALL if bool(record.known) != (record.source != "reconstruction")] == []
    for record in ALL:
        assert set(record.known) <= {field.encode_name for field in msgspec.structs.fields(record)}, record.id


# The words


@pytest.mark.parametrize("base", [vocabulary.Sentence, Condition])
def test_every_verb_and_condition_is_used_and_in_the_union(base: type) -> None:
    written = of_this_game(base)
    assert {type(struct) for struct in EVERY_STRUCT if isinstance(struct, base)} == written
    union = get_args(vocabulary.Verb if base is vocabulary.Sentence else vocabulary.If)
    assert set(union) == written


def test_every_verb_and_condition_begins_with_its_clause() -> None:
    classes = of_this_game(vocabulary.Sentence) | of_this_game(Condition)
    assert [each.__name__ for each in classes if not (each.__doc__ or "").startswith("YAH-")] == []


def test_every_word_is_used() -> None:
    """Each word of each closed list is written in at least one record."""
    used: dict[frozenset[str], set[str]] = {}
    for each in of_this_game(msgspec.Struct):
        for hint in get_type_hints(each).values():
            for words in words_of(hint):
                used.setdefault(frozenset(words), set())
    for struct in [*EVERY_STRUCT, MANIFEST]:
        hints = get_type_hints(type(struct))
        for field in struct.__struct_fields__:
            for words in words_of(hints[field]):
                used[frozenset(words)].update(strings(getattr(struct, field)))
    unused = {word for words, found in used.items() for word in words - found}
    assert unused == {"box"}, "only owners say that a card is as it is in their box"


def test_every_argument_is_given_somewhere() -> None:
    """An argument that always has its default is no argument."""
    given: dict[tuple[type, str], set[bool]] = {}
    for struct in EVERY_STRUCT:
        for field in msgspec.structs.fields(struct):
            own = field.name in type(struct).__annotations__
            owner = type(struct) if own else next(b for b in type(struct).__mro__ if field.name in b.__annotations__)
            given.setdefault((owner, field.name), set()).add(getattr(struct, field.name) != field.default)
    assert [(owner.__name__, field) for (owner, field), found in given.items() if found == {False}] == []


# The form of the sentences


def test_a_sentence_has_exactly_one_kind() -> None:
    kinds = Counter(sentence.kind() for sentence in SENTENCES)
    assert set(kinds) == {"when", "while", "instead", "window"}
    line = '[[card]]\nid="x"\nsource="public"\nname={{en="x"}}\neffects=[{{{}verb="fly",dice=1}}]'
    for keys in ("", 'when="played",window="fight",'):
        with pytest.raises(msgspec.ValidationError, match="exactly one of"):
            msgspec.toml.decode(line.format(keys), type=dict[str, tuple[records.QuidditchCard, ...]])


ANSWERS = (vocabulary.Add, vocabulary.Set, vocabulary.Allow, vocabulary.Forbid)
PERMISSIONS = {
    "stopping",
    "passing",
    "revisiting",
    "journeying",
    "playing",
    "attacking-first",
    "fleeing",
    "healing",
}


def test_a_question_is_answered_by_an_answer() -> None:
    """Totals are added to or set, permissions allowed or forbidden, and no other verb answers anything."""
    for sentence in SENTENCES:
        assert (sentence.while_ is not None) == isinstance(sentence, ANSWERS), sentence
        if sentence.while_ is not None:
            permits = isinstance(sentence, (vocabulary.Allow, vocabulary.Forbid))
            assert permits == (sentence.while_ in PERMISSIONS), sentence


def test_only_what_begins_says_how_long() -> None:
    for sentence in SENTENCES:
        assert (sentence.for_ is not None) == isinstance(sentence, vocabulary.Begin), sentence


def inner(sentence: vocabulary.Sentence) -> Iterator[vocabulary.Sentence]:
    """The sentences one level down."""
    if isinstance(sentence, vocabulary.Roll):
        for row in sentence.table:
            yield from row.effects
    elif isinstance(sentence, vocabulary.Choose):
        for option in sentence.options:
            yield from option
    elif isinstance(sentence, vocabulary.Begin):
        yield from sentence.effects


def test_then_and_that_one_stand_inside_and_nowhere_else() -> None:
    inside = [child for sentence in SENTENCES for child in inner(sentence)]
    of_begin = [child for s in SENTENCES if isinstance(s, vocabulary.Begin) for child in s.effects]
    outside = [sentence for sentence in SENTENCES if not any(sentence is child for child in inside)]
    assert [s for s in outside if s.when_ == "then" or s.whom == "that-one"] == []
    assert [s for s in of_begin if s.when_ is not None] == []
    in_branches = [s for s in inside if not any(s is child for child in of_begin)]
    assert [s for s in in_branches if s.when_ != "then"] == []


def test_a_branch_speaks_of_that_one_where_self_is_somebody_else() -> None:
    """Where each or an opponent rolls or chooses, nothing inside means self by forgetting to say whom."""
    meant = {("peter-pettigrew", "gain"), ("ukrainian-ironbelly", "lose"), ("neville-longbottom", "lose")}
    meant |= {("ron-weasley", "lose")}
    found = set()
    for name in FILES:
        for record in EDITION[name]:
            for struct in structs(record):
                if isinstance(struct, vocabulary.Sentence) and struct.whom not in ("self", "that-one"):
                    here = [child for child in inner(struct) if child.whom == "self"]
                    found |= {(record.id, type(child).__struct_config__.tag) for child in here}
    assert found == meant


def test_tables_cover_a_die_and_choices_are_choices() -> None:
    for sentence in SENTENCES:
        if isinstance(sentence, vocabulary.Roll):
            rows = [row.up_to for row in sentence.table]
            assert rows == sorted(set(rows)), rows
            assert rows[0] >= 1, rows
            assert rows[-1] == 6, rows
        if isinstance(sentence, vocabulary.Choose):
            assert len(sentence.options) > 1, sentence
            assert all(sentence.options), sentence


OPENED = {  # when the sentences of a file are reached
    "spaces": {"stopped", "duel-won", "tower"},
    "fights": {"revealed", "strike", "defeat"},
    "duels": {"revealed", "strike"},
    "spells": {"played"},
    "potions": {"played", "defeat"},
    "events": {"resolved"},
    "behaviour": {"resolved", "tower"},
    "quidditch": {"played", "quidditch-card"},
}


@pytest.mark.parametrize("name", OPENED)
def test_cards_speak_at_the_moments_of_their_deck(name: str) -> None:
    moments = {s.when_ or s.instead_ or s.window_ for record in EDITION[name] for s in record.effects}
    assert moments - {None} == OPENED[name]


def test_no_two_cards_of_a_deck_do_the_same() -> None:
    for name in ("fights", "duels", "events", "behaviour", "quidditch"):
        same = Counter(msgspec.json.encode(record.effects) for record in EDITION[name])
        assert [effects for effects, count in same.items() if count > 1] == []
    hand = Counter((msgspec.json.encode(c.effects), c.kind) for c in EDITION["spells"] + EDITION["potions"])
    assert [effects for effects, count in hand.items() if count > 1] == []
    for part in ("movement", "fight"):
        same = Counter(msgspec.json.encode(getattr(board, part)) for board in EDITION["boards"])
        assert [ability for ability, count in same.items() if count > 1] == []


# References


def test_places_name_spaces_that_exist() -> None:
    """Every place means at least one space, but for those that depend on whom one asks about."""
    for place in PLACES:
        assert set(place.spaces + place.besides) <= SPACES.keys(), place
        assert place.pawn_of or spaces_of(place), place


def spaces_of(place: vocabulary.Place) -> list[str]:
    return [
        space.id
        for space in MAP.space
        if (not place.boards or space.board in place.boards)
        and (not place.kinds or space.kind in place.kinds)
        and (not place.spaces or space.id in place.spaces)
        and space.id not in place.besides
        and (not place.own_house or space.house is not None)
    ]


def test_floo_powder_goes_to_seven_places_by_token_and_by_card() -> None:
    """YAH-5.9, YAH-7.2  Seven spaces of board 2, and not the Graveyard."""
    token = find("spaces", "tower-space").effects[0]
    card = find("behaviour", "floo-powder").effects[0]
    assert token.to == card.to
    assert len(spaces_of(token.to)) == 7
    assert "graveyard" not in spaces_of(token.to)
    assert token.pay == vocabulary.Cost(what="floo")
    assert card.pay is None


def test_spaces_with_an_effect_have_exactly_one() -> None:
    """YAH-5  No space has two effects, and each symbol and named room that has one in the rules has it here."""
    rules = Counter(space for record in EDITION["spaces"] for space in spaces_of(record.at))
    assert [space for space, count in rules.items() if count > 1] == []
    symbols = {"spell", "potion", "book", "behaviour", "event", "duel", "hp", "tower", "classroom", "common-room"}
    assert {space.id for space in MAP.space if space.kind in symbols} - rules.keys() == set()
    assert {SPACES[space].kind for space in rules} == symbols | {"named"}


@pytest.mark.parametrize(
    ("space", "cards"),
    [
        ("charms-classroom", {"spell": 1}),
        ("transfiguration-classroom", {"spell": 1}),
        ("defence-classroom", {"spell": 1}),
        ("potions-classroom", {"potion": 2}),
        ("herbology-classroom", {"potion": 2}),
        ("care-classroom", {"potion": 2}),
        ("dumbledores-office", {"spell": 2}),
        ("snapes-office", {"potion": 2}),
        ("hagrids-hut", {"potion": 1, "spell": 1}),
        ("restricted-section", {"book": 1}),
        ("library", {"book": 2}),
        ("flourish-blotts", {"book": 2}),
    ],
)
def test_rooms_give_their_cards(space: str, cards: dict[str, int]) -> None:
    """YAH-5.7, YAH-5.8  Offices, rooms and classrooms."""
    [rule] = [record for record in EDITION["spaces"] if space in spaces_of(record.at)]
    assert {draw.deck: draw.amount for draw in rule.effects if isinstance(draw, vocabulary.Draw)} == cards
    exams = any(isinstance(sentence, vocabulary.SitExams) for sentence in rule.effects)
    assert exams == (SPACES[space].kind == "classroom")


def test_missions_and_fights_are_thirty_numbered_pairs() -> None:
    """YAH-1.2, YAH-1.6  Each mission has the fight card of its number, and is worth 40 to 300 points."""
    for name in ("missions", "fights"):
        assert [record.number for record in EDITION[name]] == list(range(1, 31))
    points = [mission.points for mission in EDITION["missions"]]
    assert (min(points), max(points)) == (40, 300)
    assert all(value % 10 == 0 for value in points)


def test_missions_ask_for_what_exists() -> None:
    """YAH-6.1, YAH-6.2  Tokens, spaces and cards; a qualified wizard can play all of them within the limit of 3."""
    cards = {card.id: card for card in EDITION["spells"] + EDITION["potions"]}
    tokens = {token.id for token in EDITION["objects"]}
    for mission in EDITION["missions"]:
        assert mission.objects, mission.id
        assert set(mission.objects) <= tokens, mission.id
        assert len(set(mission.objects)) == len(mission.objects), mission.id
        assert spaces_of(mission.at), mission.id
        assert 1 <= sum(need.count for need in mission.needs) <= 3, mission.id
        for need in mission.needs:
            assert (need.card is None) != (need.kind is None), mission.id
            kind = cards[need.card].kind if need.card else need.kind
            assert kind in ("attack", "defence"), mission.id
            assert need.card is None or cards[need.card].count >= need.count, mission.id


def test_every_token_is_asked_for() -> None:
    """YAH-8.3  All thirty serve at least one mission."""
    asked = {token for mission in EDITION["missions"] for token in mission.objects}
    assert {token.id for token in EDITION["objects"]} - asked == set()


def test_missions_lie_all_over_the_map() -> None:
    places = Counter(SPACES[spaces_of(mission.at)[0]].board for mission in EDITION["missions"])
    assert places["diagon-alley"] >= 2
    assert places["places"] >= 5
    assert max(Counter(str(spaces_of(mission.at)) for mission in EDITION["missions"]).values()) <= 2


def test_missions_can_be_reached_by_their_means() -> None:
    """YAH-4.1, YAH-5.9, YAH-5.11  On foot, or by Floo powder; only the Graveyard needs the Portkey."""
    on_foot = walk("start").keys()
    by_floo = set(spaces_of(find("spaces", "tower-space").effects[0].to))
    far = {m.number for m in EDITION["missions"] if not set(spaces_of(m.at)) & (on_foot | by_floo)}
    assert far == {14}


def test_boards() -> None:
    """YAH-1.4, YAH-1.5  Eight students of four houses, one board with two sides, six Death Eaters."""
    boards = EDITION["boards"]
    roles = Counter(board.role for board in boards)
    assert roles == {"student": 8, "pettigrew": 1, "voldemort": 1, "death-eater": 6}
    assert len([board for board in boards if board.reverse_of is None]) == 15
    assert {board.reverse_of for board in boards} - {None} <= {board.id for board in boards}
    students = [board for board in boards if board.role == "student"]
    assert {board.house for board in students} == set(get_args(vocabulary.House))
    assert {board.attack_dice for board in students} == {3, 4}
    assert all(2 <= board.resistance <= 5 for board in boards)
    assert all(board.movement and board.fight for board in boards)
    for board in boards:
        if board.role == "death-eater":
            assert (board.spells, board.potions, board.books) == (1, 1, 0), board.id


def test_every_student_is_met_in_a_duel() -> None:
    """YAH-10.3  Who draws the own character puts the card under the deck."""
    students = {board.id for board in EDITION["boards"] if board.role == "student"}
    assert {duel.board for duel in EDITION["duels"]} - {None} == students


def test_figures_are_within_the_rules() -> None:
    """YAH-10.3, YAH-10.8  Resistance 2 to 5, and everybody strikes in some way."""
    for figure in EDITION["fights"] + EDITION["duels"]:
        assert 2 <= figure.resistance <= 5, figure.id
        assert 3 <= figure.hp <= 12, figure.id
        assert any(sentence.when_ == "strike" for sentence in figure.effects), figure.id


def test_defence_cards_stop_the_next_strike() -> None:
    """YAH-9.1, YAH-10.9  All cancel an attack but the one that takes the place of defeat; attack cards cost HP."""
    for card in EDITION["spells"] + EDITION["potions"]:
        cancels = any(isinstance(sentence, vocabulary.Cancel) for sentence in card.effects)
        costs = [s for e in card.effects for s in structs(e) if isinstance(s, vocabulary.Lose) and s.what == "hp"]
        if card.kind == "defence":
            assert cancels or card.effects[0].instead_ == "defeat", card.id
        if card.kind == "attack":
            assert any(loss.whom == "opponent" for loss in costs), card.id


def test_books() -> None:
    """YAH-7.1  Four books of each subject, 5 to 20 points, and a classroom for each subject."""
    assert Counter(book.subject for book in EDITION["books"]) == dict.fromkeys(get_args(records.Subject), 4)
    for subject in get_args(records.Subject):
        assert sorted(book.points for book in EDITION["books"] if book.subject == subject) == [5, 10, 15, 20]
    rooms = Counter(space.subject for space in MAP.space if space.kind == "classroom")
    assert rooms == dict.fromkeys(get_args(records.Subject), 1)


def test_behaviour() -> None:
    """YAH-7.2  From -30 to +50 points, and eight Floo Powder, the only cards that are kept."""
    assert [(card.id, card.count) for card in EDITION["behaviour"] if card.kept] == [("floo-powder", 8)]
    points = [
        sentence.amount if isinstance(sentence, vocabulary.Gain) else -sentence.amount
        for card in EDITION["behaviour"]
        for sentence in structs(card)
        if isinstance(sentence, (vocabulary.Gain, vocabulary.Lose)) and sentence.what == "points"
    ]
    assert (min(points), max(points)) == (-30, 50)


def test_events_concern_others_too() -> None:
    """YAH-5.3  Some give Floo, some Portkey tokens, some move all to one space."""
    several = {"each", "each-other", "any", "leader", "last"}
    assert [card.id for card in EDITION["events"] if not several & {s.whom for s in card.effects}] == []
    sentences = [sentence for card in EDITION["events"] for sentence in card.effects]
    gains = {sentence.what for sentence in sentences if isinstance(sentence, vocabulary.Gain)}
    assert {"floo", "portkey", "hp", "points"} <= gains
    moves = [s for s in sentences if isinstance(s, vocabulary.MoveTo) and s.whom == "each"]
    assert any(len(spaces_of(move.to)) == 1 for move in moves)


def test_horcruxes_and_the_tokens_of_voldemort_returns() -> None:
    """YAH-12.2, YAH-12.3  Six horcruxes on six spaces, four tokens of Pettigrew, two of the heroes, two kept back."""
    horcruxes = EDITION["horcruxes"]
    roles = {role: {t.id for t in EDITION["objects"] if t.returns == role} for role in ("horcrux", "pettigrew")}
    assert {horcrux.object for horcrux in horcruxes} == roles["horcrux"]
    assert len({horcrux.space for horcrux in horcruxes}) == 6
    assert {horcrux.space for horcrux in horcruxes} <= SPACES.keys()
    assert roles["pettigrew"] == {"cauldron", "fathers-bone", "wormtails-hand", "harry-potter"}
    counts = Counter(token.returns for token in EDITION["objects"])
    assert counts == {"horcrux": 6, "pettigrew": 4, "heroes": 2, "late": 2, None: 16}
    reach = walk("start", "voldemort-returns")
    floo = set(spaces_of(find("spaces", "tower-space").effects[0].to))
    assert {horcrux.space for horcrux in horcruxes} <= reach.keys() | floo
    assert "ministry-of-magic" in reach
    assert "ministry-of-magic" not in walk("start")


def test_the_pitch() -> None:
    """YAH-11.2, YAH-11.3  Pieces on the pitch, none on another, and the quaffle in the very middle."""
    [pitch] = EDITION["pitch"]
    pieces = [*pitch.beaters, *pitch.chasers]
    assert (len(pitch.beaters), len(pitch.chasers), len(set(pieces))) == (2, 3, 5)
    assert {square.row for square in pitch.beaters} == {1}
    assert {square.row for square in pitch.chasers} == {2, 3}
    assert {square.lane for square in [*pieces, pitch.bludger, pitch.quaffle]} <= set(pitch.lanes)
    assert pitch.bludger not in pieces
    assert (pitch.quaffle.lane, pitch.quaffle.row) == (pitch.lanes[2], (pitch.rows + 1) // 2)
    assert (len(pitch.goal_lanes), set(pitch.goal_lanes) < set(pitch.lanes)) == (3, True)
    assert (len(pitch.lanes), pitch.rows, pitch.goals, pitch.lap) == (5, 7, 2, 24)


# The map


def steps_from(mode: str | None = None) -> dict[str, list[tuple[str, int]]]:
    """The neighbours of each space, in a mode."""
    near: dict[str, list[tuple[str, int]]] = {space: [] for space in SPACES}
    for edge in MAP.edge:
        if edge.only_in in (None, mode):
            near[edge.from_].append((edge.to, edge.steps))
            if not edge.one_way:
                near[edge.to].append((edge.from_, edge.steps))
    return near


def walk(start: str, mode: str | None = None, board: str | None = None) -> dict[str, int]:
    """The fewest steps from a space to each that can be reached on foot, or without leaving a board."""
    near = steps_from(mode)
    distance = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there, cost in near[here]:
            outside = board is not None and SPACES[there].board != board
            if not outside and distance[here] + cost < distance.get(there, 1000):
                distance[there] = distance[here] + cost
                (queue.append if cost else queue.appendleft)(there)
    return distance


def test_the_map_has_the_spaces_of_the_box() -> None:
    """YAH-1.1, YAH-3.3  Spaces by board and kind, and the rosettes on which the tokens are laid."""
    assert len(SPACES) == len(MAP.space)
    boards = Counter(space.board for space in MAP.space)
    assert boards == {"main": 160, "diagon-alley": 15, "places": 9}
    kinds = Counter[str](space.kind for space in MAP.space if space.board == "main")
    exactly = {"tower": 18, "classroom": 6, "common-room": 4, "duel": 6, "hp": 6, "great-hall": 4, "bridge": 2}
    assert {kind: kinds[kind] for kind in exactly} == exactly
    for kind in ("spell", "potion", "book", "behaviour", "event"):
        assert kinds[kind] >= 8, kind
    rosettes = Counter[str]()
    for space in MAP.space:
        rosettes[space.board] += space.rosettes
    assert rosettes == {"main": 18, "diagon-alley": 3, "places": 9}
    assert {space.house for space in MAP.space if space.kind == "common-room"} == set(get_args(vocabulary.House))


def test_fields_of_spaces_fit_their_kind() -> None:
    for space in MAP.space:
        assert (space.shown > 0) == (space.kind == "hp"), space.id
        assert (space.subject is not None) == (space.kind == "classroom"), space.id
        assert (space.house is not None) == (space.kind == "common-room"), space.id
        assert space.name is not None or space.kind != "named", space.id
        assert space.name is None or set(space.name) == {"en", "cs", "pl"}, space.id


def test_edges_join_spaces_once() -> None:
    ends = [(edge.from_, edge.to) for edge in MAP.edge]
    assert {end for pair in ends for end in pair} == SPACES.keys() - {"burrow", "godrics-hollow", "graveyard"}
    assert len(set(ends)) == len(ends)
    both_ways = {(edge.from_, edge.to) for edge in MAP.edge if not edge.one_way}
    assert [pair for pair in ends if pair[::-1] in both_ways] == []
    inner_edges = [pair for pair in ends if {SPACES[end].board for end in pair} == {"main"}]
    assert 2 * len(inner_edges) / 160 <= 2.6


def test_the_map_can_be_walked() -> None:
    """YAH-5.9, YAH-5.11  All can be reached from Start on foot but five places, which need Floo powder or a Portkey."""
    far = SPACES.keys() - walk("start").keys()
    assert far == {"ministry-of-magic", "hall-of-prophecy", "burrow", "godrics-hollow", "graveyard"}


@pytest.mark.parametrize(
    ("here", "there", "steps", "back"),
    [
        ("leaky-cauldron", "gringotts", 4, 4),
        ("gringotts", "borgin-burkes", 4, 4),
        ("gringotts", "ollivanders", 4, 4),
        ("honeydukes", "hogs-head", 2, 2),
        ("start", "hogwarts-express", 1, 1),
        ("hogwarts-express", "leaky-cauldron", 1, 1),
        ("whomping-willow", "shrieking-shack", 0, 0),
        ("room-of-requirement", "hogs-head", 0, 0),
        ("hospital-wing", "honeydukes", 1, 1),
        ("ministry-of-magic", "hall-of-prophecy", 0, 0),
        ("ministry-of-magic", "gringotts", 0, None),
    ],
)
def test_passages_and_ways(here: str, there: str, steps: int, back: int | None) -> None:
    """YAH-5.14, YAH-5.15  The ways that the rules count."""
    assert (walk(here).get(there), walk(there).get(here)) == (steps, back)


@pytest.mark.parametrize(
    ("there", "steps"),
    [
        ("herbology-classroom", 6),
        ("quidditch-pitch", 11),
        ("care-classroom", 13),
        ("transfiguration-classroom", 13),
        ("potions-classroom", 19),
        ("charms-classroom", 21),
        ("defence-classroom", 25),
        ("owlery", 25),
    ],
)
def test_how_far_it_is_from_start(there: str, steps: int) -> None:
    """Through the castle; the passages by Hogsmeade make some of these ways shorter."""
    assert walk("start", board="main")[there] == steps


# What the rulebook and public sources show

RULEBOOK_SPACES = [
    "start",
    "clock-tower",
    "west-tower",
    "dumbledores-office",
    "snapes-office",
    "hagrids-hut",
    "restricted-section",
    "library",
    "hospital-wing",
    "kitchen",
    "chamber-of-secrets",
    "room-of-requirement",
    "whomping-willow",
    "quidditch-pitch",
    "leaky-cauldron",
    "flourish-blotts",
    "gringotts",
    "borgin-burkes",
    "ollivanders",
    "ministry-of-magic",
    "hall-of-prophecy",
    "shrieking-shack",
    "honeydukes",
    "hogs-head",
    "burrow",
    "graveyard",
]


def test_named_spaces_of_the_rulebook() -> None:
    for identity in RULEBOOK_SPACES:
        assert SPACES[identity].source == "rulebook", identity
        assert "name" in SPACES[identity].known, identity
    rooms = {"tower", "common-room", "classroom", "bridge", "great-hall"}
    assert {space.source for space in MAP.space if space.kind in rooms} == {"rulebook"}
    named = {space.id for space in MAP.space if "name" in space.known and space.kind not in rooms}
    assert named == set(RULEBOOK_SPACES) - {"clock-tower", "west-tower"}


KNOWN = [
    ("boards", "harry-potter", "rulebook", {"attack-dice", "hp", "movement", "fight"}),
    ("boards", "ginny-weasley", "public", {"resistance"}),
    ("missions", "first-horcrux", "rulebook", {"name", "at", "needs"}),
    ("missions", "past-fluffy", "public", {"number"}),
    ("missions", "basilisk", "public", {"number"}),
    ("fights", "tom-riddle", "rulebook", {"hp", "resistance", "effects"}),
    ("fights", "fluffy", "public", {"name"}),
    ("fights", "basilisk", "public", {"name"}),
    ("duels", "seamus-finnigan", "public", {"name", "resistance", "effects"}),
    ("books", "gilderoy-lockhart", "rulebook", {"subject"}),
    ("spells", "accio", "rulebook", {"name", "kind"}),
    ("spells", "alohomora", "rulebook", {"name", "kind"}),
    ("spells", "obliviate", "rulebook", {"name", "kind"}),
    ("potions", "polyjuice-potion", "rulebook", {"name"}),
    ("behaviour", "floo-powder", "rulebook", {"name", "effects"}),
    ("quidditch", "nimbus-2000", "rulebook", {"name", "effects"}),
    ("quidditch", "firebolt", "rulebook", {"name", "effects"}),
    ("quidditch", "wronski-feint", "rulebook", {"name", "effects"}),
    ("quidditch", "confundus", "rulebook", {"name", "effects"}),
]


@pytest.mark.parametrize(("name", "identity", "source", "known"), KNOWN)
def test_what_a_source_shows_is_there(name: str, identity: str, source: str, known: set[str]) -> None:
    record = find(name, identity)
    assert record.source == source
    assert known <= set(record.known)


def test_nothing_else_claims_a_source() -> None:
    claimed = {(name, r.id) for name in FILES for r in EDITION[name] if r.source != "reconstruction"}
    listed = {(name, identity) for name, identity, _, _ in KNOWN}
    listed |= {("boards", board) for board in ("ron-weasley", "hermione-granger", "peter-pettigrew", "lord-voldemort")}
    listed |= {(name, r.id) for name in ("spaces", "horcruxes") for r in EDITION[name]}
    tokens = [token.id for token in EDITION["objects"] if token.source == "rulebook"]
    assert len(tokens) == 17
    assert claimed == listed | {("objects", token) for token in tokens}


def test_harry_potter() -> None:
    """YAH-1.5  4 attack dice, 7 HP, a second spell on a spell space, and the opponent's resistance is 1 less."""
    harry = find("boards", "harry-potter")
    assert (harry.attack_dice, harry.hp) == (4, 7)
    spell_spaces = vocabulary.At(place=vocabulary.Place(kinds=("spell",)))
    assert harry.movement == (vocabulary.Add(while_="cards-drawn", if_=spell_spaces, amount=1),)
    assert harry.fight == (vocabulary.Add(while_="resistance", whom="opponent", amount=-1),)
    assert find("boards", "ginny-weasley").resistance == 3


def test_mission_six() -> None:
    """YAH-10.10  The diary in the Chamber of Secrets; Tom Riddle costs 2 HP when turned and 3 after each attack."""
    mission, riddle = find("missions", "first-horcrux"), find("fights", "tom-riddle")
    assert (mission.number, spaces_of(mission.at)) == (6, ["chamber-of-secrets"])
    assert "tom-riddles-diary" in mission.objects
    assert mission.needs == (records.Need(kind="attack", count=2), records.Need(card="polyjuice-potion"))
    assert (riddle.number, riddle.hp, riddle.resistance, riddle.first) == (6, 9, 5, "player")
    assert riddle.effects == (
        vocabulary.Lose(when_="revealed", whom="opponent", what="hp", amount=2),
        vocabulary.Lose(when_="strike", whom="opponent", what="hp", amount=3),
        vocabulary.Set(while_="damage", whom="opponent", if_=vocabulary.Concerns(means=("spell",)), amount=0),
    )
    assert (find("fights", "fluffy").number, find("fights", "basilisk").number) == (1, 5)


def test_seamus_finnigan() -> None:
    seamus = find("duels", "seamus-finnigan")
    assert seamus.resistance == 4
    assert seamus.effects == (vocabulary.Lose(when_="strike", whom="opponent", what="hp", amount=2),)


def test_special_tokens() -> None:
    """YAH-8.2  Six tokens with a power, and only they have one."""
    special = {token.id: token for token in EDITION["objects"] if token.special}
    assert {token.id for token in EDITION["objects"] if token.effects} == special.keys()
    assert {name: type(token.effects[0]).__name__ for name, token in special.items()} == {
        "elder-wand": "Begin",
        "sword-of-gryffindor": "Begin",
        "resurrection-stone": "Gain",
        "time-turner": "AnotherTurn",
        "buckbeak": "Journey",
        "invisibility-cloak": "Flee",
    }
    assert special["elder-wand"].effects == special["sword-of-gryffindor"].effects
    assert special["resurrection-stone"].effects[0].amount == 6
    assert special["invisibility-cloak"].effects[0].steps == 5
    assert len(spaces_of(special["buckbeak"].effects[0].to)) == 15 + 9 - 1


def test_quidditch_cards_of_the_rulebook() -> None:
    """YAH-11.11  +2, +4, one more die, and -3 for the other."""
    fly = {card.id: card.effects for card in EDITION["quidditch"]}
    assert fly["nimbus-2000"] == (vocabulary.Fly(when_="played", amount=2),)
    assert fly["firebolt"] == (vocabulary.Fly(when_="played", amount=4),)
    assert fly["wronski-feint"] == (vocabulary.Fly(when_="played", dice=1),)
    assert fly["confundus"] == (vocabulary.Fly(when_="played", whom="opponent", amount=-3),)


def test_lockhart_teaches_defence() -> None:
    assert find("books", "gilderoy-lockhart").subject == "defence"
