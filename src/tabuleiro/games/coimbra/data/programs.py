"""The effect vocabulary (CO-2) and its compiler: a list of effects becomes a small program of integers.

An instruction has `STRIDE` integers: the op, the operands X, Y, Z, and one amount per resource. A program ends with
OP_END. Every instruction has a name for positions and people: the id of its component and its place there.
"""

from collections.abc import Sequence
from typing import Final

from tabuleiro.core.present.naming import names_of
from tabuleiro.core.reader import Reader

CLASSES: Final[tuple[str, ...]] = ("council", "merchants", "clerics", "scholars")
"""The classes of cards; an influence track has the name of its class (CO-1.13)."""
COLOURS: Final[tuple[str, ...]] = ("gray", "orange", "purple", "green", "white")
"""The colours of dice, each at the place of its class; white has none."""
RESOURCES: Final[tuple[str, ...]] = ("guards", "coins", "steps", "vp")
COUNTERS: Final[tuple[str, ...]] = (
    "cards_of_class",
    "cards_with_influence",
    "class_sets",
    "cards",
    "monasteries_with_disk",
    "monasteries_I_with_disk",
    "monasteries_without_disk",
    "crowns",
    "voyages_with_disk",
    "diplomas",
)
RESTRICTIONS: Final[tuple[str, ...]] = ("guards", "coins", "any")

OP_END: Final = 0
OP_GAIN: Final = 1
OP_CHOOSE_ONE: Final = 2
OP_INFLUENCE: Final = 3
OP_GAIN_PER: Final = 4
OP_OPPONENTS_CEDE: Final = 5
OP_OPPONENTS_LOSE: Final = 6
OP_ACQUIRE_FROM_DISCARD: Final = 7
OP_TAKE_FAVOR_TILE: Final = 8
OP_INVEST: Final = 9
OP_REPEAT_IMMEDIATE: Final = 10
OP_TRACK_INCOME: Final = 11
OP_PAY_FOR: Final = 12
OP_PLACE_CAP: Final = 13
OP_SCORE_DIPLOMAS: Final = 14
OP_SCORE_VOYAGES: Final = 15
OP_SCORE_GAME_END_CARD: Final = 16
OP_SCORE_INFLUENCE_TILE: Final = 17
OP_VOYAGE_DISCOUNT: Final = 18
"""The first op that does nothing when its program runs: the rules look for it while the component lies there."""
OP_ACQUIRE_DISCOUNT: Final = 19
OP_ON_ACQUIRE: Final = 20
OP_E_START_INFLUENCE: Final = 21
OP_E_IF_NO_DIE: Final = 22
OP_E_PER_DIE: Final = 23
OP_E_EXCHANGE: Final = 24
OP_END_TRACK_TIER: Final = 25
OP_END_PER: Final = 26
OP_END_COPY: Final = 27
OP_ON_CASTLE_DIE: Final = 28
OP_ON_MONASTERY_DISK: Final = 29
OP_WILD_DIPLOMA: Final = 30
OP_TASK_PER: Final = 31
OP_TASK_HALF_TRACKS: Final = 32
OP_TASK_HALF_RESOURCES: Final = 33
OP_TASK_LOWEST_TRACK: Final = 34
OP_TASK_CARDS_BEYOND: Final = 35
OP_TASK_FIXED: Final = 36
OPS: Final[tuple[str, ...]] = names_of(globals(), "OP_END", "OP_TASK_FIXED", "OP_")
"""The ops as components.toml names them, by their number."""

IMMEDIATE_OPS: Final = (*OPS[1:13], *OPS[14:18])
FAVOR_OPS: Final = (*IMMEDIATE_OPS, "place_cap", "voyage_discount")
"""Only a favor tile brings the cap tile (CO-9.9)."""
PHASE_C_OPS: Final = ("acquire_discount", "on_acquire")
PHASE_E_OPS: Final = ("e_start_influence", "e_if_no_die", "e_per_die", "e_exchange")
GAME_END_OPS: Final = ("end_track_tier", "end_per", "end_copy")
LASTING_OPS: Final = ("on_castle_die", "on_monastery_disk", "wild_diploma")
TASK_OPS: Final = OPS[31:]

STRIDE: Final = 8
X: Final = 1
Y: Final = 2
Z: Final = 3
REWARD: Final = 4
"""The first of four columns: guards, coins, steps, VP."""
ALL_TRACKS: Final = 4
"""Operand of OP_INFLUENCE for "all"."""
EVERYBODY: Final = 4
"""Operand of OP_OPPONENTS_CEDE for all opponents; else the track on which they must be behind."""
ANY_COST: Final = 2
"""Operand of OP_INVEST for any cost type; else the resource."""

# What one operand of an op is: its key in the data, its column, its kind.
_FIELDS: Final[dict[str, tuple[tuple[str, int, str], ...]]] = {
    "influence": (("track", X, "track_or_all"), ("n", Y, "number")),
    "opponents_lose": (("card_class", X, "class"), ("vp", Y, "number")),
    "acquire_from_discard": (("cost", X, "number"),),
    "take_favor_tile": (),
    "invest": (("restrict", X, "restriction"),),
    "repeat_immediate": (("class", X, "class"),),
    "track_income": (("track", X, "class"),),
    "place_cap": (("n", X, "number"),),
    "score_diplomas": (),
    "score_voyages": (("max", X, "number"),),
    "score_game_end_card": (("max", X, "one"),),
    "score_influence_tile": (("max", X, "one"),),
    "voyage_discount": (("n", X, "number"),),
    "acquire_discount": (("cost_type", X, "cost_type"), ("n", Y, "number")),
    "on_acquire": (("class", X, "class"), ("rewards", REWARD, "rewards")),
    "e_start_influence": (("n", X, "number"), ("rewards", REWARD, "rewards")),
    "e_if_no_die": (("color", X, "colour"), ("rewards", REWARD, "rewards")),
    "e_per_die": (("color", X, "colour"), ("rewards", REWARD, "rewards")),
    "e_exchange": (("res", X, "cost_type"), ("give", Y, "number"), ("get_vp", Z, "number")),
    "end_track_tier": (("track", X, "class"),),
    "end_copy": (),
    "on_castle_die": (("vp", X, "number"),),
    "on_monastery_disk": (("vp", X, "number"),),
    "wild_diploma": (("n", X, "number"),),
    "task_half_resources": (("divisor", Z, "number"),),
    "task_lowest_track": (("factor", Z, "number"),),
    "task_cards_beyond": (("threshold", X, "number"), ("vp", Z, "number")),
    "task_fixed": (("vp", Z, "number"),),
}


class Compiler:
    """Collects the code of all components; `compile` returns where a program begins."""

    def __init__(self) -> None:
        self.code: list[int] = []
        self.names: list[str] = []

    def compile(self, effects: list[Reader], allowed: Sequence[str], name: str) -> int:
        """Append the program of some effects; only the allowed ops may stand there."""
        program: list[int] = []
        names: list[str] = []
        for i, effect in enumerate(effects):
            op = effect.at("op")
            op.word(allowed)
            program += self._instruction(effect, op.text(), f"{name}.{i}")
            names.append(f"{name}.{i}")
        start = len(self.names)
        self.code += [*program, *([OP_END] * STRIDE)]
        self.names += [*names, f"{name}.end"]
        return start

    def _instruction(self, effect: Reader, op: str, name: str) -> list[int]:
        words = [OPS.index(op)] + [0] * (STRIDE - 1)
        if op == "gain":
            effect.only(("op", "res", "n"))
            words[REWARD + effect.at("res").word(RESOURCES)] = effect.at("n").integer(1, 99)
        elif op == "choose_one":
            effect.only(("op", "options"))
            for i, option in enumerate(effect.at("options").items_exactly(2)):
                words[X + i] = self.compile(option.items(), ("gain", "influence"), f"{name}.{i}")
        elif op in ("gain_per", "end_per", "task_per"):
            _read_counted(effect, op, words)
        elif op == "opponents_cede":
            _read_ceding(effect, words)
        elif op == "pay_for":
            effect.only(("op", "pay", "rewards"))
            effect.at("pay").only(("res", "n"))
            words[X] = effect.at("pay").at("res").word(RESOURCES[:2])
            words[Y] = effect.at("pay").at("n").integer(1, 20)
            read_rewards(effect.at("rewards"), words)
        elif op == "task_half_tracks":
            effect.only(("op", "tracks", "divisor"))
            words[X], words[Y] = (track.word(CLASSES) for track in effect.at("tracks").items_exactly(2))
            words[Z] = effect.at("divisor").integer(1, 99)
        else:
            _read_fields(effect, _FIELDS[op], words)
        return words


def read_rewards(rewards: Reader, words: list[int]) -> None:
    """A list of rewards into the four reward columns (CO-2.2)."""
    for reward in rewards.items():
        reward.only(("res", "n"))
        words[REWARD + reward.at("res").word(RESOURCES)] += reward.at("n").integer(1, 99)


def _read_counted(effect: Reader, op: str, words: list[int]) -> None:
    """A counter, what it counts, and what each unit is worth."""
    counter = effect.at("counter").word(COUNTERS)
    keys = ["op", "counter", "rewards" if op == "gain_per" else "vp"]
    words[X] = counter
    if COUNTERS[counter] == "cards_of_class":
        keys.append("class")
        words[Y] = effect.at("class").word(CLASSES)
    if COUNTERS[counter] == "cards_with_influence":
        keys.append("values")
        words[Y] = sum({1 << value.integer(1, 4) for value in effect.at("values").items()})
    effect.only(keys)
    if op == "gain_per":
        read_rewards(effect.at("rewards"), words)
    else:
        words[Z] = effect.at("vp").integer(1, 99)


def _read_ceding(effect: Reader, words: list[int]) -> None:
    """Guards and coins are option a, VP are option b (CO-9.1)."""
    everybody = effect.at("who").word(("all", "behind_on_track")) == 0
    effect.only(("op", "who", "option_a", "option_b") if everybody else ("op", "who", "track", "option_a", "option_b"))
    words[X] = EVERYBODY if everybody else effect.at("track").word(CLASSES)
    for option, resources in (("option_a", RESOURCES[:2]), ("option_b", RESOURCES[3:])):
        for reward in effect.at(option).items():
            reward.at("res").word(resources)
        read_rewards(effect.at(option), words)


def _read_fields(effect: Reader, fields: tuple[tuple[str, int, str], ...], words: list[int]) -> None:
    effect.only(["op", *(key for key, _, _ in fields)])
    for key, column, kind in fields:
        value = effect.at(key)
        if kind == "rewards":
            read_rewards(value, words)
        elif kind == "number":
            words[column] = value.integer(1, 99)
        elif kind == "one":
            words[column] = value.integer(1, 1)
        elif kind == "class":
            words[column] = value.word(CLASSES)
        elif kind == "track_or_all":
            words[column] = value.word((*CLASSES, "all"))
        elif kind == "colour":
            words[column] = value.word(COLOURS[:4])
        elif kind == "cost_type":
            words[column] = value.word(RESOURCES[:2])
        else:
            words[column] = value.word(RESTRICTIONS)
