"""The text forms of all actions: exact inverses, and nothing else is understood."""

from tabuleiro.core.errors import Malformed
from tabuleiro.core.game import Game
from tabuleiro.testkit.laws.assertions import Broken, demand


def check_texts(game: Game) -> None:
    """Every id has one text and every text one id; whatever is not exactly such a text is `Malformed`."""
    texts = [game.format(action) for action in range(game.spaces.size)]
    demand("texts-unique", len(set(texts)) == len(texts), "two ids have the same text")
    for action, text in enumerate(texts):
        demand("texts-inverse", game.parse(text) == action, f"{text!r} is parsed as {game.parse(text)}")
        demand("texts-words", text == " ".join(text.split()), f"{text!r} has stray blanks")
        demand("texts-words", text.isascii() and text.isprintable(), f"{text!r} is not plain ASCII")
    known = set(texts)
    for text in texts:
        for mangled in _mangled(text):
            if mangled not in known:
                _check_malformed(game, mangled)
    for action in (-1, game.spaces.size, 10**30):
        _check_no_id(game, action)


def _mangled(text: str) -> list[str]:
    """Texts that are almost right."""
    return [
        "",
        f" {text}",
        f"{text} ",
        f"{text}\n",
        f"{text} {text}",
        text.replace(" ", "  "),
        text.upper(),
        text[:-1],
        text[1:],
        f"{text}x",
        text.rsplit(" ", 1)[0],
        f"{text} 0",
    ]


def _check_malformed(game: Game, text: str) -> None:
    try:
        action = game.parse(text)
    except Malformed:
        return
    raise Broken("texts-malformed", f"{text!r} is understood as {game.format(action)!r}")


def _check_no_id(game: Game, action: int) -> None:
    try:
        text = game.format(action)
    except Malformed:
        return
    raise Broken("texts-range", f"the id {action} has the text {text!r}")
