"""YAH-8, YAH-4.5 Object tokens: picking up, leaving, and where special ones go."""

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import YAH_4_5, YAH_6_5, YAH_8_1
from greathall.games.year_at_hogwarts.rules.answers import number
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import NONE, OBJECT_LIMIT, PICK_UPS, YEAR
from greathall.kernel.choices import choice, first
from greathall.kernel.rules import LEGAL


def lay(s: YearState, token: int, space: int) -> None:
    """YAH-3.3  A token lies on a space; several may."""
    s.move(token, s.box.lying)
    s.piles[s.box.lying] = sorted(s.piles[s.box.lying])
    s.token_at[token] = space


def give(s: YearState, figure: int, token: int) -> None:
    """YAH-4.5  A token comes to a pawn, from a space or another pawn."""
    s.move(token, s.box.objects + figure)
    s.token_at[token] = NONE


# --- picking up


def may_pick_up(s: YearState, figure: int) -> bool:
    """YAH-4.5  At most two tokens in a turn."""
    return s.picked_up < number(s, figure, w.PICK_UPS, PICK_UPS)


def within_reach(s: YearState, figure: int) -> list[int]:
    """YAH-4.5  The tokens that lie where a pawn passes or stops; its starting space it has not entered."""
    if not s.on_visit and len(s.visited) < 2:
        return []
    return [token for token in s.tokens_on(s.space[figure]) if may_hold(s, figure, token)]


def may_hold(s: YearState, figure: int, token: int) -> bool:
    """YAH-12.3, YAH-12.10  When Voldemort returns each side takes its own tokens, Harry the Stone, Voldemort the Wand."""
    if s.box.mode == YEAR:
        return True
    wanted = s.box.returns[token]
    if figure == terms.VILLAIN:
        return wanted == "pettigrew" if not s.returned else s.box.token_names[token] == terms.WAND
    if figure >= s.box.pawns:
        return False
    return wanted == "heroes" or (figure == terms.HARRY and s.box.token_names[token] == terms.STONE)


def is_wanted(s: YearState, figure: int, token: int) -> bool:
    """YAH-4.5  Whether one of the pawn's missions asks for a token."""
    for mission in s.missions(figure):
        if token in s.box.mission_tokens[s.box.record_of[mission]]:
            return True
    return False


def must_take(s: YearState, figure: int) -> bool:
    """YAH-4.5  Whether a token lies here that must be taken, and can be."""
    if len(s.objects(figure)) >= OBJECT_LIMIT:
        return False
    for token in within_reach(s, figure):
        if is_wanted(s, figure, token):
            return may_pick_up(s, figure)
    return False


def candidates(s: YearState, figure: int) -> list[int]:
    """YAH-4.5  A token taken, or at the limit swapped for one of the own."""
    there = within_reach(s, figure)
    if not there or not may_pick_up(s, figure):
        return []
    if len(s.objects(figure)) < OBJECT_LIMIT:
        return [choice(t.TAKE, token) for token in there]
    return [choice(t.SWAP, token, own) for token in there for own in sorted(s.objects(figure))]


def forbidden(s: YearState, figure: int, picked: int) -> int:
    """YAH-4.5  Only what lies here, two a turn, six in all."""
    return LEGAL if picked in candidates(s, figure) else YAH_4_5


def pick_up(s: YearState, figure: int, token: int) -> None:
    """YAH-4.5  A token is taken on the way."""
    s.picked_up += 1
    give(s, figure, token)
    s.tell(t.TOKEN_TAKEN, YAH_4_5, figure, token, s.space[figure])


def swap(s: YearState, figure: int, token: int, own: int) -> None:
    """YAH-4.5  One of the own stays there for it."""
    lay(s, own, s.space[figure])
    s.tell(t.TOKEN_LEFT, YAH_4_5, figure, own, s.space[figure])
    pick_up(s, figure, token)


# --- where tokens go


def spend(s: YearState, figure: int, token: int) -> None:
    """YAH-8.1  A special token serves once; then it goes to a rosette of Diagon Alley, which its holder chooses."""
    s.move(token, s.box.out_of_game)
    s.tell(t.TOKEN_SPENT, YAH_8_1, figure, token)
    s.then(t.PUT_TOKEN, s.box.player_of[figure], token, figure)


def put_spaces(s: YearState, token: int) -> list[int]:
    """YAH-6.5, YAH-8.1  Special tokens to a rosette of Diagon Alley, others to any space of board 2."""
    if s.box.is_special[token]:
        return s.box.alley_rosettes
    return [space for space, board in enumerate(s.box.space_board) if board == terms.PLACES]


def put_candidates(s: YearState, token: int) -> list[int]:
    """YAH-6.5  One of the spaces."""
    return [choice(t.PUT, space) for space in put_spaces(s, token)]


def put_forbidden(s: YearState, token: int, picked: int) -> int:
    """YAH-6.5, YAH-8.1  Nowhere else."""
    if first(picked) != NONE and first(picked) in put_spaces(s, token):
        return LEGAL
    return YAH_8_1 if s.box.is_special[token] else YAH_6_5


def put(s: YearState, token: int, space: int) -> None:
    """YAH-6.5, YAH-8.1  The token lies there from now on."""
    lay(s, token, space)
    s.tell(t.TOKEN_PUT, YAH_8_1 if s.box.is_special[token] else YAH_6_5, token, space)
