//! The interfaces through which the operation parser uses higher floors: syntax of operations, and a driver that takes
//! over parts of a source.

use mlirkit_ir::{BlockId, BodyId};

use crate::attr::parser::PResult;
use crate::op_data::syntax::{Argument, OpState, ParsedRegion};
use crate::parse::OpParser;

/// Parses an operation in its custom form. Every [`OpSyntax`](crate::hooks::OpSyntax) implements it.
pub trait ParseOp: Send + Sync {
    /// Parses the text after the operation's name into `op`.
    ///
    /// # Errors
    /// Returns a syntax error, worded as in upstream MLIR.
    fn parse_op(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()>;
}

/// Takes over parts of a source. It is asked once per region, long block and list of aliases, never per operation.
pub(crate) trait ParseDriver<'s> {
    /// Takes over the region at this point. Returns `None` if the parser must parse it.
    ///
    /// # Errors
    /// The source cannot be parsed in parts.
    fn take_body(
        &mut self,
        p: &mut OpParser<'_, 's, '_>,
        op: &mut OpState,
        args: &[Argument],
    ) -> PResult<Option<ParsedRegion>>;

    /// Records the id of the body taken over last, once its operation is complete.
    fn note_body(&mut self, id: BodyId);

    /// Takes over the rest of a block, of which the parser has parsed `parsed` bytes. Returns whether it took over.
    ///
    /// # Errors
    /// The source cannot be parsed in parts, or a part has an error.
    fn take_rest(&mut self, p: &mut OpParser<'_, 's, '_>, block: BlockId, parsed: usize) -> PResult<bool>;

    /// Takes over a list of attribute aliases that begins here, completely or not at all.
    ///
    /// # Errors
    /// The source cannot be parsed in parts, or a part has an error.
    fn take_aliases(&mut self, p: &mut OpParser<'_, 's, '_>) -> PResult<()>;
}

/// The number of bytes of a block after which a driver may take over the rest.
pub(crate) const LONG_BLOCK: usize = 1 << 16;

impl<'s> OpParser<'_, 's, '_> {
    /// Calls `act` with the driver and this parser, if there is a driver.
    fn drive<T>(&mut self, act: impl FnOnce(&mut dyn ParseDriver<'s>, &mut Self) -> PResult<T>) -> PResult<Option<T>> {
        let Some(mut driver) = self.driver.take() else { return Ok(None) };
        let done = act(&mut *driver, self);
        self.driver = Some(driver);
        done.map(Some)
    }

    /// Parses the body of a function, or any region whose contents the operation's syntax does not inspect. A driver
    /// may take it over.
    pub(crate) fn body_region(&mut self, op: &mut OpState, args: &[Argument]) -> PResult<ParsedRegion> {
        match self.drive(|driver, p| driver.take_body(p, op, args))?.flatten() {
            Some(region) => Ok(region),
            None => self.region(op, args, false),
        }
    }

    /// Returns the id of a body that a driver has taken over.
    pub(crate) fn body_of_driver(&mut self) -> BodyId {
        let id = self.module.add_lazy_body();
        if let Some(driver) = &mut self.driver {
            driver.note_body(id);
        }
        id
    }

    /// Lets the driver parse a list of aliases.
    pub(crate) fn aliases_of_driver(&mut self) -> PResult<()> {
        self.drive(|driver, p| driver.take_aliases(p)).map(|_| ())
    }

    /// Returns the number of bytes that this parser has parsed itself.
    fn parsed_here(&self) -> usize {
        (self.offset() as usize).saturating_sub(self.taken_over)
    }

    /// Parses operations to the end of a block, up to a token that cannot begin an operation.
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
