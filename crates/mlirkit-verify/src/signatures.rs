//! A cache of valid signatures. A signature consists of the properties, operand types and result types of an operation.
//! Operations with the same name and signature are all valid or all invalid.

use mlirkit_ir::{Body, Context, OpParts, Props, Type};
use smallvec::SmallVec;

/// A direct-mapped cache of the valid signatures for one operation name.
///
/// Most operation names have few signatures, so the table remains small. Others, such as those of constants, have many.
#[derive(Debug, Clone, Default)]
pub(crate) struct Signatures {
    /// The table. Its length is 0 before the first entry, then a power of two.
    known: Vec<Signature>,
    /// The number of entries that were replaced since the table last grew.
    lost: usize,
    /// Whether signatures are equal even if a numeric property differs in value, but not in kind and type.
    by_kind: bool,
}

/// The cache slot for a signature, with the key of its properties.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SignatureSlot {
    props: u64,
    hash: usize,
}

/// The maximum number of entries in a [`Signatures`] table.
const MOST: usize = 1 << 12;

/// A cached signature: the key of the properties, and the operand and result types. It also records whether its symbol
/// references were resolved.
#[derive(Debug, Clone, Default)]
struct Signature {
    /// Whether the entry is in use.
    is_known: bool,
    /// The value of `RulesTable::generation` when the symbol references of the signature were resolved; 0 if they have
    /// not been resolved.
    symbols: u32,
    props: u64,
    hash: usize,
    operands: usize,
    /// The operand types, then the result types.
    types: SmallVec<[Type; 4]>,
}

impl Signature {
    #[inline(always)]
    fn is_of(&self, place: SignatureSlot, body: &Body, OpParts { operands, results, .. }: &OpParts<'_>) -> bool {
        if self.props != place.props || !self.is_known || self.operands != operands.len() {
            return false;
        }
        let mut known = self.types.iter();
        for value in *operands {
            if known.next() != Some(&body.ty(*value)) {
                return false;
            }
        }
        for ty in *results {
            if known.next() != Some(ty) {
                return false;
            }
        }
        known.next().is_none()
    }
}

impl Signatures {
    /// Creates an empty cache. With `by_kind`, the value of a numeric property is ignored; only its kind and type
    /// distinguish signatures.
    pub(crate) fn new(by_kind: bool) -> Self {
        Self { by_kind, ..Self::default() }
    }

    /// Returns the cache key for a property list.
    #[inline(always)]
    fn props(&self, ctx: &Context, props: Option<Props>) -> u64 {
        let whole = props.map_or(0, Props::index) as u64;
        match if self.by_kind { ctx.props_value_kind(props) } else { None } {
            Some((kind, ty)) => (1 + kind as u64) << 32 | ty.index() as u64,
            None => whole,
        }
    }

    /// Returns the cache slot for an operation's signature.
    #[inline(always)]
    pub(crate) fn place(
        &self,
        ctx: &Context,
        body: &Body,
        OpParts { op, operands, results }: &OpParts<'_>,
    ) -> SignatureSlot {
        let mix = |hash: u64, part: u64| (hash.rotate_left(32) ^ part).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let props = self.props(ctx, op.props);
        let mut hash = mix(0, props);
        if let [first, ..] = operands {
            hash = mix(hash, body.ty(*first).index() as u64);
        }
        if let [first, ..] = results {
            hash = mix(hash, first.index() as u64);
        }
        SignatureSlot { props, hash: (hash >> 32) as usize }
    }

    #[inline]
    fn at(&self, place: SignatureSlot) -> Option<&Signature> {
        self.known.get(place.hash & self.known.len().wrapping_sub(1))
    }

    /// Returns the value of `RulesTable::generation` when the symbol references of this signature were resolved; 0 if
    /// they have not been resolved. Returns `None` if the signature is not cached.
    #[inline(always)]
    pub(crate) fn find(&self, place: SignatureSlot, body: &Body, parts: &OpParts<'_>) -> Option<u32> {
        let known = self.at(place)?;
        known.is_of(place, body, parts).then_some(known.symbols)
    }

    /// Stores the signature of a valid operation in the cache slot `place`.
    #[inline(always)]
    pub(crate) fn set(&mut self, place: SignatureSlot, body: &Body, OpParts { operands, results, .. }: &OpParts<'_>) {
        let len = self.known.len();
        if self.lost * 2 >= len && len < MOST {
            let more = (len * 8).clamp(2, MOST);
            let known = std::mem::take(&mut self.known);
            self.known.resize_with(more, Signature::default);
            for signature in known.into_iter().filter(|signature| signature.is_known) {
                if let Some(place) = self.known.get_mut(signature.hash & (more - 1)) {
                    *place = signature;
                }
            }
            self.lost = 0;
        }
        let mask = self.known.len().wrapping_sub(1);
        let Some(known) = self.known.get_mut(place.hash & mask) else { return };
        self.lost += usize::from(known.is_known);
        (known.is_known, known.symbols) = (true, 0);
        (known.props, known.hash, known.operands) = (place.props, place.hash, operands.len());
        known.types.clear();
        known.types.extend(operands.iter().map(|value| body.ty(*value)));
        known.types.extend_from_slice(results);
    }

    /// Stores the signature of a valid operation, and the `RulesTable::generation` in which its symbol references were
    /// resolved.
    pub(crate) fn set_symbols(&mut self, place: SignatureSlot, generation: u32, body: &Body, parts: &OpParts<'_>) {
        if self.find(place, body, parts).is_none() {
            self.set(place, body, parts);
        }
        let mask = self.known.len().wrapping_sub(1);
        if let Some(known) = self.known.get_mut(place.hash & mask) {
            known.symbols = generation;
        }
    }
}

#[cfg(test)]
mod tests {
    use mlirkit_ir::{DialectSet, Module, NewOp};

    use super::*;

    #[test]
    fn what_is_known_stays_known_when_there_is_more() {
        let ctx = Context::new(DialectSet::new().allowing_unregistered());
        let mut module = Module::new(&ctx);
        let top = module.top_block().id;
        let body = module.body_mut(Module::TOP).unwrap();
        let (name, loc) = (ctx.op_name("t.op"), ctx.unknown_loc());
        let ops: Vec<_> = (1..=64)
            .map(|width| body.append_op(top, &NewOp { results: &[ctx.int_type(width)], ..NewOp::new(name, loc) }))
            .collect();
        let mut signatures = Signatures::default();
        let is_known = |signatures: &Signatures, op| {
            let parts = body.parts(op);
            signatures.find(signatures.place(&ctx, body, &parts), body, &parts) == Some(7)
        };
        let mut grown = 0;
        for _ in 0..4 {
            for op in &ops {
                let known: Vec<_> = ops.iter().filter(|op| is_known(&signatures, **op)).collect();
                let (room, parts) = (signatures.known.len(), body.parts(*op));
                let place = signatures.place(&ctx, body, &parts);
                signatures.set_symbols(place, 7, body, &parts);
                assert!(is_known(&signatures, *op));
                if signatures.known.len() > room {
                    grown += 1;
                    assert!(known.iter().all(|op| is_known(&signatures, **op)));
                }
            }
        }
        assert_eq!((grown, signatures.known.len()), (3, 128));
        assert!(ops.iter().all(|op| is_known(&signatures, *op)));
    }
}
