//! What C++ hand-writes upstream is bound here by name: one small value per hook, with both directions in it.
//!
//! A dialect crate fills a [`Hooks`] and attaches it to the context (`Context::with_extension`). The engines look
//! hooks up by the name that the definition row gives (`arith.constant`, `#llvm.struct`, `custom<DynamicIndexList>`)
//! and never know which dialect they serve.

pub mod arguments;

use rustc_hash::FxHashMap;

use mlirkit_defs::Release;
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, Context, Library, OpRef, Param, RegionRef, TensorType, Type, ValueId};

pub use self::arguments as arg;
use self::arguments::{Arguments, Given, ParseArg, PrintArg};
use crate::op_parser::{OpParser, OpState};
use crate::op_printer::OpPrinter;
use crate::parser::{AttrParser, PResult};
use crate::printer::AttrPrinter;

/// Hand-written syntax of an operation.
pub trait OpSyntax: Send + Sync {
    /// Parses what follows the operation's name into `op`.
    ///
    /// # Errors
    /// A syntax error, in upstream's words.
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()>;
    /// Prints what follows the operation's name, with the space before it.
    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>);
    /// Whether it can say an operation at all; else the operation is printed in generic form.
    fn is_printable(&self, _: OpRef<'_, '_>) -> bool {
        true
    }
    /// Whether it stands also for a row that has a declarative format: some releases have one where others have a hook, but
    /// what a format infers may be too much for rows.
    fn replaces_format(&self) -> bool {
        false
    }
}

/// Hand-written syntax of an attribute.
pub trait AttrSyntax: Send + Sync {
    /// Parses what follows `#dialect.mnemonic` (or `#dialect<mnemonic`). `ty` is the type the context asks for.
    ///
    /// # Errors
    /// A syntax error, in upstream's words.
    fn parse(&self, p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> PResult<Attr>;
    /// The mnemonic that is printed, where it is another one than the row's.
    fn mnemonic(&self) -> Option<&'static str> {
        None
    }
    /// Prints what follows the mnemonic.
    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr);
}

/// Hand-written syntax of a type.
pub trait TypeSyntax: Send + Sync {
    /// Parses what follows `!dialect.mnemonic`.
    ///
    /// # Errors
    /// A syntax error, in upstream's words.
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type>;
    /// Prints what follows the mnemonic.
    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type);
    /// Whether formats keep its prefix, because upstream's class has no parser of its own.
    fn keeps_prefix(&self) -> bool {
        false
    }
}

/// What a directive gets while it parses.
pub type Parse<'a, D> = <<D as Directive>::Args as Arguments>::Parse<'a>;

/// What a directive gets while it prints.
pub type Print<'m, 'c, D> = <<D as Directive>::Args as Arguments>::Print<'m, 'c>;

/// A `custom<Name>(...)` directive of declarative formats.
pub trait Directive: Send + Sync {
    /// What it takes, in the order of the format. A format that gives anything else does not compile.
    type Args: Arguments;

    /// Parses, filling `args`.
    ///
    /// # Errors
    /// A syntax error, in upstream's words.
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, args: Parse<'_, Self>) -> PResult<()>;
    /// Prints. Spaces around the directive are the format's business, those inside are its own.
    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, args: Print<'m, 'c, Self>);
    /// For an optional group anchored on this directive's arguments alone: nothing by default.
    ///
    /// # Errors
    /// A syntax error after the directive was recognised. `Ok(false)`: it is not there.
    fn parse_optional(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, args: Parse<'_, Self>) -> PResult<bool> {
        self.parse(p, op, args).map(|()| true)
    }
}

/// A directive whatever its arguments are: every [`Directive`] is one.
pub trait AnyDirective: Send + Sync {
    /// What it takes, if what the format gives is something else.
    ///
    /// # Errors
    /// The list of what it takes.
    fn check(&self, given: &[Given]) -> Result<(), Reason>;
    /// [`Directive::parse`], or with `optional` [`Directive::parse_optional`]; whether it was there.
    ///
    /// # Errors
    /// As there.
    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        args: &mut [ParseArg<'_>],
        optional: bool,
    ) -> PResult<bool>;
    /// [`Directive::print`]
    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, args: &'m [PrintArg<'m, 'c>]);
}

impl<D: Directive> AnyDirective for D {
    fn check(&self, given: &[Given]) -> Result<(), Reason> {
        if D::Args::fits(given) {
            return Ok(());
        }
        let mut list = Vec::new();
        D::Args::describe(&mut list);
        Err(list.join(", ").into())
    }

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        args: &mut [ParseArg<'_>],
        optional: bool,
    ) -> PResult<bool> {
        let Some(args) = D::Args::parse(args) else {
            return Err(p.op_error(op.offset, "arguments of a custom directive are not what it takes"));
        };
        if optional {
            return self.parse_optional(p, op, args);
        }
        Directive::parse(self, p, op, args).map(|()| true)
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, args: &'m [PrintArg<'m, 'c>]) {
        if let Some(args) = D::Args::print(args) {
            Directive::print(self, p, op, args);
        }
    }
}

/// Hand-written syntax inside the declarative format of an attribute or type: of a parameter to which ODS gives a parser
/// or printer, or of a `custom<Name>(...)` directive.
pub trait ParamSyntax: Send + Sync {
    /// Parses, filling `params` in the order of the format: those that the directive refers to are filled already.
    ///
    /// # Errors
    /// A syntax error, in upstream's words.
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()>;
    /// Prints.
    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]);
}

/// A transformer of `TypesMatchWith` that knows a dialect's own types: from the types of one operand or result to those
/// of another. `None` if they are not what it expects.
pub type TypeTransform = fn(&Context, &[Type]) -> Option<Vec<Type>>;

/// What result types are inferred from: everything of the operation but its results.
#[derive(Debug)]
pub struct Inference<'a, 'c> {
    /// The context.
    pub ctx: &'c Context,
    /// The operation being built: attributes and properties are complete.
    pub op: &'a OpState,
    /// Types of its operands.
    pub operand_types: &'a [Type],
}

impl Inference<'_, '_> {
    /// The value of an inherent attribute or property.
    #[must_use]
    pub fn slot(&self, name: &str) -> Option<Attr> {
        let slot = self.op.def.and_then(|def| def.slots.position(name));
        let value = slot.and_then(|slot| self.op.props.get(slot).copied().flatten());
        let key = self.ctx.ident(name);
        value.or_else(|| self.op.attrs.iter().find(|(n, _)| *n == key).map(|(_, value)| *value))
    }
}

/// Infers result types; the error is the message.
pub type InferTypes = fn(&Inference<'_, '_>) -> Result<Vec<Type>, Reason>;

/// Checks that an attribute can be the encoding of a tensor of this shape and element type; the error is the message.
pub type CheckEncoding = fn(&Context, Attr, &TensorType) -> Result<(), Reason>;

/// Names that an operation gives to values and blocks in pretty text.
pub trait AsmNames: Send + Sync {
    /// Suggests names for results: calls `set(result value, name)` for the first result of each named group.
    fn results(&self, _op: OpRef<'_, '_>, _set: &mut dyn FnMut(ValueId, &str)) {}
    /// Suggests names for the arguments of the entry block of a region.
    fn region_args(&self, _op: OpRef<'_, '_>, _region: RegionRef<'_, '_>, _set: &mut dyn FnMut(ValueId, &str)) {}
    /// Suggests names for blocks.
    fn blocks(&self, _op: OpRef<'_, '_>, _set: &mut dyn FnMut(mlirkit_ir::BlockRef<'_, '_>, &str)) {}
    /// The dialect whose prefix a release leaves out in the operation's regions.
    fn default_dialect(&self, _release: Release) -> Option<&'static str> {
        None
    }
}

/// An alias that a dialect asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Alias {
    /// May be replaced by another dialect's suggestion.
    Overridable(String),
    /// Is used.
    Final(String),
}

/// Gives the names of the dialects that a context knows, sorted: an extension of the context that one message lists.
pub struct AvailableDialects(pub Box<dyn Fn() -> Vec<String> + Send + Sync>);

/// What a dialect says to resources of its own in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Resources {
    /// It has none.
    Unexpected,
    /// It could have some, but knows no key.
    Unknown,
}

/// All hooks of a context, by name.
#[derive(Default)]
pub struct Hooks {
    /// By operation name; for the releases whose row says that it has a syntax of its own.
    pub ops: FxHashMap<&'static str, &'static dyn OpSyntax>,
    /// By `dialect.Directive` or, for those that several dialects share, by `Directive`.
    pub directives: FxHashMap<&'static str, &'static dyn AnyDirective>,
    /// By `dialect.mnemonic`.
    pub attrs: FxHashMap<&'static str, &'static dyn AttrSyntax>,
    /// By `dialect.mnemonic`: what upstream's builder makes of the parameters that were parsed.
    pub attr_builders: FxHashMap<&'static str, fn(&Context, &mut [Param])>,
    /// Likewise for types.
    pub type_builders: FxHashMap<&'static str, fn(&Context, &mut [Param])>,
    /// By `dialect.mnemonic`.
    pub types: FxHashMap<&'static str, &'static dyn TypeSyntax>,
    /// A dialect whose attributes have no mnemonic to decide by: by dialect.
    pub dialect_attrs: FxHashMap<&'static str, &'static dyn AttrSyntax>,
    /// Likewise for types.
    pub dialect_types: FxHashMap<&'static str, &'static dyn TypeSyntax>,
    /// By dialect: what upstream says before the name of a type that is none of its.
    pub unknown_types: FxHashMap<&'static str, &'static str>,
    /// By dialect and enum: what messages call an enum that is no attribute.
    pub enum_summaries: FxHashMap<&'static str, &'static str>,
    /// By dialect: the namespace in C++ of its enums, where messages name these so.
    pub namespaces: FxHashMap<&'static str, &'static str>,
    /// By `dialect.mnemonic.parameter`, or as for operations' directives.
    pub params: FxHashMap<&'static str, &'static dyn ParamSyntax>,
    /// By dialect and expression, as the row writes it.
    pub transforms: FxHashMap<(&'static str, &'static str), TypeTransform>,
    /// By operation name.
    pub infer: FxHashMap<&'static str, InferTypes>,
    /// By `dialect.mnemonic` of the attribute.
    pub encodings: FxHashMap<&'static str, CheckEncoding>,
    /// Base classes that upstream has in C++ only: by class, the `dialect.mnemonic` of the attributes that are of it.
    pub attr_classes: FxHashMap<&'static str, &'static [&'static str]>,
    /// By dialect: those that keep no resources. Others keep all.
    pub resources: FxHashMap<&'static str, Resources>,
    /// By operation name.
    pub names: FxHashMap<&'static str, &'static dyn AsmNames>,
    /// Aliases for attributes and types; those of the library are asked about those of their dialect alone, and first.
    pub attr_aliases: Vec<fn(&Context, Attr) -> Option<Alias>>,
    /// Likewise for types.
    pub type_aliases: Vec<fn(&Context, Type) -> Option<Alias>>,
    /// Those of the library, which are asked after these.
    pub library: Library<Self>,
    /// The formats that were compiled with these hooks.
    pub(crate) formats: crate::format::Cache,
}

impl Hooks {
    /// The hooks of a context; none if it has none.
    #[must_use]
    pub fn of(ctx: &Context) -> &Self {
        static NONE: std::sync::LazyLock<Hooks> = std::sync::LazyLock::new(Hooks::default);
        ctx.extension().unwrap_or(&NONE)
    }

    /// What one of the tables has for a name: of an operation, `dialect.mnemonic`, a directive, a dialect.
    #[must_use]
    pub fn find<V: Copy>(&self, name: &str, table: impl Fn(&Self) -> &FxHashMap<&'static str, V>) -> Option<V> {
        self.library.find(self, name, |hooks| table(hooks).get(name).copied())
    }

    /// The transformer that a dialect's row writes as this expression.
    #[must_use]
    pub fn transform(&self, dialect: &str, text: &str) -> Option<TypeTransform> {
        self.library.find(self, dialect, |hooks| hooks.transforms.get(&(dialect, text)).copied())
    }
}
