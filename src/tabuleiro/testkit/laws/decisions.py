"""The laws of a pending decision: who decides, what kind it is, what is legal, how likely chance is."""

from tabuleiro.core.action import CHANCE, NOBODY
from tabuleiro.core.state import State
from tabuleiro.testkit.laws.assertions import demand


def check_decision(state: State) -> None:
    """Every law of the decision that is pending, or of none when the game is over."""
    game, actor, legal = state.game(), state.to_act(), state.legal()
    demand("legal-ascending", legal == sorted(set(legal)), f"{legal} is not ascending and unique")
    demand("legal-range", all(0 <= action < game.spaces.size for action in legal), f"{legal} holds what is no id")
    demand("legal-pure", state.legal() == legal, "asking twice gives two answers")
    if actor == NOBODY:
        demand("over", not legal, "nobody is to act, but something is legal")
        demand("over", state.decision() == "", f"nobody is to act, but {state.decision()!r} is pending")
        demand("over", state.result() is not None, "nobody is to act, but there is no result")
        return
    demand("to-act", actor == CHANCE or 0 <= actor < state.seats, f"{actor} is no actor")
    demand("legal-nonempty", legal, f"{actor} is to act, but nothing is legal")
    demand("decision-kind", state.decision() in game.decision_kinds, f"{state.decision()!r} is not listed")
    demand("result-early", state.result() is None, "there is a result, but the game goes on")
    for action in legal:
        is_chance = action >= game.spaces.players
        demand("chance-ids", is_chance == (actor == CHANCE), f"{game.format(action)!r} is offered to {actor}")
        if actor == CHANCE:
            weight = int(state.weight(action))
            demand("weight", weight >= 1, f"{game.format(action)!r} has the weight {weight}")
