"""Hypothesis tries the same examples every time, so that a run depends on nothing but the source."""

from hypothesis import HealthCheck, settings

settings.register_profile("besace", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("besace")
