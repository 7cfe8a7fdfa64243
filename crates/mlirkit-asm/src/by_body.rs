//! Parsing a large source body by body, each of which is looked at and forgotten.
//!
//! What stands at the top is parsed first, and stays. Then several threads parse bodies, the last one first, as they are numbered in
//! bytecode: each in a module of its own, which has what stands at the top, so that nobody waits for anybody.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use mlirkit_diag::Diagnostic;
use mlirkit_ir::engine::{self, AdoptLocs, Release};
use mlirkit_ir::{Body, BodyId, Context, LazyBodies, Module, OpRef, threads};

use crate::file::{ParseOptions, implicit_module, new_parser};
use crate::hooks::Hooks;
use crate::lazy::{LazySource, Passed, pass_over};
use crate::op_parser::{Caches, Deferred, OpParser};
use crate::parser::AttrParser;

/// What is not in large bodies, for which there is one thread, is this part of a source at most.
const REST: u64 = if cfg!(debug_assertions) { 2 } else { 8 };

/// So much text is parsed in one go, before its bodies are looked at: a thread has so many of them at a time.
const AT_ONCE: u64 = if cfg!(debug_assertions) { 1 << 10 } else { 1 << 16 };

/// Looks at bodies. Each thread has one of its own.
pub trait Looks<'c>: Send {
    /// What it finds in a body.
    type Found: Send;

    /// Looks at an operation that owns a body, and at all that is in it. `None` if the source is to be parsed no further.
    fn look(&mut self, owner: OpRef<'_, 'c>) -> Option<Self::Found>;
}

/// A source whose bodies are parsed one by one.
pub struct BodyByBody<'c> {
    module: Module<'c>,
    source: Arc<LazySource>,
    /// The last one first.
    bodies: Vec<BodyId>,
    /// Some that have been parsed while others were passed over.
    early: Mutex<HashMap<BodyId, Body>>,
    /// Whether handles of locations follow from where they stand.
    adopts_locations: bool,
    release: Option<Release>,
    parsed: AtomicU64,
}

/// The bodies of a source, for modules that have it in common.
struct Shared(Arc<LazySource>);

impl LazyBodies for Shared {
    fn decode(&self, module: &Module<'_>, body: BodyId) -> Result<Body, Box<Diagnostic>> {
        self.0.decode(module, body)
    }
}

impl<'c> BodyByBody<'c> {
    /// A source of fewer bytes is parsed as a whole. Where this is tested, small ones are parsed body by body as well.
    pub const LEAST: usize = if cfg!(debug_assertions) { 1 << 11 } else { 1 << 20 };

    /// Parses what stands at the top of a source. `None` if it is to be parsed as a whole, in a context of its own: it is small, or
    /// has few large bodies, or something that concerns all of it, or something wrong.
    #[must_use]
    pub fn open(ctx: &'c Context, name: &str, source: &Bytes, options: &ParseOptions) -> Option<Self> {
        if source.len() < Self::LEAST || u32::try_from(source.len()).is_err() || options.range.is_some() {
            return None;
        }
        if options.no_implicit_module || has_location_aliases(source) {
            return None;
        }
        // There are none yet.
        let adopts_locations = ctx.adopts_file_locs();
        let passed = pass_over(ctx, name, source.clone(), 0, options, Some(adopts_locations))?;
        let Passed { mut module, lazy, early } = passed;
        implicit_module(&mut module, name, (source, 0), None);
        module.settle();
        let source = Arc::new(lazy);
        let root = module.root()?.id;
        let inner = module.body(Module::TOP).child(root)?;
        let deferred = &source.source.borrow_dependent().bodies;
        let is_inner = |id: &BodyId| module.body_owner(*id).is_some_and(|owner| owner.body == inner);
        // Handles of locations are those of the source, and few are found without its bodies.
        let passed_over: u64 = deferred.values().map(Deferred::len).sum();
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

    /// What stands around the bodies. One that somebody looks at here is parsed for them.
    #[must_use]
    pub fn module(&self) -> &Module<'c> {
        &self.module
    }

    /// The same without any of the bodies.
    #[must_use]
    pub fn frame(&self) -> Module<'c> {
        self.module.part_there()
    }

    /// Parses all bodies, the last one first, and has somebody look at the owner of each, on several threads; what they find is taken by
    /// this thread, in this order. Gives those who have looked; `None` if a body cannot be parsed, or somebody says so.
    pub fn each<V: Looks<'c>>(
        &self,
        viewer: impl Fn() -> V + Sync,
        mut take: impl FnMut(Vec<V::Found>) -> bool,
    ) -> Option<Vec<V>> {
        let found: Vec<Mutex<Option<V::Found>>> = self.bodies.iter().map(|_| Mutex::default()).collect();
        let groups = self.groups();
        let (next, failed, viewers) = (AtomicUsize::new(0), AtomicBool::new(false), Mutex::new(Vec::new()));
        let run = |between: &mut dyn FnMut() -> bool| {
            let mut viewer = viewer();
            let mut thread = OneThread::new(self);
            while let Some(group) = groups.get(next.fetch_add(1, Ordering::Relaxed)) {
                if failed.load(Ordering::Relaxed) {
                    return;
                }
                let good = thread.look_at(group.clone(), &mut viewer, &found).is_some() && between();
                if !good {
                    failed.store(true, Ordering::Relaxed);
                    return;
                }
            }
            viewers.lock().unwrap_or_else(PoisonError::into_inner).push(viewer);
        };
        // As far as nothing is missing in between.
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
                // Where the system gives no more threads, those that are there do it.
                drop(threads::spawn(scope, || run(&mut || true)));
            }
            run(&mut take_next);
        });
        if failed.into_inner() || !take_next() || taken != self.bodies.len() {
            return None;
        }
        Some(viewers.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    /// Bodies that are parsed in one go.
    fn groups(&self) -> Vec<Range<usize>> {
        let deferred = &self.source.source.borrow_dependent().bodies;
        let (mut groups, mut start, mut length) = (Vec::new(), 0, 0);
        for (index, id) in self.bodies.iter().enumerate() {
            length += deferred.get(id).map_or(0, Deferred::len);
            if length >= AT_ONCE || index + 1 == self.bodies.len() {
                groups.push(start..index + 1);
                (start, length) = (index + 1, 0);
            }
        }
        groups
    }
}

/// What a thread parses bodies with.
struct OneThread<'b, 'c> {
    all: &'b BodyByBody<'c>,
    parser: AttrParser<'b, 'c>,
    caches: Caches<'b, 'c>,
    /// Bodies that nobody needs any more: the next ones are made in their room.
    spare: Vec<Body>,
    module: Module<'c>,
}

impl<'b, 'c> OneThread<'b, 'c> {
    fn new(all: &'b BodyByBody<'c>) -> Self {
        let ctx = all.module.context();
        let (text, rest) = (all.source.source.borrow_owner(), all.source.source.borrow_dependent());
        let mut parser = new_parser(ctx, &all.source.name, text, 0);
        (parser.adopts_locations, parser.is_part) = (all.adopts_locations, true);
        parser.shared.clone_from(&all.source.shared);
        parser.distinct = Arc::clone(&all.source.distinct);
        parser.later_aliases = Some(Arc::clone(&rest.aliases));
        let mut module = all.module.part_there();
        module.set_lazy(Box::new(Shared(all.source.clone())));
        Self { all, parser, caches: Caches::default(), spare: Vec::new(), module }
    }

    /// Parses some bodies, has somebody look at each, and forgets them.
    fn look_at<V: Looks<'c>>(
        &mut self,
        group: Range<usize>,
        viewer: &mut V,
        found: &[Mutex<Option<V::Found>>],
    ) -> Option<()> {
        let deferred = &self.all.source.source.borrow_dependent().bodies;
        let (bodies, found) = (self.all.bodies.get(group.clone())?, found.get(group)?);
        let others = self.module.body_count();
        let ctx = self.module.context();
        let caches = std::mem::take(&mut self.caches);
        let mut parser = OpParser::going_on(&mut self.parser, Hooks::of(ctx), &self.module, caches);
        for id in bodies {
            let deferred = deferred.get(id)?;
            let early = self.all.early.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
            let body = match early {
                Some(body) => body,
                None => {
                    if let Some(body) = self.spare.pop() {
                        parser.take_back(body);
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
        self.caches = parser.into_caches();
        if !self.parser.warnings.is_empty() {
            return None;
        }
        for (id, slot) in bodies.iter().zip(found) {
            let seen = viewer.look(self.module.body_owner(*id)?)?;
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

/// Whether locations have names that are defined at the end of a source, of which there may be as many as operations.
fn has_location_aliases(source: &[u8]) -> bool {
    let text = source.trim_ascii_end();
    let line = memchr::memrchr(b'\n', text).and_then(|end| text.get(end + 1..)).unwrap_or(text);
    line.starts_with(b"#loc")
}
