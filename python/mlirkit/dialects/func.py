"""The func dialect. Classes that this file does not define are generated from the definition."""

from __future__ import annotations

import inspect
from typing import Any, Callable, Sequence

from .. import _mlirkit
from ..ir import ArrayAttr, Attribute, DictAttr, FlatSymbolRefAttr, FunctionType, InsertionPoint, StringAttr, TypeAttr
from ..ir._attribute_values import _plain
from ..ir._registry import _SEVERAL, register_operation
from . import _dialect, _lookup, _names, _operation_class, _results, _row

_Dialect = _dialect("func", __name__)


class _Function:
    """The members that the functions of several dialects share."""

    __slots__ = ()

    @classmethod
    def _build(
        cls, name: Any, type: Any, *, visibility: str | None = None, body_builder: Any = None, loc: Any = None, ip: Any = None
    ) -> Any:
        if not isinstance(type, FunctionType):
            type = FunctionType.get(inputs=type[0], results=type[1])
        given: dict[str, Any] = {} if visibility is None else {"sym_visibility": StringAttr.get(visibility)}
        made = super()._build(StringAttr.get(str(name)), TypeAttr.get(type), **given, loc=loc, ip=ip)  # type: ignore[misc]
        if body_builder:
            function = made.opview
            with InsertionPoint(function.add_entry_block()):
                body_builder(function)
        return made

    @property
    def is_external(self: Any) -> bool:
        """Whether the function has no body."""
        return not self._region(0)._blocks()

    @property
    def body(self: Any) -> Any:
        """The region of the function."""
        return self._region(0)

    @property
    def type(self: Any) -> Any:
        """The type of the function."""
        return self._attr("function_type").value

    @property
    def visibility(self: Any) -> Any:
        """The visibility, as an attribute."""
        return self._attr("sym_visibility")

    @property
    def name(self: Any) -> Any:
        """The name, as an attribute."""
        return self._attr("sym_name")

    @property
    def entry_block(self: Any) -> Any:
        """The entry block. Raises an error if the function has no body."""
        if self.is_external:
            raise IndexError("External function does not have a body")
        return self._region(0)._blocks()[0]

    @property
    def arg_attrs(self: Any) -> Any:
        """The attributes of the arguments, as an array of dictionaries."""
        return self._attr("arg_attrs") or ArrayAttr.get([DictAttr.get({}, self.context)] * len(self.type.inputs), self.context)

    @arg_attrs.setter
    def arg_attrs(self: Any, value: Any) -> None:
        self._set_attr("arg_attrs", _plain(value, self.context))

    @property
    def result_attrs(self: Any) -> Any:
        """The attributes of the results, as an array of dictionaries."""
        return self.attributes["res_attrs"]

    @result_attrs.setter
    def result_attrs(self: Any, value: Any) -> None:
        self._set_attr("res_attrs", _plain(value, self.context))

    @property
    def arguments(self: Any) -> Any:
        """The arguments of the entry block."""
        return self.entry_block.arguments

    def add_entry_block(self: Any, arg_locs: Sequence[Any] | None = None) -> Any:
        """Adds the entry block, with the arguments of the function, and returns it."""
        if not self.is_external:
            raise IndexError("The function already has an entry block!")
        return self._region(0).blocks.append(*self.type.inputs, arg_locs=arg_locs)


@register_operation(_Dialect, replace=True)
class FuncOp(_Function, _operation_class("func.func")):  # type: ignore[misc]
    """`func.func`"""

    __slots__ = ()

    @classmethod
    def from_py_func(
        cls, *inputs: Any, results: Sequence[Any] | None = None, name: str | None = None
    ) -> Callable[[Callable[..., Any]], Any]:
        """Returns a decorator that builds a function whose body is filled by a Python function."""

        def decorator(f: Callable[..., Any]) -> Any:
            symbol = name or f.__name__
            op = cls(symbol, (list(inputs), list(results or ())))
            with InsertionPoint(op.add_entry_block()):
                wants = inspect.signature(f).parameters.values()
                takes = any(one.name == "func_op" or one.kind is one.VAR_KEYWORD for one in wants)
                given = {"func_op": op} if takes else {}
                returned = f(*op.arguments, **given)
                if results is not None:
                    if returned is not None:
                        raise AssertionError(
                            "Capturing a python function with explicit `results=` requires that the wrapped function "
                            "returns None."
                        )
                elif not isinstance(returned, ReturnOp):
                    made = ReturnOp(_returned(returned))
                    types = [value.type for value in made._operands()]
                    op._set_attr("function_type", TypeAttr.get(FunctionType.get(list(inputs), types)))

            def call(*args: Any) -> Any:
                types = op.type.results
                made = CallOp(types, FlatSymbolRefAttr.get(symbol), list(args))
                return None if not types else made.result if len(types) == 1 else made.results

            call.__name__ = f.__name__
            call.func_op = op  # type: ignore[attr-defined]
            return call

        return decorator


def _returned(values: Any) -> list[Any]:
    if values is None:
        return []
    if isinstance(values, _mlirkit.OperationBase):
        return list(values.results)
    return list(values) if isinstance(values, _SEVERAL) else [values]


@register_operation(_Dialect, replace=True)
class ReturnOp(_operation_class("func.return")):  # type: ignore[misc]
    """`func.return`"""

    __slots__ = ()


@register_operation(_Dialect, replace=True)
class CallOp(_operation_class("func.call")):  # type: ignore[misc]
    """`func.call`, built from a function and arguments, or from result types, a name and arguments."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        calleeOrResults: Any,  # noqa: N803
        argumentsOrCallee: Any,  # noqa: N803
        arguments: Any = None,
        *,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        if isinstance(calleeOrResults, FuncOp):
            results, callee = calleeOrResults.type.results, calleeOrResults.name.value
            operands = argumentsOrCallee
        else:
            results, callee, operands = calleeOrResults, argumentsOrCallee, arguments
        name = callee if isinstance(callee, Attribute) else FlatSymbolRefAttr.get(str(callee))
        return super()._build(list(results), name, list(operands or ()), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class ConstantOp(_operation_class("func.constant")):  # type: ignore[misc]
    """`func.constant`, a reference to a function as a value."""

    __slots__ = ()

    @classmethod
    def _build(cls, result: Any, value: Any, *, loc: Any = None, ip: Any = None) -> Any:
        name = value if isinstance(value, Attribute) else FlatSymbolRefAttr.get(str(value))
        return super()._build(result, name, loc=loc, ip=ip)

    @property
    def type(self) -> Any:
        """The type of the function."""
        return self._results()[0].type


def call(*args: Any, **given: Any) -> Any:
    """Builds a `func.call` and returns its results. The function may also be the first argument, as in `CallOp`."""
    if "arguments" in given or (args and isinstance(args[0], FuncOp)):
        return _results(CallOp(*args, **given))
    results, loc, ip = (given.pop(name, None) for name in ("results", "loc", "ip"))
    return _results(_row("func.call").build(args, given, results, loc, ip, None))


def func(*inputs: Any, **given: Any) -> Any:
    return FuncOp.from_py_func(*inputs, **given)


def __getattr__(name: str) -> Any:
    return _lookup("func", __name__, name)


def __dir__() -> list[str]:
    return _names("func", __name__)
