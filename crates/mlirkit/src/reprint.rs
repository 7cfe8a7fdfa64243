//! Streaming printer: prints bytecode as text, one body at a time.

use std::cell::RefCell;
use std::io::{self, Write};

use bytes::Bytes;
use mlirkit_asm::{AliasScanner, OpenPrinter, PartPrinter, PartText, PrintOptions, ScannedAliases, StreamPrinter};
use mlirkit_bytecode::{BodyVisitor, ReadOptions};
use mlirkit_diag::{Diagnostic, Error, Position, Result};
use mlirkit_ir::{Context, Module, OpId, OpRef};
use mlirkit_verify::Inspection;

use crate::VerifyOptions;
use crate::warnings::BodyWarnings;

/// An output in which bytes can be replaced or discarded after they were written.
pub trait Retract: Write {
    /// Discards everything written so far. The next byte written becomes the first.
    ///
    /// # Errors
    /// Fails if the written bytes cannot be discarded.
    fn retract(&mut self) -> io::Result<()>;

    /// Replaces the first `first` written bytes with `bytes`. The bytes after them are kept, and later writes append.
    ///
    /// # Errors
    /// Fails if the bytes cannot be replaced. The output is then unusable.
    fn amend(&mut self, first: usize, bytes: &[u8]) -> io::Result<()>;
}

impl Retract for Vec<u8> {
    fn retract(&mut self) -> io::Result<()> {
        self.clear();
        Ok(())
    }

    fn amend(&mut self, first: usize, bytes: &[u8]) -> io::Result<()> {
        self.splice(..first.min(self.len()), bytes.iter().copied());
        Ok(())
    }
}

/// The destination of the printed text.
pub enum Destination<'o> {
    /// A stream. Written text is final, so everything is verified before anything is written, and bodies are read
    /// twice.
    Stream(&'o mut dyn Write),
    /// A file whose written text can be corrected or discarded later.
    Draft(&'o mut dyn Retract),
}

/// A destination that several writers use in turn.
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

    fn amend(&self, first: usize, bytes: &[u8]) -> io::Result<()> {
        match &mut *self.0.borrow_mut() {
            Destination::Draft(out) if !bytes.is_empty() => out.amend(first, bytes),
            _ => Ok(()),
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

/// The first pass: verifies bodies and collects names and aliases. It also prints a body if all names and aliases that
/// the body needs are already known.
struct Look<'a, 'c> {
    inspection: Inspection<'a>,
    warnings: &'a BodyWarnings,
    looker: AliasScanner<'a, 'c>,
    writer: Option<PartPrinter<'a, 'c>>,
    /// The bodies in the current batch that can be printed only after new aliases have been numbered: the first body
    /// with a new alias, and all later bodies.
    waiting: Vec<OpId>,
}

impl<'a, 'c> BodyVisitor<'c> for Look<'a, 'c> {
    type Own = (OpenPrinter<'a, 'c>, Option<OpenPrinter<'a, 'c>>);
    type Found = (ScannedAliases, Option<PartText>);

    fn open(&mut self) -> Self::Own {
        (self.looker.open(), self.writer.as_mut().map(PartPrinter::open))
    }

    fn look(&mut self, (seeing, writing): &mut Self::Own, op: OpRef<'_, 'c>) -> Option<Self::Found> {
        if !self.warnings.accepts(&mut self.inspection, op) {
            return None;
        }
        let seen = self.looker.scan(seeing, op);
        let Some((writer, writing)) = self.writer.as_ref().zip(writing.as_mut()) else { return Some((seen, None)) };
        if !seen.is_none() || !self.waiting.is_empty() {
            self.waiting.push(op.id);
            return Some((seen, None));
        }
        Some((seen, Some(writer.print(writing, op))))
    }

    fn close(&mut self, (seeing, writing): Self::Own) {
        self.looker.close(seeing);
        if let Some((writer, writing)) = self.writer.as_mut().zip(writing) {
            writer.close(writing);
        }
    }
}

/// The second pass: prints bodies.
struct Print<'v, 'a, 'c> {
    writer: &'v mut PartPrinter<'a, 'c>,
    /// The bodies to print, in order; `None` prints all bodies.
    only: Option<&'v [OpId]>,
}

impl<'a, 'c> BodyVisitor<'c> for Print<'_, 'a, 'c> {
    type Own = OpenPrinter<'a, 'c>;
    type Found = Option<PartText>;

    fn open(&mut self) -> OpenPrinter<'a, 'c> {
        self.writer.open()
    }

    fn look(&mut self, own: &mut OpenPrinter<'a, 'c>, op: OpRef<'_, 'c>) -> Option<Option<PartText>> {
        let is_wanted = self.only.is_none_or(|only| only.binary_search(&op.id).is_ok());
        Some(is_wanted.then(|| self.writer.print(own, op)))
    }

    fn close(&mut self, own: OpenPrinter<'a, 'c>) {
        self.writer.close(own);
    }
}

/// Reads, verifies and prints a bytecode file, one function body at a time. Only the tables and a few bodies are in
/// memory at any time. Returns the verifier's warnings, as [`verify_with_warnings`](crate::verify_with_warnings) does.
///
/// Each body is read twice: once to verify it and collect aliases, once to print it. If the [destination](Destination)
/// allows corrections, a body is printed as soon as its batch has been verified. Definitions of aliases found later are
/// then inserted at the end. Everything is printed again only if aliases are renamed, or if very many are found late.
///
/// Returns `None`, having written nothing, if the file must be read eagerly in a fresh context; see
/// [`mlirkit_bytecode::visit_bodies`]. One reason is an error in the file, which the eager reader then reports. The
/// output is identical to that of [`mlirkit_asm::print`].
///
/// # Errors
/// Fails if writing to `out` fails, or if the text exceeds its length limit. Part of the text may have been written by
/// then.
pub fn reprint(
    ctx: &Context,
    input: &Bytes,
    read: &ReadOptions,
    verify: VerifyOptions,
    print: &PrintOptions,
    out: Destination<'_>,
) -> Result<Option<Vec<Diagnostic>>> {
    if crate::follow::foreign(ctx, input, read.producer_release).is_some() {
        return Ok(None);
    }
    let check = mlirkit_dialects::dlti::checker(ctx);
    let checks = crate::further_checks(&check, verify.level);
    let warnings = BodyWarnings::new(verify);
    // Locations are read only if they will be printed.
    let warnings = if print.debug_info { warnings } else { warnings.nowhere() };
    let out = Shared(RefCell::new(out));
    let done = mlirkit_bytecode::visit_bodies(ctx, input, read, print.debug_info, |file| {
        let look = |looker| Look {
            inspection: Inspection::new(ctx, &checks, verify.level),
            warnings: &warnings,
            looker,
            writer: None,
            waiting: Vec::new(),
        };
        let (mut first, mut second) = (&out, &out);
        let root = file.module().root()?;
        let mut parts = StreamPrinter::new(root, print, file.bodies(), || file.taken())?;
        let mut looks: Vec<_> = (0..file.threads()).map(|_| look(parts.scanner())).collect();
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
        let definitions = if parts.settle_more() { parts.definitions(root) } else { None };
        let mut complete = true;
        if definitions.is_none() {
            parts.unsettle();
            out.retract().ok()?;
            parts.settle(root);
            if !parts.begin(root, &mut second) {
                return None;
            }
            file.begin_again();
            let mut writers: Vec<_> = (0..file.threads()).filter_map(|_| parts.part_printer()).collect();
            let mut prints: Vec<_> = writers.iter_mut().map(|writer| Print { writer, only: None }).collect();
            complete = file.each(&mut prints, |module, texts| {
                module.root().is_some_and(|root| parts.write(root, texts.into_iter().flatten()))
            });
        }
        let root = file.module().root()?;
        let failed = |error: io::Error| {
            Error::new(mlirkit_asm::position(ctx, root.location()), error.to_string()).with_cause(error)
        };
        let (first, bytes) = definitions.unwrap_or_default();
        let ended = parts.end(root, complete).and_then(|()| out.amend(first, &bytes));
        Some(ended.map_err(failed))
    });
    match done.flatten() {
        Some(ended) => ended.map(|()| Some(warnings.in_order())),
        None => match out.retract() {
            Ok(()) => Ok(None),
            Err(error) => Err(Error::new(Position::Unknown, error.to_string()).with_cause(error)),
        },
    }
}

/// Verifies all bodies and collects aliases. Prints bodies in the same pass if `out` is given and no alias is renamed.
/// Returns `None` if the file must be read eagerly.
fn look_through<'a, 'c>(
    file: &mut mlirkit_bytecode::BodyStream<'_, '_, 'c, '_>,
    parts: &mut StreamPrinter<'a, 'c>,
    looks: &mut [Look<'a, 'c>],
    mut out: Option<&'a mut dyn Write>,
) -> Option<()> {
    let (mut seen, mut texts): (Vec<ScannedAliases>, Vec<Option<PartText>>) = (Vec::new(), Vec::new());
    while let Some(mut batch) = file.next_batch() {
        let before = |module: &Module<'c>| take(module, parts, &mut seen, &mut texts);
        (seen, texts) = batch.show(looks, before)?.into_iter().unzip();
        let coming: Vec<&[u8]> = match &out {
            Some(_) if parts.leaves_nothing_out() => batch.texts_to_come().collect(),
            _ => Vec::new(),
        };
        let root = batch.module().root()?;
        let goes_on = match out.take() {
            // Module scope and the aliases of the first bodies are known at this point.
            Some(out) => {
                parts.note(root, seen.drain(..));
                parts.settle(root);
                parts.expect(coming);
                let begins = parts.begin(root, out);
                looks.iter_mut().filter(|_| begins).for_each(|look| look.writer = parts.part_printer());
                begins
            }
            None if parts.is_settled() => {
                parts.note(root, seen.drain(..));
                let goes_on = parts.settle_more();
                looks.iter_mut().filter_map(|look| look.writer.as_mut()).for_each(|writer| writer.catch_up(parts));
                goes_on
            }
            None => false,
        };
        if !goes_on {
            parts.unsettle();
            looks.iter_mut().for_each(|look| look.writer = None);
            continue;
        }
        if texts.iter().any(Option::is_none) {
            let mut waiting: Vec<OpId> = looks.iter_mut().flat_map(|look| look.waiting.drain(..)).collect();
            waiting.sort_unstable();
            let only = (!waiting.is_empty()).then_some(&*waiting);
            let writers = looks.iter_mut().filter_map(|look| look.writer.as_mut());
            let mut prints: Vec<_> = writers.map(|writer| Print { writer, only }).collect();
            let printed = batch.show(&mut prints, |_| true)?;
            texts.iter_mut().zip(printed).for_each(|(text, printed)| *text = text.take().or(printed));
        }
    }
    take(file.module(), parts, &mut seen, &mut texts).then_some(())
}

/// Records the collected aliases, then writes the printed bodies if no alias has been renamed. Returns false if the
/// module has no top-level operation.
fn take<'c>(
    module: &Module<'c>,
    parts: &mut StreamPrinter<'_, 'c>,
    seen: &mut Vec<ScannedAliases>,
    texts: &mut Vec<Option<PartText>>,
) -> bool {
    let Some(root) = module.root() else { return false };
    parts.note(root, seen.drain(..));
    if parts.is_settled() && !parts.write(root, texts.drain(..).flatten()) {
        parts.unsettle();
    }
    true
}
