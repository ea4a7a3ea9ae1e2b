"""X1, X2: a fifth player, and the expansion's Horus cards."""

from __future__ import annotations

from collections import Counter

import pytest

from luxor import Options, OptionsError, Table, load_edition
from luxor.core.compile import compile_ruleset
from luxor.core.ruleset import Ruleset
from luxor.notation.position import parse_position, write_position
from luxor.notation.record import parse_record
from luxor.play.saved import save
from tests.support import where


def horus_cards(rs: Ruleset) -> Counter[str]:
    """Return how many there are of each Horus card."""
    found: Counter[str] = Counter()
    for number, name in enumerate(rs.pile_names):
        if name.startswith("horus"):
            _, first, counts = rs.pile(number)
            found.update({rs.card_names[first + i]: count for i, count in enumerate(counts)})
    return found


def ruleset(options: Options) -> Ruleset:
    return compile_ruleset(options, load_edition())


@pytest.mark.clause("X1")
def test_a_fifth_player_has_the_same_as_the_others() -> None:
    table = Table(Options(players=5, first=4), seed=1)
    assert table.asked == 4
    s = table.snapshot()
    assert [where(s, f"p{n}") for n in range(1, 6)] == [where(s, "p1")] * 5
    assert [len(hand) for hand in s.to_dict()["hands"]] == [5] * 5
    assert load_edition().colours[4] == "purple"


@pytest.mark.clause("X1")
@pytest.mark.parametrize("players", [6, 7])
def test_a_sixth_player_finds_no_seat(players: int) -> None:
    with pytest.raises(OptionsError, match="2 to 5 play"):
        Options(players=players)


@pytest.mark.clause("X2")
def test_with_five_players_the_new_horus_cards_join_the_piles_of_their_level() -> None:
    rs = ruleset(Options(players=5))
    extra = {spec.name: spec.copies for spec in load_edition().extra_horus_cards}
    assert sum(extra.values()) == 18
    base = horus_cards(ruleset(Options(players=4)))
    assert sum(base.values()) == 24
    assert horus_cards(rs) == base + Counter(extra)
    sizes = [sum(rs.pile(rs.pile_names.index(f"horus{level}"))[2]) for level in (1, 2, 3)]
    assert sizes == [14, 14, 14]


@pytest.mark.clause("X2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_fewer_players_they_join_in_only_if_asked_for(players: int) -> None:
    assert sum(horus_cards(ruleset(Options(players=players))).values()) == 24
    asked_for = Options(players=players, extra_cards=True)
    assert sum(horus_cards(ruleset(asked_for)).values()) == 42


@pytest.mark.clause("X2")
def test_five_players_cannot_do_without_them() -> None:
    with pytest.raises(OptionsError, match="five players need the expansion's Horus cards"):
        Options(players=5, extra_cards=False)


@pytest.mark.clause("X2")
def test_texts_say_which_cards_are_played_with() -> None:
    with_extra = parse_position("extra_cards: yes")
    assert with_extra.rs.options.extra_cards is True
    assert parse_position("").rs.options.extra_cards is False
    assert parse_position("players: 5").rs.options.extra_cards is True
    assert parse_position(write_position(with_extra)) == with_extra
    table = Table(Options(players=2, extra_cards=True), seed=1)
    assert "extra_cards=yes" in save(table)
    assert parse_record(save(table)).options == table.options
    assert "extra_cards" not in save(Table(Options(players=5), seed=1))
