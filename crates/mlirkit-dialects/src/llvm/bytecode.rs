//! `llvm` in bytecode: debug information and loop annotations. Everything else stands as text.

use mlirkit_bytecode::WireField::{Attr, Bool, OptionalArray, OptionalAttr, OptionalVarInt, Str, VarInt};
use mlirkit_bytecode::{When, WireField, WireRow, WireTable};

const ATTRS: WireField = OptionalArray(&OptionalAttr);
const NUMBERS: WireField = OptionalArray(&VarInt);

const fn row(code: u64, row: &'static str, fields: &'static [(&'static str, WireField)]) -> WireRow {
    WireRow { code, row, when: When::Always, fields }
}

/// The encodings.
pub(crate) static TABLE: WireTable = WireTable::new(
    "llvm",
    &[
        row(0, "di_basic_type", &[("tag", VarInt), ("name", Str), ("sizeInBits", VarInt), ("encoding", VarInt)]),
        row(
            1,
            "di_compile_unit",
            &[
                ("id", Attr),
                ("sourceLanguage", VarInt),
                ("file", Attr),
                ("producer", OptionalAttr),
                ("isOptimized", Bool),
                ("emissionKind", VarInt),
                ("nameTableKind", VarInt),
            ],
        ),
        row(
            2,
            "di_composite_type",
            &[
                ("recId", OptionalAttr),
                ("isRecSelf", Bool),
                ("tag", VarInt),
                ("name", OptionalAttr),
                ("file", OptionalAttr),
                ("line", VarInt),
                ("scope", OptionalAttr),
                ("baseType", OptionalAttr),
                ("flags", VarInt),
                ("sizeInBits", VarInt),
                ("alignInBits", VarInt),
                ("dataLocation", OptionalAttr),
                ("rank", OptionalAttr),
                ("allocated", OptionalAttr),
                ("associated", OptionalAttr),
                ("elements", ATTRS),
            ],
        ),
        row(
            3,
            "di_derived_type",
            &[
                ("tag", VarInt),
                ("name", OptionalAttr),
                ("baseType", OptionalAttr),
                ("sizeInBits", VarInt),
                ("alignInBits", VarInt),
                ("offsetInBits", VarInt),
                ("dwarfAddressSpace", OptionalVarInt),
                ("extraData", OptionalAttr),
            ],
        ),
        row(4, "di_expression_elem", &[("opcode", VarInt), ("arguments", NUMBERS)]),
        row(5, "di_expression", &[("operations", ATTRS)]),
        row(6, "di_file", &[("name", Str), ("directory", Str)]),
        row(
            7,
            "di_global_variable",
            &[
                ("scope", OptionalAttr),
                ("name", OptionalAttr),
                ("linkageName", OptionalAttr),
                ("file", Attr),
                ("line", VarInt),
                ("type", Attr),
                ("isLocalToUnit", Bool),
                ("isDefined", Bool),
                ("alignInBits", VarInt),
            ],
        ),
        row(8, "di_global_variable_expression", &[("var", Attr), ("expr", OptionalAttr)]),
        row(
            9,
            "di_imported_entity",
            &[
                ("tag", VarInt),
                ("scope", Attr),
                ("entity", Attr),
                ("file", OptionalAttr),
                ("line", VarInt),
                ("name", OptionalAttr),
                ("elements", ATTRS),
            ],
        ),
        row(10, "di_label", &[("scope", Attr), ("name", OptionalAttr), ("file", OptionalAttr), ("line", VarInt)]),
        row(11, "di_lexical_block", &[("scope", Attr), ("file", OptionalAttr), ("line", VarInt), ("column", VarInt)]),
        row(12, "di_lexical_block_file", &[("scope", Attr), ("file", OptionalAttr), ("discriminator", VarInt)]),
        row(
            13,
            "di_local_variable",
            &[
                ("scope", Attr),
                ("name", OptionalAttr),
                ("file", OptionalAttr),
                ("line", VarInt),
                ("arg", VarInt),
                ("alignInBits", VarInt),
                ("type", OptionalAttr),
                ("flags", VarInt),
            ],
        ),
        row(14, "di_namespace", &[("name", OptionalAttr), ("scope", OptionalAttr), ("exportSymbols", Bool)]),
        row(
            15,
            "di_subprogram",
            &[
                ("recId", OptionalAttr),
                ("isRecSelf", Bool),
                ("id", OptionalAttr),
                ("compileUnit", OptionalAttr),
                ("scope", OptionalAttr),
                ("name", OptionalAttr),
                ("linkageName", OptionalAttr),
                ("file", OptionalAttr),
                ("line", VarInt),
                ("scopeLine", VarInt),
                ("subprogramFlags", VarInt),
                ("type", OptionalAttr),
                ("retainedNodes", ATTRS),
                ("annotations", ATTRS),
            ],
        ),
        row(
            16,
            "di_subrange",
            &[
                ("count", OptionalAttr),
                ("lowerBound", OptionalAttr),
                ("upperBound", OptionalAttr),
                ("stride", OptionalAttr),
            ],
        ),
        row(17, "di_subroutine_type", &[("callingConvention", VarInt), ("types", ATTRS)]),
        row(
            18,
            "loop_annotation",
            &[
                ("disableNonforced", OptionalAttr),
                ("vectorize", OptionalAttr),
                ("interleave", OptionalAttr),
                ("unroll", OptionalAttr),
                ("unrollAndJam", OptionalAttr),
                ("licm", OptionalAttr),
                ("distribute", OptionalAttr),
                ("pipeline", OptionalAttr),
                ("peeled", OptionalAttr),
                ("unswitch", OptionalAttr),
                ("mustProgress", OptionalAttr),
                ("isVectorized", OptionalAttr),
                ("startLoc", OptionalAttr),
                ("endLoc", OptionalAttr),
                ("parallelAccesses", ATTRS),
            ],
        ),
    ],
    &[],
);
