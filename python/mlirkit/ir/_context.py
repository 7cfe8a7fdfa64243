"""Contexts, locations and insertion points. A `with` statement makes them the default."""

from __future__ import annotations

import contextlib
import os
import threading
import weakref
from types import TracebackType
from typing import TYPE_CHECKING, Any, Callable, Generic, Iterator, NamedTuple, TypeVar, Union

from .. import _mlirkit

if TYPE_CHECKING:
    from .._mlirkit import Block, Operation

_contexts: weakref.WeakValueDictionary[int, Context] = weakref.WeakValueDictionary()
_stack = threading.local()


class _Frame(NamedTuple):
    """The defaults that apply inside a `with` statement."""

    entered: Any
    context: Any
    place: Any
    location: Any


def _frames() -> list[_Frame]:
    try:
        return _stack.frames  # type: ignore[no-any-return]
    except AttributeError:
        _stack.frames = []
        return _stack.frames  # type: ignore[no-any-return]


def _top() -> _Frame:
    frames = _frames()
    return frames[-1] if frames else _Frame(None, None, None, None)


_Default = TypeVar("_Default")


class _Current(Generic[_Default]):
    """A descriptor that returns a current default, such as the current context."""

    def __init__(self, field: str, shown: str) -> None:
        self.field, self.shown = field, shown

    def __get__(self, instance: object, owner: type) -> _Default:
        found = getattr(_top(), self.field)
        if found is None:
            raise ValueError(f"No current {self.shown}")
        return found  # type: ignore[no-any-return]


class _Entered:
    """The base of objects that a `with` statement accepts."""

    def _frame(self, before: _Frame) -> _Frame:
        """Returns the defaults inside the statement. Defaults that belong to another context no longer apply."""
        raise NotImplementedError

    def __enter__(self) -> Any:
        _frames().append(self._frame(_top()))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        frames = _frames()
        if not frames or frames[-1].entered is not self:
            raise RuntimeError("Unbalanced Context enter/exit")
        frames.pop()


def _release(context: Any) -> int:
    """Returns the number of the LLVM release that a context follows."""
    return int(context.release.split()[1].split(".")[0])


class Context(_mlirkit.ContextBase, _Entered):
    """Owns interned attributes, types and names. Every dialect is registered and is loaded at its first use.

    A context follows one LLVM release: `release` (`"llvm-22"`), or the release of the first file that is read in it.
    If operations are built before a file is read, the context follows the newest snapshot (`llvm-24-git`), as the
    bindings of IREE and jaxlib do. The environment variable `MLIRKIT_RELEASE` sets the default of `release`.
    """

    def __new__(
        cls, base: _mlirkit.ContextBase | None = None, *, release: str | None = None, thread_pool: Any = None
    ) -> Context:
        if base is None and release is None:
            release = os.environ.get("MLIRKIT_RELEASE") or None
        made: Context = super().__new__(cls, base, release)
        _contexts[made._number] = made
        return made

    def __init__(
        self, base: _mlirkit.ContextBase | None = None, *, release: str | None = None, thread_pool: Any = None
    ) -> None:
        if "_dialects" not in self.__dict__:
            self._handlers: list[DiagnosticHandler] = []
            # Builder plans of operations whose definitions differ between this release and the generated classes.
            self._plans: dict[str, Any] = {}
            self._dialects = Dialects(self)
            self.emit_error_diagnostics = False

    def _frame(self, before: _Frame) -> _Frame:
        if before.context is self:
            return before._replace(entered=self)
        return _Frame(self, self, None, None)

    @staticmethod
    def _of(base: _mlirkit.ContextBase) -> Context:
        return _contexts.get(base._number) or Context(base)

    @staticmethod
    def _get_live_count() -> int:
        return _mlirkit._live_contexts()

    def _get_live_operation_count(self) -> int:
        return 0

    def _get_live_module_count(self) -> int:
        return 0

    def _clear_live_operations(self) -> int:
        return 0

    class _Current:
        def __get__(self, instance: object, owner: type) -> Context:
            return _top().context  # type: ignore[no-any-return]

    current = _Current()

    @property
    def dialects(self) -> Dialects:
        """Returns the dialects by name."""
        return self._dialects

    d = dialects

    def get_dialect_descriptor(self, dialect_name: str) -> DialectDescriptor:
        """Returns the descriptor of a dialect."""
        if not self._has_dialect(dialect_name):
            raise ValueError(f"Dialect '{dialect_name}' not found")
        return DialectDescriptor(self, dialect_name)

    def attach_diagnostic_handler(self, callback: Callable[..., bool]) -> DiagnosticHandler:
        """Registers a function that receives each diagnostic of this context until the handler is detached."""
        handler = DiagnosticHandler(self, callback)
        self._handlers.append(handler)
        return handler

    def enable_multithreading(self, enable: bool) -> None:
        """Does nothing: large files are always processed on several threads."""

    def is_dialect_loaded(self, dialect_name: str) -> bool:
        """Returns whether the context has a dialect."""
        return self._has_dialect(dialect_name)

    def get_num_threads(self) -> int:
        """Returns the number of processors."""
        import os

        return os.cpu_count() or 1

    def set_thread_pool(self, pool: object) -> None:
        """Does nothing: large files are always processed on several threads."""

    def append_dialect_registry(self, registry: DialectRegistry) -> None:
        """Does nothing: every dialect is known already."""

    def load_all_available_dialects(self) -> None:
        """Does nothing: dialects are loaded at their first use."""

    @property
    def is_in_transient_scope(self) -> bool:
        """Returns whether a transient scope is open."""
        return bool(self.__dict__.get("_transient"))

    def begin_transient_scope(self) -> None:
        """Opens a transient scope. It frees nothing at its end: attributes and types live as long as the context."""
        if self.is_in_transient_scope:
            raise ValueError("the context is already in a transient scope")
        self._transient = True

    def end_transient_scope(self) -> None:
        """Closes the transient scope."""
        if not self.is_in_transient_scope:
            raise ValueError("the context is not in a transient scope")
        self._transient = False

    @contextlib.contextmanager
    def transient_scope(self) -> Iterator[Context]:
        """Opens a transient scope for the `with` statement."""
        self.begin_transient_scope()
        try:
            yield self
        finally:
            self.end_transient_scope()

    @property
    def remarks_enabled(self) -> bool:
        """Returns `False`: only passes report remarks, and this library has none."""
        return False

    def enable_remarks(self, **options: Any) -> None:
        """Raises an error: only passes report remarks, and this library has none."""
        raise NotImplementedError("mlirkit has no passes, which report remarks: run `mlir-opt` with its remark options")

    def finalize_remarks(self) -> None:
        """Does nothing: there are no remarks."""

    def _emit(self, diagnostic: Any) -> bool:
        """Passes a diagnostic to the handlers; returns whether one accepted it."""
        for handler in reversed(self._handlers):
            try:
                if handler._callback(diagnostic):
                    return True
            except Exception:
                handler._had_error = True
        return False


def _context(given: Context | None) -> Context:
    if given is not None:
        return given
    found = _top().context
    if found is None:
        raise _missing("Context", "context", "Context()")
    return found  # type: ignore[no-any-return]


def _missing(what: str, argument: str, example: str) -> RuntimeError:
    """Returns the error for a missing argument that no enclosing `with` statement provides."""
    return RuntimeError(
        f"An MLIR function requires a {what} but none was provided in the call or from the surrounding environment. "
        f"Either pass to the function with a '{argument}=' argument or establish a default using 'with {example}:'"
    )


class DiagnosticHandler:
    """A function that receives diagnostics until it is detached."""

    def __init__(self, context: Context, callback: Callable[..., bool]) -> None:
        self._callback = callback
        self._holder: weakref.ref[Context] | None = weakref.ref(context)
        self._had_error = False

    @property
    def context(self) -> Context | None:
        """Returns the context, or `None` if the handler is detached."""
        return self._holder() if self._holder is not None else None

    @property
    def attached(self) -> bool:
        """Returns whether the handler receives diagnostics."""
        return self.context is not None

    @property
    def had_error(self) -> bool:
        """Returns whether the function raised an exception."""
        return self._had_error

    def detach(self) -> None:
        """Detaches the handler from the context."""
        context = self.context
        if context is not None:
            context._handlers.remove(self)
        self._holder = None

    def __enter__(self) -> DiagnosticHandler:
        return self

    def __exit__(self, *_: Any) -> None:
        self.detach()


class DialectDescriptor:
    """A dialect that a context has."""

    def __init__(self, context: Context, name: str) -> None:
        self.context = context
        self.namespace = name

    def __repr__(self) -> str:
        return f"<DialectDescriptor {self.namespace}>"


class Dialect:
    """A dialect. `mlirkit.dialects` contains the classes of its operations."""

    DIALECT_NAMESPACE = ""

    def __init__(self, descriptor: DialectDescriptor) -> None:
        self.descriptor = descriptor

    def __getattr__(self, name: str) -> Any:
        """Returns the class of an operation in this dialect."""
        if name.startswith("_"):
            raise AttributeError(name)
        import importlib

        return getattr(importlib.import_module(f"mlirkit.dialects.{self.descriptor.namespace}"), name)

    def __repr__(self) -> str:
        return f"<Dialect {self.descriptor.namespace} (class {type(self).__module__}.{type(self).__qualname__})>"


class Dialects:
    """The dialects of a context by name."""

    def __init__(self, context: Context) -> None:
        self._context = weakref.ref(context)

    def __getitem__(self, name: str) -> Dialect:
        context = self._context()
        if context is None or not context._has_dialect(name):
            raise IndexError(f"Dialect '{name}' not found")
        from ._registry import dialect_class

        return dialect_class(name)(DialectDescriptor(context, name))

    def __getattr__(self, name: str) -> Dialect:
        try:
            return self[name]
        except IndexError:
            raise AttributeError(f"Dialect '{name}' not found") from None


class DialectRegistry:
    """A placeholder for upstream's registry. Every context has every dialect."""


_stack_location: Any = None


def _default_location(loc: Any, context: Context | None = None) -> Any:
    if _stack_location is not None:
        made = _stack_location(loc)
        if made is not None:
            return made
    if loc is not None:
        return loc
    found = _top().location
    if found is None:
        raise _missing("Location", "loc", "loc")
    return found


class InsertionPoint(_Entered):
    """A position in a block: before an operation, or at the end."""

    def __init__(
        self,
        before: Union[Block, _mlirkit.OperationBase, None] = None,
        *,
        block: Block | None = None,
        beforeOperation: _mlirkit.OperationBase | None = None,  # noqa: N803
    ) -> None:
        """Creates the point before an operation, or at the end of a block."""
        before = before or block or beforeOperation
        if before is None:
            raise TypeError("an insertion point has a block or an operation")
        self.ref_operation: Operation | None
        self.block: Block
        if isinstance(before, _mlirkit.Block):
            self.block, self.ref_operation = before, None
        else:
            holder = before._block
            if holder is None:
                raise ValueError("Operation must be attached to a block")
            self.block, self.ref_operation = holder, before.operation

    @property
    def context(self) -> Context:
        """Returns the context."""
        owner = self.block.owner
        return self.ref_operation.context if self.ref_operation is not None else owner.context

    def _frame(self, before: _Frame) -> _Frame:
        context = self.context
        location = before.location if before.context is context else None
        return _Frame(self, context, self, location)

    current: _Current[InsertionPoint] = _Current("place", "InsertionPoint")

    @staticmethod
    def at_block_begin(block: Block) -> InsertionPoint:
        """Returns the point before the first operation of a block."""
        first = block._end(False)
        if first is None:
            return InsertionPoint(block)
        place = InsertionPoint(block)
        place.ref_operation = first.operation
        return place

    @staticmethod
    def at_block_terminator(block: Block) -> InsertionPoint:
        """Returns the point before the terminator of a block."""
        last = block._end(True)
        if last is None or not last._is_registered_terminator:
            raise ValueError("Block has no terminator")
        return InsertionPoint(last)

    @staticmethod
    def after(operation: _mlirkit.OperationBase) -> InsertionPoint:
        """Returns the point after an operation."""
        block = operation._block
        if block is None:
            raise ValueError("Operation must be attached to a block")
        following = operation._neighbour(True)
        place = InsertionPoint(block)
        place.ref_operation = following.operation if following is not None else None
        return place

    def insert(self, operation: _mlirkit.OperationBase) -> None:
        """Inserts a detached operation at this point."""
        if operation._attached:
            raise ValueError("Attempt to insert operation that has already been inserted")
        self._put(operation)

    def _put(self, operation: _mlirkit.OperationBase) -> None:
        if self.ref_operation is not None:
            operation._place("before", None, self.ref_operation)
            return
        last = self.block._end(True)
        if last is not None and last._is_registered_terminator:
            raise IndexError(
                "Cannot insert operation at the end of a block that already has a terminator. Did you mean to use "
                "'InsertionPoint.at_block_terminator(block)' versus 'InsertionPoint(block)'?"
            )
        operation._place("end", self.block, None)


def _default_place(ip: Any) -> InsertionPoint | None:
    if ip is False:
        return None
    if ip is not None:
        return ip  # type: ignore[no-any-return]
    return _top().place  # type: ignore[no-any-return]
