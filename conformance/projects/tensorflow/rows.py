"""Writes the definition file of `tf` from the header and the operation registry in TensorFlow's wheel.

The header declares each operation's operands, results, attributes and traits. The operation registry has the defaults.

usage: rows.py OUT.def
"""

import pathlib
import re
import sys

import tensorflow
from tensorflow.python.framework import op_def_registry

HEADER = "include/tensorflow/compiler/mlir/tensorflow/ir/tf_all_ops.h.inc"

# For each class that an attribute's accessor returns: the constraint, and how a default is written.
KINDS = {
    "BoolAttr": "BoolAttr",
    "StringAttr": "StrAttr",
    "UnitAttr": "UnitAttr",
    "FlatSymbolRefAttr": "FlatSymbolRefAttr",
    "SymbolRefAttr": "SymbolRefAttr",
    "ElementsAttr": "ElementsAttr",
    "TypeAttr": "TypeAttr",
    "ArrayAttr": "ArrayAttr",
    "DictionaryAttr": "DictionaryAttr",
}

CONSTRAINTS = """
attr-constraint AnyAttr
  summary any attribute
  pred true
  kind any
  storage Attribute

attr-constraint ArrayAttr
  summary array attribute
  pred isa:ArrayAttr
  kind builtin ArrayAttr
  storage ArrayAttr

attr-constraint BoolAttr
  summary bool attribute
  pred isa:BoolAttr
  kind typed i1
  storage BoolAttr

attr-constraint DictionaryAttr
  summary dictionary of named attribute values
  pred isa:DictionaryAttr
  kind builtin DictionaryAttr
  storage DictionaryAttr

attr-constraint ElementsAttr
  summary constant vector/tensor attribute
  pred isa:ElementsAttr
  kind builtin ElementsAttr
  storage ElementsAttr

attr-constraint F32Attr
  summary 32-bit float attribute
  pred (and isa:FloatAttr (subst type float:32))
  kind typed f32
  storage FloatAttr

attr-constraint FlatSymbolRefAttr
  summary flat symbol reference attribute
  pred isa:FlatSymbolRefAttr
  kind builtin FlatSymbolRefAttr
  storage FlatSymbolRefAttr

attr-constraint I32Attr
  summary 32-bit signless integer attribute
  pred (and isa:IntegerAttr (subst type signless:32))
  kind typed i32
  storage IntegerAttr

attr-constraint I64Attr
  summary 64-bit signless integer attribute
  pred (and isa:IntegerAttr (subst type signless:64))
  kind typed i64
  storage IntegerAttr

attr-constraint StrAttr
  summary string attribute
  pred isa:StringAttr
  kind builtin StringAttr
  storage StringAttr

attr-constraint SymbolRefAttr
  summary symbol reference attribute
  pred isa:SymbolRefAttr
  kind builtin SymbolRefAttr
  storage SymbolRefAttr

attr-constraint TypeAttr
  summary any type attribute
  pred (and isa:TypeAttr (subst value isa:Type))
  kind builtin TypeAttr
  storage TypeAttr

attr-constraint UnitAttr
  summary unit attribute
  pred isa:UnitAttr
  kind unit
  storage UnitAttr

type-constraint AnyTensor
  summary tensor of any type values
  pred isa:TensorType

type-constraint AnyRankedTensor
  summary ranked tensor of any type values
  pred isa:RankedTensorType

type-constraint AnyType
  summary any type
  pred true
"""

TYPES = {
    "::mlir::TensorType": "AnyTensor",
    "::mlir::RankedTensorType": "AnyRankedTensor",
    "::mlir::Type": "AnyType",
}

# Traits that definitions name without a namespace, and traits that definitions express otherwise.
IMPLIED = re.compile(
    r"ZeroRegions|OneRegion|NRegions|VariadicRegions|ZeroSuccessors|OpInvariants|(Zero|One|N|Variadic|AtLeastN)"
    r"(Operands?|Results?)\b|OneTypedResult|DerivedAttributeOpInterface|BytecodeOpInterface|InferTensorType"
)


def snake(name):
    """Returns the name of a result, derived from the name of its accessor."""
    name = re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name)
    return re.sub(r"([A-Z]+)([A-Z][a-z])", r"\1_\2", name).lower()


def key(name):
    """Returns a name without the characters that accessor names do not preserve."""
    return name.replace("_", "").lower()


def default_of(attr, kind):
    """Returns the default of an attribute in MLIR syntax, if a definition can express it."""
    value = attr.default_value
    which = value.WhichOneof("value")
    if which == "b" and kind == "BoolAttr":
        return str(value.b).lower()
    if which == "i" and kind in ("I64Attr", "I32Attr"):
        return f"{value.i} : {kind[:-4].lower()}"
    if which == "s" and kind == "StrAttr" and re.fullmatch(rb"[\w.,/:+-]*", value.s):
        return f'"{value.s.decode()}"'
    if which == "f" and kind == "F32Attr":
        return f"{value.f:e} : f32"
    if which == "list" and kind == "ArrayAttr" and not value.list.ByteSize():
        return "[]"
    return None


def split_traits(text):
    """Returns the template arguments of an operation's class."""
    parts, depth, start = [], 0, 0
    for at, char in enumerate(text):
        depth += (char == "<") - (char == ">")
        if char == "," and depth == 0:
            parts.append(text[start:at].strip())
            start = at + 1
    return parts + [text[start:].strip()]


class Op:
    """An operation that the header declares."""

    def __init__(self, text):
        self.text = text
        self.name = re.search(r'StringLiteral\("tf\.([^"]+)"\)', text)[1]
        self.cls = re.match(r"class (\w+)", text)[1]
        self.traits = split_traits(re.match(r"class \w+ : public ::mlir::Op<(.*?)> \{", text, re.S)[1])[1:]
        self.opdef = op_def_registry.get(self.name)

    def values(self, begin, end, range_class):
        """Returns the operands or results whose accessors are between two lines: names and constraints."""
        part = self.text.split(begin, 1)[1].split(end, 1)[0]
        found = re.findall(
            rf"^  (::mlir::TypedValue<(.*?)>|::mlir::Value|::mlir::Operation::{range_class}) get(\w+)\(\) \{{", part, re.M
        )
        for full, inner, name in found:
            if range_class in full:
                yield name, "AnyTensor", True
            else:
                yield name, TYPES.get(inner, "AnyType"), False

    def operands(self):
        names = re.findall(r"odsIndex_(\w+) = \d+;", self.text)
        found = list(self.values("getODSOperands(unsigned index) {", "getODSResultIndexAndLength", "operand_range"))
        if not names and any("VariadicOperands" in trait for trait in self.traits):
            return [("_", "AnyType", True)]
        return [(name, *rest) for name, (_, *rest) in zip(names, found, strict=True)]

    def results(self):
        found = list(self.values("getODSResults(unsigned index) {", "Properties", "result_range"))
        outputs = {key(arg.name): arg.name for arg in self.opdef.output_arg} if self.opdef else {}
        return [(outputs.get(key(name), snake(name)), *rest) for name, *rest in found]

    def regions(self):
        if re.search(r"MutableArrayRef<::mlir::Region> get(\w+)\(\)", self.text):
            return ["regions variadic"]
        return [snake(name) for name in re.findall(r"::mlir::Region &get(\w+)\(\) \{", self.text)]

    def attrs(self):
        """Returns the attributes: name, constraint, and presence."""
        for storage, name, real in re.findall(
            r"void set(\w+)Attr\(::mlir::(\w+) attr\) \{\s*getProperties\(\)\.(\w+) = attr;", self.text
        ):
            storage, name = name, storage
            getter = re.search(rf"^  (\S.*?) get{name}\(\);", self.text, re.M)
            value = getter[1] if getter else ""
            kind = KINDS.get(storage, "AnyAttr")
            if storage == "IntegerAttr":
                kind = "I32Attr" if "uint32_t" in value else "I64Attr" if "uint64_t" in value else "AnyAttr"
            if storage == "FloatAttr":
                kind = "F32Attr"
            removable = f"remove{name}Attr()" in self.text
            presence = ""
            if removable:
                attr = next((attr for attr in self.opdef.attr if attr.name == real), None) if self.opdef else None
                default = default_of(attr, kind) if attr is not None and "optional" not in value else None
                presence = f" default-optional {default}" if default else " optional"
            if kind == "UnitAttr":
                presence = " optional"
            yield real, kind, presence

    def rows(self):
        lines = [f"op {self.name}"]
        if self.cls != re.sub(r"(^|_|\.)(\w)", lambda m: m[2].upper(), self.name) + "Op":
            lines.append(f"  class {self.cls}")
        operands, results = self.operands(), self.results()
        lines += [f"  operand {name} {ty}{' many' * many}" for name, ty, many in operands]
        lines += [f"  result {name} {ty}{' many' * many}" for name, ty, many in results]
        for name in self.regions():
            name, _, rest = name.partition(" ")
            lines.append(f"  region {name} {'sized 1' if 'SingleBlock' in self.text else 'any'} {rest}".rstrip())
        lines += [f"  attr {name} {kind}{presence}" for name, kind, presence in self.attrs()]
        names = []
        for trait in self.traits:
            if "AttrSizedOperandSegments" in trait:
                lines.append("  operand-segments")
            if "AttrSizedResultSegments" in trait:
                lines.append("  result-segments")
            if IMPLIED.search(trait):
                continue
            parts = re.match(r"(?:::)?(?:mlir::)?(?:OpTrait::)?([\w:]+?)(?:<(.*)>)?(?:::(?:Impl|Trait))?$", trait)
            name, arguments = parts[1].rsplit("::", 1)[-1] if not parts[1].endswith("::Trait") else parts[1], parts[2]
            if arguments:
                arguments = " ".join("tf." + argument.strip().removesuffix("Op") for argument in arguments.split(","))
                lines.append(f"  trait {name} {arguments}")
            else:
                names.append(name)
        if names:
            lines.append(f"  traits {' '.join(names)}")
        # Operations with several results suggest names for these.
        if "getAsmResultNames" in self.text:
            if self.name == "Const":
                lines.append("  asm-name output cst")
            else:
                lines += [f"  asm-name {name} {name}" for name, *_ in results]
        if re.search(r"LogicalResult verify(Regions)?\(\);", self.text):
            lines.append("  verifier")
        return "\n".join(lines) + "\n"


def main(out):
    root = pathlib.Path(tensorflow.__file__).parent
    text = (root / HEADER).read_text()
    ops = [Op(m[0]) for m in re.finditer(r"^class (\w+) : public ::mlir::Op<.*?^\};", text, re.M | re.S)]
    version = tensorflow.__version__
    rows = [
        "# The dialect `tf` of tensorflow: imported by `conformance/projects/tensorflow/rows.py`, not edited by hand.\n",
        f"dialect tf\n  release tensorflow-{version}\n  unknown-ops\n  verifies-op-attrs\n",
        CONSTRAINTS.strip() + "\n",
        *(op.rows() for op in sorted(ops, key=lambda op: op.name)),
    ]
    pathlib.Path(out).write_text("\n".join(rows))


main(sys.argv[1])
