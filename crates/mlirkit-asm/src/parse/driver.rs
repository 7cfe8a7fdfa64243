//! The interfaces through which the operation parser uses higher layers: operation syntax, and a driver that parses
//! chunks of a source.

use mlirkit_ir::{BlockId, BodyId};

use crate::attr::parser::PResult;
use crate::op_data::syntax::{Argument, OpState, ParsedRegion};
use crate::parse::OpParser;

/// A parser for the custom form of an operation. Every [`OpSyntax`](crate::hooks::OpSyntax) implements this trait.
pub trait ParseOp: Send + Sync {
    /// Parses what follows the operation name into `op`.
    ///
    /// # Errors
    /// Returns a syntax error, worded as in upstream MLIR.
    fn parse_op(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()>;
}

/// A driver that parses chunks of a source in place of the operation parser, for example on other threads. It is called
/// once per region, long block and alias list, never per operation.
pub(crate) trait ParseDriver<'s> {
    /// Takes over the region that begins here. Returns `None` if the parser must parse it itself.
    ///
    /// # Errors
    /// Returns an error if the source cannot be parsed in chunks.
    fn take_body(
        &mut self,
        p: &mut OpParser<'_, 's, '_>,
        op: &mut OpState,
        args: &[Argument],
    ) -> PResult<Option<ParsedRegion>>;

    /// Records the id of the body that was taken over last, once its operation is complete.
    fn note_body(&mut self, id: BodyId);

    /// Takes over the rest of a block, of which the parser has parsed `parsed` bytes. Returns whether the rest was
    /// taken over.
    ///
    /// # Errors
    /// Returns an error if the source cannot be parsed in chunks, or if a chunk has an error.
    fn take_rest(&mut self, p: &mut OpParser<'_, 's, '_>, block: BlockId, parsed: usize) -> PResult<bool>;

    /// Takes over the list of attribute aliases that begins here, either completely or not at all.
    ///
    /// # Errors
    /// Returns an error if the source cannot be parsed in chunks, or if a chunk has an error.
    fn take_aliases(&mut self, p: &mut OpParser<'_, 's, '_>) -> PResult<()>;
}

/// The number of bytes parsed in a block before a driver may take over the rest.
pub(crate) const LONG_BLOCK: usize = 1 << 16;

impl<'s> OpParser<'_, 's, '_> {
    /// Calls `act` with the driver and this parser, if there is a driver.
    fn drive<T>(&mut self, act: impl FnOnce(&mut dyn ParseDriver<'s>, &mut Self) -> PResult<T>) -> PResult<Option<T>> {
        let Some(mut driver) = self.driver.take() else { return Ok(None) };
        let done = act(&mut *driver, self);
        self.driver = Some(driver);
        done.map(Some)
    }

    /// Parses the body of a function, or another region whose contents the operation's syntax does not inspect. A
    /// driver may take it over.
    pub(crate) fn body_region(&mut self, op: &mut OpState, args: &[Argument]) -> PResult<ParsedRegion> {
        match self.drive(|driver, p| driver.take_body(p, op, args))?.flatten() {
            Some(region) => Ok(region),
            None => self.region(op, args, false),
        }
    }

    /// Allocates the id of a body that the driver has taken over.
    pub(crate) fn body_of_driver(&mut self) -> BodyId {
        let id = self.module.add_lazy_body();
        if let Some(driver) = &mut self.driver {
            driver.note_body(id);
        }
        id
    }

    /// Lets the driver take over an alias list.
    pub(crate) fn aliases_of_driver(&mut self) -> PResult<()> {
        self.drive(|driver, p| driver.take_aliases(p)).map(|_| ())
    }

    /// Returns the number of bytes parsed by this parser itself.
    fn parsed_here(&self) -> usize {
        (self.offset() as usize).saturating_sub(self.taken_over)
    }

    /// Parses operations until `ends` returns true for the current token, which then ends the block.
    pub(crate) fn operations(
        &mut self,
        block: BlockId,
        ends: impl Fn(crate::text::lexer::Kind) -> bool,
    ) -> PResult<()> {
        let start = self.parsed_here();
        while !ends(self.kind()) {
            self.operation(block)?;
            if self.driver.is_some() && self.parsed_here() - start >= LONG_BLOCK {
                let parsed = self.parsed_here() - start;
                if self.drive(|driver, p| driver.take_rest(p, block, parsed))? == Some(true) {
                    break;
                }
            }
        }
        while !ends(self.kind()) {
            self.operation(block)?;
        }
        Ok(())
    }
}
