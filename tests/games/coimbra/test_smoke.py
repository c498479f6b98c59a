"""Coimbra plays to the end at every seat count and keeps its invariants on the way."""

from functools import cache
from itertools import combinations_with_replacement

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tabuleiro.bots.generator import seed_word
from tabuleiro.bots.playout import playout
from tabuleiro.core.digest import digest
from tabuleiro.core.errors import Illegal
from tabuleiro.core.play import play
from tabuleiro.games.coimbra.cards import add_card
from tabuleiro.games.coimbra.components import CARD_DIPLOMAS, CARDS, COLUMNS, DIPLOMA_POINTS
from tabuleiro.games.coimbra.game import GAME, CoimbraMatch
from tabuleiro.games.coimbra.scoring import diploma_points
from tabuleiro.games.coimbra.setup import set_up
from tabuleiro.testkit.conformance import check_conformance
from tabuleiro.testkit.position_laws import check_broken_positions
from tabuleiro.testkit.rules import rule
from tabuleiro.testkit.soak import soak


@rule("CO-5.1", "CO-11.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_after_four_rounds(seats: int) -> None:
    state = GAME.new(seats)
    decisions = playout(state, seed_word(7), vec[i64]([0] * GAME.spaces.size))
    result = state.result()
    assert result is not None
    assert result.reasons == ["four_rounds"]
    assert decisions < GAME.max_steps


@rule("CO-13.1", "CO-13.2", "CO-13.3", "CO-13.4", "CO-13.5", "CO-13.6", "CO-13.7", "CO-13.8", "CO-13.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_invariants_hold_on_every_step(seats: int) -> None:
    report = soak(GAME, seats=seats, steps=2_000, seed=seats)
    assert report.violations == []
    assert report.finished > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_every_law_of_the_contract_is_kept(seats: int) -> None:
    check_conformance(GAME, seats, steps=12, seed=3)


def test_a_broken_position_is_refused_or_sound() -> None:
    state = GAME.new(3)
    buffer = vec[i64]([0] * GAME.spaces.size)
    while state.decision() != "city_action":
        state.apply(buffer[state.legal_into(buffer) - 1])
    assert check_broken_positions(state, 0) > 500
    assert digest(GAME.load(state.dump())) == digest(state)


@cache
def best_partition(icons: tuple[int, ...], wilds: int) -> int:
    """The best sum over all partitions of icons into sets of different kinds, by trying all."""
    if sum(icons) == 0:
        full, rest = divmod(wilds, 5)
        return int(full * DIPLOMA_POINTS[5] + DIPLOMA_POINTS[rest])
    best = 0
    first = next(kind for kind in range(5) if icons[kind] > 0)
    others = [kind for kind in range(5) if kind != first and icons[kind] > 0]
    for chosen in range(1 << len(others)):
        kinds = [first] + [kind for i, kind in enumerate(others) if chosen >> i & 1]
        left = tuple(count - (kind in kinds) for kind, count in enumerate(icons))
        for jokers in range(min(wilds, 5 - len(kinds)) + 1):
            points = int(DIPLOMA_POINTS[len(kinds) + jokers]) + best_partition(left, wilds - jokers)
            best = max(best, points)
    return best


def hand_with(icons: tuple[int, ...], wilds: int) -> CoimbraMatch:
    """A position in which seat 0 has cards with exactly these icons."""
    state = CoimbraMatch()
    set_up(state, 2)
    for kind, wanted in enumerate((*icons, wilds)):
        single = [1 if i == kind else 0 for i in range(6)]
        cards = [card for card in range(len(CARDS)) if list(CARD_DIPLOMAS[card * 6 : card * 6 + 6]) == single]
        for card in cards[:wanted]:
            add_card(state, 0, card)
    return state


@rule("CO-10.4")
def test_diploma_sets_with_wilds_are_the_best_of_all_partitions() -> None:
    for icons in combinations_with_replacement(range(3), 5):
        for wilds in range(4):
            counted = diploma_points(hand_with(icons, wilds), 0)
            assert counted == best_partition(icons, wilds), (icons, wilds)


def city_action_with(card: str, pile: list[str]) -> CoimbraMatch:
    """A city action for 20 coins and guards, with one card in the evaluated row and these on the discard pile."""
    state = GAME.new(4)
    assert isinstance(state, CoimbraMatch)
    while state.decision() != "city_action":
        state.apply(state.legal()[-1])
    seat = state.to_act()
    state.coins[seat] = state.guards[seat] = 20
    for i in range(len(CARDS)):
        state.discard[i] = int(CARDS[i] in pile)
    for column in range(COLUMNS):
        state.display[(state.location - 1) * COLUMNS + column] = CARDS.index(card) + 1 if column == 0 else 0
    return state


@rule("CO-2.1", "CO-9.4", "CO-9.5", "CO-9.6")
def test_the_deepest_chain_of_bonuses_comes_back_to_its_die() -> None:
    state = city_action_with("cou_2f", ["cle_2f", "cle_3e"])
    seat, tiles = state.to_act(), [int(holder) for holder in state.favors]
    add_card(state, seat, CARDS.index("mer_2d"))
    for text in ("acquire 1", "take_discard cle_2f", "repeat cou_2f", "take_discard cle_3e", "repeat mer_2d"):
        play(state, seat, text)
    assert state.decision() == "favor"
    assert state.agenda.depth == 5
    while state.agenda.depth > 1:
        state.apply(state.legal()[-1])
    assert [int(holder) for holder in state.favors] == tiles
    assert state.repeated == 0


@rule("CO-9.6", forbids=True)
def test_a_card_is_not_repeated_twice_for_one_die() -> None:
    state = city_action_with("cou_2f", ["cle_2f"])
    seat = state.to_act()
    add_card(state, seat, CARDS.index("cou_1a"))
    state.repeated = 1 << CARDS.index("cou_1a")
    for text in ("acquire 1", "take_discard cle_2f"):
        play(state, seat, text)
    with pytest.raises(Illegal):
        play(state, seat, "repeat cou_1a")
    play(state, seat, "repeat cou_2f")
