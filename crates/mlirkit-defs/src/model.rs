//! Definitions as plain data: operations, attributes, types, enums and constraints.
//!
//! The parser, the printer, the bytecode reader and writer, and the verifier use these structs. Apart from lookups,
//! they have no behaviour.

use crate::slots::Slots;
use crate::wire::WireForm;

/// The number of values in an operand or result group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Variadic {
    /// Exactly one value.
    One,
    /// Zero or one.
    Optional,
    /// Any number of values.
    Many,
    /// Any number of groups. The slot with this name holds the size of each group.
    ManyOfMany(Box<str>),
}

/// An operand or result group of an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ValueDef {
    /// The ODS name of the group; empty if it has none.
    pub name: Box<str>,
    /// The name of the [`TypeConstraint`] on each value. In error messages about a [`Variadic::Many`] group, "variadic
    /// of" precedes the summary of the constraint.
    pub constraint: Box<str>,
    /// The number of values in the group.
    pub variadic: Variadic,
}

/// A region of an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RegionDef {
    /// The ODS name of the region.
    pub name: Box<str>,
    /// The number of blocks required by ODS.
    pub kind: RegionKind,
    /// Whether the definition represents any number of regions. Only the last region of an operation can be variadic.
    pub variadic: bool,
}

/// The number of blocks that a region must have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RegionKind {
    /// Any number of blocks.
    Any,
    /// At least this many blocks.
    MinSized(u32),
    /// Exactly this many blocks.
    Sized(u32),
    /// Zero or one block, as in `MaxSizedRegion<1>`.
    MaxSized(u32),
}

/// A successor of an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SuccessorDef {
    /// The ODS name of the successor.
    pub name: Box<str>,
    /// Whether the definition represents any number of successors.
    pub variadic: bool,
}

/// The presence of an inherent attribute: whether it is required, and its default value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Presence {
    /// The attribute is required.
    Required,
    /// The attribute may be absent.
    Optional,
    /// The attribute is set to this value (in MLIR syntax) if the operation is created without it.
    Default(Box<str>),
    /// The attribute may be absent, which implies this value (in MLIR syntax).
    DefaultOptional(Box<str>),
}

/// The kind of a native property that is not an attribute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PropKind {
    /// An enum. It is a varint in bytecode, and converts to an integer attribute of this width.
    Enum {
        /// The name of the [`EnumDef`].
        enum_name: Box<str>,
        /// The width of the integer attribute that the property converts to.
        width: u32,
        /// The keyword in the syntax `keyword<cases>` (`NamedEnumProp`); `None` for an enum without such a keyword.
        keyword: Option<Box<str>>,
        /// A dialect attribute (`dialect.mnemonic`) that the property also converts to.
        attr: Option<Box<str>>,
    },
    /// A bool. It is one byte in bytecode, and converts to `unit` or `false`.
    Bool,
    /// A flag that converts to `unit` if it is set.
    Unit,
    /// An integer with this width.
    Int(u32),
    /// An optional integer with this width. It is a bool byte and a varint in bytecode, and converts to `[]` or `[8 :
    /// i64]`.
    OptionalInt(u32),
    /// A string property.
    Str,
    /// An array of integers with this width. It is a count and varints in bytecode, and converts to `array<i64: 1, 2>`.
    IntArray(u32),
    /// Any other property, given by its C++ storage type. Only hooks can interpret it.
    Other(Box<str>),
}

/// The contents of a property slot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SlotKind {
    /// An inherent attribute.
    Attr {
        /// The name of the [`AttrConstraint`] on the attribute.
        constraint: Box<str>,
        /// Whether the attribute is required.
        presence: Presence,
    },
    /// A property that is not an attribute.
    Prop {
        /// The kind of the property.
        kind: PropKind,
        /// The default value, in the syntax of the attribute that the property converts to; `None` if the property is
        /// required.
        default: Option<Box<str>>,
    },
    /// `operandSegmentSizes`: one size for each operand group of the operation.
    OperandSegments,
    /// `resultSegmentSizes`: one size for each result group of the operation.
    ResultSegments,
}

/// A property slot of an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slot {
    /// The name of the attribute or property.
    pub name: Box<str>,
    /// What the slot holds: an attribute, another property, or segment sizes.
    pub kind: SlotKind,
}

impl Slot {
    /// Returns the attribute (in MLIR syntax) that the slot holds or implies if no value is given. `None` if there is
    /// no default value.
    #[must_use]
    pub fn default_text(&self) -> Option<&str> {
        match &self.kind {
            SlotKind::Attr { presence: Presence::Default(text) | Presence::DefaultOptional(text), .. } => Some(text),
            // Upstream initializes an enum property to 0.
            SlotKind::Prop { kind: PropKind::Enum { width, .. }, default: None } => match width {
                8 => Some("0 : i8"),
                16 => Some("0 : i16"),
                32 => Some("0 : i32"),
                64 => Some("0 : i64"),
                _ => None,
            },
            SlotKind::Prop { default, .. } => default.as_deref(),
            SlotKind::Attr { presence: Presence::Required | Presence::Optional, .. }
            | SlotKind::OperandSegments
            | SlotKind::ResultSegments => None,
        }
    }

    /// Returns true if an operation that is created without a value for the slot stores the default value. Returns
    /// false if it only implies the default value.
    #[must_use]
    pub fn is_filled(&self) -> bool {
        !matches!(self.kind, SlotKind::Attr { presence: Presence::DefaultOptional(_), .. })
    }
}

/// The definition of an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpDef {
    /// The full name, such as `arith.addi`.
    pub name: Box<str>,
    /// The C++ class, if it is not the one that [`OpDef::class_name`] derives from the name.
    pub class: Option<Box<str>>,
    /// The names of operands, attributes and properties in ODS order; empty if all operands come first.
    pub arguments: Box<[Box<str>]>,
    /// The operand groups, in ODS order.
    pub operands: Box<[ValueDef]>,
    /// The result groups, in ODS order.
    pub results: Box<[ValueDef]>,
    /// The regions, in ODS order.
    pub regions: Box<[RegionDef]>,
    /// The successors, in ODS order.
    pub successors: Box<[SuccessorDef]>,
    /// The property slots: attributes and other properties in ODS order, followed by the segment sizes.
    pub slots: Slots,
    /// Indices into [`OpDef::slots`], in the order in which bytecode version 6 stores the slots.
    pub wire: Box<[u16]>,
    /// The traits and interfaces, with their arguments.
    pub traits: Box<[Trait]>,
    /// Frequently used traits as flags.
    pub flags: OpFlags,
    /// The ODS `assemblyFormat`, verbatim, if the operation has a declarative format. If the operation has a
    /// [`form`](Self::form), the format of that form.
    pub format: Option<Box<str>>,
    /// The name of the [`FormDef`] that provides the format, if several operations share it.
    pub form: Option<Box<str>>,
    /// The SSA names that the custom syntax suggests for results.
    pub names: Box<[ResultName]>,
    /// The dialect whose prefix is omitted inside the operation's regions.
    pub default_dialect: Option<Box<str>>,
    /// Whether the parser and printer are hand-written upstream.
    pub custom_format: bool,
    /// Whether the operation is printed like `func.func`, with visibility, name, signature, attributes and body.
    pub function_format: bool,
    /// Whether upstream has a hand-written verifier (`hasVerifier` or `hasRegionVerifier`).
    pub custom_verifier: bool,
}

/// An assembly format shared by several operations, because upstream parses and prints them with the same C++ function.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FormDef {
    /// The name of the form.
    pub name: Box<str>,
    /// The format; `None` until a file defines it. Without a format, the operations are printed in generic form.
    pub format: Option<Box<str>>,
    /// The format for operations that are defined without operands, if it differs.
    pub no_operands: Option<Box<str>>,
    /// The format for operations that are defined without results, if it differs.
    pub no_results: Option<Box<str>>,
}

impl FormDef {
    /// Returns the format for an operation, which may depend on whether it is defined with operands or results. `None`
    /// if no file defines the format.
    #[must_use]
    pub fn format_of(&self, op: &OpDef) -> Option<&str> {
        let special = match (op.operands.is_empty(), op.results.is_empty()) {
            (true, _) => self.no_operands.as_deref(),
            (false, true) => self.no_results.as_deref(),
            (false, false) => None,
        };
        special.or(self.format.as_deref())
    }
}

/// The SSA name that the custom syntax suggests for a result, as upstream's `getAsmResultNames` does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultName {
    /// The name of the result group in the operation's definition.
    pub result: Box<str>,
    /// The parts that are concatenated to form the SSA name.
    pub parts: Box<[NamePart]>,
}

/// A part of an SSA name in a [`ResultName`], or of an alias name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NamePart {
    /// Literal text.
    Text(Box<str>),
    /// The printed form of the attribute or parameter with this name.
    Attr(Box<str>),
}

/// A named rule that derives one type from another. `TypesMatchWith` refers to it like a C++ function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TransformRow {
    /// The name of the rule.
    pub name: Box<str>,
    /// Expressions over the type `$_self`. The first one that applies is used.
    pub expressions: Box<[Box<str>]>,
}

/// Frequently used traits, as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct OpFlags(pub u32);

impl OpFlags {
    /// `IsolatedFromAbove`.
    pub const ISOLATED: u32 = 1;
    /// `IsTerminator`.
    pub const TERMINATOR: u32 = 1 << 1;
    /// `NoTerminator`.
    pub const NO_TERMINATOR: u32 = 1 << 2;
    /// `SymbolTable`.
    pub const SYMBOL_TABLE: u32 = 1 << 3;
    /// `Symbol` (the interface).
    pub const SYMBOL: u32 = 1 << 4;
    /// `SingleBlock` or `SingleBlockImplicitTerminator`.
    pub const SINGLE_BLOCK: u32 = 1 << 5;
    /// `GraphRegionNoTerminator` or `HasOnlyGraphRegion`: regions without dominance order.
    pub const GRAPH_REGION: u32 = 1 << 6;
    /// `AttrSizedOperandSegments`.
    pub const OPERAND_SEGMENTS: u32 = 1 << 7;
    /// `AttrSizedResultSegments`.
    pub const RESULT_SEGMENTS: u32 = 1 << 8;
    /// `SameVariadicOperandSize`.
    pub const SAME_VARIADIC_OPERANDS: u32 = 1 << 9;
    /// `SameVariadicResultSize`.
    pub const SAME_VARIADIC_RESULTS: u32 = 1 << 10;
    /// `InferTypeOpInterface` (C++ or declared): result types can be inferred.
    pub const INFER_TYPES: u32 = 1 << 11;
    /// `Commutative`.
    pub const COMMUTATIVE: u32 = 1 << 12;
    /// `ConstantLike`.
    pub const CONSTANT_LIKE: u32 = 1 << 13;
    /// `FunctionOpInterface`.
    pub const FUNCTION: u32 = 1 << 14;
    /// `OpAsmOpInterface`: upstream names values or blocks of this operation in C++.
    pub const ASM_INTERFACE: u32 = 1 << 15;
    /// Inherent attributes are not native properties and remain in the attribute dictionary, also in bytecode.
    pub const ATTRS_IN_DICTIONARY: u32 = 1 << 16;
    /// The bytecode encoding of the properties is hand-written upstream (`useCustomPropertiesEncoding`).
    pub const CUSTOM_PROPERTIES: u32 = 1 << 17;

    /// Returns true if all flags in `bits` are set.
    #[must_use]
    pub fn has(self, bits: u32) -> bool {
        self.0 & bits == bits
    }
}

/// A trait or interface with its arguments. Definitions keep traits in ODS order, which is the order of verification.
///
/// The name is that of the C++ trait or interface without namespaces (`IsTerminator`, `InferTypeOpInterface`).
/// Predicate traits have the name of their ODS class:
/// - `AllTypesMatch`, `AllElementTypesMatch`, `AllShapesMatch`, ...: the names of operands and results
/// - `TypesMatchWith`, `OptionalTypesMatchWith`, `RangedTypesMatchWith`: summary, left name, right name, transformer
/// - `PredOpTrait`: summary and predicate (text that [`Pred::parse`] reads)
/// - `HasParent`, `SingleBlockImplicitTerminator`: operation names
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trait {
    /// The name, such as `SameOperandsAndResultType`, `TypesMatchWith` or `HasParent`.
    pub name: Box<str>,
    /// The arguments as written by the importer: names, predicates or C++ expressions.
    pub args: Box<[Box<str>]>,
}

/// A predicate over a type or attribute, which is called `$_self`.
///
/// For its leaves, see [`Leaf`](crate::Leaf). In the predicate of an operation (`PredOpTrait`), leaves are C++
/// expressions without the namespaces `mlir` or `llvm`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pred {
    /// The predicate that is always true.
    True,
    /// A single test, such as `isa:IntegerType`.
    Leaf(crate::Leaf),
    /// All of these predicates hold.
    And(Box<[Pred]>),
    /// At least one of these predicates holds.
    Or(Box<[Pred]>),
    /// The predicate does not hold.
    Not(Box<Pred>),
    /// The predicate holds for the component of the value that the step leads to.
    Subst(crate::PathStep, Box<Pred>),
}

/// A named constraint on types.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypeConstraint {
    /// The name of the ODS record, or a name derived by the importer for an anonymous record.
    pub name: Box<str>,
    /// Upstream's one-line summary, which error messages of the verifier contain.
    pub summary: Box<str>,
    /// The predicate that the type must satisfy.
    pub pred: Pred,
    /// The type (in MLIR syntax), if the constraint permits exactly one type and it can be built.
    pub buildable: Option<Box<str>>,
    /// The dialect type (`dialect.mnemonic`) whose C++ class the constraint requires. Formats print such a type without
    /// its prefix.
    pub class: Option<Box<str>>,
}

/// The kind of attribute that a constraint describes. It determines how assembly formats print the attribute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AttrKind {
    /// Any attribute, which is printed and parsed in full.
    Any,
    /// `UnitAttr`.
    Unit,
    /// A symbol name: `@name`, stored as a string attribute.
    SymbolName,
    /// An enum stored as an integer, without a dialect attribute. Formats print it as a keyword. The string is the name
    /// of the enum.
    Enum(Box<str>),
    /// A dialect attribute whose single parameter is an enum (ODS `EnumAttr`).
    EnumAttr {
        /// The dialect attribute, as `dialect.mnemonic`.
        attr: Box<str>,
        /// The name of the enum.
        enum_name: Box<str>,
    },
    /// A dialect attribute, as `dialect.mnemonic`, or as `dialect.Class` if it has no mnemonic.
    Dialect(Box<str>),
    /// A typed builtin attribute with this type (in MLIR syntax). Formats omit the type, because it is known.
    Typed(Box<str>),
    /// A builtin attribute class, given by its C++ name, such as `ArrayAttr`, `StringAttr` or `TypeAttr`.
    Builtin(Box<str>),
}

/// A named constraint on attributes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttrConstraint {
    /// The name of the constraint.
    pub name: Box<str>,
    /// Upstream's one-line summary, which error messages of the verifier contain.
    pub summary: Box<str>,
    /// The predicate that the attribute must satisfy.
    pub pred: Pred,
    /// The kind of attribute, which determines how it is parsed and printed.
    pub kind: AttrKind,
    /// The C++ storage class without namespaces, such as `IntegerAttr` or `StringAttr`.
    pub storage: Box<str>,
}

/// A parameter of an attribute or type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParamDef {
    /// The name of the parameter.
    pub name: Box<str>,
    /// The kind of value that the parameter holds.
    pub kind: ParamKind,
    /// Whether the parameter may be absent.
    pub optional: bool,
    /// The default value in the syntax of the parameter; `None` if the parameter has no default.
    pub default: Option<Box<str>>,
    /// Whether ODS specifies a custom parser or printer for this parameter.
    pub custom_syntax: bool,
    /// Whether the parameter is the type of the attribute (`AttributeSelfTypeParameter`).
    pub self_type: bool,
}

/// The kind of value that a parameter holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParamKind {
    /// An attribute. The string is the name of the dialect attribute (`dialect.mnemonic`) or builtin class, if known.
    Attr(Box<str>),
    /// A type. The string is the name of the dialect type (`dialect.mnemonic`) or builtin class, if known.
    Type(Box<str>),
    /// A signed integer with this width.
    Int(u32),
    /// An unsigned integer with this width.
    UInt(u32),
    /// A bool.
    Bool,
    /// A string.
    Str,
    /// The enum with this name.
    Enum(Box<str>),
    /// An `APInt`.
    ApInt,
    /// An `APFloat` (or `double`).
    ApFloat,
    /// An array whose elements have this kind.
    Array(Box<ParamKind>),
    /// Any other parameter, given by its C++ type. It requires a hook.
    Other(Box<str>),
}

/// The definition of an attribute or type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttrDef {
    /// `dialect.mnemonic`, or `dialect.Class` if there is no mnemonic.
    pub name: Box<str>,
    /// The mnemonic; `None` if the attribute or type has none.
    pub mnemonic: Option<Box<str>>,
    /// The C++ class without namespaces.
    pub class: Box<str>,
    /// For a definition with a declarative format, the names that upstream's error messages contain: the ODS record
    /// name, followed by the C++ type of each parameter.
    pub cpp: Box<[Box<str>]>,
    /// The parameters, in ODS order.
    pub params: Box<[ParamDef]>,
    /// The ODS `assemblyFormat`, verbatim, if the format is declarative.
    pub format: Option<Box<str>>,
    /// Whether the parser and printer are hand-written upstream.
    pub custom_format: bool,
    /// Whether upstream has a hand-written verifier (`genVerifyDecl`).
    pub custom_verifier: bool,
    /// The name of the enum, for an ODS `EnumAttr`.
    pub enum_name: Option<Box<str>>,
    /// The traits and interfaces, with their arguments.
    pub traits: Box<[Trait]>,
    /// Whether the printer creates an alias named after the mnemonic (`genMnemonicAlias`).
    pub mnemonic_alias: bool,
    /// The SSA name that the custom syntax suggests for values of the type (`OpAsmTypeInterface`).
    pub asm_name: Option<Box<str>>,
    /// The alias name that the printer uses (`OpAsmAttrInterface::getAlias`), in which parameter values are inserted.
    /// Empty if no alias name is suggested.
    pub alias_name: Box<[NamePart]>,
    /// The bytecode encodings. Empty if the attribute or type is stored as text in bytecode.
    pub wire: Box<[WireForm]>,
}

/// The definition of a type, which has the same structure as the definition of an attribute.
pub type TypeDef = AttrDef;

/// The definition of an enum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnumDef {
    /// The C++ class of the enum.
    pub name: Box<str>,
    /// A description of the enum, for enums in properties; empty for others.
    pub summary: Box<str>,
    /// The width of the stored integer in bits.
    pub width: u32,
    /// The separator between printed cases, for a bit enum; `None` for other enums.
    pub bit_separator: Option<Box<str>>,
    /// Whether a bit enum is printed using groups of bits (`printBitEnumPrimaryGroups`).
    pub primary_groups: bool,
    /// Whether several bits are printed in quotes (`printBitEnumQuoted`).
    pub quoted: bool,
    /// The cases, in ODS order.
    pub cases: Box<[EnumCase]>,
}

impl EnumDef {
    /// Returns a mask with as many low bits set as the enum is wide.
    #[must_use]
    pub fn mask(&self) -> u64 {
        1_u64.checked_shl(self.width).map_or(u64::MAX, |bit| bit - 1)
    }

    /// Returns true if an integer is the value of a case or, for a bit enum, a combination of cases.
    #[must_use]
    pub fn holds(&self, value: u64) -> bool {
        match self.bit_separator {
            Some(_) => value & !self.cases.iter().fold(0, |all, case| all | case.value) == 0,
            None => self.cases.iter().any(|case| case.value & self.mask() == value),
        }
    }
}

/// A case of an enum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnumCase {
    /// The C++ name of the case.
    pub symbol: Box<str>,
    /// The printed form of the case.
    pub text: Box<str>,
    /// The integer value of the case.
    pub value: u64,
    /// Whether this case of a bit enum is a group of bits.
    pub group: bool,
}
