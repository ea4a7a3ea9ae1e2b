"""Every clause and every example of docs/rules is shown by a marked test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.mutate import RULES, marks

DOCS = Path(__file__).parents[2] / "docs" / "rules"
CHAPTERS = [
    path
    for path in sorted(DOCS.glob("*.md"))
    if path.stem not in ("README", "examples") and not path.stem.startswith("rulings")
]


def clauses() -> list[str]:
    """Return the ids of all clauses: headings such as ``### M5 · Waking ...``."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in CHAPTERS)
    return re.findall(r"^### ([A-Z]\d+) ·", text, re.MULTILINE)


def examples() -> list[str]:
    """Return the ids of all examples, captions and boxes: table rows with an anchor."""
    text = (DOCS / "examples.md").read_text(encoding="utf-8")
    return re.findall(r'^\| <a id="\w+"></a>([A-Z]+\d+) \|', text, re.MULTILINE)


def marked(mark: str) -> set[str]:
    """Return the ids that tests name in a mark."""
    return {name for test in marks() for name in test.ids[mark]}


def test_the_documents_list_all_clauses_and_examples() -> None:
    last = {"S": 8, "T": 7, "M": 9, "A": 7, "H": 4, "E": 5, "P": 2, "X": 2}
    last |= {"Y": 11, "Q": 5, "N": 3, "C": 3}
    assert sorted(clauses()) == sorted(f"{c}{n}" for c in last for n in range(1, last[c] + 1))
    last = {"EX": 29, "PIC": 14, "BOX": 13}
    assert sorted(examples()) == sorted(f"{c}{n}" for c in last for n in range(1, last[c] + 1))


@pytest.mark.parametrize("clause", clauses())
def test_every_clause_has_a_test(clause: str) -> None:
    assert clause in marked("clause")


@pytest.mark.parametrize("example", examples())
def test_every_example_has_a_test(example: str) -> None:
    assert example in marked("example")


def test_marks_name_clauses_and_examples_that_exist() -> None:
    assert marked("clause") <= set(clauses())
    assert marked("example") <= set(examples())


def test_every_test_of_the_rules_says_which_clause_it_shows() -> None:
    own = Path(__file__).name
    without = [test.name for test in marks() if test.file != own and not test.ids["clause"]]
    assert RULES.is_dir()
    assert not without
