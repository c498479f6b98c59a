"""Explanations in words: lines of several parts, headings of rules, and how sure the values are."""

from tabuleiro.core import find_game
from tabuleiro.core.present.explanation import Explanation, Saying, say
from tabuleiro.texts.catalogue import Catalogue
from tabuleiro.texts.explained import headings, provenance_of, tell
from tabuleiro.texts.package import read_rules


def about(line: Saying, source: str = "") -> Explanation:
    return Explanation(say("piece-cap"), say("piece-cap"), [line], [], ["CO-6.C5"], source)


def test_the_parts_of_a_line_are_listed_after_a_colon() -> None:
    line = Saying("explain-card-immediate", {}, (say("effect-vp", n=2), say("effect-coins", n=3)))
    assert tell(about(line), Catalogue("coimbra", "en")).lines == ["At once: +2 VP, +3 coins"]


def test_two_alternatives_are_joined_by_their_word_alone() -> None:
    line = Saying("effect-vp", {"n": 2}, (say("effect-or"), say("effect-coins", n=3)))
    assert tell(about(line), Catalogue("coimbra", "en")).lines == ["+2 VP or +3 coins"]


def test_a_rule_is_named_by_its_heading_in_the_language_of_the_reader() -> None:
    explained = about(say("piece-cap"))
    assert headings(explained, read_rules("coimbra", "en")) == [("CO-6.C5", "Phase C - retrieve dice")]
    assert headings(explained, read_rules("coimbra", "pt-BR")) == [("CO-6.C5", "Fase C - recuperar dados")]


def test_an_element_is_as_sure_as_its_least_sure_value() -> None:
    game = find_game("coimbra")
    assert provenance_of(game, about(say("piece-cap"), "cap_tile")) == "rulebook"
    assert provenance_of(game, about(say("piece-cap"), "voyage_card brasil")) == "reconstructed"
    assert provenance_of(game, about(say("piece-cap"))) == "", "nothing is printed"
