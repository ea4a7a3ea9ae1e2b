"""What the models of all messages have in common."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field


class InputModel(BaseModel):
    """A part of what a client sends: nothing unknown in it, nothing changed afterwards."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        strict=False,
        json_schema_serialization_defaults_required=True,
        use_attribute_docstrings=True,
    )


class OutputModel(BaseModel):
    """A part of what the server sends; every field is always there."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_serialization_defaults_required=True,
        use_attribute_docstrings=True,
    )


class SparseModel(OutputModel):
    """A part of what the server sends, in which fields that are :data:`ABSENT` may be missing."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)


ABSENT: Any = Field(default=None)
"""The default of a field that is left out where there is nothing to say."""
