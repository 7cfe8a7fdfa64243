"""The sparse_tensor dialect. Classes that this file does not define are generated from the definition."""

from __future__ import annotations

import enum
import re
from typing import Any, Sequence

from ..ir import AffineMap, Attribute, DialectAttr
from . import _dialect, _lookup, _names

_Dialect = _dialect("sparse_tensor", __name__)


class LevelFormat(enum.IntFlag):
    """The storage format of a level."""

    dense = 65536
    compressed = 262144
    singleton = 524288
    loose_compressed = 1048576
    n_out_of_m = 2097152


class LevelProperty(enum.Enum):
    """A property of a level."""

    non_unique = 1
    non_ordered = 2
    soa = 4


_SHOWN = {
    LevelFormat.dense: "dense",
    LevelFormat.compressed: "compressed",
    LevelFormat.singleton: "singleton",
    LevelFormat.loose_compressed: "loose_compressed",
    LevelFormat.n_out_of_m: "structured",
}
_PROPERTIES = {LevelProperty.non_unique: "nonunique", LevelProperty.non_ordered: "nonordered", LevelProperty.soa: "soa"}


def _level(number: int) -> tuple[LevelFormat, list[LevelProperty], int, int]:
    kind = LevelFormat(number & 0x3F0000)
    return kind, [one for one in LevelProperty if number & one.value], number >> 32 & 0xFF, number >> 40 & 0xFF


def _shown(number: int) -> str:
    kind, properties, n, m = _level(number)
    if kind is LevelFormat.n_out_of_m:
        return f"structured[{n}, {m}]"
    words = ", ".join(_PROPERTIES[one] for one in properties)
    return f"{_SHOWN[kind]}({words})" if words else _SHOWN[kind]


class EncodingAttr(DialectAttr):
    """`#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>`"""

    attr_name = "sparse_tensor.encoding"
    static_typeid = "sparse_tensor.encoding"

    @classmethod
    def isinstance(cls, other: Any) -> bool:
        return str(other).startswith("#sparse_tensor.encoding<")

    @staticmethod
    def build_level_type(
        lvl_fmt: LevelFormat, properties: Sequence[LevelProperty] = (), n: int = 0, m: int = 0
    ) -> int:
        """Encodes the format and properties of a level as a number."""
        made = int(lvl_fmt)
        for one in properties:
            made |= one.value
        return made | n << 32 | m << 40

    @staticmethod
    def get(
        lvl_types: Sequence[int],
        dim_to_lvl: AffineMap | None,
        lvl_to_dim: AffineMap | None,
        pos_width: int,
        crd_width: int,
        explicit_val: Any = None,
        implicit_val: Any = None,
        context: Any = None,
    ) -> EncodingAttr:
        """Creates an encoding from level types and a map from dimensions to levels."""
        mapped = dim_to_lvl if dim_to_lvl is not None else AffineMap.get_identity(len(lvl_types), context)
        head, _, body = str(mapped).removeprefix("affine_map<").removesuffix(">").partition(" -> ")
        levels = ", ".join(f"{one} : {_shown(kind)}" for one, kind in zip(_results(body), lvl_types))
        parts = [f"map = {head} -> ({levels})"]
        parts += [f"posWidth = {pos_width}"] * bool(pos_width) + [f"crdWidth = {crd_width}"] * bool(crd_width)
        parts += [f"explicitVal = {explicit_val}"] * (explicit_val is not None)
        parts += [f"implicitVal = {implicit_val}"] * (implicit_val is not None)
        holder = context or mapped.context
        return EncodingAttr(Attribute.parse(f"#sparse_tensor.encoding<{{ {', '.join(parts)} }}>", holder))

    def _width(self, name: str) -> int:
        found = re.search(rf"{name} = (\d+)", str(self))
        return int(found.group(1)) if found else 0

    @property
    def pos_width(self) -> int:
        """The width of positions in bits. 0 means `index`."""
        return self._width("posWidth")

    @property
    def crd_width(self) -> int:
        """The width of coordinates in bits. 0 means `index`."""
        return self._width("crdWidth")

    def _map(self) -> tuple[str, list[str], list[str]]:
        text = str(self)
        head, body = text[text.index("map = ") + 6 :].split(" -> ", 1)
        pairs = [one.split(" : ", 1) for one in _results(body[: _closing(body) + 1])]
        return head, [one for one, _ in pairs], [kind for _, kind in pairs]

    @property
    def lvl_types(self) -> list[int]:
        """The encoded types of the levels."""
        kinds = {text: kind for kind, text in _SHOWN.items()}
        words = {text: one for one, text in _PROPERTIES.items()}
        made = []
        for text in self._map()[2]:
            structured = re.match(r"structured\[(\d+), (\d+)\]", text)
            if structured:
                n, m = (int(one) for one in structured.groups())
                made.append(self.build_level_type(LevelFormat.n_out_of_m, [], n, m))
                continue
            name, _, inside = text.partition("(")
            properties = [words[one.strip()] for one in inside.rstrip(")").split(",") if one.strip()]
            made.append(self.build_level_type(kinds[name], properties))
        return made

    @property
    def lvl_formats_enum(self) -> list[LevelFormat]:
        """The formats of the levels."""
        return [_level(one)[0] for one in self.lvl_types]

    @property
    def dim_to_lvl(self) -> Any:
        """The map from dimensions to levels."""
        head, levels, _ = self._map()
        return Attribute.parse(f"affine_map<{head} -> ({', '.join(levels)})>", self.context).value

    @property
    def lvl_to_dim(self) -> Any:
        """The map from levels to dimensions if it is the identity, otherwise `None`."""
        made = self.dim_to_lvl
        return made if made == AffineMap.get_identity(made.n_dims, self.context) else None

    @property
    def structured_n(self) -> int:
        """The `n` of an n:m structured level, or 0."""
        return next((_level(one)[2] for one in self.lvl_types if _level(one)[2]), 0)

    @property
    def structured_m(self) -> int:
        """The `m` of an n:m structured level, or 0."""
        return next((_level(one)[3] for one in self.lvl_types if _level(one)[3]), 0)

    @property
    def explicit_val(self) -> Any:
        """The value that all stored elements have, or `None`."""
        return self._value("explicitVal")

    @property
    def implicit_val(self) -> Any:
        """The value of all elements that are not stored, or `None`."""
        return self._value("implicitVal")

    def _value(self, name: str) -> Any:
        found = re.search(rf"{name} = ([^,}}]+)", str(self))
        return Attribute.parse(found.group(1).strip(), self.context) if found else None


def _closing(text: str) -> int:
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if depth == 0:
            return at
    return len(text)


def _results(text: str) -> list[str]:
    """Splits `(a, b)` at the commas outside nested brackets."""
    parts, depth, start = [], 0, 1
    for at, letter in enumerate(text):
        depth += (letter in "([") - (letter in ")]")
        if (letter == "," and depth == 1) or (letter == ")" and depth == 0):
            parts.append(text[start:at].strip())
            start = at + 1
    return parts


def __getattr__(name: str) -> Any:
    return _lookup("sparse_tensor", __name__, name)


def __dir__() -> list[str]:
    return _names("sparse_tensor", __name__)
