"""Many games at once: what happens in them, how often, and how sure that is."""

from greathall.lab.report import Report
from greathall.lab.simulate import simulate

__all__ = ["Report", "simulate"]
