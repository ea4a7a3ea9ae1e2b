"""The deliberate breakages of tools/mutations still break the rules, and are noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import mutate
from tools.mutate import Mutation, attempt, marks, mutations, node_ids, without_breakage

once = pytest.mark.compiled
"""Not again in the pure-Python run: these tests make a pure copy themselves."""

HARMLESS = Mutation(
    clause="E5",
    breaks="nothing",
    where="ranking",
    old="sorted(merit, reverse=True)",
    new="sorted(merit.keys(), reverse=True)",
)


def name(mutation: Mutation) -> str:
    """Return a name for a parametrized test."""
    return f"{mutation.clause}: {mutation.breaks}"


@pytest.mark.parametrize("mutation", mutations(), ids=name)
def test_the_core_has_the_code_to_break_exactly_once(mutation: Mutation) -> None:
    mutation.edit()
    assert mutation.new != mutation.old


def test_every_clause_that_tests_name_is_broken_at_least_once() -> None:
    broken = {mutation.clause for mutation in mutations()}
    assert broken == {clause for test in marks() for clause in test.ids["clause"]}


def test_no_breakage_is_listed_twice() -> None:
    edits = [(m.where, m.old, m.new) for m in mutations()]
    assert len(set(edits)) == len(edits)


def test_code_that_is_gone_is_reported() -> None:
    verdict = attempt(Mutation("E5", "nothing", "ranking", "not_there_at_all()", "0"))
    assert not verdict.ok
    assert "has no such code" in verdict.text


def test_the_copy_has_no_compiled_module(tmp_path: Path) -> None:
    copy = mutate.copy_package(tmp_path)
    assert (copy / "core" / "engine.py").is_file()
    assert not [path for path in copy.rglob("*") if path.suffix in (".so", ".pyd")]


@once
@pytest.mark.slow
def test_nothing_but_the_copy_is_tested(tmp_path: Path) -> None:
    """A folder without the package leaves the installed one to be found, and that is refused."""
    status, output = mutate.run_tests(tmp_path / "luxor", node_ids("E5"))
    assert status == 1
    assert "was imported instead of the plain copy" in output


@once
@pytest.mark.slow
def test_without_any_breakage_all_tests_pass_on_the_copy() -> None:
    verdict = without_breakage()
    assert verdict.ok, verdict.text


@once
@pytest.mark.slow
def test_a_change_that_breaks_nothing_survives() -> None:
    verdict = attempt(HARMLESS)
    assert not verdict.ok
    assert "SURVIVES" in verdict.text


@once
@pytest.mark.slow
@pytest.mark.parametrize("mutation", mutations(), ids=name)
def test_a_test_of_the_broken_clause_notices(mutation: Mutation) -> None:
    verdict = attempt(mutation)
    assert verdict.ok, verdict.text
