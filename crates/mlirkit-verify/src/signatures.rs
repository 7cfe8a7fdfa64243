//! Which operations of a kind have been found to be in order: all that have the same properties and types are, or none is.

use mlirkit_ir::{Body, Context, OpParts, Props, Type};
use smallvec::SmallVec;

/// Signatures of operations of one name that were found in order, the last one at each place.
///
/// Most kinds of operations have a few, and need no room for more; some, such as constants, have many.
#[derive(Debug, Clone, Default)]
pub(crate) struct Signatures {
    /// None before the first is found; then a power of two.
    known: Vec<Signature>,
    /// How many have been put where another one was.
    lost: usize,
    /// Whether of numbers and elements in properties nothing matters but kind and type.
    by_kind: bool,
}

/// Where the signature of an operation stands, and what stands for its properties there.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SignatureSlot {
    props: u64,
    hash: usize,
}

/// How many are remembered at most.
const MOST: usize = 1 << 12;

/// What constraints depend on.
#[derive(Debug, Clone, Default)]
struct Signature {
    /// Whether there is one here.
    is_known: bool,
    /// The generation of symbols in which its own are what they have to be; 0 if that is not known.
    symbols: u32,
    props: u64,
    hash: usize,
    operands: usize,
    /// Of operands, then of results.
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
    /// Where of numbers and elements in properties nothing matters but kind and type, if `by_kind`.
    pub(crate) fn new(by_kind: bool) -> Self {
        Self { by_kind, ..Self::default() }
    }

    /// What stands for properties.
    #[inline(always)]
    fn props(&self, ctx: &Context, props: Option<Props>) -> u64 {
        let whole = props.map_or(0, Props::index) as u64;
        match if self.by_kind { ctx.props_value_kind(props) } else { None } {
            Some((kind, ty)) => (1 + kind as u64) << 32 | ty.index() as u64,
            None => whole,
        }
    }

    /// Where the signature of an operation stands.
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

    /// If an operation has the signature that is known at its place, the generation of symbols in which what it refers to has
    /// been found; 0 for none.
    #[inline(always)]
    pub(crate) fn find(&self, place: SignatureSlot, body: &Body, parts: &OpParts<'_>) -> Option<u32> {
        let known = self.at(place)?;
        known.is_of(place, body, parts).then_some(known.symbols)
    }

    /// Remembers the signature of an operation, which is in order.
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

    /// Remembers the signature of an operation, and that what it refers to has been found in this generation of symbols.
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
