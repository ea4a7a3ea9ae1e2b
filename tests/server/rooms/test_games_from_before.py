"""Games that were stored when every seat's token was made with the game: all goes on."""

from __future__ import annotations

import pytest

from luxor.server.errors import Code, ServerError
from luxor.server.game import commands
from luxor.server.game import entries as e
from luxor.server.game.game import Game
from luxor.server.protocol.http import CreatedGame, SeatLink
from luxor.server.protocol.setup import GameSetup
from luxor.server.storage.rows import GameRow, LogRow, Role, TokenRow
from luxor.server.storage.store import Store, open_store
from luxor.server.tokens import digest, new_token
from tests.server.rooms.test_lobby import Ear, House, come, run, say

pytestmark = pytest.mark.compiled

SETUP = (
    '{"seats":[{"colour":"red","name":null,"bot":null},{"colour":"green","name":"Ben","bot":null}],'
    '"modules":[],"extra_cards":null,"edition":"reconstructed","first":0,"hide_scores":false,'
    '"hints":true,"chat":true,"clock":null,"pace":[10.0,10.0]}'
)
SECRET = bytes(range(32))

BEFORE = (
    '{"kind":"seated","seat":0,"name":"Ani"}',
    '{"kind":"left","seat":0}',
    '{"kind":"seated","seat":0,"name":"Ann"}',
    '{"kind":"seated","seat":1,"name":"Ben"}',
)
AFTER = (
    '{"kind":"proposed","by":0,"what":"bot","whose":1,"level":"scholar","absent":[1]}',
    '{"kind":"seated","seat":1,"level":"scholar"}',
    '{"kind":"proposed","by":0,"what":"abort"}',
)


async def store_game(store: Store, *bodies: str) -> CreatedGame:
    """Write a game as servers did before, with tokens of both seats."""
    links = [SeatLink(seat=seat, token=new_token()) for seat in range(2)]
    made = CreatedGame(game="old", host=new_token(), spectator=new_token(), seats=links)
    tokens = [
        TokenRow(digest(made.host), "old", Role.HOST, None),
        TokenRow(digest(made.spectator), "old", Role.SPECTATOR, None),
        *(TokenRow(digest(link.token), "old", Role.SEAT, link.seat) for link in links),
    ]
    phase = "playing" if bodies[-1:] == AFTER[-1:] else "waiting"
    rows = [LogRow(number, 1000, body) for number, body in enumerate(bodies, start=1)]
    row = GameRow("old", SETUP, SECRET, 1000, 1000, phase, len(rows))
    await store.create(row, rows, tokens)
    return made


def dealt() -> str:
    """Return the deal that followed ``BEFORE``."""
    game = Game("old", GameSetup.model_validate_json(SETUP), SECRET)
    for body in BEFORE[:-1]:
        game.apply(e.read_entry(body), 1000)
    last = e.read_entry(BEFORE[-1])
    assert isinstance(last, e.Seated)
    return e.write_entry(commands.begin_if_full(game, last)[-1])


def test_a_game_that_waits_is_joined_by_its_old_links(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await store_game(house.store, *BEFORE[:2])
        stranger = await come(house, game, game.spectator, Ear())
        for seat in range(2):
            with pytest.raises(ServerError) as refused:
                await say(stranger, type="sit", seat=seat, name="Eve")
            assert refused.value.code == Code.NOT_NOW, "its link was given to somebody"
        ear = Ear()
        for link in game.seats:
            member = await come(house, game, link.token, ear)
            await say(member, type="sit", seat=link.seat, name=f"Player {link.seat}")
        assert ear.room["phase"] == "playing"
        await house.close()

    run(test)


def test_a_game_that_runs_goes_on_with_its_old_tokens(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await store_game(house.store, *BEFORE, dealt(), *AFTER)
        ear = Ear()
        await come(house, game, game.spectator, ear)
        assert (ear.room["phase"], ear.room["seats"][1]["stand_in"]) == ("playing", True)
        member = await come(house, game, game.seats[1].token, ear)
        assert ear.last("welcome")["seats"] == [1]
        assert ear.room["seats"][1]["kind"] == "person", "back from the bot"
        (proposal,) = ear.room["proposals"]
        assert proposal["waits_for"] == [1]
        await say(member, type="vote", seat=1, proposal=proposal["proposal"], yes=True)
        assert ear.room["phase"] == "aborted"
        again = await house.lobby.device_token("old", game.seats[0].token)
        assert (await house.lobby.redeem(again.token)).seat == 0
        await house.close()

    run(test)
