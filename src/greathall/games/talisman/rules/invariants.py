"""What always holds on the table, whatever was played."""

from greathall.games.talisman.state import STANDING, TalismanState
from greathall.games.talisman.terms import FATES, GALLEONS, IN_TEXT, MAXIMUM, NO_FIGHT, NONE
from greathall.kernel.saves import LIMIT


def broken(s: TalismanState) -> list[str]:
    """The invariants that do not hold, in words; the others are asked only of numbers that mean something."""
    return out_of_range(s) or unsound(s)


def ranges(s: TalismanState) -> dict[str, tuple[int, int]]:
    """Of each number of the state, and of those in its lists, the least and the greatest."""
    box = s.box
    seat, space, yes, die = (NONE, s.seats - 1), (NONE, len(box.spaces) - 1), (0, 1), (0, 6)
    card, count = (0, box.first_spell - 1), (0, LIMIT)
    return {
        "side": (NONE, len(box.sides) - 1),
        "space": space,
        "magic": (0, MAXIMUM),
        "strength": (0, MAXIMUM),
        "life": (0, MAXIMUM),
        "fate": (0, FATES),
        "galleons": (0, GALLEONS),
        "lost_turns": count,
        "extra_turns": count,
        "ferret": count,
        "ferret_fresh": yes,
        "task": (NONE, len(box.tasks) - 1),
        "turned_back": yes,
        "may_cross": yes,
        "away": yes,
        "has_cast": yes,
        "advantage": yes,
        "voldemort": (0, len(box.spaces) - 1),
        "galleons_at": (0, GALLEONS),
        "used": (0, 8 * len(box.acts) - 1),
        "rolled": die,
        "steps": count,
        "direction": (0, 2),
        "by_move": yes,
        "was_ferret": yes,
        "trying": space,
        "visited": (0, len(box.spaces) - 1),
        "met": card,
        "space_met": yes,
        "dropped": card,
        "offered": card,
        "dice": (1, 6),
        "other_die": die,
        "fate_spent": (0, (1 << s.seats) - 1),
        "fight": (NO_FIGHT, IN_TEXT),
        "fighter": seat,
        "rival": seat,
        "by": (NONE, 1),
        "enemies": card,
        "text": (NONE, len(box.acts) - 1),
        "ally_owner": seat,
        "own_die": die,
        "foe_die": die,
        "result": (0, 3),
    }


def out_of_range(s: TalismanState) -> list[str]:
    """The numbers that no table has."""
    found: list[str] = []
    for name, (least, most) in ranges(s).items():
        value: list[int] | int = getattr(s, name)
        numbers = value if isinstance(value, list) else [value]
        found += [f"{name} {number}" for number in numbers if not least <= number <= most]
    for at in range(0, len(s.standing), STANDING):
        act, of, on = (s.standing[at : at + STANDING] + [NONE, NONE])[:STANDING]
        if not (0 <= act < len(s.box.acts) and 0 <= of < s.seats and NONE <= on < s.seats):
            found.append(f"standing {act} {of} {on}")
    return found


def unsound(s: TalismanState) -> list[str]:
    """What does not fit together on the table."""
    found = [f"seat {seat}: {what}" for seat in range(s.seats) if s.space[seat] != NONE for what in wrong_seat(s, seat)]
    if s.fates_left() < 0 or s.galleons_left() < 0 or min(s.galleons_at) < 0:
        found.append("TAL-1.8: more Fate or Galleons than the box holds")
    if len(s.standing) % STANDING:
        found.append("a standing sentence is three numbers")
    if (s.fight == NO_FIGHT) != (s.fighter == NONE):
        found.append("a fight has a fighter, and only a fight")
    if any(s.where[card] != s.box.trophies + s.active for card in s.offered):
        found.append("only trophies of the active player are offered")
    return found


def wrong_seat(s: TalismanState, seat: int) -> list[str]:
    """What is wrong with a character on the board."""
    box, side = s.box, s.side[seat]
    if side == NONE:
        return ["a figure of no character"]
    found: list[str] = []
    if not box.magic_of[side] <= s.magic[seat] <= MAXIMUM or not box.strength_of[side] <= s.strength[seat] <= MAXIMUM:
        found.append("TAL-2.1, 2.2: marked values lie between those of the beginning and the maximum")
    if not 0 <= s.life[seat] <= MAXIMUM or (s.life[seat] == 0) != (s.away[seat] == 1 or is_dying(s, seat)):
        found.append("TAL-2.4: who has no Life waits in the hospital")
    if min(s.fate[seat], s.galleons[seat], s.lost_turns[seat], s.extra_turns[seat], s.ferret[seat]) < 0:
        found.append("nothing is less than none")
    names = [box.record_of[thing] for thing in s.objects(seat)]
    if len(set(names)) < len(names):
        found.append("TAL-11.2: two Objects of one name")
    if any(box.side_of[box.record_of[ally]] != s.faction(seat) for ally in s.allies(seat)):
        found.append("TAL-5.7: an Ally of the other faction")
    return found


def is_dying(s: TalismanState, seat: int) -> bool:
    """TAL-11.1  Whether something may still take the place of a character's death."""
    return s.life[seat] == 0 and len(s.stack) > 0
