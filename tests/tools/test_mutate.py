"""The deliberate breakages of tools/mutations still break the rules, and are noticed."""

from __future__ import annotations

import pytest

from tools.mutate import Mutation, attempt, marks, mutations

once = pytest.mark.compiled
"""Not again in the pure-Python run: these tests make a pure copy themselves."""


def name(mutation: Mutation) -> str:
    """Return a name for a parametrized test."""
    return f"{mutation.clause}: {mutation.breaks}"


@once
@pytest.mark.parametrize("mutation", mutations(), ids=name)
def test_the_core_has_the_code_to_break_exactly_once(mutation: Mutation) -> None:
    mutation.edit()
    assert mutation.new != mutation.old


def test_every_clause_that_tests_name_is_broken_at_least_once() -> None:
    broken = {mutation.clause for mutation in mutations()}
    assert broken == {clause for test in marks() for clause in test.ids["clause"]}


@once
@pytest.mark.slow
def test_a_change_that_breaks_nothing_survives() -> None:
    old, new = "sorted(merit, reverse=True)", "sorted(merit.keys(), reverse=True)"
    verdict = attempt(Mutation("E5", "nothing", "ranking", old, new))
    assert not verdict.ok
    assert "SURVIVES" in verdict.text


@once
@pytest.mark.slow
@pytest.mark.parametrize("mutation", mutations(), ids=name)
def test_a_test_of_the_broken_clause_notices(mutation: Mutation) -> None:
    verdict = attempt(mutation)
    assert verdict.ok, verdict.text
