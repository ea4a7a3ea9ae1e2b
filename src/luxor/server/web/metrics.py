"""Figures in the text format of Prometheus; no game, seat, name or address is in any of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from luxor.server.rooms.bot_pool import BotFigures

CONTENT_TYPE = CONTENT_TYPE_LATEST

BOT_GAUGES = {
    "workers": "Processes that think for bots",
    "busy": "Processes that are thinking",
    "waiting": "Decisions and hints that wait for a process",
}
BOT_COUNTERS = {
    "jobs": ("level", "Decisions and hints of bots"),
    "seconds": ("level", "Seconds that they took"),
    "faults": ("kind", "Processes that failed"),
}

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """All figures of one server."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "luxor_http_requests",
            "Requests over HTTP",
            ("route", "method", "status"),
            registry=self.registry,
        )
        self.connections = Gauge(
            "luxor_websocket_connections", "Open WebSockets", registry=self.registry
        )
        self.turned_away = Counter(
            "luxor_websocket_turned_away",
            "WebSockets that were not accepted",
            ("code",),
            registry=self.registry,
        )
        self.messages = Counter(
            "luxor_messages", "Messages from clients", ("type",), registry=self.registry
        )
        self.refused = Counter(
            "luxor_messages_refused",
            "Messages that were refused",
            ("code",),
            registry=self.registry,
        )
        self.ended = Counter(
            "luxor_connections_ended",
            "Connections that the server ended",
            ("reason",),
            registry=self.registry,
        )
        self.diverged = Counter(
            "luxor_views_diverged",
            "Views that clients have found to differ from the server's",
            registry=self.registry,
        )
        self.answer_seconds = Histogram(
            "luxor_answer_seconds",
            "From an answer's arrival until it is kept and sent to everybody",
            buckets=SECONDS,
            registry=self.registry,
        )

    def add_rooms(self, counts: Callable[[], Mapping[str, float]]) -> None:
        """Show what the rooms count, each as a gauge ``luxor_NAME``."""
        self.registry.register(_Collected(lambda: _room_figures(counts())))

    def add_bots(self, figures: Callable[[], BotFigures]) -> None:
        """Show what the bots have done."""
        self.registry.register(_Collected(lambda: _bot_figures(figures())))

    def text(self) -> bytes:
        """Return all figures."""
        return generate_latest(self.registry)


class _Collected(Collector):
    """Figures that others keep, asked for when somebody looks."""

    def __init__(self, families: Callable[[], Iterator[Metric]]) -> None:
        self._families = families

    def describe(self) -> list[Metric]:
        """Return nothing: which there are is known when they are asked for."""
        return []

    def collect(self) -> Iterator[Metric]:
        """Yield the figures as they are now."""
        return self._families()


def _room_figures(counts: Mapping[str, float]) -> Iterator[Metric]:
    for name, value in sorted(counts.items()):
        yield GaugeMetricFamily(f"luxor_{name}", f"{name.replace('_', ' ')}, now", value=value)


def _bot_figures(now: BotFigures) -> Iterator[Metric]:
    for name, text in BOT_GAUGES.items():
        yield GaugeMetricFamily(f"luxor_bot_{name}", text, value=getattr(now, name))
    for name, (label, text) in BOT_COUNTERS.items():
        family = CounterMetricFamily(f"luxor_bot_{name}", text, labels=(label,))
        for key, value in sorted(getattr(now, name).items()):
            family.add_metric((key,), value)
        yield family
