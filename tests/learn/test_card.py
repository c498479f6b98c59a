"""Share cards: sound SVG that asks for nothing, whose texts have room in any language and whose names are harmless."""

import re
from xml.etree import ElementTree as ET

import pytest

from learn.analysis_story import believe, played
from tabuleiro.learn.analysis import plan
from tabuleiro.learn.analysis.job import run_analysis
from tabuleiro.learn.analysis.plan import plan_analysis
from tabuleiro.learn.report.card import EDGE, LETTER, WIDE, Card, CardRow, draw_card

SVG = "{http://www.w3.org/2000/svg}"
LONGER = 1.4
"""What is said in another language is up to so much longer."""


def card(scale: float = 1.0, *, name: str = "Ana") -> Card:
    """A card of five players whose texts are longer than ours."""

    def long(text: str) -> str:
        return text + "m" * round(len(text) * (scale - 1))

    rows = [CardRow(seat, long(f"{name} {seat}"), ["104", "99"]) for seat in range(5)]
    subtitle = long("5 players, 2026-11-17")
    return Card(
        long("Hansa Teutonica"), subtitle, [long("points"), long("accuracy")], rows, "words", foot=long("Chances")
    )


def texts(svg: str) -> list[tuple[str, float, float, str]]:
    """Every text: what it says, where it begins or ends, how wide its letters are, and to which side it runs."""
    found = ET.fromstring(svg)  # noqa: S314 - we have just written it
    return [
        (
            one.text or "",
            float(one.attrib["x"]),
            float(one.attrib["font-size"]) * LETTER,
            one.get("text-anchor", "start"),
        )
        for one in found.iter(f"{SVG}text")
    ]


@pytest.mark.parametrize("scale", [1.0, LONGER])
def test_every_text_has_room(scale: float) -> None:
    for text, x, letter, anchor in texts(draw_card(card(scale))):
        width = letter * len(text)
        left, right = (x - width, x) if anchor == "end" else (x, x + width)
        assert left >= EDGE - 1, text
        assert right <= WIDE - EDGE + 1, text


def test_a_name_cannot_say_anything_to_a_browser() -> None:
    svg = draw_card(card(name='<script>alert("x")</script>&'))
    assert "<script" not in svg
    assert '<script>alert("x")</script>& 0' in [text for text, *_ in texts(svg)]


def test_a_card_says_all_of_it_in_words_and_asks_for_nothing() -> None:
    svg = draw_card(card())
    title = ET.fromstring(svg).find(f"{SVG}title")  # noqa: S314 - we have just written it
    assert title is not None
    assert title.text == "words"
    assert not re.search(r"""href|url\((?!#)|(?<!xmlns=")https?://""", svg)


def test_the_chances_of_an_analysis_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    believe(monkeypatch)
    monkeypatch.setattr(plan, "QUICK", 160)
    found = run_analysis(plan_analysis(played(3, 4), "quick"), 1, None, lambda *_: None)
    drawn = ET.fromstring(draw_card(card()._replace(course=found)))  # noqa: S314 - we have just written it
    assert len(list(drawn.iter(f"{SVG}polygon"))) == 6
