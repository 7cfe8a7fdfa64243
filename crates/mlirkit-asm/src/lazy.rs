//! Large sources whose bodies are parsed when somebody looks at them.
//!
//! What stands at the top is parsed at once: operations, aliases, resources. The body of an isolated operation is passed over
//! where its end can be told from its indentation and from its braces, and parsed later, from the source, with the aliases that
//! were defined before it. So an error in a body is found when the body is looked at, where it would have been found otherwise.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use mlirkit_diag::{Diagnostic, Severity};
use mlirkit_ir::{Attr, Body, BodyId, Context, LazyBodies, Module, threads};

use crate::file::{
    ParseOptions, Parsed, expect_locations, implicit_module, new_parser, operations, parse, resolve_locations,
};
use crate::hooks::Hooks;
use crate::op_parser::{Bodies, Deferred, DeferredLocations, OpParser, PARALLEL_SOURCE};
use crate::parser::{AliasTable, KeyedMap};

/// Parses a source and leaves the bodies of a large one for later, see [`mlirkit_ir::OpRef::load`]. A source of less than a
/// megabyte is parsed as a whole, as is one that has an error or a warning outside of the bodies; a body that is most of the
/// source is looked into. Warnings about the bodies left for later are not given.
///
/// # Errors
/// All that was noticed, the last one being an error.
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
        if let Some(Passed { mut module, lazy, .. }) = passed {
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

/// What stands at the top of a source, and the bodies that have been passed over.
pub(crate) struct Passed<'c> {
    pub(crate) module: Module<'c>,
    pub(crate) lazy: LazySource,
    /// Some that have been parsed meanwhile.
    pub(crate) early: HashMap<BodyId, Body>,
}

/// Parses what stands at the top; `None` if the source is to be parsed as a whole. Bodies `in_turn` will all be parsed, one after
/// the other, and other threads begin with those that have been passed over; it says whether locations are brought into the context as
/// they stand.
pub(crate) fn pass_over<'c>(
    ctx: &'c Context,
    name: &str,
    text: Bytes,
    start: usize,
    options: &ParseOptions,
    in_turn: Option<bool>,
) -> Option<Passed<'c>> {
    /// Longer bodies are not begun with, for nothing can be done until they have ended.
    const SHORT: u64 = 1 << 18;
    let mut module = Module::new(ctx);
    let (distinct, mut early) = (Arc::default(), HashMap::new());
    let source = Source::try_new(text, |text| {
        let (bodies, others) = match in_turn {
            Some(_) => (Bodies::in_turn(options.release.clone()), ctx.threads().saturating_sub(1)),
            None => (Bodies::for_later(), 0),
        };
        let new_parser = || {
            let mut parser = new_parser(ctx, name, text, start);
            parser.shared.clone_from(&options.shared);
            parser.distinct = Arc::clone(&distinct);
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
                let mut parser = OpParser::new(&mut parser, Hooks::of(ctx), &none, Body::new(), None);
                let parsed = parser.parse_meanwhile(&bodies, SHORT);
                begun.lock().unwrap_or_else(PoisonError::into_inner).extend(parsed);
            };
            (0..others).for_each(|_| drop(threads::spawn(scope, help)));
            let content = operations(&mut parser, &module, top, Some(&bodies));
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
        Ok(Rest { bodies: left, aliases: parser.aliases })
    });
    let name = Arc::from(name);
    let shared = options.shared.clone();
    let lazy = LazySource { source: source.ok()?, name, start, shared, distinct };
    Some(Passed { module, lazy, early })
}

self_cell::self_cell!(
    /// A source and what points into it.
    pub(crate) struct Source {
        owner: Bytes,

        #[covariant]
        dependent: Rest,
    }
);

/// What is needed to parse the bodies that were passed over.
pub(crate) struct Rest<'s> {
    pub(crate) bodies: HashMap<BodyId, Deferred<'s>>,
    /// The aliases of the whole source: locations may have names that are defined at its end.
    pub(crate) aliases: Arc<AliasTable<'s>>,
}

/// A source some of whose bodies are still to be parsed.
pub(crate) struct LazySource {
    pub(crate) source: Source,
    pub(crate) name: Arc<str>,
    start: usize,
    pub(crate) shared: Option<Bytes>,
    /// Distinct attributes, whose numbers are those of the source.
    pub(crate) distinct: Arc<Mutex<KeyedMap<u64, Attr>>>,
}

impl LazyBodies for LazySource {
    fn decode(&self, module: &Module<'_>, body: BodyId) -> Result<Body, Box<Diagnostic>> {
        let (text, rest) = (self.source.borrow_owner(), self.source.borrow_dependent());
        let Some(deferred) = rest.bodies.get(&body) else { return Ok(Body::new()) };
        let ctx = module.context();
        let mut parser = new_parser(ctx, &self.name, text, self.start);
        parser.shared.clone_from(&self.shared);
        parser.later_aliases = Some(Arc::clone(&rest.aliases));
        parser.distinct = Arc::clone(&self.distinct);
        let made = OpParser::new(&mut parser, Hooks::of(ctx), module, Body::new(), None).body_apart(deferred);
        // Of several errors the first one is told.
        let said = parser.warnings.into_iter().find(|said| said.severity == Severity::Error);
        made.map_err(|error| said.map_or(error, Box::new))
    }
}
