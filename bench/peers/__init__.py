"""Other people's engines, each in an environment of its own."""
