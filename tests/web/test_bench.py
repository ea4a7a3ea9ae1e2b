"""The measurement of the client: that it runs, and that it says what it could not measure."""

from __future__ import annotations

import json
from contextlib import nullcontext

import pytest
from playwright.sync_api import Browser

from bench import __main__ as command
from bench import web
from tests.web.weight import most_bytes


def test_every_page_is_weighed(
    browser: Browser, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def none() -> tuple[str, ...]:
        raise web.NoLighthouseError("there is no registry here")

    monkeypatch.setattr(web, "install_lighthouse", none)
    monkeypatch.setattr(web, "WATCHED_SECONDS", 0.5)
    monkeypatch.setattr(web, "ANSWERS", 1)
    monkeypatch.setattr(web, "LANGUAGES", ("en",))
    monkeypatch.setattr(web, "chromium", lambda: nullcontext(browser))  # a process has only one
    assert command.main(["--web", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert set(result["bytes"]) == {*web.PAGES, "waiting", "table", "replay"}
    for page, sizes in result["bytes"].items():
        assert set(sizes) == {"en"}
        assert all(10_000 < size <= most_bytes(page) for size in sizes.values()), (page, sizes)
    for screens in result["motion"].values():
        assert set(screens) == {"desktop", "phone"}
        assert all(seen["seconds"] > 0 for seen in screens.values())
    assert result["lighthouse"]["missing"] == "there is no registry here"
    assert "No figures of Lighthouse: there is no registry here" in web.markdown(result)
