"""What the position editor answers: a position after edits, everything that is wrong with it, and what can be set."""

import logging

from tabuleiro.core.errors import InputError
from tabuleiro.core.game import Game
from tabuleiro.core.present.explanation import Saying
from tabuleiro.core.present.field import Choice, Field
from tabuleiro.core.present.problem import Problem
from tabuleiro.core.registry import find_game
from tabuleiro.core.state import Position, State
from tabuleiro.learn.editor import Edit, Edited, edit, opening
from tabuleiro.learn.position_story import tell_story
from tabuleiro.server.errors import request_error

log = logging.getLogger(__name__)


def open_position(name: str, seats: int, options: dict[str, str], seed: int) -> dict[str, object]:
    """A game set up at random, at its first quiet decision."""
    try:
        game = find_game(name)
        start = opening(game, seats, options, seed).dump()
        return tell_edited(game, edit(game, start, []), known=None)
    except InputError as error:
        raise request_error(error) from error


def edit_position(name: str, position: dict[str, object], edits: list[Edit], *, balance: bool) -> dict[str, object]:
    """A position with values set; without any edit it is told with all that can be set."""
    try:
        game = find_game(name)
        edited = edit(game, position, edits, balance=balance)
    except InputError as error:
        raise request_error(error) from error
    return tell_edited(game, edited, known=game.editing.fields(position) if edits else None)


def story_of(name: str, position: dict[str, object]) -> dict[str, object]:
    """The test that a position makes."""
    try:
        return {"text": tell_story(find_game(name).load(position))}
    except InputError as error:
        raise request_error(error) from error


def tell_edited(game: Game, edited: Edited, known: list[Field] | None) -> dict[str, object]:
    """An edited position as it is answered; what can be set is told unless it is `known`."""
    fields = game.editing.fields(edited.position)
    return {
        "game": game.name,
        "version": game.version,
        "components": game.components,
        "position": edited.position,
        "changed": edited.changed,
        "problems": [tell_problem(problem, fields) for problem in edited.problems],
        "digest": edited.digest(),
        "calmed": edited.is_calmed,
        "view": drawable(edited.state),
        "form": None if fields == known else tell_form(fields),
    }


def drawable(state: State) -> Position | None:
    """The view of a position; None if it is so unsound that nothing can be derived from it."""
    try:
        return state.view()
    except Exception:  # the rules promise nothing about unsound positions
        log.warning("an unsound position of %s cannot be drawn", state.game().name, exc_info=True)
        return None


def tell_problem(problem: Problem, fields: list[Field]) -> dict[str, object]:
    """A problem with the elements that show its places."""
    shown = [field.element for field in fields if field.element and concerns(field.path, problem.paths)]
    message = {"message": f"problem-{problem.key}", "arguments": problem.arguments}
    return {**message, "rule": problem.rule, "paths": problem.paths, "elements": list(dict.fromkeys(shown))}


def concerns(path: str, places: list[str]) -> bool:
    """Whether a field lies at one of these places, or inside it."""
    return any(path == place or path.startswith((f"{place}.", f"{place}[")) for place in places)


def tell_form(fields: list[Field]) -> dict[str, object]:
    """All fields; a list of choices is told once."""
    lists: list[tuple[Choice, ...]] = []
    told: list[dict[str, object]] = []
    for field in fields:
        number: int | None = None
        if field.choices:
            if field.choices not in lists:
                lists.append(field.choices)
            number = lists.index(field.choices)
        told.append(
            {
                "path": field.path,
                "kind": field.kind,
                "label": tell(field.label),
                "group": tell(field.group),
                "choices": number,
                "low": field.low,
                "high": field.high,
                "element": field.element,
                "home": "" if field.releases or not field.homes else field.homes[0],
            }
        )
    return {"fields": told, "choices": [[tell_choice(choice) for choice in choices] for choices in lists]}


def tell(saying: Saying) -> dict[str, object]:
    """A saying without what follows it."""
    return {"message": saying.message, "arguments": saying.arguments}


def tell_choice(choice: Choice) -> dict[str, object]:
    """A choice and its first home."""
    home = choice.homes[0] if choice.homes else ""
    return {**tell(choice.saying), "value": choice.value, "home": home, "element": choice.element}
