"""The kit notices every way in which an element could fail to explain itself."""

from collections.abc import Mapping

import pytest
from mypy_extensions import i64

from tabuleiro.core import Explanation, Saying, UnknownElement
from tabuleiro.testkit.laws.assertions import Broken
from tabuleiro.testkit.laws.explanations import check_explanations
from toy.game import Toy
from toy.toy_state import ToyState

SOUND = Explanation(Saying("kind-trade", {}), Saying("kind-take", {}), [Saying("kind-pass", {})], [], ["TY-2.5"], "")


class ToldState(ToyState):
    """A position whose seats explain themselves."""

    told = SOUND

    def explain(self, element: str, seat: int) -> Explanation:  # noqa: ARG002 - the contract's arguments
        if element not in ("seat:0", "seat:1", "seat:2"):
            raise UnknownElement(element)
        return self.told


class Told(Toy):
    """A game that lists its elements."""

    listed: tuple[str, ...] = ("seat:0", "seat:1", "seat:2")

    def elements(self, seats: int, options: Mapping[str, str]) -> list[str]:  # noqa: ARG002 - the contract's arguments
        return list(self.listed)


def game_told(told: Explanation, state: type[ToldState] = ToldState) -> Told:
    """The toy game, every element explained in one way."""
    game = Told()
    game.state = type("OneWayState", (state,), {"told": told})
    return game


def test_a_sound_explanation_is_accepted() -> None:
    check_explanations(game_told(SOUND), 3)


def test_a_game_may_explain_nothing() -> None:
    check_explanations(Toy(), 3)


@pytest.mark.parametrize(
    ("told", "law"),
    [
        (SOUND._replace(lines=[]), "explain-lines"),
        (SOUND._replace(rules=[]), "explain-rules"),
        (SOUND._replace(rules=["TY-9.9"]), "explain-rules"),
        (SOUND._replace(title=Saying("no-such-message", {})), "explain-text"),
        (SOUND._replace(now=[Saying("action-trade", {})]), "explain-text"),
        (SOUND._replace(source="no_such_table"), "explain-source"),
    ],
)
def test_what_cannot_be_told_is_noticed(told: Explanation, law: str) -> None:
    with pytest.raises(Broken) as caught:
        check_explanations(game_told(told), 3)
    assert caught.value.law == law


def test_an_id_in_place_of_a_word_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabuleiro.texts.catalogue.Catalogue.__call__", lambda *_: "Take route:a_b")
    with pytest.raises(Broken, match="explain-words"):
        check_explanations(game_told(SOUND), 3)


def test_an_element_that_an_action_names_must_be_listed() -> None:
    game = game_told(SOUND)
    game.listed = ("seat:0", "seat:2")
    with pytest.raises(Broken, match="elements-listed"):
        check_explanations(game, 3)


def test_an_element_listed_twice_is_noticed() -> None:
    game = game_told(SOUND)
    game.listed = ("seat:0", "seat:1", "seat:2", "seat:1")
    with pytest.raises(Broken, match="elements-unique"):
        check_explanations(game, 3)


class Gullible(ToldState):
    """Explains whatever it is asked."""

    def explain(self, element: str, seat: int) -> Explanation:  # noqa: ARG002 - the contract's arguments
        return self.told


class Leaky(ToldState):
    """Remembers what its dump does not tell."""

    steps = 0

    def apply(self, action: i64) -> None:
        super().apply(action)
        self.steps += 1

    def explain(self, element: str, seat: int) -> Explanation:
        found = super().explain(element, seat)
        return found._replace(now=[Saying("word-accept" if self.steps else "word-decline", {})])


class Meddling(ToldState):
    """Changes the position when it is asked."""

    def explain(self, element: str, seat: int) -> Explanation:
        found = super().explain(element, seat)
        self.tokens[0] -= 1
        return found


@pytest.mark.parametrize(
    ("state", "law"), [(Gullible, "explain-unknown"), (Leaky, "explain-view"), (Meddling, "explain-pure")]
)
def test_what_an_explanation_may_not_do_is_noticed(state: type[ToldState], law: str) -> None:
    with pytest.raises(Broken) as caught:
        check_explanations(game_told(SOUND, state), 3)
    assert caught.value.law == law
