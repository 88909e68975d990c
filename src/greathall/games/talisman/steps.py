"""The steps of Talisman: which function belongs to which. They run without a choice."""

from greathall.games.talisman import tables as t
from greathall.games.talisman.rules import t02_values as t02
from greathall.games.talisman.rules import t03_setup as t03
from greathall.games.talisman.rules import t04_move as t04
from greathall.games.talisman.rules import t04_turn as turn
from greathall.games.talisman.rules import t04_voldemort as voldemort
from greathall.games.talisman.rules import t05_encounter as t05
from greathall.games.talisman.rules import t06_fights as t06
from greathall.games.talisman.rules import t06_outcome as outcome
from greathall.games.talisman.rules import t06_trophies as trophies
from greathall.games.talisman.rules import t08_spaces as t08
from greathall.games.talisman.rules import t11_death as death
from greathall.games.talisman.rules import t11_ferret as ferret
from greathall.games.talisman.state import TalismanState
from greathall.games.talisman.verbs import act, flow, rolls, use
from greathall.kernel.state import Frame


def run(s: TalismanState, frame: Frame) -> None:
    """Do a step: of a sentence, of a fight, of a turn."""
    kind = frame.kind
    if kind >= t.EFFECT and kind <= t.SPELL_ACTS:
        run_sentence(s, frame)
    elif kind >= t.ATTACK_ROLL:
        run_fight(s, frame)
    elif kind >= t.ARRIVE:
        run_encounter(s, frame)
    else:
        run_turn(s, frame)


def run_sentence(s: TalismanState, frame: Frame) -> None:
    """A sentence begins, was paid, strikes; a Spell acts."""
    match frame.kind:
        case t.EFFECT:
            flow.effect(s, frame.seat, frame.a, frame.b, frame.c)
        case t.PAID:
            flow.paid(s, frame.seat, frame.a, frame.b, frame.c)
        case t.STRIKE:
            act.strike(s, frame.seat, frame.a, frame.b, frame.c)
        case _:
            use.spell_acts(s, frame.seat, frame.a, frame.b, frame.c)


def run_fight(s: TalismanState, frame: Frame) -> None:
    """A fight, a Life, a table, and whatever always runs."""
    match frame.kind:
        case t.ATTACK_ROLL:
            t06.roll(s)
        case t.AFTER_ROLL:
            t06.rolled(s)
        case t.COMPARE:
            t06.compare(s)
        case t.OUTCOME:
            outcome.outcome(s)
        case t.LIFE_LOSS:
            death.life_loss(s, frame.seat)
        case t.TAKE_A_LIFE:
            death.take_a_life(s, frame.seat)
        case t.DIES:
            death.die(s, frame.seat)
        case t.MISS_TURN:
            death.miss_turn(s, frame.seat, frame.a)
        case t.TABLE:
            rolls.look_up(s, frame.a, frame.b, frame.seat, frame.c)
        case t.CONTEST:
            rolls.decide_contest(s, frame.a, frame.b, frame.seat, frame.c)
        case t.SPOILS:
            outcome.spoils(s, frame.seat)
        case t.TURN_ENDS:
            act.turn_ends(s, frame.seat)
        case t.OBEYED:
            t05.obey(s, frame.seat)
        case t.FIGHT:
            t06.end(s)
        case _:
            voldemort.begin(s, frame.seat)


def run_encounter(s: TalismanState, frame: Frame) -> None:
    """An encounter, and the end of the turn."""
    match frame.kind:
        case t.ARRIVE:
            t05.arrive(s, frame.seat)
        case t.ENCOUNTER:
            s.new_encounter()
        case t.MEET:
            t05.meet(s, frame.seat)
        case t.BEFORE_DRAWING:
            t05.before_drawing(s, frame.seat)
        case t.DRAW_CARDS:
            t05.draw(s, frame.seat, frame.a)
        case t.RESOLVE:
            t05.resolve(s, frame.seat)
        case t.CARD_STAYS:
            t05.card_stays(s, frame.seat, frame.a)
        case t.TAKING:
            t05.taking(s, frame.seat)
        case t.END_PHASE:
            turn.end_phase(s, frame.seat)
        case t.END_STEPS:
            trophies.begin_end(s, frame.seat)
        case t.FERRET_COUNTS:
            ferret.count_turn(s, frame.seat)
        case _:
            turn.next_turn(s)


def run_turn(s: TalismanState, frame: Frame) -> None:
    """The set-up, a turn's beginning, its move, a window, Voldemort's walk."""
    match frame.kind:
        case t.CHOICES_MADE:
            t03.choices_made(s)
        case t.SEAT_CHOOSES:
            t03.seat_chooses(s, frame.seat)
        case t.TURN:
            turn.begin(s)
        case t.BEGIN_MOVE:
            turn.begin_move(s, frame.seat)
        case t.MOVE:
            s.ask(t.ASK_MOVE, frame.seat)
        case t.WINDOW:
            open_window(s, frame.seat, frame.a)
        case t.MOVEMENT_ROLL:
            t04.roll(s, frame.seat)
        case t.MOVEMENT_ROLLED:
            t04.offer_changes(s, frame.seat)
        case t.WALK:
            t04.walk(s, frame.seat)
        case t.PASSAGE_TEST:
            t08.test_passage(s, frame.seat)
        case t.LEAD_ON:
            voldemort.lead_on(s, frame.seat, frame.a, frame.b, frame.c == 1)
        case t.VOLDEMORT_STOPS:
            voldemort.stop(s, frame.seat)
        case _:
            voldemort.choose_victim(s, frame.seat)


def open_window(s: TalismanState, seat: int, window: int) -> None:
    """TAL-11.7, 11.18  A seat is asked that could do something by public knowledge."""
    if s.is_in_play(seat) and (t02.fate_candidates(s, seat, window) or use.may_act(s, seat, window)):
        s.ask(t.ASK_WINDOW, seat, window)
