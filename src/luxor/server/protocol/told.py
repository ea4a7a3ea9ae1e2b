"""What all forms that the server sends have in common."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Told(BaseModel):
    """A part of what the server says; every field is always there."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_serialization_defaults_required=True,
        use_attribute_docstrings=True,
    )
