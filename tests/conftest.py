"""What all tests share."""

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
