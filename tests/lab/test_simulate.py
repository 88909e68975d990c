"""Simulations: the same figures for any number of processes, and figures that agree with the games."""

from collections import Counter

import msgspec
import pytest

import greathall
from greathall.bots import player
from greathall.kernel.errors import NotPossible
from greathall.kernel.records import Chosen, key_from_seed
from greathall.lab import Report, simulate
from greathall.lab.simulate import BATCH

GAME = "death-eaters-rising"
GAMES = 12


@pytest.fixture(scope="module")
def report() -> Report:
    return simulate(GAME, 3, "apprentice", GAMES, {"voldemort": 4}, seed="figures")


def test_one_process_and_two_find_the_same_to_the_byte() -> None:
    games = 2 * BATCH + 3
    one, two = (simulate(GAME, 2, "random", games, seed=5, workers=workers) for workers in (1, 2))
    assert one.games == games
    assert one.json() == two.json()


def test_another_seed_gives_other_games() -> None:
    assert simulate(GAME, 2, "random", 8, seed=1).json() != simulate(GAME, 2, "random", 8, seed=2).json()


def test_the_figures_agree_with_the_games_played_one_by_one(report: Report) -> None:
    endings: Counter[str] = Counter()
    turns: Counter[int] = Counter()
    recruited: Counter[str] = Counter()
    won = 0
    for number in range(GAMES):
        game = greathall.start(GAME, 3, key=key_from_seed(f"figures/{number}"), options={"voldemort": 4})
        players = [player("apprentice", f"figures/{number}/{seat}") for seat in range(3)]
        result = greathall.drive(game, players, record=True)
        assert result is not None
        endings.update(result.clauses)
        turns[game.state.turn] += 1
        won += bool(result.winners)
        told = [entry for entry in replayed(game) if entry[1] == "recruited"]
        recruited.update(words[3] for words in told)
    assert report.won.count == won
    assert {clause: share.count for clause, share in report.ended.items()} == dict(endings)
    assert report.turns.mean == pytest.approx(sum(turns.elements()) / GAMES, abs=0.001)
    assert report.rounds.mean == pytest.approx(sum(-(-turn // 3) for turn in turns.elements()) / GAMES, abs=0.001)
    assert {line.word: line.times for line in report.studies["wizard-recruited"] if line.times} == dict(recruited)


def replayed(game: greathall.Game) -> list[list[str]]:
    """Every event of a recorded game in words, by playing it once more."""
    again = greathall.start(GAME, game.seats, key=game.key, options=game.rules.options)
    told = [event.words() for event in again.opening]
    for entry in game.entries:
        if isinstance(entry, Chosen):
            told += [event.words() for event in again.play(entry.seat, entry.choice)]
    return told


def test_every_share_is_of_what_it_says(report: Report) -> None:
    """Shares of games are of all games; shares of wins are of the games in which the card occurred; of losses, of those."""
    lost = report.games - report.won.count
    assert {share.n for share in report.ended.values()} == {GAMES}
    assert {share.n for share in report.lost.values()} == {lost}
    assert sum(share.count for share in report.lost.values()) >= lost
    for lines in report.studies.values():
        for line in lines:
            assert line.games.n == GAMES
            assert line.won.n == line.games.count <= line.times
            assert (line.winner.n, line.winner.count) == (report.won.count, line.won.count)
    drawn = {line.word: line for line in report.studies["wizard-drawn"]}
    assert all(line.games.count <= drawn[line.word].games.count for line in report.studies["wizard-recruited"])


def test_all_seats_win_together(report: Report) -> None:
    assert [share.count for share in report.won_by_seat] == [report.won.count] * 3


def test_what_befalls_a_figure_is_won_with_when_its_player_wins() -> None:
    """When Voldemort returns two seats play three figures and more: his board wins with seat 0, Harry's with seat 1."""
    report = simulate("year-at-hogwarts", 2, "apprentice", 6, {"mode": 1}, seed="figures")
    sides = {line.word: line.won.count for line in report.studies["side"]}
    assert sides == {
        "peter-pettigrew": report.won_by_seat[0].count,
        "harry-potter": report.won_by_seat[1].count,
    }
    assert sum(sides.values()) == report.won.count == 6


def test_turns_of_a_match_are_no_turns_of_the_game() -> None:
    qualified = {"variant": 1}
    game = greathall.start("year-at-hogwarts", 2, key=key_from_seed("turns/0"), options=qualified)
    greathall.drive(game, [player("apprentice", f"turns/0/{seat}") for seat in range(2)], 20_000)
    report = simulate("year-at-hogwarts", 2, "apprentice", 1, qualified, seed="turns")
    assert sum(report.choices[word]["chosen"] for word in ("end-turn", "fly", "seek")) > 0
    assert report.turns.median < game.state.turn
    assert report.rounds.median == -(-report.turns.median // 2)


def test_missions_of_equal_points_are_a_group() -> None:
    report = simulate("year-at-hogwarts", 2, "apprentice", 1, seed="groups")
    groups = {line.word: line.group for line in report.studies["mission-done"]}
    assert groups["first-horcrux"] == "160"
    assert len([group for group in groups.values() if group == "60"]) == 3
    assert {line.group for line in report.studies["mission-lost"]} == {""}


def test_what_never_occurred_is_named() -> None:
    """In one game of two, most starting characters are not played, and nobody is named twice."""
    report = simulate(GAME, 2, "random", 1, seed=3)
    starters = {line.word for line in report.studies["starter"] if line.times}
    assert len(starters) == 2
    assert set(report.never["starter"]) == {line.word for line in report.studies["starter"]} - starters
    unused = [word for word, counts in report.choices.items() if not counts["chosen"]]
    assert report.never["choice"] == unused


def test_the_report_is_json(report: Report) -> None:
    figures = msgspec.json.decode(report.json())
    assert (figures["game"], figures["seats"], figures["games"]) == (GAME, 3, GAMES)
    assert "seconds" not in figures
    assert len(figures["edition_hash"]) == 32


def test_progress_counts_all_games() -> None:
    done: list[int] = []
    simulate(GAME, 2, "random", BATCH + 1, progress=done.append)
    assert done == [BATCH, 1]


def test_bots_of_different_levels_sit_together() -> None:
    assert simulate(GAME, 2, ["random", "adept"], 1).bots == ["random", "adept"]
    with pytest.raises(NotPossible, match="there are 3 seats and 2 bots"):
        simulate(GAME, 3, ["random", "adept"], 1)
