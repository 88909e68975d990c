"""YAH-5 Spaces: what happens where a move ends."""

from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts import tables as t
from greathall.games.year_at_hogwarts import terms
from greathall.games.year_at_hogwarts.clauses import (
    YAH_1_2,
    YAH_3_5,
    YAH_5_2,
    YAH_5_3,
    YAH_5_9,
    YAH_5_16,
    YAH_12_4,
    YAH_12_8,
    YAH_8_2b,
)
from greathall.games.year_at_hogwarts.rules import windows
from greathall.games.year_at_hogwarts.rules import y01_components as y01
from greathall.games.year_at_hogwarts.rules import y03_setup as y03
from greathall.games.year_at_hogwarts.rules.answers import number
from greathall.games.year_at_hogwarts.rules.causes import cause, clause_of_space
from greathall.games.year_at_hogwarts.sentences import Act
from greathall.games.year_at_hogwarts.state import YearState
from greathall.games.year_at_hogwarts.terms import MANY, MISSION_DECK, NONE, PAWNS, RETURNS, SPACE_EFFECT, TOWER, YEAR
from greathall.games.year_at_hogwarts.verbs import flow
from greathall.games.year_at_hogwarts.verbs.possible import possible
from greathall.kernel.choices import choice, first, kind_of
from greathall.kernel.rules import LEGAL

SILENT = (terms.ON_EVENT, terms.ON_BOOK, terms.ON_BEHAVIOUR, terms.ON_DUEL)
"""YAH-12.4  Spaces that do nothing when Voldemort returns."""


def arrive(s: YearState, seat: int) -> None:
    """YAH-5.16  First the mission, then the space's effect."""
    if not s.on_visit:
        s.then(t.SPACE_EFFECT, seat, s.space[s.walking])
    s.then(t.MISSIONS, seat)


def space_effect(s: YearState, seat: int, space: int) -> None:
    """YAH-5.16, YAH-8.2b  The effect, if the pawn is still there; something may take its place."""
    figure = s.walking
    if s.space[figure] != space:
        s.tell(t.NO_EFFECT, YAH_5_16, figure, space)
        return
    if s.turn_lost:
        return
    if instead_of_effect(s, figure):
        s.ask(t.ASK_INSTEAD, seat, w.SPACE_EFFECT)
    else:
        act_on(s, figure)


def instead_of_effect(s: YearState, figure: int) -> list[int]:
    """YAH-8.2b  What a pawn may use in place of the effect."""
    found: list[int] = []
    if figure < PAWNS and s.box.mode == YEAR:
        for token in s.objects(figure):
            for at in s.box.insteads[s.box.record_of[token]]:
                if s.box.acts[at].moment == w.SPACE_EFFECT and possible(s, at, figure, figure):
                    found.append(at)
    return found


def instead_candidates(s: YearState, figure: int) -> list[int]:
    """YAH-8.2b  The effect, or what takes its place."""
    return [choice(t.PASS), *[choice(t.USE, at) for at in sorted(instead_of_effect(s, figure))]]


def instead_forbidden(s: YearState, figure: int, picked: int) -> int:
    """YAH-8.2b  Only what can take the place of a space's effect."""
    if kind_of(picked) == t.PASS:
        return LEGAL
    return LEGAL if first(picked) != NONE and first(picked) in instead_of_effect(s, figure) else YAH_8_2b


def act_on(s: YearState, figure: int) -> None:
    """YAH-5.1 to 5.15  What the space says; a tower opens its window."""
    space = s.space[figure]
    kind = s.box.space_kind[space]
    if s.box.mode == RETURNS and (kind in SILENT or space == s.box.pitch_space):
        s.tell(t.NO_EFFECT, YAH_12_4, figure, space)
        return
    if figure >= PAWNS and kind not in (terms.ON_SPELL, terms.ON_POTION, TOWER):
        s.tell(t.NO_EFFECT, YAH_12_8, figure, space)
        return
    acts = whens_at(s, space, w.STOPPED)
    if figure < PAWNS or kind != TOWER:
        if acts:
            s.tell(t.SPACE_ACTED, clause_of_space(s, space), figure, space)
        flow.begin(s, acts, figure, NONE)
    flow.begin(s, own_whens(s, figure, w.STOPPED), figure, NONE)
    if kind == TOWER and figure < PAWNS:
        s.then(t.TOWER, s.box.player_of[figure])


def whens_at(s: YearState, space: int, moment: int) -> list[int]:
    """YAH-5.1  What a space says of a moment."""
    found: list[int] = []
    for record in s.box.effects_at[space]:
        found += [at for at in s.box.whens[record] if s.box.acts[at].moment == moment]
    return found


def own_whens(s: YearState, figure: int, moment: int) -> list[int]:
    """YAH-1.5  What a board says of a moment."""
    return [at for at in s.box.whens[s.board[figure]] if s.box.acts[at].moment == moment]


def duel_won(s: YearState, figure: int) -> None:
    """YAH-5.4  A duel won brings what the space says."""
    flow.begin(s, whens_at(s, s.space[figure], w.DUEL_WON), figure, NONE)


# --- towers


def tower(s: YearState, seat: int) -> None:
    """YAH-3.5, YAH-5.9  With Floo powder on a journey; with many players a mission may be swapped."""
    if len(tower_candidates(s, s.walking)) > 1:
        s.ask(t.ASK_TOWER, seat)


def tower_candidates(s: YearState, figure: int) -> list[int]:
    """YAH-3.5, YAH-5.9  A journey, another mission, or nothing."""
    found = [choice(t.PASS), *[choice(t.USE, at) for at in windows.ready(s, figure, w.AT_TOWER)]]
    if s.box.mode == YEAR and s.seats > MANY and s.piles[s.box.decks[MISSION_DECK]]:
        found += [choice(t.EXCHANGE, each - s.box.first_mission) for each in sorted(s.missions(figure))]
    return found


def tower_forbidden(s: YearState, figure: int, picked: int) -> int:
    """YAH-3.5, YAH-5.9  No journey without powder, no other mission with six players or fewer."""
    if picked in tower_candidates(s, figure):
        return LEGAL
    return YAH_3_5 if kind_of(picked) == t.EXCHANGE else YAH_5_9


def exchange(s: YearState, figure: int, number: int) -> None:
    """YAH-3.5  A mission goes under the stack, and the top one is taken."""
    mission = number + s.box.first_mission
    s.tell(t.MISSION_RETURNED, YAH_3_5, figure, number)
    y03.deal_mission(s, figure)
    y01.under_deck(s, mission)


# --- cards


def draw_at(s: YearState, act: Act, figure: int) -> None:
    """YAH-5.1 to 5.8, YAH-12.8  Cards that a sentence gives, to keep or to resolve at once as the deck says."""
    amount = act.amount
    if s.box.kind[act.record] == SPACE_EFFECT and act.moment in (w.STOPPED, w.THEN):
        amount = max(0, number(s, figure, w.CARDS_DRAWN, amount, means_of(act.deck)))
    if act.deck in (terms.BEHAVIOUR_DECK, terms.EVENT_DECK):
        for _ in range(amount):
            s.then(t.DRAW_CARDS, s.box.player_of[figure], act.deck, 1, figure)
    else:
        y01.draw_to_hand(s, figure, act.deck, amount, clause_of_draw(s, act, figure))


def clause_of_draw(s: YearState, act: Act, figure: int) -> int:
    """YAH-5.1, YAH-12.8  The clause by which cards are drawn: the space's, or that of the card that gives them."""
    is_gift = s.box.kind[act.record] == SPACE_EFFECT and figure >= PAWNS
    return YAH_12_8 if is_gift else cause(s, act, figure)


def means_of(deck: int) -> int:
    """YAH-9.1  The word of a deck where sentences ask what is concerned."""
    match deck:
        case terms.SPELL_DECK:
            return w.BY_SPELL
        case terms.POTION_DECK:
            return w.BY_POTION
        case terms.BEHAVIOUR_DECK:
            return w.BY_BEHAVIOUR
        case terms.EVENT_DECK:
            return w.BY_EVENT
        case _:
            return NONE


def draw_and_resolve(s: YearState, deck: int, figure: int) -> None:
    """YAH-5.2, YAH-5.3  One card, resolved at once; who looks at several resolves one of them."""
    offered = max(1, number(s, figure, w.CARDS_OFFERED, 1, means_of(deck)))
    clause = clause_of_deck(deck)
    s.offered = []
    for _ in range(offered):
        card = y01.draw(s, deck, s.box.table)
        if card == NONE:
            s.tell(t.DECK_EMPTY, YAH_1_2, figure, deck)
            break
        s.offered = [*s.offered, card - s.box.first_card]
        s.tell(t.CARD_DRAWN if offered == 1 else t.CARD_OFFERED, clause, figure, card - s.box.first_card)
    if len(s.offered) == 1:
        resolve_one(s, figure, s.offered[0])
    elif s.offered:
        s.ask(t.ASK_RESOLVE, s.box.player_of[figure], figure, deck)


def clause_of_deck(deck: int) -> int:
    """YAH-5.2, YAH-5.3  Behaviour, or an event."""
    return YAH_5_2 if deck == terms.BEHAVIOUR_DECK else YAH_5_3


def resolve_candidates(s: YearState) -> list[int]:
    """YAH-5.2  One of the cards offered."""
    return [choice(t.RESOLVE_CARD, card) for card in sorted(s.offered)]


def resolve_one(s: YearState, figure: int, number: int) -> None:
    """YAH-5.2, YAH-5.3  The others go under their deck; the card acts, and then goes there too, unless it is kept."""
    card = number + s.box.first_card
    clause = clause_of_deck(s.box.deck_of(card))
    for other in s.offered:
        if other != number:
            y01.card_returned(s, figure, other + s.box.first_card, clause)
    s.offered = []
    record = s.box.record_of[card]
    if s.box.is_kept[record]:
        s.move(card, y01.hand_zone(s, figure))
        s.tell(t.CARD_KEPT, clause, figure, number)
        return
    s.tell(t.CARD_RESOLVED, clause, figure, number)
    s.then(t.UNDER_DECK, s.box.player_of[figure], number, figure)  # done last
    flow.begin(s, s.box.whens[record], figure, NONE)
