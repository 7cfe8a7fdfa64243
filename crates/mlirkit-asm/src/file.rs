//! Whole files: top-level operations, alias definitions and resources, parsed and printed.

mod resources;

use std::fmt;
use std::io;
use std::ops::Range;
use std::sync::Arc;

use bytes::Bytes;
use mlirkit_diag::Diagnostic;
use mlirkit_ir::engine::{AdoptLocs, OwnLocs};
use mlirkit_ir::threads;
use mlirkit_ir::{Attr, BlockId, Body, Context, Module, NewOp, OpRef, Validity};
use rustc_hash::FxHashMap;

use crate::alias::Deferral;
use crate::hooks::Hooks;
use crate::lexer::Kind;
use crate::names::{Naming, SsaNames};
use crate::op_info::OpInfos;
use crate::op_parser::{Bodies, DeferredLocations, OpParser, PARALLEL_SOURCE};
use crate::op_printer::{OpPrinter, Parallel};
use crate::parser::{AliasTable, AttrParser, Offset, PResult, is_pending};
use crate::printer::{Output, PrintOptions};

/// How a source is parsed.
#[derive(Clone, Default)]
pub struct ParseOptions {
    /// Whether top-level operations stay as they are, instead of being put into a `builtin.module` unless they are
    /// one (`--no-implicit-module`).
    pub no_implicit_module: bool,
    /// The part of the source to parse, all of it by default. Lines and offsets count from the start of the source.
    pub range: Option<(usize, usize)>,
    /// The line that this part starts in, from 1, if that is known; otherwise the lines before it are counted.
    pub line: Option<u32>,
    /// Called every few megabytes of a large source, by any thread: what holds it in memory and can get it again, as a mapped
    /// file can, may give it back.
    pub release: Option<Arc<dyn Fn() + Send + Sync>>,
    /// The source that is parsed, as what may be shared: then large constants in hexadecimal stay slices of it, and are decoded when somebody
    /// asks for their bytes. Without it, or if it is another one, all are decoded at once.
    pub shared: Option<Bytes>,
    /// Whether the module is verified next: then the verifier refuses what isolated operations use and do not see, when it is its turn.
    /// Otherwise the parser does. Until then each such value is an argument in a region of no operation.
    pub verified_next: bool,
}

impl fmt::Debug for ParseOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { no_implicit_module, range, line, release: _, shared: _, verified_next } = self;
        let mut shown = f.debug_struct("ParseOptions");
        shown.field("no_implicit_module", no_implicit_module).field("range", range).field("line", line);
        shown.field("verified_next", verified_next);
        shown.finish_non_exhaustive()
    }
}

/// What parsing gave.
#[derive(Debug)]
pub struct Parsed<'c> {
    /// The IR.
    pub module: Module<'c>,
    /// What was noticed on the way.
    pub warnings: Vec<Diagnostic>,
}

/// A piece of a source between split markers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SplitChunk<'s> {
    /// Its text.
    pub text: &'s [u8],
    /// Where it starts in the whole source.
    pub offset: usize,
    /// The line it starts in, from 1.
    pub line: u32,
}

/// So much of a split marker's end may differ in a near miss.
const LOOSE: usize = 2;

/// Cuts a source at the marker, as `--split-input-file` does: wherever it stands, if something follows it.
#[must_use]
pub fn split_source<'s>(source: &'s [u8], marker: &str) -> Vec<SplitChunk<'s>> {
    split(source, marker).0
}

/// Where something stands that is nearly a split marker: upstream warns "near miss with file split marker".
#[must_use]
pub fn split_near_misses(source: &[u8], marker: &str) -> Vec<usize> {
    split(source, marker).1
}

fn split<'s>(source: &'s [u8], marker: &str) -> (Vec<SplitChunk<'s>>, Vec<usize>) {
    let (mut chunks, mut near_misses) = (Vec::new(), Vec::new());
    let (mut line, mut counted) = (1, 0);
    let mut chunk = |range: Range<usize>| {
        line += memchr::memchr_iter(b'\n', source.get(counted..range.start).unwrap_or_default()).count() as u32;
        counted = range.start;
        chunks.push(SplitChunk { text: source.get(range.clone()).unwrap_or_default(), offset: range.start, line });
    };
    let Some((stem, end)) = marker.len().checked_sub(LOOSE).and_then(|at| marker.as_bytes().split_at_checked(at))
    else {
        chunk(0..source.len());
        return (chunks, near_misses);
    };
    let mut pieces: Vec<Range<usize>> = Vec::new();
    let mut start = 0;
    for at in memchr::memmem::find_iter(source, stem) {
        pieces.push(start..at);
        start = at + stem.len();
    }
    pieces.push(start..source.len());
    let mut current = 0..0;
    for piece in pieces {
        if current.is_empty() {
            current = piece;
            continue;
        }
        let text = source.get(piece.clone()).unwrap_or_default();
        if text.starts_with(end) && text.len() > LOOSE && text.get(LOOSE) != Some(&b'0') {
            chunk(current);
            current = piece.start + LOOSE..piece.end;
        } else {
            near_misses.push(piece.start);
            current.end = piece.end;
        }
    }
    if !current.is_empty() {
        chunk(current);
    }
    (chunks, near_misses)
}

/// Parses a source. Positions in diagnostics are offsets into it; locations in the IR carry `name`.
///
/// # Errors
/// All that was noticed, the last one being an error.
pub fn parse<'c>(
    ctx: &'c Context,
    name: &str,
    source: &[u8],
    options: &ParseOptions,
) -> Result<Parsed<'c>, Vec<Diagnostic>> {
    if u32::try_from(source.len()).is_err() {
        let position = mlirkit_diag::Position::Offset(0);
        return Err(vec![Diagnostic::error(position, "a source of 4 GiB or more is not supported")]);
    }
    let (start, end) = options.range.unwrap_or((0, source.len()));
    let source = source.get(..end).unwrap_or(source);
    let start = start.min(source.len());
    let mut module = Module::new(ctx);
    let mut diagnostics = Vec::new();
    let mut parsed = parse_in_parallel(ctx, name, (source, start), options, &mut module);
    // By name only if something is wrong with a location that has a number.
    for by_number in [true, false] {
        if parsed {
            break;
        }
        module = Module::new(ctx);
        let mut parser = new_parser(ctx, name, source, start);
        parser.starts_in(options.line);
        if !by_number {
            parser.aliases = Arc::default();
        }
        parser.shared.clone_from(&options.shared);
        parser.leaves_outsiders = options.verified_next;
        parser.adopts_locations = ctx.adopts_file_locs();
        if parser.adopts_locations {
            expect_locations(ctx, source.get(start..).unwrap_or_default());
        }
        let top = module.body_mut(Module::TOP).map(std::mem::take).unwrap_or_default();
        let result = operations(&mut parser, &module, top, None).and_then(|content| {
            content.store(&mut module);
            resolve_locations(&parser, &mut module, &DeferredLocations::default()).map_err(|error| vec![error])
        });
        if result.as_ref().is_ok_and(|all| !all) {
            continue;
        }
        diagnostics.append(&mut parser.warnings);
        if let Err(errors) = result {
            diagnostics.extend(errors.into_iter().map(|error| *error));
            return Err(diagnostics);
        }
        parsed = true;
    }
    if !options.no_implicit_module {
        implicit_module(&mut module, name, (source, start), options.line);
    }
    module.settle();
    Ok(Parsed { module, warnings: diagnostics })
}

/// Puts what was parsed into a `builtin.module`, unless one is all there is. Upstream puts the module of a later part where the
/// part begins, and that of a whole file nowhere.
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

/// Makes room for the locations of a large source: about one for each line, as printers write it.
pub(crate) fn expect_locations(ctx: &Context, source: &[u8]) {
    const LARGE: usize = 1 << 20;
    /// A shorter line is no operation.
    const LINE: usize = 32;
    /// Lines are counted in so many parts of the source, of so many bytes each: what is too little is added later.
    const PARTS: usize = 32;
    const PART: usize = 1 << 14;
    if source.len() >= LARGE {
        let parts = (0..PARTS).filter_map(|part| source.get(source.len() / PARTS * part..)?.get(..PART));
        let lines: usize = parts.map(|part| memchr::memchr_iter(b'\n', part).count()).sum();
        ctx.expect_file_locs((source.len() / (PARTS * PART) + 1).saturating_mul(lines).min(source.len() / LINE));
    }
}

pub(crate) fn new_parser<'s, 'c>(ctx: &'c Context, name: &str, source: &'s [u8], start: usize) -> AttrParser<'s, 'c> {
    let mut parser = AttrParser::with_name(ctx, name, source);
    parser.reset(start as Offset);
    parser.start = start as Offset;
    parser.aliases = Arc::new(AliasTable::for_source(source.len()));
    parser
}

/// Parses a large source with several threads. `false` if it is to be parsed with one: nothing is known about it then.
fn parse_in_parallel<'c>(
    ctx: &'c Context,
    name: &str,
    (source, start): (&[u8], usize),
    options: &ParseOptions,
    module: &mut Module<'c>,
) -> bool {
    if source.len() - start < PARALLEL_SOURCE || ctx.threads() < 2 {
        return false;
    }
    let threads = ctx.threads();
    let (bodies, adopts) = (Bodies::releasing(options.release.clone()), ctx.adopts_file_locs());
    if adopts {
        expect_locations(ctx, source.get(start..).unwrap_or_default());
    }
    let distinct = Arc::default();
    let part = |module: &Module<'c>| {
        let mut base = new_parser(ctx, name, source, start);
        base.distinct = Arc::clone(&distinct);
        (base.adopts_locations, base.is_part) = (adopts, true);
        base.shared.clone_from(&options.shared);
        OpParser::new(&mut base, Hooks::of(ctx), module, Body::new(), None).parse_bodies(&bodies);
    };
    let mut parser = new_parser(ctx, name, source, start);
    parser.starts_in(options.line);
    (parser.adopts_locations, parser.is_part) = (adopts, true);
    parser.distinct = Arc::clone(&distinct);
    parser.shared.clone_from(&options.shared);
    let Some(top) = module.body_mut(Module::TOP).map(std::mem::take) else { return false };
    let (shared, part) = (&*module, &part);
    let content = std::thread::scope(|scope| {
        let others = (1..threads).filter(|_| {
            let other = threads::spawn(scope, || part(shared));
            other.is_ok()
        });
        let others = others.count();
        let result = operations(&mut parser, shared, top, (others > 0).then_some(&bodies));
        match &result {
            Ok(_) => bodies.close(),
            Err(_) => bodies.fail(),
        }
        part(shared);
        result
    });
    let Ok(content) = content else { return false };
    content.store(module);
    !bodies.has_failed()
        && parser.warnings.is_empty()
        && resolve_locations(&parser, module, &bodies.deferred_locations()).is_ok_and(|all| all)
}

/// What stands at the top of a file.
pub(crate) struct Content {
    top: Body,
    resources: resources::Groups,
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
    bodies: Option<&Bodies<'s>>,
) -> Result<Content, Vec<Box<Diagnostic>>> {
    let hooks = Hooks::of(parser.ctx);
    let mut resources = resources::Groups::default();
    let mut ops = OpParser::new(parser, hooks, module, top, bodies);
    if !ops.base.is_part {
        ops.says_outsiders_in_the_end();
    }
    loop {
        let one = match ops.kind() {
            Kind::Eof => break,
            Kind::Error => Err(ops.error_here("expected operation")),
            Kind::HashId => match ops.aliases_in_pieces() {
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
    attr_alias_unless(p, |p, name| p.attr_alias(name).is_some())
}

/// Likewise in a part of a list: whoever takes it finds out what was defined before.
pub(crate) fn attr_alias_of_part(p: &mut AttrParser<'_, '_>) -> PResult<()> {
    attr_alias_unless(p, |p, name| p.aliases.attr(name).is_some())
}

fn attr_alias_unless<'s>(
    p: &mut AttrParser<'s, '_>,
    is_defined: impl FnOnce(&AttrParser<'s, '_>, &[u8]) -> bool,
) -> PResult<()> {
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
            p.attribute()?
        }
    };
    own_aliases(p).insert(name, value);
    Ok(())
}

fn type_alias<'s>(p: &mut AttrParser<'s, '_>) -> PResult<()> {
    let name = p.spelling().get(1..).unwrap_or_default();
    if p.aliases.types.contains_key(name) {
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
    Ok(())
}

/// The aliases, which are copied if bodies that others are to parse need them as they are.
pub(crate) fn own_aliases<'p, 's>(p: &'p mut AttrParser<'s, '_>) -> &'p mut AliasTable<'s> {
    if Arc::get_mut(&mut p.aliases).is_none() {
        p.copied += p.aliases.len();
    }
    Arc::make_mut(&mut p.aliases)
}

/// Puts the locations that aliases at the end of the file define where they were named. `false` if one that has a number is no location:
/// which one is known where all are looked up by name.
pub(crate) fn resolve_locations<'c>(
    p: &AttrParser<'_, 'c>,
    module: &mut Module<'c>,
    others: &DeferredLocations<'_>,
) -> PResult<bool> {
    let mut named: Vec<_> = p.deferred.named.iter().map(|(name, (marker, offset))| (*offset, *name, *marker)).collect();
    named.extend(others.named.iter().map(|(name, marker, offset)| (*offset, *name, *marker)));
    let numbered = p.deferred.numbered || others.numbered;
    if named.is_empty() && !numbered {
        return Ok(true);
    }
    let mut known: FxHashMap<Attr, Attr> = FxHashMap::default();
    for (_, name, marker) in &named {
        let attr = p.aliases.attr(name).filter(|attr| p.ctx.attr_data(*attr).is_location());
        match attr {
            Some(attr) => _ = known.insert(*marker, attr),
            // Of several, the first one is told.
            None if numbered => return Ok(false),
            None => return Err(wrong_location(p, named)),
        }
    }
    let mut all = true;
    for id in 0..module.body_count() {
        if let Some(body) = module.body_mut(mlirkit_ir::BodyId(id as u32)) {
            body.replace_locations(|loc| match is_pending(loc) {
                true => p.aliases.resolved(p.ctx, loc).unwrap_or_else(|| {
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

/// What is wrong with the first of these uses of location aliases that is wrong.
#[cold]
fn wrong_location(p: &AttrParser<'_, '_>, mut uses: Vec<(Offset, &[u8], Attr)>) -> Box<Diagnostic> {
    uses.sort_unstable();
    let wrong = |(offset, name, _): (Offset, &[u8], Attr)| match p.aliases.attr(name) {
        None => Some(p.error_at(offset, "operation location alias was never defined")),
        Some(attr) if p.ctx.attr_data(attr).is_location() => None,
        Some(attr) => {
            let text = crate::printer::attr_to_string(p.ctx, attr);
            Some(p.error_at(offset, &format!("expected location, but found '{text}'")))
        }
    };
    uses.into_iter().find_map(wrong).unwrap_or_else(|| p.error_here("a location alias stands for nothing"))
}

/// Puts what a module holds into a `builtin.module` at this location, unless one is all it holds.
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

/// Prints a module: what `mlir-opt` prints, with the empty line at its end.
///
/// # Errors
/// What the sink reports.
pub fn print(module: &Module<'_>, options: &PrintOptions, out: &mut impl io::Write) -> io::Result<()> {
    print_if(module, options, out, || true).map(drop)
}

/// Prints a module, if `go` says so when its aliases have been found and the first byte is about to be written: finding them
/// is the work of one thread, beside which others can verify the module. `false` if it was not to be printed.
///
/// # Errors
/// What the sink reports.
pub fn print_if(
    module: &Module<'_>,
    options: &PrintOptions,
    out: &mut impl io::Write,
    go: impl FnOnce() -> bool,
) -> io::Result<bool> {
    let (mut go, mut goes) = (Some(go), true);
    for op in module.top_block().ops() {
        let options = options.suitable_for(op);
        let mut p = prepared(op, &options);
        goes = go.take().map_or(goes, |go| go());
        if !goes {
            return Ok(false);
        }
        print_prepared(&mut p, op, out)?;
        out.write_all(b"\n")?;
    }
    Ok(go.is_none_or(|go| go()))
}

/// Prints an operation as if it were a whole file.
///
/// # Errors
/// What the sink reports.
pub fn print_op(op: OpRef<'_, '_>, options: &PrintOptions, out: &mut impl io::Write) -> io::Result<()> {
    let options = options.suitable_for(op);
    print_prepared(&mut prepared(op, &options), op, out)
}

impl PrintOptions {
    /// Returns these options, with the generic form for an operation that is not valid.
    #[must_use]
    pub fn suitable_for(&self, op: OpRef<'_, '_>) -> Self {
        let known = self.generic || self.assume_verified;
        let is_valid = || op.context().extension::<Validity>().is_none_or(|validity| validity.0(op));
        Self { generic: self.generic || !(known || is_valid()), ..*self }
    }
}

/// A printer that knows all names and aliases.
fn prepared<'o, 'c>(op: OpRef<'_, 'c>, options: &'o PrintOptions) -> OpPrinter<'o, 'c> {
    let mut p = OpPrinter::new(op.context(), options);
    let plan = Parallel::plan(op, options);
    let (hooks, worth_a_thread) = (p.hooks, plan.is_none() && Parallel::is_worth_it(op));
    let name = move |mut plan: Option<Box<Parallel>>| {
        let mut naming = Naming { hooks, options, infos: &mut OpInfos::default(), parallel: plan.as_deref_mut() };
        (SsaNames::new(op, &mut naming), plan)
    };
    let mut collect = || {
        if !options.local_scope {
            p.collect_aliases(op);
        }
    };
    // Names have nothing to do with aliases.
    let (names, plan) = if worth_a_thread {
        threads::both(2, || name(None), collect).0
    } else {
        collect();
        name(plan)
    };
    (p.names, p.parallel) = (Arc::new(names), plan);
    p
}

fn print_prepared<'o, 'c>(p: &mut OpPrinter<'o, 'c>, op: OpRef<'_, 'c>, out: &'o mut impl io::Write) -> io::Result<()> {
    p.out = Output::to(out);
    before_op(p);
    p.op_line(op);
    after_op(p, op.module)
}

/// What stands before the operation of a file.
pub(crate) fn before_op(p: &mut OpPrinter<'_, '_>) {
    if !p.options.local_scope {
        p.definitions(Deferral::Refused);
    }
}

/// What stands behind the operation of a file, and the end of it all.
pub(crate) fn after_op(p: &mut OpPrinter<'_, '_>, module: &Module<'_>) -> io::Result<()> {
    if !p.options.local_scope {
        p.line_feed();
        p.definitions(Deferral::Allowed);
        resources::print(p, module);
    }
    p.flush();
    p.out.error.take().map_or(Ok(()), Err)
}

/// Prints an operation as diagnostics show it: without aliases, with the numbers that values have in its body.
///
/// # Errors
/// What the sink reports.
pub fn print_in_scope(op: OpRef<'_, '_>, options: &PrintOptions, out: &mut impl io::Write) -> io::Result<()> {
    let mut p = OpPrinter::new(op.context(), options);
    let mut naming = Naming { hooks: p.hooks, options, infos: &mut p.infos, parallel: None };
    p.names = Arc::new(SsaNames::around(op, &mut naming));
    p.out = Output::to(out);
    p.op_line(op);
    p.flush();
    p.base.out.error.map_or(Ok(()), Err)
}
