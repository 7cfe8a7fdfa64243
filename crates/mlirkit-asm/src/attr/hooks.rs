//! Hooks of attributes, types and parameters: the parts that upstream writes in C++, bound by name.
//!
//! The attribute parser and printer look hooks up by the name that the definition row gives (`llvm.struct`), and never
//! know which dialect they serve.

use mlirkit_defs::AttrDef;
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, Context, Library, Param, TensorType, Type};
use rustc_hash::FxHashMap;

use crate::attr::parser::{AttrParser, PResult};
use crate::attr::printer::AttrPrinter;

/// Hand-written syntax of an attribute.
pub trait AttrSyntax: Send + Sync {
    /// Parses what follows `#dialect.mnemonic` (or `#dialect<mnemonic`). `ty` is the type the context asks for.
    ///
    /// # Errors
    /// A syntax error, in upstream's words.
    fn parse(&self, p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> PResult<Attr>;
    /// Returns the mnemonic to print, where it differs from the row's.
    fn mnemonic(&self) -> Option<&'static str> {
        None
    }
    /// Prints what follows the mnemonic.
    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr);
}

/// Hand-written syntax of a type.
pub trait TypeSyntax: Send + Sync {
    /// Parses what follows `!dialect.mnemonic`. Text that only a missing hook could parse is kept.
    ///
    /// # Errors
    /// A syntax error, in upstream's words.
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type>;
    /// Prints what follows the mnemonic.
    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type);
    /// Whether formats keep the type's prefix, because upstream's class has no parser.
    fn keeps_prefix(&self) -> bool {
        false
    }
}

/// Hand-written syntax inside a declarative format of an attribute or type: a parameter with a parser or printer in ODS, or a
/// `custom<Name>(...)` directive.
pub trait ParamSyntax: Send + Sync {
    /// Parses into `params`, in the order of the format. Parameters that the directive refers to are filled already.
    ///
    /// # Errors
    /// A syntax error, in upstream's words.
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()>;
    /// Prints.
    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]);
}

/// Checks that an attribute can encode a tensor of this shape and element type. The error is the message.
pub type CheckEncoding = fn(&Context, Attr, &TensorType) -> Result<(), Reason>;

/// An alias that a dialect suggests.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Alias {
    /// May be replaced by another dialect's suggestion.
    Overridable(String),
    /// An alias that takes precedence over all other suggestions.
    Final(String),
}

/// Lists the names of the dialects that a context knows, sorted. An extension of the context; one message prints the list.
pub struct AvailableDialects(pub Box<dyn Fn() -> Vec<String> + Send + Sync>);

/// How a dialect treats its section of resources in a file, if it does not keep all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Resources {
    /// It rejects the section.
    Unexpected,
    /// It accepts the section, but no key in it.
    Unknown,
}

/// Syntax of attributes and types whose rows have a declarative format.
pub(crate) trait RowSyntax: Send + Sync {
    /// Whether the row's format describes the whole syntax: none of it is hand-written, and no hook is missing.
    fn is_declarative(&self, ctx: &Context, def: &'static AttrDef) -> bool;

    /// Parses what follows `#dialect.mnemonic`. `ty` is the type that the context asks for. Text that only a missing hook could
    /// parse is kept.
    ///
    /// # Errors
    /// A syntax error, in upstream's words.
    fn parse_attr(&self, def: &'static AttrDef, p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> PResult<Attr>;

    /// Parses what follows `!dialect.mnemonic`.
    ///
    /// # Errors
    /// A syntax error, in upstream's words.
    fn parse_type(&self, def: &'static AttrDef, p: &mut AttrParser<'_, '_>) -> PResult<Type>;

    /// Prints the mnemonic, if asked for, and what follows it.
    fn print_attr(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr, with_mnemonic: bool);

    /// Prints the mnemonic, if asked for, and what follows it.
    fn print_type(&self, p: &mut AttrPrinter<'_, '_>, ty: Type, with_mnemonic: bool);
}

/// The hooks of attributes and types, by name.
#[derive(Default)]
pub struct AttrHooks {
    /// By `dialect.mnemonic`.
    pub attrs: FxHashMap<&'static str, &'static dyn AttrSyntax>,
    /// By `dialect.mnemonic`: changes the parsed parameters as upstream's builder does.
    pub attr_builders: FxHashMap<&'static str, fn(&Context, &mut [Param])>,
    /// Builders that complete the parameters of types, by row.
    pub type_builders: FxHashMap<&'static str, fn(&Context, &mut [Param])>,
    /// By `dialect.mnemonic`.
    pub types: FxHashMap<&'static str, &'static dyn TypeSyntax>,
    /// Syntax by dialect, for dialects whose attributes have no mnemonic.
    pub dialect_attrs: FxHashMap<&'static str, &'static dyn AttrSyntax>,
    /// Syntax by dialect, for dialects whose types have no mnemonic.
    pub dialect_types: FxHashMap<&'static str, &'static dyn TypeSyntax>,
    /// By dialect: the beginning of upstream's message about an unknown type.
    pub unknown_types: FxHashMap<&'static str, &'static str>,
    /// By dialect and enum: the name that messages use for an enum that is no attribute.
    pub enum_summaries: FxHashMap<&'static str, &'static str>,
    /// By dialect: the C++ namespace of its enums, where messages print it.
    pub namespaces: FxHashMap<&'static str, &'static str>,
    /// By `dialect.mnemonic.parameter`, by `dialect.Directive` or by `Directive`.
    pub params: FxHashMap<&'static str, &'static dyn ParamSyntax>,
    /// By `dialect.mnemonic` of the attribute.
    pub encodings: FxHashMap<&'static str, CheckEncoding>,
    /// By C++ base class: the `dialect.mnemonic` of its attributes.
    pub attr_classes: FxHashMap<&'static str, &'static [&'static str]>,
    /// By dialect: how it treats resources. A dialect that is not listed keeps all of them.
    pub resources: FxHashMap<&'static str, Resources>,
    /// Functions that suggest aliases for attributes. The library's functions come first, and see only attributes of
    /// their dialect.
    pub attr_aliases: Vec<fn(&Context, Attr) -> Option<Alias>>,
    /// Functions that suggest aliases for types.
    pub type_aliases: Vec<fn(&Context, Type) -> Option<Alias>>,
    /// A library in which further hooks are found by name. It must match
    /// [`Hooks::library`](crate::hooks::Hooks::library).
    pub library: Library<Self>,
    /// Declarative formats.
    pub(crate) rows: Option<Box<dyn RowSyntax>>,
}

impl AttrHooks {
    /// Finds the entry of a table by the name of an attribute, type, parameter, class or dialect.
    #[must_use]
    pub fn find<V: Copy>(&self, name: &str, table: impl Fn(&Self) -> &FxHashMap<&'static str, V>) -> Option<V> {
        self.library.find(self, name, |hooks| table(hooks).get(name).copied())
    }

    /// Returns the syntax of a row, if its format describes all of it.
    pub(crate) fn row(&self, ctx: &Context, def: &'static AttrDef) -> Option<&dyn RowSyntax> {
        self.rows.as_deref().filter(|rows| rows.is_declarative(ctx, def))
    }
}
