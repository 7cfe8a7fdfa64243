//! The declarative engine: what ODS says in an `assemblyFormat`, interpreted in both directions.
//!
//! A format is compiled once per row, when the row is first met, into a tree of elements in which every name is an
//! index. One file per kind of element holds how it is parsed and how it is printed:
//!
//! | file | elements |
//! |---|---|
//! | `syntax.rs` | the text of a format as a tree |
//! | `literal.rs` | keywords, punctuation, and the spaces around everything |
//! | `op.rs` | the elements of operations, and what a row tells about them |
//! | `attribute.rs`, `property.rs`, `operand.rs`, `region.rs`, `successor.rs` | `$name` |
//! | `types.rs` | `type(...)`, `functional-type(...)` |
//! | `dictionary.rs` | `attr-dict`, `prop-dict` |
//! | `group.rs`, `oilist.rs`, `custom.rs` | optional groups, clauses in any order, custom directives |
//! | `infer.rs`, `transform.rs`, `segments.rs` | types that are left out, and which values belong to which name |
//! | `def.rs`, `param.rs`, `enums.rs` | attributes and types of dialects, their parameters, enums |

mod attribute;
mod custom;
mod def;
mod demand;
mod dictionary;
mod enums;
mod group;
mod infer;
mod literal;
mod oilist;
mod op;
mod operand;
mod param;
mod property;
mod region;
pub(crate) mod segments;
mod state;
mod successor;
mod syntax;
mod transform;
mod types;

use std::sync::OnceLock;

use mlirkit_defs::{AttrDef, OpDef};
use mlirkit_ir::{Attr, AttrData, Context, OpName, OpRef};

use crate::hooks::Hooks;
use crate::op_parser::{OpParser, OpState};
use crate::op_printer::OpPrinter;
use crate::parser::PResult;

pub(crate) use def::{DefFormat, is_declarative, space_behind_mnemonic};
pub use def::{
    parse_attr, parse_integer, parse_type, print_attr, print_stripped_attr, print_stripped_type, print_type,
};
pub use enums::{enum_to_keyword, enum_to_text, parse_enum, text_to_enum};
pub(crate) use op::OpFormat;
pub(crate) use state::State;
pub use transform::TRANSFORMS;

/// The formats compiled so far.
#[derive(Default)]
pub(crate) struct Cache {
    ops: Pages<OpFormat>,
    defs: Defs,
}

/// Formats by the address of their row. All threads look here for each attribute, so nobody writes to what the others read: what is
/// there stays where it is.
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
            // Making one may ask for others.
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

/// The format of a row, kept by its context or made for once.
pub(crate) enum Format<'c> {
    Kept(&'c DefFormat),
    Made(Box<DefFormat>),
}

impl std::ops::Deref for Format<'_> {
    type Target = DefFormat;

    fn deref(&self) -> &DefFormat {
        match self {
            Self::Kept(format) => format,
            Self::Made(format) => format,
        }
    }
}

/// Cells by index, made as they are asked for: page `n` has `2^n` of them.
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

impl Cache {
    fn op<'a>(&'a self, ctx: &Context, hooks: &Hooks, name: OpName, def: &'static OpDef) -> Option<&'a OpFormat> {
        self.ops.get(name.index(), || OpFormat::new(ctx, hooks, def))
    }

    fn def(&self, ctx: &Context, def: &'static AttrDef) -> Option<&DefFormat> {
        self.defs.get(std::ptr::from_ref(def).addr(), || DefFormat::new(ctx, def))
    }
}

/// The hooks of a context.
fn hooks(ctx: &Context) -> Option<&Hooks> {
    ctx.extension::<Hooks>()
}

fn cache(ctx: &Context) -> Option<&Cache> {
    hooks(ctx).map(|hooks| &hooks.formats)
}

/// The bytes of a dense array.
pub(crate) fn array_bytes(ctx: &Context, attr: Attr) -> &[u8] {
    match ctx.attr_data(attr) {
        AttrData::DenseArray(array) => array.data.as_slice(),
        _ => &[],
    }
}

/// Parses what follows the name of an operation whose row has a declarative format.
///
/// # Errors
/// A syntax error, in upstream's words, or the name of what nobody has written.
pub fn parse_op(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
    let (hooks, ctx) = (p.hooks, p.ctx);
    let Some(def) = op.def else { return Ok(()) };
    match hooks.formats.op(ctx, hooks, op.name, def) {
        Some(format) => format.parse(p, op),
        None => OpFormat::new(ctx, hooks, def).parse(p, op),
    }
}

/// The format of an operation's row, if it has a declarative one.
pub(crate) fn format_of<'c>(ctx: &'c Context, hooks: &'c Hooks, name: OpName) -> Option<&'c OpFormat> {
    let def = ctx.op_def(name).filter(|def| def.format.is_some())?;
    hooks.formats.op(ctx, hooks, name, def)
}

/// Prints what follows the name of an operation, by its declarative format. `false` if it has none that works.
pub fn print_op<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) -> bool {
    let format = format_of(p.ctx, p.hooks, op.op_name()).filter(|format| format.is_printable(op));
    if let Some(format) = format {
        format.print(p, op);
    }
    format.is_some()
}

/// What keeps the format of an operation from working: errors in it, and hooks and transformers that nobody has written.
#[must_use]
pub fn op_problems(ctx: &Context, hooks: &Hooks, def: &'static OpDef) -> Vec<String> {
    OpFormat::new(ctx, hooks, def).problems().map(Into::into).collect()
}

/// Likewise for an attribute or type.
#[must_use]
pub fn def_problems(ctx: &Context, def: &'static AttrDef) -> Vec<String> {
    DefFormat::new(ctx, def).problems()
}
