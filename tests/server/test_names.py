"""Names: what can be seen, and what is mistaken for another's name."""

import pytest

from tabuleiro.server.errors import RequestError
from tabuleiro.server.people.names import clean_name, skeletons

HIDDEN = {
    "the Hangul filler": "\u3164",
    "the empty Braille cell": "\u2800",
    "a Hangul beginning without an end": "\u115f",
    "a name and a filler": "Maria\u3164",
    "a name and an empty cell": "Maria\u2800",
    "twenty-nine accents": "Z" + "\u0301" * 29,
    "accents alone": "\u0301\u0301",
    "a sign that stands for a phrase of eighteen letters, ten times": "\ufdfa" * 10,
}
SEEN = ["Ana", "José", "Nguyễn Thị Ánh", "अनिता", "สมชาย", "李小龍", "Zoë 2", "❤", "O'Neil-Smith", "\u041c\u0430\u0441"]
MARIAS = {
    "case": "MARIA",
    "full width": "\uff2d\uff41\uff52\uff49\uff41",
    "a Cyrillic i": "Mar\u0456a",
    "Cyrillic M and a": "\u041c\u0430ria",
    "a Greek alpha": "Mari\u03b1",
}


@pytest.mark.parametrize("name", HIDDEN.values(), ids=HIDDEN)
def test_a_name_that_hides_is_refused(name: str) -> None:
    with pytest.raises(RequestError):
        clean_name(name)


@pytest.mark.parametrize("name", SEEN)
def test_the_names_of_the_world_are_welcome(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("name", MARIAS.values(), ids=MARIAS)
def test_a_name_that_looks_like_another_shares_its_skeleton(name: str) -> None:
    assert set(skeletons(name)) & set(skeletons("Maria"))


@pytest.mark.parametrize("name", ["Mario", "Marina", "María", "Mary"])
def test_a_name_that_can_be_told_apart_does_not(name: str) -> None:
    assert not set(skeletons(name)) & set(skeletons("Maria"))


def test_a_capital_i_is_seen_as_a_small_l() -> None:
    assert set(skeletons("EIena")) & set(skeletons("Elena"))
