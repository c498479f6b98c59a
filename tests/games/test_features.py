"""A position as integers in all four games: the same for every seat however it is written, and its facts differ."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.test_tally import GAMES, kept_positions
from tabuleiro.core import State
from tabuleiro.core.action import NOBODY
from tabuleiro.core.play import offer
from tabuleiro.core.present.encoded import encode_dear, encode_offers
from tabuleiro.core.present.why import too_dear


def written(state: State, seat: int, filler: int) -> list[int]:
    """The features of a position, written over whatever lay there."""
    out = vec[i64]([filler] * len(state.game().feature_names))
    state.features_into(seat, out)
    return [int(value) for value in out]


@pytest.mark.parametrize("name", GAMES)
def test_every_feature_is_written_and_behind_other_rows_the_same(name: str) -> None:
    met: set[tuple[int, ...]] = set()
    for state in kept_positions(name):
        for seat in range(state.seats):
            found = written(state, seat, 77)
            assert found == written(state, seat, -99)
            rows = state.features_behind(seat, vec[i64]([7, 8]))
            assert [int(value) for value in rows] == [7, 8, *found]
            met.add(tuple(found))
    assert len(met) > 20


@pytest.mark.parametrize("name", GAMES)
def test_offers_are_told_as_they_are(name: str) -> None:
    for state in kept_positions(name)[:6]:
        if state.to_act() in (NOBODY, -1):
            continue
        told = encode_offers(state, settling=True)
        assert [one["id"] for one in told] == list(state.legal())
        first = offer(state, state.legal()[0], settling=True)
        assert told[0] == {
            **first.action._asdict(),
            "preview": [event._asdict() for event in first.preview],
            "hands_over": first.hands_over,
        }
        for dear in too_dear(state):
            assert encode_dear(dear)["refusal"] == {**dear.refusal._asdict(), "sort": "unpayable"}
