"""DER-9.6 The supply of spell tokens: taking one, and mixing the used ones into a new supply."""

from greathall.games.death_eaters_rising import tables as t
from greathall.games.death_eaters_rising.clauses import DER_9_6
from greathall.games.death_eaters_rising.state import DeathEatersState
from greathall.games.death_eaters_rising.terms import TOKEN_SUPPLY, TOKENS


def tokens_left(s: DeathEatersState) -> bool:
    """Whether a token can be taken."""
    return len(s.piles[s.box.supply]) + len(s.piles[s.box.used_tokens]) > 0


def take_token(s: DeathEatersState, seat: int, clause: int) -> None:
    """DER-9.6  Draw a token unseen; an empty supply is refilled by mixing the used ones."""
    box = s.box
    if not s.piles[box.supply] and s.piles[box.used_tokens]:
        s.move_all(box.used_tokens, box.supply)
        s.tell(t.SUPPLY_MIXED, DER_9_6)
    token = s.draw(box.supply, TOKEN_SUPPLY, box.held + seat)
    if token < 0:
        s.tell(t.TOKEN_LACKING, DER_9_6, seat)
    else:
        s.tell(t.TOKEN_TAKEN, clause, seat, token - TOKENS)
