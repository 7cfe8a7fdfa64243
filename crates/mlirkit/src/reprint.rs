//! Bytecode to text, body by body.

use std::cell::RefCell;
use std::io::{self, Write};

use bytes::Bytes;
use mlirkit_asm::{InTurn, Looker, Opened, PrintOptions, Seen, Text, Writer};
use mlirkit_bytecode::{ReadOptions, Visitor};
use mlirkit_diag::{Diagnostic, Error, Position, Result};
use mlirkit_ir::{Context, Module, OpRef};
use mlirkit_verify::Inspection;

use crate::VerifyOptions;
use crate::warnings::BodyWarnings;

/// Where text goes that may turn out to be wrong when some of it has been written.
pub trait Retract: Write {
    /// Takes back all that has been written: the next byte is the first one.
    ///
    /// # Errors
    /// It stays.
    fn retract(&mut self) -> io::Result<()>;
}

impl Retract for Vec<u8> {
    fn retract(&mut self) -> io::Result<()> {
        self.clear();
        Ok(())
    }
}

/// Where text goes.
pub enum Destination<'o> {
    /// What is written stays: nothing is before all is verified, and bodies are read twice.
    Stream(&'o mut dyn Write),
    /// What is written can be taken back.
    Draft(&'o mut dyn Retract),
}

/// A destination that several writers share, one after the other.
struct Shared<'o>(RefCell<Destination<'o>>);

impl Shared<'_> {
    fn is_draft(&self) -> bool {
        matches!(*self.0.borrow(), Destination::Draft(_))
    }

    fn retract(&self) -> io::Result<()> {
        match &mut *self.0.borrow_mut() {
            Destination::Stream(_) => Ok(()),
            Destination::Draft(out) => out.retract(),
        }
    }
}

impl Write for &Shared<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut *self.0.borrow_mut() {
            Destination::Stream(out) => out.write(bytes),
            Destination::Draft(out) => out.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut *self.0.borrow_mut() {
            Destination::Stream(out) => out.flush(),
            Destination::Draft(out) => out.flush(),
        }
    }
}

/// Verifies bodies, looks at what the text as a whole depends on, and prints them if that is known.
struct Look<'a, 'c> {
    inspection: Inspection<'a>,
    warnings: &'a BodyWarnings,
    looker: Looker<'a, 'c>,
    writer: Option<Writer<'a, 'c>>,
}

impl<'a, 'c> Visitor<'c> for Look<'a, 'c> {
    type Own = (Opened<'a, 'c>, Option<Opened<'a, 'c>>);
    type Found = (Seen, Option<Text>);

    fn open(&mut self) -> Self::Own {
        (self.looker.open(), self.writer.as_mut().map(Writer::open))
    }

    fn look(&mut self, (seeing, writing): &mut Self::Own, op: OpRef<'_, 'c>) -> Option<Self::Found> {
        if !self.warnings.accepts(&mut self.inspection, op) {
            return None;
        }
        let seen = self.looker.look(seeing, op);
        Some((seen, self.writer.as_ref().zip(writing.as_mut()).map(|(writer, writing)| writer.print(writing, op))))
    }

    fn close(&mut self, (seeing, writing): Self::Own) {
        self.looker.close(seeing);
        if let Some((writer, writing)) = self.writer.as_mut().zip(writing) {
            writer.close(writing);
        }
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

/// Reads a bytecode file, verifies it and prints it, with no more of it in memory than its tables and some bodies. Each body is
/// read, verified and looked through for aliases, and read again when it is printed, unless the text [can be taken back](Destination):
/// then each is printed when it is looked at, with the aliases of the first ones, and only if others have more, all are printed once
/// more. Gives what verifiers warn of, as [`verify_with_warnings`](crate::verify_with_warnings).
///
/// `None`, with nothing written, if it has to be read as a whole, in a context of its own: see [`mlirkit_bytecode::read_in_turn`].
/// That may be because something is wrong with it, which is then said. The text is that of [`mlirkit_asm::print`].
///
/// # Errors
/// `out` fails, or there is more text than the options allow; some has been written then.
pub fn reprint(
    ctx: &Context,
    input: &Bytes,
    read: &ReadOptions,
    verify: VerifyOptions,
    print: &PrintOptions,
    out: Destination<'_>,
) -> Result<Option<Vec<Diagnostic>>> {
    let check = mlirkit_dialects::dlti::checker(ctx);
    let checks = crate::further_checks(&check, verify.level);
    let warnings = BodyWarnings::new(verify);
    // Locations that are not printed are not read.
    let warnings = if print.debug_info { warnings } else { warnings.nowhere() };
    let out = Shared(RefCell::new(out));
    let done = mlirkit_bytecode::read_in_turn(ctx, input, read, print.debug_info, |file| {
        let look = |looker| Look {
            inspection: Inspection::new(ctx, &checks, verify.level),
            warnings: &warnings,
            looker,
            writer: None,
        };
        let (mut first, mut second) = (&out, &out);
        let root = file.module().root()?;
        let mut parts = InTurn::new(root, print, file.bodies(), || file.taken())?;
        let mut looks: Vec<_> = (0..file.threads()).map(|_| look(parts.looker())).collect();
        let early: Option<&mut dyn Write> = match out.is_draft() && parts.may_settle_early() {
            true => Some(&mut first),
            false => None,
        };
        look_through(file, &mut parts, &mut looks, early)?;
        let root = file.module().root()?;
        let mut look = looks.pop()?;
        if !(look.inspection.accepts_around(root) && parts.note_end(root)) {
            return None;
        }
        drop((look, looks));
        let mut complete = true;
        if !parts.is_settled() {
            parts.unsettle();
            out.retract().ok()?;
            parts.settle(root);
            if !parts.begin(root, &mut second) {
                return None;
            }
            file.begin_again();
            let mut prints: Vec<_> = (0..file.threads()).filter_map(|_| parts.writer().map(Print)).collect();
            complete =
                file.each(&mut prints, |module, texts| module.root().is_some_and(|root| parts.write(root, texts)));
        }
        let root = file.module().root()?;
        let failed = |error: io::Error| {
            Error::new(mlirkit_asm::position(ctx, root.location()), error.to_string()).with_cause(error)
        };
        Some(parts.end(root, complete).map_err(failed))
    });
    match done.flatten() {
        Some(ended) => ended.map(|()| Some(warnings.in_order())),
        None => match out.retract() {
            Ok(()) => Ok(None),
            Err(error) => Err(Error::new(Position::Unknown, error.to_string()).with_cause(error)),
        },
    }
}

/// Has all bodies looked at, and printed meanwhile, if there is somewhere to print to, as long as nothing is met that makes the text
/// another one. `None` if the file has to be read as a whole.
fn look_through<'a, 'c>(
    file: &mut mlirkit_bytecode::InTurn<'_, '_, 'c, '_>,
    parts: &mut InTurn<'a, 'c>,
    looks: &mut [Look<'a, 'c>],
    mut out: Option<&'a mut dyn Write>,
) -> Option<()> {
    let mut found = Vec::new();
    while let Some(mut batch) = file.next_batch() {
        found = batch.show(looks, |module| take(module, parts, std::mem::take(&mut found)))?;
        if let Some(out) = out.take() {
            let root = batch.module().root()?;
            parts.note(root, found.drain(..).map(|(seen, _)| seen));
            parts.settle(root);
            if parts.begin(root, out) {
                let mut prints: Vec<_> = looks.iter().filter_map(|_| parts.writer().map(Print)).collect();
                let texts = batch.show(&mut prints, |_| true)?;
                if parts.write(batch.module().root()?, texts) {
                    looks.iter_mut().zip(prints).for_each(|(look, Print(writer))| look.writer = Some(writer));
                }
            }
        }
        if !parts.is_settled() {
            looks.iter_mut().for_each(|look| look.writer = None);
        }
    }
    take(file.module(), parts, found).then_some(())
}

/// Notes what has been seen, and writes what has been printed if it is right.
fn take<'c>(module: &Module<'c>, parts: &mut InTurn<'_, 'c>, found: Vec<(Seen, Option<Text>)>) -> bool {
    let Some(root) = module.root() else { return false };
    let (seen, texts): (Vec<_>, Vec<_>) = found.into_iter().unzip();
    parts.note(root, seen);
    if !(parts.is_settled() && parts.write(root, texts.into_iter().flatten())) {
        parts.unsettle();
    }
    true
}
