"""The action space: ids without gaps, texts without doubt."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabuleiro.core import ActionSpace, Family, Malformed, Parameter

CITY = Parameter("city", ("bremen", "luebeck", "hamburg"))
SHAPE = Parameter("shape", ("trader", "merchant"))
SPACE = ActionSpace(
    [Family("end_turn"), Family("place", (CITY, SHAPE)), Family("income"), Family("draw", (SHAPE,), chance=True)]
)


def test_families_lie_end_to_end_in_their_order() -> None:
    assert [SPACE.format(action) for action in range(SPACE.size)] == [
        "end_turn",
        "place bremen trader",
        "place bremen merchant",
        "place luebeck trader",
        "place luebeck merchant",
        "place hamburg trader",
        "place hamburg merchant",
        "income",
        "draw trader",
        "draw merchant",
    ]


def test_players_ids_come_first() -> None:
    assert (SPACE.players, SPACE.size) == (8, 10)


def test_format_and_parse_are_inverses() -> None:
    assert [SPACE.parse(SPACE.format(action)) for action in range(SPACE.size)] == list(range(SPACE.size))


def test_values_and_id_are_inverses() -> None:
    assert [SPACE.id(SPACE.kind(a), SPACE.values(a)) for a in range(SPACE.size)] == list(range(SPACE.size))


def test_an_id_knows_its_family_base_and_words() -> None:
    assert (SPACE.base("place"), SPACE.family(4).kind, SPACE.words(4)) == (1, "place", ["luebeck", "merchant"])


def test_a_value_out_of_range_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="shape 2 is out of range"):
        SPACE.id("place", [0, 2])


def test_a_kind_may_stand_only_once() -> None:
    with pytest.raises(AssertionError, match="two families are called take"):
        ActionSpace([Family("take"), Family("take")])


def test_a_players_family_after_chance_is_refused() -> None:
    with pytest.raises(AssertionError, match="players' ids must come before chance ids"):
        ActionSpace([Family("draw", chance=True), Family("take")])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "unknown action ''"),
        ("fly", "unknown action 'fly'"),
        ("place", "expected 'place <city> <shape>'"),
        ("place bremen", "has the wrong form"),
        ("place bremen trader trader", "has the wrong form"),
        ("end_turn now", "expected 'end_turn'"),
        ("place rome trader", "'rome' in 'place rome trader' is no city: expected one of bremen, luebeck, hamburg"),
        ("place  bremen trader", "has the wrong form"),
        ("Place bremen trader", "unknown action 'Place'"),
        ("place bremen trader\n", "is no shape"),
    ],
)
def test_a_malformed_text_says_which_word_is_wrong(text: str, said: str) -> None:
    with pytest.raises(Malformed) as caught:
        SPACE.parse(text)
    assert said in str(caught.value)


HUGE = 10**5000
"""More digits than Python is willing to print."""


@pytest.mark.parametrize(
    "action",
    [
        -1,
        10,
        pytest.param(HUGE, id="huge"),
        pytest.param(-HUGE, id="-huge"),
        pytest.param([HUGE], id="[huge]"),
        True,
        False,
        1.0,
        None,
        "0",
        b"0",
        [0],
    ],
)
def test_whatever_is_no_id_is_malformed(action: object) -> None:
    with pytest.raises(Malformed, match="ids run from 0 to 9") as caught:
        SPACE.check(action)
    assert len(str(caught.value)) < 150


@given(st.text())
def test_any_text_is_an_action_or_malformed(text: str) -> None:
    try:
        action = SPACE.parse(text)
    except Malformed:
        return
    assert SPACE.format(action) == text


@given(st.integers())
def test_any_integer_is_an_id_or_malformed(number: int) -> None:
    try:
        assert SPACE.parse(SPACE.format(number)) == number
    except Malformed:
        assert not 0 <= number < SPACE.size


@pytest.mark.parametrize("text", ["x" * 10_000, "place " + "y" * 10_000 + " trader"])
def test_an_error_repeats_only_the_beginning_of_a_long_text(text: str) -> None:
    with pytest.raises(Malformed) as caught:
        SPACE.parse(text)
    assert len(str(caught.value)) < 500
    assert all(len(str(value)) < 500 for value in caught.value.arguments.values())
