"""Classes for dialect attributes and types, generated from definitions: `sdy.MeshAxisAttr.get("x", 4)`."""

from __future__ import annotations

import inspect
import keyword
import re
from typing import Any

from .. import _mlirkit
from ..ir._attributes import Attribute, DialectAttr, FlatSymbolRefAttr, StringAttr
from ..ir._context import _context
from ..ir._plan import python_name, snake_case
from ..ir._types import DialectType

_attributes: dict[str, dict[str, Any]] = {}
_types: dict[str, dict[str, Any]] = {}

# Parameters that upstream's Python classes name differently from ODS: as properties (`_READ`) and in `get` (`_GIVEN`).
_READ = {
    "sdy.sharding": {"dim_shardings": "dimension_shardings"},
    "sdy.op_sharding_rule": {"is_custom_rule": "is_custom"},
    "stablehlo.scatter": {"scatter_dims_to_operand_dims": "scattered_dims_to_operand_dims"},
    "stablehlo.channel_handle": {"type": "channel_type"},
}
_GIVEN = {
    "sdy.mesh": {"axes": "mesh_axes"},
    "sdy.sharding": {"dim_shardings": "dimension_shardings"},
    "sdy.manual_axes": {"value": "manual_axes"},
    "sdy.op_sharding_rule": {"is_custom_rule": "is_custom"},
    "mpmd.user_origin": {"user_name": "name"},
    "stablehlo.scatter": {"scatter_dims_to_operand_dims": "scattered_dims_to_operand_dims"},
    "nvgpu.tensormap.descriptor": {"tensor": "tensor_type", "oob": "oob_fill"},
}


# Default values for parameters of `get` that have no default in ODS.
_DEFAULTS: dict[str, dict[str, Any]] = {
    "sdy.sharding": {"reduction_op": 0},
    "sdy.op_sharding_rule": {"is_custom": False},
    "sdy.dimension_sharding": {"priority": None},
    "sdy.mesh": {"device_ids": []},
}


_MISSING: Any = object()


class _Parameter:
    """A parameter of an attribute or type: its name in Python, its kind, and whether it is optional."""

    __slots__ = ("name", "read", "kind", "optional", "default", "own_default")

    def __init__(self, row: str, name: str, kind: str, optional: bool, default: str | None) -> None:
        snake = python_name(snake_case(name)) if keyword.iskeyword(name) else snake_case(name)
        self.name = _GIVEN.get(row, {}).get(snake, snake)
        self.read = _READ.get(row, {}).get(snake, snake)
        self.kind, self.default = kind, default
        self.own_default = _DEFAULTS.get(row, {}).get(self.name, _MISSING)
        has_own = self.own_default is not _MISSING
        self.optional = optional or default is not None or kind.startswith("array:") or has_own


def _defaulted(parameter: _Parameter) -> Any:
    if parameter.own_default is not _MISSING:
        return parameter.own_default
    text = parameter.default
    if text in ("true", "false"):
        return text == "true"
    if text is not None and re.fullmatch(r"-?\d+", text):
        return int(text)
    kind = parameter.kind
    return None if not kind.startswith("array:") else []


def _given(dialect: str, kind: str, value: Any, context: Any) -> Any:
    """Converts a Python value to an attribute or type parameter of a kind."""
    if value is None:
        return None
    head, _, rest = kind.partition(":")
    if head == "array":
        return [_given(dialect, rest, one, context) for one in value]
    if head == "attr":
        if isinstance(value, _mlirkit.AttributeBase):
            return value
        if rest == "StringAttr":
            return StringAttr.get(value, context)
        if not rest and dialect == "sdy" and isinstance(value, str):
            return FlatSymbolRefAttr.get(value, context)
        cls = attribute_class(rest) if isinstance(value, str) and "." in rest else None
        if cls is not None and len(cls._params) == 1 and cls._params[0].kind.startswith("enum:"):
            return cls.get(value, context)
        from ..ir._attribute_values import _STORAGES, _dialect_attribute, _plain

        if rest in _STORAGES:
            return _STORAGES[rest](value, context)
        return _dialect_attribute(rest, value, context) if "." in rest else _plain(value, context)
    if head == "enum":
        from ._enums import enum_class, number_of

        cls = enum_class(dialect, rest)
        if isinstance(value, str) and cls is not None and not hasattr(value, "value"):
            value = cls._of_text(value)
        return number_of(value, context)
    return value


def _shown(dialect: str, kind: str, value: Any, context: Any) -> Any:
    """Converts an attribute or type parameter to a Python value."""
    if value is None:
        return None
    head, _, rest = kind.partition(":")
    if head == "array":
        return [_shown(dialect, rest, one, context) for one in value]
    if head == "enum":
        from ._enums import case_of, enum_class

        cls = enum_class(dialect, rest)
        return str(case_of(cls, value, context)) if cls is not None else value
    if head == "attr" and rest == "StringAttr":
        return value.value
    if head == "attr" and rest == "stablehlo.result_accuracy_mode":
        return attribute_class(rest)(value).value
    return value


class _OfRow:
    """The common base of attribute and type classes generated from definitions."""

    _row_name = ""
    _params: tuple[_Parameter, ...] = ()
    _signature: inspect.Signature

    @classmethod
    def isinstance(cls, other: Any) -> bool:
        data = other._data() if other._kind == "Dialect" else None
        return bool(data and data[0] == cls._row_name)

    @classmethod
    def _values(cls, args: Any, given: Any) -> tuple[Any, list[Any]]:
        bound = cls._signature.bind(*args, **given)
        bound.apply_defaults()
        values = dict(bound.arguments)
        context = values.pop("context")
        for value in values.values():
            first = value[0] if isinstance(value, (list, tuple)) and value else value
            if context is None and isinstance(first, (_mlirkit.AttributeBase, _mlirkit.TypeBase)):
                context = first.context
        context = _context(context)
        dialect = cls._row_name.partition(".")[0]
        return context, [_given(dialect, one.kind, values[one.name], context) for one in cls._params]

    @property
    def parameters(self: Any) -> dict[str, Any]:
        """Returns the parameters by name."""
        return {one.read: getattr(self, one.read) for one in self._params}


class _MadeAttr(_OfRow, DialectAttr):
    """An attribute of a dialect."""

    @classmethod
    def get(cls, *args: Any, **given: Any) -> Any:
        """Creates the attribute from its parameters."""
        context, values = cls._values(args, given)
        if any("other:" in one.kind or "apfloat" in one.kind for one in cls._params):
            return _by_text(cls, context, values, "#")
        made = context._dialect_attr(cls._row_name, values)
        text = str(made)
        if not text.startswith(f"#{cls._row_name}<") and text != f"#{cls._row_name}":
            return cls(made)
        # Parsing the attribute verifies the parameters.
        return cls(Attribute.parse(text, context))


class _MadeType(_OfRow, DialectType):
    """A type of a dialect."""

    @classmethod
    def get(cls, *args: Any, **given: Any) -> Any:
        """Creates the type from its parameters."""
        context, values = cls._values(args, given)
        if any("other:" in one.kind or "apfloat" in one.kind for one in cls._params):
            return _by_text(cls, context, values, "!")
        made = context._dialect_type(cls._row_name, values)
        return cls(context._parse_type(str(made)))


def _by_text(cls: Any, context: Any, values: list[Any], sign: str) -> Any:
    """Creates an attribute or type by parsing the usual spellings of a struct. Custom syntax requires `parse`."""
    given = [(one, value) for one, value in zip(cls._params, values) if value is not None]
    texts = [f"{value:e}" if isinstance(value, float) else str(value) for _, value in given]
    named = ", ".join(f"{one.read} = {text}" for (one, _), text in zip(given, texts))
    plain = ", ".join(texts)
    error: Exception | None = None
    for inside in (f"<{named}>", f"<{plain}>", ""):
        try:
            text = f"{sign}{cls._row_name}{inside}"
            return cls(context._parse_attr(text) if sign == "#" else context._parse_type(text))
        except Exception as found:
            error = error or found
    raise ValueError(f"{cls.__name__} has parameters of its own syntax: use {cls.__name__}.parse") from error


def _reader(dialect: str, at: int, kind: str) -> Any:
    return property(lambda self: _shown(dialect, kind, self._data()[2][at], self.context))


def _class(dialect: str, row: Any, base: Any, module: str) -> Any:
    full, mnemonic, name, _, params = row
    made = tuple(_Parameter(full, *one) for one in params)
    sign = "#" if base is _MadeAttr else "!"
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    signature: list[inspect.Parameter] = []
    loose = False
    for one in made:
        loose = loose or one.optional
        default = _defaulted(one) if loose else inspect.Parameter.empty
        signature.append(inspect.Parameter(one.name, kind, default=default))
    # Python requires a default for every parameter after one with a default. So only parameters after the last required
    # one are optional.
    last = max((at for at, one in enumerate(made) if not one.optional), default=-1)
    signature = [one.replace(default=one.empty) if at <= last else one for at, one in enumerate(signature)]
    signature.append(inspect.Parameter("context", kind, default=None))
    members: dict[str, Any] = {
        "__module__": module,
        "__doc__": f"`{sign}{full}`" + (f" of {', '.join(one.read for one in made)}" if made else ""),
        "_row_name": full,
        "_params": made,
        "_signature": inspect.Signature(signature),
        ("attr_name" if sign == "#" else "type_name"): full,
        "static_typeid": full,
        "typeid": property(lambda self: full),
    }
    for at, one in enumerate(made):
        if one.read not in ("context", "parameters", "typeid") and (one.read != "type" or base is _MadeType):
            members.setdefault(one.read, _reader(dialect, at, one.kind))
    cls = type(name, (base,), members)
    return cls


def _known(dialect: str) -> tuple[dict[str, Any], dict[str, Any]]:
    if dialect not in _attributes:
        attrs, types = _mlirkit._attributes_and_types(dialect)
        module = f"mlirkit.dialects.{dialect}"
        _attributes[dialect] = {row[0]: _class(dialect, row, _MadeAttr, module) for row in attrs}
        _types[dialect] = {row[0]: _class(dialect, row, _MadeType, module) for row in types}
    return _attributes[dialect], _types[dialect]


def attribute_class(full: str) -> Any:
    """Returns the class of a dialect attribute, given the attribute's full name."""
    return _known(full.partition(".")[0])[0].get(full)


def type_class(full: str) -> Any:
    """Returns the class of a dialect type, given the type's full name."""
    return _known(full.partition(".")[0])[1].get(full)


def named(dialect: str) -> dict[str, Any]:
    """Returns the classes of a dialect's attributes and types, by Python name."""
    found: dict[str, Any] = {}
    attrs, types = _known(dialect)
    for classes, suffix in ((attrs, "Attr"), (types, "Type")):
        for cls in classes.values():
            found.setdefault(cls.__name__, cls)
            if not cls.__name__.endswith(suffix):
                found.setdefault(cls.__name__ + suffix, cls)
            elif dialect in ("stablehlo", "chlo", "mhlo"):
                found.setdefault(cls.__name__[: -len(suffix)], cls)
    return found


def downcast_attribute(base: Any) -> Any:
    """Returns the attribute as an object of its class. Called for each dialect attribute."""
    data = base._data()
    cls = attribute_class(data[0]) if len(data) == 3 else None
    return (cls or DialectAttr)(base)


def downcast_type(base: Any) -> Any:
    """Returns the type as an object of its class."""
    data = base._data()
    cls = type_class(data[0]) if data else None
    return (cls or DialectType)(base)
