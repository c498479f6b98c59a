"""What the server counts and measures while it runs, for Prometheus; docs/hosting.md tells what to watch.

Whoever does something counts it here. What can be looked up at any time (tables, sockets, queues) is not counted but
read when it is asked for: see operations/observatory.py.
"""

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Bounds of the buckets, in seconds, for what a person waits for."""
THINKING: Final = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 30.0, 60.0)


class StageTimes(Collector):
    """A histogram of the event loop alone, one for each stage of a move.

    The library's own locks on every observation, which every move would pay for four times.
    """

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self._name, self._about, self._bounds = name, about, bounds
        self._counts: dict[str, list[int]] = {}
        self._sums: dict[str, float] = {}
        REGISTRY.register(self)

    def observe(self, seconds: Mapping[str, float]) -> None:
        """Count one move by the seconds of its stages."""
        for stage, value in seconds.items():
            if stage not in self._counts:
                self._counts[stage], self._sums[stage] = [0] * (len(self._bounds) + 1), 0.0
            self._counts[stage][bisect_left(self._bounds, value)] += 1
            self._sums[stage] += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """What was counted, as Prometheus reads it."""
        family = HistogramMetricFamily(self._name, self._about, labels=["stage"])
        bounds = [*map(floatToGoString, self._bounds), "+Inf"]
        for stage, counts in self._counts.items():
            family.add_metric([stage], list(zip(bounds, accumulate(counts), strict=True)), self._sums[stage])
        yield family


MOVE_SECONDS: Final = StageTimes(
    "tabuleiro_move_seconds", "How long each stage of a player's move took: wait, draft, commit, tell.", QUICK
)
GROUP_SIZE: Final = Histogram(
    "tabuleiro_commit_group_size",
    "How many jobs one transaction wrote.",
    buckets=(1, 2, 4, 8, 16, 32, 64, 100),
    registry=REGISTRY,
)
CONFLICTS: Final = Counter(
    "tabuleiro_conflicts", "Changes that came too late: somebody else had written first.", registry=REGISTRY
)
SWEEP_FOUND: Final = Counter(
    "tabuleiro_sweep_found", "Changes of other workers that were seen and not heard of.", registry=REGISTRY
)
CATCH_UP_SECONDS: Final = Histogram(
    "tabuleiro_catch_up_seconds",
    "How long it took to read what another worker had written to a live table.",
    buckets=QUICK,
    registry=REGISTRY,
)
FANOUT_SECONDS: Final = Histogram(
    "tabuleiro_fanout_seconds",
    "How long after a change at one worker those who watch through this one were sent it.",
    buckets=QUICK,
    registry=REGISTRY,
)
LATE_SECONDS: Final = Histogram(
    "tabuleiro_late_seconds",
    "How long after a clock had run out that was judged and stored.",
    buckets=QUICK,
    registry=REGISTRY,
)
NOTIFY_QUEUE: Final = Gauge(
    "tabuleiro_notify_queue",
    "How full PostgreSQL's queue of notifications is, from 0 to 1: a worker does not read its words.",
    registry=REGISTRY,
)
BOT_SECONDS: Final = Histogram(
    "tabuleiro_bot_seconds",
    "How long a bot thought about a turn, waiting for a process included.",
    ["level"],
    buckets=THINKING,
    registry=REGISTRY,
)
BOT_FAILED: Final = Counter("tabuleiro_bot_failed", "Turns without an answer.", ["level"], registry=REGISTRY)
REFUSED: Final = Counter("tabuleiro_refused", "Requests and messages that were refused.", ["code"], registry=REGISTRY)
REFUSED_RULE: Final = Counter(
    "tabuleiro_refused_rule", "Actions that a rule forbade.", ["game", "rule"], registry=REGISTRY
)
DROPPED: Final = Counter("tabuleiro_dropped_sockets", "Sockets that the server closed.", ["code"], registry=REGISTRY)
OUTAGE_SECONDS: Final = Counter(
    "tabuleiro_outage_seconds", "How long the database could not be used.", registry=REGISTRY
)
BACKUP_TIME: Final = Gauge("tabuleiro_backup_timestamp_seconds", "When the last backup was taken.", registry=REGISTRY)
BACKUP_FAILED: Final = Counter("tabuleiro_backup_failed", "Backups that could not be taken.", registry=REGISTRY)
LOOP_LAG: Final = Gauge("tabuleiro_loop_lag_seconds", "How late the event loop came to its beat.", registry=REGISTRY)
NOTICES: Final = Counter(
    "tabuleiro_notices", "Letters by channel and by what became of them.", ["channel", "outcome"], registry=REGISTRY
)
BUILD: Final = Gauge("tabuleiro_build_info", "Always 1: what was built.", ["version", "compiled"], registry=REGISTRY)
