//! Operation hooks: Rust implementations of syntax that upstream MLIR writes by hand in C++, bound by name. Each hook
//! is a small value that parses and prints.
//!
//! A dialect crate fills a [`Hooks`] and attaches it to the context (`Context::with_extension`). The parser and printer
//! look up hooks by the name in the definition (`arith.constant`, `custom<DynamicIndexList>`) and do not depend on any
//! dialect.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use mlirkit_defs::OpDef;
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, Context, Library, OpName, OpRef, Type};
use rustc_hash::FxHashMap;

use crate::attr::hooks::AttrHooks;
use crate::attr::parser::PResult;
use crate::hooks::function::PlainFunction;
use crate::op_data::arguments::{Arguments, Given, ParseArg, PrintArg};
use crate::op_data::asm_names::AsmNames;
use crate::op_data::op_info::OpHooks;
use crate::op_data::syntax::OpState;
use crate::parse::OpParser;
use crate::parse::driver::ParseOp;
use crate::print::OpPrinter;
use crate::print::driver::PrintOp;

/// The hand-written syntax of an operation.
pub trait OpSyntax: ParseOp + PrintOp + Send + Sync {
    /// Parses what follows the operation name into `op`.
    ///
    /// # Errors
    /// Returns a syntax error, worded as in upstream MLIR.
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()>;
    /// Prints what follows the operation name, including the space before it.
    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>);
    /// Returns whether the syntax can represent the operation. If not, the operation is printed in generic form.
    fn is_printable(&self, _: OpRef<'_, '_>) -> bool {
        true
    }
    /// Returns whether the hook takes precedence over a declarative format. It does if only some releases have
    /// hand-written syntax, or if the format infers more than definitions can express.
    fn replaces_format(&self) -> bool {
        false
    }
}

impl<T: OpSyntax> ParseOp for T {
    fn parse_op(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        self.parse(p, op)
    }
}

impl<T: OpSyntax> PrintOp for T {
    fn print_op<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        self.print(p, op);
    }

    fn can_print(&self, op: OpRef<'_, '_>) -> bool {
        self.is_printable(op)
    }
}

/// The arguments passed to directive `D` while parsing.
pub type Parse<'a, D> = <<D as Directive>::Args as Arguments>::Parse<'a>;

/// The arguments passed to directive `D` while printing.
pub type Print<'m, 'c, D> = <<D as Directive>::Args as Arguments>::Print<'m, 'c>;

/// The implementation of a `custom<Name>(...)` directive in declarative formats.
pub trait Directive: Send + Sync {
    /// The arguments that the directive takes, in format order. A format that passes different arguments fails to
    /// compile.
    type Args: Arguments;

    /// Parses the directive and fills `args`.
    ///
    /// # Errors
    /// Returns a syntax error, worded as in upstream MLIR.
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, args: Parse<'_, Self>) -> PResult<()>;
    /// Prints the directive. The format prints the spaces around it; the directive prints those inside it.
    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, args: Print<'m, 'c, Self>);
    /// Parses the directive when it is the only anchor of an optional group. Returns whether the directive is present.
    ///
    /// # Errors
    /// Returns a syntax error after the directive was recognised.
    fn parse_optional(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, args: Parse<'_, Self>) -> PResult<bool> {
        self.parse(p, op, args).map(|()| true)
    }
}

/// A directive with the types of its arguments erased. Every [`Directive`] implements it.
pub trait AnyDirective: Send + Sync {
    /// Checks the arguments that a format passes.
    ///
    /// # Errors
    /// Returns a description of the arguments that the directive takes.
    fn check(&self, given: &[Given]) -> Result<(), Reason>;
    /// Calls [`Directive::parse`], or [`Directive::parse_optional`] if `optional` is set. Returns whether the directive
    /// is present.
    ///
    /// # Errors
    /// Returns the error of the directive.
    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        args: &mut [ParseArg<'_>],
        optional: bool,
    ) -> PResult<bool>;
    /// Calls [`Directive::print`].
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

/// A type transformer for `TypesMatchWith`. It maps the types of one operand or result to those of another. Returns
/// `None` if it does not apply to the given types.
pub type TypeTransform = fn(&Context, &[Type]) -> Option<Vec<Type>>;

/// An operation without results, from which the result types are inferred.
#[derive(Debug)]
pub struct Inference<'a, 'c> {
    /// The context that owns the types.
    pub ctx: &'c Context,
    /// The operation being built. Its attributes and properties are complete.
    pub op: &'a OpState,
    /// The types of its operands.
    pub operand_types: &'a [Type],
}

impl Inference<'_, '_> {
    /// Returns the value of the inherent attribute or property `name`; `None` if it is not set.
    #[must_use]
    pub fn slot(&self, name: &str) -> Option<Attr> {
        let slot = self.op.def.and_then(|def| def.slots.position(name));
        let value = slot.and_then(|slot| self.op.props.get(slot).copied().flatten());
        let key = self.ctx.ident(name);
        value.or_else(|| self.op.attrs.iter().find(|(n, _)| *n == key).map(|(_, value)| *value))
    }
}

/// A function that infers the result types of an operation. Its error is the message to report.
pub type InferTypes = fn(&Inference<'_, '_>) -> Result<Vec<Type>, Reason>;

/// All hooks of a context, by name. Attribute and type hooks are in [`AttrHooks`], to which this type dereferences.
pub struct Hooks {
    /// The attribute and type hooks.
    pub attr: AttrHooks,
    /// Hand-written syntax, keyed by operation name. It is used in the releases in which the operation's definition
    /// requires it.
    pub ops: FxHashMap<&'static str, &'static dyn OpSyntax>,
    /// Directives by `dialect.Directive`, or by `Directive` if several dialects share one.
    pub directives: FxHashMap<&'static str, &'static dyn AnyDirective>,
    /// Type transformers by dialect and by the expression as written in the definition.
    pub transforms: FxHashMap<(&'static str, &'static str), TypeTransform>,
    /// Result type inference by operation name.
    pub infer: FxHashMap<&'static str, InferTypes>,
    /// Suggested value and block names by operation name.
    pub names: FxHashMap<&'static str, &'static dyn AsmNames>,
    /// The library that is searched by name for hooks not listed here.
    pub library: Library<Self>,
    /// The implementation of declarative formats, if the context supports them.
    pub(crate) rows: Option<Box<dyn OpRows>>,
}

/// A provider of the syntax of operations that have a declarative format.
pub(crate) trait OpRows: Send + Sync {
    /// Returns the compiled format of an operation, if its definition has a declarative one.
    fn op(&self, ctx: &Context, hooks: &Hooks, name: OpName) -> Option<Arc<dyn OpSyntax>>;
}

impl Deref for Hooks {
    type Target = AttrHooks;

    fn deref(&self) -> &AttrHooks {
        &self.attr
    }
}

impl DerefMut for Hooks {
    fn deref_mut(&mut self) -> &mut AttrHooks {
        &mut self.attr
    }
}

impl Hooks {
    /// Creates empty hook tables without support for declarative formats.
    pub(crate) fn without_rows() -> Self {
        Self {
            attr: AttrHooks::default(),
            ops: FxHashMap::default(),
            directives: FxHashMap::default(),
            transforms: FxHashMap::default(),
            infer: FxHashMap::default(),
            names: FxHashMap::default(),
            library: Library::default(),
            rows: None,
        }
    }

    /// Looks up the name of an operation, directive, attribute, type or dialect in the table that `table` selects. If
    /// it is not there, searches the same table of the library.
    #[must_use]
    pub fn find<V: Copy>(&self, name: &str, table: impl Fn(&Self) -> &FxHashMap<&'static str, V>) -> Option<V> {
        self.library.find(self, name, |hooks| table(hooks).get(name).copied())
    }

    /// Returns the type transformer for expression `text` in the definitions of `dialect`; `None` if there is no hook
    /// for it.
    #[must_use]
    pub fn transform(&self, dialect: &str, text: &str) -> Option<TypeTransform> {
        self.library.find(self, dialect, |hooks| hooks.transforms.get(&(dialect, text)).copied())
    }

    /// Returns the hand-written syntax of an operation, if its definition requires it or the hook replaces the
    /// declarative format.
    fn syntax(&self, name: &str, def: Option<&OpDef>) -> Option<&'static dyn OpSyntax> {
        let def = def?;
        let hook = self.find(name, |hooks| &hooks.ops);
        let hook = hook.filter(|syntax| def.custom_format || syntax.replaces_format());
        hook.or(def.function_format.then_some(&PlainFunction))
    }
}

impl OpHooks<dyn ParseOp> for Hooks {
    fn attr_hooks(&self) -> &AttrHooks {
        &self.attr
    }

    fn syntax(&self, name: &str, def: Option<&OpDef>) -> Option<&'static dyn ParseOp> {
        self.syntax(name, def).map(|syntax| syntax as &dyn ParseOp)
    }

    fn format(&self, ctx: &Context, name: OpName) -> Option<Arc<dyn ParseOp>> {
        self.rows.as_ref()?.op(ctx, self, name).map(|syntax| syntax as Arc<dyn ParseOp>)
    }

    fn asm_names(&self, name: &str) -> Option<&'static dyn AsmNames> {
        self.find(name, |hooks| &hooks.names)
    }
}

impl OpHooks<dyn PrintOp> for Hooks {
    fn attr_hooks(&self) -> &AttrHooks {
        &self.attr
    }

    fn syntax(&self, name: &str, def: Option<&OpDef>) -> Option<&'static dyn PrintOp> {
        self.syntax(name, def).map(|syntax| syntax as &dyn PrintOp)
    }

    fn format(&self, ctx: &Context, name: OpName) -> Option<Arc<dyn PrintOp>> {
        self.rows.as_ref()?.op(ctx, self, name).map(|syntax| syntax as Arc<dyn PrintOp>)
    }

    fn asm_names(&self, name: &str) -> Option<&'static dyn AsmNames> {
        self.find(name, |hooks| &hooks.names)
    }
}
