"""Chapter 4: each of the 18 contracts, with its goods, scrolls, points and reward."""

import pytest

from games.merv.table import Layout, table
from tabuleiro.testkit.rules import rule

CONTRACTS: dict[int, tuple[int, tuple[str, ...], int, str]] = {
    1: (5, ("carpets",), 0, "favor 1"),
    2: (5, ("dates",), 0, "soldier"),
    3: (4, ("jade",), 0, "favor 1"),
    4: (4, ("lapis",), 0, "soldier"),
    5: (3, (), 1, "favor 1"),
    6: (3, (), 1, "soldier"),
    7: (9, ("dates", "pearls"), 0, "favor 1"),
    8: (9, ("carpets", "silk"), 0, "soldier"),
    9: (8, ("jade", "amber"), 0, "favor 1"),
    10: (8, ("lapis", "incense"), 0, "soldier"),
    11: (7, ("dates",), 2, "favor 2"),
    12: (7, ("carpets",), 2, "soldier"),
    13: (14, ("silk", "incense", "jade"), 0, "favor 2"),
    14: (14, ("pearls", "amber", "carpets"), 0, "soldier"),
    15: (12, ("silk", "pearls", "lapis"), 0, "favor 2"),
    16: (12, ("amber", "incense", "dates"), 0, "soldier"),
    17: (11, ("jade", "amber"), 2, "favor 2"),
    18: (11, ("lapis", "silk"), 2, "soldier"),
}
"""Points, goods, scrolls and reward by number."""


def pile_of(number: int) -> str:
    """The pile of a contract when the lower number of two went to pile a."""
    return f"pile_{(number - 1) // 6 + 1}{'ab'[(number - 1) % 2]}"


def offered(number: int, goods: tuple[str, ...], scrolls: int) -> Layout:
    """A contract lies on top of its pile; Yellow has influence 12, a cube, and these goods and scrolls."""
    first = (number - 1) // 6 * 6 + (number - 1) % 2 + 1
    laid = table(4).contracts("red", *range(first, number, 2)).houses("red", "r0c0")
    laid = laid.influence("yellow", 12).cubes("yellow", pink=1).goods("yellow", **dict.fromkeys(goods, 1))
    red_scrolls = sum(CONTRACTS[taken][2] for taken in range(first, number, 2))
    assert red_scrolls == 0
    return laid.scrolls("yellow", scrolls, *(["discount_mosque"] if scrolls == 2 else []))


@rule("ME-4.7", "ME-2.8")
@pytest.mark.parametrize("number", CONTRACTS)
def test_a_contract_gives_what_is_printed(number: int) -> None:
    points, goods, scrolls, reward = CONTRACTS[number]
    match = offered(number, goods, scrolls).begin().play(f"yellow: complete_contract {pile_of(number)}")
    assert match.points("yellow") == {"contracts": points}
    assert match.goods("yellow") == {}
    assert match.scrolls("yellow") == (0, scrolls)
    if reward == "soldier":
        assert match.asks() == "yellow: soldier_target"
    else:
        assert match.favor("yellow") == int(reward.removeprefix("favor "))


@rule("ME-4.7")
@pytest.mark.parametrize("number", CONTRACTS)
def test_a_contract_needs_every_good_and_scroll(number: int) -> None:
    _, goods, scrolls, _ = CONTRACTS[number]
    for missing in goods:
        match = offered(number, tuple(good for good in goods if good != missing), scrolls).begin()
        assert not match.allows(f"yellow: complete_contract {pile_of(number)}")
    if scrolls > 0:
        match = offered(number, goods, scrolls - 1).begin()
        assert not match.allows(f"yellow: complete_contract {pile_of(number)}")
