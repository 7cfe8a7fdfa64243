//! Hooks of operations: syntax that upstream writes in C++, bound by name. Each hook is a small value that parses and
//! prints.
//!
//! A dialect crate fills a [`Hooks`] and attaches it to the context (`Context::with_extension`). The engines look hooks up by
//! the name that the definition row gives (`arith.constant`, `custom<DynamicIndexList>`) and never know which dialect they
//! serve.

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

/// Hand-written syntax of an operation.
pub trait OpSyntax: ParseOp + PrintOp + Send + Sync {
    /// Parses the text after the operation's name into `op`.
    ///
    /// # Errors
    /// A syntax error, in upstream's words.
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()>;
    /// Prints the text after the operation's name, with the space before it.
    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>);
    /// Returns whether the syntax can represent the operation. If not, the operation is printed in generic form.
    fn is_printable(&self, _: OpRef<'_, '_>) -> bool {
        true
    }
    /// Returns whether the hook is also used for a row that has a declarative format. Some releases have a format where
    /// others have hand-written syntax, and a format may infer more than rows can.
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

/// The arguments of a directive for parsing.
pub type Parse<'a, D> = <<D as Directive>::Args as Arguments>::Parse<'a>;

/// The arguments of a directive for printing.
pub type Print<'m, 'c, D> = <<D as Directive>::Args as Arguments>::Print<'m, 'c>;

/// A `custom<Name>(...)` directive of declarative formats.
pub trait Directive: Send + Sync {
    /// The arguments that the directive takes, in the order of the format. A format with other arguments does not
    /// compile.
    type Args: Arguments;

    /// Parses the directive and fills `args`.
    ///
    /// # Errors
    /// A syntax error, in upstream's words.
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, args: Parse<'_, Self>) -> PResult<()>;
    /// Prints the directive. The format prints the spaces around it; the directive prints those inside it.
    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, args: Print<'m, 'c, Self>);
    /// Parses an optional group that is anchored on this directive's arguments alone. Returns whether the directive is
    /// present.
    ///
    /// # Errors
    /// Returns a syntax error after the directive was recognised.
    fn parse_optional(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, args: Parse<'_, Self>) -> PResult<bool> {
        self.parse(p, op, args).map(|()| true)
    }
}

/// A directive with any arguments. Every [`Directive`] is one.
pub trait AnyDirective: Send + Sync {
    /// Checks the arguments that a format gives.
    ///
    /// # Errors
    /// Returns the list of arguments that the directive takes.
    fn check(&self, given: &[Given]) -> Result<(), Reason>;
    /// Calls [`Directive::parse`], or with `optional` [`Directive::parse_optional`]. Returns whether the directive is
    /// present.
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

/// A transformer of `TypesMatchWith` for a dialect's own types. It maps the types of one operand or result to those of
/// another. `None` if it does not apply to these types.
pub type TypeTransform = fn(&Context, &[Type]) -> Option<Vec<Type>>;

/// An operation without its results, from which result types are inferred.
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
    /// Returns the value of an inherent attribute or property.
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

/// All hooks of a context, by name. The hooks of attributes and types are in [`AttrHooks`], to which this type
/// dereferences.
pub struct Hooks {
    /// The hooks of attributes and types.
    pub attr: AttrHooks,
    /// Hand-written syntax by operation name, for releases whose row asks for it.
    pub ops: FxHashMap<&'static str, &'static dyn OpSyntax>,
    /// Directives by `dialect.Directive` or, if several dialects share a directive, by `Directive`.
    pub directives: FxHashMap<&'static str, &'static dyn AnyDirective>,
    /// Type transformers by dialect and expression, as the row spells it.
    pub transforms: FxHashMap<(&'static str, &'static str), TypeTransform>,
    /// Inference of result types, by operation name.
    pub infer: FxHashMap<&'static str, InferTypes>,
    /// Suggested value and block names, by operation name.
    pub names: FxHashMap<&'static str, &'static dyn AsmNames>,
    /// The library in which other hooks are found by name.
    pub library: Library<Self>,
    /// The engine of declarative formats.
    pub(crate) rows: Option<Box<dyn OpRows>>,
}

/// Syntax of operations whose rows have a declarative format.
pub(crate) trait OpRows: Send + Sync {
    /// Returns the compiled format of an operation's row, if it has a declarative one.
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
    /// Creates tables without hooks and without declarative formats.
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

    /// Finds the entry of a table by the name of an operation, directive, attribute, type or dialect.
    #[must_use]
    pub fn find<V: Copy>(&self, name: &str, table: impl Fn(&Self) -> &FxHashMap<&'static str, V>) -> Option<V> {
        self.library.find(self, name, |hooks| table(hooks).get(name).copied())
    }

    /// Finds the type transformer for an expression in a dialect's rows.
    #[must_use]
    pub fn transform(&self, dialect: &str, text: &str) -> Option<TypeTransform> {
        self.library.find(self, dialect, |hooks| hooks.transforms.get(&(dialect, text)).copied())
    }

    /// Finds hand-written syntax of an operation. The row must ask for it, or the hook must replace the row's format.
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
