"""Enum classes of dialects, generated from definitions: `arith.CmpIPredicate.slt`, `arith.FastMathFlags.fast`."""

from __future__ import annotations

import enum
import keyword
from typing import Any

from .. import _mlirkit

_known: dict[str, dict[str, Any]] = {}


class _Spelled:
    """The common base of dialect enums. The string form of a case is its spelling in MLIR."""

    _texts_: dict[Any, str] = {}
    _symbols_: dict[Any, list[str]] = {}

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
    """An enum whose cases can be combined."""

    _separator_ = ","

    def __iter__(self: Any) -> Any:
        cases = type(self).__members__.values()
        return iter([case for case in cases if int(case) and (int(self) & int(case)) == int(case) and case is not self])

    def __len__(self: Any) -> int:
        return bin(int(self)).count("1")

    def __str__(self: Any) -> str:
        known = self._texts_.get(self)
        if known is not None and len(self) < 2:
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
    """The base of enums whose cases can be combined. Numbers that no case has are kept."""


def _case_name(symbol: str) -> str:
    if symbol.startswith("_") or symbol[:1].isdigit():
        symbol = f"_{symbol.lstrip('_')}"
    return symbol + "_" if keyword.iskeyword(symbol) or symbol in ("mro", "name", "value") else symbol


# Cases that only newer bindings have, and former names of cases. If the release of a context lacks a case, an error
# names it.
_MORE: dict[str, dict[str, list[tuple[str, str, int, bool]]]] = {
    "amdgpu": {
        "Gfx12AtomicCachePolicy": [("none", "none", 0, False), ("scope_sys", "scope_sys", 24, False)],
        "Gfx12CachePolicy": [
            ("none", "none", 0, False), ("lu", "lu", 3, False), ("rt_nt", "rt_nt", 5, False), ("nt_ht", "nt_ht", 6, False),
            ("nt_wb", "nt_wb", 7, False), ("scope_sys", "scope_sys", 24, False),
        ],  # fmt: skip
        "Gfx942CachePolicy": [("none", "none", 0, False)],
        "MFMANegModifier": [("none", "none", 0, False)],
        "PreGfx12CachePolicy": [("none", "none", 0, False), ("all", "all", 23, False)],
        "WMMACModifier": [("none", "none", 0, False), ("neg_abs", "neg_abs", 3, False)],
    },
    "gpu": {"AllReduceOperation": [("MINIMUMNUMF", "minimumnumf", 13, False), ("MAXIMUMNUMF", "maximumnumf", 14, False)]},
    "nvvm": {
        "TMAStoreMode": [("IM2COL_W", "im2col_w", 3, False)],
        "Tcgen05MMAKind": [("TI16", "ti16", 7, False)],
    },
    # The number of `ref_ptr_ptee` has another meaning in LLVM 24, so an unused number replaces it here.
    "omp": {
        "ClauseMapFlags": [("attach_none", "attach_none", 16384, False), ("ref_ptr_ptee", "ref_ptr_ptee", 1 << 40, False)]
    },
    "spirv": {
        "Capability": [("LongConstantCompositeINTEL", "LongConstantCompositeINTEL", 6089, False)],
        "Extension": [("SPV_INTEL_long_constant_composite", "SPV_INTEL_long_constant_composite", 4024, False)],
    },
    "vector": {"CombiningKind": [("MINIMUMNUMF", "minimumnumf", 13, False), ("MAXIMUMNUMF", "maximumnumf", 14, False)]},
}


def _members(cases: Any, width: int) -> dict[str, int]:
    """Returns the cases by name.

    As in upstream's bindings, a negative case gets the number of the previous case plus one.
    """
    found: dict[str, int] = {}
    last = 0
    for symbol, _, value, _ in cases:
        negative = value >= 1 << 63 or (width == 32 and (1 << 31) <= value < (1 << 32))
        last = last + 1 if negative else value
        found[_case_name(symbol)] = last
    return found


def _made(dialect: str, row: Any, attribute: str) -> Any:
    name, summary, width, separator, cases = row
    more = _MORE.get(dialect, {}).get(name, [])
    cases = [*cases, *(one for one in more if one[0] not in {case[0] for case in cases})]
    module = f"mlirkit.dialects._{dialect}_enum_gen"
    members = _members(cases, width if separator is None else 64)
    # The functional API of `enum` accepts neither strings for cases nor a custom `__str__`.
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
    cls._symbols_ = {}
    for symbol, text, _, _ in cases:
        case = cls.__members__[_case_name(symbol)]
        cls._texts_.setdefault(case, text)
        cls._symbols_.setdefault(case, []).append(symbol)
    cls._dialect_ = dialect
    cls._width_ = width
    cls._attribute_ = attribute
    if separator is not None:
        cls._separator_ = separator
    return cls


def number_of(case: Any, context: Any) -> int:
    """Returns the number of an enum case in the release of a context, because some numbers differ between releases."""
    cls = type(case)
    if not hasattr(cls, "_symbols_"):
        return int(case)
    if issubclass(cls, _Flags) and len(case) != 1:
        bits = [one for one in case if len(one) == 1]
        # Bits that no case has are kept.
        rest = int(case) & ~sum(int(one) for one in bits)
        return rest | sum(number_of(one, context) for one in bits)
    number = None
    for symbol in cls._symbols_.get(case, ()):
        number = context._enum_number(cls._dialect_, cls.__name__, symbol)
        if number is not None:
            return int(number)
    if issubclass(cls, _Flags) and case not in cls._symbols_:
        return int(case)
    raise ValueError(f"the release of this context has no case '{case}' of {cls.__name__}")


def case_of(cls: Any, number: int, context: Any) -> Any:
    """Returns the enum case that has this number in the release of a context."""
    if issubclass(cls, _Flags) and number.bit_count() != 1:
        made = cls(0)
        for bit in range(number.bit_length()):
            if number >> bit & 1:
                made |= case_of(cls, 1 << bit, context)
        return made
    symbol = context._enum_symbol(cls._dialect_, cls.__name__, number)
    found = cls.__members__.get(_case_name(symbol)) if symbol is not None else None
    if found is None and issubclass(cls, _Flags):
        return cls(number)
    if found is None:
        raise ValueError(f"{number} is no case of {cls.__name__}")
    return found


def enums(dialect: str) -> dict[str, Any]:
    """Returns the enum classes of a dialect, by name."""
    known = _known.get(dialect)
    if known is None:
        for other in _BORROWED.get(dialect, ()):
            enums(other)
        attributes: dict[str, str] = {}
        for full, mnemonic, _, of, _ in _mlirkit._attributes_and_types(dialect)[0]:
            if of and mnemonic:
                attributes.setdefault(of, full)
        known = {row[0]: _made(dialect, row, attributes.get(row[0], "")) for row in _mlirkit._enums(dialect) if row[4]}
        _known[dialect] = known
        _register(dialect, known)
    return known


def _register(dialect: str, known: dict[str, Any]) -> None:
    """Registers the attribute builders that upstream's enum modules register."""
    from ..ir._attribute_values import _enum_attribute
    from ..ir._attributes import AttrBuilder

    def builder(kind: str, of: str, width: int) -> Any:
        words = of if kind == "enum-attr" or not width else f"{of} {width}"
        return lambda value, context=None: _enum_attribute(dialect, kind, words, value, context)

    for name, kind, of, _ in _mlirkit._constraints(dialect):
        if kind == "enum" and of in known:
            AttrBuilder.insert(name, builder(kind, of, known[of]._width_), allow_existing=True)
        if kind == "enum-attr" and of.split(" ")[-1] in known:
            # Some upstream releases register the name with its dialect, others without.
            for shown in (f"{dialect}.{name}", name):
                AttrBuilder.insert(shown, builder(kind, of, 0), allow_existing=True)
    # Upstream also registers each enum under the name of its definition, which is the class name in one of these
    # spellings.
    prefix = {"gpu": "GPU_", "llvm": "LLVM_", "arith": "Arith_", "amdgpu": "AMDGPU_", "smt": "SMT_"}.get(dialect, "")
    for name, cls in known.items():
        plain = builder("enum", f"{name} {cls._width_}", 0)
        for shown in (name, f"{name}Enum", f"{name}Attr", *([f"{prefix}{name}", f"{prefix}{name}Enum"] if prefix else [])):
            AttrBuilder.insert(shown, plain, allow_existing=True)


def enum_class(dialect: str, name: str) -> Any:
    """Returns the enum class with this name in the dialect, or in a dialect whose enums it uses."""
    found = enums(dialect).get(name)
    if found is None:
        for other in _BORROWED.get(dialect, ()):
            found = found or enums(other).get(name)
    return found


# Dialects whose operations use enums from other dialects.
_BORROWED = {
    "complex": ("arith",), "math": ("arith",), "memref": ("arith",), "affine": ("arith",), "vector": ("arith",),
    "transform": ("linalg", "vector", "gpu"), "gpu": ("vector", "arith"), "nvgpu": ("nvvm",), "amdgpu": ("rocdl", "gpu"),
}  # fmt: skip
