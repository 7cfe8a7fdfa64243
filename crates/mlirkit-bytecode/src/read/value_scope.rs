//! The values that operands can refer to while a body is read. An isolated region starts a new scope, and each region
//! in it adds its values.

use mlirkit_ir::{Body, OpId, ValueId};

/// Marks a value that has been neither defined nor used.
const UNDEFINED: u32 = u32::MAX;

/// Marks a value that has been used but not defined. The other bits are the index of its use list in
/// [`ValueScope::forward`].
const FORWARD: u32 = 1 << 31;

/// Marks a result of an operation whose regions are being read. Uses in these regions violate dominance.
const AROUND: u32 = 1 << 30;

/// The value that an operand refers to.
pub(crate) enum Operand {
    /// A value defined earlier, in the same region or an enclosing one.
    Before(ValueId),
    /// A result of an enclosing operation.
    Around(ValueId),
    /// A value that has not been defined yet.
    Forward,
}

/// The values in scope, indexed by the numbers with which a file refers to them.
#[derive(Debug, Default)]
pub(crate) struct ValueScope {
    values: Vec<u32>,
    /// For each open region, the number of the next value that it defines.
    next: Vec<usize>,
    /// The uses that precede the definition of their value, by value.
    forward: Vec<Vec<(OpId, u32)>>,
}

impl ValueScope {
    /// Removes all values but keeps the allocated memory.
    pub(crate) fn clear(&mut self) {
        self.values.clear();
        self.next.clear();
        self.forward.clear();
    }

    /// Returns the number of values in scope.
    pub(crate) fn len(&self) -> u64 {
        self.values.len() as u64
    }

    /// Begins a region that defines `count` values.
    pub(crate) fn enter(&mut self, count: usize) {
        self.next.push(self.values.len());
        self.values.resize(self.values.len() + count, UNDEFINED);
    }

    /// Ends a region that was to define `count` values. Returns the number of values that it did not define.
    pub(crate) fn leave(&mut self, count: usize) -> u64 {
        let start = self.values.len().saturating_sub(count);
        let next = self.next.pop().unwrap_or(start);
        let undefined = self.values.len().saturating_sub(next);
        self.values.truncate(start);
        undefined as u64
    }

    /// Marks the last `count` values as results of the operation whose regions are read next. Returns their positions.
    /// `None` if one of them has already been used.
    pub(crate) fn begin_regions(&mut self, count: usize) -> Option<std::ops::Range<usize>> {
        let end = *self.next.last()?;
        let results = end.checked_sub(count)?..end;
        let slots = self.values.get_mut(results.clone())?;
        if slots.iter().any(|slot| *slot >= AROUND) {
            return None;
        }
        slots.iter_mut().for_each(|slot| *slot |= AROUND);
        Some(results)
    }

    /// Removes the marks set by [`begin_regions`](Self::begin_regions) after the regions have been read.
    pub(crate) fn end_regions(&mut self, results: std::ops::Range<usize>) {
        self.values.get_mut(results).unwrap_or_default().iter_mut().for_each(|slot| *slot &= !AROUND);
    }

    /// Returns the value that an operand refers to by number. If the value is not defined yet, records the use. `None`
    /// if the number is out of range.
    #[inline]
    pub(crate) fn operand(&mut self, number: u64, op: OpId, operand: u32) -> Option<Operand> {
        let slot = self.values.get_mut(usize::try_from(number).ok()?)?;
        if *slot & FORWARD == 0 {
            let value = ValueId(*slot & !AROUND);
            return Some(if *slot & AROUND == 0 { Operand::Before(value) } else { Operand::Around(value) });
        }
        if *slot == UNDEFINED {
            *slot = FORWARD | self.forward.len() as u32;
            self.forward.push(Vec::new());
        }
        self.forward.get_mut((*slot & !FORWARD) as usize)?.push((op, operand));
        Some(Operand::Forward)
    }

    /// Returns the value with this number. `None` if the value has not been defined yet or is a result of an enclosing
    /// operation.
    #[inline]
    pub(crate) fn defined(&self, number: u64) -> Option<ValueId> {
        let value = *self.values.get(usize::try_from(number).ok()?)?;
        (value < AROUND).then_some(ValueId(value))
    }

    /// Assigns the next numbers to values, none of which may have been used yet. If one has been used, or if too few
    /// numbers are left, does nothing and returns false.
    #[inline]
    pub(crate) fn define_unused(&mut self, values: &std::ops::Range<u32>) -> bool {
        let Some(next) = self.next.last_mut() else { return false };
        let end = *next + values.len();
        let Some(slots) = self.values.get_mut(*next..end) else { return false };
        // Most operations have one result.
        if let [slot] = slots {
            let free = *slot == UNDEFINED;
            if free {
                (*slot, *next) = (values.start, end);
            }
            return free;
        }
        if slots.iter().any(|slot| *slot != UNDEFINED) {
            return false;
        }
        slots.iter_mut().zip(values.clone()).for_each(|(slot, value)| *slot = value);
        *next = end;
        true
    }

    /// Assigns the next numbers to `count` values starting with `first`. Sets the operands that already refer to these
    /// values, and returns how many there are.
    #[inline]
    pub(crate) fn define(&mut self, first: ValueId, count: usize, body: &mut Body) -> Result<usize, String> {
        let Some(next) = self.next.last_mut() else { return Ok(0) };
        let (start, end) = (*next, *next + count);
        let Some(slots) = self.values.get_mut(start..end) else {
            // Upstream's count wraps around here if there are no values.
            let last = (self.values.len() as u64).wrapping_sub(1);
            return Err(format!(
                "value index range was outside of the expected range for the parent region, got [{start}, {end}), but \
                 the maximum index was {last}"
            ));
        };
        *next = end;
        let mut resolved = 0;
        for (slot, value) in slots.iter_mut().zip(first.0..) {
            let old = std::mem::replace(slot, value);
            if old != UNDEFINED && old & FORWARD != 0 {
                let uses = self.forward.get_mut((old & !FORWARD) as usize).map(std::mem::take).unwrap_or_default();
                resolved += uses.len();
                uses.into_iter().for_each(|(op, operand)| body.set_operand(op, operand, ValueId(value)));
            }
        }
        Ok(resolved)
    }
}
