"""The transform dialect.

`transform.structured`, `transform.loop` and `transform.vector` contain extension operations.
"""

from __future__ import annotations

import enum
from typing import Any

from ... import _mlirkit
from ...ir import Attribute, DictAttr, FunctionType, StringAttr, Type, TypeAttr
from ...ir._attributes import register_attribute_builder
from ...ir._registry import register_operation
from .. import _EXTENSIONS, _dialect, _lookup, _names, _operation_class, _results
from .._ods_common import get_op_result_or_value, get_op_results_or_values

_Dialect = _dialect("transform", __name__)


@register_attribute_builder("ParamOperandAttr", allow_existing=True)
def _param_operand(x: int, context: Any = None) -> Any:
    return Attribute.parse(f"#transform.param_operand<index={x}>", context)


class DiagnosedSilenceableFailure(enum.Enum):
    """The outcome of applying a transform."""

    Success = 0
    SilenceableFailure = 1
    DefiniteFailure = 2


class _Interpreted:
    """A placeholder for a class of upstream's transform interpreter, which mlirkit does not have."""

    def __init__(self, *args: Any, **given: Any) -> None:
        raise NotImplementedError("mlirkit runs no transforms: write the module and run `mlir-opt --transform-interpreter`")

    @classmethod
    def attach(cls, *args: Any, **given: Any) -> None:
        """Raises an error, because mlirkit does not run transforms."""
        cls()


class TransformRewriter(_Interpreted):
    """A rewriter for payload IR."""


class TransformResults(_Interpreted):
    """The results of a transform."""


class TransformState(_Interpreted):
    """The mapping from handles to payload operations."""


class TransformOpInterface(_Interpreted):
    """An interface for user-defined transforms."""


class PatternDescriptorOpInterface(_Interpreted):
    """An interface for user-defined patterns."""


def any_op_t() -> Any:
    """Returns the type `!transform.any_op`."""
    return Type.parse("!transform.any_op")


AnyOpTypeT = Any


class _Bodied:
    """An operation with one block."""

    __slots__ = ()

    @property
    def body(self: Any) -> Any:
        """The body block of the operation."""
        return self.regions[0].blocks[0]

    @property
    def bodyTarget(self: Any) -> Any:  # noqa: N802
        """The first argument of the body block."""
        return self.body.arguments[0]

    @property
    def bodyExtraArgs(self: Any) -> Any:  # noqa: N802
        """The other arguments of the body block."""
        return self.body.arguments[1:]


@register_operation(_Dialect, replace=True)
class ApplyPatternsOp(_operation_class("transform.apply_patterns")):  # type: ignore[misc]
    """`transform.apply_patterns`. The body block is created."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        target: Any,
        apply_cse: bool = False,
        max_iterations: Any = None,
        max_num_rewrites: Any = None,
        *,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        given = {"apply_cse": apply_cse, "max_iterations": max_iterations, "max_num_rewrites": max_num_rewrites}
        made = super()._build(target, **given, loc=loc, ip=ip)
        made.regions[0].blocks.append()
        return made

    @property
    def patterns(self) -> Any:
        """The block that contains the patterns."""
        return self.regions[0].blocks[0]


@register_operation(_Dialect, replace=True)
class GetParentOp(_operation_class("transform.get_parent_op")):  # type: ignore[misc]
    """`transform.get_parent_op`"""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        result_type: Any,
        target: Any,
        *,
        isolated_from_above: bool = False,
        allow_empty_results: bool = False,
        op_name: Any = None,
        deduplicate: bool = False,
        nth_parent: Any = 1,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        given = {"isolated_from_above": isolated_from_above, "allow_empty_results": allow_empty_results}
        given |= {"op_name": op_name, "deduplicate": deduplicate, "nth_parent": nth_parent}
        return super()._build(result_type, target, **given, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class CastOp(_operation_class("transform.cast")):  # type: ignore[misc]
    """`transform.cast`"""

    __slots__ = ()

    @classmethod
    def _build(cls, result_type: Any, target: Any, *, loc: Any = None, ip: Any = None) -> Any:
        return super()._build(result_type, target, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class MergeHandlesOp(_operation_class("transform.merge_handles")):  # type: ignore[misc]
    """`transform.merge_handles`"""

    __slots__ = ()

    @classmethod
    def _build(
        cls, handles: Any, *, deduplicate: bool = False, results: Any = None, loc: Any = None, ip: Any = None
    ) -> Any:
        values = [get_op_result_or_value(one) for one in handles]
        types = [values[0].type] if results is None else results
        return super()._build(values, deduplicate=deduplicate, results=types, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class ReplicateOp(_operation_class("transform.replicate")):  # type: ignore[misc]
    """`transform.replicate`"""

    __slots__ = ()

    @classmethod
    def _build(cls, pattern: Any, handles: Any, *, loc: Any = None, ip: Any = None) -> Any:
        values = [get_op_result_or_value(one) for one in handles]
        return super()._build([one.type for one in values], pattern, values, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class SequenceOp(_Bodied, _operation_class("transform.sequence")):  # type: ignore[misc]
    """`transform.sequence`. The body block is created with the required arguments."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        failure_propagation_mode: Any,
        results: Any,
        target: Any,
        extra_bindings: Any = None,
        *,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        root = None if isinstance(target, Type) else get_op_result_or_value(target)
        extra = list(get_op_results_or_values(extra_bindings or []))
        values = [] if extra and isinstance(extra[0], Type) else extra
        types = [target if root is None else root.type, *(one.type if values else one for one in extra)]
        made = super()._build(list(results), failure_propagation_mode, values, root=root, loc=loc, ip=ip)
        made.regions[0].blocks.append(*types)
        return made


@register_operation(_Dialect, replace=True)
class NamedSequenceOp(_Bodied, _operation_class("transform.named_sequence")):  # type: ignore[misc]
    """`transform.named_sequence`. The body block is created with the required arguments."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        sym_name: Any,
        input_types: Any,
        result_types: Any,
        *,
        sym_visibility: Any = None,
        arg_attrs: Any = None,
        res_attrs: Any = None,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        kind = TypeAttr.get(FunctionType.get(input_types, result_types))
        name = StringAttr.get(sym_name) if isinstance(sym_name, str) else sym_name
        given = {"sym_visibility": sym_visibility, "arg_attrs": _dictionaries(arg_attrs)}
        made = super()._build(name, kind, **given, res_attrs=_dictionaries(res_attrs), loc=loc, ip=ip)
        made.regions[0].blocks.append(*input_types)
        return made

    def apply(self, payload: Any, transform_options: Any = None) -> Any:
        """Raises an error, because mlirkit does not have a transform interpreter."""
        raise NotImplementedError("mlirkit runs no transforms: write the module and run `mlir-opt --transform-interpreter`")


def _dictionaries(given: Any) -> Any:
    if given is None or isinstance(given, Attribute):
        return given
    return [one if isinstance(one, Attribute) else DictAttr.get(one) for one in given]


@register_operation(_Dialect, replace=True)
class ForeachOp(_operation_class("transform.foreach")):  # type: ignore[misc]
    """`transform.foreach`. The body block is created with the required arguments."""

    __slots__ = ()

    @classmethod
    def _build(
        cls, results: Any, targets: Any, *, with_zip_shortest: bool = False, loc: Any = None, ip: Any = None
    ) -> Any:
        values = [get_op_result_or_value(one) for one in targets]
        made = super()._build(list(results), values, with_zip_shortest=with_zip_shortest, loc=loc, ip=ip)
        made.regions[0].blocks.append(*[one.type for one in values])
        return made

    @property
    def body(self) -> Any:
        """The body block of the operation."""
        return self.regions[0].blocks[0]

    @property
    def bodyTargets(self) -> Any:  # noqa: N802
        """The arguments of the body block."""
        return self.body.arguments


@register_operation(_Dialect, replace=True)
class YieldOp(_operation_class("transform.yield")):  # type: ignore[misc]
    """`transform.yield`"""

    __slots__ = ()

    @classmethod
    def _build(cls, operands: Any = None, *, loc: Any = None, ip: Any = None) -> Any:
        return super()._build(list(get_op_results_or_values(operands or [])), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class ApplyRegisteredPassOp(_operation_class("transform.apply_registered_pass")):  # type: ignore[misc]
    """`transform.apply_registered_pass`. Options are attributes, Python values, or parameter handles."""

    __slots__ = ()

    @classmethod
    def _build(
        cls, result: Any, target: Any, pass_name: Any, *, options: Any = None, loc: Any = None, ip: Any = None
    ) -> Any:
        from ...ir._attribute_values import _plain

        dynamic: list[Any] = []

        def option(value: Any) -> Any:
            if isinstance(value, (_mlirkit.Value, _mlirkit.OperationBase)):
                dynamic.append(get_op_result_or_value(value))
                return _param_operand(len(dynamic) - 1)
            if isinstance(value, (list, tuple)):
                return _plain([option(one) for one in value], result.context)
            return _plain(value, result.context)

        made = {
            (name.value if isinstance(name, StringAttr) else name): option(value)
            for name, value in (options or {}).items()
        }
        return super()._build(
            result, get_op_result_or_value(target), pass_name, dynamic_options=dynamic, options=DictAttr.get(made), loc=loc, ip=ip
        )


def sequence(*args: Any, **given: Any) -> Any:
    """Builds a `transform.sequence` and returns its results."""
    return _results(SequenceOp(*args, **given))


def named_sequence(*args: Any, **given: Any) -> Any:
    """Builds a `transform.named_sequence`."""
    return NamedSequenceOp(*args, **given)


_MODULES = frozenset(["extras", "interpreter", "loop", "pdl", "smt", "structured", "tune", "xegpu", *_EXTENSIONS])


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        import importlib

        return importlib.import_module(f"{__name__}.{name}")
    return _lookup("transform", __name__, name)


def __dir__() -> list[str]:
    return _names("transform", __name__)
