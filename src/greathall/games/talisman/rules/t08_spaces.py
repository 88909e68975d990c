"""TAL-8 Special spaces: the barrier, the Gates, the Room of Requirement, and the tasks of the Quidditch Pitch."""

from greathall.games.talisman import tables as t
from greathall.games.talisman.clauses import TAL_4_18, TAL_8_1, TAL_8_3, TAL_8_4, TAL_8_5, TAL_8_8, TAL_8_9, TAL_8_10
from greathall.games.talisman.rules import instead
from greathall.games.talisman.rules import t01_components as t01
from greathall.games.talisman.rules.answers import number
from greathall.games.talisman.rules.t04_places import enter_hall, stand_on
from greathall.games.talisman.sentences import PASSAGE_SCORE, PASSAGE_TEST, PASSAGE_TRIED
from greathall.games.talisman.state import ANY_WAY, TalismanState, changed
from greathall.games.talisman.terms import EASIER, NONE
from greathall.kernel.choices import choice

# --- passages


def try_passage(s: TalismanState, seat: int) -> None:
    """TAL-4.18, 8.1, 8.4, 8.8  The barrier or the Gates are tried; something may take the place of the test."""
    s.trying = s.space[seat]
    clause = TAL_8_8 if s.trying == s.box.kings_cross else TAL_8_4
    before_first_step = s.steps > 0 and s.direction == ANY_WAY
    s.tell(t.PASSAGE_TRIED, TAL_4_18 if before_first_step else clause, seat, s.trying)
    instead.step_comes(s, PASSAGE_TEST, seat, t.PASSAGE_TEST)


def test_passage(s: TalismanState, seat: int) -> None:
    """TAL-8.1, 8.4  The test that the space names."""
    for at in reversed(s.box.met[s.box.first_space + s.trying].whens):
        if s.box.acts[at].moment == PASSAGE_TRIED:
            s.then(t.EFFECT, seat, at)


def passage_bonus(s: TalismanState, seat: int) -> int:
    """TAL-8.1, 8.4, 12.4  What is added to the own total at the barrier and the Gates; more in a shorter game."""
    if s.trying == NONE:
        return 0
    return number(s, seat, PASSAGE_SCORE, 0) + (EASIER if s.box.shorter else 0)


def go_on(s: TalismanState, seat: int) -> None:
    """TAL-8.1, 8.4, 8.5  The way beyond this space is open, and is taken."""
    here = s.space[seat]
    s.trying = NONE
    if here == s.box.kings_cross:
        cross(s, seat)
    elif here == s.box.gates:
        stand_on(s, seat, s.box.staircases)
        s.tell(t.PASSAGE_OPENED, TAL_8_9, seat, here)
        s.then(t.TURN_ENDS, seat)
    elif here == s.box.room:
        enter_hall(s, seat)
        s.unwind(t.ENCOUNTER)
        s.then(t.ARRIVE, seat)


def cross(s: TalismanState, seat: int) -> None:
    """TAL-8.1  On to Hogsmeade Station with the steps left; with none left the next move may begin with that step."""
    s.tell(t.PASSAGE_OPENED, TAL_8_1, seat, s.box.kings_cross)
    if s.steps == 0:
        s.may_cross = changed(s.may_cross, seat, 1)
        s.tell(t.MAY_CROSS, TAL_8_1, seat)
        s.then(t.TURN_ENDS, seat)
        return
    s.steps -= 1
    s.direction = ANY_WAY
    stand_on(s, seat, s.box.hogsmeade)
    s.tell(t.WENT, TAL_8_1, seat, s.box.hogsmeade)
    s.then(t.WALK, seat)


def stay(s: TalismanState, seat: int) -> None:
    """TAL-8.1, 8.4  The try failed: the turn ends here, and no Life is lost."""
    if s.trying != NONE:
        s.tell(t.PASSAGE_CLOSED, TAL_8_1 if s.trying == s.box.kings_cross else TAL_8_4, seat, s.trying)
        s.trying = NONE


def must_turn_back(s: TalismanState, seat: int) -> None:
    """TAL-8.5, 8.11  Without an Insignia the Room sends back; that is fixed on arrival."""
    s.turned_back = changed(s.turned_back, seat, 1)
    s.tell(t.TURNED_BACK, TAL_8_5, seat)


# --- tasks


def take_task(s: TalismanState, seat: int, face: int) -> None:
    """TAL-8.3, 8.10  The task of this number, one at a time; tasks are open to all."""
    for number_of_task, task in enumerate(s.box.task_faces):
        if task == face:
            s.task = changed(s.task, seat, number_of_task)
            s.tell(t.TASK_TAKEN, TAL_8_3, seat, number_of_task)


def complete_task(s: TalismanState, seat: int) -> None:
    """TAL-8.3, 8.10  Done, the character gains an Insignia at once."""
    task = s.task[seat]
    s.task = changed(s.task, seat, NONE)
    s.tell(t.TASK_DONE, TAL_8_10, seat, task)
    t01.gain_insignia(s, seat)


def drop_candidates() -> list[int]:
    """TAL-8.3  Whoever gets an Insignia otherwise may drop the task."""
    return [choice(t.PASS), choice(t.ACCEPT)]


def drop_task(s: TalismanState, seat: int) -> None:
    """TAL-8.3  The task is dropped."""
    s.tell(t.TASK_DROPPED, TAL_8_3, seat, s.task[seat])
    s.task = changed(s.task, seat, NONE)
