//! The rows: what one dialect, operation, attribute, type, enum or constraint is, as plain data.
//!
//! Everything that interprets a definition (parser, printer, bytecode, verifier) reads these structs.
//! They hold no behaviour but look-ups.

use crate::slots::Slots;
use crate::wire::WireForm;

/// How many values an operand or result of a row stands for.
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

/// An operand or a result of an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ValueDef {
    /// Its ODS name; empty if it has none.
    pub name: Box<str>,
    /// The name of its [`TypeConstraint`] (of one value: messages about [`Variadic::Many`] say "variadic of" before its summary).
    pub constraint: Box<str>,
    /// How many values it stands for.
    pub variadic: Variadic,
}

/// A region of an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RegionDef {
    /// Its ODS name.
    pub name: Box<str>,
    /// What ODS asks of it.
    pub kind: RegionKind,
    /// Whether any number of regions stand here (only the last region of a row can).
    pub variadic: bool,
}

/// What a region must look like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RegionKind {
    /// Anything.
    Any,
    /// At least this many blocks.
    MinSized(u32),
    /// Exactly this many blocks.
    Sized(u32),
    /// Zero or one block (`MaxSizedRegion<1>` and the like).
    MaxSized(u32),
}

/// A successor of an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SuccessorDef {
    /// Its ODS name.
    pub name: Box<str>,
    /// Whether any number of successors stand here.
    pub variadic: bool,
}

/// Whether an inherent attribute must be there, and what stands for it when it is not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Presence {
    /// It must be there.
    Required,
    /// It may be missing.
    Optional,
    /// Filled with this attribute (MLIR text) when the operation is created without it.
    Default(Box<str>),
    /// May be missing, and then means this attribute (MLIR text).
    DefaultOptional(Box<str>),
}

/// A native property that is not an attribute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PropKind {
    /// An enum: a varint in bytecode, an integer attribute of this width as an attribute.
    Enum {
        /// Name of the [`EnumDef`].
        enum_name: Box<str>,
        /// Width of the integer attribute it converts to.
        width: u32,
        /// The keyword of the syntax `keyword<cases>` (`NamedEnumProp`), if it has one.
        keyword: Option<Box<str>>,
        /// The dialect attribute (`dialect.mnemonic`) that also converts to it.
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
    /// Something else, under its C++ storage type; nothing interprets it without a hook.
    Other(Box<str>),
}

/// What a property slot holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SlotKind {
    /// An inherent attribute.
    Attr {
        /// Name of its [`AttrConstraint`].
        constraint: Box<str>,
        /// Whether it must be there.
        presence: Presence,
    },
    /// A property that is not an attribute.
    Prop {
        /// What it holds.
        kind: PropKind,
        /// Its default, as the text of the attribute it converts to; `None` if it must be given.
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
    /// What it holds.
    pub kind: SlotKind,
}

impl Slot {
    /// The attribute (MLIR text) that the slot has, or means, where nothing is given.
    #[must_use]
    pub fn default_text(&self) -> Option<&str> {
        match &self.kind {
            SlotKind::Attr { presence: Presence::Default(text) | Presence::DefaultOptional(text), .. } => Some(text),
            // An enum is a number upstream, which is 0 until something else is put there.
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

    /// Whether the default is put in when an operation is created without a value.
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
    /// The flags that engines ask for often.
    pub flags: OpFlags,
    /// ODS `assemblyFormat`, verbatim, if declarative.
    pub format: Option<Box<str>>,
    /// Whether parser and printer are hand-written upstream.
    pub custom_format: bool,
    /// Whether upstream has a hand-written verifier (`hasVerifier` or `hasRegionVerifier`).
    pub custom_verifier: bool,
}

/// Traits that every engine asks for, as bits.
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

    /// Whether all of `bits` are set.
    #[must_use]
    pub fn has(self, bits: u32) -> bool {
        self.0 & bits == bits
    }
}

/// A trait or interface of a row, with the arguments that matter. Rows keep ODS order: it is the order of verification.
///
/// The name is the C++ trait's or interface's without namespaces (`IsTerminator`, `InferTypeOpInterface`), but for
/// predicates, whose ODS class is the name:
/// - `AllTypesMatch`, `AllElementTypesMatch`, `AllShapesMatch`, ...: the names of operands and results
/// - `TypesMatchWith`, `OptionalTypesMatchWith`, `RangedTypesMatchWith`: summary, left name, right name, transformer
/// - `PredOpTrait`: summary and predicate (text that [`Pred::parse`] reads)
/// - `HasParent`, `SingleBlockImplicitTerminator`: operation names
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trait {
    /// Its name, such as `SameOperandsAndResultType`, `TypesMatchWith`, `HasParent`.
    pub name: Box<str>,
    /// Its arguments, as the importer wrote them: names, predicates or C++ expressions.
    pub args: Box<[Box<str>]>,
}

/// A predicate over a type or an attribute, called `$_self`.
///
/// What its leaves say is [`Leaf`](crate::Leaf)'s to tell. The leaves of an operation's predicate (`PredOpTrait`) are C++
/// expressions, without the namespaces `mlir` and `llvm`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pred {
    /// Always true.
    True,
    /// One thing that must hold, such as `isa:IntegerType`.
    Leaf(crate::Leaf),
    /// All of them.
    And(Box<[Pred]>),
    /// One of them.
    Or(Box<[Pred]>),
    /// Not this.
    Not(Box<Pred>),
    /// This, of what a step leads to.
    Subst(crate::PathStep, Box<Pred>),
}

/// A named constraint on types.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypeConstraint {
    /// Its name (ODS record name, or the structural name the importer gave an anonymous one).
    pub name: Box<str>,
    /// Upstream's one-line summary: the words of the verifier's message.
    pub summary: Box<str>,
    /// What must hold.
    pub pred: Pred,
    /// The type (MLIR text) where the constraint allows exactly one that can be built.
    pub buildable: Option<Box<str>>,
    /// The dialect type, as `dialect.mnemonic`, that is its C++ class: formats write such a type without its prefix.
    pub class: Option<Box<str>>,
}

/// What kind of attribute a constraint describes: it decides how a format prints it.
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
    /// Its name.
    pub name: Box<str>,
    /// Upstream's one-line summary: the words of the verifier's message.
    pub summary: Box<str>,
    /// What must hold.
    pub pred: Pred,
    /// What it is to parser and printer.
    pub kind: AttrKind,
    /// C++ storage class name without namespaces, such as `IntegerAttr`, `StringAttr`.
    pub storage: Box<str>,
}

/// A parameter of an attribute or type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParamDef {
    /// Its name.
    pub name: Box<str>,
    /// What it holds.
    pub kind: ParamKind,
    /// Whether it may be missing.
    pub optional: bool,
    /// Its default as text, if it has one.
    pub default: Option<Box<str>>,
    /// Whether ODS gives it a parser or printer of its own.
    pub custom_syntax: bool,
    /// Whether it is the attribute's own type (`AttributeSelfTypeParameter`).
    pub self_type: bool,
}

/// What a parameter holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParamKind {
    /// An attribute; the dialect attribute's name (`dialect.mnemonic`) or builtin class if known.
    Attr(Box<str>),
    /// A type; likewise.
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
    /// An array of these.
    Array(Box<ParamKind>),
    /// Something else, under its C++ type: needs a hook.
    Other(Box<str>),
}

/// An attribute or type row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttrDef {
    /// `dialect.mnemonic`; for a row without mnemonic, `dialect.CppClass`.
    pub name: Box<str>,
    /// The mnemonic, if it has one.
    pub mnemonic: Option<Box<str>>,
    /// C++ class name without namespaces.
    pub class: Box<str>,
    /// What upstream's messages call a row with a declarative format: its record, then the C++ type of each parameter.
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
    /// Whether it prints through an alias by its mnemonic (`genMnemonicAlias`).
    pub mnemonic_alias: bool,
    /// Its encodings in bytecode; none if its text stands there.
    pub wire: Box<[WireForm]>,
}

/// A type row has the same shape.
pub type TypeDef = AttrDef;

/// An enum row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnumDef {
    /// C++ class name.
    pub name: Box<str>,
    /// What it is, of those that properties hold; else empty.
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
    /// The bits of a number of its width.
    #[must_use]
    pub fn mask(&self) -> u64 {
        1_u64.checked_shl(self.width).map_or(u64::MAX, |bit| bit - 1)
    }

    /// Whether a number is one of its cases or, of a bit enum, made of them.
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
    /// Value.
    pub value: u64,
    /// For bit enums: whether this case is a group of bits.
    pub group: bool,
}
