//! Conversion of operations between StableHLO and VHLO. Names follow a rule; properties follow the definitions of both
//! operations and the tables in `tables.rs`.

use std::rc::Rc;

use mlirkit_defs::{OpDef, Presence, SlotKind};
use mlirkit_ir::{Attr, AttrData, Context, Ident, OpName, Param, Props};
use rustc_hash::FxHashMap;

use crate::convert::{Converter, Direction, count, make, row, tensor, tensor_type};
use crate::forms::Forms;
use crate::tables::{EXPLODED, Exploded, IMPLIED, Implied};

/// How operations with a given name are converted.
pub(crate) enum Fate {
    /// Operations with this name belong to another dialect and are kept unchanged.
    Stay,
    /// Operations with this name have no counterpart in the target dialect.
    Fail,
    /// Operations with this name are converted to this counterpart.
    Become(Counterpart),
    /// Return operations become `func.return` directly in functions, and `stablehlo.return` elsewhere.
    Return {
        /// The counterpart of a return operation directly in a function.
        of_function: Counterpart,
        /// The counterpart of a return operation in any other operation.
        of_region: Counterpart,
    },
}

/// The counterpart of an operation in the target dialect.
pub(crate) struct Counterpart {
    /// The name of the counterpart.
    pub name: OpName,
    /// The operation's name in `tables.rs`: its StableHLO or `func` name without the dialect prefix.
    key: &'static str,
    from: &'static OpDef,
    to: &'static OpDef,
}

impl Counterpart {
    /// Returns true if the target operation is a function.
    pub(crate) fn is_function(&self) -> bool {
        self.key == "func"
    }

    /// Returns true if the definition of the target operation has the flag `flag`.
    pub(crate) fn has(&self, flag: u32) -> bool {
        self.to.flags.has(flag)
    }
}

/// The properties and the discardable attributes of an operation.
pub(crate) type Attributes = (Option<Props>, Option<Attr>);

/// The state of converting operations.
pub(crate) struct Ops<'c> {
    pub convert: Converter<'c>,
    fates: Vec<Option<Rc<Fate>>>,
    attributes: FxHashMap<(OpName, Attributes), Option<Attributes>>,
}

impl<'c> Ops<'c> {
    pub(crate) fn new(ctx: &'c Context, way: Direction) -> Self {
        Self { convert: Converter::new(ctx, way), fates: Vec::new(), attributes: FxHashMap::default() }
    }

    fn ctx(&self) -> &'c Context {
        self.convert.ctx
    }

    /// Returns how operations with this name are converted.
    pub(crate) fn fate(&mut self, name: OpName) -> Rc<Fate> {
        let index = name.index();
        if let Some(Some(fate)) = self.fates.get(index) {
            return Rc::clone(fate);
        }
        let fate = Rc::new(self.new_fate(name));
        if index >= self.fates.len() {
            self.fates.resize(index + 1, None);
        }
        if let Some(slot) = self.fates.get_mut(index) {
            *slot = Some(Rc::clone(&fate));
        }
        fate
    }

    fn new_fate(&self, name: OpName) -> Fate {
        let ctx = self.ctx();
        let Some(from) = ctx.op_def(name) else {
            let leaves = match self.convert.way {
                Direction::ToVhlo { .. } => ["stablehlo", "func"],
                Direction::ToStablehlo => ["vhlo", "vhlo"],
            };
            let dialect = ctx.str(ctx.op_name_data(name).dialect);
            return if leaves.contains(&dialect) { Fate::Fail } else { Fate::Stay };
        };
        let counterpart = |dialect: &str, mnemonic: &str, key: &'static str| {
            let name = ctx.op_name(&format!("{dialect}.{mnemonic}"));
            ctx.op_def(name).map(|to| Counterpart { name, key, from, to })
        };
        let found = match (self.convert.way, from.name.split_once('.')) {
            (Direction::ToVhlo { .. }, Some(("stablehlo" | "func", key))) => {
                let form = if Forms::of(key).is_some() { "v2" } else { "v1" };
                counterpart("vhlo", &format!("{key}_{form}"), key)
            }
            (Direction::ToStablehlo, Some(("vhlo", "return_v1"))) => {
                match (counterpart("func", "return", "return"), counterpart("stablehlo", "return", "return")) {
                    (Some(of_function), Some(of_region)) => return Fate::Return { of_function, of_region },
                    _ => None,
                }
            }
            (Direction::ToStablehlo, Some(("vhlo", mnemonic))) => match mnemonic.rsplit_once("_v") {
                Some((key @ ("func" | "call"), "1")) => counterpart("func", key, key),
                Some((key, form)) if (form == "2") == Forms::of(key).is_some() => counterpart("stablehlo", key, key),
                _ => None,
            },
            _ => return Fate::Stay,
        };
        found.map_or(Fate::Fail, Fate::Become)
    }

    /// Returns the converted properties and discardable attributes of an operation; `None` if one of them cannot be
    /// converted.
    pub(crate) fn attributes(&mut self, name: OpName, to: &Counterpart, old: Attributes) -> Option<Attributes> {
        let key = if self.convert.way == Direction::ToStablehlo { to.name } else { name };
        if let Some(known) = self.attributes.get(&(key, old)) {
            return *known;
        }
        let new = self.new_attributes(to, old);
        self.attributes.insert((key, old), new);
        new
    }

    fn new_attributes(&mut self, to: &Counterpart, (props, attrs): Attributes) -> Option<Attributes> {
        let ctx = self.ctx();
        let old = NamedSlots { ctx, def: to.from, values: ctx.props_data(props).to_vec(), others: Vec::new() };
        let mut new = NamedSlots { ctx, def: to.to, values: vec![None; to.to.slots.len()], others: Vec::new() };
        match self.convert.way {
            Direction::ToVhlo { .. } => self.props_to_vhlo(to.key, &old, &mut new)?,
            Direction::ToStablehlo => self.props_to_stablehlo(to.key, old, &mut new)?,
        }
        for (name, value) in ctx.dictionary_entries(attrs) {
            let value = self.convert.attr(*value)?;
            new.set(ctx.str(*name), value);
        }
        let mut complete = true;
        for (value, slot) in new.values.iter_mut().zip(&to.to.slots).filter(|(value, _)| value.is_none()) {
            match &slot.kind {
                SlotKind::Attr { presence: Presence::Default(_), .. } => {
                    *value = ctx.slot_default_by(&mlirkit_asm::TEXT, slot).ok()?;
                }
                SlotKind::Attr { presence: Presence::Required, .. } => complete = false,
                _ => {}
            }
        }
        let others = (!new.others.is_empty()).then(|| ctx.dictionary(new.others));
        complete.then(|| (ctx.props(&new.values), others))
    }

    fn props_to_vhlo(&mut self, key: &str, old: &NamedSlots<'_>, new: &mut NamedSlots<'_>) -> Option<()> {
        let ctx = self.ctx();
        for (slot, value) in old.def.slots.iter().zip(&old.values) {
            let (name, Some(value)) = (&*slot.name, *value) else { continue };
            if let Some(exploded) = exploded(key).find(|exploded| exploded.attr == name) {
                let params = match row(ctx, value)? {
                    ("stablehlo", row, params) if row == exploded.row => params,
                    _ => return None,
                };
                for (field, param) in exploded.fields.iter().zip(params) {
                    new.set(field, self.convert.explode(param)?);
                }
                continue;
            }
            let converted = match constraint(&slot.kind) {
                "UnitAttr" if new.has(name) => self.convert.vhlo_bool(true)?,
                "StableHLO_CustomCallApiVersionAttr" => {
                    self.convert.vhlo_enum("api_version_v1", u64::try_from(ctx.int_value(value)?).ok()?)?
                }
                _ => self.convert.attr(value)?,
            };
            new.set(name, converted);
        }
        for (name, implied) in implied(key) {
            if new.has(name) && new.get(name).is_none() {
                let value = self.implied(implied, new)?;
                new.set(name, value);
            }
        }
        Some(())
    }

    fn props_to_stablehlo(&mut self, key: &str, mut old: NamedSlots<'_>, new: &mut NamedSlots<'_>) -> Option<()> {
        let ctx = self.ctx();
        let gone: Vec<&str> = implied(key)
            .filter(|(name, implied)| old.get(name).is_some_and(|value| self.is_implied(value, *implied)))
            .map(|(name, _)| name)
            .collect();
        // The two layouts of a call are omitted only together.
        let layouts = ["operand_layouts", "result_layouts"];
        let both = layouts.iter().all(|name| gone.contains(name));
        for name in gone.into_iter().filter(|name| both || !layouts.contains(name)) {
            old.take(name);
        }
        for exploded in exploded(key) {
            let fields: Vec<Option<Attr>> = exploded.fields.iter().map(|field| old.take(field)).collect();
            if fields.iter().all(Option::is_none) {
                continue;
            }
            let def = ctx.dialect(ctx.ident("stablehlo"))?.attr(exploded.row)?;
            let mut fields = fields.into_iter();
            let params = def.params.iter().map(|param| match fields.next() {
                Some(field) => self.convert.implode(field?, &param.kind),
                None => Some(Param::Int(0)),
            });
            let params: Box<[Param]> = params.collect::<Option<_>>()?;
            new.set(exploded.attr, make(ctx, "stablehlo", exploded.row, params)?);
        }
        for (slot, value) in old.def.slots.iter().zip(&old.values) {
            let (name, Some(value)) = (&*slot.name, *value) else { continue };
            let wanted = new.def.slots.named(name);
            let converted = match wanted.map_or("", |slot| constraint(&slot.kind)) {
                "UnitAttr" => match row(ctx, value)? {
                    ("vhlo", "bool_v1", [Param::Bool(true)]) => ctx.unit(),
                    ("vhlo", "bool_v1", _) => continue,
                    _ => return None,
                },
                "DenseI64ArrayAttr" => self.convert.dense_array(value, ctx.i64_type())?,
                "DenseBoolArrayAttr" => self.convert.dense_array(value, ctx.i1_type())?,
                "FlatSymbolRefAttr" => self.convert.symbol(value)?,
                "StableHLO_FlatSymbolRefArrayAttr" => {
                    let ("vhlo", "array_v1", [Param::Array(items)]) = row(ctx, value)? else { return None };
                    let symbol = |item: &Param| if let Param::Attr(a) = item { self.convert.symbol(*a) } else { None };
                    ctx.array_attr(&items.iter().map(symbol).collect::<Option<Vec<_>>>()?)
                }
                _ => self.convert.attr(value)?,
            };
            new.set(name, converted);
        }
        Some(())
    }

    /// Returns the VHLO attribute for a default that StableHLO omits; `None` if it cannot be created.
    pub(crate) fn implied(&mut self, implied: Implied, new: &NamedSlots<'_>) -> Option<Attr> {
        let ctx = self.ctx();
        let length = |name: &str| {
            let (ty, _) = tensor(ctx, new.get(name)?)?;
            i64::try_from(count(tensor_type(ctx, ty)?.0)?).ok()
        };
        let builtin = match implied {
            Implied::EmptyString => ctx.string_attr(""),
            Implied::EmptyArray => ctx.array_attr(&[]),
            Implied::EmptyDictionary => ctx.dictionary(Vec::new()),
            Implied::EmptyTensor | Implied::EmptyField => self.convert.number_list(&[])?,
            Implied::BackendConfig => match new.get("api_version").and_then(|version| row(ctx, version)) {
                Some(("vhlo", "api_version_v1", [Param::Enum(TYPED_FFI)])) => ctx.dictionary(Vec::new()),
                _ => ctx.string_attr(""),
            },
            Implied::False => ctx.bool_attr(false),
            Implied::Int(number) => ctx.int_attr(ctx.i64_type(), number),
            Implied::Enum(row, value) => return self.convert.vhlo_enum(row, value),
            Implied::Numbers(number, like) => self.convert.splat(&[length(like)?], ctx.i64_type(), number),
            Implied::ZeroPairs(like) => self.convert.splat(&[length(like)?, 2], ctx.i64_type(), 0),
            Implied::AllFalse(like) => self.convert.splat(&[length(like)?], ctx.i1_type(), 0),
            Implied::Precision => {
                let default = make(ctx, "stablehlo", "precision", [Param::Enum(0)].into())?;
                ctx.array_attr(&[default, default])
            }
            Implied::Accuracy => return default_accuracy(ctx),
            Implied::NoneType => ctx.type_attr(ctx.none_type()),
        };
        self.convert.attr(builtin)
    }

    /// Returns true if a VHLO attribute equals a default that StableHLO omits.
    pub(crate) fn is_implied(&self, attr: Attr, implied: Implied) -> bool {
        let ctx = self.ctx();
        let Some(("vhlo", name, params)) = row(ctx, attr) else { return false };
        match (implied, name, params) {
            (Implied::EmptyString | Implied::BackendConfig, "string_v1", [Param::Str(text)]) => {
                ctx.bytes(*text).is_empty()
            }
            (Implied::EmptyArray, "array_v1", [Param::Array(items)])
            | (Implied::EmptyDictionary | Implied::BackendConfig, "dict_v1", [Param::Array(items)]) => items.is_empty(),
            (Implied::EmptyTensor | Implied::EmptyField, "tensor_v1", _) => is_empty_tensor(ctx, attr),
            (Implied::False, "bool_v1", [Param::Bool(value)]) => !value,
            (Implied::Int(number), "integer_v1", [_, Param::ApInt(value)]) => value.to_i64() == Some(number),
            (Implied::Enum(row, number), _, [Param::Enum(value)]) => name == row && *value == number,
            (Implied::Numbers(number, _), "tensor_v1", _) => is_splat(ctx, attr, number),
            (Implied::ZeroPairs(_) | Implied::AllFalse(_), "tensor_v1", _) => is_splat(ctx, attr, 0),
            (Implied::Precision, "array_v1", [Param::Array(items)]) => items.iter().all(|item| match item {
                Param::Attr(item) => matches!(row(ctx, *item), Some(("vhlo", "precision_v1", [Param::Enum(0)]))),
                _ => false,
            }),
            (Implied::Accuracy, ..) => is_default_accuracy(ctx, attr),
            (Implied::NoneType, ..) => is_none_type(ctx, attr),
            _ => false,
        }
    }
}

/// The API version of custom calls that use the typed FFI.
const TYPED_FFI: u64 = 4;

fn exploded(key: &str) -> impl Iterator<Item = &'static Exploded> {
    EXPLODED.iter().filter(move |exploded| exploded.ops.contains(&key))
}

/// Returns the VHLO attributes of an operation that StableHLO may omit, each with its default.
fn implied(key: &str) -> impl Iterator<Item = (&'static str, Implied)> {
    let always = IMPLIED.iter().filter(move |(ops, ..)| ops.contains(&key)).map(|(_, name, implied)| (*name, *implied));
    let added = Forms::of(key).into_iter().flat_map(|forms| forms.added).copied();
    always.chain(added.filter(|(_, implied)| *implied != Implied::EmptyField))
}

fn constraint(kind: &SlotKind) -> &str {
    if let SlotKind::Attr { constraint, .. } = kind { constraint } else { "" }
}

/// Returns true if an attribute is an empty tensor, `dense<>`.
pub(crate) fn is_empty_tensor(ctx: &Context, attr: Attr) -> bool {
    match tensor(ctx, attr).map(|(_, data)| ctx.attr_data(data)) {
        Some(AttrData::DenseElements(dense)) => dense.data.is_empty(),
        _ => false,
    }
}

fn is_splat(ctx: &Context, attr: Attr, number: i64) -> bool {
    match tensor(ctx, attr).map(|(_, data)| ctx.attr_data(data)) {
        Some(AttrData::DenseElements(dense)) if dense.splat => match dense.data.as_slice() {
            [byte] => i64::from(*byte) == number,
            bytes => bytes.try_into().is_ok_and(|bytes| i64::from_le_bytes(bytes) == number),
        },
        _ => false,
    }
}

/// Returns true if an attribute is `#vhlo.type_v1<!vhlo.none_v1>`.
pub(crate) fn is_none_type(ctx: &Context, attr: Attr) -> bool {
    match row(ctx, attr) {
        Some(("vhlo", "type_v1", [Param::Type(ty)])) => {
            matches!(ctx.type_data(*ty), mlirkit_ir::TypeData::Dialect(ty) if &*ty.def.name == "vhlo.none_v1")
        }
        _ => false,
    }
}

/// Returns the VHLO attribute for the default result accuracy; `None` if the context does not define it.
pub(crate) fn default_accuracy(ctx: &Context) -> Option<Attr> {
    let zero = Param::float(mlirkit_num::FloatKind::F64, 0);
    let mode = make(ctx, "vhlo", "result_accuracy_mode_v1", [Param::Enum(0)].into())?;
    make(ctx, "vhlo", "result_accuracy_v1", [zero.clone(), zero, Param::Int(0), Param::Attr(mode)].into())
}

/// Returns true if a VHLO attribute is the default result accuracy.
pub(crate) fn is_default_accuracy(ctx: &Context, attr: Attr) -> bool {
    let Some(("vhlo", "result_accuracy_v1", [atol, rtol, Param::Int(0), Param::Attr(mode)])) = row(ctx, attr) else {
        return false;
    };
    let zero = |param: &Param| matches!(param, Param::Float(float) if f64::from_bits(float.bits as u64) == 0.0);
    zero(atol) && zero(rtol) && matches!(row(ctx, *mode), Some(("vhlo", "result_accuracy_mode_v1", [Param::Enum(0)])))
}

/// The properties of an operation, by name, and its discardable attributes.
pub(crate) struct NamedSlots<'c> {
    pub ctx: &'c Context,
    pub def: &'static OpDef,
    pub values: Vec<Option<Attr>>,
    pub others: Vec<(Ident, Attr)>,
}

impl NamedSlots<'_> {
    fn index(&self, name: &str) -> Option<usize> {
        self.def.slots.position(name)
    }

    /// Returns true if there is a property with this name.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.index(name).is_some()
    }

    /// Returns the value of a property, if it is set.
    pub(crate) fn get(&self, name: &str) -> Option<Attr> {
        self.values.get(self.index(name)?).copied().flatten()
    }

    /// Unsets a property and returns its value; `None` if it was not set.
    pub(crate) fn take(&mut self, name: &str) -> Option<Attr> {
        let index = self.index(name)?;
        self.values.get_mut(index)?.take()
    }

    /// Sets a property. If there is no property with this name, adds a discardable attribute.
    pub(crate) fn set(&mut self, name: &str, value: Attr) {
        match self.index(name).and_then(|index| self.values.get_mut(index)) {
            Some(slot) => *slot = Some(value),
            None => self.others.push((self.ctx.ident(name), value)),
        }
    }
}
