//! Decides which values may be dimensions and which may be symbols of an affine map.

use crate::common::rules::{has_trait, is_index};
use std::cell::RefCell;
use std::collections::HashMap;

use mlirkit_defs::OpFlags;
use mlirkit_ir::{OpRef, RegionRef, ValueId, ValueRef};

use crate::text;

/// Maximum depth to which definitions of values are followed. Beyond it, a value is accepted.
const MAX_DEPTH: usize = 10_000;

/// The region whose values an operation may use as symbols: the enclosing region that belongs to the nearest
/// `AffineScope`.
pub(super) struct Scope<'m, 'c> {
    region: Option<RegionRef<'m, 'c>>,
    /// Answers already computed, keyed by value and whether it is used as a dimension. Each value is analysed only
    /// once.
    known: RefCell<HashMap<(ValueId, bool), bool>>,
}

/// Returns the region in which a value is defined; `None` for a top-level value.
fn region_of<'m, 'c>(value: ValueRef<'m, 'c>) -> Option<RegionRef<'m, 'c>> {
    match value.block_argument() {
        Some((block, _)) => block.region(),
        None => value.defining_op()?.block()?.region(),
    }
}

/// Returns whether a value is defined directly in a region of an `AffineScope` operation.
fn is_top_level(value: ValueRef<'_, '_>) -> bool {
    region_of(value).and_then(RegionRef::parent_op).is_some_and(|parent| has_trait(parent, "AffineScope"))
}

/// Returns whether a value is the induction variable of an affine loop.
fn is_induction_variable(value: ValueRef<'_, '_>) -> bool {
    let Some((block, index)) = value.block_argument() else { return false };
    block.parent_op().is_some_and(|parent| parent.is("affine.parallel") || (parent.is("affine.for") && index == 0))
}

impl<'m, 'c> Scope<'m, 'c> {
    /// Returns the affine scope that encloses an operation.
    pub(super) fn of(op: OpRef<'m, 'c>) -> Self {
        let mut region = None;
        let mut current = op;
        while let Some(parent) = current.parent_op() {
            if has_trait(parent, "AffineScope") {
                region = current.block().and_then(|block| block.region());
                break;
            }
            current = parent;
        }
        Self { region, known: RefCell::default() }
    }

    /// Returns whether a value may be a dimension.
    pub(super) fn is_dim(&self, value: ValueRef<'m, 'c>) -> bool {
        self.dim(value, 0)
    }

    /// Returns whether a value may be a symbol.
    pub(super) fn is_symbol(&self, value: ValueRef<'m, 'c>) -> bool {
        self.symbol(value, 0)
    }

    fn remember(&self, value: ValueRef<'m, 'c>, dim: bool, find: impl FnOnce() -> bool) -> bool {
        if let Some(known) = self.known.borrow().get(&(value.id, dim)) {
            return *known;
        }
        // Assume yes until the answer is known: in a graph region a value may depend on itself.
        self.known.borrow_mut().insert((value.id, dim), true);
        let found = mlirkit_diag::deep(find);
        self.known.borrow_mut().insert((value.id, dim), found);
        found
    }

    fn dim(&self, value: ValueRef<'m, 'c>, depth: usize) -> bool {
        if depth > MAX_DEPTH {
            return true;
        }
        if !is_index(value.context(), value.ty()) {
            return false;
        }
        if self.symbol(value, depth + 1) {
            return true;
        }
        let Some(op) = value.defining_op() else { return is_induction_variable(value) };
        self.remember(value, true, || match op.name() {
            "affine.apply" | "affine.delinearize_index" | "affine.linearize_index" => {
                op.operands().all(|operand| self.dim(operand, depth + 1))
            }
            "memref.dim" | "tensor.dim" => op.operand(0).is_some_and(is_top_level),
            _ => false,
        })
    }

    /// Returns whether a value is defined in the scope's region or in an enclosing region. The region of the nearest
    /// isolated operation is the outermost that counts.
    fn is_in_scope(&self, value: ValueRef<'m, 'c>) -> bool {
        let home = region_of(value);
        let mut region = self.region;
        while let Some(current) = region {
            if home == Some(current) {
                return true;
            }
            let Some(parent) = current.parent_op() else { return false };
            if parent.def().is_some_and(|def| def.flags.has(OpFlags::ISOLATED)) {
                return false;
            }
            region = parent.block().and_then(|block| block.region());
        }
        false
    }

    fn symbol(&self, value: ValueRef<'m, 'c>, depth: usize) -> bool {
        if depth > MAX_DEPTH {
            return true;
        }
        if !is_index(value.context(), value.ty()) {
            return false;
        }
        if self.is_in_scope(value) {
            return true;
        }
        let Some(op) = value.defining_op() else { return false };
        if op.def().is_some_and(|def| def.flags.has(OpFlags::CONSTANT_LIKE)) {
            return true;
        }
        self.remember(value, false, || {
            (may_be_pure(op) && op.operands().all(|operand| self.symbol(operand, depth + 1)))
                || self.is_known_size(op, depth)
        })
    }

    /// Returns whether an operation computes a size that counts as a symbol: the size of a top-level value, or a size
    /// of a buffer that is itself a symbol.
    fn is_known_size(&self, op: OpRef<'m, 'c>, depth: usize) -> bool {
        if !op.is("memref.dim") && !op.is("tensor.dim") {
            return false;
        }
        let Some(mut source) = op.operand(0) else { return false };
        if is_top_level(source) {
            return true;
        }
        let Some(index) = op.operand(1).and_then(text::constant).and_then(|index| usize::try_from(index).ok()) else {
            return false;
        };
        while let Some(cast) = source.defining_op().filter(|op| op.is("memref.cast")) {
            let Some(from) = cast.operand(0) else { return false };
            source = from;
        }
        let Some(buffer) = source.defining_op() else { return false };
        let sizes = match buffer.name() {
            "memref.view" | "memref.subview" => "sizes",
            "memref.alloc" => "dynamicSizes",
            _ => return false,
        };
        let ctx = op.context();
        let Some(dims) = ctx.shaped(source.ty()).and_then(|shaped| shaped.dims) else { return false };
        match dims.get(index) {
            None => false,
            Some(size) if *size != mlirkit_ir::DYNAMIC => true,
            Some(_) => {
                let before = dims.iter().take(index).filter(|size| **size == mlirkit_ir::DYNAMIC).count();
                buffer.operands_named(sizes).nth(before).is_some_and(|size| self.symbol(size, depth + 1))
            }
        }
    }
}

/// Returns whether an operation may be pure. This includes every operation whose speculatability upstream decides in
/// C++.
fn may_be_pure(op: OpRef<'_, '_>) -> bool {
    let effects = has_trait(op, "MemoryEffectOpInterface") || has_trait(op, "HasRecursiveMemoryEffects");
    effects && (has_trait(op, "ConditionallySpeculatable") || has_trait(op, "AlwaysSpeculatableImplTrait"))
}
