"""Chapter 2: set-up."""

import pytest

from games.merv.story import MervStory
from games.merv.table import ROW, outcomes, set_up
from tabuleiro.core import CHANCE, InputError, find_game, play
from tabuleiro.games.merv.data import components as c
from tabuleiro.games.merv.state import MervFields
from tabuleiro.testkit.rules import rule

GAME = find_game("merv")


def new(seats: int) -> MervStory:
    """A game before its first chance event."""
    state = GAME.new(seats)
    assert isinstance(state, MervFields)
    return MervStory(state)


def drawn(seats: int, count: int) -> MervStory:
    """A game after `count` chance events of the set-up."""
    match = new(seats)
    for outcome in outcomes(seats)[:count]:
        play(match.state, CHANCE, outcome)
    return match


@rule("ME-2.1")
def test_the_city_is_filled_row_by_row_around_the_camel_market() -> None:
    match = set_up(4)
    assert [match.tile(cell) for cell in c.CELLS] == list(c.TILES)
    assert "r2c2" not in c.CELLS
    assert (match.tile("r0c0"), match.tile("r2c1"), match.tile("r2c3")) == (
        "caravansary_orange",
        "mosque_pink",
        "marketplace_orange",
    )


@rule("ME-2.1", "ME-16.3")
def test_a_site_tile_is_drawn_once() -> None:
    match = new(4)
    assert match.asks() == "chance: site_tile"
    assert len(match.options("site_tile")) == 24
    match.play("chance: site_tile walls_pink")
    assert match.tile("r0c0") == "walls_pink"
    assert match.options("site_tile") == set(c.TILES) - {"walls_pink"}


@pytest.mark.parametrize(("seats", "side"), [(1, "b"), (2, "b"), (3, "a"), (4, "a")])
@rule("ME-2.2")
def test_the_camel_market_has_a_side_for_few_and_one_for_many(seats: int, side: str) -> None:
    match = set_up(seats)
    spaces = {"a": ["cm_a1", "cm_a2", "cm_a3", "cm_a4"], "b": ["cm_b1", "cm_b2", "cm_b3"]}[side]
    assert match.state.dump()["camel_market"] == dict.fromkeys(spaces, 0)


@rule("ME-2.3")
def test_the_wall_yard_has_four_walls_and_a_gate_of_each_colour() -> None:
    columns = ("yard_orange", "yard_purple", "yard_teal", "yard_pink")
    assert set_up(4).state.dump()["yard"] == {column: {"wall": 4, "gate": 1} for column in columns}


@rule("ME-2.4")
def test_the_mosque_holds_all_upgrade_and_scoring_tiles() -> None:
    match = set_up(4)
    assert list(match.state.mosque_upgrades) == [1] * 10
    assert not any(match.state.scoring_tiles)


@pytest.mark.parametrize(("seats", "scrolls"), [(1, 16), (2, 16), (3, 24), (4, 32)])
@rule("ME-2.5", "ME-19.3")
def test_scrolls_in_play(seats: int, scrolls: int) -> None:
    match = set_up(seats)
    assert int(match.state.supply_scrolls) == scrolls
    assert not any(match.state.breakthroughs)


@pytest.mark.parametrize(("seats", "tokens"), [(1, 4), (2, 4), (3, 5), (4, 6)])
@rule("ME-2.6", "ME-19.3")
def test_goods_in_the_stacks(seats: int, tokens: int) -> None:
    assert list(set_up(seats).state.stock) == [tokens] * 8


@pytest.mark.parametrize(("seats", "camels"), [(1, 2), (2, 2), (3, 3), (4, 4)])
@rule("ME-2.7")
def test_the_row_has_eight_cards_and_camels_at_the_exit(seats: int, camels: int) -> None:
    row = set_up(seats).row()
    assert row == [f"{spice}*" for spice in ROW[:camels]] + list(ROW[camels:])


@rule("ME-2.7", "ME-16.3")
def test_a_card_is_drawn_by_the_number_left_of_its_spice() -> None:
    match = drawn(4, 24)
    assert match.asks() == "chance: caravan_card"
    match.play("chance: caravan_card saffron", "chance: caravan_card saffron", "chance: caravan_card pepper")
    weights = {GAME.format(action): match.state.weight(action) for action in match.state.legal()}
    assert weights == {
        "caravan_card saffron": 2,
        "caravan_card pepper": 3,
        "caravan_card cinnamon": 4,
        "caravan_card ginger": 4,
        "caravan_card cardamom": 4,
        "caravan_card cumin": 4,
    }
    match.play("chance: caravan_card saffron", "chance: caravan_card saffron")
    assert "saffron" not in match.options("caravan_card")


@pytest.mark.parametrize(("seats", "first"), [(3, [1, 3, 5]), (4, [1, 3, 5]), (1, [1, 3]), (2, [1, 3])])
@rule("ME-2.8")
def test_a_pile_has_one_card_of_each_grade_in_use(seats: int, first: list[int]) -> None:
    match = set_up(seats)
    assert match.pile("pile_1a") == first
    assert match.pile("pile_1b") == [card + 1 for card in first]
    assert match.pile("pile_2a") == [card + 6 for card in first]
    assert match.pile("pile_3b") == [card + 13 for card in first]


@rule("ME-2.8", "ME-16.3")
def test_a_coin_decides_which_card_goes_to_pile_a() -> None:
    match = drawn(4, 32)
    assert match.asks() == "chance: contract_split"
    assert match.options("contract_split") == {"contract_01", "contract_02"}
    match.play("chance: contract_split contract_02", "chance: contract_split contract_03")
    assert (match.pile("pile_1a"), match.pile("pile_1b")) == ([2, 3], [1, 4])
    assert match.options("contract_split") == {"contract_05", "contract_06"}


@rule("ME-2.9")
def test_all_discs_begin_at_nought() -> None:
    match = set_up(3)
    for colour in ("yellow", "red", "blue"):
        assert (match.favor(colour), match.influence(colour), match.mosque(colour)) == (0, 0, 0)
    assert match.state.scores() == [0, 0, 0]


@rule("ME-2.10")
def test_the_first_queue_is_random() -> None:
    match = drawn(3, 24 + 8 + 9)
    assert match.asks() == "chance: first_order"
    match.play("chance: first_order 2")
    assert match.options("first_order") == {"0", "1"}
    match.play("chance: first_order 0", "chance: first_order 1")
    assert match.order() == ["blue", "yellow", "red"]
    assert match.asks() == "blue: choose_slot"


@rule("ME-2.10", "ME-14.1")
def test_automas_stand_last() -> None:
    assert set_up(1).order() == ["yellow", "courtier", "magistrate"]
    assert set_up(2).order() == ["yellow", "red", "courtier"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@rule("ME-2.11")
def test_start_resources_go_by_the_place_in_the_queue(seats: int) -> None:
    match = set_up(seats)
    given = [(match.camels(colour), match.cubes(colour)) for colour in ("yellow", "red", "blue", "black")[:seats]]
    assert given == [(1, {"white": 1}), (1, {"white": 2}), (1, {"white": 2}), (2, {"white": 2})][:seats]


@rule("ME-2.11")
def test_who_is_drawn_last_gets_the_most() -> None:
    match = drawn(4, 24 + 8 + 9)
    match.play(*[f"chance: first_order {seat}" for seat in (3, 2, 1, 0)])
    assert (match.camels("yellow"), match.cubes("yellow")) == (2, {"white": 2})
    assert (match.camels("black"), match.cubes("black")) == (1, {"white": 1})


@rule("ME-2.12")
def test_the_first_year_begins_on_the_north_side() -> None:
    assert set_up(4).moment() == (1, "N")


@pytest.mark.parametrize(("seats", "parties"), [(1, 3), (2, 3), (3, 3), (4, 4)])
@rule("ME-2.13")
def test_the_queue_has_a_space_for_everybody(seats: int, parties: int) -> None:
    assert len(set_up(seats).order()) == parties


@rule("ME-2.14")
def test_options_have_defaults() -> None:
    assert set_up(2).state.dump()["options"] == {"two_player_courtier": "true", "solo_difficulty": "normal"}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"two_player_courtier": "false"}),
        (3, {"two_player_courtier": "false"}),
        (2, {"solo_difficulty": "hard"}),
        (4, {"solo_difficulty": "easy"}),
        (1, {"solo_difficulty": "brutal"}),
        (2, {"two_player_courtier": "maybe"}),
        (2, {"courtier": "true"}),
    ],
)
@rule("ME-2.14")
def test_an_option_that_cannot_be_chosen_is_refused(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(InputError):
        GAME.new(seats, options)


@rule("ME-2.15")
def test_parties_are_the_seats_then_the_automas() -> None:
    assert GAME.parties(1) == ["seat-0", "high_courtier", "corrupt_magistrate"]
    assert GAME.parties(2) == ["seat-0", "seat-1", "high_courtier"]
    assert GAME.parties(4) == ["seat-0", "seat-1", "seat-2", "seat-3"]
    colours = [party["colour"] for party in set_up(1).seen()["parties"]]
    assert colours == ["yellow", "red", "blue"]


@rule("ME-2.16")
def test_the_order_of_the_set_up() -> None:
    match = new(4)
    asked = []
    for outcome in outcomes(4):
        asked.append(match.asks().removeprefix("chance: "))
        play(match.state, CHANCE, outcome)
    assert asked == ["site_tile"] * 24 + ["caravan_card"] * 8 + ["contract_split"] * 9 + ["first_order"] * 4
