//! Bytecode to text, body by body.

use std::io::Write;

use bytes::Bytes;
use mlirkit_asm::{InTurn, Looker, Opened, PrintOptions, Seen, Text, Writer};
use mlirkit_bytecode::{ReadOptions, Visitor};
use mlirkit_diag::{Diagnostic, Error, Result};
use mlirkit_ir::{Context, OpRef};
use mlirkit_verify::Inspection;

use crate::VerifyOptions;
use crate::warnings::BodyWarnings;

/// Verifies bodies, and looks at what the text as a whole depends on.
struct Look<'a, 'c> {
    inspection: Inspection<'a>,
    warnings: &'a BodyWarnings,
    looker: Looker<'a, 'c>,
}

impl<'a, 'c> Visitor<'c> for Look<'a, 'c> {
    type Own = Opened<'a, 'c>;
    type Found = Seen;

    fn open(&mut self) -> Opened<'a, 'c> {
        self.looker.open()
    }

    fn look(&mut self, own: &mut Opened<'a, 'c>, op: OpRef<'_, 'c>) -> Option<Seen> {
        self.warnings.accepts(&mut self.inspection, op).then(|| self.looker.look(own, op))
    }

    fn close(&mut self, own: Opened<'a, 'c>) {
        self.looker.close(own);
    }
}

/// Prints bodies.
struct Print<'a, 'c>(Writer<'a, 'c>);

impl<'a, 'c> Visitor<'c> for Print<'a, 'c> {
    type Own = Opened<'a, 'c>;
    type Found = Text;

    fn open(&mut self) -> Opened<'a, 'c> {
        self.0.open()
    }

    fn look(&mut self, own: &mut Opened<'a, 'c>, op: OpRef<'_, 'c>) -> Option<Text> {
        Some(self.0.print(own, op))
    }

    fn close(&mut self, own: Opened<'a, 'c>) {
        self.0.close(own);
    }
}

/// Reads a bytecode file, verifies it and prints it, with no more of it in memory than its tables and some bodies: each body is
/// read, verified and looked through for aliases, and read again when it is printed. Gives what verifiers warn of, as
/// [`verify_with_warnings`](crate::verify_with_warnings).
///
/// `None`, with nothing written, if it has to be read as a whole, in a context of its own: see [`mlirkit_bytecode::read_in_turn`].
/// That may be because something is wrong with it, which is then said. The text is that of [`mlirkit_asm::print`].
///
/// # Errors
/// `out` fails, or there is more text than the options allow; some has been written then.
pub fn reprint<'o>(
    ctx: &Context,
    input: &Bytes,
    read: &ReadOptions,
    verify: VerifyOptions,
    print: &'o PrintOptions,
    out: &'o mut dyn Write,
) -> Result<Option<Vec<Diagnostic>>> {
    let check = mlirkit_dialects::dlti::checker(ctx);
    let checks = crate::further_checks(&check, verify.level);
    let warnings = BodyWarnings::new(verify);
    // Locations that are not printed are not read.
    let warnings = if print.debug_info { warnings } else { warnings.nowhere() };
    let done = mlirkit_bytecode::read_in_turn(ctx, input, read, print.debug_info, |file| {
        let mut parts = InTurn::new(file.module().root()?, print, file.bodies())?;
        let inspection = || Inspection::new(ctx, &checks, verify.level);
        let look = |_| Look { inspection: inspection(), warnings: &warnings, looker: parts.looker() };
        let mut looks: Vec<_> = (0..file.threads()).map(look).collect();
        let seen = file.each(&mut looks, |module, seen| module.root().map(|root| parts.note(root, seen)).is_some());
        let mut look = looks.pop().filter(|_| seen)?;
        let root = file.module().root()?;
        if !(look.inspection.accepts_around(root) && parts.settle(root) && parts.begin(root, out)) {
            return None;
        }
        drop((look, looks));
        file.begin_again();
        let mut writers: Vec<_> = (0..file.threads()).map(|_| Print(parts.writer())).collect();
        let written =
            file.each(&mut writers, |module, texts| module.root().is_some_and(|root| parts.write(root, texts)));
        drop(writers);
        let root = file.module().root()?;
        let ended = parts.end(root, written).map_err(|error| {
            Error::new(mlirkit_asm::position(ctx, root.location()), error.to_string()).with_cause(error)
        });
        Some(ended)
    });
    done.flatten().map_or(Ok(None), |ended| ended.map(|()| Some(warnings.in_order())))
}
