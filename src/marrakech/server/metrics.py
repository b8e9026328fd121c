"""The metrics of a server, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        self.sockets = Gauge("marrakech_sockets", "Open sockets", registry=own)
        self.tables = Counter("marrakech_tables_created", "Tables set up", registry=own)
        self.commands = Counter(
            "marrakech_commands", "Commands by what became of them", ["what"], registry=own
        )
        self.seconds = Histogram(
            "marrakech_command_seconds",
            "From a command's arrival to its acknowledgement",
            buckets=_BUCKETS,
            registry=own,
        )
        self.requests = Counter("marrakech_requests", "HTTP requests", ["status"], registry=own)
        self.troubles = Counter(
            "marrakech_store_troubles", "Refusals of the store", ["key"], registry=own
        )
        self.limits = Counter(
            "marrakech_limits_reached", "Limits that somebody reached", ["limit"], registry=own
        )
        self.analyses = Counter(
            "marrakech_analyses",
            "Analysed games and rolled out decisions by what became of them",
            ["kind", "what"],
            registry=own,
        )
        self.analyses_waiting = Gauge(
            "marrakech_analyses_waiting",
            "Games and decisions that wait to be analysed",
            ["kind"],
            registry=own,
        )
        self.cuts = Counter(
            "marrakech_connections_cut", "Connections too slow in a phase", ["phase"], registry=own
        )
