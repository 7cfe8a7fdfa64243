//! The interfaces through which the operation printer uses higher layers: operation syntax, and a driver that prints or
//! skips large blocks.

use mlirkit_ir::{BlockRef, OpId, OpRef, RegionRef};

use crate::attr::symbol::Deferral;
use crate::print::OpPrinter;
use crate::print::ssa_names::Counters;

/// A printer for the custom form of an operation. Every [`OpSyntax`](crate::hooks::OpSyntax) implements this trait.
pub trait PrintOp: Send + Sync {
    /// Prints what follows the operation name, including the space before it.
    fn print_op<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>);
    /// Returns whether the syntax can represent the operation. If not, the operation is printed in generic form.
    fn can_print(&self, op: OpRef<'_, '_>) -> bool;
}

/// A driver that prints blocks and alias lists in place of the operation printer. It is called once per block, never
/// per operation.
pub(crate) trait PrintDriver<'c> {
    /// Prints the operations of a block up to `last`, or skips them. Returns false if the printer must print them
    /// itself.
    fn block(&mut self, p: &mut OpPrinter<'_, 'c>, block: BlockRef<'_, 'c>, last: Option<OpId>) -> bool;

    /// Prints the alias definitions that have this deferral. Returns false if the printer must print them itself.
    fn definitions(&mut self, p: &mut OpPrinter<'_, 'c>, deferral: Deferral) -> bool;
}

/// A set of operations, called parts, whose values are named separately from all other values.
pub(crate) trait NameParts {
    /// Returns whether a region contains the separately named operations.
    fn is_around(&self, region: RegionRef<'_, '_>) -> bool;
    /// Sets the value names that are in use outside of the separately named operations.
    fn set_taken(&mut self, names: Vec<Vec<u8>>);
    /// Returns whether an operation is one of the separately named ones.
    fn names(&self, op: OpRef<'_, '_>) -> bool;
    /// If an operation is named separately, records the name counters at its start and returns the counters after it.
    /// Otherwise returns `None`.
    fn note(&mut self, op: OpRef<'_, '_>, start: Counters) -> Option<Counters>;
}

impl<'c> OpPrinter<'_, 'c> {
    /// Lets the driver print or skip a block. Returns false if the printer must print the block itself.
    pub(crate) fn block_of_driver(&mut self, block: BlockRef<'_, 'c>, last: Option<OpId>) -> bool {
        let Some(mut driver) = self.driver.take() else { return false };
        let done = driver.block(self, block, last);
        self.driver = Some(driver);
        done
    }

    /// Prints the alias definitions that have this deferral, which tells whether a definition may be at the end of the
    /// file.
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
