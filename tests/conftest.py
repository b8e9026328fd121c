"""What all tests share."""

import pytest
from hypothesis import HealthCheck, settings

# No deadlines: the machines that run these tests are shared and noisy.
settings.register_profile(
    "marrakech",
    deadline=None,
    max_examples=150,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("marrakech")

pytest_plugins = ["command", "screen"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the end what tests counted, from whichever process they ran in."""
    for outcome in ("passed", "failed"):
        for report in terminalreporter.getreports(outcome):
            for name, value in getattr(report, "user_properties", ()):
                if name == "counted" and report.when == "call":
                    terminalreporter.write_line(str(value))
