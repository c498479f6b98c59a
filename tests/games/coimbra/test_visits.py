"""What the view tells about the monasteries that a pilgrim has not visited: how far they are, and what they bring."""

import pytest

from games.coimbra.deal import Deal, set_up
from games.coimbra.make_records import choose
from games.coimbra.story import CoimbraStory, seat_of
from games.coimbra.table import table
from tabuleiro.core import NOBODY, digest, find_game
from tabuleiro.games.coimbra import actions as ids
from tabuleiro.games.coimbra import decisions as d
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p
from tabuleiro.games.coimbra.game import CoimbraState
from tabuleiro.testkit.rules import rule
from tabuleiro.testkit.soaking.policies import Dice

Brings = dict[str, int]


def visit(match: CoimbraStory, name: str, node: str) -> tuple[int, Brings]:
    """The steps of a player to a monastery and what it brings him."""
    told = match.seen()["players"][seat_of(name)]["visits"][node]
    return told["steps"], told["brings"]


@rule("CO-7.5", "CO-7.6")
def test_every_pilgrim_has_its_own_way() -> None:
    match = table(4).pilgrim("eve", "stop_n").draft()
    assert [visit(match, "phil", node)[0] for node in ("m_i_8", "m_i_2", "m_ii_4", "m_iii_1")] == [2, 4, 4, 8]
    assert [visit(match, "eve", node)[0] for node in ("m_i_8", "m_i_2", "m_ii_4", "m_iii_1")] == [4, 1, 3, 5]


@rule("CO-7.7")
@pytest.mark.parametrize(
    ("node", "tile", "brings"),
    [
        ("m_i_2", "mon_1a", {"guards": 1}),
        ("m_i_2", "mon_1b", {"coins": 3}),
        ("m_i_2", "mon_1c", {"guards": 1, "coins": 1, "vp": 2}),
        ("m_i_2", "mon_1h", {"scholars": 3}),
        ("m_i_2", "mon_1i", {"vp": 2}),
        ("m_i_2", "mon_1j", {}),
        ("m_ii_1", "mon_2a", {"vp": 2 * 2}),
        ("m_ii_1", "mon_2e", {"council": 1, "clerics": 1, "scholars": 1}),
        ("m_ii_1", "mon_2h", {"vp": 2 * (1 + 1)}),
        ("m_ii_1", "mon_3d", {}),
        ("m_iii_1", "mon_3b", {"vp": 2}),
    ],
)
def test_a_visit_brings_what_the_rules_say(node: str, tile: str, brings: Brings) -> None:
    laid = table(4).monasteries(**{node: tile}).cards("phil", "cou_1a", "cou_2a").purse("phil", 0, 19)
    laid.favor("phil", "favor_cap").influence("phil", merchants=15).disks("phil", "m_i_1")
    match = laid.voyages("barbados").invested("phil", 0).row("lower", "phil gray 1").retrieve("lower")
    assert visit(match, "phil", node)[1] == brings


@rule("CO-7.7", "CO-9.14")
def test_a_point_for_the_disk_is_told_too() -> None:
    match = table(4).monasteries(m_i_1="mon_1k", m_i_2="mon_1j").disks("phil", "m_i_1").draft()
    assert (visit(match, "phil", "m_i_2")[1], visit(match, "eve", "m_i_2")[1]) == ({"vp": 1}, {})


@rule("CO-7.8")
def test_where_a_disk_lies_nothing_is_to_be_had() -> None:
    seen = table(4).disks("phil", "m_i_1", "m_ii_2").draft().seen()["players"]
    assert {node for node in seen[1]["visits"] if node not in seen[0]["visits"]} == {"m_i_1", "m_ii_2"}
    assert len(seen[1]["visits"]) == 14


@rule("CO-3.13")
def test_before_the_pilgrims_are_placed_there_is_no_way() -> None:
    assert [player["visits"] for player in set_up(Deal(2)).seen()["players"]] == [{}, {}]


def has(state: CoimbraState, seat: int) -> Brings:
    """What a visit can change."""
    tracks = {name: int(state.influence[i * c.MAX_SEATS + seat]) for i, name in enumerate(p.CLASSES)}
    purse = {"guards": int(state.guards[seat]), "coins": int(state.coins[seat]), "vp": int(state.points[seat])}
    return purse | tracks


def kept_words(seats: int, seed: int) -> int:
    """Play a game and compare each visit in the middle of a move with what was told; return how many there were."""
    game, dice, kept = find_game("coimbra"), Dice(seed), 0
    state = game.new(seats)
    assert isinstance(state, CoimbraState)
    while state.to_act() != NOBODY:
        action = choose(state, dice, ())
        if game.spaces.kind(action) != "step" or state.agenda.get(d.LEFT) == 1:
            state.apply(action)
            continue
        seat, before, position = state.to_act(), has(state, state.to_act()), digest(state)
        told = CoimbraStory(state).seen()["players"][seat]["visits"].get(c.NODES[ids.read_step(action)])
        assert digest(state) == position
        state.apply(action)
        if told is not None:
            more = {name: amount - before[name] for name, amount in has(state, seat).items()}
            assert told == {"steps": 1, "brings": {name: amount for name, amount in more.items() if amount != 0}}
            kept += 1
    return kept


@rule("CO-7.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_visit_keeps_what_was_told_and_telling_changes_nothing(seats: int) -> None:
    assert sum(kept_words(seats, seed) for seed in range(4)) > 0
