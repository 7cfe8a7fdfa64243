//! The elements of a file: top-level operations, alias definitions and resources.

pub(crate) mod resources;
pub(crate) mod split;

use std::fmt;
use std::io;
use std::sync::Arc;

use bytes::Bytes;
use mlirkit_diag::Diagnostic;
use mlirkit_ir::engine::{AdoptLocs, OwnLocs};
use mlirkit_ir::{Attr, BlockId, Body, Context, Module, NewOp};
use rustc_hash::FxHashMap;

use crate::attr::alias_table::{AliasTable, is_pending};
use crate::attr::aliases::suggested_alias;
use crate::attr::parser::{AttrParser, PResult};
use crate::attr::symbol::{Deferral, Symbol};
use crate::attr::written_aliases::WrittenAliases;
use crate::hooks::op_hooks::Hooks;
use crate::parse::OpParser;
use crate::parse::driver::ParseDriver;
use crate::print::OpPrinter;
use crate::text::Offset;
use crate::text::lexer::Kind;

/// Options for parsing a source.
#[derive(Clone, Default)]
pub struct ParseOptions {
    /// Whether to leave top-level operations as they are (`--no-implicit-module`). By default they are wrapped in a
    /// `builtin.module`, unless the source is a single one.
    pub no_implicit_module: bool,
    /// The byte range of the source to parse; by default all of it. Lines and offsets still count from the start of the
    /// source.
    pub range: Option<(usize, usize)>,
    /// The 1-based line in which the range starts. If it is `None`, the lines before the range are counted.
    pub line: Option<u32>,
    /// A callback invoked every few megabytes of a large source, from any thread. It may release memory whose contents
    /// can be read again, such as a mapped file.
    pub release: Option<Arc<dyn Fn() + Send + Sync>>,
    /// The source as shared bytes. Large hexadecimal constants are then slices of it, decoded on first access. If this
    /// is `None`, or not the source being parsed, constants are decoded while parsing.
    pub shared: Option<Bytes>,
    /// Whether the module will be verified next. If so, the verifier, not the parser, reports isolated operations that
    /// use values defined outside of them. The parser replaces each such value by an argument of a detached region.
    pub verified_next: bool,
    /// Whether isolated operations may use values defined outside of them. The regions of all operations then belong to
    /// one body, so the module must only be printed.
    pub outside_values: bool,
}

impl fmt::Debug for ParseOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { no_implicit_module, range, line, release: _, shared: _, verified_next, outside_values } = self;
        let mut shown = f.debug_struct("ParseOptions");
        shown.field("no_implicit_module", no_implicit_module).field("range", range).field("line", line);
        shown.field("verified_next", verified_next).field("outside_values", outside_values);
        shown.finish_non_exhaustive()
    }
}

/// The result of parsing a source.
#[derive(Debug)]
pub struct Parsed<'c> {
    /// The parsed module.
    pub module: Module<'c>,
    /// The warnings reported while parsing.
    pub warnings: Vec<Diagnostic>,
}

/// Wraps the parsed operations in a `builtin.module`, unless they already are one. The module of a split chunk is
/// located at the start of the chunk, as in upstream MLIR. The module of a whole file has location 0:0.
pub(crate) fn implicit_module(module: &mut Module<'_>, name: &str, (source, start): (&[u8], usize), line: Option<u32>) {
    let ctx = module.context();
    wrap_in_module(module, || match start {
        0 => ctx.adopt_file_loc(&mut OwnLocs::new(ctx.ident(name)), 0, 0),
        _ => {
            let mut parser = new_parser(ctx, name, source, start);
            parser.starts_in(line);
            parser.location_of(start as Offset)
        }
    });
}

/// Reserves memory for the locations of a large source. The estimate is one location per line, as printers write.
pub(crate) fn expect_locations(ctx: &Context, source: &[u8]) {
    const LARGE: usize = 1 << 20;
    /// The minimum length, in bytes, of a line that is assumed to contain an operation.
    const LINE: usize = 32;
    /// The number of samples in which lines are counted. Each sample has [`PART`] bytes.
    const PARTS: usize = 32;
    const PART: usize = 1 << 14;
    if source.len() >= LARGE {
        let parts = (0..PARTS).filter_map(|part| source.get(source.len() / PARTS * part..)?.get(..PART));
        let lines: usize = parts.map(|part| memchr::memchr_iter(b'\n', part).count()).sum();
        ctx.expect_file_locs((source.len() / (PARTS * PART) + 1).saturating_mul(lines).min(source.len() / LINE));
    }
}

pub(crate) fn new_parser<'s, 'c>(ctx: &'c Context, name: &str, source: &'s [u8], start: usize) -> AttrParser<'s, 'c> {
    let mut parser = AttrParser::starting_at(ctx, &Hooks::of(ctx).attr, name, (source, start));
    parser.start = start as Offset;
    parser.aliases.table = Arc::new(AliasTable::for_source(source.len()));
    parser
}

/// The parsed top level of a file.
pub(crate) struct Content {
    top: Body,
    resources: resources::ParsedResources,
}

impl Content {
    pub(crate) fn store(self, module: &mut Module<'_>) {
        if let Some(top) = module.body_mut(Module::TOP) {
            *top = self.top;
        }
        self.resources.store(module);
    }
}

pub(crate) fn operations<'s, 'c>(
    parser: &mut AttrParser<'s, 'c>,
    module: &Module<'c>,
    top: Body,
    driver: Option<Box<dyn ParseDriver<'s> + '_>>,
) -> Result<Content, Vec<Box<Diagnostic>>> {
    let hooks = Hooks::of(parser.ctx);
    parser.style = Arc::clone(&module.style);
    let mut resources = resources::ParsedResources::default();
    let mut ops = OpParser::new(parser, hooks, module, top);
    ops.driver = driver;
    if !ops.base.is_part {
        ops.says_outsiders_in_the_end();
    }
    loop {
        let one = match ops.kind() {
            Kind::Eof => break,
            Kind::Error => Err(ops.error_here("expected operation")),
            Kind::HashId => match ops.aliases_of_driver() {
                Ok(()) if ops.kind() == Kind::HashId => attr_alias(ops.base),
                result => result,
            },
            Kind::ExclaimId => type_alias(ops.base),
            Kind::FileMetadataBegin => resources::parse(ops.base, &mut resources),
            _ => ops.operations(BlockId(0), |kind| {
                matches!(kind, Kind::Eof | Kind::Error | Kind::HashId | Kind::ExclaimId | Kind::FileMetadataBegin)
            }),
        };
        one.map_err(|error| vec![error])?;
    }
    let (top, errors) = ops.end();
    if errors.is_empty() { Ok(Content { top, resources }) } else { Err(errors) }
}

pub(crate) fn attr_alias(p: &mut AttrParser<'_, '_>) -> PResult<()> {
    let (name, value) = attr_alias_unless(p, |p, name| p.attr_alias(name).is_some())?;
    note_alias(p, name, Symbol::Attr(value));
    Ok(())
}

/// Parses an attribute alias definition in one chunk of an alias list. Clashes with names in other chunks are checked
/// later: the thread that merges the chunks in order calls [`note_alias`].
pub(crate) fn attr_alias_of_part(p: &mut AttrParser<'_, '_>) -> PResult<()> {
    attr_alias_unless(p, |p, name| p.aliases.table.attr(name).is_some()).map(|_| ())
}

fn attr_alias_unless<'s>(
    p: &mut AttrParser<'s, '_>,
    is_defined: impl FnOnce(&AttrParser<'s, '_>, &[u8]) -> bool,
) -> PResult<(&'s [u8], Attr)> {
    let name = p.spelling().get(1..).unwrap_or_default();
    if is_defined(p, name) {
        let name = String::from_utf8_lossy(name);
        return Err(p.error_here(&format!("redefinition of attribute alias id '{name}'")));
    }
    if name.contains(&b'.') {
        return Err(p.error_here("attribute names with a '.' are reserved for dialect-defined names"));
    }
    let value = match p.plain_definition() {
        Some(location) => location,
        None => {
            p.bump();
            p.expect(Kind::Equal, "expected '=' in attribute alias definition")?;
            p.defined_attr()?
        }
    };
    own_aliases(p).insert(name, value);
    allow_suggested_digit(p, name, Symbol::Attr(value));
    Ok((name, value))
}

/// Records that alias names may end in a digit, if the dialect suggests exactly this name. If so, the digit is part of
/// the name rather than a number that the printer appended.
fn allow_suggested_digit(p: &AttrParser<'_, '_>, name: &[u8], symbol: Symbol) {
    let is_suggested = || suggested_alias(p.ctx, p.hooks, symbol).is_some_and(|own| *own == *name);
    if name.last().is_some_and(u8::is_ascii_digit) && is_suggested() {
        p.style.allow_digits();
    }
}

/// Records the alias name that the source uses for an attribute or type of a user dialect. The first name wins, so
/// aliases must be recorded in source order.
pub(crate) fn note_alias(p: &AttrParser<'_, '_>, name: &[u8], symbol: Symbol) {
    WrittenAliases::note(p.ctx, &p.style, symbol, name);
    let is_kept = || WrittenAliases::of(p.ctx, &p.style, symbol).is_some_and(|own| *own == *name);
    if name.last().is_some_and(u8::is_ascii_digit) && is_kept() {
        p.style.allow_digits();
    }
}

fn type_alias<'s>(p: &mut AttrParser<'s, '_>) -> PResult<()> {
    let name = p.spelling().get(1..).unwrap_or_default();
    if p.aliases.table.types.contains_key(name) {
        let name = String::from_utf8_lossy(name);
        return Err(p.error_here(&format!("redefinition of type alias id '{name}'")));
    }
    if name.contains(&b'.') {
        return Err(p.error_here("type names with a '.' are reserved for dialect-defined names"));
    }
    p.bump();
    p.expect(Kind::Equal, "expected '=' in type alias definition")?;
    let value = p.ty()?;
    own_aliases(p).types.insert(name, value);
    allow_suggested_digit(p, name, Symbol::Type(value));
    note_alias(p, name, Symbol::Type(value));
    Ok(())
}

/// Returns the alias table for modification. Copies it first if other threads share it.
pub(crate) fn own_aliases<'p, 's>(p: &'p mut AttrParser<'s, '_>) -> &'p mut AliasTable<'s> {
    if Arc::get_mut(&mut p.aliases.table).is_none() {
        p.aliases.copied += p.aliases.table.len();
    }
    Arc::make_mut(&mut p.aliases.table)
}

/// Placeholders for location aliases that bodies use before the definition.
#[derive(Debug, Default)]
pub(crate) struct DeferredLocations<'s> {
    /// Aliases with a name: the name, the placeholder, and the offset of the first use.
    pub(crate) named: Vec<(&'s [u8], Attr, Offset)>,
    /// Whether there is a placeholder for a numbered alias (`#loc3`).
    pub(crate) numbered: bool,
}

/// Replaces placeholders by the locations that aliases at the end of the file define. Returns false if a numbered alias
/// is not a location; the caller must then parse again with aliases by name, to report which one.
pub(crate) fn resolve_locations<'c>(
    p: &AttrParser<'_, 'c>,
    module: &mut Module<'c>,
    others: &DeferredLocations<'_>,
) -> PResult<bool> {
    let mut named: Vec<_> =
        p.aliases.placeholders.named.iter().map(|(name, (marker, offset))| (*offset, *name, *marker)).collect();
    named.extend(others.named.iter().map(|(name, marker, offset)| (*offset, *name, *marker)));
    let numbered = p.aliases.placeholders.numbered || others.numbered;
    if named.is_empty() && !numbered {
        return Ok(true);
    }
    let mut known: FxHashMap<Attr, Attr> = FxHashMap::default();
    for (_, name, marker) in &named {
        let attr = p.aliases.table.attr(name).filter(|attr| p.ctx.attr_data(*attr).is_location());
        match attr {
            Some(attr) => _ = known.insert(*marker, attr),
            // Reports the first error.
            None if numbered => return Ok(false),
            None => return Err(wrong_location(p, named)),
        }
    }
    let mut all = true;
    for id in 0..module.body_count() {
        if let Some(body) = module.body_mut(mlirkit_ir::BodyId(id as u32)) {
            body.replace_locations(|loc| match is_pending(loc) {
                true => p.aliases.table.resolved(p.ctx, loc).unwrap_or_else(|| {
                    all = false;
                    loc
                }),
                false if known.is_empty() => loc,
                false => known.get(&loc).copied().unwrap_or(loc),
            });
        }
    }
    Ok(all)
}

/// Returns the first error, in source order, among the given uses of location aliases.
#[cold]
fn wrong_location(p: &AttrParser<'_, '_>, mut uses: Vec<(Offset, &[u8], Attr)>) -> Box<Diagnostic> {
    uses.sort_unstable();
    let wrong = |(offset, name, _): (Offset, &[u8], Attr)| match p.aliases.table.attr(name) {
        None => Some(p.error_at(offset, "operation location alias was never defined")),
        Some(attr) if p.ctx.attr_data(attr).is_location() => None,
        Some(attr) => {
            let text = p.attr_text(attr);
            Some(p.error_at(offset, &format!("expected location, but found '{text}'")))
        }
    };
    uses.into_iter().find_map(wrong).unwrap_or_else(|| p.error_here("a location alias stands for nothing"))
}

/// Wraps the operations of a module in a `builtin.module` with the given location, unless they already are one.
pub fn wrap_in_module(module: &mut Module<'_>, loc: impl FnOnce() -> Attr) {
    let ctx = module.context();
    let mut ops = module.top_block().ops();
    if ops.next().is_some_and(|op| op.is("builtin.module")) && ops.next().is_none() {
        return;
    }
    drop(ops);
    let implicit = ctx.op_name("builtin.module");
    let Some(content) = module.body_mut(Module::TOP).map(std::mem::take) else { return };
    let child = module.add_body(content);
    let mut body = Body::new();
    let region = body.new_root();
    let block = body.append_block(region);
    let slots = ctx.op_def(implicit).map_or(0, |def| def.slots.len());
    let props = ctx.props(&vec![None; slots]);
    body.append_op(block, &NewOp { child: Some(child), props, ..NewOp::new(implicit, loc()) });
    if let Some(top) = module.body_mut(Module::TOP) {
        *top = body;
    }
}

/// Prints what precedes the top-level operation of a file: aliases that must be defined before their use.
pub(crate) fn before_op(p: &mut OpPrinter<'_, '_>) {
    if !p.options.local_scope {
        p.alias_definitions(Deferral::Refused);
    }
}

/// Prints what follows the last operation of a file: deferred aliases and resources. Then flushes the output.
pub(crate) fn after_op(p: &mut OpPrinter<'_, '_>, module: &Module<'_>) -> io::Result<()> {
    if !p.options.local_scope {
        p.line_feed();
        p.alias_definitions(Deferral::Allowed);
        resources::print(p, module);
    }
    p.flush();
    p.out.error.take().map_or(Ok(()), Err)
}
