"""What Prometheus is told: how much is going on, how quickly, and what was refused. Numbers alone.

Each application has its own registry, so that several may live in one process.
"""

from __future__ import annotations

import math
import secrets
from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from tairyo.server.problems import Problem

STEPS = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
"""Seconds; 0.03 is what a move should take at most."""

HOME = {"127.0.0.1", "::1", "::ffff:127.0.0.1"}


class Times(Collector):
    """A histogram of seconds. Prometheus' own takes a lock for each of two numbers, which a move feels."""

    def __init__(self, name: str, text: str) -> None:
        self._name, self._text = name, text
        self._counts = [0] * (len(STEPS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one more."""
        self._counts[bisect_left(STEPS, seconds)] += 1
        self._sum += seconds

    def so_far(self) -> dict[float, int]:
        """How many took at most so many seconds, since the start."""
        return dict(zip((*STEPS, math.inf), accumulate(self._counts), strict=True))

    def collect(self) -> Iterator[Metric]:
        """What Prometheus asks for."""
        buckets = [
            (str(float(step)) if step < math.inf else "+Inf", count) for step, count in self.so_far().items()
        ]
        yield HistogramMetricFamily(self._name, self._text, buckets=buckets, sum_value=self._sum)


class Metrics:
    """The numbers of one application."""

    def __init__(self, token: str | None = None) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._token = token
        self.move = Times("tairyo_move_seconds", "From a move's message to its last update queued")
        self.registry.register(self.move)
        self._refusals = Counter(
            "tairyo_refusals", "What was refused, by code and way", ("code", "way"), registry=self.registry
        )

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        """A number that is read when it is asked for."""
        Gauge(name, text, registry=self.registry).set_function(read)

    def refused(self, code: str, way: str) -> None:
        """Count a refusal; ``way`` is http or socket."""
        self._refusals.labels(code, way).inc()

    def may_see(self, request: Request[Any, Any, State]) -> bool:
        """Whether the caller sits on this machine (not behind a proxy on it), or has the token."""
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if self._token is not None and secrets.compare_digest(given.encode(), self._token.encode()):
            return True
        forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
        return request.client is not None and request.client.host in HOME and not forwarded


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def show_metrics(request: Request[Any, Any, State], metrics: NamedDependency[Metrics]) -> Response[bytes]:
    """The numbers, for those on this machine and for who has the token; for others there is no such page."""
    if not metrics.may_see(request):
        raise Problem("not-found", 404)
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)
