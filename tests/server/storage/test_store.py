"""The storage keeps what it is given and gives it back, on both databases."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from luxor.server.protocol.http import GameSummary
from luxor.server.storage import lifetimes
from luxor.server.storage.errors import ConflictError, StorageError
from luxor.server.storage.rows import (
    ChatRow,
    Followed,
    GameRow,
    LogRow,
    Role,
    SeatFreed,
    TokenAdded,
    TokenRow,
)
from luxor.server.storage.store import DEAD_AT_ONCE, Store
from luxor.server.storage.writes import MOST_LINES
from luxor.server.tokens import digest
from tests.server.storage.rows import (
    create,
    entries,
    new_game,
    opened,
    stored,
    token,
)

pytestmark = pytest.mark.compiled

DAY = 24 * 60 * 60 * 1000
STRANGE = "ħéröglyph 𓂀 \u202e'\"\\%\r\n\t;--"


async def present(store: Store, *rows: TokenRow) -> list[TokenRow]:
    """Return those of some tokens that are there."""
    return [row for row in rows if await store.token(row.digest, row.game) == row]


@stored
async def test_a_game_comes_back_as_it_was_kept(store: Store) -> None:
    row = GameRow("g1", STRANGE, bytes(range(224, 256)), 2**45, 2**45 + 1, "waiting", 2)
    log = [LogRow(1, 2**45, STRANGE), LogRow(2, 2**45 + 1, "{}")]
    await store.create(row, log, [token("a", "g1")])
    assert await store.game("g1") == row
    assert await store.log("g1") == log
    assert await store.log("g1", 1) == log[1:]
    assert await store.token(digest("a"), "g1") == TokenRow(digest("a"), "g1", Role.SEAT, 0)


@stored
async def test_what_is_not_there_is_none_or_empty(store: Store) -> None:
    assert await store.game("g") is None
    assert await store.log("g") == []
    assert await store.token(b"x" * 32, "g") is None
    assert await store.chat("g", 10) == []
    assert await store.games_of([]) == []
    assert await store.running() == []
    assert await store.delete("g") is False


async def test_what_was_kept_is_there_after_closing(database_url: str) -> None:
    async with opened(database_url) as store:
        await create(store)
        await store.append("g", entries(2, 4), "playing")
    async with opened(database_url) as store:
        assert [row.number for row in await store.log("g")] == [1, 2, 3, 4]


@stored
async def test_entries_are_added_and_the_game_follows(store: Store) -> None:
    await create(store)
    await store.append("g", entries(2, 4, at=5000), "playing")
    assert await store.game("g") == replace(new_game(), version=4, changed=5000, phase="playing")
    await store.append("g", [], "over")  # only the phase
    assert await store.game("g") == replace(new_game(), version=4, changed=5000, phase="over")


@pytest.mark.parametrize("first", [1, 2, 4])
async def test_entries_that_do_not_follow_are_a_conflict(database_url: str, first: int) -> None:
    async with opened(database_url) as store:
        await create(store)
        await store.append("g", entries(2), "playing")
        before = await store.game("g"), await store.log("g")
        with pytest.raises(ConflictError):
            await store.append("g", entries(first, first + 1, body="wrong"), "over")
        assert (await store.game("g"), await store.log("g")) == before


@stored
async def test_a_game_that_is_gone_is_a_conflict_for_every_writer(store: Store) -> None:
    await create(store)
    assert await store.delete("g")
    for writing in (
        store.append("g", entries(2), "playing"),
        store.append("g", [], "playing"),
        store.add_tokens([token("b")]),
        store.add_chat("g", 0, 1, "hello"),
    ):
        with pytest.raises(ConflictError):
            await writing
    assert await store.log("g") == []
    assert await store.chat("g", 5) == []


@stored
async def test_a_second_game_of_the_same_name_is_refused_with_all_it_brings(
    store: Store,
) -> None:
    await create(store)
    with pytest.raises(ConflictError):
        await store.create(new_game(phase="over"), entries(1), [token("b")])
    assert await store.game("g") == new_game()
    assert await store.token(digest("b"), "g") is None


@stored
async def test_a_token_that_is_there_already_makes_the_game_fail_too(store: Store) -> None:
    await create(store, "g", token("a"))
    with pytest.raises(ConflictError):
        await store.create(new_game("h"), entries(1), [token("b", "h"), token("a"), token("c")])
    assert await store.game("h") is None
    assert await store.token(digest("b"), "h") is None
    assert await store.log("h") == []


@stored
async def test_of_many_who_write_the_same_number_one_succeeds(store: Store) -> None:
    await create(store)
    tries = (store.append("g", entries(2, body=str(i)), "playing") for i in range(20))
    came = Counter(type(x).__name__ for x in await asyncio.gather(*tries, return_exceptions=True))
    assert came == {"NoneType": 1, "ConflictError": 19}
    assert len(await store.log("g")) == 2


@stored
async def test_what_fails_in_a_group_fails_alone(store: Store) -> None:
    names = [f"g{i}" for i in range(10)]
    for name in names:
        await create(store, name)
    results = await asyncio.gather(
        *(store.append(name, entries(2 if i % 3 else 7), "over") for i, name in enumerate(names)),
        store.add_tokens([token("a", "g1")]),
        store.add_tokens([token("c", "g2"), token("a", "g1")]),
        store.add_chat("g0", None, 1, "a line \ud800 that is no text"),
        store.add_chat("g0", None, 1, "a line"),
        store.create(new_game("g3"), entries(1), [token("b", "g3")]),
        return_exceptions=True,
    )
    kinds = [type(result) for result in results]
    assert kinds[:10] == [type(None) if i % 3 else ConflictError for i in range(10)]
    assert kinds[10:] == [type(None), ConflictError, StorageError, ChatRow, ConflictError]
    versions = [row.version for name in names if (row := await store.game(name))]
    assert versions == [2 if i % 3 else 1 for i in range(10)]
    assert await store.chat("g0", 5) == [ChatRow(1, None, 1, "a line")]
    assert await store.token(digest("b"), "g3") is None
    assert await store.token(digest("c"), "g2") is None
    assert await store.token(digest("a"), "g1") == token("a", "g1")


@stored
async def test_a_one_time_token_is_redeemed_once(store: Store) -> None:
    await create(store, "g", token("stays", seat=1))
    await store.add_tokens([token("once", seat=1, until=2000)])
    tries = (store.redeem(digest("once"), digest(f"new{i}"), 1999) for i in range(8))
    won = [row for row in await asyncio.gather(*tries) if row]
    ((row,),) = won
    assert row == TokenRow(row.digest, "g", Role.SEAT, 1)
    assert await store.token(row.digest, "g") == row
    assert await store.token(digest("once"), "g") is None


@stored
async def test_only_a_one_time_token_that_lasts_can_be_redeemed(store: Store) -> None:
    await create(store, "g", token("stays"), token("late", until=2000))
    for words in ("stays", "late", "unknown"):
        assert await store.redeem(digest(words), digest("new"), 2000) == []
    assert await store.token(digest("new"), "g") is None
    assert await store.token(digest("stays"), "g") == token("stays")
    assert await store.token(digest("late"), "g") == token("late", until=2000)


@stored
async def test_tokens_come_and_go_with_the_entry_that_says_so(store: Store) -> None:
    mine = [token("a"), token("b"), token("c", until=9000)]
    others = [token("d", seat=1), token("e", seat=None), token("f", "h", 0)]
    new = token("new", seat=2)
    await create(store, "h")
    await create(store, "g", *mine, *others)
    for also in (TokenAdded(new), SeatFreed(0)):
        with pytest.raises(ConflictError):
            await store.append("g", entries(7), "playing", also)
    assert await present(store, *mine, *others, new) == [*mine, *others]
    await store.append("g", entries(2), "playing", TokenAdded(new))
    assert await present(store, *mine, *others, new) == [*mine, *others, new]
    await store.append("g", entries(3), "playing", SeatFreed(0))
    assert await present(store, *mine, *others, new) == [*others, new]
    assert len(await store.log("g")) == 3


@stored
async def test_tokens_are_good_for_the_game_that_follows(store: Store) -> None:
    await create(store, "g", token("a"), token("host", seat=None), token("c", until=9000))
    heirs = [token("a", "next"), token("host", "next", seat=None), token("c", "next", until=9000)]
    follows = Followed(new_game("next"), entries(1))
    with pytest.raises(ConflictError):
        await store.append("g", entries(7), "over", follows)
    assert await store.game("next") is None
    await store.append("g", entries(2), "over", follows)
    assert await store.game("next") == new_game("next")
    assert await present(store, *heirs) == heirs
    redeemed = await store.redeem(digest("c"), digest("new"), 8999)
    assert [row.game for row in redeemed] == ["g", "next"]
    assert await store.devices("next") == {0: 2}
    heirs[2] = token("new", "next")
    found = await store.games_of([digest("a")])
    assert sorted(game.game for _, game in found) == ["g", "next"]
    await store.delete("g")
    assert await present(store, token("a"), *heirs) == heirs


@stored
async def test_of_very_many_lines_of_chat_the_last_are_kept(store: Store) -> None:
    await create(store, "g")
    await create(store, "h")
    await store.add_chat("h", 0, 1, "first")
    for number in range(1, MOST_LINES + 3):
        row = await store.add_chat("g", 0, 1, "x")
        assert row.number == number
    numbers = [row.number for row in await store.chat("g", 2 * MOST_LINES)]
    assert numbers == list(range(3, MOST_LINES + 3))
    assert len(await store.chat("h", 9)) == 1


@stored
async def test_lines_of_chat_are_numbered_in_each_game(store: Store) -> None:
    await create(store, "g")
    await create(store, "h")
    said = await asyncio.gather(*(store.add_chat("g", i, i, f"line {i}") for i in range(5)))
    assert [row.number for row in said] == [1, 2, 3, 4, 5]
    assert await store.add_chat("h", None, 7, STRANGE) == ChatRow(1, None, 7, STRANGE)
    assert await store.chat("g", 2) == said[3:]
    assert await store.chat("g", 99) == said
    assert await store.chat("h", 99) == [ChatRow(1, None, 7, STRANGE)]


@stored
async def test_the_games_of_tokens_come_by_their_last_change(store: Store) -> None:
    for name, at in (("old", 1), ("new", 3), ("middle", 2), ("other", 9)):
        await create(store, name, token(name, name), at=at)
    await store.add_tokens([token("second", "middle", 1), token("once", "other", until=9)])
    asked = [digest(words) for words in ("old", "middle", "new", "second", "once", "unknown")]
    found = await store.games_of(asked)
    assert [(row.digest, game.game) for row, game in found] == [
        (digest("new"), "new"),
        (digest("middle"), "middle"),
        (digest("second"), "middle"),
        (digest("old"), "old"),
    ]
    assert found[0] == (token("new", "new"), new_game("new", at=3))


@stored
async def test_a_game_is_deleted_with_everything_in_it(store: Store) -> None:
    for name in ("g", "h"):
        await create(store, name, token(name, name), token(f"once {name}", name, until=9999))
        await store.add_chat(name, 0, 1, "hello")
    assert await store.delete("g") is True
    assert await store.delete("g") is False
    assert [await store.game("g"), await store.token(digest("g"), "g")] == [None, None]
    assert [await store.log("g"), await store.chat("g", 9)] == [[], []]
    assert await store.game("h") == new_game("h")
    assert [len(await store.log("h")), len(await store.chat("h", 9))] == [1, 1]
    assert await store.token(digest("once h"), "h") is not None


@pytest.mark.parametrize(
    ("phase", "days"), [("waiting", 7), ("aborted", 90), ("over", 90), ("playing", 60)]
)
async def test_a_game_is_kept_as_long_as_the_rule_says(
    database_url: str, phase: str, days: int
) -> None:
    last = 10**12
    async with opened(database_url) as store:
        await create(store, at=1)  # created long ago: the last change counts
        await store.append("g", entries(2, at=last), phase)
        assert await store.remove_dead(last + days * DAY) == 0
        assert await store.remove_dead(last + days * DAY + 1) == 1
        assert await store.game("g") is None


def test_the_rule_is_the_documented_one() -> None:
    page = (Path(__file__).resolve().parents[3] / "docs" / "storage.md").read_text("utf-8")
    told = re.findall(r"^\| \*(\w+)\* \|.*\| (\d+) days? \|$", page, re.MULTILINE)
    assert {phase: int(days) * DAY for phase, days in told} == lifetimes.LIFETIMES
    assert set(lifetimes.LIFETIMES) == set(get_args(GameSummary.model_fields["phase"].annotation))


@stored
async def test_many_dead_games_are_removed_and_nothing_else(store: Store) -> None:
    dead = 2 * DEAD_AT_ONCE + 1
    games = [create(store, f"dead{i}", token(f"t{i}", f"dead{i}")) for i in range(dead)]
    await asyncio.gather(*games, create(store, "alive", token("alive", "alive"), at=8 * DAY))
    assert await store.remove_dead(8 * DAY) == dead
    assert await store.game("alive") is not None
    assert await store.token(digest("alive"), "alive") is not None
    assert await store.token(digest("t0"), "dead0") is None


@stored
async def test_one_time_tokens_that_have_run_out_are_removed(store: Store) -> None:
    now = 2000
    await create(store, "g", token("stays"), token("late", until=now), token("lasts", until=2001))
    assert await store.remove_dead(now) == 0
    there = [await store.token(digest(words), "g") for words in ("stays", "late", "lasts")]
    assert [row is not None for row in there] == [True, False, True]


@stored
async def test_games_in_play_are_running(store: Store) -> None:
    for name in ("c", "a", "b"):
        await create(store, name)
    await store.append("c", entries(2), "playing")
    await store.append("a", entries(2), "playing")
    await store.append("b", entries(2), "over")
    assert await store.running() == ["a", "c"]


@stored
async def test_a_store_that_works_says_so(store: Store) -> None:
    await store.check()


@stored
async def test_a_closed_store_refuses_everything_and_can_be_closed_again(store: Store) -> None:
    await create(store)
    await store.close()
    for doing in (
        store.game("g"),
        store.append("g", entries(2), "playing"),
        store.check(),
    ):
        with pytest.raises(StorageError, match="closed"):
            await doing
    await store.close()


@stored
async def test_many_may_read_at_once(store: Store) -> None:
    await create(store)
    many = await asyncio.gather(*(store.game("g") for _ in range(50)))
    assert many == [new_game()] * 50
