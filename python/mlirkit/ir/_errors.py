"""Diagnostics, and the exception that carries them."""

from __future__ import annotations

import contextlib
import enum
import sys
from typing import Any, Iterator

from ._context import Context, _top


class DiagnosticSeverity(enum.Enum):
    """The severity of a diagnostic."""

    ERROR = 0
    WARNING = 1
    NOTE = 2
    REMARK = 3


class Diagnostic:
    """A message about the input, with its location."""

    def __init__(
        self, severity: DiagnosticSeverity, location: Any, message: str, notes: tuple[Diagnostic, ...] = ()
    ) -> None:
        self.severity, self.location, self.message, self.notes = severity, location, message, notes

    def __str__(self) -> str:
        return self.message


class _Lent:
    """A diagnostic that is valid only while a handler runs."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        self._diagnostic: Diagnostic | None = diagnostic

    def _return(self) -> None:
        self._diagnostic = None

    def __getattr__(self, name: str) -> Any:
        if self._diagnostic is None:
            raise ValueError("Diagnostic is invalid (used outside of callback)")
        return getattr(self._diagnostic, name)

    def __str__(self) -> str:
        return str(self._diagnostic) if self._diagnostic is not None else "<Invalid Diagnostic>"


class DiagnosticInfo(Diagnostic):
    """A diagnostic in an exception."""


class MLIRError(Exception):
    """The exception raised by the library: a message and its diagnostics."""

    def __init__(self, message: str, error_diagnostics: list[DiagnosticInfo] | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.error_diagnostics = error_diagnostics or []

    def __reduce__(self) -> Any:
        """Pickles locations as text, because unpickling parses them in a new context."""
        return _restored, (self.message, [_plain(one) for one in self.error_diagnostics])

    def __str__(self) -> str:
        lines = [self.message + (":" if self.error_diagnostics else "")]

        def put(diagnostic: Diagnostic, indent: str) -> None:
            word = diagnostic.severity.name.lower()
            text = diagnostic.message.replace("\n", "\n" + indent + " ")
            lines.append(f"{indent}{word}: {_place(diagnostic.location)}: {text}")
            for note in diagnostic.notes:
                put(note, indent + " ")

        for diagnostic in self.error_diagnostics:
            put(diagnostic, "")
        return "\n".join(lines)


def _plain(one: Diagnostic) -> tuple[Any, ...]:
    return one.severity, str(one.location), one.message, [_plain(note) for note in one.notes]


def _restored(message: str, plain: list[Any]) -> MLIRError:
    from ._attributes import Location

    context = Context()
    context.allow_unregistered_dialects = True

    def info(severity: DiagnosticSeverity, location: str, text: str, notes: list[Any]) -> DiagnosticInfo:
        return DiagnosticInfo(severity, Location.parse(location, context), text, tuple(info(*note) for note in notes))

    return MLIRError(message, [info(*one) for one in plain])


def _place(location: Any) -> str:
    text = str(location)
    return text[4:-1] if text.startswith("loc(") else text


def _location(context: Context, place: Any) -> Any:
    from ._attributes import Attribute, Location

    if place is None:
        return Location.unknown(context)
    name, line, column = place
    if line or column:
        return Location.file(name, line, column, context)
    try:
        return Attribute.parse(name if name.startswith("loc(") else f"loc({name})", context)
    except MLIRError:
        return Location.name(name, context=context)


def _error(message: str, infos: list[Any]) -> MLIRError:
    """Creates the exception from the severity, location, message and notes of each diagnostic.

    Called by the native module.
    """
    context = _top().context or Context()

    def info(severity: int, place: Any, text: str, notes: Any) -> DiagnosticInfo:
        children = tuple(DiagnosticInfo(DiagnosticSeverity.NOTE, _location(context, at), note) for at, note in notes)
        return DiagnosticInfo(DiagnosticSeverity(severity), _location(context, place), text, children)

    return MLIRError(message, [info(*one) for one in infos])


def _invalid(message: str, loc: Any, context: Context, text: str) -> MLIRError:
    from ._attributes import Location

    place = loc or _top().location or Location.unknown(context)
    return MLIRError(message, [DiagnosticInfo(DiagnosticSeverity.ERROR, place, text)])


@contextlib.contextmanager
def _reporting(context: Context) -> Iterator[None]:
    """Passes diagnostics to the handlers of the context instead of the exception, if the context enables that."""
    try:
        if _top().context is context:
            yield
        else:
            with context:
                yield
    except MLIRError as error:
        if context.emit_error_diagnostics:
            for diagnostic in error.error_diagnostics:
                _emit_made(context, diagnostic)
            error.error_diagnostics = []
        raise


def _emit_made(context: Context, diagnostic: Diagnostic) -> None:
    lent = _Lent(diagnostic)
    taken = context._emit(lent)
    lent._return()
    if not taken:
        word = diagnostic.severity.name.lower()
        print(f"{_place(diagnostic.location)}: {word}: {diagnostic.message}", file=sys.stderr)


def _emit(context: Context, severity: DiagnosticSeverity, location: Any, message: str) -> None:
    _emit_made(context, Diagnostic(severity, location, message))
