"""Functions and classes that newer releases added to upstream's `ir`."""

from __future__ import annotations

import enum
import sys
from contextlib import contextmanager
from typing import Any, Callable, Iterator

from .. import _mlirkit
from ._attributes import Location
from ._context import DialectRegistry, _top
from ._operations import OpView, WalkResult


class TypeID:
    """The identity of an attribute or type class."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __eq__(self, other: object) -> bool:
        return str(other) == self.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"TypeID({self.name!r})"


def get_parent_of_type(op: Any, op_class: type[OpView]) -> Any:
    """Returns the closest enclosing operation that is of a class, or `None`."""
    if not (isinstance(op_class, type) and issubclass(op_class, OpView)):
        raise TypeError(f"op_class must be an OpView subclass, got {op_class!r}")
    parent = op.parent
    while parent is not None:
        if isinstance(parent.opview, op_class):
            return parent.opview
        parent = parent.parent
    return None


def get_ops_of_type(root: Any, op_class: type[OpView] | None = None) -> list[Any]:
    """Returns the operations of a class that are nested in a module or operation, in walk order."""
    found: list[Any] = []

    def visit(op: Any) -> WalkResult:
        view = op.opview
        if op_class is None or isinstance(view, op_class):
            found.append(view)
        return WalkResult.ADVANCE

    getattr(root, "operation", root).walk(visit)
    return found


class OnExplicitAction(enum.Enum):
    """How an explicit location combines with locations from the Python stack."""

    USE_EXPLICIT = 0
    USE_TRACEBACK = 1


class CurrentLocAction(enum.Enum):
    """How the current location combines with locations from the Python stack."""

    FALLBACK = 0
    NAMELOC_WRAP = 1


class _Tracebacks:
    """The settings of `loc_tracebacks`: the number of frames (`None` if disabled) and how to combine locations."""

    depth: int | None = None
    on_explicit = OnExplicitAction.USE_EXPLICIT
    on_current = CurrentLocAction.FALLBACK


@contextmanager
def loc_tracebacks(
    *,
    max_depth: int | None = None,
    on_explicit_actn: OnExplicitAction = OnExplicitAction.USE_EXPLICIT,
    current_loc_actn: CurrentLocAction = CurrentLocAction.FALLBACK,
) -> Iterator[None]:
    """Uses the Python stack as the location of new operations inside the `with` statement."""
    from . import _context

    hook = _context._stack_location
    _context._stack_location = _from_stack
    before = (_Tracebacks.depth, _Tracebacks.on_explicit, _Tracebacks.on_current)
    _Tracebacks.depth = 10 if max_depth is None else max_depth
    _Tracebacks.on_explicit, _Tracebacks.on_current = on_explicit_actn, current_loc_actn
    try:
        yield
    finally:
        _context._stack_location = hook
        _Tracebacks.depth, _Tracebacks.on_explicit, _Tracebacks.on_current = before


_OWN = __file__.rpartition("ir")[0]


def _from_stack(explicit: Any) -> Any:
    """Returns the location of the Python code that creates an operation, or `None` outside `loc_tracebacks`."""
    depth = _Tracebacks.depth
    if depth is None or (explicit is not None and _Tracebacks.on_explicit is OnExplicitAction.USE_EXPLICIT):
        return None
    holder = explicit if explicit is not None else _top().location
    context = holder.context if holder is not None else _top().context
    if context is None:
        return None
    frames: list[Any] = []
    frame: Any = sys._getframe(1)
    while frame is not None and len(frames) < max(depth, 1):
        code = frame.f_code
        if not code.co_filename.startswith((_OWN, "<frozen")):
            place = Location.file(code.co_filename, frame.f_lineno, 0, context)
            frames.append(Location.name(getattr(code, "co_qualname", code.co_name), place, context))
        frame = frame.f_back
    if not frames:
        return None
    made = frames[0] if len(frames) == 1 else Location.callsite(frames[0], frames[1:], context)
    current = _top().location
    if _Tracebacks.on_current is CurrentLocAction.NAMELOC_WRAP and current is not None:
        while current.is_a_name():
            made = Location.name(current.name_str, made, context)
            current = current.child_loc
    return made


def register_type_caster(typeid: Any, *, replace: bool = False) -> Callable[[Any], Any]:
    """Registers a function that converts types of a kind to objects of another class."""
    from ._types import _casters

    def decorator(function: Any) -> Any:
        name = getattr(typeid, "name", typeid)
        if name in _casters and not replace:
            raise RuntimeError("Type caster is already registered with caster: " + repr(_casters[name]))
        _casters[name] = function
        return function

    return decorator


def get_dialect_registry() -> DialectRegistry:
    """Returns a registry. It is empty, because every context has every dialect."""
    return DialectRegistry()


_loaded_on_create: list[str] = []


def append_load_on_create_dialect(dialect: str) -> None:
    """Records a dialect name for `get_load_on_create_dialects`. It has no other effect."""
    _loaded_on_create.append(dialect)


def get_load_on_create_dialects() -> list[str]:
    """Returns the dialect names that `append_load_on_create_dialect` recorded."""
    return list(_loaded_on_create)


class ThreadPool:
    """A placeholder for upstream's thread pool. Large files are always processed on several threads."""

    def get_max_concurrency(self) -> int:
        """Returns the number of processors."""
        import os

        return os.cpu_count() or 1


class InferTypeOpInterface:
    """The type inference interface of an operation."""

    def __init__(self, object: Any, context: Any = None) -> None:  # noqa: A002
        self._of = object
        name = getattr(object, "OPERATION_NAME", "") or object.operation.name
        row = _mlirkit._row(name)
        if row is None or not row["infers"]:
            raise ValueError("the operation does not implement the interface.")
        self._name = name

    @property
    def operation(self) -> Any:
        """Returns the operation. Raises an error if the interface was created from a class."""
        if isinstance(self._of, type):
            raise TypeError("Cannot get an operation from a static interface")
        return self._of.operation

    @property
    def opview(self) -> Any:
        """Returns the operation as an object of its class."""
        return self.operation.opview

    def inferReturnTypes(  # noqa: N802
        self,
        operands: Any = None,
        attributes: Any = None,
        properties: Any = None,
        regions: Any = None,
        context: Any = None,
        loc: Any = None,
    ) -> list[Any]:
        """Returns the inferred result types."""
        from ._operations import _create

        given = {one.name: one.attr for one in attributes} if attributes is not None and not isinstance(attributes, dict) else attributes
        holder = loc or Location.unknown(context)
        made = _create(self._name, None, operands, given, loc=holder, ip=False, infer_type=True)
        return [one.type for one in made.results]


class _GlobalDebug:
    """Upstream's switch for debugging output, which this library does not have. Setting it has no effect."""

    flag = False

    @staticmethod
    def set_types(types: Any) -> None:
        """Does nothing."""


__all__ = [
    "CurrentLocAction",
    "InferTypeOpInterface",
    "OnExplicitAction",
    "ThreadPool",
    "TypeID",
    "append_load_on_create_dialect",
    "get_dialect_registry",
    "get_load_on_create_dialects",
    "get_ops_of_type",
    "get_parent_of_type",
    "loc_tracebacks",
    "register_type_caster",
]
