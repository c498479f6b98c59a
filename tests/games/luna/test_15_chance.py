"""RULES.md, chapters 15 and 16: chance events and options."""

import re
from importlib.resources import files

import pytest

from games.luna.table import Deal, after_setup, set_up
from tabuleiro.core import CHANCE, BadOption, digest, find_game, new_record, parse_record, play, verify, write_record
from tabuleiro.testkit.rules import rule

GAME = find_game("luna")


def draws(deal: Deal) -> list[tuple[str, int]]:
    """Each chance event of a set-up: its kind and how many outcomes it had."""
    state = GAME.new(deal.seats, deal.options)
    found: list[tuple[str, int]] = []
    for outcome in deal.outcomes():
        assert state.to_act() == CHANCE
        assert {int(state.weight(action)) for action in state.legal()} == {1}
        found.append((state.decision(), len(state.legal())))
        play(state, CHANCE, outcome)
    assert state.to_act() != CHANCE
    return found


ISLANDS_DRAWN = [("island", left) for left in (7, 6, 5, 4, 3, 2, 1)]


@rule("LU-15.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_events_come_in_order_one_outcome_at_a_time(seats: int) -> None:
    assert draws(Deal(seats)) == [
        ("start_player", seats),
        *[("temple_board", 4 - slot) for slot in range(seats)],
        *[("start_stone", seats - place) for place in range(seats)],
        *ISLANDS_DRAWN,
        *[("figure_island", 7)] * 3,
    ]


@rule("LU-15.1")
@pytest.mark.parametrize(("level", "figures"), [("1", 3), ("2", 3), ("3", 2)])
def test_the_events_of_the_solo_game(level: str, figures: int) -> None:
    boards = [("temple_board", 4), ("temple_board", 3), ("start_stone", 2), ("start_stone", 1)]
    assert draws(Deal(1, {"solo_level": level})) == [*boards, *ISLANDS_DRAWN, *[("figure_island", 7)] * figures]


@rule("LU-15.1")
def test_preselected_islands_and_chosen_figures_are_not_drawn() -> None:
    assert [kind for kind, _ in draws(Deal(2, {"setup": "preset"}))][-1] == "start_stone"
    assert [kind for kind, _ in draws(Deal(2, {"figure_placement": "chosen"}))][-1] == "island"


@rule("LU-15.2")
def test_a_record_determines_every_state() -> None:
    state = GAME.new(2, Deal(2).options)
    for outcome in Deal(2).outcomes():
        play(state, CHANCE, outcome)
    actions = [GAME.parse(outcome) for outcome in Deal(2).outcomes()]
    while state.decision():
        actions.append(state.legal()[-1])
        state.apply(actions[-1])
    text = write_record(new_record(GAME, Deal(2).options, ["Ana", "Bruno"], "2026-01-01", actions))
    assert digest(verify(parse_record(text))) == digest(state)


@rule("LU-15.3")
def test_what_is_drawn_cannot_be_drawn_again() -> None:
    state = GAME.new(2)
    play(state, CHANCE, "start_player 1")
    play(state, CHANCE, "temple_board red")
    assert GAME.parse("temple_board red") not in state.legal()
    play(state, CHANCE, "temple_board green")
    assert [GAME.format(action) for action in state.legal()] == ["start_stone 2", "start_stone 4"]
    play(state, CHANCE, "start_stone 4")
    assert [GAME.format(action) for action in state.legal()] == ["start_stone 2"]
    play(state, CHANCE, "start_stone 2")
    play(state, CHANCE, "island tide")
    assert GAME.parse("island tide") not in state.legal()


@rule("LU-16.1")
def test_the_table_of_the_rules_lists_the_options() -> None:
    rules = (files("tabuleiro.games.luna") / "RULES.md").read_text("utf-8")
    rows = re.findall(
        r"^\| `(\w+)` \| (\w+),", rules[rules.index("## LU-16") : rules.index("- **LU-16.1**")], re.MULTILINE
    )
    assert rows == [(option.name, option.default) for option in GAME.options]


@rule("LU-16.1")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"setup": "preset", "solo_level": "3"}),
        (2, {"solo_level": "2"}),
        (4, {"solo_level": "3"}),
        (3, {"first_book_bonus_scope": "game"}),
        (4, {"first_book_bonus_scope": "game"}),
        (2, {"opponent_displaces": "no"}),
        (1, {"solo_level": "4"}),
        (1, {"setup": "random"}),
        (1, {"moon": "full"}),
    ],
)
def test_impossible_combinations_are_refused(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        GAME.new(seats, options)


@rule("LU-16.1")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"setup": "preset", "solo_level": "2"}),
        (1, {"figure_placement": "chosen", "solo_level": "3"}),
        (1, {"first_book_bonus_scope": "game", "opponent_displaces": "no"}),
        (2, {"first_book_bonus_scope": "game", "setup": "preset"}),
        (4, {"figure_placement": "chosen"}),
        (4, {"setup": "preset", "colours": "by_seat"}),
    ],
)
def test_everything_else_can_be_combined(seats: int, options: dict[str, str]) -> None:
    story = after_setup(Deal(seats, options)) if "figure_placement" not in options else set_up(Deal(seats, options))
    dumped = story.state.dump()["options"]
    assert isinstance(dumped, dict)
    assert options.items() <= dumped.items()
