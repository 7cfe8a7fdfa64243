//! Keys: handles that identify an operation, block, region or value and stay valid while the module changes.
//!
//! A reference such as [`OpRef`] borrows the module, so the module cannot be changed while the reference exists. A key
//! borrows nothing. A function that takes a key checks that the entity belongs to the module and has not been erased.

use mlirkit_diag::{Error, FailureKind};

use crate::dependency_tracking::record_read;
use crate::ids::{BlockId, BodyId, OpId, RegionId, ValueId};
use crate::module::Module;
use crate::refs::{BlockRef, OpRef, RegionRef, ValueRef};

macro_rules! key {
    ($(#[$doc:meta])* $key:ident, $id:ty, $reference:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $key {
            pub(crate) module: u32,
            /// The body that contains the operation, block, region or value.
            pub body: BodyId,
            /// The id of the entity in its body.
            pub id: $id,
        }

        impl $reference<'_, '_> {
            /// Returns a key, which stays valid while the module changes.
            #[must_use]
            pub fn key(self) -> $key {
                let body = record_read(self.body).unwrap_or(self.body);
                $key { module: self.module.serial, body, id: self.id }
            }
        }

        impl From<$reference<'_, '_>> for $key {
            fn from(reference: $reference<'_, '_>) -> Self {
                reference.key()
            }
        }
    };
}

key! {
    /// The key of an operation.
    OpKey, OpId, OpRef
}
key! {
    /// The key of a block.
    BlockKey, BlockId, BlockRef
}
key! {
    /// The key of a region.
    RegionKey, RegionId, RegionRef
}
key! {
    /// The key of a value.
    ValueKey, ValueId, ValueRef
}

impl<'c> Module<'c> {
    fn check_body(&self, module: u32, body: BodyId, what: &str) -> Result<(), Error> {
        if module != self.serial {
            return Err(Error::unplaced(format!("the {what} belongs to another module")));
        }
        if body.index() >= self.body_count() {
            return Err(Error::unplaced(format!("there is no such {what}")));
        }
        self.load(body)?;
        Ok(())
    }

    /// Returns the operation with this key.
    ///
    /// # Errors
    /// Fails if the operation belongs to another module or has been erased, or if its body cannot be read.
    pub fn get(&self, op: OpKey) -> Result<OpRef<'_, 'c>, Error> {
        self.check_body(op.module, op.body, "operation")?;
        match self.body(op.body).has_op(op.id) {
            true => Ok(OpRef { module: self, body: op.body, id: op.id }),
            false => Err(Error::unplaced("the operation has been erased").with_kind(FailureKind::ErasedOperation)),
        }
    }

    /// Returns the block with this key.
    ///
    /// # Errors
    /// Fails if the block belongs to another module or has been erased, or if its body cannot be read.
    pub fn get_block(&self, block: BlockKey) -> Result<BlockRef<'_, 'c>, Error> {
        self.check_body(block.module, block.body, "block")?;
        match self.body(block.body).has_block(block.id) {
            true => Ok(BlockRef { module: self, body: block.body, id: block.id }),
            false => Err(Error::unplaced("the block has been erased").with_kind(FailureKind::Erased)),
        }
    }

    /// Returns the region with this key.
    ///
    /// # Errors
    /// Fails if the region belongs to another module, or if its body cannot be read.
    pub fn get_region(&self, region: RegionKey) -> Result<RegionRef<'_, 'c>, Error> {
        self.check_body(region.module, region.body, "region")?;
        match region.id.index() < self.body(region.body).region_count() {
            true => Ok(RegionRef { module: self, body: region.body, id: region.id }),
            false => Err(Error::unplaced("there is no such region")),
        }
    }

    /// Returns the value with this key.
    ///
    /// # Errors
    /// Fails if the value belongs to another module, if its definition has been erased, or if its body cannot be read.
    pub fn get_value(&self, value: ValueKey) -> Result<ValueRef<'_, 'c>, Error> {
        self.check_body(value.module, value.body, "value")?;
        match self.body(value.body).has_value(value.id) {
            true => Ok(ValueRef { module: self, body: value.body, id: value.id }),
            false => Err(Error::unplaced("the definition of the value has been erased").with_kind(FailureKind::Erased)),
        }
    }
}
