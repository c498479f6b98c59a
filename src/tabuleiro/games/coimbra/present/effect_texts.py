"""Says a component's effects as short fragments of text, made from its program: corrected data needs no new words."""

from typing import TYPE_CHECKING

from tabuleiro.core.action import Arguments
from tabuleiro.games.coimbra.data import components as c
from tabuleiro.games.coimbra.data import programs as p

if TYPE_CHECKING:
    from tabuleiro.games.coimbra.present.shape import Fragment


def program_texts(program: int) -> list["Fragment"]:
    """The fragments of all effects of a program, to be shown one after the other."""
    fragments: list[Fragment] = []
    while c.CODE[program * p.STRIDE] != p.OP_END:
        fragments += instruction_texts(program)
        program += 1
    return fragments


def instruction_texts(instruction: int) -> list["Fragment"]:
    """The fragments of one effect: what it is, then its rewards."""
    words = [int(c.CODE[instruction * p.STRIDE + column]) for column in range(p.STRIDE)]
    if words[0] == p.OP_CHOOSE_ONE:
        return [*program_texts(words[p.X]), _fragment("effect-or", {}), *program_texts(words[p.Y])]
    if words[0] in (p.OP_GAIN, p.OP_TASK_FIXED):
        return _rewards(words)
    if words[0] in (p.OP_GAIN_PER, p.OP_END_PER, p.OP_TASK_PER):
        return [_counted(words), *_rewards(words)]
    if words[0] == p.OP_OPPONENTS_CEDE:
        return [_ceded(words)]
    return [_named(words), *_rewards(words)]


def _fragment(message: str, arguments: Arguments) -> "Fragment":
    return {"message": message, "arguments": dict(arguments)}


def _rewards(words: list[int]) -> list["Fragment"]:
    amounts = words[p.REWARD :]
    if words[0] in (p.OP_END_PER, p.OP_TASK_PER, p.OP_TASK_FIXED):
        amounts = [0, 0, 0, words[p.Z]]
    return [_fragment(f"effect-{name}", {"n": n}) for name, n in zip(p.RESOURCES, amounts, strict=True) if n > 0]


def _counted(words: list[int]) -> "Fragment":
    counter = p.COUNTERS[words[p.X]]
    arguments: Arguments = {}
    if counter == "cards_of_class":
        arguments["class"] = f"class-{p.CLASSES[words[p.Y]]}"
    if counter == "cards_with_influence":
        values = [value for value in range(1, 5) if words[p.Y] >> value & 1]
        arguments = {"first": values[0], "last": values[-1]}
    return _fragment(f"effect-per-{counter.lower()}", arguments)


def _ceded(words: list[int]) -> "Fragment":
    arguments: Arguments = {name: words[p.REWARD + i] for i, name in enumerate(p.RESOURCES) if name != "steps"}
    if words[p.X] == p.EVERYBODY:
        return _fragment("effect-cede", arguments)
    return _fragment("effect-cede_behind", {**arguments, "track": f"class-{p.CLASSES[words[p.X]]}"})


def _named(words: list[int]) -> "Fragment":
    """Every other effect: the message of its op, filled by its operands."""
    op, x, y, z = words[: p.REWARD]
    name = p.OPS[op]
    if op == p.OP_INFLUENCE:
        if x == p.ALL_TRACKS:
            return _fragment("effect-influence_all", {"n": y})
        return _fragment("effect-influence", {"track": f"class-{p.CLASSES[x]}", "n": y})
    if op == p.OP_INVEST:
        return _fragment(f"effect-invest-{p.RESTRICTIONS[x]}", {})
    if op in (p.OP_REPEAT_IMMEDIATE, p.OP_TRACK_INCOME, p.OP_ON_ACQUIRE):
        return _fragment(f"effect-{name}", {"class": f"class-{p.CLASSES[x]}"})
    if op == p.OP_END_TRACK_TIER:
        return _fragment(
            f"effect-{name}", {"class": f"class-{p.CLASSES[x]}", "n": max(int(points) for points in c.TIERS)}
        )
    if op in (p.OP_E_IF_NO_DIE, p.OP_E_PER_DIE):
        return _fragment(f"effect-{name}", {"color": f"color-{p.COLOURS[x]}"})
    if op == p.OP_OPPONENTS_LOSE:
        return _fragment(f"effect-{name}", {"class": f"class-{p.CLASSES[x]}", "n": y})
    if op in (p.OP_PAY_FOR, p.OP_ACQUIRE_DISCOUNT, p.OP_E_EXCHANGE):
        return _fragment(f"effect-{name}", {"resource": f"resource-{p.RESOURCES[x]}", "n": y, "points": z})
    if op == p.OP_TASK_HALF_TRACKS:
        tracks: Arguments = {"first": f"class-{p.CLASSES[x]}", "second": f"class-{p.CLASSES[y]}", "n": z}
        return _fragment(f"effect-{name}", tracks)
    if op == p.OP_TASK_CARDS_BEYOND:
        return _fragment(f"effect-{name}", {"threshold": x, "n": z})
    return _fragment(f"effect-{name}", {"n": x if x > 0 else z})
