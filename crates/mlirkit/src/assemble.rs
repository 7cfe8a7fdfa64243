//! Streaming assembly: converts text to bytecode, one function body at a time.

use bytes::Bytes;
use mlirkit_asm::{ParseOptions, ParsedBodyVisitor, StreamParser};
use mlirkit_bytecode::{RelocatableBody, RelocatableWriter, WriteOptions, write_relocatable};
use mlirkit_diag::Diagnostic;
use mlirkit_ir::{Context, OpRef};
use mlirkit_verify::Inspection;

use crate::warnings::BodyWarnings;
use crate::{VerifyOptions, further_checks};

/// A visitor for parsed bodies that verifies each body and encodes it as relocatable bytecode.
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

/// Parses a large source file, verifies it and writes it as bytecode, one body at a time. Only module scope and a few
/// bodies are in memory at any time. Returns the verifier's warnings, as
/// [`verify_with_warnings`](crate::verify_with_warnings) does.
///
/// Returns `None`, having written nothing, if the source must be read eagerly in a fresh context. That is the case if
/// the source is small or is not a module of many functions. It is also the case if the source contains an error, which
/// the eager reader then reports. The output is identical to that of [`open`](crate::open()),
/// [`verify_all`](crate::verify_all) and [`mlirkit_bytecode::write()`].
///
/// # Errors
/// Fails if writing to `out` fails.
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
            let good = good && module.failure().is_none();
            // Frees the tables of the parser and the verifier before the file is written.
            drop((text, inspection));
            let writers = viewers.into_iter().map(|viewer| viewer.writer).collect();
            mlirkit_verify::free_signatures(ctx);
            #[cfg(feature = "mmap")]
            mlirkit_mmap::give_back_now();
            good.then_some(writers)
        },
        out,
    )?;
    Ok(written.then(|| warnings.in_order()))
}
