"""Compiles the core where that is possible; all other metadata is in pyproject.toml.

Every ``src/luxor/**/X.py`` with an augmenting ``X.pxd`` beside it becomes an extension module.
Cython reads the numbers of ``constants.py`` from a ``.pxd`` that is written here, for every build.
Compiled and uncompiled classes cannot work together, so it is all or nothing: where there is no C
compiler, or one source does not compile, no extension is installed, one line says why, and the
same sources run as plain Python.

The browser client is built before, by ``python3 run.py setup``, and only packed here. Without it a
build says so in one line: everything works but the page of ``luxor play`` and ``luxor serve``.

Environment: ``LUXOR_PURE=1`` never compiles. ``LUXOR_STRICT=1`` makes a source that does not
compile an error instead of a fallback (a missing compiler stays a fallback), and a missing client
too.
"""

from __future__ import annotations

import contextlib
import os
import runpy
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

SOURCES = Path("src")
PACKAGE = SOURCES / "luxor"
CORE = PACKAGE / "core"
CLIENT = PACKAGE / "server" / "web" / "client"
GENERATED = "build/cython"
CONSTANTS = "luxor/core/constants.pxd"
# Their .pxd holds only inline code for the C compiler, or marks a package.
NOT_COMPILED = {"__init__", "inline"}

# Speed comes from the rules' own checks: every index and divisor is known to be valid.
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "allow_none_for_extension_args": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "infer_types": True,  # locals become C numbers and typed objects by themselves
}
# Never -march=native: a wheel must run on other machines than the one that built it. Sums of
# products are rounded as Python rounds them, since the uncompiled engine must find the same.
FLAGS = ["/O2"] if os.name == "nt" else ["-O3", "-g0", "-ffp-contract=off"]
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def is_set(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def compiled_sources() -> list[Path]:
    """The Python files that have an augmenting .pxd, in a fixed order."""
    pairs = (pxd.with_suffix(".py") for pxd in sorted(PACKAGE.rglob("*.pxd")))
    return [path for path in pairs if path.stem not in NOT_COMPILED and path.is_file()]


def write_constants(path: Path) -> None:
    """Writes every number of ``constants.py`` as Cython reads them, unless the file says so."""
    numbers = runpy.run_path(str(CORE / "constants.py"))
    lines = [f"    {name} = {number}\n" for name, number in numbers.items() if name.isupper()]
    text = f"# Written by setup.py from constants.py.\ncdef enum:\n{''.join(lines)}"
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file() or path.read_text() != text:
        path.write_text(text)


def extension(source: Path) -> Extension:
    name = ".".join(source.relative_to(SOURCES).with_suffix("").parts)
    return Extension(name, [source.as_posix()], extra_compile_args=FLAGS, optional=True)


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """Hides what child processes print too: the probe's failure is told in one line of our own."""
    sys.stdout.flush()
    sys.stderr.flush()
    saved = os.dup(1), os.dup(2)
    try:
        with open(os.devnull, "w") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for descriptor, copy in enumerate(saved, start=1):
            os.dup2(copy, descriptor)
            os.close(copy)


def compiles(code: str) -> bool:
    """True if a module with this code can be compiled and linked here."""
    with tempfile.TemporaryDirectory() as folder, silence():
        source = Path(folder, "probe.c")
        source.write_text(f"{code}\nvoid *PyInit_probe(void) {{ return 0; }}\n")
        probe = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        probe.build_lib = probe.build_temp = folder
        probe.ensure_finalized()
        try:
            probe.run()
        except Exception:  # the compilers' own errors share no base class
            return False
    return True


def why_pure() -> str:
    """Why nothing is to be compiled here, in words; empty if compiling can be tried."""
    if is_set("LUXOR_PURE"):
        return "LUXOR_PURE is set"
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} is not CPython"
    try:
        import Cython  # noqa: F401
    except ImportError:
        return "Cython is not installed"
    return "" if compiles("#include <Python.h>") else what_is_missing()


def what_is_missing() -> str:
    """What this machine lacks to compile, and which of Debian's packages have it."""
    missing = [] if compiles("") else [("no working C compiler", "gcc")]
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        missing.append(("no headers of Python", "python3-dev"))
    if not missing:
        return "the headers of Python cannot be compiled"
    reasons, packages = (list(column) for column in zip(*missing, strict=True))
    return f"{' and '.join(reasons)} (Debian, Ubuntu: apt install {' '.join(packages)})"


def say_pure(reason: str) -> None:
    print(f"luxor: {reason}, so it runs as pure Python (complete, but slower)", flush=True)


NO_CLIENT = (
    "luxor: no browser client was built (python3 run.py setup does that), "
    "so there is no page to play on"
)


class Build(build):
    """`build`, which also says why there is no extension to build, and if there is no client."""

    def run(self) -> None:
        if not (CLIENT / "index.html").is_file():
            if is_set("LUXOR_STRICT"):
                raise SystemExit(f"{NO_CLIENT} (LUXOR_STRICT is set)")
            print(NO_CLIENT, flush=True)
        if not self.distribution.ext_modules:
            say_pure(REASON)
        super().run()


class BuildAllOrNothing(build_ext):
    """`build_ext`, which leaves either every extension or none."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or CORES

    def run(self) -> None:
        if not self.extensions:
            self.remove_all_but(set())
            say_pure(REASON)
            return
        failed = self.generate_c() or self.compile_c()
        if failed:
            self.extensions = self.distribution.ext_modules = []
            self.remove_all_but(set())
            if is_set("LUXOR_STRICT"):
                raise SystemExit(
                    f"luxor: {failed} (LUXOR_STRICT is set; LUXOR_PURE=1 does without)"
                )
            say_pure(failed)
            return
        if self.inplace:
            self.copy_extensions_to_source()
        else:  # so that others can cimport
            write_constants(Path(self.build_lib, CONSTANTS))
        self.remove_all_but({self.get_ext_filename(ext.name) for ext in self.extensions})
        print(f"luxor: modules compiled: {len(self.extensions)}", flush=True)

    def generate_c(self) -> str:
        """Turns the sources into C where that is out of date; returns what failed, or ''."""
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError

        constants = Path(GENERATED, CONSTANTS)
        write_constants(constants)
        constants.with_name("__init__.pxd").touch()  # else what is installed would come first
        try:
            generated = cythonize(
                self.extensions,
                build_dir=GENERATED,
                include_path=[str(SOURCES), GENERATED],
                compiler_directives=DIRECTIVES,
                nthreads=CORES,
                force=self.force or self.is_older(Path(__file__), constants),
                quiet=True,
            )
        except CompileError as error:
            return f"Cython could not translate the sources ({error})"
        sources = {ext.name: ext.sources for ext in generated}
        for ext in self.extensions:
            ext.sources = sources[ext.name]
        return ""

    def is_older(self, *settings: Path) -> bool:
        """True if a C file is older than what goes into all: directives, or the constants."""
        newest = max(path.stat().st_mtime for path in settings)
        return any(path.stat().st_mtime < newest for path in Path(GENERATED).rglob("*.c"))

    def compile_c(self) -> str:
        """Compiles and links everything; returns what failed, or ''."""
        for ext in self.extensions:  # what failed must not be hidden by an older success
            stale = Path(self.build_lib, self.get_ext_filename(ext.name))
            if stale.exists() and stale.stat().st_mtime < Path(ext.sources[0]).stat().st_mtime:
                stale.unlink()
        inplace, self.inplace = self.inplace, False  # copied only once all of them are there
        super().run()
        self.inplace = inplace
        failed = [
            ext.name
            for ext in self.extensions
            if not Path(self.build_lib, self.get_ext_filename(ext.name)).exists()
        ]
        return f"{', '.join(failed)} could not be compiled" if failed else ""

    def remove_all_but(self, wanted: set[str]) -> None:
        """Deletes the extensions of earlier builds: whatever is left would be imported."""
        for root in (Path(self.build_lib), *([SOURCES] if self.inplace else [])):
            for path in (root / "luxor").rglob("*"):
                if path.suffix in (".so", ".pyd") and str(path.relative_to(root)) not in wanted:
                    path.unlink()


if __name__ == "__main__":
    REASON = why_pure()
    setup(
        ext_modules=[] if REASON else [extension(source) for source in compiled_sources()],
        cmdclass={"build": Build, "build_ext": BuildAllOrNothing},
    )
