//! Lazy parsing of large sources: bodies are parsed on demand.
//!
//! Operations in module scope, aliases and resources are parsed immediately. The body of an isolated operation is
//! skipped if indentation and braces agree on where it ends. It is parsed on first access, with the aliases defined
//! before it, and its errors are reported then.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use mlirkit_diag::{Diagnostic, Severity};
use mlirkit_ir::{Attr, Body, BodyId, Context, LazyBodies, Module, threads};

use crate::attr::alias_table::AliasTable;
use crate::driver::parallel_parse::{BodyQueue, PARALLEL_SOURCE, ParallelParse, SkippedBody};
use crate::driver::parse::parse;
use crate::file::DeferredLocations;
use crate::file::{ParseOptions, Parsed, expect_locations, implicit_module, new_parser, operations, resolve_locations};
use crate::hooks::op_hooks::Hooks;
use crate::parse::OpParser;
use crate::text::KeyedMap;

/// Parses a source, deferring the bodies of a large source until they are accessed; see [`mlirkit_ir::OpRef::load`].
/// The source is parsed completely if it is smaller than 1 MiB, or if there is an error or warning outside the bodies.
/// A body that makes up most of the source is parsed immediately. Warnings in deferred bodies are lost.
///
/// # Errors
/// Returns warnings and errors; the last one is an error.
pub fn parse_lazy<'c>(
    ctx: &'c Context,
    name: &str,
    source: &Bytes,
    options: &ParseOptions,
) -> Result<Parsed<'c>, Vec<Diagnostic>> {
    let (start, end) = options.range.unwrap_or((0, source.len()));
    let text = source.slice(..end.min(source.len()));
    let start = start.min(text.len());
    if text.len() - start >= PARALLEL_SOURCE && u32::try_from(text.len()).is_ok() {
        let passed = pass_over(ctx, name, text, start, options, None);
        if let Some(ModuleScope { mut module, lazy, .. }) = passed {
            if !lazy.source.borrow_dependent().bodies.is_empty() {
                module.set_lazy(Box::new(lazy));
            }
            if !options.no_implicit_module {
                implicit_module(&mut module, name, (&source[..end.min(source.len())], start), options.line);
            }
            return Ok(Parsed { module, warnings: Vec::new() });
        }
    }
    parse(ctx, name, source, options)
}

/// The parsed module scope of a source, with the bodies that were skipped.
pub(crate) struct ModuleScope<'c> {
    pub(crate) module: Module<'c>,
    pub(crate) lazy: LazySource,
    /// Bodies that helper threads have parsed ahead of demand.
    pub(crate) early: HashMap<BodyId, Body>,
}

/// Parses the module scope and skips bodies. Returns `None` if the source must be parsed completely. If `in_turn` is
/// not `None`, the caller will parse all bodies in order, and helper threads start to parse them. The flag in it tells
/// whether file locations are interned without first searching for an equal one.
pub(crate) fn pass_over<'c>(
    ctx: &'c Context,
    name: &str,
    text: Bytes,
    start: usize,
    options: &ParseOptions,
    in_turn: Option<bool>,
) -> Option<ModuleScope<'c>> {
    /// The maximum size in bytes of a body that is parsed early. Larger bodies would delay other work.
    const SHORT: u64 = 1 << 18;
    let mut module = Module::new(ctx);
    let style = Arc::clone(&module.style);
    let (distinct, mut early) = (Arc::default(), HashMap::new());
    let source = BorrowedSource::try_new(text, |text| {
        let (bodies, others) = match in_turn {
            Some(_) => (BodyQueue::in_turn(options.release.clone()), ctx.threads().saturating_sub(1)),
            None => (BodyQueue::for_later(), 0),
        };
        let new_parser = || {
            let mut parser = new_parser(ctx, name, text, start);
            parser.shared.clone_from(&options.shared);
            parser.distinct = Arc::clone(&distinct);
            parser.style = Arc::clone(&style);
            (parser.adopts_locations, parser.is_part) = (in_turn == Some(true), in_turn.is_some());
            parser
        };
        let mut parser = new_parser();
        if parser.adopts_locations {
            expect_locations(ctx, text);
        }
        let top = module.body_mut(Module::TOP).map(std::mem::take).unwrap_or_default();
        let begun = Mutex::new(Vec::new());
        let content = std::thread::scope(|scope| {
            let help = || {
                let (mut parser, none) = (new_parser(), Module::new(ctx));
                let mut parser = OpParser::new(&mut parser, Hooks::of(ctx), &none, Body::new());
                let parsed = parser.parse_meanwhile(&bodies, SHORT);
                begun.lock().unwrap_or_else(PoisonError::into_inner).extend(parsed);
            };
            (0..others).for_each(|_| drop(threads::spawn(scope, help)));
            let content = operations(&mut parser, &module, top, Some(Box::new(ParallelParse::new(&bodies))));
            match &content {
                Ok(_) => bodies.close(),
                Err(_) => bodies.fail(),
            }
            content.map_err(drop)
        });
        content?.store(&mut module);
        if !resolve_locations(&parser, &mut module, &DeferredLocations::default()).map_err(drop)? {
            return Err(());
        }
        if !parser.warnings.is_empty() {
            return Err(());
        }
        let mut left: HashMap<_, _> = bodies.left().collect();
        for (deferred, body) in begun.into_inner().unwrap_or_else(PoisonError::into_inner) {
            let Some(id) = deferred.id() else { continue };
            early.extend(body.map(|body| (id, body)));
            left.insert(id, deferred);
        }
        Ok(SkippedBodies { bodies: left, listed: parser.aliases.listed, aliases: parser.aliases.table })
    });
    let name = Arc::from(name);
    let shared = options.shared.clone();
    let lazy = LazySource { source: source.ok()?, name, start, shared, distinct };
    Some(ModuleScope { module, lazy, early })
}

self_cell::self_cell!(
    /// A source, and the skipped bodies that borrow from it.
    pub(crate) struct BorrowedSource {
        owner: Bytes,

        #[covariant]
        dependent: SkippedBodies,
    }
);

/// The data required to parse the skipped bodies.
pub(crate) struct SkippedBodies<'s> {
    pub(crate) bodies: HashMap<BodyId, SkippedBody<'s>>,
    /// The aliases of the whole source, because locations in a body may use aliases defined at the end of the source.
    pub(crate) aliases: Arc<AliasTable<'s>>,
    /// The total size, in bytes, of alias lists that were parsed by several threads.
    pub(crate) listed: usize,
}

/// A source with skipped bodies, which implements [`LazyBodies`].
pub(crate) struct LazySource {
    pub(crate) source: BorrowedSource,
    pub(crate) name: Arc<str>,
    start: usize,
    pub(crate) shared: Option<Bytes>,
    /// Distinct attributes, keyed by their number in the source.
    pub(crate) distinct: Arc<Mutex<KeyedMap<u64, Attr>>>,
}

impl LazyBodies for LazySource {
    fn decode(&self, module: &Module<'_>, body: BodyId) -> Result<Body, Box<Diagnostic>> {
        let (text, rest) = (self.source.borrow_owner(), self.source.borrow_dependent());
        let Some(deferred) = rest.bodies.get(&body) else { return Ok(Body::new()) };
        let ctx = module.context();
        let mut parser = new_parser(ctx, &self.name, text, self.start);
        parser.shared.clone_from(&self.shared);
        parser.aliases.later = Some(Arc::clone(&rest.aliases));
        parser.distinct = Arc::clone(&self.distinct);
        parser.style = Arc::clone(&module.style);
        let made = OpParser::new(&mut parser, Hooks::of(ctx), module, Body::new()).body_apart(deferred);
        // Reports the first error.
        let said = parser.warnings.into_iter().find(|said| said.severity == Severity::Error);
        made.map_err(|error| said.map_or(error, Box::new))
    }
}
