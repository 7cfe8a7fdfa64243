//! Errors about isolated operations that use values defined outside of them. Upstream reports them during verification,
//! after syntax errors. In the isolated body, each such value is replaced by a block argument of a detached region.

use mlirkit_defs::OpFlags;
use mlirkit_diag::{Diagnostic, Position};
use mlirkit_ir::{NewOp, Type, ValueDef, ValueId};

use crate::attr::parser::PResult;
use crate::attr::position::position;
use crate::parse::{BodyFrame, OpParser};
use crate::text::Offset;

/// The errors found so far about isolated operations that use values defined outside of them.
#[derive(Debug, Default)]
pub(crate) struct IsolationErrors {
    /// Whether errors are reported at the end of the source. A parser for a chunk of a source reports them immediately.
    in_the_end: bool,
    said: Vec<OutsideUse>,
    /// Forward references that were undefined at the end of their body, with the errors to report if an outer body
    /// defines them.
    awaited: Vec<(usize, OutsideUse)>,
}

/// An error about the use of a value from outside an isolated operation. Errors are sorted by `place`: the offsets of
/// the isolated operation and of the use.
#[derive(Debug, Clone)]
struct OutsideUse {
    place: (Offset, Offset),
    error: Box<Diagnostic>,
}

impl OpParser<'_, '_, '_> {
    /// Delays errors about uses of outside values to the end of the source, instead of reporting them at once.
    pub(crate) fn says_outsiders_in_the_end(&mut self) {
        self.isolation_errors.in_the_end = true;
    }

    /// Returns the first error for each isolated operation, and clears the list of errors.
    pub(crate) fn take_outsiders(&mut self) -> impl Iterator<Item = Box<Diagnostic>> + use<> {
        let mut said = std::mem::take(&mut self.isolation_errors.said);
        said.sort_unstable_by_key(|said| said.place);
        said.dedup_by_key(|said| said.place.0);
        said.into_iter().map(|said| said.error)
    }

    /// Reports that the current operation uses a value from outside its isolated operation. Returns a placeholder for
    /// the value.
    #[cold]
    pub(crate) fn uses_outsider(&mut self, used: Offset, ty: Type) -> PResult<ValueId> {
        let open = self.open.last().copied();
        let at = open.map_or(used, |op| op.offset);
        let name = open.map_or("", |op| self.base.ctx.op_str(op.name));
        let said = self.outsider((Position::Offset(at.into()), used), name, 1);
        self.say_of_outsider(said)?;
        Ok(self.stand_in(ty))
    }

    /// Creates a placeholder value of the given type.
    fn stand_in(&mut self, ty: Type) -> ValueId {
        self.frame.used_early = true;
        let loc = self.base.ctx.unknown_loc();
        let body = &mut self.frame.body;
        let region = body.new_region();
        let block = body.append_block(region);
        body.set_args(block, &[ty], &[loc])
    }

    /// Records an error about the forward reference `forward`: a completed body uses the name, but the name is defined
    /// outside of that body.
    #[cold]
    pub(crate) fn defines_outsider(&mut self, forward: usize, used: Offset) -> PResult<()> {
        let awaited = self.isolation_errors.awaited.iter().find(|(awaited, _)| *awaited == forward);
        let said = match awaited.map(|(_, said)| said.clone()) {
            Some(said) => said,
            None => self.outsider((Position::Offset(used.into()), used), "", 0),
        };
        self.say_of_outsider(said)
    }

    /// Replaces uses of a forward reference in an enclosing body by a placeholder. An inner body, whose values are not
    /// visible there, has defined the name as `value`.
    #[cold]
    pub(crate) fn defined_within(&mut self, forward: usize, user: u32, value: ValueId) {
        let body = &self.frame.body;
        let loc = match body.value_def(value) {
            ValueDef::Result(op, _) => body.op(op).loc,
            ValueDef::Argument(..) => self.base.ctx.unknown_loc(),
        };
        let (ty, name) = (body.ty(value), self.base.ctx.op_name("builtin.unrealized_conversion_cast"));
        let Some(BodyFrame { body, .. }) = self.outer.iter_mut().find(|frame| frame.serial == user) else { return };
        let block = body.new_block();
        let op = body.append_op(block, &NewOp { results: &[ty], ..NewOp::new(name, loc) });
        let Some(value) = body.results(op).next() else { return };
        for (op, operand) in self.caches.scopes.uses(forward) {
            body.set_operand(op, operand, value);
        }
    }

    fn say_of_outsider(&mut self, said: OutsideUse) -> PResult<()> {
        if !self.isolation_errors.in_the_end {
            return Err(said.error);
        }
        self.isolation_errors.said.push(said);
        Ok(())
    }

    /// Creates the error about a use, at offset `used`, by operation `name` at position `at`. `inside` is the number of
    /// open operations inside the isolated one.
    fn outsider(&self, (at, used): (Position, Offset), name: &str, inside: usize) -> OutsideUse {
        let is_isolated = |name| self.base.ctx.op_def(name).is_some_and(|def| def.flags.has(OpFlags::ISOLATED));
        let owner = self.open.iter().rev().skip(inside).find(|op| is_isolated(op.name)).map_or(used, |op| op.offset);
        let error = Diagnostic::error(at, format!("'{name}' op using value defined outside the region"));
        let error = error.with_note_at(Self::position(owner), "required by region isolation constraints");
        OutsideUse { place: (owner, used), error: Box::new(error) }
    }

    /// Records the undefined names of the innermost body, which ends here, and replaces them by placeholders. An outer
    /// body may still define them.
    #[cold]
    pub(crate) fn await_outsiders(&mut self) {
        if !self.isolation_errors.in_the_end {
            return;
        }
        for (forward, used, ty) in self.caches.scopes.awaited_in(self.frame.serial) {
            // The first use is the last one in the list.
            let Some((op, _)) = self.caches.scopes.uses(forward).last() else { continue };
            let op = self.frame.body.op(op);
            // An alias of a location that is defined at the end of the file is not known yet.
            let at = match self.base.ctx.has_attr(op.loc) {
                true => position(self.base.ctx, self.base.hooks, op.loc),
                false => Position::Offset(used.into()),
            };
            let said = self.outsider((at, used), self.base.ctx.op_str(op.name), 0);
            self.isolation_errors.awaited.push((forward, said));
            let value = self.stand_in(ty);
            for (op, operand) in self.caches.scopes.uses(forward) {
                self.frame.body.set_operand(op, operand, value);
            }
        }
    }
}
