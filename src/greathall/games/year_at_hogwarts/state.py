"""The state of A Year at Hogwarts. All of it is public but who holds which card, and the missions.

Each group of fields belongs to the modules that are named with it: only they change it, others read it. Who deals with a
figure's values calls ``y02_values`` (points, HP, tokens), ``y01_components`` (cards and decks) and ``y08_objects``.
"""

from typing import Final

from greathall.games.year_at_hogwarts.box import Box
from greathall.games.year_at_hogwarts.terms import FIGURES, NO_FIGHT, NONE, PAWNS, RETURNS, UNDECIDED
from greathall.kernel.chance import Chance
from greathall.kernel.state import Layout, State

# Of each figure (0 to 13: pawns, then Death Eaters). Owned by y03 to y08.
OF_FIGURES: Final = [
    "board",
    "space",
    "hp",
    "points",
    "floo",
    "portkeys",
    "missed",
    "matches",
    "waits",
    "home",
]
# Of the whole table. Owned by y02 and y08.
OF_TABLE: Final = [
    "token_at",
    "standing",
    "used",
    "rounds",
    "last_round",
]
# Of one turn. Owned by y04 to y07.
OF_TURN: Final = [
    "mover",
    "again",
    "is_extra",
    "rolled",
    "walking",
    "steps",
    "visited",
    "on_visit",
    "picked_up",
    "for_mission",
    "attempted",
    "turn_lost",
    "dice",
    "offered",
]
# Of a fight, empty when none is on. Owned by y10.
OF_FIGHT: Final = [
    "fight",
    "fighter",
    "rival",
    "fight_card",
    "foe_player",
    "mission",
    "team",
    "members",
    "fled",
    "first_attacker",
    "attacker",
    "striker",
    "opponent_hp",
    "fell",
    "fight_round",
    "played",
    "played_spells",
    "played_cards",
    "lost_hp",
    "cancelled",
    "defended",
    "means",
    "missed_attack",
    "attack_dice",
    "successes",
    "blow",
    "result",
]
# Of a Quidditch match, empty when none is on. Owned by y11.
OF_MATCH: Final = [
    "match",
    "sides",
    "called_from",
    "teams_chosen",
    "side_to_move",
    "actions",
    "squares",
    "quaffle",
    "quaffle_holder",
    "bludgers",
    "bludger_holders",
    "threw",
    "goals",
    "seekers",
    "match_dice",
    "match_cards",
]
# Of Voldemort's return. Owned by y12.
OF_RETURN: Final = [
    "returned",
    "destroyed",
    "must_try",
    "moved",
]
FIELDS: Final = [*OF_FIGURES, *OF_TABLE, *OF_TURN, *OF_FIGHT, *OF_MATCH, *OF_RETURN]

STANDING: Final = 4
"""A sentence in force is four numbers: the sentence, whose it is, whom it concerns, and 1 once its turn has begun."""


class YearState(State):
    """Everything on the table that is not a thing in a zone."""

    box: Box

    board: list[int]
    """The player board of each figure, NONE before one is chosen."""
    space: list[int]
    """Where each figure stands, NONE where it is not on the boards."""
    hp: list[int]
    points: list[int]
    """House points."""
    floo: list[int]
    """Floo tokens; Floo Powder cards lie in the hand."""
    portkeys: list[int]
    missed: list[int]
    """How many turns each pawn has still to miss."""
    matches: list[int]
    """How many Quidditch matches each pawn has taken part in."""
    waits: list[int]
    """1 where a pawn waits for its team at the space of a mission."""
    home: list[int]
    """Where a pawn on a journey returns to at the end of the turn, NONE when it is on none."""

    token_at: list[int]
    """The space on which each object token lies, NONE when it lies on none."""
    standing: list[int]
    """Sentences that are in force for a while, four numbers each."""
    used: list[int]
    """What was used of sentences that can be used only so often: sixteen times the sentence, and the figure."""
    rounds: int
    """Rounds begun."""
    last_round: int
    """1 once the end of the game is met."""

    mover: int
    """The figure whose turn it is."""
    again: int
    """Additional turns that the mover has won in this turn."""
    is_extra: int
    """1 in an additional turn."""
    rolled: list[int]
    """The dice of the movement roll."""
    walking: int
    """The figure that walks or stands where its move ended, NONE before and after."""
    steps: int
    """Steps that are left of the move."""
    visited: list[int]
    """The spaces entered in this move, the first one too."""
    on_visit: int
    """1 during a journey: free passages, tokens and a mission, but no effect and no meeting."""
    picked_up: int
    """Tokens picked up in this turn."""
    for_mission: int
    """1 when the move ended early for the sake of a mission alone."""
    attempted: int
    """1 when a mission was attempted in this turn."""
    turn_lost: int
    """1 once a defeat has ended what the mover could still do in this turn."""
    dice: list[int]
    """The dice that a sentence's table asked for."""
    offered: list[int]
    """The cards that lie open to choose one to resolve."""

    fight: int
    """Against whom the fight is."""
    fighter: int
    """The figure that came, or whose mission or duel it is."""
    rival: int
    """The figure on the other side; OPPONENT for a fight or duel card."""
    fight_card: int
    """The record of the fight or duel card."""
    foe_player: int
    """The seat that plays a Death Eater on its tower, NONE where the app does."""
    mission: int
    """The mission that is fought for."""
    team: int
    """The pawns (bits) that began the fight on the side of the fighter."""
    members: int
    """Those of them that still stand."""
    fled: int
    """Those of them that fled."""
    first_attacker: int
    attacker: int
    """The figure that attacks now."""
    striker: int
    """The pawn after whose attack the strike comes that is announced."""
    opponent_hp: int
    """HP of whoever is on the fight or duel card."""
    fell: int
    """1 once the last HP are lost and the last strike has begun: what it gains by that saves nobody."""
    fight_round: int
    played: list[int]
    """Cards that each figure has played in this fight."""
    played_spells: list[int]
    """Spells among them (YAH-10.1b)."""
    played_cards: list[int]
    """These cards."""
    lost_hp: list[int]
    """HP that each figure has lost in this fight."""
    cancelled: list[int]
    """How many of the next attacks or strikes of each do nothing."""
    defended: int
    """1 once a defence card was played in this round."""
    means: int
    """By what the last attack was made."""
    missed_attack: int
    """1 when it was made with dice and had no success."""
    attack_dice: list[int]
    """The attack dice rolled last."""
    successes: int
    """How many of them succeeded."""
    blow: int
    """HP that the attack card or strike costs that acts now, NONE when none does."""
    result: int

    match: int
    """The round of the match, 0 when none is on."""
    sides: list[int]
    """The figures for which the two sides play, the challenger first; OPPONENT where the app plays."""
    called_from: int
    """The space to which the called pawn returns."""
    teams_chosen: list[int]
    """The house of each side."""
    side_to_move: int
    actions: int
    """Actions that are left of this turn."""
    squares: list[int]
    """The square of each piece, side by side: keeper, two beaters, three chasers, seeker; NONE when out."""
    quaffle: int
    """The square of the quaffle."""
    quaffle_holder: int
    """The piece that holds it."""
    bludgers: list[int]
    """The squares of the two bludgers."""
    bludger_holders: list[int]
    """The pieces that carry them."""
    threw: list[int]
    """1 for each bludger thrown in this turn."""
    goals: list[int]
    """Goals of each side."""
    seekers: list[int]
    """Squares of the lap that each seeker has done."""
    match_dice: list[int]
    """The dice rolled last."""
    match_cards: int
    """Quidditch cards played in this turn."""

    returned: int
    """1 once he has returned."""
    destroyed: int
    """The horcruxes destroyed, a bit each."""
    must_try: list[int]
    """1 where a hero must try again instead of moving."""
    moved: int
    """The figures (bits) that have moved in this turn of Voldemort's player."""

    def start(self, layout: Layout, chance: Chance, purposes: int) -> None:
        """Set every field for the beginning."""
        State.start(self, layout, chance, purposes)
        assert isinstance(layout, Box)
        self.box = layout
        self.board = [NONE] * FIGURES
        self.space = [NONE] * FIGURES
        self.hp = [0] * FIGURES
        self.points = [0] * PAWNS
        self.floo = [0] * PAWNS
        self.portkeys = [0] * PAWNS
        self.missed = [0] * PAWNS
        self.matches = [0] * PAWNS
        self.waits = [0] * PAWNS
        self.home = [NONE] * PAWNS
        self.token_at = [NONE] * len(layout.token_names)
        self.standing = []
        self.used = []
        self.rounds = 0
        self.last_round = 0
        self.mover = 0
        self.again = 0
        self.is_extra = 0
        self.new_turn()
        self.end_fight()
        self.end_match()
        self.returned = 0
        self.destroyed = 0
        self.must_try = [0] * PAWNS
        self.moved = 0

    def new_turn(self) -> None:
        """Set what holds for one turn only."""
        self.rolled = []
        self.walking = NONE
        self.steps = 0
        self.visited = []
        self.on_visit = 0
        self.picked_up = 0
        self.for_mission = 0
        self.attempted = 0
        self.turn_lost = 0
        self.dice = []
        self.offered = []

    def end_fight(self) -> None:
        """No fight is on."""
        self.fight = NO_FIGHT
        self.fighter = NONE
        self.rival = NONE
        self.fight_card = NONE
        self.foe_player = NONE
        self.mission = NONE
        self.team = 0
        self.members = 0
        self.fled = 0
        self.first_attacker = NONE
        self.attacker = NONE
        self.striker = NONE
        self.opponent_hp = 0
        self.fell = 0
        self.fight_round = 0
        self.played = [0] * (FIGURES + 1)
        self.played_spells = [0] * (FIGURES + 1)
        self.played_cards = []
        self.lost_hp = [0] * (FIGURES + 1)
        self.cancelled = [0] * (FIGURES + 1)
        self.defended = 0
        self.means = NONE
        self.missed_attack = 0
        self.attack_dice = []
        self.successes = 0
        self.blow = NONE
        self.result = UNDECIDED

    def end_match(self) -> None:
        """No match is on."""
        self.match = 0
        self.sides = []
        self.called_from = NONE
        self.teams_chosen = []
        self.side_to_move = 0
        self.actions = 0
        self.squares = []
        self.quaffle = NONE
        self.quaffle_holder = NONE
        self.bludgers = []
        self.bludger_holders = []
        self.threw = []
        self.goals = []
        self.seekers = []
        self.match_dice = []
        self.match_cards = 0

    def copy(self) -> State:
        """An independent copy, without a listener. Lists that are only ever replaced are shared."""
        s = YearState()
        self.copy_to(s)
        s.box = self.box
        s.board = self.board.copy()
        s.space = self.space.copy()
        s.hp = self.hp.copy()
        s.points = self.points.copy()
        s.floo = self.floo.copy()
        s.portkeys = self.portkeys.copy()
        s.missed = self.missed.copy()
        s.matches = self.matches.copy()
        s.waits = self.waits.copy()
        s.home = self.home.copy()
        s.token_at = self.token_at.copy()
        s.standing = self.standing
        s.used = self.used
        s.rounds = self.rounds
        s.last_round = self.last_round
        s.mover = self.mover
        s.again = self.again
        s.is_extra = self.is_extra
        s.rolled = self.rolled
        s.walking = self.walking
        s.steps = self.steps
        s.visited = self.visited
        s.on_visit = self.on_visit
        s.picked_up = self.picked_up
        s.for_mission = self.for_mission
        s.attempted = self.attempted
        s.turn_lost = self.turn_lost
        s.dice = self.dice
        s.offered = self.offered
        s.fight = self.fight
        s.fighter = self.fighter
        s.rival = self.rival
        s.fight_card = self.fight_card
        s.foe_player = self.foe_player
        s.mission = self.mission
        s.team = self.team
        s.members = self.members
        s.fled = self.fled
        s.first_attacker = self.first_attacker
        s.attacker = self.attacker
        s.striker = self.striker
        s.opponent_hp = self.opponent_hp
        s.fell = self.fell
        s.fight_round = self.fight_round
        s.played = self.played.copy()
        s.played_spells = self.played_spells.copy()
        s.played_cards = self.played_cards
        s.lost_hp = self.lost_hp.copy()
        s.cancelled = self.cancelled.copy()
        s.defended = self.defended
        s.means = self.means
        s.missed_attack = self.missed_attack
        s.attack_dice = self.attack_dice
        s.successes = self.successes
        s.blow = self.blow
        s.result = self.result
        s.match = self.match
        s.sides = self.sides
        s.called_from = self.called_from
        s.teams_chosen = self.teams_chosen
        s.side_to_move = self.side_to_move
        s.actions = self.actions
        s.squares = self.squares
        s.quaffle = self.quaffle
        s.quaffle_holder = self.quaffle_holder
        s.bludgers = self.bludgers
        s.bludger_holders = self.bludger_holders
        s.threw = self.threw
        s.goals = self.goals
        s.seekers = self.seekers
        s.match_dice = self.match_dice
        s.match_cards = self.match_cards
        s.returned = self.returned
        s.destroyed = self.destroyed
        s.must_try = self.must_try.copy()
        s.moved = self.moved
        return s

    # --- where things are

    def objects(self, figure: int) -> list[int]:
        """YAH-4.5  The object tokens of a pawn; a Death Eater has none."""
        return self.piles[self.box.objects + figure] if figure < PAWNS else []

    def hand(self, figure: int) -> list[int]:
        """YAH-5.1  The spells, potions, books and Floo Powder cards of a pawn; the spells and potions of a Death Eater."""
        return self.piles[self.hand_zone(figure)]

    def hand_zone(self, figure: int) -> int:
        """YAH-5.1, YAH-10.2  Where the cards of a figure are; a Death Eater's on a tower with who plays it in the fight."""
        if figure < PAWNS:
            return self.box.hands + figure
        if self.box.mode == RETURNS:
            return self.box.foe_hands + figure - PAWNS
        return self.box.foe_hand_of_app if self.foe_player == NONE else self.box.foe_hands + self.foe_player

    def missions(self, figure: int) -> list[int]:
        """YAH-3.5  The missions of a pawn that are still to do."""
        return self.piles[self.box.missions + figure]

    def done(self, figure: int) -> list[int]:
        """YAH-6.5  The missions that a pawn has done."""
        return self.piles[self.box.done + figure]

    def cards_of(self, figure: int, kind: int) -> list[int]:
        """YAH-5.1  The cards of one kind in a pawn's hand."""
        return [card for card in self.hand(figure) if self.box.kind_of(card) == kind]

    def tokens_on(self, space: int) -> list[int]:
        """YAH-4.5  The object tokens that lie on a space."""
        return [token for token, at in enumerate(self.token_at) if at == space]

    # --- figures

    def figures_on(self, space: int) -> list[int]:
        """YAH-4.4  The figures that stand on a space."""
        return [figure for figure, at in enumerate(self.space) if at == space]

    def is_pawn(self, figure: int) -> bool:
        """YAH-1.4  Whether a figure is the pawn of a player."""
        return 0 <= figure < self.box.pawns

    def is_fighting(self, figure: int) -> bool:
        """YAH-10, YAH-10.6  Whether a figure is in the fight that is on; who dropped out is, until it is over."""
        if self.fight == NO_FIGHT or figure == NONE:
            return False
        return figure in (self.fighter, self.rival) or self.team >> figure & 1 == 1

    def other_side(self, figure: int) -> int:
        """YAH-10, YAH-11.1  Whom a figure fights or plays against, NONE when nobody; for who is on a card the pawn in turn."""
        if self.match and figure in self.sides:
            return self.sides[1 - self.sides.index(figure)]
        if not self.is_fighting(figure):
            return NONE
        return self.striker if figure == self.rival else self.rival

    def all_destroyed(self) -> int:
        """YAH-12.9  The bits of all horcruxes."""
        return (1 << len(self.box.horcrux_spaces)) - 1
