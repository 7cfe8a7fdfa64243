//! Hooks for attributes, types and parameters: Rust implementations of what upstream MLIR writes in C++, bound by name.
//!
//! The attribute parser and printer look up hooks by the name in the definition (`llvm.struct`), and do not depend on
//! any dialect.

use mlirkit_defs::AttrDef;
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, Context, Library, Param, TensorType, Type};
use rustc_hash::FxHashMap;

use crate::attr::parser::{AttrParser, PResult};
use crate::attr::printer::AttrPrinter;

/// The hand-written syntax of an attribute.
pub trait AttrSyntax: Send + Sync {
    /// Parses what follows `#dialect.mnemonic` (or `#dialect<mnemonic`). `ty` is the type that the context of the
    /// attribute requires, if any.
    ///
    /// # Errors
    /// Returns a syntax error, worded as in upstream MLIR.
    fn parse(&self, p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> PResult<Attr>;
    /// Returns the mnemonic to print, if it differs from that of the definition.
    fn mnemonic(&self) -> Option<&'static str> {
        None
    }
    /// Prints what follows the mnemonic.
    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr);
}

/// The hand-written syntax of a type.
pub trait TypeSyntax: Send + Sync {
    /// Parses what follows `!dialect.mnemonic`. Syntax that requires a missing hook is kept verbatim.
    ///
    /// # Errors
    /// Returns a syntax error, worded as in upstream MLIR.
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type>;
    /// Prints what follows the mnemonic.
    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type);
    /// Returns true if formats print the prefix of the type (`!dialect.`), because the upstream class has no parser.
    fn keeps_prefix(&self) -> bool {
        false
    }
}

/// Hand-written syntax inside the declarative format of an attribute or type: a parameter with a parser or printer in
/// ODS, or a `custom<Name>(...)` directive.
pub trait ParamSyntax: Send + Sync {
    /// Parses into `params`, which are in format order. The parameters that the directive references have already been
    /// parsed.
    ///
    /// # Errors
    /// Returns a syntax error, worded as in upstream MLIR.
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()>;
    /// Prints the parameters, which are in format order.
    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]);
}

/// A function that checks whether an attribute is a valid encoding for a tensor of this shape and element type. If not,
/// it returns the error message.
pub type CheckEncoding = fn(&Context, Attr, &TensorType) -> Result<(), Reason>;

/// An alias name suggested by a dialect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Alias {
    /// An alias name that another dialect's suggestion may replace.
    Overridable(String),
    /// An alias name that takes precedence over all other suggestions.
    Final(String),
}

/// A context extension that returns the sorted names of the dialects known to the context, for the error message about
/// an unregistered dialect.
pub struct AvailableDialects(pub Box<dyn Fn() -> Vec<String> + Send + Sync>);

/// The treatment of a dialect's resources in a file, for dialects that do not accept every resource key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Resources {
    /// The resource section of the dialect is rejected.
    Unexpected,
    /// The resource section of the dialect is accepted, but every key in it is rejected as unknown.
    Unknown,
}

/// A provider of the syntax of attributes and types that have a declarative format.
pub(crate) trait RowSyntax: Send + Sync {
    /// Returns true if the format describes the whole syntax: nothing in it is hand-written, and no hook is missing.
    fn is_declarative(&self, ctx: &Context, def: &'static AttrDef) -> bool;

    /// Returns the hooks of a definition; `None` if they are not cached.
    fn hooks_of(&self, ctx: &Context, def: &'static AttrDef) -> Option<RowHooks>;

    /// Returns true if the attribute's printed form is `#dialect.mnemonic<...>`, and its meaning does not depend on the
    /// type that is written after it.
    fn is_body(&self, ctx: &Context, def: &'static AttrDef) -> bool;

    /// Parses what follows `#dialect.mnemonic`. `ty` is the type that the context of the attribute requires, if any.
    /// Syntax that requires a missing hook is kept verbatim.
    ///
    /// # Errors
    /// Returns a syntax error, worded as in upstream MLIR.
    fn parse_attr(&self, def: &'static AttrDef, p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> PResult<Attr>;

    /// Parses what follows `!dialect.mnemonic`.
    ///
    /// # Errors
    /// Returns a syntax error, worded as in upstream MLIR.
    fn parse_type(&self, def: &'static AttrDef, p: &mut AttrParser<'_, '_>) -> PResult<Type>;

    /// Prints what follows `#dialect.`: the mnemonic if `with_mnemonic` is set, and the parameters.
    fn print_attr(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr, with_mnemonic: bool);

    /// Prints what follows `!dialect.`: the mnemonic if `with_mnemonic` is set, and the parameters.
    fn print_type(&self, p: &mut AttrPrinter<'_, '_>, ty: Type, with_mnemonic: bool);
}

/// The hooks of a definition, which are looked up by name only once.
#[derive(Clone, Copy, Default)]
pub(crate) struct RowHooks {
    pub(crate) attr: Option<&'static dyn AttrSyntax>,
    pub(crate) ty: Option<&'static dyn TypeSyntax>,
    /// The part of the library that belongs to the dialect.
    pub(crate) part: Option<&'static AttrHooks>,
}

impl RowHooks {
    /// Looks up the hooks of a definition.
    pub(crate) fn find(hooks: &AttrHooks, def: &AttrDef) -> Self {
        Self {
            attr: hooks.find(&def.name, |hooks| &hooks.attrs),
            ty: hooks.find(&def.name, |hooks| &hooks.types),
            part: hooks.library.part(&def.name),
        }
    }
}

/// The hooks for attributes and types. Each table maps names to hooks.
#[derive(Default)]
pub struct AttrHooks {
    /// Attribute syntax by `dialect.mnemonic`.
    pub attrs: FxHashMap<&'static str, &'static dyn AttrSyntax>,
    /// Functions that change parsed attribute parameters as the upstream builder does, keyed by `dialect.mnemonic`.
    pub attr_builders: FxHashMap<&'static str, fn(&Context, &mut [Param])>,
    /// Functions that complete parsed type parameters as the upstream builder does, keyed by `dialect.mnemonic`.
    pub type_builders: FxHashMap<&'static str, fn(&Context, &mut [Param])>,
    /// Type syntax by `dialect.mnemonic`.
    pub types: FxHashMap<&'static str, &'static dyn TypeSyntax>,
    /// Attribute syntax by dialect, for dialects whose attributes have no mnemonic.
    pub dialect_attrs: FxHashMap<&'static str, &'static dyn AttrSyntax>,
    /// Type syntax by dialect, for dialects whose types have no mnemonic.
    pub dialect_types: FxHashMap<&'static str, &'static dyn TypeSyntax>,
    /// The beginning of the upstream error message for an unknown type, by dialect.
    pub unknown_types: FxHashMap<&'static str, &'static str>,
    /// The names that error messages use for enums that are not attributes, keyed by dialect and enum.
    pub enum_summaries: FxHashMap<&'static str, &'static str>,
    /// The C++ namespace of a dialect's enums as printed in messages, by dialect.
    pub namespaces: FxHashMap<&'static str, &'static str>,
    /// Syntax of parameters and directives, by `dialect.mnemonic.parameter`, `dialect.Directive` or `Directive`.
    pub params: FxHashMap<&'static str, &'static dyn ParamSyntax>,
    /// Checks of tensor encodings, by the `dialect.mnemonic` of the encoding attribute.
    pub encodings: FxHashMap<&'static str, CheckEncoding>,
    /// For each C++ base class, the `dialect.mnemonic` of the attributes derived from it.
    pub attr_classes: FxHashMap<&'static str, &'static [&'static str]>,
    /// The treatment of resources, by dialect. A dialect without an entry accepts every resource key.
    pub resources: FxHashMap<&'static str, Resources>,
    /// Functions that return the alias that a dialect suggests for an attribute, if any. The library's functions are
    /// called first, and only for attributes of their dialect.
    pub attr_aliases: Vec<fn(&Context, Attr) -> Option<Alias>>,
    /// Functions that return the alias that a dialect suggests for a type, if any.
    pub type_aliases: Vec<fn(&Context, Type) -> Option<Alias>>,
    /// The library that is searched by name for hooks not listed here. It must be the same as
    /// [`Hooks::library`](crate::hooks::Hooks::library).
    pub library: Library<Self>,
    /// The implementation of declarative formats, if the context supports them.
    pub(crate) rows: Option<Box<dyn RowSyntax>>,
}

impl AttrHooks {
    /// Looks up the name of an attribute, type, parameter, class or dialect in the table that `table` selects. If it is
    /// not there, searches the same table of the library.
    #[must_use]
    pub fn find<V: Copy>(&self, name: &str, table: impl Fn(&Self) -> &FxHashMap<&'static str, V>) -> Option<V> {
        self.library.find(self, name, |hooks| table(hooks).get(name).copied())
    }

    /// Returns the hooks of a definition.
    #[inline]
    pub(crate) fn of_row(&self, ctx: &Context, def: &'static AttrDef) -> RowHooks {
        // Hand-written syntax has no compiled format, where hooks are cached.
        let rows = self.rows.as_deref().filter(|_| !def.custom_format);
        rows.and_then(|rows| rows.hooks_of(ctx, def)).unwrap_or_else(|| RowHooks::find(self, def))
    }

    /// Returns the declarative syntax of a definition, if its format describes the whole syntax.
    pub(crate) fn row(&self, ctx: &Context, def: &'static AttrDef) -> Option<&dyn RowSyntax> {
        self.rows.as_deref().filter(|rows| rows.is_declarative(ctx, def))
    }
}
