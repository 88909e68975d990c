"""How fast the engine is, beside others of its kind. `make bench` runs all of it; see `engine.py`."""
