"""Canonical JSON and its hash."""

from tabuleiro.core import canonical, digest, digest_of
from toy.game import GAME


def test_the_order_of_keys_does_not_matter() -> None:
    assert canonical({"b": 1, "a": [2, {"d": None, "c": True}]}) == '{"a":[2,{"c":true,"d":null}],"b":1}'


def test_letters_stay_letters() -> None:
    assert canonical("Lübeck") == '"Lübeck"'


def test_a_number_is_neither_a_text_nor_a_truth() -> None:
    assert len({digest_of(1), digest_of("1"), digest_of(True), digest_of([1]), digest_of(None)}) == 5


def test_a_digest_has_32_hexadecimal_digits() -> None:
    found = digest_of({})
    assert len(found) == 32
    assert int(found, 16) >= 0


def test_equal_positions_have_equal_digests() -> None:
    assert digest(GAME.new(2)) == digest(GAME.load(GAME.new(2).dump())) != digest(GAME.new(3))
