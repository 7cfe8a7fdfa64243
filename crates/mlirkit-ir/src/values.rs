//! Converts Rust values to attributes. The operation's definition decides which attribute `attr("predicate", "slt")`
//! sets.

use mlirkit_defs::{AttrConstraint, AttrKind, Dialect, EnumDef, PropKind, Slot, SlotKind};

use crate::attr::{AttrData, DialectAttr, Param};
use crate::classes::AttrClass;
use crate::context::Context;
use crate::ids::{Attr, OpName, Type};
use crate::pred;
use crate::types::TypeData;

/// A value for an attribute or property. The definition of the property determines the kind of attribute:
///
/// - an integer has the type that the definition requires, or `i64` by default
/// - a float has the type that the definition requires, or `f64` by default
/// - a string becomes a string attribute, a symbol reference or an enum case
/// - a list of numbers becomes the array kind that the definition requires, or `array<i64: ...>` by default
/// - a bool becomes `true` or `false`, or the presence of a unit attribute
#[derive(Debug, Clone, PartialEq)]
pub enum AttrValue {
    /// An attribute, used unchanged.
    Attr(Attr),
    /// A type, used as a type attribute.
    Type(Type),
    /// An integer.
    Int(i64),
    /// A float.
    Float(f64),
    /// A bool.
    Bool(bool),
    /// A string.
    Str(String),
    /// A list of integers.
    Ints(Vec<i64>),
}

macro_rules! from {
    ($($rust:ty => |$value:ident| $make:expr;)*) => {$(
        impl From<$rust> for AttrValue {
            fn from($value: $rust) -> Self {
                $make
            }
        }
    )*};
}

from! {
    Attr => |value| Self::Attr(value);
    Type => |value| Self::Type(value);
    i64 => |value| Self::Int(value);
    i32 => |value| Self::Int(value.into());
    u32 => |value| Self::Int(value.into());
    f64 => |value| Self::Float(value);
    bool => |value| Self::Bool(value);
    &str => |value| Self::Str(value.to_owned());
    String => |value| Self::Str(value);
    &[i64] => |value| Self::Ints(value.to_vec());
    Vec<i64> => |value| Self::Ints(value);
}

impl<const N: usize> From<[i64; N]> for AttrValue {
    fn from(value: [i64; N]) -> Self {
        Self::Ints(value.to_vec())
    }
}

/// The property slot of an attribute, with the dialect that defines the slot's constraints.
pub(crate) struct AttrSlot<'c> {
    ctx: &'c Context,
    dialect: Option<&'static Dialect>,
    slot: Option<&'static Slot>,
    row: Option<&'static AttrConstraint>,
}

impl<'c> AttrSlot<'c> {
    pub(crate) fn new(ctx: &'c Context, name: OpName, slot: Option<&'static Slot>) -> Self {
        let dialect = ctx.dialect(ctx.op_name_data(name).dialect);
        let row = match slot.map(|slot| &slot.kind) {
            Some(SlotKind::Attr { constraint, .. }) => dialect.and_then(|dialect| dialect.attr_constraint(constraint)),
            _ => None,
        };
        Self { ctx, dialect, slot, row }
    }

    /// Converts a value to the attribute of this slot; `None` for an absent unit attribute. An error is the end of a
    /// sentence that begins with the attribute name.
    pub(crate) fn attr(&self, value: &AttrValue) -> Result<Option<Attr>, String> {
        let attr = match value {
            AttrValue::Attr(attr) if !self.ctx.has_attr(*attr) => {
                return Err("belongs to another context".to_owned());
            }
            AttrValue::Type(ty) if !self.ctx.has_type(*ty) => {
                return Err("belongs to another context".to_owned());
            }
            AttrValue::Attr(attr) => *attr,
            AttrValue::Type(ty) => self.ctx.type_attr(*ty),
            AttrValue::Int(value) => self.int(*value),
            AttrValue::Float(value) => self.float(*value)?,
            AttrValue::Bool(value) => match self.bool(*value) {
                Some(attr) => attr,
                None => return Ok(None),
            },
            AttrValue::Str(text) => self.text(text)?,
            AttrValue::Ints(values) => self.ints(values),
        };
        match self.row.filter(|row| !pred::holds(self.ctx, self.dialect, &row.pred, pred::Subject::Attr(attr))) {
            Some(row) => Err(format!("failed to satisfy constraint: {}", row.summary)),
            None => Ok(Some(attr)),
        }
    }

    fn storage(&self) -> Option<AttrClass> {
        self.row.and_then(|row| AttrClass::from_name(&row.storage))
    }

    /// Returns the number type that the definition requires; `None` if it does not require one.
    fn number_type(&self) -> Option<Type> {
        match self.row.map(|row| &row.kind) {
            Some(AttrKind::Typed(text)) => self.ctx.parse_type(text.as_bytes()).ok().map(|(ty, _)| ty),
            _ => None,
        }
    }

    fn int(&self, value: i64) -> Attr {
        let ctx = self.ctx;
        match (self.number_type(), self.slot.map(|slot| &slot.kind)) {
            (Some(ty), _) => match ctx.type_data(ty) {
                TypeData::Float(kind) => ctx.float_attr(ty, kind.from_f64(value as f64)),
                _ => ctx.int_attr(ty, value),
            },
            (None, Some(SlotKind::Prop { kind: PropKind::Int(width) | PropKind::Enum { width, .. }, .. })) => {
                ctx.int_attr(ctx.int_type(*width), value)
            }
            (None, Some(SlotKind::Prop { kind: PropKind::OptionalInt(width), .. })) => {
                ctx.array_attr(&[ctx.int_attr(ctx.int_type(*width), value)])
            }
            (None, _) => ctx.int_attr(ctx.i64_type(), value),
        }
    }

    fn float(&self, value: f64) -> Result<Attr, String> {
        let ty = self.number_type().unwrap_or_else(|| self.ctx.float_type(mlirkit_num::FloatKind::F64));
        match self.ctx.type_data(ty) {
            TypeData::Float(kind) => Ok(self.ctx.float_attr(ty, kind.from_f64(value))),
            _ => Err(format!("is not a float, but has type {}", self.ctx.type_text(ty))),
        }
    }

    fn bool(&self, value: bool) -> Option<Attr> {
        let unit = matches!(self.row.map(|row| &row.kind), Some(AttrKind::Unit))
            || matches!(self.slot.map(|slot| &slot.kind), Some(SlotKind::Prop { kind: PropKind::Unit, .. }));
        match unit {
            true => value.then(|| self.ctx.unit()),
            false => Some(self.ctx.bool_attr(value)),
        }
    }

    fn text(&self, text: &str) -> Result<Attr, String> {
        let ctx = self.ctx;
        if let Some(SlotKind::Prop { kind: PropKind::Enum { enum_name, width, .. }, .. }) =
            self.slot.map(|slot| &slot.kind)
        {
            return Ok(ctx.int_attr(ctx.int_type(*width), self.case(enum_name, text)?.cast_signed()));
        }
        match self.row.map(|row| &row.kind) {
            Some(AttrKind::Enum(name)) => {
                let value = self.case(name, text)?;
                let width = self.dialect.and_then(|dialect| dialect.enum_(name)).map_or(64, |row| row.width);
                Ok(ctx.int_attr(ctx.int_type(width), value.cast_signed()))
            }
            Some(AttrKind::EnumAttr { attr, enum_name }) => {
                let value = self.case(enum_name, text)?;
                let row = attr.split_once('.').and_then(|(dialect, row)| ctx.dialect(ctx.ident(dialect))?.attr(row));
                let def = row.ok_or_else(|| format!("is a '{attr}', which the context does not know"))?;
                let params = Box::new([Param::Enum(value)]);
                Ok(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params }))))
            }
            Some(AttrKind::SymbolName) => Ok(ctx.string_attr(text)),
            _ => match self.row.map(|row| &*row.storage) {
                Some("FlatSymbolRefAttr" | "SymbolRefAttr") => Ok(ctx.symbol_ref(&[text])),
                _ => Ok(ctx.string_attr(text)),
            },
        }
    }

    /// Returns the value of an enum case, given by its printed form or its symbol. A bit enum accepts several cases
    /// separated by `|` or `,`.
    fn case(&self, name: &str, text: &str) -> Result<u64, String> {
        let row: &EnumDef =
            self.dialect.and_then(|dialect| dialect.enum_(name)).ok_or_else(|| format!("has no enum '{name}'"))?;
        let one = |text: &str| {
            let case = row.cases.iter().find(|case| &*case.text == text || &*case.symbol == text);
            case.map(|case| case.value).ok_or_else(|| {
                let all: Vec<&str> = row.cases.iter().map(|case| &*case.text).collect();
                format!("has no case '{text}'; the cases are {}", all.join(", "))
            })
        };
        if row.bit_separator.is_none() {
            return one(text);
        }
        text.split(['|', ',']).try_fold(0, |bits, text| Ok(bits | one(text.trim())?))
    }

    fn ints(&self, values: &[i64]) -> Attr {
        let ctx = self.ctx;
        match (self.storage(), self.slot.map(|slot| &slot.kind)) {
            (Some(AttrClass::DenseIntArray(width)), _) => ctx.int_array_attr(width, values),
            (_, Some(SlotKind::OperandSegments | SlotKind::ResultSegments)) => ctx.int_array_attr(32, values),
            (_, Some(SlotKind::Prop { kind: PropKind::IntArray(width), .. })) => ctx.int_array_attr(*width, values),
            (Some(AttrClass::Array), _) => {
                let elements: Vec<Attr> = values.iter().map(|value| ctx.int_attr(ctx.i64_type(), *value)).collect();
                ctx.array_attr(&elements)
            }
            _ => ctx.int_array_attr(64, values),
        }
    }
}
