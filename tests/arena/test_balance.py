"""The balance of a game: wins by seat, points, and the category that decided."""

from pathlib import Path

from tabuleiro.arena.balance import held_at_end, holdings, plan_balance, play_balance, quartiles, seat_reports, weights
from tabuleiro.arena.entrant import Entrant
from tabuleiro.arena.pairing import Outcome, play_pairing
from tabuleiro.arena.plot import picture

RANDOM = Entrant("random", "random")


def outcome(shares: list[float], *categories: dict[str, int]) -> Outcome:
    seats = len(shares)
    points = [sum(held.values()) for held in categories]
    return Outcome(
        0, "toy", ["bot"] * seats, shares, points, list(categories), [0.0] * seats, [0.0] * seats, [1] * seats, 10, ""
    )


def test_every_seat_count_is_played_and_every_game_has_its_own_luck() -> None:
    pairings = plan_balance("luna", RANDOM, 3, 1)
    assert [len(pairing.entrants) for pairing in pairings] == [1] * 3 + [2] * 3 + [3] * 3 + [4] * 3
    assert len({pairing.number for pairing in pairings}) == 12
    assert len({pairing.chance_seed for pairing in pairings[:3]}) == 3


def test_games_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    first = list(play_balance(plan_balance("toy", RANDOM, 2, 1), tmp_path, 1))
    files = {file: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    more = list(play_balance(plan_balance("toy", RANDOM, 3, 1), tmp_path, 1))
    assert {one.number: one.record for one in first}.items() <= {one.number: one.record for one in more}.items()
    assert all(file.stat().st_mtime_ns == written for file, written in files.items())
    assert len(more) * 2 == len(first) * 3


def test_the_category_of_the_largest_lead_decides() -> None:
    """Trade brings most, but the offices make the difference; a shared win decides nothing."""
    games = [
        outcome([1.0, 0.0], {"trade": 20, "offices": 9}, {"trade": 19, "offices": 1}),
        outcome([0.0, 1.0], {"trade": 20, "offices": 1}, {"trade": 24, "offices": 2}),
        outcome([0.5, 0.5], {"trade": 99}, {"trade": 99}),
    ]
    made = {weight.category: weight for weight in weights(games)}
    assert (made["trade"].winners, made["trade"].others) == (22, 19.5)
    assert (made["offices"].decides.share, made["trade"].decides.share) == (0.5, 0.5)


def test_a_component_is_counted_for_whoever_holds_it_alone() -> None:
    """The same game twenty times over: a card of the winner wins always, a card of the loser never."""
    game = next(
        play_pairing(pairing) for pairing in plan_balance("coimbra", RANDOM, 1, 1) if len(pairing.entrants) == 2
    )
    winner = game.shares.index(1.0)
    held = held_at_end(game)
    assert {name.partition("_")[0] for name in held[0] | held[1]} <= {
        "cards cou",
        "cards mer",
        "cards cle",
        "cards sch",
        "monasteries m",
    }
    made = {one.component: one for one in holdings([game] * 20)}
    assert {name for name, one in made.items() if one.wins.share == 1.0} == held[winner] - held[1 - winner]
    assert {name for name, one in made.items() if one.wins.share == 0.0} == held[1 - winner] - held[winner]
    assert all(one.holders == 20 for one in made.values())
    assert not holdings([game] * 19), "too few to tell"


def test_a_table_tells_wins_points_and_length() -> None:
    (two,) = seat_reports([outcome([1.0, 0.0], {"a": 10}, {"a": 4}), outcome([0.5, 0.5], {"a": 6}, {"a": 6})])
    assert [wins.share for wins in two.wins] == [0.75, 0.25]
    assert (two.points[0], two.points[2], two.winning_points[2], two.plies) == (4, 6, 8, 10)


def test_quartiles() -> None:
    assert quartiles([1, 2, 3, 4, 5]) == [1, 2, 3, 4, 5]
    assert quartiles([7]) == [7] * 5


def test_a_picture_is_a_file_of_its_own() -> None:
    drawn = picture("Wins & more", [("seat 1", 40.0, 30.0, 50.0)], " %")
    assert drawn.startswith("<svg xmlns=")
    assert "Wins &amp; more" in drawn
    assert drawn.count("<rect") == 1
