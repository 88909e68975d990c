"""What the table shows, in words; of cards and missions those that the seat knows."""

from greathall.games.year_at_hogwarts import outlook, terms
from greathall.games.year_at_hogwarts import sentences as w
from greathall.games.year_at_hogwarts.rules import y02_ending as ending
from greathall.games.year_at_hogwarts.state import STANDING, YearState
from greathall.games.year_at_hogwarts.terms import FIRST_DEATH_EATER, NO_FIGHT, NONE, PAWNS
from greathall.kernel.events import HIDDEN, knows
from greathall.kernel.knowledge import seen
from greathall.kernel.names import Names


def facts(s: YearState, seat: int, names: Names) -> dict[str, object]:
    """The whole table."""
    box = s.box
    return {
        "mode": terms.MODES[box.mode],
        "length": terms.LENGTHS[box.length],
        "variant": terms.VARIANTS[box.variant],
        "round": s.rounds,
        "last-round": s.last_round == 1,
        "mover": figure_name(s, names, s.mover),
        "pawns": [pawn(s, figure, seat, names) for figure in range(box.pawns)],
        "death-eaters": [death_eater(s, figure, names) for figure in range(FIRST_DEATH_EATER, terms.FIGURES)],
        "lying": {token(s, each): box.space_names[space] for each, space in enumerate(s.token_at) if space != NONE},
        "turn-of": turn(s, names),
        "reach": outlook.ways(s, s.stack[-1], seat) if s.stack else [],
        "fight": fight(s, names) if s.fight != NO_FIGHT else None,
        "match": match_facts(s) if s.match else None,
        "return": {"returned": s.returned == 1, "destroyed": destroyed(s)} if box.mode == terms.RETURNS else None,
        "standing": [standing(s, at, names) for at in range(0, len(s.standing), STANDING)],
        "used": [{"effect": box.act_names[code >> 4], "figure": names.value("figure", code & 15)} for code in s.used],
        "decks": {word: seen(s, box.decks[deck], seat) for deck, word in enumerate(terms.DECKS)},
        "table": seen(s, box.table, seat),
        "floo-left": terms.FLOO_TOKENS - sum(s.floo),
        "portkeys-left": terms.PORTKEY_TOKENS - sum(s.portkeys),
    }


def figure_name(s: YearState, names: Names, figure: int) -> str | None:
    """The word of a figure, None for none."""
    return names.value("figure", figure) if figure != NONE else None


def token(s: YearState, thing: int) -> str:
    """The word of an object token."""
    return s.box.thing_names[thing]


def space_name(s: YearState, space: int) -> str | None:
    """The word of a space, None for none."""
    return s.box.space_names[space] if space != NONE else None


def board_name(s: YearState, board: int) -> str | None:
    """The word of a board, None for none."""
    return s.box.board_names[board] if board != NONE else None


def house_name(s: YearState, board: int) -> str | None:
    """The house of a board, None for none."""
    house = s.box.house_of[board] if board != NONE else NONE
    return terms.HOUSES[house] if house != NONE else None


def pawn(s: YearState, figure: int, eyes: int, names: Names) -> dict[str, object]:
    """A player's side of the table."""
    box = s.box
    return {
        "figure": names.value("figure", figure),
        "seat": box.player_of[figure],
        "team": box.team_of[figure],
        "board": board_name(s, s.board[figure]),
        "house": house_name(s, s.board[figure]),
        "space": space_name(s, s.space[figure]),
        "home": space_name(s, s.home[figure]),
        "hp": s.hp[figure],
        "points": s.points[figure],
        "team-points": ending.points(s, figure),
        "floo": s.floo[figure],
        "portkeys": s.portkeys[figure],
        "objects": [token(s, each) for each in s.objects(figure)],
        "cards": hand(s, figure, eyes),
        "missions": seen(s, box.missions + figure, eyes),
        "done": seen(s, box.done + figure, eyes),
        "waits": s.waits[figure] == 1,
        "turns-to-miss": s.missed[figure],
        "matches": s.matches[figure],
    }


def hand(s: YearState, figure: int, eyes: int) -> list[dict[str, str]]:
    """The cards of a hand: their backs are seen by all, the rest by who knows it."""
    return [
        {
            "deck": terms.DECKS[s.box.deck_of(card)],
            "card": s.box.thing_names[card] if knows(s.known[card], eyes) else HIDDEN,
        }
        for card in s.hand(figure)
    ]


def death_eater(s: YearState, figure: int, names: Names) -> dict[str, object]:
    """A Death Eater."""
    return {
        "figure": names.value("figure", figure),
        "space": space_name(s, s.space[figure]),
        "hp": s.hp[figure],
    }


def turn(s: YearState, names: Names) -> dict[str, object]:
    """How far the turn is."""
    return {
        "rolled": s.rolled,
        "steps": s.steps,
        "walking": figure_name(s, names, s.walking),
        "visited": [s.box.space_names[space] for space in s.visited],
        "on-journey": s.on_visit == 1,
        "picked-up": s.picked_up,
        "attempted": s.attempted == 1,
        "extra-turns": s.again,
        "dice": s.dice,
        "offered": [s.box.thing_names[card + s.box.first_card] for card in s.offered],
    }


def fight(s: YearState, names: Names) -> dict[str, object]:
    """A fight: who, against whom, and how it stands."""
    return {
        "kind": terms.FIGHTS[s.fight],
        "fighter": figure_name(s, names, s.fighter),
        "rival": figure_name(s, names, s.rival),
        "opponent": s.box.record_names[s.fight_card] if s.fight_card != NONE else None,
        "opponent-hp": s.opponent_hp,
        "mission": s.box.thing_names[s.mission] if s.mission != NONE else None,
        "members": [figure for figure in range(PAWNS) if s.members >> figure & 1],
        "attacker": figure_name(s, names, s.attacker),
        "round": s.fight_round,
        "played": [
            {"figure": names.value("figure", figure), "cards": count} for figure, count in enumerate(s.played) if count
        ],
        "cards-played": [s.box.thing_names[card] for card in s.played_cards],
        "dice": s.attack_dice,
    }


def match_facts(s: YearState) -> dict[str, object]:
    """A match: the pitch, the score, the seekers."""
    return {
        "round": s.match,
        "sides": s.sides,
        "houses": [terms.HOUSES[house] for house in s.teams_chosen],
        "side-to-move": s.side_to_move,
        "actions": s.actions,
        "squares": s.squares,
        "quaffle": s.quaffle,
        "quaffle-holder": s.quaffle_holder,
        "bludgers": s.bludgers,
        "bludger-holders": s.bludger_holders,
        "goals": s.goals,
        "seekers": s.seekers,
        "dice": s.match_dice,
        "shot": outlook.shot(s),
    }


def destroyed(s: YearState) -> list[str]:
    """YAH-12.9  The horcruxes that are destroyed."""
    tokens = s.box.horcrux_tokens
    return [token(s, each) for at, each in enumerate(tokens) if s.destroyed >> at & 1]


def standing(s: YearState, at: int, names: Names) -> dict[str, object]:
    """A sentence in force."""
    duration = s.box.lasting[s.standing[at]]
    return {
        "effect": s.box.act_names[s.standing[at]],
        "of": names.value("figure", s.standing[at + 1]),
        "on": names.value("figure", s.standing[at + 2]),
        "for": w.DURATIONS[duration] if duration != NONE else None,
        "begun": s.standing[at + 3] == 1,
    }
