"""Code is found by its syntax, whatever its layout, and a miss says what may be meant."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.code_patterns import Code, PatternError, parse

SOURCE = """
LIMITS = {"low": (Bound, 2), "high": (Bound, 6)}

def pay(seat, price):
    if price > 0 and able(seat) and not free:
        spend(seat, price, 1, reason=WHY)
    elif price == 0:
        tell(seat)
    return price

class Shop:
    first = 1

    def sell(self, seat):
        left = self.stock[
            seat  # of the buyer
        ]
        give(seat, left)
        give(seat, 0)
"""

EDITS = {
    "a table": ("LIMITS", "(Bound, 2)", "(Bound, 3)", "(Bound, 2)", "(Bound, 3)"),
    "an attribute": ("Shop.first", "1", "2", "first = 1", "first = 2"),
    "another layout": ("Shop.sell", "give( seat,\n left )", "0", "give(seat, left)", "0"),
    "any expression": ("Shop.sell", "give(_, 0)", "_", "give(seat, 0)", "seat"),
    "any arguments": ("pay", "spend(*_, 1, reason=WHY)", "spend(*_)", ", 1, reason=WHY", ""),
    "several operands": ("pay", "_ and not free", "_", " and not free", ""),
    "the first line": (
        "pay",
        "if _ and not free:",
        "if free:",
        "if price > 0 and able(seat) and not free",
        "if free",
    ),
    "any statements": ("pay", "if price == 0:\n    ...", "...", "elif price == 0", "else"),
    "less": ("Shop.sell", "give(seat, 0)", "", "give(seat, 0)", ""),
    "an empty body": ("pay", "tell(seat)", "", "tell(seat)", "pass"),
    "more": ("pay", "tell(seat)", "tell(seat); tell(0)", "tell(seat)", "tell(seat); tell(0)"),
}


@pytest.fixture
def code(tmp_path: Path) -> Code:
    (tmp_path / "shop.py").write_text(SOURCE, encoding="utf-8")
    return Code(tmp_path)


@pytest.mark.parametrize(("where", "old", "new", "source", "changed"), EDITS.values(), ids=EDITS)
def test_code_is_replaced(
    code: Code, where: str, old: str, new: str, source: str, changed: str
) -> None:
    assert source in SOURCE
    expected = ast.unparse(parse(SOURCE.replace(source, changed)))
    assert code.replace(where, old, new) == ("shop.py", expected)


MISSES = {
    "twice": ("Shop.sell", "give(seat, _)", ["2 times", "shop.py:18 give(seat, left)"]),
    "elsewhere": ("pay", "give(seat, left)", ["no such code", "give(seat, left) in Shop.sell"]),
    "nowhere": ("pay", "price == 1", ["no such code", "shop.py:7 price == 0 in pay"]),
    "no such place": ("Shop.buy", "left = 0", ["no Shop.buy", "Shop.sell"]),
    "nothing": ("pay", "", ["empty"]),
    "no code": ("pay", "price of", ["not Python"]),
}


@pytest.mark.parametrize(("where", "old", "hints"), MISSES.values(), ids=MISSES)
def test_a_miss_names_what_may_be_meant(code: Code, where: str, old: str, hints: list[str]) -> None:
    with pytest.raises(PatternError) as caught:
        code.replace(where, old, "0")
    for hint in hints:
        assert hint in str(caught.value)


def test_a_replacement_with_placeholders_of_its_own_is_refused(code: Code) -> None:
    with pytest.raises(PatternError, match="more _ than"):
        code.replace("pay", "price == 0", "price == _")
