"""How a score could become more: whoever takes the step that is told has exactly the points that were told."""

from collections.abc import Callable

import pytest

from games.test_tally import kept_positions
from tabuleiro.core import Prospect, State
from tabuleiro.games.coimbra.game import CoimbraState
from tabuleiro.games.coimbra.influence import raise_influence
from tabuleiro.games.hansa_teutonica.board.cities import first_empty_office, found, found_extra
from tabuleiro.games.hansa_teutonica.board.desk import develop
from tabuleiro.games.hansa_teutonica.data import components as hansa
from tabuleiro.games.hansa_teutonica.game import HansaState
from tabuleiro.games.hansa_teutonica.state import put, renew
from tabuleiro.games.luna.council import advance
from tabuleiro.games.luna.data import components as luna
from tabuleiro.games.luna.game import LunaState
from tabuleiro.games.luna.scoring import place_points, priestess_place
from tabuleiro.games.merv.data import components as merv
from tabuleiro.games.merv.game import MervState
from tabuleiro.games.merv.tracks import gain_favor, gain_influence
from tabuleiro.testkit.rules import rule

Step = Callable[[State, int, Prospect], None]


def category(state: State, party: int, name: str) -> int:
    """What a party has in a category, settled or not."""
    return sum(entry.points for entry in state.tally(party) if entry.category == name)


def check_steps(game: str, name: str, step: Step) -> None:
    """Take the step in every kept position where it is told."""
    tried = 0
    for state in kept_positions(game):
        for seat in range(state.seats):
            for prospect in state.prospects(seat):
                if prospect.category == name:
                    later = state.copy()
                    step(later, seat, prospect)
                    gained = category(later, seat, name) - category(state, seat, name)
                    assert gained == prospect.points, prospect
                    tried += 1
    assert tried > 5


def count(prospect: Prospect) -> int:
    return int(prospect.arguments["count"])


@rule("HT-8.2")
def test_hansa_one_office_is_enough_in_every_city_that_is_told() -> None:
    def step(state: State, seat: int, prospect: Prospect) -> None:
        assert isinstance(state, HansaState)
        assert len(prospect.elements) == count(prospect)
        for place in prospect.elements[1:]:
            other = state.copy()
            assert isinstance(other, HansaState)
            open_office(other, seat, place)
            assert category(other, seat, "cities") - category(state, seat, "cities") == prospect.points
        open_office(state, seat, prospect.elements[0])

    check_steps("hansa_teutonica", "cities", step)


@rule("HT-8.5")
def test_hansa_an_office_of_the_network_counts_as_much_as_the_keys() -> None:
    def step(state: State, seat: int, prospect: Prospect) -> None:
        assert isinstance(state, HansaState)
        names = [place.removeprefix("city:") for place in prospect.elements] or list(hansa.CITIES)
        free = [name for name in names if first_empty_office(state, hansa.CITIES.index(name)) >= 0]
        if free:
            open_office(state, seat, f"city:{free[0]}")
        else:
            found_extra(state, hansa.CITIES.index(names[0]), 1 + 2 * seat)

    check_steps("hansa_teutonica", "network", step)


def open_office(state: HansaState, seat: int, place: str) -> None:
    city = hansa.CITIES.index(place.removeprefix("city:"))
    found(state, city, first_empty_office(state, city), 1 + 2 * seat)


@rule("HT-13.1")
def test_hansa_a_track_that_is_developed_so_often_is_full() -> None:
    def step(state: State, seat: int, prospect: Prospect) -> None:
        assert isinstance(state, HansaState)
        track = hansa.TRACKS.index(prospect.elements[0].split(":")[2])
        for _ in range(count(prospect)):
            develop(state, seat, track)

    check_steps("hansa_teutonica", "abilities", step)


@rule("HT-13.1")
def test_hansa_so_many_more_markers_are_worth_more() -> None:
    def step(state: State, seat: int, prospect: Prospect) -> None:
        assert isinstance(state, HansaState)
        lasting, place = renew(state), seat * hansa.MARKER_COUNT
        lasting.used = put(lasting.used, place, lasting.used[place] + count(prospect))

    check_steps("hansa_teutonica", "bonus_markers", step)


@rule("LU-11.2")
def test_luna_so_many_chairs_up_are_worth_more() -> None:
    def step(state: State, seat: int, prospect: Prospect) -> None:
        assert isinstance(state, LunaState)
        advance(state, seat, count(prospect))
        assert prospect.elements == [f"chair:{state.chairs[seat]}"]

    check_steps("luna", "council", step)


@rule("LU-9.2")
def test_luna_so_many_more_novices_bring_a_better_place_with_the_priestess() -> None:
    tried = 0
    for state in kept_positions("luna"):
        assert isinstance(state, LunaState)
        for seat in range(state.seats):
            for prospect in [one for one in state.prospects(seat) if one.category == "priestess"]:
                before = priestess_points(state, seat)
                state.active[seat * luna.ISLAND_COUNT + state.figures[luna.PRIESTESS]] += count(prospect) - 1
                assert priestess_points(state, seat) == before, "one novice less is not enough"
                state.active[seat * luna.ISLAND_COUNT + state.figures[luna.PRIESTESS]] += 1
                assert priestess_points(state, seat) - before == prospect.points
                assert priestess_place(state, seat) + 1 == prospect.arguments["place"]
                tried += 1
    assert tried > 5


def priestess_points(state: LunaState, seat: int) -> int:
    place = priestess_place(state, seat)
    return int(place_points(state, place)) if place >= 0 else 0


@rule("CO-10.3")
def test_coimbra_so_many_spaces_farther_a_track_is_worth_more() -> None:
    def step(state: State, seat: int, prospect: Prospect) -> None:
        assert isinstance(state, CoimbraState)
        classes = ["council", "merchants", "clerics", "scholars"]
        raise_influence(state, seat, classes.index(prospect.elements[0].removeprefix("track:")), count(prospect))

    check_steps("coimbra", "influence", step)


@rule("CO-10.6")
def test_coimbra_so_many_more_coins_make_a_point() -> None:
    def step(state: State, seat: int, prospect: Prospect) -> None:
        assert isinstance(state, CoimbraState)
        state.coins[seat] += count(prospect)

    check_steps("coimbra", "leftovers", step)


@rule("ME-9.1")
def test_merv_so_much_favor_reaches_the_next_marked_space() -> None:
    def step(state: State, seat: int, prospect: Prospect) -> None:
        assert isinstance(state, MervState)
        gain_favor(state, seat, count(prospect))

    check_steps("merv", "favor_track", step)


@rule("ME-10.1")
def test_merv_so_much_influence_reaches_the_next_marked_space() -> None:
    def step(state: State, seat: int, prospect: Prospect) -> None:
        assert isinstance(state, MervState)
        gain_influence(state, seat, count(prospect))

    check_steps("merv", "influence_track", step)


@rule("ME-13.1")
def test_merv_no_other_spice_brings_more() -> None:
    def step(state: State, seat: int, prospect: Prospect) -> None:
        assert isinstance(state, MervState)
        before, best = category(state, seat, "spice_sets"), 0
        for spice in range(merv.SPICE_COUNT):
            other = state.copy()
            assert isinstance(other, MervState)
            other.spices[seat * merv.SPICE_COUNT + spice] += 1
            best = max(best, category(other, seat, "spice_sets") - before)
        assert best == prospect.points
        name = str(prospect.arguments["spice"]).removeprefix("spice-")
        state.spices[seat * merv.SPICE_COUNT + merv.SPICES.index(name)] += 1

    check_steps("merv", "spice_sets", step)


@pytest.mark.parametrize("name", ["coimbra", "hansa_teutonica", "luna", "merv"])
def test_a_game_that_is_over_promises_nothing(name: str) -> None:
    over = [state for state in kept_positions(name) if state.result() is not None]
    assert over
    for state in over:
        assert not [prospect for seat in range(state.seats) for prospect in state.prospects(seat)]
