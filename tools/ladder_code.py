"""The state of the rules and bots: what it is called, and whether it stays as it is.

Whoever changes a file that can change how a bot plays makes another state of the code, and figures
of two states do not belong together. Workers load the files anew now and then, so somebody has to
look at them as long as games are played.
"""

from __future__ import annotations

import ast
import hashlib
import io
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

import luxor
from luxor.core.errors import LuxorError
from luxor.lab.jobs import Engine, Order, Outcome, Setting

PARTS = (
    *(("core", "*.py"), ("core", "*.pxd"), ("bots", "*.py")),
    *(("notation/editions", "*.toml"),),  # the board and the cards
)
"""What can change how a bot plays: folders of the package, and what counts in them."""
COMPILED = (".so", ".pyd")


class CodeChangedError(LuxorError):
    """The rules or bots are not any more what they were when a measurement began."""


def package() -> Path:
    """Return the folder of the luxor that plays."""
    return Path(luxor.__file__).parent


def sources(folder: Path) -> list[Path]:
    """Return the files of a package that can change how a bot plays."""
    return sorted({path for part, kind in PARTS for path in (folder / part).rglob(kind)})


def compiled(folder: Path) -> list[Path]:
    """Return the compiled modules of a package."""
    return sorted(path for path in (folder / "core").rglob("*") if path.suffix in COMPILED)


def code_of(folder: Path | None = None) -> str:
    """Return a short name for the rules and bots as they are: other code, other name.

    It is the same on all machines, whatever ends their lines; words for people do not count.
    """
    folder = folder or package()
    total = hashlib.blake2b(digest_size=6)
    for path in sources(folder):
        text = path.read_text(encoding="utf-8")
        content = (without_words(text) if path.suffix == ".py" else text).encode()
        total.update(f"\n{path.relative_to(folder).as_posix()} {len(content)}\n".encode() + content)
    return total.hexdigest()


def without_words(text: str) -> str:
    """Return a Python source without docstrings, comments and empty lines.

    They are cut out of the text itself, so that every version of Python finds the same.
    """
    lines = text.splitlines()
    holders = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, holders) and ast.get_docstring(node, clean=False) is not None:
            words = node.body[0]
            for number in range(words.lineno - 1, words.end_lineno or words.lineno):
                lines[number] = ""
    for token in tokenize.generate_tokens(io.StringIO("\n".join(lines) + "\n").readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    return "\n".join(line.rstrip() for line in lines if line.strip())


def outdated(folder: Path | None = None) -> list[str]:
    """Return the compiled modules that are older than what they were made of, as far as one sees.

    They play what their sources do not say; where files were copied, the times may be wrong.
    """
    folder = folder or package()
    found = []
    for path in compiled(folder):
        name = path.name.partition(".")[0]
        made_of = [path.with_name(name + kind) for kind in (".py", ".pxd")]
        times = [source.stat().st_mtime for source in made_of if source.exists()]
        if max(times, default=0.0) > path.stat().st_mtime:
            found.append(name)
    return found


class Watched:
    """An engine that hands nothing out any more once the code is not what it was.

    Its ``run`` raises :class:`CodeChangedError` instead: no game of other code is counted.
    """

    def __init__(self, engine: Engine, folder: Path | None = None) -> None:
        self.engine = engine
        self._folder = folder or package()
        self._seen = self._look()
        self._content = self._read()

    def run(self, setting: Setting, orders: Iterable[Order]) -> Iterator[Outcome]:
        """Yield the outcomes of the engine beneath."""
        for outcome in self.engine.run(setting, orders):
            self.check()
            yield outcome

    def check(self) -> None:
        """Raise :class:`CodeChangedError` if a file has another content than at first."""
        seen = self._look()
        if seen is not None and seen == self._seen:
            return
        if self._read() != self._content:
            raise CodeChangedError(
                "the rules or bots were changed meanwhile; what was played before is kept, "
                "and the same command measures what they are now"
            )
        self._seen = seen  # written anew, with the same content

    def _files(self) -> list[Path]:
        return sources(self._folder) + compiled(self._folder)

    def _look(self) -> list[tuple[str, int, int]] | None:
        """Return what one sees without reading; None while a file comes or goes."""
        try:
            found = [(path, path.stat()) for path in self._files()]
        except FileNotFoundError:
            return None
        return [(str(path), stat.st_mtime_ns, stat.st_size) for path, stat in found]

    def _read(self) -> str:
        """Return a hash of all contents."""
        total = hashlib.blake2b()
        for path in self._files():
            try:
                content = path.read_bytes()
            except FileNotFoundError:
                content = b""
            total.update(f"\n{path} {len(content)}\n".encode() + content)
        return total.hexdigest()
