"""RULES.md, chapter 5.3: displacing a piece, and what its owner may do about it."""

import pytest

from games.hansa_teutonica.story import CUBE, FREE, HansaStory
from games.hansa_teutonica.table import Layout, set_up, table
from tabuleiro.games.hansa_teutonica.data import components as c
from tabuleiro.testkit.rules import rule


def displace(laid: Layout, route: str, shape: str) -> HansaStory:
    """Red displaces a piece of blue and pays with traders."""
    return laid.begin().play(f"red: displace {route} next1 {shape}", "red: displace_pay trader 0")


def stripped(laid: Layout) -> Layout:
    """Blue has nothing but what stands on the routes; all other pieces found offices far away."""
    return laid.supply("blue").stock("blue").rest_in_offices("blue", "arnheim", "stendal", "osnabrueck")


@rule("HT-5.3.1")
def test_pieces_of_any_other_player_on_a_route_can_be_displaced() -> None:
    laid = table(4).route("hamburg_luebeck", "red trader", "blue trader", "yellow trader")
    match = laid.route("minden_hannover", "green merchant").begin()
    assert match.options("displace") == {
        "hamburg_luebeck next1 trader",
        "hamburg_luebeck next3 trader",
        "minden_hannover next2 merchant",
    }


@rule("HT-5.3.1")
def test_a_neutral_cube_can_be_displaced() -> None:
    match = table(2).without_cubes().route("hamburg_luebeck", CUBE).begin()
    assert match.options("displace") == {"hamburg_luebeck next2 trader"}


@rule("HT-5.3.1", forbids=True)
def test_own_pieces_offices_and_the_coellen_table_are_immune() -> None:
    laid = table(3).route("hamburg_luebeck", "red trader").city("hamburg", "blue trader").coellen(0, "blue")
    match = laid.begin()
    assert match.options("displace") == set()
    assert match.refusal("red: displace hamburg_luebeck next1 trader") == "HT-5.3.1"


@rule("HT-5.3.2")
@pytest.mark.parametrize(("shape", "penalty"), [("trader", 1), ("merchant", 2)])
def test_the_price_is_the_replacement_and_a_penalty_into_the_own_stock(shape: str, penalty: int) -> None:
    laid = table(3).route("hamburg_luebeck", f"blue {shape}").supply("red", traders=5, merchants=1)
    match = displace(laid, "hamburg_luebeck", shape)
    assert match.supply("red") == (5 - 1 - penalty, 1)
    assert match.stock("red") == (6 + penalty, 0)
    assert match.route("hamburg_luebeck")[0] == "red trader"


@rule("HT-5.3.2", forbids=True)
@pytest.mark.parametrize(("shape", "short"), [("trader", 1), ("merchant", 2)])
def test_without_the_price_nothing_is_displaced(shape: str, short: int) -> None:
    match = table(3).route("hamburg_luebeck", f"blue {shape}").supply("red", traders=short).begin()
    assert match.refusal(f"red: displace hamburg_luebeck next1 {shape}") == "HT-5.3.2"


def crowded(route: str, spare: str = "") -> Layout:
    """Five players with all their pieces in play stand everywhere else; only `spare` has one empty space."""
    laid = table(5)
    pieces = []
    for colour in ("red", "blue", "green", "yellow", "purple"):
        laid.full_desk(colour)
        pieces += [f"{colour} trader"] * 21
    for other, spaces in zip(c.ROUTES, c.SPACES, strict=False):
        if other != route:
            count = int(spaces) - (1 if other == spare else 0)
            laid.route(other, *[pieces.pop() for _ in range(count)])
    return laid.supply("red", traders=2)


@rule("HT-5.3.3", forbids=True)
def test_nothing_is_displaced_when_every_other_route_is_full() -> None:
    match = crowded("hamburg_luebeck").route("hamburg_luebeck", "blue trader").begin()
    assert match.refusal("red: displace hamburg_luebeck next1 trader") == "HT-5.3.3"


@rule("HT-5.3.3")
def test_one_empty_space_at_the_other_end_of_the_map_is_enough() -> None:
    laid = crowded("hamburg_luebeck", spare="coellen_warburg").route("hamburg_luebeck", "blue trader")
    match = displace(laid, "hamburg_luebeck", "trader")
    assert match.options("relocate") == {"coellen_warburg"}


@rule("HT-5.3.4")
def test_replacement_penalty_relocation_and_extras_in_this_order() -> None:
    match = table(3).route("hamburg_luebeck", "green trader", "blue trader").begin()
    told = match.told(
        "red: displace hamburg_luebeck next1 trader",
        "red: displace_pay merchant 0",
        "blue: relocate stade_hamburg",
        "blue: extra_put hamburg_bremen trader",
    )
    assert told == ["piece_displaced", "piece_placed", "penalty_paid", "piece_relocated", "extra_placed"]
    assert match.asks() == "red: main"


@rule("HT-5.3.4")
def test_the_replacement_stands_on_the_very_space() -> None:
    match = table(3).route("hamburg_luebeck", FREE, "green trader", "blue trader").begin()
    match.play("red: displace hamburg_luebeck next1 trader", "red: displace_pay merchant 0")
    assert match.route("hamburg_luebeck") == [FREE, "green trader", "red merchant"]


@rule("HT-5.3.5")
@pytest.mark.parametrize("shape", ["trader", "merchant"])
def test_the_owner_puts_the_displaced_piece_itself_first(shape: str) -> None:
    match = displace(table(3).route("hamburg_luebeck", f"blue {shape}"), "hamburg_luebeck", shape)
    assert match.asks() == "blue: relocate"
    assert match.kinds() == {"relocate"}
    supply, stock = match.supply("blue"), match.stock("blue")
    match.play("blue: relocate stade_hamburg")
    assert match.route("stade_hamburg") == [f"blue {shape}", FREE, FREE]
    assert (match.supply("blue"), match.stock("blue")) == (supply, stock)


@rule("HT-5.3.5", "HT-15.3", forbids=True)
def test_the_displaced_piece_may_not_be_kept() -> None:
    match = displace(table(3).route("hamburg_luebeck", "blue trader"), "hamburg_luebeck", "trader")
    assert match.refusal("blue: extra_stop") == "HT-15.3"


@rule("HT-5.3.6")
@pytest.mark.parametrize(("shape", "allowance"), [("trader", 1), ("merchant", 2)])
def test_one_extra_piece_for_a_trader_two_for_a_merchant(shape: str, allowance: int) -> None:
    match = displace(table(3).route("hamburg_luebeck", f"blue {shape}"), "hamburg_luebeck", shape)
    match.play("blue: relocate stade_hamburg")
    for _ in range(allowance):
        assert match.asks() == "blue: extra"
        match.play("blue: extra_put hamburg_bremen trader")
    assert match.asks() == "red: main"


@rule("HT-5.3.6")
@pytest.mark.parametrize("placed", [0, 1])
def test_the_owner_may_stop_at_any_point(placed: int) -> None:
    match = displace(table(3).route("hamburg_luebeck", "blue merchant"), "hamburg_luebeck", "merchant")
    match.play("blue: relocate stade_hamburg", *["blue: extra_put stade_hamburg trader"] * placed, "blue: extra_stop")
    assert match.asks() == "red: main"
    assert match.route("stade_hamburg").count("blue trader") == placed


@rule("HT-5.3.7")
def test_extras_come_from_the_stock_then_from_the_supply() -> None:
    laid = table(3).route("hamburg_luebeck", "blue merchant").stock("blue", traders=1).desk("blue", liber_sophiae=1)
    match = displace(laid, "hamburg_luebeck", "merchant").play("blue: relocate stade_hamburg")
    assert {option.split(" ")[1] for option in match.options("extra_put")} == {"trader"}
    supply = match.supply("blue")
    match.play("blue: extra_put hamburg_bremen trader")
    assert match.stock("blue") == (0, 0)
    assert match.supply("blue") == supply
    assert {option.split(" ")[1] for option in match.options("extra_put")} == {"trader", "merchant"}
    match.play("blue: extra_put hamburg_bremen merchant")
    assert match.supply("blue") == (supply[0], supply[1] - 1)


@rule("HT-5.3.7", forbids=True)
def test_a_shape_that_the_stock_lacks_is_not_taken_from_the_supply() -> None:
    laid = table(3).route("hamburg_luebeck", "blue trader").stock("blue", traders=2)
    match = displace(laid, "hamburg_luebeck", "trader").play("blue: relocate stade_hamburg")
    assert match.supply("blue")[1] == 1
    assert match.refusal("blue: extra_put hamburg_bremen merchant") == "HT-5.3.7"


@rule("HT-5.3.7")
def test_with_stock_and_supply_empty_pieces_come_from_the_routes() -> None:
    laid = stripped(table(3).route("hamburg_luebeck", "blue trader").route("minden_hannover", "blue trader"))
    match = displace(laid, "hamburg_luebeck", "trader").play("blue: relocate stade_hamburg")
    assert match.kinds() == {"extra_lift", "extra_stop"}
    match.play("blue: extra_lift minden_hannover trader", "blue: extra_drop hamburg_bremen")
    assert match.route("minden_hannover") == [FREE, FREE, FREE]
    assert match.route("hamburg_bremen")[0] == "blue trader"
    assert match.asks() == "red: main"


@rule("HT-5.3.7", forbids=True)
def test_nothing_is_lifted_while_the_supply_has_a_piece() -> None:
    laid = table(3).route("hamburg_luebeck", "blue trader").route("minden_hannover", "blue trader").stock("blue")
    match = displace(laid, "hamburg_luebeck", "trader").play("blue: relocate stade_hamburg")
    assert match.refusal("blue: extra_lift minden_hannover trader") == "HT-5.3.7"


@rule("HT-5.3.8")
def test_pieces_may_go_to_different_routes_of_the_nearest_ring() -> None:
    match = displace(table(3).route("hamburg_luebeck", "blue merchant"), "hamburg_luebeck", "merchant")
    match.play("blue: relocate stade_hamburg", "blue: extra_put hamburg_bremen trader")
    match.play("blue: extra_put hamburg_lueneburg trader")
    assert match.asks() == "red: main"


@rule("HT-5.3.8", forbids=True)
def test_a_farther_ring_is_refused_while_the_nearer_one_has_room() -> None:
    match = displace(table(3).route("hamburg_luebeck", "blue trader"), "hamburg_luebeck", "trader")
    assert match.refusal("blue: relocate minden_hannover") == "HT-5.3.8"
    match.play("blue: relocate stade_hamburg")
    assert match.refusal("blue: extra_put osnabrueck_bremen trader") == "HT-5.3.8"


@rule("HT-2.7", forbids=True)
def test_the_displacement_route_itself_is_no_destination() -> None:
    match = displace(table(3).route("hamburg_luebeck", "blue trader"), "hamburg_luebeck", "trader")
    assert match.refusal("blue: relocate hamburg_luebeck") == "HT-2.7"


@rule("HT-5.3.8")
def test_the_ring_is_found_anew_for_every_piece() -> None:
    laid = table(3).route("coellen_warburg", "blue merchant").route("paderborn_warburg", *["green trader"] * 2)
    match = displace(laid, "coellen_warburg", "merchant")
    assert match.options("relocate") == {"paderborn_warburg"}
    match.play("blue: relocate paderborn_warburg")
    second_ring = {"dortmund_paderborn", "minden_paderborn", "paderborn_hildesheim"}
    assert {option.split(" ")[0] for option in match.options("extra_put")} == second_ring


@rule("HT-5.3.8")
def test_the_third_ring_follows_the_second() -> None:
    laid = table(3).route("coellen_warburg", "blue trader")
    for route in ("paderborn_warburg", "dortmund_paderborn", "minden_paderborn", "paderborn_hildesheim"):
        laid.full_desk("green").fill(route, "green trader")
    match = displace(laid, "coellen_warburg", "trader")
    assert match.options("relocate") == {
        "duisburg_dortmund",
        "bremen_minden",
        "muenster_minden",
        "minden_hannover",
        "minden_brunswiek",
        "hildesheim_goslar",
    }


@rule("HT-5.3.9")
def test_a_piece_may_be_lifted_from_the_displacement_route_itself() -> None:
    laid = stripped(table(3).route("hamburg_luebeck", "blue trader", "blue merchant"))
    match = displace(laid, "hamburg_luebeck", "trader").play("blue: relocate stade_hamburg")
    assert match.options("extra_lift") == {"hamburg_luebeck merchant"}
    match.play("blue: extra_lift hamburg_luebeck merchant", "blue: extra_drop hamburg_bremen")
    assert match.route("hamburg_luebeck") == ["red trader", FREE, FREE]


@rule("HT-5.3.9", "HT-5.3.12", forbids=True)
def test_a_piece_placed_in_this_relocation_is_not_lifted_again() -> None:
    laid = stripped(table(3).route("hamburg_luebeck", "blue trader").route("minden_hannover", "blue trader"))
    match = displace(laid, "hamburg_luebeck", "trader").play("blue: relocate stade_hamburg")
    assert match.refusal("blue: extra_lift stade_hamburg trader") == "HT-5.3.12"


@rule("HT-5.3.9", forbids=True)
def test_a_lifted_piece_must_go_to_another_route() -> None:
    laid = stripped(table(3).route("hamburg_luebeck", "blue trader").route("hamburg_bremen", "blue merchant"))
    match = displace(laid, "hamburg_luebeck", "trader")
    match.play("blue: relocate stade_hamburg", "blue: extra_lift hamburg_bremen merchant")
    assert match.options("extra_drop") == {"stade_hamburg", "hamburg_lueneburg"}
    assert match.refusal("blue: extra_drop hamburg_bremen") == "HT-5.3.9"


@rule("HT-5.3.9", forbids=True)
def test_a_piece_without_another_destination_is_not_lifted() -> None:
    """Paderborn-Warburg is the whole first ring and still has room: the merchant there has nowhere else to go."""
    laid = stripped(table(3).route("coellen_warburg", "blue trader").route("paderborn_warburg", "blue merchant"))
    match = displace(laid, "coellen_warburg", "trader").play("blue: relocate paderborn_warburg")
    assert match.asks() == "red: main"
    laid = stripped(table(3).route("coellen_warburg", "blue trader").route("paderborn_warburg", "blue merchant"))
    match = displace(laid.route("minden_hannover", "blue trader"), "coellen_warburg", "trader")
    match.play("blue: relocate paderborn_warburg")
    assert match.options("extra_lift") == {"minden_hannover trader"}
    assert match.refusal("blue: extra_lift paderborn_warburg merchant") == "HT-5.3.9"


@rule("HT-5.3.9")
def test_the_ring_is_measured_while_the_piece_still_stands() -> None:
    """With its merchant the first ring is full, so the merchant leaves it for the second."""
    laid = table(3).route("coellen_warburg", "blue trader")
    laid = stripped(laid.route("paderborn_warburg", "blue merchant", "green trader"))
    match = displace(laid, "coellen_warburg", "trader").play("blue: relocate paderborn_warburg")
    match.play("blue: extra_lift paderborn_warburg merchant")
    assert match.options("extra_drop") == {"dortmund_paderborn", "minden_paderborn", "paderborn_hildesheim"}


@rule("HT-5.3.10")
def test_nothing_moves_from_stock_to_supply() -> None:
    match = displace(table(3).route("hamburg_luebeck", "blue merchant"), "hamburg_luebeck", "merchant")
    supplies = match.supply("red"), match.supply("blue")
    match.play("blue: relocate stade_hamburg", "blue: extra_put stade_hamburg trader")
    match.play("blue: extra_put stade_hamburg trader")
    assert (match.supply("red"), match.supply("blue")) == supplies


@rule("HT-5.3.11")
@pytest.mark.parametrize(
    ("shape", "traders", "merchants", "payments"),
    [
        ("trader", 2, 0, {"trader 0"}),
        ("trader", 1, 1, {"trader 1", "merchant 0"}),
        ("trader", 0, 2, {"merchant 1"}),
        ("trader", 5, 2, {"trader 0", "trader 1", "merchant 0", "merchant 1"}),
        ("merchant", 3, 0, {"trader 0"}),
        ("merchant", 2, 1, {"trader 1", "merchant 0"}),
        ("merchant", 1, 2, {"trader 2", "merchant 1"}),
        ("merchant", 0, 3, {"merchant 2"}),
        ("merchant", 5, 3, {"trader 0", "trader 1", "trader 2", "merchant 0", "merchant 1", "merchant 2"}),
    ],
)
def test_every_payment_that_the_supply_covers(shape: str, traders: int, merchants: int, payments: set[str]) -> None:
    laid = table(3).desk("red", liber_sophiae=2).supply("red", traders=traders, merchants=merchants)
    match = laid.route("hamburg_luebeck", f"blue {shape}").begin()
    match.play(f"red: displace hamburg_luebeck next1 {shape}")
    assert match.options("displace_pay") == payments


@rule("HT-5.3.11", forbids=True)
@pytest.mark.parametrize("payment", ["trader 1", "merchant 0", "merchant 1", "trader 2"])
def test_a_payment_that_the_supply_does_not_cover(payment: str) -> None:
    match = table(3).route("hamburg_luebeck", "blue trader").supply("red", traders=2).begin()
    match.play("red: displace hamburg_luebeck next1 trader")
    assert match.refusal(f"red: displace_pay {payment}") == "HT-5.3.11"


@rule("HT-5.3.12")
def test_of_equal_pieces_on_a_route_only_the_surplus_can_be_lifted() -> None:
    """Two merchants stand on Stade-Hamburg, one of them was just put there: one can be lifted, not both."""
    laid = table(3).desk("blue", liber_sophiae=1).route("hamburg_luebeck", "blue merchant")
    laid = stripped(laid.route("stade_hamburg", "blue merchant"))
    match = displace(laid, "hamburg_luebeck", "merchant").play("blue: relocate stade_hamburg")
    assert match.options("extra_lift") == {"stade_hamburg merchant"}
    match.play("blue: extra_lift stade_hamburg merchant", "blue: extra_drop hamburg_bremen")
    assert match.asks() == "red: main"
    assert match.route("stade_hamburg") == [FREE, "blue merchant", FREE]


@rule("HT-5.3.1", "HT-5.3.2")
def test_at_the_start_there_is_nothing_to_displace() -> None:
    assert set_up(5).options("displace") == set()
