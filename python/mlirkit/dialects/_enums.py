"""Enum classes of dialects, generated from definitions: `arith.CmpIPredicate.slt`, `arith.FastMathFlags.fast`."""

from __future__ import annotations

import enum
import keyword
from typing import Any

from .. import _mlirkit

_known: dict[str, dict[str, Any]] = {}


class _Spelled:
    """The common base of enums of dialects. The text of a case is its spelling in MLIR."""

    _texts_: dict[Any, str] = {}

    def __str__(self) -> str:
        return self._texts_[self]

    @classmethod
    def _of_text(cls, text: str) -> Any:
        """Returns the case with this spelling or symbol."""
        for case, spelling in cls._texts_.items():
            if spelling == text:
                return case
        symbol = getattr(cls, "__members__", {}).get(text)
        if symbol is None:
            raise ValueError(f"'{text}' is no case of {cls.__name__}: {', '.join(cls._texts_.values())}")
        return symbol


class _Flags(_Spelled):
    """An enum whose cases combine."""

    _separator_ = ","

    def __iter__(self: Any) -> Any:
        cases = type(self).__members__.values()
        return iter([case for case in cases if int(case) and (int(self) & int(case)) == int(case) and case is not self])

    def __len__(self: Any) -> int:
        return bin(int(self)).count("1")

    def __str__(self: Any) -> str:
        known = self._texts_.get(self)
        if known is not None:
            return str(known)
        single = [case for case in self if len(case) == 1]
        return str(self._separator_.join(self._texts_[case] for case in single))

    @classmethod
    def _of_text(cls: Any, text: str) -> Any:
        separator = cls._separator_.strip()
        if separator not in text:
            return super()._of_text(text)
        made = cls(0)
        for part in text.split(separator):
            made |= super()._of_text(part.strip())
        return made


class _IntFlag(enum.IntFlag):
    """The base of enums whose cases combine. Numbers without a case are kept."""


def _case_name(symbol: str) -> str:
    if symbol.startswith("_") or symbol[:1].isdigit():
        symbol = f"_{symbol.lstrip('_')}"
    return symbol + "_" if keyword.iskeyword(symbol) or symbol in ("mro", "name", "value") else symbol


def _made(dialect: str, row: Any, attribute: str) -> Any:
    name, summary, width, separator, cases = row
    module = f"mlirkit.dialects._{dialect}_enum_gen"
    members = {_case_name(symbol): value for symbol, _, value, _ in cases}
    # An enum has a text for each case and its own way to show them, which the functional form cannot take.
    mixin: Any = _Spelled if separator is None else _Flags
    base: Any = enum.IntEnum if separator is None else _IntFlag
    namespace = {
        "__str__": mixin.__str__,
        "__module__": module,
        "__doc__": summary or f"The enum `{name}` of the dialect `{dialect}`.",
    }
    if separator is not None:
        namespace |= {"__iter__": mixin.__iter__, "__len__": mixin.__len__}
    body = enum.EnumMeta.__prepare__(name, (mixin, base))
    for key, value in {**namespace, **members}.items():
        body[key] = value
    cls: Any = enum.EnumMeta(name, (mixin, base), body)
    cls._texts_ = {}
    for symbol, text, _, _ in cases:
        cls._texts_.setdefault(cls.__members__[_case_name(symbol)], text)
    cls._width_ = width
    cls._attribute_ = attribute
    if separator is not None:
        cls._separator_ = separator
    return cls


def enums(dialect: str) -> dict[str, Any]:
    """Returns the enum classes of a dialect by name."""
    known = _known.get(dialect)
    if known is None:
        attributes: dict[str, str] = {}
        for full, mnemonic, _, of, _ in _mlirkit._attributes_and_types(dialect)[0]:
            if of and mnemonic:
                attributes.setdefault(of, full)
        known = {row[0]: _made(dialect, row, attributes.get(row[0], "")) for row in _mlirkit._enums(dialect) if row[4]}
        _known[dialect] = known
        _register(dialect, known)
    return known


def _register(dialect: str, known: dict[str, Any]) -> None:
    """Makes the builders of attributes that upstream's enum modules register."""
    from ..ir._attribute_values import _enum_attribute
    from ..ir._attributes import AttrBuilder

    def builder(kind: str, of: str, width: int) -> Any:
        words = of if kind == "enum-attr" else f"{of} {width}"
        return lambda value, context=None: _enum_attribute(dialect, kind, words, value, context)

    for name, kind, of, _ in _mlirkit._constraints(dialect):
        if kind == "enum" and of in known:
            AttrBuilder.insert(name, builder(kind, of, known[of]._width_), allow_existing=True)
        if kind == "enum-attr" and of.split(" ")[-1] in known:
            # Upstream's releases differ in whether the name has the dialect.
            for shown in (f"{dialect}.{name}", name):
                AttrBuilder.insert(shown, builder(kind, of, 0), allow_existing=True)


def enum_class(dialect: str, name: str) -> Any:
    """Returns the enum class with this name, of the dialect or of a dialect whose enums it uses."""
    found = enums(dialect).get(name)
    if found is None:
        for other in _BORROWED.get(dialect, ()):
            found = found or enums(other).get(name)
    return found


# Dialects whose operations use enums of others.
_BORROWED = {
    "complex": ("arith",), "math": ("arith",), "memref": ("arith",), "affine": ("arith",), "vector": ("arith",),
    "transform": ("linalg", "vector", "gpu"), "gpu": ("vector", "arith"), "nvgpu": ("nvvm",), "amdgpu": ("rocdl", "gpu"),
}  # fmt: skip
