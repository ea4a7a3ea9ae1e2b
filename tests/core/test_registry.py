"""Modules are found by entry points; packages in conflict are refused with both named."""

from __future__ import annotations

import tomllib
from contextlib import nullcontext
from pathlib import Path

import pytest

from luxor.core.compile import check_plugins, compile_ruleset
from luxor.core.errors import OptionsError, PluginError
from luxor.core.module import Module
from luxor.core.modules import (
    GROUP,
    NAMES,
    OURS,
    class_of,
    make_modules,
    name_of,
    recommended,
    references,
)
from luxor.core.modules import installed as installed_modules
from luxor.core.options import Options
from luxor.core.ruleset import Ruleset
from luxor.notation.edition_file import load_edition
from luxor_royal_errands.errands import RoyalErrands
from tests.plugins import NAME, PACKAGE, ROOT, TARGET, VERSION, installed

REFERENCE = f"{NAME}@{PACKAGE}=={VERSION}"


def test_ours_are_registered_as_entry_points_too() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["entry-points"][GROUP] == OURS


def test_every_module_of_ours_has_its_name_a_title_and_a_table_in_the_edition() -> None:
    assert [module.name for module in make_modules(NAMES)] == list(NAMES)
    for name in NAMES:
        assert class_of(name).title
        assert class_of(name).edition_table is not None


@pytest.mark.clause("X1")
def test_equipment_and_sceptres_are_recommended_for_five() -> None:
    assert recommended(5) == ("equipment", "sceptres")
    assert [recommended(players) for players in (2, 3, 4)] == [(), (), ()]


def test_a_package_brings_a_module_that_acts_after_ours() -> None:
    with installed():
        assert tuple(installed_modules()) == (*NAMES, NAME)
        options = Options(players=2, modules=(NAME, *reversed(NAMES)))
        assert options.modules == (*NAMES, NAME)
        assert [m.name for m in compile_ruleset(options, load_edition()).modules][-1] == NAME
    assert tuple(installed_modules()) == NAMES


def test_files_name_the_package_of_a_module_that_is_not_ours() -> None:
    with installed():
        assert references((*NAMES, NAME)) == [*NAMES, REFERENCE]
        assert name_of(REFERENCE) == NAME
        assert Options(modules=(REFERENCE,)) == Options(modules=(NAME,))


@pytest.mark.parametrize(
    ("package", "version", "wrong"),
    [
        ("", VERSION, f"'{NAME}' needs the package {PACKAGE} {VERSION}, which"),
        (PACKAGE, "9.9", f"{PACKAGE} {VERSION}; version 9.9 is installed"),
        ("luxor-other", VERSION, f"needs the package {PACKAGE}"),
    ],
    ids=["not installed", "another version", "another package"],
)
def test_a_reference_says_which_package_it_needs(package: str, version: str, wrong: str) -> None:
    there = installed(package, version=version) if package else nullcontext()
    with there, pytest.raises(PluginError, match=wrong):
        Options(modules=(REFERENCE,))


def test_two_packages_with_a_module_of_the_same_name_are_refused() -> None:
    with (
        installed(),
        installed("luxor-other"),
        pytest.raises(PluginError, match=f"{PACKAGE} and luxor-other both bring.*{NAME}") as caught,
    ):
        Options(modules=NAMES)
    assert isinstance(caught.value, OptionsError)


@pytest.mark.parametrize("name", NAMES)
def test_a_package_cannot_bring_a_module_with_a_name_of_ours(name: str) -> None:
    with (
        installed(modules={name: TARGET}),
        pytest.raises(PluginError, match=f"luxor and {PACKAGE} both bring a module '{name}'"),
    ):
        installed_modules()


@pytest.mark.parametrize(
    ("name", "target", "wrong"),
    [
        ("Errands", TARGET, "expected a name of small letters"),
        (NAME, "luxor_nowhere:Errands", "luxor_nowhere:Errands .* failed: ModuleNotFoundError"),
        (NAME, "luxor_royal_errands.errands:Nothing", "errands:Nothing .* failed: AttributeError"),
        (NAME, "luxor_royal_errands.errands:Errand", "should be a subclass"),
        ("errands", TARGET, "with the name 'errands'"),
    ],
)
def test_an_entry_point_without_a_module_is_refused(name: str, target: str, wrong: str) -> None:
    with installed(modules={name: target}), pytest.raises(PluginError, match=wrong):
        compile_ruleset(Options(modules=(name,)), load_edition())


def test_a_package_that_cannot_be_imported_is_named_with_the_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "luxor_broken.py").write_text("1 / 0\n")
    monkeypatch.syspath_prepend(tmp_path)
    wrong = f"luxor_broken:Broken from the package {PACKAGE} failed: ZeroDivisionError"
    with (
        installed(modules={"broken": "luxor_broken:Broken"}),
        pytest.raises(PluginError, match=wrong),
    ):
        class_of("broken")


@pytest.mark.parametrize("spelling", [PACKAGE.replace("-", "_"), PACKAGE.upper()])
def test_a_package_is_the_same_however_its_name_is_spelt(spelling: str) -> None:
    assert spelling != PACKAGE
    with installed():
        assert name_of(f"{NAME}@{spelling}=={VERSION}") == NAME


def test_a_misspelt_module_is_suggested() -> None:
    with pytest.raises(OptionsError, match=r"'mumy' is not a module \(did you mean mummy\?\)"):
        Options(modules=("mumy",))
    with pytest.raises(OptionsError, match="there are: mummy, equipment, sceptres, characters"):
        Options(modules=("chess",))


class Second(RoyalErrands):
    """Another module that brings the same things."""

    name = "second"


class SameData(Module):
    """A module with data of the same name."""

    name = "same_data"
    data = RoyalErrands.data[:1]


class SameSource(Module):
    """A module that scores under a name of the base game."""

    name = "same_source"

    def compile(self, rs: Ruleset) -> None:
        rs.source_names.append("keys")


@pytest.mark.parametrize(
    ("modules", "wrong"),
    [
        ((RoyalErrands(), Second()), "royal_errands and second both have a frame 'errand'"),
        ((RoyalErrands(), SameData()), "royal_errands and same_data both have a datum 'errand'"),
        ((SameSource(),), "the base game and same_source both have a source of points 'keys'"),
    ],
)
def test_modules_that_use_the_same_names_are_not_played_together(
    modules: tuple[Module, ...], wrong: str
) -> None:
    with pytest.raises(PluginError, match=wrong):
        compile_ruleset(Options(), load_edition(), modules)


def install_file(folder: Path, monkeypatch: pytest.MonkeyPatch, body: str) -> dict[str, str]:
    """Write a module ``rival`` for :func:`installed`; return where it is."""
    imports = (
        "from luxor.core import declarations as d",
        "from luxor.core.constants import DECISION",
        "from luxor.core.kinds import FrameKind",
        "from luxor.core.module import Module",
        "class Rival(Module):",
        "    name = 'rival'",
    )
    name = f"luxor_rival_{folder.name}"
    (folder / f"{name}.py").write_text("\n".join((*imports, *body.splitlines(), "")))
    monkeypatch.syspath_prepend(folder)
    return {"rival": f"{name}:Rival"}


COMPILE = "    def compile(self, rs):\n        "


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ("    events = (d.Event('errand_drawn'),)", "kind of event 'errand_drawn'"),
        ("    data = (d.Datum('errand', d.COUNT),)", "datum 'errand'"),
        (f"{COMPILE}rs.add_pile('errands', 0, [1], ['one'])", "pile 'errands'"),
        (f"{COMPILE}rs.add_frame(FrameKind('errand', DECISION))", "frame 'errand'"),
    ],
)
def test_packages_whose_declarations_clash_are_refused_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, wrong: str
) -> None:
    both = f"rival of the package luxor-rival and {NAME} of the package {PACKAGE} both have a"
    with (
        installed(),
        installed("luxor-rival", modules=install_file(tmp_path, monkeypatch, body)),
        pytest.raises(PluginError, match=f"{both} {wrong}"),
    ):
        check_plugins(load_edition())


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ("    events = (d.Event('sneezed', (), 'sneeze'),)", "no attribute 'sneeze'"),
        ("    data = (d.Datum('hoard', d.COUNT, size=200),)", "more than 96 bytes of data"),
        ("    def treasures(self, edition):\n        return 1", "TypeError"),
        (f"{COMPILE}rs.frames.append(7)", "frames: 7 is no FrameKind"),
        (f"{COMPILE}rs.add_card('c', 99, 1, 0)", "no family of the card 'c' 99"),
        (f"{COMPILE}rs.source_names += [str(i) for i in range(9)]", "sources of points"),
        (f"{COMPILE}self.nothing", "AttributeError"),
    ],
)
def test_wrong_declarations_name_their_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, wrong: str
) -> None:
    with installed("luxor-rival", modules=install_file(tmp_path, monkeypatch, body)):
        for use in (
            lambda: check_plugins(load_edition()),
            lambda: compile_ruleset(Options(modules=("rival",)), load_edition()),
        ):
            with pytest.raises(PluginError, match=f"rival of the package luxor-rival: .*{wrong}"):
                use()


def test_a_wrong_event_is_found_when_its_package_is_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = "    events = (d.Event('sneezed', (d.WITH_SECRET_CARD,)),)"
    with (
        installed("luxor-rival", modules=install_file(tmp_path, monkeypatch, body)),
        pytest.raises(PluginError, match=r"package luxor-rival failed: .*who may see the others"),
    ):
        check_plugins(load_edition())
