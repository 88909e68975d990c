"""What Prometheus is told: how much is going on, how long it takes, what fails. Numbers only, and no names but our own."""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Where several processes of one server count together; set before they start."""
SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 10)


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = self.counter(
            "commands", "Commands from pages, by kind and by what came of them.", "do", "result"
        )
        self.command_seconds = self.histogram("command_seconds", "From a command to its reply.")
        self.requests = self.counter("requests", "Requests over HTTP, by their status.", "status")
        self.entries = self.counter("entries", "Entries of stories that were stored.")
        self.commits = self.counter("commits", "Transactions in which they were stored.")
        self.commit_seconds = self.histogram("commit_seconds", "How long a transaction took.")
        self.bot_seconds = self.histogram("bot_seconds", "How long a bot thought.", "level")
        self.faults = self.counter("faults", "Faults of the server: its log says more.")
        self.sockets = self.gauge("sockets", "Open sockets.")
        self.tables = self.gauge("tables", "Tables in memory.")
        self.leases = self.gauge("leases", "Tables whose bots and timers are this process's.")

    def counter(self, name: str, said: str, *labels: str) -> Counter:
        """A number that grows."""
        return Counter(f"greathall_{name}", said, labels, registry=self.registry)

    def histogram(self, name: str, said: str, *labels: str) -> Histogram:
        """How long something takes."""
        return Histogram(f"greathall_{name}", said, labels, buckets=SECONDS, registry=self.registry)

    def gauge(self, name: str, said: str) -> Gauge:
        """A number that goes up and down; of several processes the living ones are added up."""
        return Gauge(f"greathall_{name}", said, multiprocess_mode="livesum", registry=self.registry)

    def written(self) -> bytes:
        """All numbers, those of all processes where several count together."""
        if SHARED not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)
