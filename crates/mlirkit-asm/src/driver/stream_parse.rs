//! Streaming parser for large sources: each body is parsed, visited and dropped.
//!
//! The module scope is parsed first and remains in memory. Then several threads parse the bodies from the last to the
//! first, the order in which bytecode numbers them. Each thread has a copy of the module scope, so that no thread waits
//! for another.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use mlirkit_diag::Diagnostic;
use mlirkit_ir::engine::{self, AdoptLocs, Release};
use mlirkit_ir::{Body, BodyId, Context, LazyBodies, Module, OpRef, threads};

use crate::attr::parser::AttrParser;
use crate::driver::lazy::{LazySource, ModuleScope, SkippedBodies, pass_over};
use crate::driver::parallel_parse::SkippedBody;
use crate::file::{ParseOptions, implicit_module, new_parser};
use crate::hooks::op_hooks::Hooks;
use crate::parse::{Caches, OpParser};

/// A source is streamed only if at most one byte in `REST` is outside large bodies and alias lists. That share of the
/// source is parsed on one thread.
const REST: u64 = if cfg!(debug_assertions) { 2 } else { 8 };

/// The number of source bytes that a thread parses before it visits the bodies.
const AT_ONCE: u64 = if cfg!(debug_assertions) { 1 << 10 } else { 1 << 16 };

/// A visitor of parsed bodies. Each thread has a separate visitor.
pub trait ParsedBodyVisitor<'c>: Send {
    /// The result of a visit.
    type Output: Send;

    /// Visits an operation that owns a body, with everything in it. Returning `None` stops parsing.
    fn visit(&mut self, owner: OpRef<'_, 'c>) -> Option<Self::Output>;
}

/// A large source whose bodies are parsed one at a time.
pub struct StreamParser<'c> {
    module: Module<'c>,
    source: Arc<LazySource>,
    /// The ids of the bodies, from the last to the first.
    bodies: Vec<BodyId>,
    /// Bodies that were parsed early, while the module scope was parsed.
    early: Mutex<HashMap<BodyId, Body>>,
    /// Whether file locations are interned without first searching for an equal one.
    adopts_locations: bool,
    release: Option<Release>,
    parsed: AtomicU64,
}

/// The bodies of one source, shared by several modules.
struct Shared(Arc<LazySource>);

impl LazyBodies for Shared {
    fn decode(&self, module: &Module<'_>, body: BodyId) -> Result<Body, Box<Diagnostic>> {
        self.0.decode(module, body)
    }
}

impl<'c> StreamParser<'c> {
    /// The minimum size of a streamed source, in bytes; smaller ones are parsed completely. Debug builds stream small
    /// sources too, for testing.
    pub const LEAST: usize = if cfg!(debug_assertions) { 1 << 11 } else { 1 << 20 };

    /// Parses the module scope of a source. Returns `None` if the source must be parsed completely, in another context:
    /// it is small, has few large bodies or has errors, or an option concerns the whole source.
    #[must_use]
    pub fn open(ctx: &'c Context, name: &str, source: &Bytes, options: &ParseOptions) -> Option<Self> {
        if source.len() < Self::LEAST || u32::try_from(source.len()).is_err() || options.range.is_some() {
            return None;
        }
        if options.no_implicit_module || has_location_aliases(source) {
            return None;
        }
        // The context has no file locations yet.
        let adopts_locations = ctx.adopts_locs_in(ctx.ident(name));
        let passed = pass_over(ctx, name, source.clone(), 0, options, Some(adopts_locations))?;
        let ModuleScope { mut module, lazy, early } = passed;
        implicit_module(&mut module, name, (source, 0), None);
        module.settle();
        let source = Arc::new(lazy);
        let root = module.root()?.id;
        let inner = module.body(Module::TOP).child(root)?;
        let SkippedBodies { bodies: deferred, listed, .. } = source.source.borrow_dependent();
        let is_inner = |id: &BodyId| module.body_owner(*id).is_some_and(|owner| owner.body == inner);
        // The adopted locations belong to this source. There are few of them in the module scope.
        let passed_over = deferred.values().map(SkippedBody::len).sum::<u64>() + *listed as u64;
        let text = source.source.borrow_owner().len() as u64;
        if module.top_block().ops().count() != 1 || text - passed_over > text / REST || !deferred.keys().all(is_inner) {
            return None;
        }
        let mut bodies: Vec<BodyId> = deferred.keys().copied().collect();
        bodies.sort_unstable_by_key(|id| std::cmp::Reverse(*id));
        module.set_lazy(Box::new(Shared(source.clone())));
        let (release, parsed) = (options.release.clone(), AtomicU64::new(0));
        Some(Self { module, source, bodies, early: Mutex::new(early), adopts_locations, release, parsed })
    }

    /// Returns the module scope. Accessing a body through it parses the body.
    #[must_use]
    pub fn module(&self) -> &Module<'c> {
        &self.module
    }

    /// Returns a copy of the module scope without bodies.
    #[must_use]
    pub fn frame(&self) -> Module<'c> {
        self.module.part_there()
    }

    /// Parses all bodies on several threads, from the last to the first, and visits each one. The calling thread passes
    /// the results to `take` in the same order. Returns the visitors, or `None` if a body has an error, or a visitor or
    /// `take` stops.
    pub fn each<V: ParsedBodyVisitor<'c>>(
        &self,
        visitor: impl Fn() -> V + Sync,
        mut take: impl FnMut(Vec<V::Output>) -> bool,
    ) -> Option<Vec<V>> {
        let found: Vec<Mutex<Option<V::Output>>> = self.bodies.iter().map(|_| Mutex::default()).collect();
        let groups = self.groups();
        let (next, failed, visitors) = (AtomicUsize::new(0), AtomicBool::new(false), Mutex::new(Vec::new()));
        let run = |between: &mut dyn FnMut() -> bool| {
            let mut visitor = visitor();
            let mut thread = OneThread::new(self);
            while let Some(group) = groups.get(next.fetch_add(1, Ordering::Relaxed)) {
                if failed.load(Ordering::Relaxed) {
                    return;
                }
                let good = thread.look_at(group.clone(), &mut visitor, &found).is_some() && between();
                if !good {
                    failed.store(true, Ordering::Relaxed);
                    return;
                }
            }
            visitors.lock().unwrap_or_else(PoisonError::into_inner).push(visitor);
        };
        // A result is passed on only after all results that precede it.
        let mut taken = 0;
        let mut take_next = || {
            let slots = found.get(taken..).unwrap_or_default().iter();
            let all: Vec<_> =
                slots.map_while(|slot| slot.lock().unwrap_or_else(PoisonError::into_inner).take()).collect();
            taken += all.len();
            all.is_empty() || take(all)
        };
        std::thread::scope(|scope| {
            for _ in 1..self.module.context().threads() {
                // If the system refuses to start a thread, the other threads do its work.
                drop(threads::spawn(scope, || run(&mut || true)));
            }
            run(&mut take_next);
        });
        if failed.into_inner() || !take_next() || taken != self.bodies.len() {
            return None;
        }
        Some(visitors.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    /// Returns the ranges of bodies that are parsed together.
    fn groups(&self) -> Vec<Range<usize>> {
        let deferred = &self.source.source.borrow_dependent().bodies;
        let (mut groups, mut start, mut length) = (Vec::new(), 0, 0);
        for (index, id) in self.bodies.iter().enumerate() {
            length += deferred.get(id).map_or(0, SkippedBody::len);
            if length >= AT_ONCE || index + 1 == self.bodies.len() {
                groups.push(start..index + 1);
                (start, length) = (index + 1, 0);
            }
        }
        groups
    }
}

/// The parser and visitor state of one thread.
struct OneThread<'b, 'c> {
    all: &'b StreamParser<'c>,
    parser: AttrParser<'b, 'c>,
    caches: Option<Caches<'b, 'c>>,
    /// Dropped bodies, kept to reuse their memory.
    spare: Vec<Body>,
    module: Module<'c>,
}

impl<'b, 'c> OneThread<'b, 'c> {
    fn new(all: &'b StreamParser<'c>) -> Self {
        let ctx = all.module.context();
        let (text, rest) = (all.source.source.borrow_owner(), all.source.source.borrow_dependent());
        let mut parser = new_parser(ctx, &all.source.name, text, 0);
        (parser.adopts_locations, parser.is_part) = (all.adopts_locations, true);
        parser.shared.clone_from(&all.source.shared);
        parser.distinct = Arc::clone(&all.source.distinct);
        parser.style = Arc::clone(&all.module.style);
        parser.aliases.later = Some(Arc::clone(&rest.aliases));
        let mut module = all.module.part_there();
        module.set_lazy(Box::new(Shared(all.source.clone())));
        Self { all, parser, caches: None, spare: Vec::new(), module }
    }

    /// Parses, visits and drops the bodies in `group`.
    fn look_at<V: ParsedBodyVisitor<'c>>(
        &mut self,
        group: Range<usize>,
        visitor: &mut V,
        found: &[Mutex<Option<V::Output>>],
    ) -> Option<()> {
        let deferred = &self.all.source.source.borrow_dependent().bodies;
        let (bodies, found) = (self.all.bodies.get(group.clone())?, found.get(group)?);
        let others = self.module.body_count();
        let ctx = self.module.context();
        let caches = self.caches.take();
        let mut parser = OpParser::going_on(&mut self.parser, Hooks::of(ctx), &self.module, caches);
        for id in bodies {
            let deferred = deferred.get(id)?;
            let early = self.all.early.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
            let body = match early {
                Some(body) => body,
                None => {
                    if let Some(body) = self.spare.pop() {
                        parser.caches.spare_body = Some(body);
                    }
                    parser.body_apart(deferred).ok()?
                }
            };
            for (op, child) in body.children() {
                self.module.set_body_owner(child, *id, op);
            }
            self.module.set_body(*id, body);
            engine::done_with(self.all.release.as_ref(), &self.all.parsed, deferred.len());
        }
        self.caches = Some(parser.into_caches());
        if !self.parser.warnings.is_empty() {
            return None;
        }
        for (id, slot) in bodies.iter().zip(found) {
            let seen = visitor.visit(self.module.body_owner(*id)?)?;
            *slot.lock().unwrap_or_else(PoisonError::into_inner) = Some(seen);
        }
        let nested = (others..self.module.body_count()).map(|index| BodyId(index as u32));
        for id in bodies.iter().copied().chain(nested) {
            if let Some(mut body) = self.module.unload(id).filter(|_| self.spare.len() < bodies.len()) {
                body.clear();
                self.spare.push(*body);
            }
        }
        self.module.failure().is_none().then_some(())
    }
}

/// Returns true if the source ends with location aliases. There may be as many of them as operations.
fn has_location_aliases(source: &[u8]) -> bool {
    let text = source.trim_ascii_end();
    let line = memchr::memrchr(b'\n', text).and_then(|end| text.get(end + 1..)).unwrap_or(text);
    line.starts_with(b"#loc")
}
