//! Text to bytecode without a module that is there as a whole.

use bytes::Bytes;
use mlirkit_asm::{BodyByBody, Looks, ParseOptions};
use mlirkit_bytecode::{Draft, Drafter, WriteOptions, write_by_drafts};
use mlirkit_diag::Diagnostic;
use mlirkit_ir::{Context, OpRef};
use mlirkit_verify::Inspection;

use crate::warnings::BodyWarnings;
use crate::{VerifyOptions, further_checks};

/// Verifies a body and writes it as a draft.
struct Viewer<'a, 'c, 'o> {
    inspection: Inspection<'a>,
    warnings: &'a BodyWarnings,
    drafter: Drafter<'c, 'o>,
}

impl<'c> Looks<'c> for Viewer<'_, 'c, '_> {
    type Found = Draft;

    fn look(&mut self, owner: OpRef<'_, 'c>) -> Option<Draft> {
        if self.warnings.accepts(&mut self.inspection, owner) { self.drafter.draft(owner) } else { None }
    }
}

/// Parses a large source, verifies it and writes it as bytecode, with no more of it in memory than what it has in common and some
/// bodies, as far as they have not been written. Gives what verifiers warn of, as [`verify_with_warnings`](crate::verify_with_warnings).
///
/// `None`, with nothing written, if it has to be read as a whole, in a context of its own: it is small, or has not the shape of most (a
/// module of functions, none of which is much of it), or something is wrong with it, which is then said. What is written otherwise is byte
/// for byte what [`open`](crate::open()), [`verify_all`](crate::verify_all) and [`mlirkit_bytecode::write()`] give.
///
/// # Errors
/// `out` fails.
pub fn assemble(
    ctx: &Context,
    name: &str,
    source: &Bytes,
    parse: &ParseOptions,
    verify: VerifyOptions,
    write: &WriteOptions,
    out: &mut impl std::io::Write,
) -> mlirkit_diag::Result<Option<Vec<Diagnostic>>> {
    let Some(text) = BodyByBody::open(ctx, name, source, parse) else { return Ok(None) };
    let check = mlirkit_dialects::dlti::checker(ctx);
    let (checks, warnings) = (further_checks(&check, verify.level), BodyWarnings::new(verify));
    let inspection = || Inspection::new(ctx, &checks, verify.level);
    let viewer = || Viewer { inspection: inspection(), warnings: &warnings, drafter: Drafter::new(ctx, write) };
    let frame = text.frame();
    let written = write_by_drafts(
        &frame,
        write,
        |assembly| {
            let viewers = text.each(viewer, |drafts| assembly.take(drafts))?;
            // What is not large has been parsed with what stands around it.
            let module = text.module();
            let (root, mut inspection) = (module.root()?, inspection());
            let bodies = root.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops());
            let there = |op: &OpRef<'_, '_>| op.arena().child(op.id).is_some_and(|body| frame.is_loaded(body));
            let good =
                bodies.filter(there).all(|op| warnings.accepts(&mut inspection, op)) && inspection.accepts_around(root);
            (good && module.failure().is_none()).then(|| viewers.into_iter().map(|viewer| viewer.drafter).collect())
        },
        out,
    )?;
    Ok(written.then(|| warnings.in_order()))
}
