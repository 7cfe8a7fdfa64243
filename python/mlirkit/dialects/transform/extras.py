"""Handles of the transform dialect, with methods that build further transforms."""

from __future__ import annotations

from typing import Any, Callable, Sequence

from ... import _mlirkit
from ...extras.meta import region_op
from ...ir import InsertionPoint, IntegerAttr, IntegerType, Location, Value, register_value_caster
from ...ir._registry import row_of
from .. import _operation_class
from . import ApplyPatternsOp, NamedSequenceOp, SequenceOp, YieldOp
from .structured import MatchOp

__all__ = [
    "ApplyPatternsOp", "Handle", "NamedSequenceOp", "OpHandle", "ParamHandle", "SequenceOp", "ValueHandle", "YieldOp",
    "apply_patterns", "constant_param", "insert_transform_script", "named_sequence", "sequence",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name in ("AnyOpType", "AnyParamType", "AnyValueType", "OperationType", "ParamType"):
        from .. import transform

        return getattr(transform, name)
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")


class Handle(Value):
    """A handle: a value of the transform dialect with its parent and child handles.

    After an import of this module, every value whose type is one of the transform dialect's is a handle.
    """

    def __init__(self, v: Any, *, parent: Handle | None = None, children: Sequence[Handle] | None = None) -> None:
        super().__init__(v)
        self.parent = parent
        self.children = list(children or ())


def _casts(*types: str) -> Callable[[Any], Any]:
    """Returns a decorator that makes values with types of the transform dialect instances of a class."""

    def decorator(cls: Any) -> Any:
        for name in types:
            register_value_caster(f"transform.{name}", replace=True)(cls)
        return cls

    return decorator


@_casts("any_op", "op")
class OpHandle(Handle):
    """A handle to operations."""

    def get_result(self, indices: Sequence[int] = (0,)) -> ValueHandle:
        """Builds a handle to results of the operations."""
        types = _types()
        made = _operation_class("transform.get_result")(types.AnyValueType.get(), self, list(indices))
        return ValueHandle(made.result, parent=self)

    def match_ops(self, ops: Any) -> OpHandle:
        """Builds a handle to the nested operations that have a name, a class or an interface."""
        types = _types()
        interfaces = types.structured.MatchInterfaceEnum
        if isinstance(ops, interfaces) or (isinstance(ops, str) and ops in interfaces.__members__):
            which = interfaces[ops] if isinstance(ops, str) else ops
            made = MatchOp(types.AnyOpType.get(), self, interface=which)
        else:
            many = isinstance(ops, (list, tuple))
            names = [one if isinstance(one, str) else one.OPERATION_NAME for one in (ops if many else [ops])]
            kind = types.AnyOpType.get() if many else types.OperationType.get(names[0])
            made = MatchOp.match_op_names(kind, self, names)
        handle = OpHandle(made.operation.results[0], parent=self)
        self.children.append(handle)
        return handle

    def print(self, name: str | None = None) -> OpHandle:
        """Builds a `transform.print` for the handle, and returns the handle."""
        _operation_class("transform.print")(target=self, name=name)
        return self


@_casts("any_param", "param")
class ParamHandle(Handle):
    """A handle to parameters."""


@_casts("any_value")
class ValueHandle(Handle):
    """A handle to values."""

    def get_defining_op(self) -> OpHandle:
        """Builds a handle to the operations that define the values."""
        made = _operation_class("transform.get_defining_op")(_types().AnyOpType.get(), self)
        return OpHandle(made.result, parent=self)


def _types() -> Any:
    from .. import transform

    return transform


def constant_param(value: Any) -> ParamHandle:
    """Builds a parameter from an attribute or an integer."""
    if isinstance(value, int):
        value = IntegerAttr.get(IntegerType.get_signless(64), value)
    types = _types()
    kind = types.ParamType.get(value.type) if isinstance(value.type, IntegerType) else types.AnyParamType.get()
    return ParamHandle(_operation_class("transform.param.constant")(kind, value).result)


def insert_transform_script(place: Any, script: Callable[[Any], Any], dump_script: bool = False) -> None:
    """Builds the named sequence `__transform_main`. `script` is called with a handle to fill its body."""
    if isinstance(place, _mlirkit.Block):
        context = place.owner.context
        place = InsertionPoint.at_block_begin(place)
    else:
        context = place.block.owner.context
    with context, place, Location.unknown(context):
        made = NamedSequenceOp("__transform_main", [_types().AnyOpType.get()], [])
        with InsertionPoint(made.body):
            script(OpHandle(made.bodyTarget))
            YieldOp([])
    if dump_script:
        print(made)


def _sequence(*args: Any, **given: Any) -> Any:
    """Builds a `transform.sequence` with the parameters of the definition; the decorator adds the block."""
    return row_of("transform.sequence").build(args, given, None, given.pop("loc", None), given.pop("ip", None), None)


sequence = region_op(_sequence, terminator=YieldOp)
named_sequence = region_op(NamedSequenceOp, terminator=YieldOp)
apply_patterns = region_op(ApplyPatternsOp)
