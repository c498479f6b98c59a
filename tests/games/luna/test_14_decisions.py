"""RULES.md, chapter 14: decision points and atomic actions."""

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from games.luna.story import LunaStory
from games.luna.table import Deal, after_setup, set_up, solo, table
from tabuleiro.core import CHANCE, NOBODY, find_game, play
from tabuleiro.games.luna.audit.step import phase_weight
from tabuleiro.games.luna.data.components import ISLANDS
from tabuleiro.games.luna.game import LunaState
from tabuleiro.testkit.rules import rule

GAME = find_game("luna")
RULES = (files("tabuleiro.games.luna") / "RULES.md").read_text("utf-8")


def chapter(first: str, following: str) -> str:
    return RULES[RULES.index(first) : RULES.index(following)]


def course(seats: int, options: dict[str, str]) -> list[str]:
    """The decision kinds of a game in which everybody does the harmless thing, without repetitions."""
    state = GAME.new(seats, options)
    kinds: list[str] = []
    while state.to_act() != NOBODY:
        if state.decision() not in kinds[-1:]:
            kinds.append(state.decision())
        state.apply(state.fallback() if state.to_act() != CHANCE else state.legal()[0])
    return kinds


CHANCE_KINDS = ["temple_board", "start_stone", "island", "figure_island"]
PRELIMINARY = ["prelim_shrine", "prelim_pair"]


@rule("LU-14.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_course_of_a_game(seats: int) -> None:
    assert course(seats, {}) == ["start_player", *CHANCE_KINDS[:3], "place_figure", *PRELIMINARY, "action"]
    drawn = ["start_player", *CHANCE_KINDS, *PRELIMINARY, "action"]
    assert course(seats, {"figure_placement": "random"}) == drawn
    preset = ["start_player", *CHANCE_KINDS[:2], "action"]
    assert course(seats, {"setup": "preset"}) == ["choose_colour", *preset]
    assert course(seats, {"setup": "preset", "colours": "by_seat"}) == preset


@rule("LU-14.1")
@pytest.mark.parametrize("level", ["1", "2", "3"])
def test_the_course_of_a_solo_game(level: str) -> None:
    rounds = ["solo_deactivate", "action"] * 6
    assert course(1, {"solo_level": level}) == [*CHANCE_KINDS[:3], "place_figure", *PRELIMINARY, *rounds]


@rule("LU-14.1")
def test_a_round_begins_with_fresh_herbs_counters() -> None:
    story = table(3).herbs_used("yellow", 10).herbs_used("red", 4).begin().end_round()
    assert [int(count) for count in story.state.herbs_used] == [0, 0, 0, 0]


@rule("LU-14.2")
def test_the_table_of_the_rules_lists_the_decision_kinds() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", chapter("### Decision kinds", "### Atomic actions"), re.MULTILINE)
    chance = re.findall(r"^\| C\d `(\w+)` \|", chapter("## LU-15", "## LU-16"), re.MULTILINE)
    assert [*listed, *chance] == GAME.decision_kinds


@rule("LU-14.2")
@pytest.mark.parametrize(
    ("story", "text"),
    [
        (lambda: set_up(Deal(3, {"figure_placement": "chosen"})), "place_figure shrine"),
        (lambda: set_up(Deal(2)).play("yellow: place_shrine shrine"), "place_shrine tide"),
        (lambda: set_up(Deal(1)).play("yellow: place_shrine shrine"), "place_pair herbs"),
        (lambda: solo().begin(), "solo_deactivate shrine"),
        (lambda: table(3).on("yellow", tide=3).begin(), "meditate"),
        (lambda: solo().acting().on("yellow", tide=3).begin(), "end_phase"),
        (lambda: table(3).on("yellow", tide=1).begin().play("yellow: journey"), "move on_tide shrine"),
        (lambda: table(3).on("yellow", tide=2).begin().play("yellow: journey", "yellow: move on_tide book"), "done"),
        (
            lambda: table(3).temple("yellow", 6).holds("yellow", "book").begin().play("yellow: book_take 2"),
            "book_put 6",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_played_for_somebody_who_is_gone(story: Callable[[], LunaStory], text: str) -> None:
    assert GAME.format(story().state.fallback()) == text


@rule("LU-14.3")
def test_the_table_of_the_rules_lists_the_actions_and_their_numbers() -> None:
    rows = re.findall(r"^\| ([A-Z_]+) \|[^|]*\| (\d+) \|", chapter("### Atomic actions", "- **LU-14.4**"), re.MULTILINE)
    families = [(family.kind.upper(), family.size()) for family in GAME.spaces.families if not family.chance]
    assert [(kind, int(size)) for kind, size in rows] == families
    assert GAME.spaces.players == 634 == sum(size for _, size in families)


@rule("LU-14.3")
def test_council_with_the_token_alone_names_the_first_allowed_island() -> None:
    assert table(3).holds("yellow", "novice").begin().options("council") == {"shrine 0 token"}
    blocked = solo(2, apostate="shrine", builder="herbs", priestess="tide").acting().holds("yellow", "novice")
    assert blocked.begin().options("council") == {"herbs 0 token"}


@rule("LU-14.3")
def test_council_and_expulsion_name_at_least_one_novice() -> None:
    story = table(3).on("yellow", tide=2).begin()
    assert not any(option.startswith("0") for option in story.options("expel"))
    assert not any(" 0 " in option for option in story.options("council"))


@rule("LU-14.4")
def test_moves_come_in_any_order_and_end_with_done() -> None:
    story = table(3).holds("yellow", "tide").on("yellow", tide=1).beside("yellow", book=1).pier("yellow", 1).begin()
    story.play("yellow: tide")
    assert "done" not in story.kinds()
    story.play("yellow: move beside_book shrine", "yellow: move on_tide shrine", "yellow: move pier shrine")
    assert story.kinds() == {"done"}


@rule("LU-14.4")
def test_at_most_thirteen_moves() -> None:
    laid = table(3).holds("yellow", "tide").on("yellow", tide=6, book=3).beside("yellow", herbs=2).pier("yellow", 1)
    story = laid.begin().play("yellow: tide")
    moves = 0
    while "move" in story.kinds():
        story.state.apply(story.state.legal()[0])
        moves += 1
    assert moves == 12
    assert story.play("yellow: done").asks() == "red: action"


@rule("LU-14.4")
def test_a_smaller_move_than_the_last_is_legal_but_redundant() -> None:
    story = table(3).on("yellow", tide=2, book=1).begin()
    story.play("yellow: journey", "yellow: move on_tide sailboat")
    redundant = {text for text in story.options("move") if story.state.redundant(GAME.parse(f"move {text}"))}
    assert redundant == {"on_tide shrine", "on_tide herbs"}
    assert redundant < story.options("move")
    assert not story.state.redundant(GAME.parse("done"))


@rule("LU-14.5")
def test_what_is_begun_cannot_be_taken_back() -> None:
    assert table(3).on("yellow", tide=1).begin().play("yellow: journey").kinds() == {"move"}
    laid = table(3).temple("yellow", 6).holds("yellow", "book")
    assert laid.begin().play("yellow: book_take 2").kinds() == {"book_put"}


@rule("LU-14.6")
@pytest.mark.parametrize(("used", "allowed"), [(0, True), (9, True), (10, False)])
def test_ten_herbs_actions_per_player_and_phase(used: int, *, allowed: bool) -> None:
    laid = table(3).herbs_used("yellow", used).holds("yellow", "herbs").beside("yellow", tide=1)
    assert laid.begin().allows("yellow: herbs tide 1") == allowed


@rule("LU-14.6")
def test_the_herbs_actions_of_others_do_not_count() -> None:
    laid = table(3).herbs_used("red", 10).holds("yellow", "herbs").beside("yellow", tide=1)
    story = laid.begin().play("yellow: herbs tide 1")
    assert [int(count) for count in story.state.herbs_used] == [1, 10, 0, 0]


@rule("LU-14.7")
def test_the_longest_possible_game() -> None:
    assert GAME.max_steps == 16407


@rule("LU-14.7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_weight_of_a_player_begins_at_227_or_less(seats: int) -> None:
    state = after_setup(Deal(seats)).state
    assert max(phase_weight(state, seat) for seat in range(seats)) <= 7 * 13 + 6 + 6 * 5 + 10 * 10 == 227


@rule("LU-14.7")
@pytest.mark.parametrize(
    ("plies", "fall"),
    [
        (("yellow: favor tide plain",), 14 - 5),
        (("yellow: recruit tide plain",), 14),
        (("yellow: shrine plain",), 14 + 5),
        (("yellow: herbs book 2",), 5 + 10 - 14),
        (("yellow: sailboat pier tide 2",), 5 - 2 * (7 - 5)),
        (("yellow: promote 7 plain",), 7 + 7 - 6),
        (("yellow: sanctify 6",), 1),
        (("yellow: council tide 1 plain",), 7),
        (("yellow: expel 0 token",), 6),
        (("yellow: journey", "yellow: move on_tide herbs", "yellow: done"), 7),
    ],
)
def test_every_action_lowers_the_weight(plies: tuple[str, ...], fall: int) -> None:
    laid = table(3).figures(master_builder="tide", apostate="book").on("yellow", tide=2).beside("yellow", book=2)
    laid.pier("yellow", 2).claimed("yellow", 6).holds("yellow", "shrine", "herbs", "sailboat", "novice")
    story = laid.begin()
    assert isinstance(story.state, LunaState)
    before = phase_weight(story.state, 0)
    story.play(*plies)
    assert before - phase_weight(story.state, 0) == fall >= 1


@rule("LU-14.8")
def test_only_the_pending_decision_can_be_answered() -> None:
    story = table(3).on("yellow", tide=2).begin()
    foreign: tuple[str, ...] = (
        "place_figure tide",
        "place_shrine tide",
        "place_pair tide",
        "solo_deactivate tide",
        "done",
    )
    foreign += ("move on_tide book", "book_put 1", "end_phase", "start_player 0", "island tide", "figure_island tide")
    assert not any(story.allows(f"yellow: {text}") for text in foreign)
    assert story.kinds() == {"favor", "recruit", "journey", "promote", "council", "expel", "meditate"}


@rule("LU-14.8")
def test_chance_is_not_decided_by_players_nor_the_other_way_round() -> None:
    state = GAME.new(3)
    assert state.to_act() == CHANCE
    play(state, CHANCE, "start_player 0")
    texts = {GAME.format(action) for action in state.legal()}
    assert texts == {"temple_board blue", "temple_board yellow", "temple_board red", "temple_board green"}
    assert set(set_up(Deal(3)).options("place_shrine")) == set(ISLANDS)
