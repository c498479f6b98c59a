"""Says a component's effects as short fragments of text, made from its program: corrected data needs no new words."""

from tabuleiro.core.action import Arguments
from tabuleiro.core.state import Position
from tabuleiro.games.coimbra.data.components import CODE, TIERS
from tabuleiro.games.coimbra.data.programs import (
    ALL_TRACKS,
    CLASSES,
    COLORS,
    COUNTERS,
    EVERYBODY,
    OP_ACQUIRE_DISCOUNT,
    OP_CEDE,
    OP_CHOOSE_ONE,
    OP_E_EXCHANGE,
    OP_E_IF_NO_DIE,
    OP_E_PER_DIE,
    OP_END,
    OP_END_PER,
    OP_END_TIER,
    OP_GAIN,
    OP_GAIN_PER,
    OP_INFLUENCE,
    OP_INVEST,
    OP_LOSE,
    OP_ON_ACQUIRE,
    OP_PAY_FOR,
    OP_REPEAT,
    OP_TASK_CARDS_BEYOND,
    OP_TASK_FIXED,
    OP_TASK_HALF_TRACKS,
    OP_TASK_PER,
    OP_TRACK_INCOME,
    OPS,
    RESOURCES,
    RESTRICTIONS,
    REWARD,
    STRIDE,
    X,
    Y,
    Z,
)


def program_texts(program: int) -> list[Position]:
    """The fragments of all effects of a program, to be shown one after the other."""
    fragments: list[Position] = []
    while CODE[program * STRIDE] != OP_END:
        fragments += instruction_texts(program)
        program += 1
    return fragments


def instruction_texts(instruction: int) -> list[Position]:
    """The fragments of one effect: what it is, then its rewards."""
    words = [int(CODE[instruction * STRIDE + column]) for column in range(STRIDE)]
    if words[0] == OP_CHOOSE_ONE:
        return [*program_texts(words[X]), _fragment("effect-or", {}), *program_texts(words[Y])]
    if words[0] in (OP_GAIN, OP_TASK_FIXED):
        return _rewards(words)
    if words[0] in (OP_GAIN_PER, OP_END_PER, OP_TASK_PER):
        return [_counted(words), *_rewards(words)]
    if words[0] == OP_CEDE:
        return [_ceded(words)]
    return [_named(words), *_rewards(words)]


def _fragment(message: str, arguments: Arguments) -> Position:
    return {"message": message, "arguments": dict(arguments)}


def _rewards(words: list[int]) -> list[Position]:
    amounts = words[REWARD:]
    if words[0] in (OP_END_PER, OP_TASK_PER, OP_TASK_FIXED):
        amounts = [0, 0, 0, words[Z]]
    return [_fragment(f"effect-{name}", {"n": n}) for name, n in zip(RESOURCES, amounts, strict=True) if n > 0]


def _counted(words: list[int]) -> Position:
    counter = COUNTERS[words[X]]
    arguments: Arguments = {}
    if counter == "cards_of_class":
        arguments["class"] = f"class-{CLASSES[words[Y]]}"
    if counter == "cards_with_influence":
        values = [value for value in range(1, 5) if words[Y] >> value & 1]
        arguments = {"first": values[0], "last": values[-1]}
    return _fragment(f"effect-per-{counter.lower()}", arguments)


def _ceded(words: list[int]) -> Position:
    arguments: Arguments = {name: words[REWARD + i] for i, name in enumerate(RESOURCES) if name != "steps"}
    if words[X] == EVERYBODY:
        return _fragment("effect-cede", arguments)
    return _fragment("effect-cede_behind", {**arguments, "track": f"class-{CLASSES[words[X]]}"})


def _named(words: list[int]) -> Position:
    """Every other effect: the message of its op, filled by its operands."""
    op, x, y, z = words[:REWARD]
    name = OPS[op]
    if op == OP_INFLUENCE:
        if x == ALL_TRACKS:
            return _fragment("effect-influence_all", {"n": y})
        return _fragment("effect-influence", {"track": f"class-{CLASSES[x]}", "n": y})
    if op == OP_INVEST:
        return _fragment(f"effect-invest-{RESTRICTIONS[x]}", {})
    if op in (OP_REPEAT, OP_TRACK_INCOME, OP_ON_ACQUIRE):
        return _fragment(f"effect-{name}", {"class": f"class-{CLASSES[x]}"})
    if op == OP_END_TIER:
        return _fragment(f"effect-{name}", {"class": f"class-{CLASSES[x]}", "n": max(int(points) for points in TIERS)})
    if op in (OP_E_IF_NO_DIE, OP_E_PER_DIE):
        return _fragment(f"effect-{name}", {"color": f"color-{COLORS[x]}"})
    if op == OP_LOSE:
        return _fragment(f"effect-{name}", {"class": f"class-{CLASSES[x]}", "n": y})
    if op in (OP_PAY_FOR, OP_ACQUIRE_DISCOUNT, OP_E_EXCHANGE):
        return _fragment(f"effect-{name}", {"resource": f"resource-{RESOURCES[x]}", "n": y, "points": z})
    if op == OP_TASK_HALF_TRACKS:
        tracks: Arguments = {"first": f"class-{CLASSES[x]}", "second": f"class-{CLASSES[y]}", "n": z}
        return _fragment(f"effect-{name}", tracks)
    if op == OP_TASK_CARDS_BEYOND:
        return _fragment(f"effect-{name}", {"threshold": x, "n": z})
    return _fragment(f"effect-{name}", {"n": x if x > 0 else z})
