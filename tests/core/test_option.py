"""Options and seat counts: what the game does not offer is refused by name."""

import pytest

from tabuleiro.core import BadOption, Option
from tabuleiro.core.errors import BadData
from tabuleiro.core.option import complete_options
from tabuleiro.core.reader import Reader
from toy.game import GAME, Toy
from toy.toy_state import ToyState

DECK = Option("deck", "short", {"short": (2, 3), "long": (3,)})
PACE = Option("pace", "slow", {"slow": (2, 3), "fast": (2, 3)}, since=2, before="fast")


class Younger(Toy):
    """The toy game in its second version, which brought an option: before it every game was fast."""

    def __init__(self) -> None:
        super().__init__()
        self.version = 2
        self.options = [DECK, PACE]
        self.started: dict[str, str] = {}

    def start(self, seats: int, options: dict[str, str]) -> ToyState:
        self.started = options
        return super().start(seats, options)


def test_what_was_not_chosen_gets_its_default() -> None:
    assert complete_options([DECK, PACE], 3, {"pace": "fast"}) == {"deck": "short", "pace": "fast"}


def test_an_unknown_option_is_named_with_those_that_exist() -> None:
    with pytest.raises(BadOption, match="unknown option 'colour': expected one of deck, pace") as caught:
        complete_options([DECK, PACE], 3, {"colour": "red"})
    assert (caught.value.key, caught.value.arguments["option"]) == ("unknown-option", "colour")


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="this game has none"):
        complete_options([], 2, {"colour": "red"})


def test_a_value_may_depend_on_the_seat_count() -> None:
    with pytest.raises(BadOption, match="option deck cannot be 'long' with 2 seats: expected one of short"):
        complete_options([DECK], 2, {"deck": "long"})


@pytest.mark.parametrize("seats", [0, 1, 4, -1, 10**30])
def test_a_seat_count_that_is_not_offered_is_refused(seats: int) -> None:
    with pytest.raises(BadOption, match=f"toy is not played by {seats}: expected one of 2, 3 seats"):
        GAME.new(seats)


def test_new_takes_the_defaults_without_options() -> None:
    assert GAME.new(3).dump() == GAME.new(3, {"deck": "short"}).dump() != GAME.new(3, {"deck": "long"}).dump()


def test_an_older_version_is_played_as_it_was_before_the_option() -> None:
    game = Younger()
    game.take_back(1)
    assert [option.name for option in game.options] == ["deck"]
    game.new(2)
    assert game.started == {"deck": "short", "pace": "fast"}


def test_an_older_version_does_not_know_the_option() -> None:
    game = Younger()
    game.take_back(1)
    with pytest.raises(BadOption, match="unknown option 'pace': expected one of deck"):
        game.new(2, {"pace": "slow"})


def test_a_new_game_has_the_default_of_the_new_option() -> None:
    game = Younger()
    game.new(2)
    assert game.started == {"deck": "short", "pace": "slow"}


def test_a_dump_tells_the_options_of_its_version() -> None:
    younger, older = Younger(), Younger()
    older.take_back(1)
    everything = {"deck": "short", "pace": "fast"}
    assert younger.dump_options(everything) == everything
    assert older.dump_options(everything) == {"deck": "short"}
    assert older.load_options(Reader({"deck": "short"}), 2) == everything
    assert younger.load_options(Reader(everything), 2) == everything


@pytest.mark.parametrize(
    ("version", "position", "said"),
    [
        (1, {"deck": "short", "pace": "slow"}, "unknown key 'pace'"),
        (2, {"deck": "short"}, "pace: is missing"),
        (2, {"deck": "short", "pace": "quick"}, "pace: expected one of slow, fast"),
        (2, {"deck": "long", "pace": "slow"}, "deck: expected one of short"),
    ],
)
def test_options_of_another_version_are_refused_by_name(version: int, position: dict[str, str], said: str) -> None:
    game = Younger()
    if version == 1:
        game.take_back(1)
    with pytest.raises(BadData, match=said):
        game.load_options(Reader(position), 2)
