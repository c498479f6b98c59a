"""The coach's card as it goes out with an update: what the learner is told and asked, by ids of the lesson's texts."""

from tabuleiro.core.present.explanation import Saying, say
from tabuleiro.learn.lesson import LEARNER
from tabuleiro.server.table.lessons.course import TAP, Course


def encode_lesson(course: Course) -> dict[str, object]:
    """A lesson as it stands; the page says it in the reader's language."""
    step, game, place = course.step, course.lesson.game, course.place
    texts = {
        "title": f"lesson-{step.id}-title",
        "text": f"lesson-{step.id}",
        "help": f"lesson-{step.id}-help",
        "done": f"lesson-{place.done}-done" if place.done else None,
    }
    tries = [
        {"action": action, "kind": game.spaces.kind(game.parse(action)), "rule": rule}
        for action, rule in course.tries()
    ]
    return {
        "step": step.number + 1,
        "of": len(course.lesson.steps),
        "id": step.id,
        "texts": texts,
        "show": step.show,
        "rules": step.rules,
        "allowed": course.allowed(),
        "tries": tries,
        "wanted": [encode_wanted(course, given) for given in course.wanted()],
        "answers": course.answers(),
        "given": list(place.given),
        "over": course.is_over(),
    }


def encode_wanted(course: Course, given: str) -> dict[str, object]:
    """Something that is to be done besides actions, with the message that names the element or the category."""
    kind, _, what = given.partition(" ")
    state = course.playthrough.state
    name: Saying = state.explain(what, LEARNER).title if kind == TAP else say(f"category-{what}")
    return {"given": given, "message": name.message, "arguments": name.arguments}
