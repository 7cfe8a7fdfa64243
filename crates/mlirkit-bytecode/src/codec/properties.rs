//! Encodes and decodes the properties of operations as their definitions specify: as entries of the properties section
//! or, in versions without that section, as an attribute dictionary.

use std::borrow::Cow;
use std::cell::Cell;

use mlirkit_defs::{
    AttrConstraint, AttrKind, Dialect, OpDef, OpFlags, Presence, PropKind, Release, Slot, SlotKind, ValueDef, Variadic,
};
use mlirkit_diag::Result;
use mlirkit_ir::classes::AttrClass;
use mlirkit_ir::{Attr, AttrData, Context, Ident, OpName, Props};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::codec::reader::DialectReader;
use crate::codec::registry::Codec;
use crate::codec::writer::DialectWriter;

/// The current and the old names of the segment size attributes, which were renamed when they became properties.
const OLD_SEGMENT_NAMES: [(&str, &str); 2] =
    [("operandSegmentSizes", "operand_segment_sizes"), ("resultSegmentSizes", "result_segment_sizes")];

/// Returns true if operations with this definition store their inherent attributes as properties.
pub(crate) fn has_properties(def: &OpDef) -> bool {
    !def.slots.is_empty() && !def.flags.has(OpFlags::ATTRS_IN_DICTIONARY)
}

/// The property slots of an operation whose properties are all attributes. Every bytecode version stores them in the
/// order of the definition, so an entry consists of attribute numbers only.
#[derive(Debug)]
pub(crate) struct AttributeSlots {
    def: &'static OpDef,
    /// For each slot in file order: its index in the definition, and whether it is required.
    slots: Box<[(usize, bool)]>,
}

impl AttributeSlots {
    /// Returns the slots of an operation's definition. `None` if the definition has properties that are not attributes,
    /// or a custom encoding.
    pub(crate) fn new(def: &'static OpDef) -> Option<Self> {
        if !has_properties(def) || def.flags.has(OpFlags::CUSTOM_PROPERTIES) {
            return None;
        }
        let slot = |index: &u16| match &def.slots.get(usize::from(*index))?.kind {
            SlotKind::Attr { presence, .. } => Some((usize::from(*index), *presence == Presence::Required)),
            SlotKind::OperandSegments | SlotKind::ResultSegments | SlotKind::Prop { .. } => None,
        };
        let slots: Box<[_]> = def.wire.iter().map(slot).collect::<Option<_>>()?;
        (slots.len() == def.slots.len()).then_some(Self { def, slots })
    }

    /// Calls `each` for each slot, with its attribute and whether the slot is required. Returns an error message if a
    /// required attribute is missing.
    #[inline]
    pub(crate) fn each(
        &self,
        values: &[Option<Attr>],
        mut each: impl FnMut(Option<Attr>, bool),
    ) -> std::result::Result<(), String> {
        for (index, required) in &self.slots {
            let value = values.get(*index).copied().flatten();
            if *required && value.is_none() {
                return Err(self.def.slots.get(*index).map_or_else(String::new, |slot| lacks(self.def, slot)));
            }
            each(value, *required);
        }
        Ok(())
    }
}

/// An optional index of an entry in the properties section. A section has fewer entries than bytes, so 32 bits suffice.
#[derive(Debug, Clone, Copy)]
pub(crate) struct EntryNumber(u32);

impl EntryNumber {
    #[inline]
    pub(crate) fn new(number: Option<u64>) -> Self {
        Self(number.and_then(|number| u32::try_from(number).ok()).unwrap_or(u32::MAX))
    }

    #[inline]
    pub(crate) fn get(self) -> Option<u64> {
        (self.0 != u32::MAX).then_some(self.0.into())
    }
}

/// A map from pairs of operation name and property list to values.
///
/// Most operations with the same name have the same property list, and operations with other names may have the same
/// list. Lists that differ between operations with the same name, such as those of constants and calls, usually belong
/// to that name only.
#[derive(Debug)]
pub(crate) struct PropsMap<T> {
    /// For each operation name, the first property list inserted, with its value.
    first: Vec<Option<(Option<Props>, T)>>,
    /// For each property list, the first operation name inserted, with its value. Lists that were read from a file have
    /// handles in file order.
    by_handle: Vec<Option<(OpName, T)>>,
    others: FxHashMap<(OpName, Option<Props>), T>,
}

impl<T> Default for PropsMap<T> {
    fn default() -> Self {
        Self { first: Vec::new(), by_handle: Vec::new(), others: FxHashMap::default() }
    }
}

impl<T> PropsMap<T> {
    #[inline]
    pub(crate) fn get(&self, name: OpName, props: Option<Props>) -> Option<&T> {
        match self.first.get(name.index()) {
            Some(Some((known, value))) if *known == props => return Some(value),
            _ => {}
        }
        match self.by_handle.get(props.map_or(0, Props::index)) {
            Some(Some((known, value))) if *known == name => Some(value),
            _ => self.others.get(&(name, props)),
        }
    }

    /// Returns a mutable reference to the value of a pair; `None` if the pair was not inserted.
    #[inline]
    pub(crate) fn get_mut(&mut self, name: OpName, props: Option<Props>) -> Option<&mut T> {
        match self.first.get_mut(name.index()) {
            Some(Some((known, value))) if *known == props => return Some(value),
            _ => {}
        }
        match self.by_handle.get_mut(props.map_or(0, Props::index)) {
            Some(Some((known, value))) if *known == name => Some(value),
            _ => self.others.get_mut(&(name, props)),
        }
    }

    /// Returns all pairs of operation name and property list, with their values.
    pub(crate) fn all(&self) -> impl Iterator<Item = (OpName, Option<Props>, &T)> {
        let first = (0..).zip(&self.first).filter_map(|(index, known)| {
            let (props, value) = known.as_ref()?;
            Some((OpName::from_index(index)?, *props, value))
        });
        let by_handle = (0..).zip(&self.by_handle).filter_map(|(index, known)| {
            let (name, value) = known.as_ref()?;
            Some((*name, Props::from_index(index), value))
        });
        let others = self.others.iter().map(|((name, props), value)| (*name, *props, value));
        first.chain(by_handle).chain(others)
    }

    /// Returns true if a different property list was inserted earlier for this name.
    #[inline]
    pub(crate) fn has_another(&self, name: OpName, props: Option<Props>) -> bool {
        matches!(self.first.get(name.index()), Some(Some((known, _))) if *known != props)
    }

    pub(crate) fn insert(&mut self, name: OpName, props: Option<Props>, value: T) {
        let free = |len: usize, index: usize| if len <= index { index + 16 + index / 8 } else { len };
        let (first, index) = (name.index(), props.map_or(0, Props::index));
        self.first.resize_with(free(self.first.len(), first), || None);
        if let Some(free @ None) = self.first.get_mut(first) {
            *free = Some((props, value));
            return;
        }
        self.by_handle.resize_with(free(self.by_handle.len(), index), || None);
        match self.by_handle.get_mut(index) {
            Some(free @ None) => *free = Some((name, value)),
            _ => drop(self.others.insert((name, props), value)),
        }
    }
}

/// Calls `each` with the slots of a definition in the order in which `version` stores them.
///
/// Since version 6, segment sizes are stored with the properties that are not attributes. In version 5 they are stored
/// as attributes, in the order of their old names.
fn in_wire_order<E>(
    def: &OpDef,
    version: u64,
    mut each: impl FnMut(usize, &Slot) -> std::result::Result<(), E>,
) -> std::result::Result<(), E> {
    let slots = || def.wire.iter().filter_map(|index| Some((usize::from(*index), def.slots.get(usize::from(*index))?)));
    if version >= 6 {
        return slots().try_for_each(|(index, slot)| each(index, slot));
    }
    let segments: Vec<_> = slots().filter(|(_, slot)| is_segments(slot)).collect();
    let mut segments = segments.into_iter().peekable();
    for (index, slot) in slots().filter(|(_, slot)| matches!(slot.kind, SlotKind::Attr { .. })) {
        while let Some((index, segment)) = segments.next_if(|(_, segment)| old_name(&segment.name) <= &*slot.name) {
            each(index, segment)?;
        }
        each(index, slot)?;
    }
    segments.try_for_each(|(index, segment)| each(index, segment))?;
    slots()
        .filter(|(_, slot)| matches!(slot.kind, SlotKind::Prop { .. }))
        .try_for_each(|(index, slot)| each(index, slot))
}

fn is_segments(slot: &Slot) -> bool {
    matches!(slot.kind, SlotKind::OperandSegments | SlotKind::ResultSegments)
}

fn old_name(name: &str) -> &str {
    OLD_SEGMENT_NAMES.iter().find(|(new, _)| *new == name).map_or(name, |(_, old)| old)
}

/// Returns the number of segments whose sizes the slot stores.
fn segment_count(def: &OpDef, slot: &Slot) -> usize {
    if matches!(slot.kind, SlotKind::OperandSegments) { def.operands.len() } else { def.results.len() }
}

/// Writes the properties of a registered operation. Returns whether the target release stores any properties for it. An
/// error is a message that describes an invalid property.
pub(crate) fn write(
    def: &OpDef,
    name: OpName,
    props: Option<Props>,
    w: &mut DialectWriter<'_, '_>,
) -> std::result::Result<bool, String> {
    let ctx = w.context();
    if w.release == ctx.release() && !has_properties(def) {
        return Ok(false);
    }
    if def.flags.has(OpFlags::CUSTOM_PROPERTIES) {
        let codec = Codec::of(ctx, ctx.op_name_data(name).dialect);
        if codec.interface().is_some_and(|codec| codec.write_properties(name, props, w)) {
            return Ok(true);
        }
        return Err(format!("'{}' op has properties without an encoding", def.name));
    }
    let values = ctx.props_data(props);
    let version = w.bytecode_version();
    let other = row_of_release(name, values, w)?;
    let row = other.unwrap_or(def);
    if !has_properties(row) {
        return Ok(false);
    }
    in_wire_order(row, version, |index, slot| {
        let place = match other {
            None => Some(index),
            Some(_) => def.slots.position(&slot.name),
        };
        write_slot(row, slot, place.and_then(|place| values.get(place).copied().flatten()), w)
    })?;
    Ok(true)
}

/// Returns the definition that the target release has for an operation, if it differs from the context's definition.
/// Returns an error message if that definition cannot represent the values.
fn row_of_release(
    name: OpName,
    values: &[Option<Attr>],
    w: &DialectWriter<'_, '_>,
) -> std::result::Result<Option<&'static OpDef>, String> {
    let ctx = w.context();
    if w.release == ctx.release() && w.followed.is_none() {
        return Ok(None);
    }
    let row = || {
        let def = ctx.op_def(name)?;
        let (_, short) = def.name.split_once('.')?;
        let row = match w.release == ctx.release() {
            true => Some(def),
            false => ctx.dialect(ctx.op_name_data(name).dialect)?.at(w.release).op(short),
        };
        let row = w.followed.map_or(row, |followed| followed.row(name, row))?;
        (!std::ptr::eq(row, def)).then_some((def, row))
    };
    let Some((def, row)) = row() else { return Ok(None) };
    let has = |row: &OpDef, name: &str| row.slots.position(name).is_some();
    let is_default = |slot, value| ctx.slot_default(slot).ok().flatten() == Some(value);
    let mut said = def.slots.iter().zip(values);
    let unsaid = said.find(|(slot, value)| {
        let is_implied =
            |value| slot.is_filled() && is_default(slot, value) || implies_groups(ctx, (row, def), slot, value);
        !has(row, &slot.name) && value.is_some_and(|value| !is_implied(value))
    });
    let asked = row.slots.iter().find(|slot| {
        let required = matches!(
            slot.kind,
            SlotKind::Attr { presence: Presence::Required, .. }
                | SlotKind::OperandSegments
                | SlotKind::ResultSegments
                | SlotKind::Prop { .. }
        );
        required && !has(def, &slot.name)
    });
    let release = w.release;
    match (unsaid, asked) {
        (Some((slot, _)), _) => {
            Err(format!("'{}' op has a property '{}', which LLVM {release} does not have", def.name, slot.name))
        }
        (None, Some(slot)) => Err(format!("'{}' op lacks the property '{}' of LLVM {release}", def.name, slot.name)),
        (None, None) => Ok(Some(row)),
    }
}

/// Returns true if an operation definition that stores no operand segment sizes implies these sizes, so that
/// [`with_groups`] can restore them.
fn implies_groups(ctx: &Context, (row, def): (&OpDef, &OpDef), slot: &Slot, sizes: Attr) -> bool {
    if !matches!(slot.kind, SlotKind::OperandSegments) {
        return false;
    }
    let many = row.operands.iter().find(|group| group.variadic == Variadic::Many);
    let sizes = ctx.int_array_values(sizes).unwrap_or_default();
    let fits = |(group, size): (&ValueDef, &i64)| match group.variadic {
        Variadic::One => *size == 1,
        _ => *size == 0 || many.is_some_and(|many| many.name == group.name),
    };
    sizes.len() == def.operands.len() && def.operands.iter().zip(&sizes).all(fits)
}

fn write_slot(
    def: &OpDef,
    slot: &Slot,
    value: Option<Attr>,
    w: &mut DialectWriter<'_, '_>,
) -> std::result::Result<(), String> {
    let ctx = w.context();
    match (&slot.kind, value) {
        (SlotKind::Attr { presence: Presence::Required, .. }, Some(value)) => w.attr(value),
        (SlotKind::Attr { presence: Presence::Required, .. }, None) => {
            return Err(lacks(def, slot));
        }
        (SlotKind::Attr { .. }, value) => w.optional_attr(value),
        (SlotKind::OperandSegments | SlotKind::ResultSegments, value) => {
            if w.bytecode_version() >= 6 {
                w.sparse_array(&segment_sizes(ctx, def, slot, value));
            } else {
                let value = value.unwrap_or_else(|| ctx.i32_array(&vec![0; segment_count(def, slot)]));
                w.attr(value);
            }
        }
        (SlotKind::Prop { kind, .. }, Some(value)) => {
            if !write_prop(ctx, kind, value, w) {
                return Err(format!("'{}' op has an invalid value for property '{}'", def.name, slot.name));
            }
        }
        (SlotKind::Prop { .. }, None) => {
            return Err(format!("'{}' op requires property '{}'", def.name, slot.name));
        }
    }
    Ok(())
}

/// Returns the error message for a missing required attribute.
fn lacks(def: &OpDef, slot: &Slot) -> String {
    format!("'{}' op requires attribute '{}'", def.name, slot.name)
}

fn segment_sizes(ctx: &Context, def: &OpDef, slot: &Slot, value: Option<Attr>) -> SmallVec<[i32; 8]> {
    let values = value.and_then(|value| ctx.int_array(value));
    let mut sizes: SmallVec<[i32; 8]> = values.into_iter().flatten().map(|size| size as i32).collect();
    sizes.resize(segment_count(def, slot), 0);
    sizes
}

/// Writes a property that is not an attribute; `value` is the attribute it converts to. Returns false if the attribute
/// does not match the kind of property.
fn write_prop(ctx: &Context, kind: &PropKind, value: Attr, w: &mut DialectWriter<'_, '_>) -> bool {
    let data = ctx.attr_data(value);
    match (kind, data) {
        (PropKind::Enum { .. } | PropKind::Int(_), AttrData::Integer(int)) => w.varint(int.value.low_u64()),
        (PropKind::Bool | PropKind::Unit, AttrData::Unit) => w.bool(true),
        (PropKind::Bool | PropKind::Unit, AttrData::Integer(int)) => w.bool(!int.value.is_zero()),
        (PropKind::OptionalInt(_), AttrData::Array(items)) => {
            w.bool(!items.is_empty());
            if let Some(item) = items.first() {
                w.varint(ctx.int_value(*item).unwrap_or(0) as u64);
            }
        }
        (PropKind::Str, AttrData::String { value, .. }) => w.ident(*value),
        (PropKind::IntArray(_), AttrData::DenseArray(_)) => {
            let values = ctx.int_array_values(value).unwrap_or_default();
            w.list(values.into_iter(), |w, value| w.varint(value as u64));
        }
        _ => return false,
    }
    true
}

/// Reads the property slots of an operation definition. `dialect` defines the constraints and enums of the slots. The
/// result has one element per slot, which is `None` if the file does not store a value.
pub(crate) fn read(dialect: &'static Dialect, def: &OpDef, r: &mut DialectReader<'_, '_>) -> Result<Vec<Option<Attr>>> {
    let mut values = vec![None; def.slots.len()];
    let version = r.bytecode_version();
    in_wire_order(def, version, |index, slot| {
        let at = r.offset();
        let value = read_slot(dialect, def, slot, r)
            .map_err(|error| error.with_note(format!("property '{}' of '{}', at byte {at}", slot.name, def.name)))?;
        if let Some(place) = values.get_mut(index) {
            *place = value;
        }
        Ok::<_, mlirkit_diag::Error>(())
    })?;
    Ok(values)
}

fn read_slot(
    dialect: &'static Dialect,
    def: &OpDef,
    slot: &Slot,
    r: &mut DialectReader<'_, '_>,
) -> Result<Option<Attr>> {
    let ctx = r.context();
    match &slot.kind {
        SlotKind::Attr { constraint, presence } => {
            let place = (std::ptr::from_ref(dialect).addr(), std::ptr::from_ref(slot).addr());
            let stored = *r.slot_constraints().entry(place).or_insert_with(|| SlotConstraint::new(dialect, constraint));
            read_attr_slot(dialect, stored, *presence == Presence::Required, r)
        }
        SlotKind::OperandSegments | SlotKind::ResultSegments => {
            let mut sizes = vec![0; segment_count(def, slot)];
            if r.bytecode_version() >= 6 {
                r.sparse_array(&mut sizes)?;
            } else {
                let attr = r.attr()?;
                let Some(values) = ctx.int_array_values(attr) else {
                    return Err(r.unexpected_attr("detail::DenseArrayAttrImpl<int32_t>", attr));
                };
                if values.len() > sizes.len() {
                    return Err(r.error("size mismatch for operand/result_segment_size"));
                }
                sizes.iter_mut().zip(values).for_each(|(size, value)| *size = value as i32);
            }
            Ok(Some(ctx.i32_array(&sizes)))
        }
        SlotKind::Prop { kind, .. } => read_prop(def, slot, kind, r).map(Some),
    }
}

/// Reads a property slot that holds an attribute. `None` if the slot is optional and the attribute is absent.
#[inline(always)]
fn read_attr_slot(
    dialect: &Dialect,
    stored: SlotConstraint,
    required: bool,
    r: &mut DialectReader<'_, '_>,
) -> Result<Option<Attr>> {
    let value = if required { Some(r.attr()?) } else { r.optional_attr()? };
    let Some(found) = value else { return Ok(None) };
    let ctx = r.context();
    match stored {
        SlotConstraint::Anyhow => {}
        SlotConstraint::Class(class, _) if class.holds(ctx, found) => {}
        SlotConstraint::Class(_, row) | SlotConstraint::Row(row) => {
            if !is_stored_in(ctx, dialect, row, found) {
                return Err(r.unexpected_attr(&cpp_class(dialect, &row.storage), found));
            }
        }
    }
    Ok(value)
}

/// A reader for one property slot of an operation definition.
#[derive(Debug)]
pub(crate) struct SlotReader {
    /// The index of the slot in the definition.
    pub(crate) index: usize,
    slot: &'static Slot,
    /// For a slot that holds an attribute: its constraint, and whether the slot is required.
    attr: Option<(SlotConstraint, bool)>,
    /// The last attribute index read, with its attribute. Indices often repeat, because flags and enums have few
    /// values.
    known: Cell<Option<(u64, Attr)>>,
}

impl SlotReader {
    pub(crate) fn new(dialect: &'static Dialect, index: usize, slot: &'static Slot) -> Self {
        let attr = match &slot.kind {
            SlotKind::Attr { constraint, presence } => {
                Some((SlotConstraint::new(dialect, constraint), *presence == Presence::Required))
            }
            SlotKind::OperandSegments | SlotKind::ResultSegments | SlotKind::Prop { .. } => None,
        };
        Self { index, slot, attr, known: Cell::default() }
    }

    /// Returns true if the slot is required and its constraint depends only on the kind and type of a numeric
    /// attribute.
    pub(crate) fn takes_numbers_by_type(&self) -> bool {
        matches!(self.attr, Some((SlotConstraint::Anyhow | SlotConstraint::Class(..), true)))
    }

    /// Reads the value of the slot.
    #[inline]
    pub(crate) fn read(
        &self,
        dialect: &'static Dialect,
        def: &OpDef,
        r: &mut DialectReader<'_, '_>,
    ) -> Result<Option<Attr>> {
        match self.attr {
            Some((stored, required)) => {
                let mut quick = r.cursor.quick();
                let number = quick.varint();
                let held = match (number, self.known.get()) {
                    // The lowest bit states whether an optional attribute is present.
                    (Some(number), _) if !required && number & 1 == 0 => None,
                    (Some(number), Some((known, attr))) if known == number && !r.is_recording() => Some(attr),
                    _ => {
                        let value = read_attr_slot(dialect, stored, required, r)?;
                        self.known.set(number.zip(value));
                        return Ok(value);
                    }
                };
                r.cursor.catch_up(quick);
                Ok(held)
            }
            None => read_slot(dialect, def, self.slot, r),
        }
    }
}

/// The constraints of property slots, by the addresses of dialect and slot.
pub(crate) type SlotConstraints = FxHashMap<(usize, usize), SlotConstraint>;

/// The attributes that a property slot accepts. Each reader looks up a slot's constraint once.
#[derive(Debug, Clone, Copy)]
pub(crate) enum SlotConstraint {
    /// Any attribute is accepted, because the dialect does not define the constraint.
    Anyhow,
    /// Attributes of this builtin class, and other attributes that satisfy the constraint definition.
    Class(AttrClass, &'static AttrConstraint),
    /// Attributes of any class that satisfy the constraint.
    Row(&'static AttrConstraint),
}

impl SlotConstraint {
    fn new(dialect: &'static Dialect, constraint: &str) -> Self {
        let Some(row) = dialect.attr_constraint(constraint) else { return Self::Anyhow };
        match AttrClass::from_name(&row.storage) {
            Some(class) if !matches!(row.kind, AttrKind::Enum(_)) => Self::Class(class, row),
            _ => Self::Row(row),
        }
    }
}

/// Returns the C++ name that upstream uses for an attribute class, without the namespace `mlir`.
#[cold]
fn cpp_class<'n>(dialect: &Dialect, class: &'n str) -> Cow<'n, str> {
    const ARRAYS: [(&str, &str); 7] = [
        ("DenseBoolArrayAttr", "bool"),
        ("DenseI8ArrayAttr", "int8_t"),
        ("DenseI16ArrayAttr", "int16_t"),
        ("DenseI32ArrayAttr", "int32_t"),
        ("DenseI64ArrayAttr", "int64_t"),
        ("DenseF32ArrayAttr", "float"),
        ("DenseF64ArrayAttr", "double"),
    ];
    if let Some((_, element)) = ARRAYS.iter().find(|(name, _)| *name == class) {
        return format!("detail::DenseArrayAttrImpl<{element}>").into();
    }
    match dialect.attrs().any(|attr| *attr.class == *class).then(|| cpp_namespace(dialect)).flatten() {
        Some(namespace) => format!("{namespace}::{class}").into(),
        None => class.into(),
    }
}

/// Returns the namespace within `mlir` that contains the C++ classes of a dialect. `None` if the dialect's definitions
/// do not name it.
fn cpp_namespace(dialect: &Dialect) -> Option<&str> {
    let spelled = dialect.attrs().flat_map(|attr| &attr.cpp);
    spelled.filter_map(|ty| Some(ty.strip_prefix("::mlir::")?.split_once("::")?.0)).next()
}

/// Returns true if an attribute is an instance of the C++ class that upstream stores for this constraint.
fn is_stored_in(ctx: &Context, dialect: &Dialect, row: &AttrConstraint, value: Attr) -> bool {
    match (&row.kind, ctx.attr_data(value)) {
        // Without a dialect attribute, an enum is stored as an integer that has the width of the enum and the value of
        // a case.
        (AttrKind::Enum(name), AttrData::Integer(int)) => {
            dialect.enum_(name).is_none_or(|def| int.ty == ctx.int_type(def.width) && def.holds(int.value.low_u64()))
        }
        (AttrKind::Enum(_), _) => false,
        // Source text that a custom text parser has not interpreted may be any attribute.
        (_, AttrData::Verbatim(text)) if ctx.str(text.dialect) == "builtin" => true,
        // The class is an interface. Definitions do not state which attributes implement interfaces.
        (AttrKind::Any, AttrData::Dialect(_) | AttrData::Verbatim(_) | AttrData::Opaque { .. }) => true,
        (AttrKind::Dialect(name) | AttrKind::EnumAttr { attr: name, .. }, AttrData::Verbatim(text)) => {
            name.split('.').next() == Some(ctx.str(text.dialect))
        }
        _ => ctx.attr_is(value, &row.storage).unwrap_or(true),
    }
}

fn read_prop(def: &OpDef, slot: &Slot, kind: &PropKind, r: &mut DialectReader<'_, '_>) -> Result<Attr> {
    let ctx = r.context();
    let int = |width: u32, value: u64| ctx.int_attr(ctx.int_type(width), value as i64);
    Ok(match kind {
        PropKind::Enum { width, .. } => {
            let value = r.varint()?;
            if *width < 64 && value >> *width != 0 {
                let message = format!("expected a value of {width} bits, but got: {value}");
                return Err(r.error(message));
            }
            int(*width, value)
        }
        PropKind::Int(width) => int(*width, r.varint()?),
        PropKind::Bool | PropKind::Unit => {
            if r.bool()? {
                ctx.unit()
            } else {
                ctx.bool_attr(false)
            }
        }
        PropKind::OptionalInt(width) => {
            if r.bool()? {
                let value = int(*width, r.varint()?);
                ctx.array_attr(&[value])
            } else {
                ctx.array_attr(&[])
            }
        }
        PropKind::Str => ctx.attr(AttrData::String { value: r.ident()?, ty: None }),
        PropKind::IntArray(width) => {
            let values = r.list(DialectReader::varint)?;
            if *width == 32 {
                ctx.i32_array(&values.iter().map(|value| *value as i32).collect::<Vec<_>>())
            } else {
                ctx.i64_array(&values.iter().map(|value| *value as i64).collect::<Vec<_>>())
            }
        }
        PropKind::Other(class) => {
            let message = format!("'{}' op property '{}' of type {class} has no encoding", def.name, slot.name);
            return Err(r.error(message));
        }
    })
}

/// Returns true if the context's definition of an operation stores operand segment sizes, but the definition in
/// `release` does not.
///
/// A development snapshot of the release may use either definition.
pub(crate) fn lacks_groups(ctx: &Context, release: Option<Release>, name: OpName) -> bool {
    let has = |def: &OpDef| def.slots.iter().any(|slot| matches!(slot.kind, SlotKind::OperandSegments));
    let Some((def, release)) = ctx.op_def(name).filter(|def| has(def)).zip(release) else { return false };
    let row = def
        .name
        .split_once('.')
        .and_then(|(_, short)| ctx.dialect(ctx.op_name_data(name).dialect)?.at(release).op(short));
    row.is_some_and(|row| !has(row))
}

/// Adds operand segment sizes to the properties of an operation written by another release.
///
/// That release stored no sizes, because only one operand group had a variable size. Every other group has at most one
/// operand.
pub(crate) fn with_groups(
    ctx: &Context,
    release: Option<Release>,
    name: OpName,
    props: Option<Props>,
    operands: usize,
) -> Option<Props> {
    let Some((def, release)) = ctx.op_def(name).zip(release).filter(|_| operands > 0) else { return props };
    let Some(place) = def.slots.iter().position(|slot| matches!(slot.kind, SlotKind::OperandSegments)) else {
        return props;
    };
    let mut values = ctx.props_data(props).to_vec();
    let Some(sizes) = values.get_mut(place) else { return props };
    let known = sizes.and_then(|sizes| ctx.int_array_values(sizes)).unwrap_or_default();
    let single = def.operands.iter().filter(|group| group.variadic == Variadic::One).count();
    if known.iter().any(|size| *size != 0) || single > operands {
        return props;
    }
    let row = def
        .name
        .split_once('.')
        .and_then(|(_, short)| ctx.dialect(ctx.op_name_data(name).dialect)?.at(release).op(short));
    let Some(group) = row.and_then(|row| row.operands.iter().find(|group| group.variadic == Variadic::Many)) else {
        return props;
    };
    let groups: Vec<i32> = (def.operands.iter())
        .map(|today| match today.variadic {
            Variadic::One => 1,
            _ if today.name == group.name => i32::try_from(operands - single).unwrap_or(0),
            _ => 0,
        })
        .collect();
    *sizes = Some(ctx.i32_array(&groups));
    ctx.props(&values)
}

/// The component of an operation to which an entry of its attribute dictionary belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SlotPlace {
    /// The property slot with this index.
    Slot(usize),
    /// The entry is dropped, because it is an array of segment sizes with the wrong length.
    Lost,
    /// The dictionary of discardable attributes.
    Dictionary,
}

/// Returns the component of an operation to which the entry `name` of its attribute dictionary belongs.
pub(crate) fn place(ctx: &Context, def: &OpDef, name: Ident, value: Attr) -> SlotPlace {
    let text = ctx.str(name);
    let named = |slot: &Slot| *slot.name == *text || (is_segments(slot) && old_name(&slot.name) == text);
    let Some((index, slot)) = def.slots.iter().enumerate().find(|(_, slot)| named(slot)) else {
        return SlotPlace::Dictionary;
    };
    match slot.kind {
        SlotKind::Attr { .. } => SlotPlace::Slot(index),
        SlotKind::Prop { .. } => SlotPlace::Dictionary,
        SlotKind::OperandSegments | SlotKind::ResultSegments => {
            let count = ctx.int_array_values(value).map(|values| values.len());
            if count == Some(segment_count(def, slot)) { SlotPlace::Slot(index) } else { SlotPlace::Lost }
        }
    }
}

/// Returns true if any entry of a dictionary belongs in a property slot.
pub(crate) fn has_inherent(ctx: &Context, def: &OpDef, entries: &[(Ident, Attr)]) -> bool {
    entries.iter().any(|(name, value)| place(ctx, def, *name, *value) != SlotPlace::Dictionary)
}

/// Returns the attribute dictionary of an operation for versions without properties. It contains the discardable
/// attributes, the inherent attributes and the segment sizes. As in upstream, other properties are lost.
pub(crate) fn merged_dictionary(
    ctx: &Context,
    def: &OpDef,
    attrs: Option<Attr>,
    values: &[Option<Attr>],
    release: Release,
) -> Option<Attr> {
    let named = |slot: &Slot| ctx.ident(if release.has_properties() { &slot.name } else { old_name(&slot.name) });
    let mut entries = ctx.dictionary_entries(attrs).to_vec();
    for (slot, value) in def.slots.iter().zip(values) {
        if let (SlotKind::Attr { .. } | SlotKind::OperandSegments | SlotKind::ResultSegments, Some(value)) =
            (&slot.kind, value)
        {
            entries.push((named(slot), *value));
        }
    }
    (!entries.is_empty()).then(|| ctx.dictionary(entries))
}

/// Returns the value of a property slot for an operation that is created without it; `None` if the slot has no default.
pub(crate) fn default(ctx: &Context, def: &OpDef, slot: &'static Slot) -> Result<Option<Attr>> {
    if is_segments(slot) {
        return Ok(Some(ctx.i32_array(&vec![0; segment_count(def, slot)])));
    }
    if !slot.is_filled() {
        return Ok(None);
    }
    ctx.slot_default(slot).map_err(|error| (*error).into())
}
