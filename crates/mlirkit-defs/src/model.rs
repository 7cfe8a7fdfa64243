//! Rows as plain data: dialects, operations, attributes, types, enums and constraints.
//!
//! Parser, printer, bytecode and verifier read these structs. They have no behaviour beyond look-ups.

use crate::slots::Slots;
use crate::wire::WireForm;

/// The number of values of an operand or result group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Variadic {
    /// Exactly one.
    One,
    /// Zero or one.
    Optional,
    /// Any number.
    Many,
    /// Any number of groups; the named slot holds the size of each group.
    ManyOfMany(Box<str>),
}

/// An operand or result group of an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ValueDef {
    /// The ODS name; empty if there is none.
    pub name: Box<str>,
    /// The name of its [`TypeConstraint`], for a single value. Messages about [`Variadic::Many`] say "variadic of"
    /// before the constraint's summary.
    pub constraint: Box<str>,
    /// The number of values that the group has.
    pub variadic: Variadic,
}

/// A region of an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RegionDef {
    /// The ODS name of the region.
    pub name: Box<str>,
    /// The number of blocks that ODS requires.
    pub kind: RegionKind,
    /// Whether the definition represents any number of regions. Only the last region of a row can be variadic.
    pub variadic: bool,
}

/// The required number of blocks of a region.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RegionKind {
    /// Anything.
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

/// Whether an inherent attribute is required, and its default.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Presence {
    /// The attribute is required.
    Required,
    /// The attribute may be absent.
    Optional,
    /// The attribute gets this value (MLIR text) if the operation is created without it.
    Default(Box<str>),
    /// The attribute may be absent, which implies this value (MLIR text).
    DefaultOptional(Box<str>),
}

/// A native property that is not an attribute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PropKind {
    /// An enum: a varint in bytecode, an integer attribute of this width as an attribute.
    Enum {
        /// Name of the [`EnumDef`].
        enum_name: Box<str>,
        /// Width of the integer attribute that the property converts to.
        width: u32,
        /// The keyword of the syntax `keyword<cases>` (`NamedEnumProp`), if it has one.
        keyword: Option<Box<str>>,
        /// A dialect attribute (`dialect.mnemonic`) that the property also converts to.
        attr: Option<Box<str>>,
    },
    /// A bool: one byte in bytecode, `unit` or `false` as an attribute.
    Bool,
    /// A unit flag.
    Unit,
    /// An integer of this width.
    Int(u32),
    /// An optional integer: a bool byte and a varint, `[]` or `[8 : i64]` as an attribute.
    OptionalInt(u32),
    /// A string.
    Str,
    /// An array of integers of this width: a varint count and varints, `array<i64: 1, 2>` as an attribute.
    IntArray(u32),
    /// Another property, by its C++ storage type; only hooks can interpret it.
    Other(Box<str>),
}

/// The content of a property slot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SlotKind {
    /// An inherent attribute.
    Attr {
        /// Name of its [`AttrConstraint`].
        constraint: Box<str>,
        /// Whether the attribute is required.
        presence: Presence,
    },
    /// A property that is not an attribute.
    Prop {
        /// The default, as text of the attribute that the property converts to; `None` if the property is required.
        kind: PropKind,
        /// Its default, as text of the attribute it converts to; `None` if it is required.
        default: Option<Box<str>>,
    },
    /// `operandSegmentSizes`, one number per operand of the row.
    OperandSegments,
    /// `resultSegmentSizes`, one number per result of the row.
    ResultSegments,
}

/// One property slot of an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slot {
    /// The attribute's name.
    pub name: Box<str>,
    /// The attribute, property or segment sizes that the slot holds.
    pub kind: SlotKind,
}

impl Slot {
    /// Returns the attribute (MLIR text) that the slot has or implies if no value is given.
    #[must_use]
    pub fn default_text(&self) -> Option<&str> {
        match &self.kind {
            SlotKind::Attr { presence: Presence::Default(text) | Presence::DefaultOptional(text), .. } => Some(text),
            // Upstream initializes an enum property with 0.
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

    /// Returns true if creating an operation without a value stores the default.
    #[must_use]
    pub fn is_filled(&self) -> bool {
        !matches!(self.kind, SlotKind::Attr { presence: Presence::DefaultOptional(_), .. })
    }
}

/// An operation row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpDef {
    /// Full name, such as `arith.addi`.
    pub name: Box<str>,
    /// The C++ class, if [`OpDef::class_name`] could not derive it from the name.
    pub class: Option<Box<str>>,
    /// Names of operands, attributes and properties in ODS order; empty if all operands come first.
    pub arguments: Box<[Box<str>]>,
    /// Operands in ODS order.
    pub operands: Box<[ValueDef]>,
    /// Results in ODS order.
    pub results: Box<[ValueDef]>,
    /// Regions in ODS order.
    pub regions: Box<[RegionDef]>,
    /// Successors in ODS order.
    pub successors: Box<[SuccessorDef]>,
    /// Properties: attributes and other properties in ODS order, then the segment sizes.
    pub slots: Slots,
    /// Indices into [`OpDef::slots`] in the order in which bytecode version 6 stores them.
    pub wire: Box<[u16]>,
    /// Traits and interfaces, by name.
    pub traits: Box<[Trait]>,
    /// Frequently used traits, as flags.
    pub flags: OpFlags,
    /// ODS `assemblyFormat`, verbatim, if declarative. It is the format of the [`form`](Self::form), if there is one.
    pub format: Option<Box<str>>,
    /// The [`FormDef`] whose format this is, if several operations share it.
    pub form: Option<Box<str>>,
    /// Names that pretty text suggests for results.
    pub names: Box<[ResultName]>,
    /// Whether parser and printer are hand-written upstream.
    pub custom_format: bool,
    /// Whether the operation is printed like `func.func`: visibility, name, signature, attributes and body.
    pub function_format: bool,
    /// Whether upstream has a hand-written verifier (`hasVerifier` or `hasRegionVerifier`).
    pub custom_verifier: bool,
}

/// An assembly format that several operations share, because upstream parses and prints them with one C++ function.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FormDef {
    /// The name of the form.
    pub name: Box<str>,
    /// The format; `None` until a file defines it. Without a format, the operations are printed in generic form.
    pub format: Option<Box<str>>,
    /// The format of operations whose row has no operands, if it differs.
    pub no_operands: Option<Box<str>>,
    /// The format of operations whose row has no results, if it differs.
    pub no_results: Option<Box<str>>,
}

impl FormDef {
    /// Returns the format of an operation, which may depend on whether its row has operands and results.
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

/// A name that pretty text suggests for a result, as upstream's `getAsmResultNames` does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultName {
    /// The result's name in the row.
    pub result: Box<str>,
    /// The name in parts.
    pub parts: Box<[NamePart]>,
}

/// A part of a name: of a [`ResultName`], or of an alias.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NamePart {
    /// Text.
    Text(Box<str>),
    /// The text of an attribute's or parameter's value.
    Attr(Box<str>),
}

/// A rule that derives one type from another. `TypesMatchWith` refers to it like a C++ function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TransformRow {
    /// The name of the rule.
    pub name: Box<str>,
    /// Expressions over the type `$_self`; the first one that applies is used.
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
    /// The row has no native properties: inherent attributes stay in the dictionary, also in bytecode.
    pub const ATTRS_IN_DICTIONARY: u32 = 1 << 16;
    /// The bytecode form of the properties is hand-written upstream (`useCustomPropertiesEncoding`).
    pub const CUSTOM_PROPERTIES: u32 = 1 << 17;

    /// Returns true if all of `bits` are set.
    #[must_use]
    pub fn has(self, bits: u32) -> bool {
        self.0 & bits == bits
    }
}

/// A trait or interface of a row with its arguments. Rows keep ODS order, which is the order of verification.
///
/// The name is that of the C++ trait or interface without namespaces (`IsTerminator`, `InferTypeOpInterface`).
/// Predicate traits go by their ODS class:
/// - `AllTypesMatch`, `AllElementTypesMatch`, `AllShapesMatch`, ...: the names of operands and results
/// - `TypesMatchWith`, `OptionalTypesMatchWith`, `RangedTypesMatchWith`: summary, left name, right name, transformer
/// - `PredOpTrait`: summary and predicate (text that [`Pred::parse`] reads)
/// - `HasParent`, `SingleBlockImplicitTerminator`: operation names
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trait {
    /// The name, such as `SameOperandsAndResultType`, `TypesMatchWith`, `HasParent`.
    pub name: Box<str>,
    /// The arguments as the importer wrote them: names, predicates or C++ expressions.
    pub args: Box<[Box<str>]>,
}

/// A predicate over a type or an attribute, called `$_self`.
///
/// [`Leaf`](crate::Leaf) describes the leaves. The leaves of an operation's predicate (`PredOpTrait`) are C++
/// expressions without the namespaces `mlir` and `llvm`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pred {
    /// Always true.
    True,
    /// A single test, such as `isa:IntegerType`.
    Leaf(crate::Leaf),
    /// All predicates hold.
    And(Box<[Pred]>),
    /// At least one predicate holds.
    Or(Box<[Pred]>),
    /// The predicate does not hold.
    Not(Box<Pred>),
    /// The predicate holds for the part of the value that the step reaches.
    Subst(crate::PathStep, Box<Pred>),
}

/// A named constraint on types.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypeConstraint {
    /// The name: the ODS record name, or a name that the importer derived for an anonymous record.
    pub name: Box<str>,
    /// Upstream's one-line summary: the words of the verifier's message.
    pub summary: Box<str>,
    /// The predicate.
    pub pred: Pred,
    /// The type (MLIR text), if the constraint allows exactly one and it can be built.
    pub buildable: Option<Box<str>>,
    /// The dialect type (`dialect.mnemonic`) that the constraint requires as C++ class. Formats write such a type
    /// without its prefix.
    pub class: Option<Box<str>>,
}

/// The kind of attribute that a constraint describes; it decides how a format prints the attribute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AttrKind {
    /// Any attribute: printed and parsed in full.
    Any,
    /// `UnitAttr`.
    Unit,
    /// A symbol name (`@name`, stored as a string).
    SymbolName,
    /// An integer-backed enum attribute without a dialect attribute: keyword in formats.
    Enum(Box<str>),
    /// A dialect attribute whose single parameter is an enum (ODS `EnumAttr`).
    EnumAttr {
        /// Dialect attribute, as `dialect.mnemonic`.
        attr: Box<str>,
        /// The enum.
        enum_name: Box<str>,
    },
    /// A dialect attribute, as `dialect.mnemonic` (the class for one without mnemonic).
    Dialect(Box<str>),
    /// A typed builtin attribute whose type is known (MLIR text), so that formats omit it.
    Typed(Box<str>),
    /// Some builtin attribute class, by C++ name, such as `ArrayAttr`, `StringAttr`, `TypeAttr`.
    Builtin(Box<str>),
}

/// A named constraint on attributes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttrConstraint {
    /// The name of the constraint.
    pub name: Box<str>,
    /// Upstream's one-line summary: the words of the verifier's message.
    pub summary: Box<str>,
    /// The predicate.
    pub pred: Pred,
    /// The kind, which decides how the attribute is parsed and printed.
    pub kind: AttrKind,
    /// C++ storage class name without namespaces, such as `IntegerAttr`, `StringAttr`.
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
    /// The default as text, if there is one.
    pub default: Option<Box<str>>,
    /// Whether ODS specifies a custom parser or printer for the parameter.
    pub custom_syntax: bool,
    /// Whether the parameter is the attribute's type (`AttributeSelfTypeParameter`).
    pub self_type: bool,
}

/// The kind of value that a parameter holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParamKind {
    /// An attribute; the dialect attribute's name (`dialect.mnemonic`) or builtin class if known.
    Attr(Box<str>),
    /// A type; the string as for `Attr`.
    Type(Box<str>),
    /// A signed integer of this width.
    Int(u32),
    /// An unsigned integer of this width.
    UInt(u32),
    /// A bool.
    Bool,
    /// A string.
    Str,
    /// An enum.
    Enum(Box<str>),
    /// An `APInt`.
    ApInt,
    /// An `APFloat` (or `double`).
    ApFloat,
    /// An array of values of one kind.
    Array(Box<ParamKind>),
    /// Any other parameter, by its C++ type. It needs a hook.
    Other(Box<str>),
}

/// An attribute or type row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttrDef {
    /// `dialect.mnemonic`; for a row without mnemonic, `dialect.CppClass`.
    pub name: Box<str>,
    /// The mnemonic, if the row has one.
    pub mnemonic: Option<Box<str>>,
    /// C++ class name without namespaces.
    pub class: Box<str>,
    /// The names in upstream's messages about a row with a declarative format: its record name, then the C++ type of
    /// each parameter.
    pub cpp: Box<[Box<str>]>,
    /// Parameters in ODS order.
    pub params: Box<[ParamDef]>,
    /// ODS `assemblyFormat`, verbatim, if declarative.
    pub format: Option<Box<str>>,
    /// Whether parser and printer are hand-written upstream.
    pub custom_format: bool,
    /// Whether upstream has a hand-written verifier (`genVerifyDecl`).
    pub custom_verifier: bool,
    /// The enum, for ODS `EnumAttr` rows.
    pub enum_name: Option<Box<str>>,
    /// Traits and interfaces, by name.
    pub traits: Box<[Trait]>,
    /// Whether values print through an alias named after the mnemonic (`genMnemonicAlias`).
    pub mnemonic_alias: bool,
    /// The name that pretty text gives to values of the type (`OpAsmTypeInterface`).
    pub asm_name: Option<Box<str>>,
    /// The name of the alias that the printer makes (`OpAsmAttrInterface::getAlias`), with the values of parameters. Empty
    /// if the row suggests none.
    pub alias_name: Box<[NamePart]>,
    /// The bytecode encodings; empty if bytecode stores the text.
    pub wire: Box<[WireForm]>,
}

/// A type row, which has the same structure.
pub type TypeDef = AttrDef;

/// An enum row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnumDef {
    /// C++ class name.
    pub name: Box<str>,
    /// A description, for enums that properties hold; else empty.
    pub summary: Box<str>,
    /// Storage width in bits.
    pub width: u32,
    /// `Some(separator)` for a bit enum.
    pub bit_separator: Option<Box<str>>,
    /// Whether a bit enum prints groups (`printBitEnumPrimaryGroups`).
    pub primary_groups: bool,
    /// Whether several bits print inside quotes (`printBitEnumQuoted`).
    pub quoted: bool,
    /// Spelling and value of each case, in ODS order.
    pub cases: Box<[EnumCase]>,
}

impl EnumDef {
    /// Returns a mask of the enum's width.
    #[must_use]
    pub fn mask(&self) -> u64 {
        1_u64.checked_shl(self.width).map_or(u64::MAX, |bit| bit - 1)
    }

    /// Returns true if a number is a case or, for a bit enum, a combination of cases.
    #[must_use]
    pub fn holds(&self, value: u64) -> bool {
        match self.bit_separator {
            Some(_) => value & !self.cases.iter().fold(0, |all, case| all | case.value) == 0,
            None => self.cases.iter().any(|case| case.value & self.mask() == value),
        }
    }
}

/// One case of an enum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnumCase {
    /// C++ symbol.
    pub symbol: Box<str>,
    /// Spelling in text.
    pub text: Box<str>,
    /// The number of the case.
    pub value: u64,
    /// For bit enums: whether this case is a group of bits.
    pub group: bool,
}
