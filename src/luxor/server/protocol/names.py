"""What people may be called: the one place with the rules for names."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

MOST_NAME: Final = 24

JOINERS: Final = "\u200c\u200d"
"""Zero-width (non-)joiner: Persian words and many emoji are written with them."""

BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that are drawn as nothing."""

BAD_NAME: Final = "bad_name"
NAME_TAKEN: Final = "name_taken"
"""Types of the errors, which are told as codes of the same names."""


def check_name(given: str) -> str:
    """Return a name without blanks around it; raises if nobody could read it."""
    name = unicodedata.normalize("NFC", given.strip())
    if not 1 <= len(name) <= MOST_NAME:
        raise _bad_name(f"a name has 1 to {MOST_NAME} characters")
    if name[0] in JOINERS or name[-1] in JOINERS:
        raise _bad_name("a name neither begins nor ends with an invisible joiner")
    kinds = [unicodedata.category(letter) for letter in name if letter not in JOINERS]
    if any(kind[0] == "C" or kind in ("Zl", "Zp") for kind in kinds):
        raise _bad_name("a name has no invisible or control characters")
    shown = [letter for letter in name if letter not in BLANKS and letter not in JOINERS]
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in shown):
        raise _bad_name("a name needs something that can be seen")
    return name


def _bad_name(text: str) -> PydanticCustomError:
    return PydanticCustomError(BAD_NAME, "{text}", {"text": text})


def name_taken(name: str, field: str) -> PydanticCustomError:
    """Return the error for a name that somebody else at the table has."""
    return PydanticCustomError(
        NAME_TAKEN, "two seats cannot both be called {name}", {"name": name, "field": field}
    )


Name = Annotated[
    str,
    AfterValidator(check_name),
    Field(json_schema_extra={"minLength": 1, "maxLength": MOST_NAME}),
]
