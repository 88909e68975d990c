"""Simulated people at many tables of a server, for `make bench-server`. Plain sockets, so that they cost little themselves."""
