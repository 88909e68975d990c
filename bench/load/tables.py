"""Tables with three people each, on this server and on boardgame.io's: how one sits down, moves, and hears of a move."""

import json
import random
from collections.abc import Callable

import msgspec

from bench.load.wire import Wire, post
from greathall.server.persons import COOKIE, new_secret

PEOPLE = 3


class Table:
    """A table whose people are connected. One move at a time: it is done when its mover has the answer and all have seen it."""

    def __init__(self, chooser: random.Random) -> None:
        self.chooser = chooser
        self.wires: list[Wire] = []
        self.moves = 0
        self.is_over = False
        self.busy = False
        self.since = 0.0
        """When the move that is on its way should have been sent."""
        self.answered: Callable[[Table], None] = nobody_counts
        self.done: Callable[[Table], None] = nobody_counts

    def move(self) -> None:
        """Have somebody whose turn it is make a move at random."""
        raise NotImplementedError


def nobody_counts(_table: Table) -> None:
    """Nothing is measured yet."""


# --- ours


class Facts(msgspec.Struct):
    waiting: list[int]
    question: int
    options: list[str]
    over: list[str]


class SeatView(msgspec.Struct):
    facts: Facts


class Update(msgspec.Struct):
    views: dict[str, SeatView]


class Numbered(msgspec.Struct):
    number: int


class Reply(msgspec.Struct):
    key: str
    number: int = -1
    error: str = ""


read_update = msgspec.json.Decoder(Update).decode
read_number = msgspec.json.Decoder(Numbered).decode
read_reply = msgspec.json.Decoder(Reply).decode


class Hall(Table):
    """A table of this server: everyone by a browser, a cookie and a socket of their own."""

    def __init__(self, port: int, game: str, chooser: random.Random) -> None:
        super().__init__(chooser)
        cookies = [f"{COOKIE}={new_secret()}" for _ in range(PEOPLE)]
        seats = [{"kind": "here", "name": "Ana"}, *({"kind": "open"} for _ in cookies[1:])]
        setup = {"game": game, "seats": seats, "house": {"pace": "at-once", "reaction": 0}}
        name = json.loads(post(port, "/api/tables", json.dumps(setup), cookies[0]))["id"]
        self.last: list[bytes] = [b""] * PEOPLE
        self.seen = [-1] * PEOPLE
        self.wanted = -1
        self.answers = 0
        for seat, cookie in enumerate(cookies):
            wire = Wire(port, f"/api/tables/{name}/socket", cookie)
            wire.hear = self.listener(seat)
            self.wires.append(wire)
            self.ask(wire, b'{"do":"resume","key":"r"}')
            if seat:
                self.ask(wire, b'{"do":"sit","key":"s","seat":%d,"name":"Ben"}' % seat)
        self.ask(self.wires[0], b'{"do":"begin","key":"b"}')
        for seat, wire in enumerate(self.wires):
            while self.seen[seat] < 0:
                wire.read()

    def ask(self, wire: Wire, command: bytes) -> None:
        """A command, and wait for its answer."""
        before = self.answers
        wire.say(command)
        while self.answers == before:
            wire.read()

    def listener(self, seat: int) -> Callable[[bytes], None]:
        """What a seat's page does with a message."""

        def hear(message: bytes) -> None:
            if message.startswith(b'{"is":"update"'):
                self.last[seat] = message
                self.seen[seat] = read_number(message).number
            elif message.startswith(b'{"is":"reply"'):
                self.replied(read_reply(message))
                return
            if self.busy and self.wanted >= 0 and min(self.seen) >= self.wanted:
                self.busy = False
                self.done(self)

        return hear

    def replied(self, reply: Reply) -> None:
        """An answer."""
        if reply.error:
            raise ConnectionError(f"refused: {reply.error}")
        self.answers += 1
        if self.busy:
            self.answered(self)
            self.wanted = reply.number
            if min(self.seen) >= self.wanted:
                self.busy = False
                self.done(self)

    def move(self) -> None:
        facts = self.facts(0)
        if facts.over:
            self.is_over = True
            return
        seat = facts.waiting[0]
        facts = self.facts(seat)
        option = self.chooser.choice(facts.options)
        self.busy, self.wanted, self.moves = True, -1, self.moves + 1
        said = f'{{"do":"play","key":"{self.moves}","seat":{seat},"question":{facts.question},"line":["{option}"]}}'
        self.wires[seat].say(said.encode())

    def facts(self, seat: int) -> Facts:
        """What a seat knows."""
        return read_update(self.last[seat]).views[str(seat)].facts


# --- boardgame.io's


class Match(Table):
    """A match of the toy on boardgame.io's server: socket.io's words over a WebSocket, as its own client says them."""

    def __init__(self, port: int, game: str, chooser: random.Random) -> None:
        super().__init__(chooser)
        self.game = game
        made = json.loads(post(port, f"/games/{game}/create", json.dumps({"numPlayers": PEOPLE})))
        self.match: str = made["matchID"]
        self.secrets: list[str] = []
        self.states = [-1] * PEOPLE
        self.welcomed = 0
        self.number = 0
        for seat in range(PEOPLE):
            body = json.dumps({"playerID": str(seat), "playerName": "Ana"})
            joined = json.loads(post(port, f"/games/{game}/{self.match}/join", body))
            self.secrets.append(joined["playerCredentials"])
            wire = Wire(port, "/socket.io/?EIO=4&transport=websocket")
            wire.hear = self.listener(seat)
            self.wires.append(wire)
            wire.say(f"40/{game},".encode())
            while self.welcomed == seat:
                wire.read()
            self.say(seat, "sync", self.match, str(seat), self.secrets[seat], PEOPLE)
            while self.states[seat] < 0:
                wire.read()

    def say(self, seat: int, *words: object) -> None:
        """Send an event of socket.io."""
        self.wires[seat].say(f"42/{self.game},{json.dumps(words, separators=(',', ':'))}".encode())

    def listener(self, seat: int) -> Callable[[bytes], None]:
        """What a player's client does with a message."""

        def hear(message: bytes) -> None:
            if message == b"2":
                self.wires[seat].say(b"3")
            elif message.startswith(b"40"):
                self.welcomed += 1
            at = message.find(b'"_stateID":')
            if at < 0:
                return
            end = at + 11
            while message[end] in b"0123456789":
                end += 1
            self.states[seat] = int(message[at + 11 : end])
            if not self.busy or self.states[seat] <= self.number:
                return
            if seat == self.moves % PEOPLE:
                self.answered(self)
            if min(self.states) > self.number:
                self.number, self.busy, self.moves = self.states[seat], False, self.moves + 1
                self.done(self)

        return hear

    def move(self) -> None:
        seat = self.moves % PEOPLE
        self.busy = True
        payload = {
            "type": "take",
            "args": [self.chooser.randint(1, 3)],
            "playerID": str(seat),
            "credentials": self.secrets[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.say(seat, "update", action, self.number, self.match, str(seat))
