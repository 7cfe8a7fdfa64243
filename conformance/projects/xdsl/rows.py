"""Writes the definitions of xDSL's own dialects from their Python classes.

usage: rows.py OUT
"""

import hashlib
import pathlib
import sys
from io import StringIO

from xdsl.dialects import builtin, get_all_dialects
from xdsl.irdl import (
    AttrSizedOperandSegments,
    AttrSizedResultSegments,
    EqAttrConstraint,
    MessageConstraint,
    OptAttributeDef,
    OptOperandDef,
    OptPropertyDef,
    OptRegionDef,
    OptResultDef,
    OptSuccessorDef,
    RangeLengthConstraint,
    RangeOf,
    RangeVarConstraint,
    SingleOf,
    VarConstraint,
    VarOperandDef,
    VarRegionDef,
    VarResultDef,
    VarSuccessorDef,
)
from xdsl.irdl.declarative_assembly_format import (
    AttributeVariable,
    DenseArrayAttributeVariable,
    OptionalUnitAttrVariable,
    SymbolNameAttributeVariable,
    TypedAttributeVariable,
    UniqueBaseAttributeVariable,
)
from xdsl.irdl.declarative_assembly_format import FormatProgram, OptionalGroupDirective
from xdsl.printer import Printer
from xdsl.traits import IsolatedFromAbove, IsTerminator, NoTerminator, SingleBlockImplicitTerminator, SymbolTable

# xDSL's own dialects. The others are MLIR's, or those of other projects.
OWN = """accfg air arm arm_func arm_neon asm bigint cmath csl csl_stencil csl_wrapper dmp ematch eqsat_pdl_interp equivalence
math_xdsl memref_stream printf py riscv riscv_cf riscv_debug riscv_func riscv_scf riscv_snitch rv32 rv64 snitch snitch_runtime
snitch_stream stencil symref varith wasm x86 x86_func x86_scf""".split()

HEAD = """# xDSL's own dialects, written by `rows.py`.
"""

# Rows that every dialect needs.
COMMON = """
type-constraint AnyType
  summary any type
  pred true

attr-constraint AnyAttr
  summary any attribute
  pred true
  kind any
  storage Attribute

attr-constraint UnitAttr
  summary unit attribute
  pred isa:UnitAttr
  kind unit
  storage UnitAttr

attr-constraint StrAttr
  summary string attribute
  pred isa:StringAttr
  kind builtin StringAttr
  storage StringAttr

directive SameTypes
  params operands types other
  format fill($types $other $operands)

attr-constraint SymbolNameAttr
  summary string attribute
  pred isa:StringAttr
  kind symbol-name
  storage StringAttr
"""

# The builtin classes of attributes that formats print without a prefix.
BUILTIN = {
    builtin.StringAttr: "StrAttr",
}


def text(attr):
    """Returns the printed form of an attribute."""
    out = StringIO()
    Printer(stream=out).print_attribute(attr)
    return out.getvalue()


def inner(constraint):
    """Returns the constraint on a single value, without wrappers."""
    while True:
        if isinstance(constraint, SingleOf):
            constraint = constraint.constr
        elif isinstance(constraint, RangeOf):
            constraint = constraint.constr
        elif isinstance(constraint, RangeLengthConstraint):
            constraint = constraint.constraint
        elif isinstance(constraint, MessageConstraint):
            constraint = constraint.constr
        else:
            return constraint


class Rows:
    """The rows of a dialect."""

    def __init__(self, dialect, members):
        self.dialect = dialect
        self.members = members
        self.constraints = {}

    def constraint(self, definition):
        """Returns the name of the constraint on an operand or result."""
        constraint = inner(definition.constr)
        if isinstance(constraint, VarConstraint):
            constraint = inner(constraint.constraint)
        if not isinstance(constraint, EqAttrConstraint):
            return "AnyType"
        only = text(constraint.attr)
        name = "Only." + hashlib.md5(only.encode()).hexdigest()[:6]
        self.constraints[name] = f"type-constraint {name}\n  summary {only}\n  pred true\n  build {only}\n"
        return name

    def attribute(self, variable):
        """Returns the name of the constraint on an attribute that a format prints in this way."""
        if isinstance(variable, OptionalUnitAttrVariable):
            return "UnitAttr"
        if isinstance(variable, SymbolNameAttributeVariable):
            return "SymbolNameAttr"
        if isinstance(variable, TypedAttributeVariable):
            kind, storage = f"typed {text(variable.unique_type)}", "IntegerAttr"
        elif isinstance(variable, DenseArrayAttributeVariable):
            kind = storage = f"DenseI{variable.elt_type.width.data}ArrayAttr"
            kind = f"builtin {kind}"
        elif isinstance(variable, UniqueBaseAttributeVariable):
            base = variable.unique_base
            if base in BUILTIN:
                return BUILTIN[base]
            if "." not in base.name or base.name.startswith("builtin."):
                return "AnyAttr"
            kind, storage = f"dialect {base.name}", base.name
        else:
            return "AnyAttr"
        name = "Attr." + hashlib.md5(kind.encode()).hexdigest()[:6]
        self.constraints[name] = (
            f"attr-constraint {name}\n  summary {kind.replace('builtin ', '')}\n  pred true\n  kind {kind}\n  storage {storage}\n"
        )
        return name

    def op(self, operation):
        """Returns the row of an operation."""
        definition = operation.get_irdl_definition()
        short = definition.name.split(".", 1)[1]
        lines = [f"op {short}"]
        same = {}
        for kind, values, many, optional in (
            ("operand", definition.operands, VarOperandDef, OptOperandDef),
            ("result", definition.results, VarResultDef, OptResultDef),
        ):
            for name, value in values:
                group = " optional" if isinstance(value, optional) else " many" if isinstance(value, many) else ""
                lines.append(f"  {kind} {name} {self.constraint(value)}{group}")
                constraint = inner(value.constr)
                is_range = isinstance(value.constr, RangeVarConstraint)
                if isinstance(constraint, VarConstraint) or is_range:
                    same.setdefault((value.constr if is_range else constraint).name, []).append(name)
        variables = {}
        program = None
        if definition.assembly_format is not None:
            program = FormatProgram.from_str(definition.assembly_format, definition)
            work = list(program.stmts)
            while work:
                statement = work.pop()
                if isinstance(statement, AttributeVariable):
                    variables[statement.name] = statement
                if isinstance(statement, OptionalGroupDirective):
                    work += [statement.anchor, *statement.then_whitespace, statement.then_first, *statement.then_elements]
        attributes = {**definition.properties, **definition.attributes}
        for name, value in attributes.items():
            if name in ("operandSegmentSizes", "resultSegmentSizes"):
                continue
            optional = isinstance(value, (OptPropertyDef, OptAttributeDef))
            presence = " optional" if optional else ""
            if value.default_value is not None:
                presence = f" default {text(value.default_value)}"
            lines.append(f"  attr {name} {self.attribute(variables.get(name))}{presence}")
        if any(isinstance(option, AttrSizedOperandSegments) for option in definition.options):
            lines += ["  operand-segments", "  traits AttrSizedOperandSegments"]
        if any(isinstance(option, AttrSizedResultSegments) for option in definition.options):
            lines += ["  result-segments", "  traits AttrSizedResultSegments"]
        for name, value in definition.regions:
            many = " variadic" if isinstance(value, (VarRegionDef, OptRegionDef)) else ""
            lines.append(f"  region {name} any{many}")
        for name, value in definition.successors:
            many = " variadic" if isinstance(value, (VarSuccessorDef, OptSuccessorDef)) else ""
            lines.append(f"  successor {name}{many}")
        for directive in definition.custom_directives.values():
            integer = getattr(directive, "INTEGER_TYPE", None)
            if integer is not None:
                self.constraints[directive.__name__] = (
                    f"directive {directive.__name__}\n  params value\n  format integer($value {text(integer)})\n"
                )
        filled = []
        many = {name for name, value in (*definition.operands, *definition.results) if isinstance(value, (VarOperandDef, VarResultDef))}
        for names in same.values():
            single = [name for name in names if name not in many]
            if len(single) > 1:
                lines.append(f"  trait AllTypesMatch {' '.join(single)}")
            if single:
                filled += [(name, single[0]) for name in names if name in many]
        for trait in definition.traits.traits:
            if isinstance(trait, SingleBlockImplicitTerminator):
                lines.append(f"  trait SingleBlockImplicitTerminator {trait.op_type.name}")
        for trait, name in (
            (IsTerminator, "IsTerminator"),
            (IsolatedFromAbove, "IsIsolatedFromAbove"),
            (SymbolTable, "SymbolTable"),
            (NoTerminator, "NoTerminator"),
        ):
            if any(isinstance(known, trait) for known in definition.traits.traits):
                lines.append(f"  traits {name}")
        members = self.members.get(definition.name, "")
        lines += members.splitlines()
        if "format" in members:
            pass
        elif program is not None:
            # The type of a variadic operand may be that of a result.
            same = [f"custom<SameTypes>(ref(${name}), type(${name}), ref(type(${one})))" for name, one in filled]
            lines.append(f"  format {' '.join([*definition.assembly_format.split(), *same])}")
        elif operation.print.__qualname__ != "Operation.print" and "print" in vars(operation) or any(
            "print" in vars(base) and base.__module__ != "xdsl.ir.core" for base in operation.mro()[:-1]
        ):
            lines.append("  custom-format")
        return "\n".join(lines) + "\n"

    def text(self, own):
        """Returns all rows."""
        ops = [self.op(operation) for operation in self.dialect.operations]
        symbols = []
        for symbol in self.dialect.attributes:
            kind = "type" if issubclass(symbol, builtin.TypeAttribute) else "attr"
            if f"\n{kind} {symbol.name.split(chr(46), 1)[1]}\n" in own:
                continue
            symbols.append(f"{kind} {symbol.name.split(chr(46), 1)[1]}\n  custom-format\n")
        rows = [*self.constraints.values(), *symbols, *ops]
        return f"\ndialect {self.dialect.name}\n{COMMON}\n" + "\n".join(rows)


def forms():
    """Returns the hand-written rows by dialect, and the members that they add to the rows of operations."""
    rows, members, dialect = {}, {}, ""
    text = (pathlib.Path(__file__).parent / "forms.def").read_text()
    for row in text.split("\n\n"):
        head, _, body = row.strip("\n").partition("\n")
        words = head.split()
        if words[0] == "dialect":
            dialect = words[1]
        elif words[0] == "op":
            members.update({f"{dialect}.{name}": body + "\n" for name in words[1:]})
        elif words[0] != "#":
            rows[dialect] = f"{rows.get(dialect, '')}\n{row.strip()}\n"
    return rows, members


def main():
    out = HEAD
    rows, members = forms()
    for name, make in sorted(get_all_dialects().items()):
        if name in OWN:
            out += Rows(make(), members).text(rows.get(name, "")) + rows.get(name, "")
    pathlib.Path(sys.argv[1]).write_text(out)


if __name__ == "__main__":
    main()
