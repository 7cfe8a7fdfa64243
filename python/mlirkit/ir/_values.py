"""Values: operation results and block arguments."""

from __future__ import annotations

import sys
from typing import Any, Callable

from .. import _mlirkit
from .._mlirkit import BlockArgument, OpResult, Value
from ._context import _release

_casters: dict[str, Callable[[Any], Any]] = {}


def _location(self: Value) -> Any:
    """Returns the location of the operation or block argument that defines the value."""
    return self.owner._arg_loc(self._index) if not self._is_result else self.owner.location


def _get_name(
    self: Value, use_local_scope: Any = False, use_name_loc_as_prefix: bool = False, *, state: Any = None
) -> str:
    """Returns the name of the value in the printed module.

    The first argument may also be an `AsmState`, which has the scope.
    """
    if hasattr(use_local_scope, "use_local_scope"):
        use_local_scope, state = False, use_local_scope
    local = use_local_scope or (state is not None and state.use_local_scope)
    return self._name(local, use_name_loc_as_prefix)


def _set_location(self: BlockArgument, loc: Any) -> None:
    """Sets the location of a block argument."""
    self.owner._set_arg_loc(self._index, loc)


def _replace_all_uses_except(self: Value, with_: Value, exceptions: Any) -> None:
    kept = exceptions if isinstance(exceptions, (list, tuple)) else [exceptions]
    self._replace_except(with_, list(kept))


def _text(self: Value) -> str:
    # Before LLVM 22, upstream's bindings printed the name of the base class.
    name = "Value" if _release(self.context) < 22 else type(self).__name__
    if self._is_result:
        return f"{name}({str(self.owner).rstrip(chr(10))})"
    return f"{name}(<block argument> of type '{self.type}' at index: {self._index})"


def _install() -> None:
    value: Any = Value
    value.location = property(_location)
    value.get_name = _get_name
    argument: Any = BlockArgument
    argument.set_location = _set_location
    value.replace_all_uses_except = _replace_all_uses_except
    value.maybe_downcast = lambda self: _value(OpResult(self) if self._is_result else BlockArgument(self))
    value.dump = lambda self: print(self, file=sys.stderr)
    value.__str__ = _text
    value.__repr__ = lambda self: str(self)


def _value(made: Value) -> Any:
    """Applies a registered caster to a value. Called by the native module."""
    caster = _casters.get(made.type.typeid)
    return made if caster is None else caster(made)


def register_value_caster(typeid: Any, replace: bool = False) -> Callable[[Any], Any]:
    """Returns a decorator that registers a function to convert values of a type to another class."""

    def decorator(function: Any) -> Any:
        if typeid in _casters and not replace:
            raise RuntimeError(f"Value caster is already registered: {_casters[typeid]!r}")
        _casters[typeid] = function
        _mlirkit._has_casters()
        return function

    return decorator
