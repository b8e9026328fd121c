"""Marrakech: rugs, dirhams and one stubborn market owner."""

from marrakech.rules import *  # noqa: F403
from marrakech.rules import __all__ as _rules

__version__ = "0.1.0"
__all__ = [*_rules, "__version__"]
