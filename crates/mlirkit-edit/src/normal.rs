//! The normal form of an operation's attributes, used by both fingerprints and differences.

use mlirkit_defs::{AttrDef, ParamKind, Presence, Slot, SlotKind};
use mlirkit_ir::{Attr, AttrData, Context, OpRef, Param};
use rustc_hash::FxHashMap;

/// Returns the normalized name of a property. The names of the segment sizes differ between releases.
pub(crate) fn slot_name(slot: &'static Slot) -> &'static str {
    match slot.kind {
        SlotKind::OperandSegments => "operandSegmentSizes",
        SlotKind::ResultSegments => "resultSegmentSizes",
        SlotKind::Attr { .. } | SlotKind::Prop { .. } => &slot.name,
    }
}

/// Removes a location from an optional parameter that accepts only one kind of location, such as `FusedLoc`. Such a
/// parameter cannot hold the unknown location, so the result is an absent value. Returns `None` for other parameters.
pub(crate) fn without_location(ctx: &Context, def: &AttrDef, index: usize, value: &Param) -> Option<Param> {
    let Param::Attr(attr) = value else { return None };
    let param = def.params.get(index).filter(|param| param.optional)?;
    let is_certain = matches!(&param.kind, ParamKind::Attr(class) if &**class != "LocationAttr");
    (is_certain && ctx.attr_data(*attr).is_location()).then_some(Param::None)
}

/// Returns false for a value that is equivalent to an absent one: the default, or a list that contains only empty
/// dictionaries.
pub(crate) fn counts(ctx: &Context, value: Attr, default: Option<Attr>) -> bool {
    Some(value) != default && !is_empty_list(ctx, value)
}

/// Returns true if an operation may lack a property with this value without a change in meaning. Properties that are
/// filled in when an operation is created do not count.
pub(crate) fn may_lack(ctx: &Context, slot: &'static Slot, value: Attr) -> bool {
    match slot.kind {
        SlotKind::Attr { presence: Presence::Optional, .. } => is_empty_list(ctx, value),
        SlotKind::Attr { presence: Presence::DefaultOptional(_), .. } => {
            !counts(ctx, value, ctx.slot_default(slot).ok().flatten())
        }
        _ => false,
    }
}

/// Returns true for a list that contains only empty dictionaries, such as argument attributes, which some writers omit.
fn is_empty_list(ctx: &Context, attr: Attr) -> bool {
    let empty = |element: &Attr| matches!(ctx.attr_data(*element), AttrData::Dictionary(entries) if entries.is_empty());
    ctx.array_elements(attr).is_some_and(|elements| !elements.is_empty() && elements.iter().all(empty))
}

/// Iterates over the attributes and properties of an operation with their names. Omits values equivalent to absent
/// ones.
pub(crate) fn named<'c>(op: OpRef<'_, 'c>) -> impl Iterator<Item = (&'c str, Attr)> + use<'c> {
    let (ctx, data) = (op.context(), op.arena().op(op.id));
    let own = ctx.props_data(data.props);
    let rows = op.def().map_or(&[][..], |def| &def.slots);
    let slots = rows.iter().zip(own).filter_map(move |(slot, value)| {
        let value = (*value)?;
        counts(ctx, value, ctx.slot_default(slot).ok().flatten()).then(|| (slot_name(slot), value))
    });
    let dictionary = if op.def().is_none() { own.first().copied().flatten() } else { None };
    let free = ctx.dictionary_entries(dictionary).iter().chain(op.discardable_attrs());
    slots.chain(free.map(|(name, value)| (ctx.str(*name), *value)))
}

/// Numbers for distinct attributes, in order of first use. They replace the ids, which differ between readers. Two uses of
/// one distinct attribute thus differ from uses of two.
#[derive(Default)]
pub(crate) struct DistinctNumbers(FxHashMap<u32, usize>);

impl DistinctNumbers {
    /// Returns an attribute that contains the number of a distinct attribute and `inner`, the attribute it refers to.
    pub(crate) fn attr(&mut self, ctx: &Context, id: u32, inner: Attr) -> Attr {
        let next = self.0.len();
        let number = *self.0.entry(id).or_insert(next);
        ctx.array_attr(&[ctx.string_attr(&format!("distinct[{number}]")), inner])
    }
}
