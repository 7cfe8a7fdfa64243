//! Which operations of a kind have been found to be in order: all that have the same properties and types are, or none is.

use mlirkit_ir::{AttrData, Body, Context, OpParts, Props, Type};
use smallvec::SmallVec;

/// Signatures of operations of one name that were found in order, the last one at each place.
///
/// Most kinds of operations have a few, and need no room for more; some, such as constants, have many.
#[derive(Debug, Default)]
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
pub(crate) struct Place {
    props: u64,
    hash: usize,
}

/// How many are remembered at most.
const MOST: usize = 1 << 11;

/// What constraints depend on.
#[derive(Debug, Default)]
struct Signature {
    /// Whether there is one here.
    is_known: bool,
    /// The generation of symbols in which its own are what they have to be; 0 if that is not known.
    symbols: u32,
    props: u64,
    operands: usize,
    /// Of operands, then of results.
    types: SmallVec<[Type; 4]>,
}

impl Signature {
    #[inline]
    fn is_of(&self, place: Place, body: &Body, OpParts { operands, results, .. }: OpParts<'_>) -> bool {
        let Some((of_operands, of_results)) = self.types.split_at_checked(operands.len()) else { return false };
        self.props == place.props
            && self.is_known
            && self.operands == operands.len()
            && of_operands.iter().zip(operands).all(|(ty, value)| *ty == body.ty(*value))
            && of_results == results
    }
}

impl Signatures {
    /// Where of numbers and elements in properties nothing matters but kind and type, if `by_kind`.
    pub(crate) fn new(by_kind: bool) -> Self {
        Self { by_kind, ..Self::default() }
    }

    /// What stands for properties.
    #[inline]
    fn props(&self, ctx: &Context, props: Option<Props>) -> u64 {
        let whole = props.map_or(0, Props::index) as u64;
        let [Some(attr)] = (if self.by_kind { ctx.props_data(props) } else { &[] }) else { return whole };
        let (kind, ty) = match ctx.attr_data(*attr) {
            AttrData::Integer(int) => (1, int.ty),
            AttrData::Float(float) => (2, float.ty),
            AttrData::DenseElements(dense) => (3 + u64::from(dense.splat), dense.ty),
            _ => return whole,
        };
        kind << 32 | ty.index() as u64
    }

    /// Where the signature of an operation stands.
    #[inline]
    pub(crate) fn place(&self, ctx: &Context, body: &Body, OpParts { op, operands, results }: OpParts<'_>) -> Place {
        let mix = |hash: usize, part: usize| hash.wrapping_mul(0x9E37_79B9).wrapping_add(part);
        let first = operands.first().map_or(0, |value| body.ty(*value).index());
        let result = results.first().map_or(0, |ty| ty.index());
        let props = self.props(ctx, op.props);
        let hash = mix(mix((props ^ props >> 29) as usize, first), result);
        Place { props, hash: hash ^ hash >> 15 }
    }

    #[inline]
    fn at(&self, place: Place) -> Option<&Signature> {
        self.known.get(place.hash & self.known.len().wrapping_sub(1))
    }

    /// Whether an operation has the signature that is known at its place.
    #[inline]
    pub(crate) fn has(&self, place: Place, body: &Body, parts: OpParts<'_>) -> bool {
        self.at(place).is_some_and(|known| known.is_of(place, body, parts))
    }

    /// Whether that is so, and what it refers to has been found in this generation of symbols.
    #[inline]
    pub(crate) fn has_symbols(&self, place: Place, generation: u32, body: &Body, parts: OpParts<'_>) -> bool {
        self.at(place)
            .is_some_and(|known| generation != 0 && known.symbols == generation && known.is_of(place, body, parts))
    }

    /// Remembers the signature of an operation, which is in order.
    pub(crate) fn set(&mut self, place: Place, body: &Body, OpParts { operands, results, .. }: OpParts<'_>) {
        let len = self.known.len();
        if self.lost >= len && len < MOST {
            // What is forgotten is found to be in order once more.
            self.known.clear();
            self.known.resize_with((len * 8).clamp(2, MOST), Signature::default);
            self.lost = 0;
        }
        let mask = self.known.len().wrapping_sub(1);
        let Some(known) = self.known.get_mut(place.hash & mask) else { return };
        self.lost += usize::from(known.is_known);
        (known.is_known, known.symbols) = (true, 0);
        (known.props, known.operands) = (place.props, operands.len());
        known.types.clear();
        known.types.extend(operands.iter().map(|value| body.ty(*value)));
        known.types.extend_from_slice(results);
    }

    /// Remembers the signature of an operation, and that what it refers to has been found in this generation of symbols.
    pub(crate) fn set_symbols(&mut self, place: Place, generation: u32, body: &Body, parts: OpParts<'_>) {
        if !self.has(place, body, parts) {
            self.set(place, body, parts);
        }
        let mask = self.known.len().wrapping_sub(1);
        if let Some(known) = self.known.get_mut(place.hash & mask) {
            known.symbols = generation;
        }
    }
}
