"""Haste: a bot that has as good as won ends the game, where nothing else would end it."""

import json
from pathlib import Path

import pytest
from librt.vecs import vec

from tabuleiro.arena.entrant import parse_entrants
from tabuleiro.bots.haste import PATIENCE, TO_COME, TURN_CAPS, WON, is_in_haste, put_off
from tabuleiro.bots.judging.search import new_search
from tabuleiro.bots.levels import new_bot
from tabuleiro.bots.search_bot import SearchBot
from tabuleiro.bots.weights import LEARNED, find_evaluation
from tabuleiro.core import NOBODY, State, find_game, game_names

AS_GOOD_AS_WON = Path(__file__).parent / "as_good_as_won.json"
"""From a game of Hansa Teutonica: seat 1, with five actions, has 72 points to 13 and lacks one point of prestige."""


def position() -> State:
    state: State = find_game("hansa_teutonica").load(json.loads(AS_GOOD_AS_WON.read_text(encoding="utf-8")))
    return state


def played_turn(bot: SearchBot) -> State:
    """The position after a bot's turn."""
    state = position()
    turn = state.whose_turn()
    while state.result() is None and state.whose_turn() == turn:
        state.apply(bot.choose(state))
    return state


def bot_of(*, hastens: bool) -> SearchBot:
    bot = SearchBot(1, 0.0, iterations=60)
    bot.hastens = hastens
    return bot


def test_a_leader_who_could_end_the_game_passed_instead() -> None:
    """Every end within reach was worth less to him (0.989) than the position that he had (0.993)."""
    result = played_turn(bot_of(hastens=True)).result()
    assert result is not None
    assert result.shares == [0.0, 1.0]
    assert played_turn(bot_of(hastens=False)).result() is None, "this is what haste is for"


def test_only_whoever_leads_is_in_haste() -> None:
    state = position()
    evaluation = find_evaluation(state.game())
    assert is_in_haste(evaluation, state)
    state.apply(state.fallback())
    assert state.to_act() == 0
    assert not is_in_haste(evaluation, state)


@pytest.mark.parametrize("name", [name for name in game_names() if (LEARNED / f"{name}.json").exists()])
def test_a_game_that_ends_by_itself_knows_no_haste(name: str) -> None:
    """A regular bot leads a random one, and before the end it has as good as won."""
    state, bots = find_game(name).new(2), [new_bot("regular", 1), new_bot("random", 1)]
    evaluation, leads = find_evaluation(state.game()), 0
    while state.to_act() != NOBODY and leads < 3:
        seat = state.to_act()
        if seat >= 0 and evaluation.odds(state, seat) >= WON:
            leads += 1
            assert is_in_haste(evaluation, state) == (name in TURN_CAPS)
        state.apply(bots[max(seat, 0)].choose(state))
    assert leads > 0, "nobody has led"


def test_a_lead_is_worth_less_the_later_it_comes_and_the_more_is_to_come() -> None:
    state = position()
    began = state.whose_turn()[1]
    to_come = 1 - state.progress() / 1000
    values = []
    for passed in (0, 1, 3):
        held = vec[float]([0.1, 0.9])
        put_off(held, state, began - passed)
        values.append(held[1])
        assert held[0] + held[1] == pytest.approx(1)
    assert values == pytest.approx([0.5 + 0.4 * PATIENCE**passed * (1 - TO_COME * to_come) for passed in (0, 1, 3)])
    held = vec[float]([0.1, 0.9])
    put_off(held, state, -1)
    assert list(held) == [0.1, 0.9], "without haste nothing changes"


def test_a_search_without_haste_finds_what_it_always_found() -> None:
    """Analyses, puzzles and the chances shown to people ask what a position is worth, not for an early end."""
    state = position()
    plain, hasty = (new_search(find_evaluation(state.game()), state, 1) for _ in range(2))
    hasty.began = state.whose_turn()[1]
    for search in (plain, hasty):
        search.run(60)
    assert plain.advice().expected[1] == pytest.approx(0.99, abs=0.01)
    assert hasty.advice().expected[1] < plain.advice().expected[1]


def test_the_strong_levels_hasten_and_so_do_they_in_matches() -> None:
    game = find_game("hansa_teutonica")
    entered = [entrant.bot(game, 1) for entrant in parse_entrants("strong:0.1,expert:60i", None)]
    for bot in (new_bot("strong", 1), new_bot("expert", 1), *entered):
        assert isinstance(bot, SearchBot)
        assert bot.hastens
    weak = new_bot("regular", 1)
    assert isinstance(weak, SearchBot)
    assert not weak.hastens
