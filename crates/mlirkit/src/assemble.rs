//! Streaming assembly: text to bytecode, one body at a time.

use bytes::Bytes;
use mlirkit_asm::{ParseOptions, ParsedBodyVisitor, StreamParser};
use mlirkit_bytecode::{RelocatableBody, RelocatableWriter, WriteOptions, write_relocatable};
use mlirkit_diag::Diagnostic;
use mlirkit_ir::{Context, OpRef};
use mlirkit_verify::Inspection;

use crate::warnings::BodyWarnings;
use crate::{VerifyOptions, further_checks};

/// Verifies a body and encodes it with relocations.
struct Viewer<'a, 'c, 'o> {
    inspection: Inspection<'a>,
    warnings: &'a BodyWarnings,
    writer: RelocatableWriter<'c, 'o>,
}

impl<'c> ParsedBodyVisitor<'c> for Viewer<'_, 'c, '_> {
    type Output = RelocatableBody;

    fn visit(&mut self, owner: OpRef<'_, 'c>) -> Option<RelocatableBody> {
        if self.warnings.accepts(&mut self.inspection, owner) { self.writer.write_body(owner) } else { None }
    }
}

/// Parses a large source, verifies it and writes it as bytecode, one body at a time. Memory holds module scope and a few bodies.
/// Returns the warnings of verifiers, as [`verify_with_warnings`](crate::verify_with_warnings).
///
/// Returns `None`, with nothing written, if the source must be read eagerly in a fresh context. Reasons are a small
/// source, one that is not a module of many functions, and an error, which the eager reader reports. The output is byte
/// for byte that of [`open`](crate::open()), [`verify_all`](crate::verify_all) and [`mlirkit_bytecode::write()`].
///
/// # Errors
/// Fails if `out` fails.
pub fn assemble(
    ctx: &Context,
    name: &str,
    source: &Bytes,
    parse: &ParseOptions,
    verify: VerifyOptions,
    write: &WriteOptions,
    out: &mut impl std::io::Write,
) -> mlirkit_diag::Result<Option<Vec<Diagnostic>>> {
    let Some(text) = StreamParser::open(ctx, name, source, parse) else { return Ok(None) };
    let check = mlirkit_dialects::dlti::checker(ctx);
    let (checks, warnings) = (further_checks(&check, verify.level), BodyWarnings::new(verify));
    let inspection = || Inspection::new(ctx, &checks, verify.level);
    let viewer =
        || Viewer { inspection: inspection(), warnings: &warnings, writer: RelocatableWriter::new(ctx, write) };
    let frame = text.frame();
    let written = write_relocatable(
        &frame,
        write,
        |relocatable| {
            let viewers = text.each(viewer, |bodies| relocatable.take(bodies))?;
            // Small bodies were parsed together with module scope.
            let module = text.module();
            let (root, mut inspection) = (module.root()?, inspection());
            let bodies = root.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops());
            let there = |op: &OpRef<'_, '_>| op.arena().child(op.id).is_some_and(|body| frame.is_loaded(body));
            let good =
                bodies.filter(there).all(|op| warnings.accepts(&mut inspection, op)) && inspection.accepts_around(root);
            (good && module.failure().is_none()).then(|| viewers.into_iter().map(|viewer| viewer.writer).collect())
        },
        out,
    )?;
    Ok(written.then(|| warnings.in_order()))
}
