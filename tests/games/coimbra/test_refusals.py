"""The literal judge on decisions, chance and the set-up: each rule forbids its case, the neighbouring one passes."""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from games.coimbra.bare_table import CATALOGUES, CHRIS, EVE, PHIL, bare_table, deal, effect, judged, message, stand, why
from tabuleiro.core.action import CHANCE
from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.game import GAME
from tabuleiro.games.coimbra.judge.board import op_of, operand
from tabuleiro.testkit.laws.independence import independence_problems
from tabuleiro.testkit.rules import rule
from tabuleiro.testkit.soaking.soak import soak

# Which decision


@rule("CO-11.3", "CO-5.2", forbids=True)
def test_a_decision_takes_only_its_own_actions() -> None:
    state = bare_table(d.PLACE)
    assert why(state, "place_die castle") == "legal"
    assert why(state, "draft_die gray 5") == "CO-11.3"
    assert why(state, "decline") == "CO-11.3"
    assert message(state, "exchange guards 1") == "refusal-not_now"


@rule("CO-11.3", "CO-17.5", forbids=True)
def test_chance_and_players_never_act_for_each_other() -> None:
    assert why(bare_table(d.PLACE), "roll_die 4") == "CO-11.3"
    state = bare_table(d.ROLL_DIE, actor=CHANCE)
    assert why(state, "place_die castle") == "CO-11.3"
    assert why(state, "draw_seat 0") == "CO-11.3"
    assert [why(state, f"roll_die {face}") for face in range(1, 7)] == ["legal"] * 6


@rule("CO-11.3", forbids=True)
def test_nothing_may_be_done_after_the_end() -> None:
    state = bare_table(d.PLACE)
    state.agenda.pop()
    assert {message(state, ids.SPACE.format(action)) for action in range(ids.SPACE.size)} == {"refusal-game_over"}


@rule("CO-11.3")
@pytest.mark.parametrize("kind", range(d.INCOME_MENU))
def test_the_refusal_repeats_what_is_asked(kind: int) -> None:
    refused = judged(bare_table(kind), "end_income")
    assert refused is not None
    assert refused.arguments == {"decision": f"decision-{d.KINDS[kind]}"}


# Chance


@rule("CO-3.1", forbids=True)
def test_a_space_takes_tiles_with_its_own_back() -> None:
    state = bare_table(d.DRAW_MONASTERY, actor=CHANCE)
    assert why(state, "draw_monastery mon_1a") == "legal"
    assert message(state, "draw_monastery mon_2a") == "refusal-monastery_back"
    for space in range(8):
        state.monasteries[space] = 1 + space
    assert message(state, "draw_monastery mon_1l") == "refusal-monastery_back"
    assert why(state, "draw_monastery mon_2a") == "legal"


@rule("CO-3.1", forbids=True)
def test_a_monastery_lies_on_one_space() -> None:
    state = bare_table(d.DRAW_MONASTERY, actor=CHANCE)
    state.monasteries[0] = 1 + c.MONASTERIES.index("mon_1c")
    assert message(state, "draw_monastery mon_1c") == "refusal-monastery_drawn"
    assert why(state, "draw_monastery mon_1a") == "legal"


@rule("CO-3.2", forbids=True)
def test_a_scoring_tile_lies_above_one_track() -> None:
    state = bare_table(d.DRAW_SCORING_TILE, actor=CHANCE)
    state.tiles[0] = 1 + c.TILES.index("ist_2")
    assert why(state, "draw_scoring_tile ist_2") == "CO-3.2"
    assert why(state, "draw_scoring_tile ist_1") == "legal"


@rule("CO-3.4", forbids=True)
def test_a_voyage_lies_in_one_slot() -> None:
    state = bare_table(d.DRAW_VOYAGE, actor=CHANCE)
    state.voyages[0] = 1 + c.VOYAGES.index("goa")
    assert why(state, "draw_voyage goa") == "CO-3.4"
    assert why(state, "draw_voyage diu") == "legal"


@rule("CO-3.8", forbids=True)
def test_each_player_gets_one_flag() -> None:
    state = bare_table(d.DRAW_SEAT, seats=3, actor=CHANCE)
    state.order[0] = CHRIS
    assert message(state, "draw_seat 2") == "refusal-has_flag"
    assert message(state, "draw_seat 3") == "refusal-no_such_seat"
    assert why(state, "draw_seat 1") == "legal"


@rule("CO-3.9", forbids=True)
@pytest.mark.parametrize(("round_", "second", "third"), [(2, "legal", "CO-3.9"), (3, "CO-3.9", "legal")])
def test_two_rounds_show_cards_ii_and_two_rounds_cards_iii(round_: int, second: str, third: str) -> None:
    state = bare_table(d.DRAW_CHARACTER, actor=CHANCE)
    state.round = round_
    assert why(state, "draw_character mer_2a") == second
    assert why(state, "draw_character mer_3a") == third


@rule("CO-3.10", forbids=True)
def test_a_character_comes_up_once() -> None:
    state = bare_table(d.DRAW_CHARACTER, actor=CHANCE)
    state.undrawn[c.CARDS.index("mer_2a")] = 0
    assert why(state, "draw_character mer_2a") == "CO-3.10"
    assert why(state, "draw_character mer_2b") == "legal"


@rule("CO-3.12", forbids=True)
def test_a_start_card_comes_up_once() -> None:
    state = bare_table(d.DRAW_START_CARD, actor=CHANCE)
    state.undrawn[c.CARDS.index("cou_1a")] = 0
    assert why(state, "draw_start_card cou_1a") == "CO-3.12"
    assert why(state, "draw_start_card cou_1b") == "legal"


# The start conditions


@rule("CO-3.12", forbids=True)
def test_there_are_as_many_groups_as_players() -> None:
    for seats, expected in ((3, "CO-3.12"), (4, "legal")):
        state = bare_table(d.START_CHOICE, seats)
        for card in range(seats * 2):
            state.groups[card] = 1 + card
        assert why(state, "take_group 3") == expected


@rule("CO-3.13", forbids=True)
def test_a_player_takes_one_free_group() -> None:
    state = bare_table(d.START_CHOICE, seats=2)
    state.groups[0], state.groups[1] = 1, 2
    assert why(state, "take_group 0") == "legal"
    assert message(state, "take_group 1") == "refusal-group_taken"
    deal(state, PHIL, "sch_1a", "sch_1b")
    assert message(state, "take_group 0") == "refusal-has_group"
    assert why(state, "place_pilgrim corner_nw") == "legal"


@rule("CO-3.13", forbids=True)
def test_a_player_places_his_pilgrim_once_on_a_free_corner() -> None:
    state = bare_table(d.START_CHOICE, seats=2)
    state.groups[0], state.groups[1] = 1, 2
    stand(state, EVE, "corner_se")
    assert message(state, "place_pilgrim corner_se") == "refusal-corner_taken"
    assert why(state, "place_pilgrim corner_sw") == "legal"
    stand(state, PHIL, "corner_sw")
    assert message(state, "place_pilgrim corner_nw") == "refusal-pilgrim_placed"
    assert why(state, "take_group 0") == "legal"


@rule("CO-3.14")
def test_either_start_card_may_come_first() -> None:
    state = bare_table(d.START_CARDS)
    assert why(state, "start_card_first 0") == "legal"
    assert why(state, "start_card_first 1") == "legal"


# The draft


@rule("CO-6.B1", forbids=True)
def test_a_die_is_drafted_from_the_pool() -> None:
    state = bare_table(d.DRAFT)
    state.values[0], state.values[3] = 5, 2
    assert why(state, "draft_die gray 5") == "legal"
    assert why(state, "draft_die orange 5") == "CO-6.B1"
    assert why(state, "draft_die gray 2") == "CO-6.B1"
    state.owners[0] = EVE
    assert why(state, "draft_die gray 5") == "CO-6.B1"
    state.values[1] = 5
    assert why(state, "draft_die gray 5") == "legal"


@rule("CO-6.B1", "CO-6.B5")
@pytest.mark.parametrize("location", ["castle", "upper", "central", "lower"])
def test_a_die_may_be_placed_anywhere(location: str) -> None:
    assert why(bare_table(d.PLACE), f"place_die {location}") == "legal"


# What is printed on the components


Printed = Mapping[str, object]
"""One effect as components.toml has it."""

WORDS: Final[Mapping[str, Sequence[tuple[int, str, Sequence[str]]]]] = {
    "acquire_discount": ((p.X, "cost_type", p.RESOURCES), (p.Y, "n", ())),
    "voyage_discount": ((p.X, "n", ()),),
    "opponents_lose": ((p.X, "card_class", p.CLASSES),),
    "acquire_from_discard": ((p.X, "cost", ()),),
    "repeat_immediate": ((p.X, "class", p.CLASSES),),
    "e_start_influence": (),
    "e_if_no_die": ((p.X, "color", p.COLOURS),),
    "e_exchange": ((p.X, "res", p.RESOURCES), (p.Y, "give", ())),
}
"""The operands that the judge reads: column, key and the words that are counted from 0."""


def printed_effects() -> list[tuple[str, Printed]]:
    """Every effect of a card or a favor tile with its name."""
    data = tomllib.loads((files("tabuleiro.games.coimbra") / "components.toml").read_text("utf-8"))
    return [
        (f"{component['id']}.{place}", printed)
        for component in data["character_card"] + data["favor_tile"]
        for place, printed in enumerate(component["effects"])
    ]


@rule("CO-2.2")
@pytest.mark.parametrize(("name", "printed"), printed_effects(), ids=[name for name, _ in printed_effects()])
def test_the_judge_reads_what_is_printed(name: str, printed: Printed) -> None:
    """The numbers that the judge looks up are those of components.toml, whoever compiled them."""
    op = str(printed["op"])
    assert p.OPS[op_of(effect(name))] == op
    for column, key, words in WORDS.get(op, ()):
        found = operand(effect(name), column)
        assert (words[found] if words else found) == printed[key]


@rule("CO-2.2", "CO-9.1", "CO-9.2", "CO-9.8")
def test_the_judge_reads_the_amounts_that_are_asked_for() -> None:
    assert [operand(effect("cou_2d.0"), p.REWARD + resource) for resource in range(4)] == [1, 1, 0, 2]
    assert [operand(effect("cou_3b.0"), p.REWARD + resource) for resource in range(4)] == [2, 0, 0, 2]
    assert [operand(effect("cle_3c.0"), column) for column in (p.X, p.Y)] == [p.RESOURCES.index("guards"), 5]
    assert [operand(effect("sch_3e.0"), column) for column in (p.X, p.Y)] == [p.RESOURCES.index("coins"), 5]


# The second reading


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_two_readings_of_the_rules_agree(seats: int) -> None:
    report = soak(GAME, seats=seats, steps=600, judge=60, seed=seats)
    assert report.disagreements == []
    assert report.judged == 60


def test_the_judge_shares_no_code_with_the_generator() -> None:
    package = "tabuleiro.games.coimbra"
    assert independence_problems(Path(str(files(package))), package) == []


def test_a_refusal_reads_well_in_both_languages() -> None:
    refused = judged(bare_table(d.DRAFT), "draft_die gray 5")
    assert refused is not None
    assert [catalogue.refusal(refused) for catalogue in CATALOGUES] == [
        "The dice pool has no gray die with 5.",
        "Não há dado cinza de valor 5 no estoque de dados.",
    ]
