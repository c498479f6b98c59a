"""Hints on a device: searched for in the second worker, as bots think there."""

import logging

from tabuleiro.local.workshop import Workshop
from tabuleiro.server.errors import WorkFailed
from tabuleiro.server.table.hints.adviser import HintQuestion, advise

log = logging.getLogger(__name__)


class DeviceAdviser:
    """An `Adviser` on a device."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop

    async def advise(self, question: HintQuestion) -> dict[str, object] | None:
        """A hint as JSON; None when none came in time."""
        agreement = question.agreement
        task = (agreement.game, agreement.version, agreement.components, question.position)
        asked = question.nodes, question.action
        try:
            return await self._workshop.run(advise, *task, *asked, seconds=question.seconds)
        except WorkFailed as error:
            log.warning("no hint: %s", error)
            return None
