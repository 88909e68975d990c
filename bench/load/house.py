"""This server, opened for the crowd: with the toy among its games, and room for so many tables of so few browsers."""

import argparse
from pathlib import Path

from msgspec.structs import replace

from greathall.games import GAMES
from greathall.server.logs import write_logs
from greathall.server.running import serve
from greathall.server.settings import Settings

MANY = 1_000_000


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("data", type=Path)
    parser.add_argument("--in-memory", action="store_true")
    given = parser.parse_args()
    GAMES["coins"] = "bench.coins"
    write_logs()
    url = "sqlite://" if given.in_memory else ""
    place = Settings(port=given.port, data=given.data, database_url=url)
    serve(replace(place, tables_an_hour=MANY, tables_a_person=MANY, idle=MANY))


if __name__ == "__main__":
    main()
