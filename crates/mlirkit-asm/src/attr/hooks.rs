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
    /// Parses the text after `#dialect.mnemonic` (or `#dialect<mnemonic`). `ty` is the type that the context of the
    /// attribute expects.
    ///
    /// # Errors
    /// Returns a syntax error, worded as in upstream MLIR.
    fn parse(&self, p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> PResult<Attr>;
    /// Returns the mnemonic to print, where it differs from the row's.
    fn mnemonic(&self) -> Option<&'static str> {
        None
    }
    /// Prints the text after the mnemonic.
    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr);
}

/// Hand-written syntax of a type.
pub trait TypeSyntax: Send + Sync {
    /// Parses the text after `!dialect.mnemonic`. Text that only a missing hook could parse is kept verbatim.
    ///
    /// # Errors
    /// Returns a syntax error, worded as in upstream MLIR.
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type>;
    /// Prints the text after the mnemonic.
    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type);
    /// Returns whether formats print the type's prefix, because upstream's class has no parser.
    fn keeps_prefix(&self) -> bool {
        false
    }
}

/// Hand-written syntax inside a declarative format of an attribute or type: a parameter with a parser or printer in ODS, or a
/// `custom<Name>(...)` directive.
pub trait ParamSyntax: Send + Sync {
    /// Parses into `params`, in the order of the format. Parameters to which the directive refers have been parsed
    /// before.
    ///
    /// # Errors
    /// Returns a syntax error, worded as in upstream MLIR.
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()>;
    /// Prints the parameters.
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

/// How a dialect treats its section of resources in a file, if it does not accept all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Resources {
    /// Rejects the section.
    Unexpected,
    /// Accepts the section, but no key in it.
    Unknown,
}

/// Syntax of attributes and types whose rows have a declarative format.
pub(crate) trait RowSyntax: Send + Sync {
    /// Whether the row's format describes the whole syntax: none of it is hand-written, and no hook is missing.
    fn is_declarative(&self, ctx: &Context, def: &'static AttrDef) -> bool;

    /// Parses the text after `#dialect.mnemonic`. `ty` is the type that the context of the attribute expects. Text that
    /// only a missing hook could parse is kept verbatim.
    ///
    /// # Errors
    /// Returns a syntax error, worded as in upstream MLIR.
    fn parse_attr(&self, def: &'static AttrDef, p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> PResult<Attr>;

    /// Parses the text after `!dialect.mnemonic`.
    ///
    /// # Errors
    /// Returns a syntax error, worded as in upstream MLIR.
    fn parse_type(&self, def: &'static AttrDef, p: &mut AttrParser<'_, '_>) -> PResult<Type>;

    /// Prints the mnemonic, if requested, and the text after it.
    fn print_attr(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr, with_mnemonic: bool);

    /// Prints the mnemonic, if requested, and the text after it.
    fn print_type(&self, p: &mut AttrPrinter<'_, '_>, ty: Type, with_mnemonic: bool);
}

/// The hooks of attributes and types. Each table maps names to hooks.
#[derive(Default)]
pub struct AttrHooks {
    /// Syntax of attributes, by `dialect.mnemonic`.
    pub attrs: FxHashMap<&'static str, &'static dyn AttrSyntax>,
    /// Functions that change the parsed parameters as upstream's builder does, by `dialect.mnemonic`.
    pub attr_builders: FxHashMap<&'static str, fn(&Context, &mut [Param])>,
    /// Functions that complete the parsed parameters of types as upstream's builder does, by row.
    pub type_builders: FxHashMap<&'static str, fn(&Context, &mut [Param])>,
    /// Syntax of types, by `dialect.mnemonic`.
    pub types: FxHashMap<&'static str, &'static dyn TypeSyntax>,
    /// Syntax by dialect, for dialects whose attributes have no mnemonic.
    pub dialect_attrs: FxHashMap<&'static str, &'static dyn AttrSyntax>,
    /// Syntax by dialect, for dialects whose types have no mnemonic.
    pub dialect_types: FxHashMap<&'static str, &'static dyn TypeSyntax>,
    /// The beginning of upstream's message about an unknown type, by dialect.
    pub unknown_types: FxHashMap<&'static str, &'static str>,
    /// The name in messages of an enum that is not an attribute, by dialect and enum.
    pub enum_summaries: FxHashMap<&'static str, &'static str>,
    /// The C++ namespace of a dialect's enums, where messages print it, by dialect.
    pub namespaces: FxHashMap<&'static str, &'static str>,
    /// Syntax of parameters and directives, by `dialect.mnemonic.parameter`, `dialect.Directive` or `Directive`.
    pub params: FxHashMap<&'static str, &'static dyn ParamSyntax>,
    /// Checks of tensor encodings, by `dialect.mnemonic` of the attribute.
    pub encodings: FxHashMap<&'static str, CheckEncoding>,
    /// The `dialect.mnemonic` of all attributes of a C++ base class, by class.
    pub attr_classes: FxHashMap<&'static str, &'static [&'static str]>,
    /// The treatment of resources, by dialect. A dialect that is not listed accepts all of them.
    pub resources: FxHashMap<&'static str, Resources>,
    /// Functions that suggest aliases for attributes. The library's functions come first, and see only attributes of
    /// their dialect.
    pub attr_aliases: Vec<fn(&Context, Attr) -> Option<Alias>>,
    /// Functions that suggest aliases for types.
    pub type_aliases: Vec<fn(&Context, Type) -> Option<Alias>>,
    /// The library in which other hooks are found by name. It must match
    /// [`Hooks::library`](crate::hooks::Hooks::library).
    pub library: Library<Self>,
    /// The engine of declarative formats.
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
