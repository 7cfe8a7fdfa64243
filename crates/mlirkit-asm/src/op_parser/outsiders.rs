//! Values that are used in bodies that do not see them: isolated operations use nothing of what is around them. Upstream says so when it
//! verifies, and something else first if it is wrong with the text. In the body that uses it, such a value is an argument in a region of
//! no operation.

use mlirkit_defs::OpFlags;
use mlirkit_diag::{Diagnostic, Position};
use mlirkit_ir::{NewOp, Type, ValueDef, ValueId};

use super::{Frame, OpParser};
use crate::parser::{Offset, PResult};

/// What is known of them.
#[derive(Debug, Default)]
pub(super) struct Outsiders {
    /// Whether they are said in the end: whoever parses a part of a source says at once that there is something wrong with it.
    in_the_end: bool,
    said: Vec<Said>,
    /// Names that were used and not defined when the body ended in which they were used, by forward reference.
    awaited: Vec<(usize, Said)>,
}

/// What is said of one, and by what it is found among others: the isolated operation, and the use.
#[derive(Debug, Clone)]
struct Said {
    place: (Offset, Offset),
    error: Box<Diagnostic>,
}

impl OpParser<'_, '_, '_> {
    /// From now on, what is wrong with them is said in the end.
    pub(crate) fn says_outsiders_in_the_end(&mut self) {
        self.outsiders.in_the_end = true;
    }

    /// What is to be said of them: of each isolated operation the first one.
    pub(super) fn take_outsiders(&mut self) -> impl Iterator<Item = Box<Diagnostic>> + use<> {
        let mut said = std::mem::take(&mut self.outsiders.said);
        said.sort_unstable_by_key(|said| said.place);
        said.dedup_by_key(|said| said.place.0);
        said.into_iter().map(|said| said.error)
    }

    /// What stands for a value of a type that the operation being parsed uses and its body does not see.
    #[cold]
    pub(super) fn uses_outsider(&mut self, used: Offset, ty: Type) -> PResult<ValueId> {
        let open = self.open.last().copied();
        let at = open.map_or(used, |op| op.offset);
        let name = open.map_or("", |op| self.base.ctx.op_str(op.name));
        let said = self.outsider((Position::Offset(at.into()), used), name, 1);
        self.say_of_outsider(said)?;
        Ok(self.stand_in(ty))
    }

    /// A value of a type that stands for one that the body does not see.
    fn stand_in(&mut self, ty: Type) -> ValueId {
        self.frame.used_early = true;
        let loc = self.base.ctx.unknown_loc();
        let body = &mut self.frame.body;
        let region = body.new_region();
        let block = body.append_block(region);
        body.set_args(block, &[ty], &[loc])
    }

    /// Takes note that a name that was used in a body that has ended is defined elsewhere.
    #[cold]
    pub(super) fn defines_outsider(&mut self, forward: usize, used: Offset) -> PResult<()> {
        let awaited = self.outsiders.awaited.iter().find(|(awaited, _)| *awaited == forward);
        let said = match awaited.map(|(_, said)| said.clone()) {
            Some(said) => said,
            None => self.outsider((Position::Offset(used.into()), used), "", 0),
        };
        self.say_of_outsider(said)
    }

    /// Has a value in no region stand for one that is defined now, where a body around this one used it: it is defined in that body, but
    /// not for those uses.
    #[cold]
    pub(super) fn defined_within(&mut self, forward: usize, user: u32, value: ValueId) {
        let body = &self.frame.body;
        let loc = match body.value_def(value) {
            ValueDef::Result(op, _) => body.op(op).loc,
            ValueDef::Argument(..) => self.base.ctx.unknown_loc(),
        };
        let (ty, name) = (body.ty(value), self.base.ctx.op_name("builtin.unrealized_conversion_cast"));
        let Some(Frame { body, .. }) = self.outer.iter_mut().find(|frame| frame.serial == user) else { return };
        let block = body.new_block();
        let op = body.append_op(block, &NewOp { results: &[ty], ..NewOp::new(name, loc) });
        let Some(value) = body.results(op).next() else { return };
        for (op, operand) in self.scopes.uses(forward) {
            body.set_operand(op, operand, value);
        }
    }

    fn say_of_outsider(&mut self, said: Said) -> PResult<()> {
        if !self.outsiders.in_the_end {
            return Err(said.error);
        }
        self.outsiders.said.push(said);
        Ok(())
    }

    /// What is said of a use in an operation at a position; so many of the operations that are open are in the isolated one.
    fn outsider(&self, (at, used): (Position, Offset), name: &str, inside: usize) -> Said {
        let is_isolated = |name| self.base.ctx.op_def(name).is_some_and(|def| def.flags.has(OpFlags::ISOLATED));
        let owner = self.open.iter().rev().skip(inside).find(|op| is_isolated(op.name)).map_or(used, |op| op.offset);
        let error = Diagnostic::error(at, format!("'{name}' op using value defined outside the region"));
        let error = error.with_note_at(Self::position(owner), "required by region isolation constraints");
        Said { place: (owner, used), error: Box::new(error) }
    }

    /// Takes note of the names that the body of the innermost operation uses, now that it ends, and that may still be defined elsewhere.
    /// In it, others stand for them.
    #[cold]
    pub(super) fn await_outsiders(&mut self) {
        if !self.outsiders.in_the_end {
            return;
        }
        for (forward, used, ty) in self.scopes.awaited_in(self.frame.serial) {
            // The first use.
            let Some((op, _)) = self.scopes.uses(forward).last() else { continue };
            let op = self.frame.body.op(op);
            let at = crate::position(self.base.ctx, op.loc);
            let said = self.outsider((at, used), self.base.ctx.op_str(op.name), 0);
            self.outsiders.awaited.push((forward, said));
            let value = self.stand_in(ty);
            for (op, operand) in self.scopes.uses(forward) {
                self.frame.body.set_operand(op, operand, value);
            }
        }
    }
}
