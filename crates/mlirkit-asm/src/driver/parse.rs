//! Parsing of whole sources: on several threads if the source is large, otherwise, or if that fails, on one.

use std::sync::Arc;

use mlirkit_diag::Diagnostic;
use mlirkit_ir::engine::AdoptLocs;
use mlirkit_ir::{Body, Context, Module, threads};

use crate::driver::parallel_parse::{BodyQueue, PARALLEL_SOURCE, ParallelParse};
use crate::file::{
    DeferredLocations, ParseOptions, Parsed, expect_locations, implicit_module, new_parser, operations,
    resolve_locations,
};
use crate::hooks::op_hooks::Hooks;
use crate::parse::OpParser;
use crate::parse::driver::ParseDriver;

/// Parses a source. Diagnostics use byte offsets into the source; locations in the IR use the file name `name`.
///
/// # Errors
/// Returns warnings and errors; the last one is an error.
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
    // The second pass looks up aliases by name, in order to report a numbered alias (`#loc3`) that is not a location.
    for by_number in [true, false] {
        if parsed {
            break;
        }
        module = Module::new(ctx);
        let mut parser = new_parser(ctx, name, source, start);
        parser.starts_in(options.line);
        if !by_number {
            parser.aliases.table = Arc::default();
        }
        parser.shared.clone_from(&options.shared);
        parser.leaves_outsiders = options.verified_next;
        parser.ignores_isolation = options.outside_values;
        parser.adopts_locations = ctx.adopts_locs_in(ctx.ident(name));
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

/// Parses a large source on several threads. Returns false, without reporting anything, if the source must be parsed on
/// one thread.
fn parse_in_parallel<'c>(
    ctx: &'c Context,
    name: &str,
    (source, start): (&[u8], usize),
    options: &ParseOptions,
    module: &mut Module<'c>,
) -> bool {
    if source.len() - start < PARALLEL_SOURCE || ctx.threads() < 2 || options.outside_values {
        return false;
    }
    let threads = ctx.threads();
    let (bodies, adopts) = (BodyQueue::releasing(options.release.clone()), ctx.adopts_locs_in(ctx.ident(name)));
    if adopts {
        expect_locations(ctx, source.get(start..).unwrap_or_default());
    }
    let distinct = Arc::default();
    let part = |module: &Module<'c>| {
        let mut base = new_parser(ctx, name, source, start);
        base.distinct = Arc::clone(&distinct);
        base.style = Arc::clone(&module.style);
        (base.adopts_locations, base.is_part) = (adopts, true);
        base.shared.clone_from(&options.shared);
        OpParser::new(&mut base, Hooks::of(ctx), module, Body::new()).parse_bodies(&bodies);
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
        let driver = (others > 0).then(|| Box::new(ParallelParse::new(&bodies)) as Box<dyn ParseDriver<'_>>);
        let result = operations(&mut parser, shared, top, driver);
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
