"""The short way of sockets: whole messages at once, everything else as uvicorn does it, and nothing lost between the two."""

from __future__ import annotations

import msgspec
import pytest
from websockets.frames import BINARY, CONT, TEXT, Frame, Opcode

from greathall.server.protocol import Say
from greathall.server.wire import framed, whole_messages
from tests.server.houses import House
from tests.server.scenes import around, run


def sent(text: str, opcode: Opcode = TEXT, fin: bool = True) -> bytes:
    """A message as a page sends it: masked."""
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 3, 125, 126, 65_535])
def test_a_whole_text_is_heard_as_it_was_said(size: int) -> None:
    text = ("žluťoučký " * size)[: size // 2] + "x" * (size % 2)
    assert whole_messages(sent(text) + sent("and more")) == [text, "and more"]


@pytest.mark.parametrize(
    "data",
    [
        sent("half", fin=False),
        sent("half", CONT),
        sent("bytes", BINARY),
        sent("cut off")[:-1],
        sent("cut off")[:3],
        sent("one") + sent("cut off")[:-1],
        sent("x" * 65_536),
        Frame(TEXT, b"not masked").serialize(mask=False),
        Frame(TEXT, b"\xff\xfe").serialize(mask=True),
    ],
    ids=range(9),
)
def test_anything_else_goes_the_long_way(data: bytes) -> None:
    assert whole_messages(data) == []


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_what_is_said_is_framed_as_the_library_does_it(size: int) -> None:
    expected = Frame(TEXT, b"x" * size).serialize(mask=False)
    assert b"".join(framed([b"x" * size])) == expected


def test_messages_in_pieces_pings_and_whole_ones_are_heard_in_their_order(here: House) -> None:
    async def scene() -> None:
        async with around([here.base], ["Ana", "Ben"]) as (ana, ben):
            for at in range(5):
                words = msgspec.json.encode(Say(key=f"piece {at}", text=f"in pieces {at}")).decode()
                await ana.page.socket.send([words[:7], words[7:20], words[20:]])
                await ana.page.socket.ping()
                await ana.page.socket.send(msgspec.json.encode(Say(key=f"whole {at}", text=f"whole {at}")).decode())
                await ana.page.socket.send(msgspec.json.encode(Say(key=f"bytes {at}", text=f"bytes {at}")))
            expected = [f"{kind} {at}" for at in range(5) for kind in ("in pieces", "whole", "bytes")]
            said = here.app.hall.live[ana.table]
            await ben.until(lambda: [line.text for line in said.lines] == expected)

    run(scene)
