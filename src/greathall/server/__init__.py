"""The server: tables, seats, live play, storage. It trusts nothing it is sent, and loses nothing it acknowledged."""
