//! The interfaces through which the operation printer uses higher floors: syntax of operations, and a driver that
//! prints or skips large blocks.

use mlirkit_ir::{BlockRef, OpId, OpRef, RegionRef};

use crate::attr::symbol::Deferral;
use crate::print::OpPrinter;
use crate::print::ssa_names::Counters;

/// Prints an operation in its custom form. Every [`OpSyntax`](crate::hooks::OpSyntax) does.
pub trait PrintOp: Send + Sync {
    /// Prints what follows the operation's name, with the space before it.
    fn print_op<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>);
    /// Whether the syntax can represent the operation. Otherwise it is printed in generic form.
    fn can_print(&self, op: OpRef<'_, '_>) -> bool;
}

/// Prints blocks and lists of aliases in its own way. It is asked once per block, never per operation.
pub(crate) trait PrintDriver<'c> {
    /// Prints the operations of a block up to `last`, or leaves them out. Returns false if the printer is to print them.
    fn block(&mut self, p: &mut OpPrinter<'_, 'c>, block: BlockRef<'_, 'c>, last: Option<OpId>) -> bool;

    /// Prints the definitions of aliases of this kind. Returns false if the printer is to print them.
    fn definitions(&mut self, p: &mut OpPrinter<'_, 'c>, deferral: Deferral) -> bool;
}

/// Operations whose values are named separately from all other values.
pub(crate) trait NameParts {
    /// Whether a region contains these operations.
    fn is_around(&self, region: RegionRef<'_, '_>) -> bool;
    /// Sets the names that are in use around the operations.
    fn set_taken(&mut self, names: Vec<Vec<u8>>);
    /// Whether an operation is one of these operations.
    fn names(&self, op: OpRef<'_, '_>) -> bool;
    /// Notes the counters at the start of an operation, if it is one of them. Returns the counters after it.
    fn note(&mut self, op: OpRef<'_, '_>, start: Counters) -> Option<Counters>;
}

impl<'c> OpPrinter<'_, 'c> {
    /// Has the driver print a block or leave it out. Returns false if the printer is to print it.
    pub(crate) fn block_of_driver(&mut self, block: BlockRef<'_, 'c>, last: Option<OpId>) -> bool {
        let Some(mut driver) = self.driver.take() else { return false };
        let done = driver.block(self, block, last);
        self.driver = Some(driver);
        done
    }

    /// Prints the definitions of aliases: those that may be deferred, or those that may not.
    pub(crate) fn alias_definitions(&mut self, deferral: Deferral) {
        if let Some(mut driver) = self.driver.take() {
            let done = driver.definitions(self, deferral);
            self.driver = Some(driver);
            if done {
                return;
            }
        }
        let aliases = std::sync::Arc::clone(&self.base.aliases);
        let definitions = aliases.definitions().iter().filter(|one| one.deferral == deferral);
        definitions.for_each(|one| self.definition(*one));
    }
}
