"""What is in the box: figures, spaces, zones and cards of an edition, resolved to ints. Never changes during a game."""

from collections.abc import Sequence

from greathall.games.year_at_hogwarts import field, terms
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts.records import (
    Behaviour,
    Card,
    Edition,
    Figure,
    Mission,
    NamedRecord,
    PlayerBoard,
    Potion,
    SpaceEffect,
    Spell,
)
from greathall.games.year_at_hogwarts.resolve import Resolver, fits
from greathall.games.year_at_hogwarts.terms import FIGURES, FIRST_DEATH_EATER, NONE, PAWNS, RETURNS, TEAM, YEAR
from greathall.kernel.errors import NotPossible
from greathall.kernel.state import BAG, DECK, OWN, Layout

Cards = Sequence[NamedRecord]


class Box(Layout):
    """The zones and things, the map, and what the cards say."""

    def __init__(self, edition: Edition, seats: int, options: dict[str, int]) -> None:
        super().__init__()
        self.seats = seats
        self.read_options(options)
        self.seat_figures()
        self.read_map(edition)
        self.list_records(edition)
        self.add_things(edition)
        self.add_zones()
        self.read_boards(edition)
        self.read_cards(edition)
        self.read_missions(edition)
        self.read_figures(edition)
        self.read_pitch(edition)
        self.read_horcruxes(edition)
        self.resolve(edition)

    # --- what was agreed on, and who plays whom

    def read_options(self, options: dict[str, int]) -> None:
        """YAH-2.1, YAH-2.2, YAH-12.1  The mode, the length, the variant, and the options of the table."""
        self.mode = options["mode"]
        self.length = options["length"]
        self.variant = options["variant"]
        self.team_size = options["team-size"] if self.mode == YEAR and self.variant == TEAM else 1
        self.named_stops = options["named-stops"] == 1
        self.all_heroes = options["all-heroes"] == 1
        self.measured_fights = options["measured-fights"] == 1
        self.agreed_values = [options[option] for option in terms.OPTIONS]
        self.agreed = [at for at, option in enumerate(terms.OPTIONS) if options[option]]
        fault = self.not_agreeable()
        if fault:
            raise NotPossible(fault)

    def not_agreeable(self) -> str:
        """YAH-2.2, YAH-2.7, YAH-12.1  Why there is no such game for so many, empty when there is one."""
        if self.mode == RETURNS and not 2 <= self.seats <= 4:
            return f"YAH-12.1: Voldemort returns for 2 to 4 players, not for {self.seats}"
        if self.mode == terms.MATCH_ALONE and self.seats != 2:
            return f"YAH-11.1: a match is for 2 players, not for {self.seats}"
        if self.mode == YEAR and self.variant == TEAM:
            if self.seats < 2:
                return "YAH-2.2: one player alone plays by the underage or the qualified rules"
            if self.team_size == 1:
                return "YAH-2.2: a team has two members or three, or it is one team of all"
            if self.team_size and (self.seats % self.team_size or self.seats == self.team_size):
                return f"YAH-2.7: {self.seats} players are not teams of {self.team_size}"
        return ""

    def seat_figures(self) -> None:
        """YAH-1.4, YAH-3.7, YAH-12.1  The pawns in play, who plays each, the order of their turns, and their teams."""
        heroes = 3 if self.all_heroes else self.seats - 1
        self.pawns = 1 + heroes if self.mode == RETURNS else self.seats
        self.order: list[int] = list(range(self.pawns))
        if self.mode != RETURNS:
            self.order[1:] = range(self.pawns - 1, 0, -1)
        self.player_of = [NONE] * (FIGURES + 1)
        for place, figure in enumerate(self.order):
            seats_in_order = [0, *range(self.seats - 1, 0, -1)]
            if self.mode != RETURNS or place == 0:
                self.player_of[figure] = seats_in_order[place]
            else:
                self.player_of[figure] = seats_in_order[1 + (place - 1) % (self.seats - 1)]
        if self.mode == RETURNS:
            for figure in range(FIRST_DEATH_EATER, FIGURES):
                self.player_of[figure] = 0
        self.teams = self.pawns if self.team_size == 1 else self.seats // (self.team_size or self.seats)
        self.team_of = [figure % self.teams for figure in range(PAWNS)] + [NONE] * (FIGURES + 1 - PAWNS)
        self.mates = [[other for other in range(self.pawns) if self.team_of[other] == team] for team in self.team_of]
        """YAH-2.2, YAH-2.4  The pawns of each one's team; alone where there are no teams."""
        self.one_side = self.teams == 1
        """YAH-2.7  Solo, or one team of all."""

    def is_solo(self) -> bool:
        """YAH-2.2  Whether one player plays alone."""
        return self.seats == 1

    def has_death_eaters(self) -> bool:
        """YAH-3.6  Whether Death Eaters stand on towers from the beginning."""
        return self.mode == YEAR and self.variant != terms.UNDERAGE and not self.is_solo()

    def to_the_right(self, figure: int) -> int:
        """YAH-3.7  Whose turn is next."""
        return self.order[(self.order.index(figure) + 1) % len(self.order)]

    def are_mates(self, figure: int, other: int) -> bool:
        """YAH-6.3b  Whether two pawns belong to one team."""
        return self.mode == YEAR and self.team_of[figure] == self.team_of[other]

    # --- the map

    def read_map(self, edition: Edition) -> None:
        """YAH-1.1, YAH-4.1, YAH-5.14, YAH-5.15  Spaces and the ways between them, with the steps that each costs."""
        spaces = edition.map.space
        names = [space.id for space in spaces]
        self.space_names = names
        self.space_board = [terms.BOARDS.index(space.board) for space in spaces]
        self.space_kind = [terms.SPACE_KINDS.index(space.kind) for space in spaces]
        self.subject_at = [terms.SUBJECTS.index(space.subject) if space.subject else NONE for space in spaces]
        self.house_at = [terms.HOUSES.index(space.house) if space.house else NONE for space in spaces]
        self.shown_at = [space.shown for space in spaces]
        self.is_named = [space.name is not None for space in spaces]
        self.rosettes = [at for at, space in enumerate(spaces) for _ in range(space.rosettes)]
        named = [self.named_stops and each for each in self.is_named]
        self.early_ends = [int(kind == terms.TOWER or named[at]) for at, kind in enumerate(self.space_kind)]
        """YAH-4.3  1 where any move may end early: on towers, and by agreement on every space that has a name."""
        self.ways: list[list[int]] = [[] for _ in spaces]
        self.costs: list[list[int]] = [[] for _ in spaces]
        for edge in edition.map.edge:
            if edge.only_in is None or self.mode == RETURNS:
                self.add_way(names.index(edge.from_), names.index(edge.to), edge.steps)
                if not edge.one_way:
                    self.add_way(names.index(edge.to), names.index(edge.from_), edge.steps)
        self.towers = [at for at, kind in enumerate(self.space_kind) if kind == terms.TOWER]
        self.classrooms = [at for at, kind in enumerate(self.space_kind) if kind == terms.CLASSROOM]
        self.start_space = names.index(terms.START)
        self.pitch_space = names.index(terms.QUIDDITCH_PITCH)
        self.graveyard = names.index(terms.GRAVEYARD)
        self.leaky_cauldron = names.index(terms.LEAKY_CAULDRON)
        self.alley_rosettes = sorted({at for at in self.rosettes if self.space_board[at] == terms.DIAGON_ALLEY})

    def add_way(self, space: int, other: int, steps: int) -> None:
        """YAH-4.1  A way from a space to another; each space lists its ways in ascending order."""
        at = len([each for each in self.ways[space] if each <= other])
        self.ways[space].insert(at, other)
        self.costs[space].insert(at, steps)

    # --- records and things

    def list_records(self, edition: Edition) -> None:
        """YAH-1.2  Everything that says something, with a word of its own: an id taken already has its kind before it."""
        self.first_record: list[int] = []
        self.kind: list[int] = []
        self.record_names: list[str] = []
        decks: list[Cards | Sequence[SpaceEffect]] = [
            edition.boards.board,
            edition.objects.object,
            edition.spells.spell,
            edition.potions.potion,
            edition.books.book,
            edition.behaviour.behaviour,
            edition.events.event,
            edition.quidditch.card,
            edition.missions.mission,
            edition.duels.duel,
            edition.fights.fight,
            edition.spaces.space,
        ]
        taken: set[str] = set()
        for kind, records in enumerate(decks):
            self.first_record.append(len(self.kind))
            for each in records:
                name = each.id if each.id not in taken else f"{terms.KINDS[kind]}-{each.id}"
                taken.add(name)
                self.record_names.append(name)
                self.kind.append(kind)

    def add_things(self, edition: Edition) -> None:
        """YAH-1.2, YAH-1.3  Object tokens, cards, missions and duels. Cards of which there are several have a number."""
        self.record_of: list[int] = []
        self.first_of_kind = [0] * len(terms.KINDS)
        self.add_copies(terms.OBJECT, [1] * len(edition.objects.object))
        self.first_card = len(self.thing_names)
        self.add_copies(terms.SPELL, [card.count for card in edition.spells.spell])
        self.add_copies(terms.POTION, [card.count for card in edition.potions.potion])
        self.add_copies(terms.BOOK, [1] * len(edition.books.book))
        self.add_copies(terms.BEHAVIOUR, [card.count for card in edition.behaviour.behaviour])
        self.add_copies(terms.EVENT, [card.count for card in edition.events.event])
        self.add_copies(terms.QUIDDITCH, [card.count for card in edition.quidditch.card])
        self.first_mission = len(self.thing_names)
        self.add_copies(terms.MISSION, [1] * len(edition.missions.mission))
        self.first_duel = len(self.thing_names)
        self.add_copies(terms.DUEL, [1] * len(edition.duels.duel))

    def add_copies(self, kind: int, counts: list[int]) -> None:
        """The copies of each card of a kind."""
        self.first_of_kind[kind] = len(self.thing_names)
        for number, count in enumerate(counts):
            record = self.first_record[kind] + number
            name = self.record_names[record]
            self.things([name] if count == 1 else [f"{name}-{copy + 1}" for copy in range(count)], kind)
            self.record_of += [record] * count

    def kind_of(self, thing: int) -> int:
        """YAH-1.2  What a thing is: a spell, a potion, a mission ..."""
        return self.kind[self.record_of[thing]]

    def things_of(self, kind: int) -> list[int]:
        """All things of a kind."""
        return [thing for thing, record in enumerate(self.record_of) if self.kind[record] == kind]

    def deck_of(self, thing: int) -> int:
        """YAH-1.2  The deck that a card belongs to."""
        return terms.KIND_OF_DECK.index(self.kind_of(thing))

    def add_zones(self) -> None:
        """The zones, in the order in which views list them."""
        self.lying = self.zone("on-the-boards")
        self.objects = self.zones_of_pawns("objects-of", False)
        self.hands = self.zones_of_pawns("cards-of", True)
        self.missions = self.zones_of_pawns("missions-of", True)
        self.done = self.zones_of_pawns("done-by", False)
        self.foe_hands = len(self.zone_names)
        """The cards of a Death Eater: a zone for each seat that plays one; when Voldemort returns for each Death Eater."""
        for at in range(PAWNS):
            self.add_zone(f"cards-of-death-eater-{at}", 0 if self.mode == RETURNS else at)
        self.foe_hand_of_app = self.zone("cards-of-death-eater-of-the-app")
        self.table = self.zone("on-the-table")
        self.match_hands = len(self.zone_names)
        for seat in range(PAWNS):
            self.add_zone(f"quidditch-cards-of-{seat}", seat)
        self.match_hand_of_app = self.zone("quidditch-cards-of-the-app")
        self.bags: list[int] = []
        self.decks: list[int] = []
        for deck in terms.DECKS:
            self.bags.append(self.zone(f"{deck}-undrawn", BAG))
            self.decks.append(self.zone(f"{deck}-deck", DECK, self.bags[-1]))
        self.undealt_tokens = self.zone("tokens-undealt", BAG)
        self.out_of_game = self.zone("out-of-the-game")

    def zones_of_pawns(self, name: str, own: bool) -> int:
        """A zone for each pawn; the first one's number."""
        found = len(self.zone_names)
        for figure in range(PAWNS):
            self.add_zone(f"{name}-{figure}", self.player_of[figure] if own else NONE)
        return found

    def add_zone(self, name: str, owner: int) -> None:
        """A zone that only a seat looks into; where there is no such seat, nothing ever lies there."""
        owned = 0 <= owner < self.seats
        self.zone(name, OWN if owned else 0, owner if owned else NONE)

    def watchers(self, zone: int) -> int:
        """YAH-6.3, YAH-6.3b  Members of a team know each other's missions and cards, which count together."""
        if self.mode == YEAR and self.team_size != 1:
            for first in (self.hands, self.missions):
                if first <= zone < first + self.pawns:
                    return self.seats_of_team(self.team_of[zone - first])
        return Layout.watchers(self, zone)

    def seats_of_team(self, team: int) -> int:
        """YAH-2.2  The bits of the seats that play for a team."""
        return sum([1 << self.player_of[each] for each in range(self.pawns) if self.team_of[each] == team])

    # --- what is printed

    def read_boards(self, edition: Edition) -> None:
        """YAH-1.5  What the player boards show; the boards of Death Eaters are figures."""
        boards = edition.boards.board
        self.board_names = [board.id for board in boards]
        self.role_of = [terms.ROLES.index(board.role) for board in boards]
        self.house_of = [terms.HOUSES.index(board.house) if board.house else NONE for board in boards]
        self.attack_dice_of = [board.attack_dice for board in boards]
        self.resistance_of = [board.resistance for board in boards]
        self.hp_of = [board.hp for board in boards]
        self.spells_of = [board.spells for board in boards]
        self.potions_of = [board.potions for board in boards]
        self.books_of = [board.books for board in boards]
        self.students = [at for at, role in enumerate(self.role_of) if role == terms.STUDENT]
        self.death_eaters = [at for at, role in enumerate(self.role_of) if role == terms.DEATH_EATER]
        self.pettigrew = self.role_of.index(terms.PETTIGREW)
        self.voldemort = self.role_of.index(terms.VOLDEMORT)
        self.heroes = [self.board_names.index(name) for name in terms.HEROES]

    def read_cards(self, edition: Edition) -> None:
        """YAH-7.1, YAH-7.2, YAH-8.1, YAH-9.1  What kind of card it is, its subject and points; which tokens are special."""
        count = len(self.record_names)
        self.card_kind = [NONE] * count
        self.is_kept = [False] * count
        self.subject_of = [NONE] * count
        self.points_of = [0] * count
        brews: list[Spell | Potion] = [*edition.spells.spell, *edition.potions.potion]
        for number, card in enumerate(brews):
            self.card_kind[self.first_record[terms.SPELL] + number] = terms.CARD_KINDS.index(card.kind)
        for number, behaviour in enumerate(edition.behaviour.behaviour):
            self.is_kept[self.first_record[terms.BEHAVIOUR] + number] = behaviour.kept
        for number, book in enumerate(edition.books.book):
            record = self.first_record[terms.BOOK] + number
            self.subject_of[record] = terms.SUBJECTS.index(book.subject)
            self.points_of[record] = book.points
        self.token_names = [each.id for each in edition.objects.object]
        self.is_special = [each.special for each in edition.objects.object]
        self.returns = [each.returns or "" for each in edition.objects.object]

    def read_missions(self, edition: Edition) -> None:
        """YAH-1.6  Number, points, spaces, tokens and cards of each mission, by its record."""
        count = len(self.record_names)
        self.number_of = [0] * count
        self.mission_spaces: list[list[int]] = [[] for _ in range(count)]
        self.mission_tokens: list[list[int]] = [[] for _ in range(count)]
        self.need_cards: list[list[int]] = [[] for _ in range(count)]
        """The record of each card that is needed, NONE where any card of a kind will do."""
        self.need_kinds: list[list[int]] = [[] for _ in range(count)]
        self.fight_of = [NONE] * count
        numbers = [fight.number for fight in edition.fights.fight]
        for number, mission in enumerate(edition.missions.mission):
            record = self.first_record[terms.MISSION] + number
            self.number_of[record] = mission.number
            self.points_of[record] = mission.points
            self.mission_spaces[record] = [at for at, each in enumerate(edition.map.space) if fits(mission.at, each)]
            self.mission_tokens[record] = [self.token_names.index(each) for each in mission.objects]
            self.fight_of[record] = self.first_record[terms.FIGHT] + numbers.index(mission.number)
            self.read_needs(record, mission)

    def read_needs(self, record: int, mission: Mission) -> None:
        """YAH-6.2  Each card that is needed, one by one; named ones first, since they leave no choice."""
        first = self.first_record[terms.SPELL]
        names = self.record_names[first : self.first_record[terms.BOOK]]
        for need in sorted(mission.needs, key=lambda each: each.card is None):
            for _ in range(need.count):
                self.need_cards[record].append(first + names.index(need.card) if need.card else NONE)
                self.need_kinds[record].append(terms.CARD_KINDS.index(need.kind) if need.kind else NONE)

    def read_figures(self, edition: Edition) -> None:
        """YAH-10.3, YAH-10.4  HP, resistance and manners of those on fight and duel cards, by record."""
        count = len(self.record_names)
        self.figure_hp = [0] * count
        self.figure_resistance = [0] * count
        self.figure_first = [False] * count
        self.strikes_before = [False] * count
        self.board_of_duel = [NONE] * count
        for kind, figures in ((terms.FIGHT, edition.fights.fight), (terms.DUEL, edition.duels.duel)):
            for number, figure in enumerate(figures):
                self.read_figure(self.first_record[kind] + number, figure)
        for number, duel in enumerate(edition.duels.duel):
            if duel.board is not None:
                self.board_of_duel[self.first_record[terms.DUEL] + number] = self.board_names.index(duel.board)

    def read_figure(self, record: int, figure: Figure) -> None:
        """YAH-10.4  One fight or duel card."""
        self.figure_hp[record] = figure.hp
        self.figure_resistance[record] = figure.resistance
        self.figure_first[record] = figure.first == "figure"
        self.strikes_before[record] = figure.strikes == "before-cards"

    def read_pitch(self, edition: Edition) -> None:
        """YAH-11.3, YAH-11.10  The pitch; squares are lane and row, counted from the own end, line 3 is row 1."""
        pitch = edition.pitch.pitch[0]
        lanes = list(pitch.lanes)
        self.lane_names = lanes
        self.rows = pitch.rows
        self.goal_lanes = [lanes.index(lane) for lane in pitch.goal_lanes]
        self.beater_lanes = [lanes.index(square.lane) for square in pitch.beaters]
        self.beater_rows = [square.row for square in pitch.beaters]
        self.chaser_lanes = [lanes.index(square.lane) for square in pitch.chasers]
        self.chaser_rows = [square.row for square in pitch.chasers]
        self.bludger_lane = lanes.index(pitch.bludger.lane)
        self.bludger_row = pitch.bludger.row
        self.quaffle_lane = lanes.index(pitch.quaffle.lane)
        self.quaffle_row = pitch.quaffle.row
        self.beside = field.beside(len(lanes), pitch.rows)
        self.neighbours = field.neighbours(self.beside)
        self.goals_to_win = pitch.goals
        self.lap = pitch.lap

    def read_horcruxes(self, edition: Edition) -> None:
        """YAH-12.2  Where the horcruxes lie."""
        self.horcrux_tokens = [self.token_names.index(each.object) for each in edition.horcruxes.horcrux]
        self.horcrux_spaces = [self.space_names.index(each.space) for each in edition.horcruxes.horcrux]

    # --- what they say

    def resolve(self, edition: Edition) -> None:
        """Every sentence, with the word by which it is named; of each record those of one kind together."""
        resolver = Resolver(self.record_names, edition.map.space)
        count = len(self.record_names)
        self.whens: list[list[int]] = [[] for _ in range(count)]
        self.whiles: list[list[int]] = [[] for _ in range(count)]
        self.insteads: list[list[int]] = [[] for _ in range(count)]
        self.windows: list[list[int]] = [[] for _ in range(count)]
        for number, board in enumerate(edition.boards.board):
            self.resolve_board(resolver, number, board)
        self.resolve_all(resolver, terms.OBJECT, edition.objects.object)
        self.resolve_all(resolver, terms.SPELL, edition.spells.spell)
        self.resolve_all(resolver, terms.POTION, edition.potions.potion)
        self.resolve_all(resolver, terms.BEHAVIOUR, edition.behaviour.behaviour)
        self.resolve_all(resolver, terms.EVENT, edition.events.event)
        self.resolve_all(resolver, terms.QUIDDITCH, edition.quidditch.card)
        self.resolve_all(resolver, terms.DUEL, edition.duels.duel)
        self.resolve_all(resolver, terms.FIGHT, edition.fights.fight)
        self.resolve_all(resolver, terms.SPACE_EFFECT, edition.spaces.space)
        self.acts = resolver.acts
        self.lasting = [NONE] * len(self.acts)
        """How long each sentence inside another is in force (YAH-10.8)."""
        for act in self.acts:
            for inner in act.effects:
                self.lasting[inner] = act.duration
        self.act_names = resolver.names
        self.stops_early = [
            any(self.acts[at].moment == w.STOPPING for at in self.whiles[board])
            for board in range(len(edition.boards.board))
        ]
        self.effects_at: list[list[int]] = [[] for _ in edition.map.space]
        """The records of space effects that act on each space."""
        for number, effect in enumerate(edition.spaces.space):
            for at, space in enumerate(edition.map.space):
                if fits(effect.at, space):
                    self.effects_at[at].append(self.first_record[terms.SPACE_EFFECT] + number)

    def resolve_board(self, resolver: Resolver, record: int, board: PlayerBoard) -> None:
        """YAH-1.5  The ability for movement and the one for fights."""
        for number in resolver.read(record, (*board.movement, *board.fight)):
            self.list_of(record, resolver.acts[number].kind).append(number)

    def resolve_all(
        self, resolver: Resolver, kind: int, records: Sequence[Card | Behaviour | Figure | SpaceEffect | NamedRecord]
    ) -> None:
        """The sentences of all records of a kind."""
        for at, each in enumerate(records):
            record = self.first_record[kind] + at
            for number in resolver.read(record, getattr(each, "effects")):  # noqa: B009
                self.list_of(record, resolver.acts[number].kind).append(number)

    def list_of(self, record: int, kind: int) -> list[int]:
        """A record's sentences of a kind."""
        if kind == w.WHEN:
            return self.whens[record]
        if kind == w.WHILE:
            return self.whiles[record]
        return self.insteads[record] if kind == w.INSTEAD else self.windows[record]
