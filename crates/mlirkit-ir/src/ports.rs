//! Hooks that convert operations between releases where definitions cannot express the change.

use std::sync::OnceLock;

use mlirkit_defs::{History, OpDef};

use crate::clone_into::ContextImporter;
use crate::context::Context;
use crate::ids::{Attr, Type, ValueId};
use mlirkit_diag::Reason;

/// The change history of the dialects, and the hooks that the history refers to. Stored as an extension of the target
/// context.
#[derive(Clone, Copy)]
pub struct Ports {
    /// Returns the history of renames and additions that definitions do not record.
    pub history: fn() -> &'static History,
    /// Returns the hook with this name; `None` if there is none.
    pub hook: fn(&str) -> Option<PortHook>,
    /// Functions that copy state other than attributes and types from one context to another.
    pub contexts: &'static [BringFn],
}

/// A function that copies the state of a dialect, other than attributes and types, from one context to another.
pub type BringFn = fn(from: &Context, to: &Context, importer: &mut ContextImporter<'_, '_>);

impl Default for Ports {
    /// Returns ports without history or hooks, which rely on definitions only.
    fn default() -> Self {
        static NOTHING: OnceLock<History> = OnceLock::new();
        Self { history: || NOTHING.get_or_init(History::default), hook: |_| None, contexts: &[] }
    }
}

/// A change to an operation between two releases, given as a conversion in each direction.
#[derive(Clone, Copy)]
pub struct PortHook {
    /// Converts an operation to the release with the change, or to a later one.
    pub newer: PortFn,
    /// Converts an operation to the release before the change, or to an earlier one.
    pub older: PortFn,
    /// Names of enum properties that the conversion receives as integers, because the target release does not have the
    /// enum.
    pub numbers: &'static [&'static str],
}

/// A function that converts an operation in place. The error explains what the target release cannot represent.
pub type PortFn = fn(&mut PortOp<'_>) -> Result<(), Reason>;

/// An operation being converted. Operands and properties have the names of the source definition, or of the target
/// definition where the history records a rename. Attributes and types belong to the target context.
pub struct PortOp<'a> {
    /// The context of the target release.
    pub to: &'a Context,
    /// The definition of the operation in the target release.
    pub row: &'static OpDef,
    /// The operand groups, as pairs of name and values.
    pub operands: Vec<(Box<str>, Vec<ValueId>)>,
    /// The names and values of the properties that are set.
    pub slots: Vec<(Box<str>, Attr)>,
    /// The result types.
    pub results: Vec<Type>,
    /// The argument types of the entry block. A conversion may remove arguments at the end and append others.
    pub args: Vec<Type>,
    /// Returns the type of a value in the enclosing body.
    pub type_of: &'a dyn Fn(ValueId) -> Option<Type>,
    /// Returns the attribute that holds the value of a constant in the enclosing body. `None` if the operand is not
    /// defined by a constant.
    pub constant: &'a dyn Fn(ValueId) -> Option<Attr>,
    /// What the conversion drops because the target release cannot represent it, as reasons. The operation is refused
    /// for each reason unless the port is lossy.
    pub lost: Vec<Reason>,
}

impl PortOp<'_> {
    /// Returns true if the target definition has a property with this name.
    #[must_use]
    pub fn has_slot(&self, name: &str) -> bool {
        self.row.slots.position(name).is_some()
    }

    /// Returns the value of the property with this name, if it is set.
    #[must_use]
    pub fn slot(&self, name: &str) -> Option<Attr> {
        self.slots.iter().find(|(known, _)| **known == *name).map(|(_, value)| *value)
    }

    /// Removes the property with this name and returns its value; `None` if it is not set.
    pub fn take_slot(&mut self, name: &str) -> Option<Attr> {
        let at = self.slots.iter().position(|(known, _)| **known == *name)?;
        Some(self.slots.swap_remove(at).1)
    }

    /// Sets the value of a property.
    pub fn set_slot(&mut self, name: &str, value: Attr) {
        self.take_slot(name);
        self.slots.push((name.into(), value));
    }

    /// Returns the first operand in the operand group with this name; `None` if the group is empty or absent.
    #[must_use]
    pub fn operand(&self, name: &str) -> Option<ValueId> {
        self.operands.iter().find(|(known, _)| **known == *name)?.1.first().copied()
    }

    /// Removes the operand group with this name and returns its values; empty if the group is absent.
    pub fn take_operands(&mut self, name: &str) -> Vec<ValueId> {
        let at = self.operands.iter().position(|(known, _)| **known == *name);
        at.map(|at| self.operands.remove(at).1).unwrap_or_default()
    }

    /// Sets the values of the operand group with this name.
    pub fn set_operands(&mut self, name: &str, values: Vec<ValueId>) {
        self.operands.retain(|(known, _)| **known != *name);
        self.operands.push((name.into(), values));
    }
}
