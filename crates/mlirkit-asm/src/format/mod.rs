//! Declarative assembly formats (ODS `assemblyFormat`), interpreted for parsing and printing.
//!
//! A format is compiled on first use, once per definition, into a tree of elements in which every name is an index.
//! Each file parses and prints one kind of element:
//!
//! | file | elements |
//! |---|---|
//! | `syntax.rs` | the text of a format as a tree |
//! | `literal.rs` | keywords, punctuation, and the spaces around everything |
//! | `op.rs` | the elements of operations, and facts about the definition |
//! | `attribute.rs`, `property.rs`, `operand.rs`, `region.rs`, `successor.rs` | `$name` |
//! | `types.rs` | `type(...)`, `functional-type(...)` |
//! | `dictionary.rs` | `attr-dict`, `prop-dict` |
//! | `group.rs`, `oilist.rs`, `custom.rs` | optional groups, clauses in any order, custom directives |
//! | `directive.rs` | custom directives that a definition file describes |
//! | `infer.rs`, `transform.rs` | types that the text leaves out |
//! | `def.rs`, `param.rs`, `enums.rs` | attributes and types of dialects, their parameters, enums |
//! | `sizes.rs` | lists of sizes in attributes and types |
//! | `follow.rs` | where a parameter of unknown syntax ends |

mod attribute;
mod custom;
mod def;
mod demand;
mod dictionary;
mod directive;
mod enums;
mod follow;
mod group;
mod infer;
mod literal;
mod oilist;
mod op;
mod operand;
mod param;
mod property;
mod region;
mod sizes;
mod successor;
mod syntax;
pub(crate) mod text;
mod transform;
mod types;

use std::sync::{Arc, LazyLock, OnceLock};

use mlirkit_defs::{AttrDef, OpDef};
use mlirkit_ir::{Context, OpName, OpRef};

use crate::attr::parser::PResult;
use crate::hooks::op_hooks::{Hooks, OpRows, OpSyntax};
use crate::op_data::syntax::OpState;
use crate::parse::OpParser;
use crate::print::OpPrinter;

pub use crate::attr::written_aliases::WrittenAliases;
use def::DefFormat;
pub use def::{
    parse_attr, parse_integer, parse_type, print_attr, print_stripped_attr, print_stripped_type, print_type,
};
pub use enums::{enum_to_keyword, enum_to_text, parse_enum, text_to_enum};
use op::OpFormat;
pub use transform::TRANSFORMS;

/// The compiled formats of operations.
struct OpFormats {
    /// Formats by operation name. If it is `None`, formats are compiled on each use.
    cache: Option<Pages<Arc<OpFormat>>>,
}

impl OpRows for OpFormats {
    fn op(&self, ctx: &Context, hooks: &Hooks, name: OpName) -> Option<Arc<dyn OpSyntax>> {
        let def = ctx.op_def(name).filter(|def| def.format.is_some() || op::list_form(ctx, def).is_some())?;
        let compile = || Arc::new(OpFormat::new(ctx, hooks, def));
        let format = match &self.cache {
            Some(cache) => Arc::clone(cache.get(name.index(), compile)?),
            None => compile(),
        };
        Some(format)
    }
}

/// The compiled formats of attributes and types.
#[derive(Default)]
pub(crate) struct DefFormats {
    /// The cache. If it is `None`, formats are compiled on each use.
    cache: Option<Defs>,
}

impl DefFormats {
    /// Returns whether formats are compiled only once.
    pub(crate) fn is_cached(&self) -> bool {
        self.cache.is_some()
    }

    /// Returns the compiled format of an attribute or type definition.
    pub(crate) fn get(&self, ctx: &Context, def: &'static AttrDef) -> Format<'_> {
        let row = std::ptr::from_ref(def).addr();
        let cached = self.cache.as_ref().and_then(|cache| cache.get(row, || DefFormat::new(ctx, def)));
        cached.map_or_else(|| Format::Compiled(Box::new(DefFormat::new(ctx, def))), Format::Cached)
    }
}

impl Default for Hooks {
    /// Creates empty hook tables, for use with a single context.
    fn default() -> Self {
        let mut hooks = Self::without_rows();
        hooks.attr.rows = Some(Box::new(DefFormats { cache: Some(Defs::default()) }));
        hooks.rows = Some(Box::new(OpFormats { cache: Some(Pages::default()) }));
        hooks
    }
}

impl Hooks {
    /// Returns the hooks of a context. A context without hooks supports only declarative formats.
    #[must_use]
    pub fn of(ctx: &Context) -> &Self {
        // The value is shared by contexts that may differ in their definitions, so it caches nothing.
        static NONE: LazyLock<Hooks> = LazyLock::new(|| {
            let mut hooks = Hooks::without_rows();
            hooks.attr.rows = Some(Box::new(DefFormats::default()));
            hooks.rows = Some(Box::new(OpFormats { cache: None }));
            hooks
        });
        ctx.extension().unwrap_or(&NONE)
    }
}

/// Formats keyed by the address of their definition. All threads search it for each attribute, so entries are never
/// changed or moved.
struct Defs([Link; 64]);

type Link = OnceLock<Box<Def>>;

struct Def {
    row: usize,
    format: DefFormat,
    next: Link,
}

impl Default for Defs {
    fn default() -> Self {
        Self([const { OnceLock::new() }; 64])
    }
}

impl Defs {
    fn get(&self, row: usize, make: impl Fn() -> DefFormat) -> Option<&DefFormat> {
        let hash = row.wrapping_mul(0x9E37_79B9_7F4A_7C15_u64 as usize) >> (usize::BITS - 6);
        let mut link = self.0.get(hash)?;
        loop {
            // Compiling a format may look up other formats.
            let def = match link.get() {
                Some(def) => def,
                None => {
                    let _ = link.set(Box::new(Def { row, format: make(), next: OnceLock::new() }));
                    link.get()?
                }
            };
            if def.row == row {
                return Some(&def.format);
            }
            link = &def.next;
        }
    }
}

/// The format of a definition: cached, or compiled for a single use.
pub(crate) enum Format<'c> {
    Cached(&'c DefFormat),
    Compiled(Box<DefFormat>),
}

impl std::ops::Deref for Format<'_> {
    type Target = DefFormat;

    fn deref(&self) -> &DefFormat {
        match self {
            Self::Cached(format) => format,
            Self::Compiled(format) => format,
        }
    }
}

/// A table of cells that are filled on demand. Page `n` has `2^n` cells, so a cell never moves when the table grows.
struct Pages<T>([OnceLock<Box<[OnceLock<T>]>>; 32]);

impl<T> Default for Pages<T> {
    fn default() -> Self {
        Self([const { OnceLock::new() }; 32])
    }
}

impl<T> Pages<T> {
    fn get(&self, index: usize, make: impl FnOnce() -> T) -> Option<&T> {
        let page = index.checked_add(1)?.ilog2();
        let cells = self.0.get(page as usize)?.get_or_init(|| (0..1_usize << page).map(|_| OnceLock::new()).collect());
        Some(cells.get(index + 1 - (1 << page))?.get_or_init(make))
    }
}

/// Parses what follows the name of an operation, if its definition has a declarative format.
///
/// # Errors
/// Returns a syntax error, worded as in upstream MLIR, or the name of a missing hook.
pub fn parse_op(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
    let Some(def) = op.def else { return Ok(()) };
    let (ctx, hooks) = (p.base.ctx, p.hooks);
    match p.info(op.name).format(ctx, hooks, op.name) {
        Some(format) => format.parse_op(p, op),
        None => OpFormat::new(ctx, Hooks::of(ctx), def).parse(p, op),
    }
}

/// Prints what follows the name of an operation, using its declarative format. Returns false if it has no format that
/// works for this operation.
pub fn print_op<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) -> bool {
    let (ctx, hooks, name) = (p.base.ctx, p.hooks, op.op_name());
    let info = p.infos.get(ctx, hooks, name);
    let format = info.format(ctx, hooks, name).filter(|format| format.can_print(op));
    if let Some(format) = format {
        format.print_op(p, op);
    }
    format.is_some()
}

/// Returns the reasons why the format of an operation does not work: errors in the format, missing hooks, and missing
/// type transformers.
#[must_use]
pub fn op_problems(ctx: &Context, hooks: &Hooks, def: &'static OpDef) -> Vec<String> {
    OpFormat::new(ctx, hooks, def).problems().map(Into::into).collect()
}

/// Returns the reasons why the format of an attribute or type does not work.
#[must_use]
pub fn def_problems(ctx: &Context, def: &'static AttrDef) -> Vec<String> {
    DefFormat::new(ctx, def).problems()
}
