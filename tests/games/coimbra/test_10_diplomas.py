"""RULES.md, chapter 10: the algorithm for diplomas against every partition there is."""

from functools import cache
from itertools import combinations_with_replacement

from tabuleiro.games.coimbra.cards import add_card
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.game import CoimbraState
from tabuleiro.games.coimbra.scoring import diploma_points
from tabuleiro.games.coimbra.setup import set_up
from tabuleiro.testkit.rules import rule


@cache
def best_partition(icons: tuple[int, ...], wilds: int) -> int:
    """The best sum over all partitions of icons into sets of different kinds, by trying all."""
    if sum(icons) == 0:
        full, rest = divmod(wilds, 5)
        return int(full * c.DIPLOMA_POINTS[5] + c.DIPLOMA_POINTS[rest])
    best = 0
    first = next(kind for kind in range(5) if icons[kind] > 0)
    others = [kind for kind in range(5) if kind != first and icons[kind] > 0]
    for chosen in range(1 << len(others)):
        kinds = [first] + [kind for i, kind in enumerate(others) if chosen >> i & 1]
        left = tuple(count - (kind in kinds) for kind, count in enumerate(icons))
        for jokers in range(min(wilds, 5 - len(kinds)) + 1):
            points = int(c.DIPLOMA_POINTS[len(kinds) + jokers]) + best_partition(left, wilds - jokers)
            best = max(best, points)
    return best


def hand_with(icons: tuple[int, ...], wilds: int) -> CoimbraState:
    """A position in which seat 0 has cards with exactly these icons."""
    state = CoimbraState()
    set_up(state, 2, {"phase_e_beginning": "phase"})
    for kind, wanted in enumerate((*icons, wilds)):
        single = [1 if i == kind else 0 for i in range(6)]
        cards = [card for card in range(len(c.CARDS)) if list(c.CARD_DIPLOMAS[card * 6 : card * 6 + 6]) == single]
        for card in cards[:wanted]:
            add_card(state, 0, card)
    return state


@rule("CO-10.4")
def test_diploma_sets_with_wilds_are_the_best_of_all_partitions() -> None:
    for icons in combinations_with_replacement(range(3), 5):
        for wilds in range(4):
            counted = diploma_points(hand_with(icons, wilds), 0)
            assert counted == best_partition(icons, wilds), (icons, wilds)
