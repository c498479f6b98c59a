"""Features that once went wrong in compiled code only."""

from tabuleiro.core import find_game
from tabuleiro.envs.observation import features_array


def test_neutral_traders_belong_to_no_player() -> None:
    """Their code is the highest: a tally of all codes does not fit into 32 bits."""
    game = find_game("hansa_teutonica")
    state = game.new(2, {})
    while state.to_act() < 0:
        state.apply(state.legal()[0])
    seen = dict(zip(game.feature_names, features_array(state, 0).tolist(), strict=True))
    others = sum(seen[name] for name in seen if name.startswith("route_") and name.endswith("_others"))
    assert others > 0
    assert (seen["player0_route_traders"], seen["player1_route_traders"]) == (0, 0)
