//! Encodings as rows: a code, then fields, each of which is a parameter of the attribute or type.
//!
//! A dialect lists its rows in a [`WireTable`], which is a [`DialectBytecode`] by itself; reading, writing and numbering
//! interpret the same fields.
//!
//! ```
//! use mlirkit_bytecode::{BytecodeRegistry, WireField::*, WireRow, WireTable, When};
//!
//! static TOY: WireTable = WireTable::new(
//!     "toy",
//!     &[WireRow { code: 0, row: "point", when: When::Always, fields: &[("x", SignedVarInt), ("y", SignedVarInt)] }],
//!     &[WireRow { code: 0, row: "list", when: When::Always, fields: &[("element", Type)] }],
//! );
//! let registry = BytecodeRegistry::new().with(&TOY);
//! assert!(registry.get("toy").is_some());
//! ```

use mlirkit_defs::{AttrDef, Dialect, ParamDef, ParamKind};
use mlirkit_diag::Result;
use mlirkit_ir::{Attr, AttrData, Blob, Context, DenseArrayAttr, DialectAttr, DialectType, Param, Type, TypeData};
use mlirkit_num::FloatKind;

use crate::codec::DialectBytecode;
use crate::decode::DialectReader;
use crate::encode::DialectWriter;

/// How a parameter is encoded.
///
/// | field | bytes | parameter |
/// |---|---|---|
/// | `Attr`, `Type` | number of the entry | `Attr`, `Type` |
/// | `OptionalAttr` | 0, or number of the entry and a flag | `Attr`, `None` |
/// | `VarInt`, `SignedVarInt` | one number | `Int`, `Enum` or `Bool`, as the definition has it |
/// | `Enum` | one number, which must be a case of the enum | `Enum` |
/// | `OptionalVarInt` | number and a flag | `Int`, `None` |
/// | `Bool` | one byte | `Bool` |
/// | `Str` | number of the string | `Str`, or a string `Attr` as the definition has it |
/// | `ApInt` | an integer of this width | `ApInt` |
/// | `Float` | the bits of a float of this kind | `Float` |
/// | `Blob` | size and bytes | `Attr`: a dense array of `i8`, not copied |
/// | `Array` | a count, then each | `Array` |
/// | `OptionalArray` | a byte 0, or a byte 1 and an `Array` | `Array`, empty for 0 |
/// | `Group` | the fields one after the other | `Array` of as many |
/// | `Hand` | what its functions do | what they make |
///
/// A parameter that the definition says is optional is `None` where the field holds 0, and the other way round.
#[derive(Clone, Copy)]
#[allow(missing_docs, reason = "the table above documents them")]
pub enum WireField {
    Attr,
    OptionalAttr,
    Type,
    VarInt,
    SignedVarInt,
    Enum,
    OptionalVarInt,
    Bool,
    Str,
    ApInt(u32),
    Float(FloatKind),
    Blob,
    Array(&'static WireField),
    OptionalArray(&'static WireField),
    Group(&'static [WireField]),
    Hand(&'static HandField),
}

/// A field that no other kind describes.
#[derive(Clone, Copy)]
pub struct HandField {
    /// Reads it; the parameters read before are those of the row, by place.
    pub read: fn(&mut DialectReader<'_, '_, '_, '_>, &[Param]) -> Result<Param>,
    /// Writes it, given it and all parameters of the row.
    pub write: fn(&mut DialectWriter<'_, '_>, &Param, &[Param]),
}

/// Which values of a definition a row encodes, where a definition has several.
#[derive(Debug, Clone, Copy)]
pub enum When {
    /// All.
    Always,
    /// Those that have this parameter.
    Present(&'static str),
    /// Those that lack this parameter.
    Absent(&'static str),
    /// Those whose parameters satisfy this.
    Holds(fn(&Context, &[Param]) -> bool),
}

/// How one attribute or type is encoded.
#[derive(Clone, Copy)]
pub struct WireRow {
    /// The number that stands first.
    pub code: u64,
    /// The definition, by mnemonic (by class, for one without).
    pub row: &'static str,
    /// Which of its values.
    pub when: When,
    /// Parameter and encoding, in the order of the bytes.
    pub fields: &'static [(&'static str, WireField)],
}

/// The encodings of a dialect's attributes and types.
///
/// Of the rows of a definition under one code, the first is written; the others are what older releases wrote, and read
/// where they use all the bytes and the first does not.
#[derive(Clone, Copy)]
pub struct WireTable {
    /// The dialect's namespace.
    pub dialect: &'static str,
    /// Its attributes.
    pub attrs: &'static [WireRow],
    /// Its types.
    pub types: &'static [WireRow],
    /// What an attribute of an unknown code is called in errors, and a type.
    pub names: (&'static str, &'static str),
    /// Where reading and writing is reported.
    pub trace: Option<&'static dyn Trace>,
}

/// Who is told what a table reads and writes.
pub trait Trace: Send + Sync {
    /// Whether anybody listens: asked once for each attribute and type, and nothing more costs anything if not.
    fn enabled(&self) -> bool;

    /// A value of this definition is about to be read or written.
    fn called(&self, call: Call, def: &AttrDef);

    /// An attribute has no encoding: its text stands in its place.
    fn refused_attr(&self, ctx: &Context, attr: Attr);

    /// A type has no encoding: its text stands in its place.
    fn refused_type(&self, ctx: &Context, ty: Type);
}

/// What a table is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Call {
    /// Reading an attribute.
    ReadAttr,
    /// Reading a type.
    ReadType,
    /// Writing an attribute.
    WriteAttr,
    /// Writing a type.
    WriteType,
}

impl WireTable {
    /// The rows of a dialect, without a trace.
    #[must_use]
    pub const fn new(dialect: &'static str, attrs: &'static [WireRow], types: &'static [WireRow]) -> Self {
        Self { dialect, attrs, types, names: ("attribute", "type"), trace: None }
    }

    /// Who listens, if anybody does.
    fn listener(&self) -> Option<&'static dyn Trace> {
        self.trace.filter(|trace| trace.enabled())
    }

    /// Writes the parameters of a definition, if a row has it.
    fn write(&self, call: Call, def: &AttrDef, params: &[Param], w: &mut DialectWriter<'_, '_>) -> bool {
        let rows = if call == Call::WriteType { self.types } else { self.attrs };
        let short = def.name.split_once('.').map_or(&*def.name, |(_, name)| name);
        let row = rows.iter().find(|row| row.row == short && row.when.holds(w.context(), def, params));
        let Some(row) = row else { return false };
        if let Some(trace) = self.listener().filter(|_| w.is_emitting()) {
            trace.called(call, def);
        }
        w.varint(row.code);
        for (name, field) in row.fields {
            let param = index(def, name).and_then(|index| params.get(index)).unwrap_or(&Param::None);
            field.write(w, param, params);
        }
        true
    }

    fn read(
        &self,
        call: Call,
        find: impl Fn(&'static Dialect, &str) -> Option<&'static AttrDef>,
        r: &mut DialectReader<'_, '_, '_, '_>,
    ) -> Result<(&'static AttrDef, Box<[Param]>)> {
        let (rows, what) = if call == Call::ReadType { (self.types, self.names.1) } else { (self.attrs, self.names.0) };
        let code = r.varint()?;
        let mut forms = rows.iter().filter(|row| row.code == code);
        let row = forms.next().ok_or_else(|| r.error(format!("unknown {what} code: {code}")))?;
        let missing = || r.error(format!("the definition of '{}.{}' is missing", self.dialect, row.row));
        let ctx = r.context();
        let dialect = ctx.dialect(ctx.ident(self.dialect)).ok_or_else(missing)?;
        let def = find(dialect, row.row).ok_or_else(missing)?;
        if let Some(trace) = self.listener() {
            trace.called(call, def);
        }
        let start = r.cursor;
        let mut params = row.read(dialect, def, r);
        for form in forms.filter(|form| form.row == row.row) {
            if params.is_ok() && r.remaining() == 0 {
                break;
            }
            // What an older release wrote under the same code, if that is all there is.
            let newer = std::mem::replace(&mut r.cursor, start);
            match form.read(dialect, def, r) {
                Ok(older) if r.remaining() == 0 => params = Ok(older),
                _ => r.cursor = newer,
            }
        }
        Ok((def, params?))
    }
}

impl WireRow {
    /// The parameters of a definition.
    fn read(
        &self,
        dialect: &'static Dialect,
        def: &'static AttrDef,
        r: &mut DialectReader<'_, '_, '_, '_>,
    ) -> Result<Box<[Param]>> {
        let mut params: Vec<Param> = def.params.iter().map(absent).collect();
        for (name, field) in self.fields {
            let at = index(def, name).filter(|at| *at < params.len());
            let Some((at, param)) = at.and_then(|at| Some((at, def.params.get(at)?))) else {
                return Err(r.error(format!("the definition of '{}' has no parameter '{name}'", def.name)));
            };
            let value = field.read(r, &param.kind, &params)?;
            check(r, dialect, &param.kind, *field, &value)?;
            params[at] = if param.optional && param.default.is_none() { without_zero(value, *field) } else { value };
        }
        Ok(params.into())
    }
}

impl DialectBytecode for WireTable {
    fn dialect(&self) -> &str {
        self.dialect
    }

    fn read_attr(&self, r: &mut DialectReader<'_, '_, '_, '_>) -> Result<Attr> {
        let (def, params) = self.read(Call::ReadAttr, |dialect, name| dialect.attr(name), r)?;
        Ok(r.context().attr(AttrData::Dialect(Box::new(DialectAttr { def, params }))))
    }

    fn read_type(&self, r: &mut DialectReader<'_, '_, '_, '_>) -> Result<Type> {
        let (def, params) = self.read(Call::ReadType, |dialect, name| dialect.type_(name), r)?;
        Ok(r.context().ty(TypeData::Dialect(Box::new(DialectType { def, params }))))
    }

    fn write_attr(&self, attr: Attr, w: &mut DialectWriter<'_, '_>) -> bool {
        let written = match w.context().attr_data(attr) {
            AttrData::Dialect(attr) => self.write(Call::WriteAttr, attr.def, &attr.params, w),
            _ => false,
        };
        if let Some(trace) = self.listener().filter(|_| !written && w.is_emitting()) {
            trace.refused_attr(w.context(), attr);
        }
        written
    }

    fn write_type(&self, ty: Type, w: &mut DialectWriter<'_, '_>) -> bool {
        let written = match w.context().type_data(ty) {
            TypeData::Dialect(ty) => self.write(Call::WriteType, ty.def, &ty.params, w),
            _ => false,
        };
        if let Some(trace) = self.listener().filter(|_| !written && w.is_emitting()) {
            trace.refused_type(w.context(), ty);
        }
        written
    }
}

impl When {
    fn holds(self, ctx: &Context, def: &AttrDef, params: &[Param]) -> bool {
        let present = |name| index(def, name).and_then(|at| params.get(at)).is_some_and(|param| *param != Param::None);
        match self {
            Self::Always => true,
            Self::Present(name) => present(name),
            Self::Absent(name) => !present(name),
            Self::Holds(holds) => holds(ctx, params),
        }
    }
}

fn index(def: &AttrDef, name: &str) -> Option<usize> {
    def.params.iter().position(|param| &*param.name == name)
}

/// What stands for a parameter that no field gives.
fn absent(param: &ParamDef) -> Param {
    if matches!(param.kind, ParamKind::Array(_)) { Param::Array(Box::default()) } else { Param::None }
}

/// Whether what was read is of the class that the definition asks for, as upstream's readers ask too.
fn check(
    r: &DialectReader<'_, '_, '_, '_>,
    dialect: &Dialect,
    kind: &ParamKind,
    field: WireField,
    value: &Param,
) -> Result<()> {
    let ctx = r.context();
    match (kind, value) {
        (ParamKind::Array(element), Param::Array(items)) => {
            items.iter().try_for_each(|item| check(r, dialect, element, field, item))
        }
        (ParamKind::Attr(class), Param::Attr(attr)) => {
            let fits = match (&**class, ctx.attr_data(*attr)) {
                ("StringAttr", data) => matches!(data, AttrData::String { .. }),
                ("ArrayAttr", data) => matches!(data, AttrData::Array(_)),
                (name, AttrData::Dialect(found)) if name.contains('.') => *found.def.name == *name,
                (name, _) => !name.contains('.'),
            };
            if fits {
                return Ok(());
            }
            let def = class.split_once('.').and_then(|(_, short)| dialect.attr(short));
            let class = def.map_or_else(|| class.to_string(), |def| format!("{}::{}", dialect.name(), def.class));
            Err(r.unexpected_attr(&class, *attr))
        }
        (ParamKind::Enum(name), Param::Enum(value)) if matches!(field, WireField::Enum) => match dialect.enum_(name) {
            Some(def) if def.cases.iter().any(|case| case.value == *value) => Ok(()),
            _ => Err(r.error(format!("{value} is no case of the enum '{name}'"))),
        },
        _ => Ok(()),
    }
}

/// An optional parameter of value 0 is one that is not there.
fn without_zero(value: Param, field: WireField) -> Param {
    match (&value, field) {
        (_, WireField::OptionalVarInt) => value,
        (Param::Int(0) | Param::Enum(0) | Param::Bool(false), _) => Param::None,
        _ => value,
    }
}

fn number(param: &Param) -> i64 {
    match param {
        Param::Int(value) => *value,
        Param::Enum(value) => *value as i64,
        Param::Bool(value) => i64::from(*value),
        Param::ApInt(value) => value.low_u64() as i64,
        Param::None | Param::Attr(_) | Param::Type(_) | Param::Str(_) | Param::Float { .. } | Param::Array(_) => 0,
    }
}

/// A number as the definition wants it.
fn from_number(value: u64, kind: &ParamKind) -> Param {
    match kind {
        ParamKind::Bool => Param::Bool(value != 0),
        ParamKind::Enum(_) => Param::Enum(value),
        _ => Param::Int(value as i64),
    }
}

impl WireField {
    fn write(&self, w: &mut DialectWriter<'_, '_>, param: &Param, all: &[Param]) {
        let ctx = w.context();
        match (self, param) {
            (Self::Attr, Param::Attr(attr)) => w.attr(*attr),
            (Self::Type, Param::Type(ty)) => w.ty(*ty),
            (Self::OptionalAttr, Param::Attr(attr)) => w.optional_attr(Some(*attr)),
            (Self::OptionalAttr, _) => w.optional_attr(None),
            (Self::VarInt | Self::Enum, param) => w.varint(number(param) as u64),
            (Self::SignedVarInt, param) => w.signed_varint(number(param)),
            (Self::OptionalVarInt, param) => w.varint_with_flag(number(param) as u64, *param != Param::None),
            (Self::Bool, param) => w.bool(number(param) != 0),
            (Self::Str, Param::Str(text)) => w.string(ctx.bytes(*text)),
            (Self::Str, Param::Attr(attr)) => match ctx.attr_data(*attr) {
                AttrData::String { value, .. } => w.string(ctx.bytes(*value)),
                _ => w.string(&[]),
            },
            (Self::ApInt(width), Param::ApInt(value)) => w.ap_int(&value.zext_or_trunc(*width)),
            (Self::ApInt(width), param) => w.ap_int(&mlirkit_num::ApInt::from_i64(*width, number(param))),
            (Self::Float(kind), Param::Float { bits, .. }) => w.float(kind.width(), *bits),
            (Self::Blob, Param::Attr(attr)) => match ctx.attr_data(*attr) {
                AttrData::DenseArray(array) => w.blob(array.data.as_slice()),
                _ => w.varint(0),
            },
            (Self::Array(element), Param::Array(items)) => {
                w.list(items.iter(), |w, item| element.write(w, item, all));
            }
            (Self::OptionalArray(element), Param::Array(items)) if !items.is_empty() => {
                w.bool(true);
                w.list(items.iter(), |w, item| element.write(w, item, all));
            }
            (Self::OptionalArray(_), _) => w.bool(false),
            (Self::Group(fields), Param::Array(items)) => {
                fields.iter().zip(items).for_each(|(field, item)| field.write(w, item, all));
            }
            (Self::Hand(hand), param) => (hand.write)(w, param, all),
            // What a value that does not fit its definition lacks.
            (Self::Attr, _) => w.attr(ctx.unit()),
            (Self::Type, _) => w.ty(ctx.none_type()),
            (Self::Str, _) => w.string(&[]),
            (Self::Float(kind), _) => w.float(kind.width(), 0),
            (Self::Blob | Self::Array(_), _) => w.varint(0),
            (Self::Group(fields), _) => fields.iter().for_each(|field| field.write(w, &Param::None, all)),
        }
    }

    fn read(&self, r: &mut DialectReader<'_, '_, '_, '_>, kind: &ParamKind, before: &[Param]) -> Result<Param> {
        let ctx = r.context();
        let element_kind = if let ParamKind::Array(element) = kind { element } else { kind };
        Ok(match self {
            Self::Attr => Param::Attr(r.attr()?),
            Self::Type => Param::Type(r.ty()?),
            Self::OptionalAttr => r.optional_attr()?.map_or(Param::None, Param::Attr),
            Self::VarInt => from_number(r.varint()?, kind),
            Self::Enum => Param::Enum(r.varint()?),
            Self::SignedVarInt => from_number(r.signed_varint()? as u64, kind),
            Self::OptionalVarInt => match r.varint_with_flag()? {
                (value, true) => from_number(value, kind),
                (_, false) => Param::None,
            },
            Self::Bool => from_number(r.bool()?.into(), kind),
            Self::Str => {
                let text = r.ident()?;
                match kind {
                    ParamKind::Attr(_) => Param::Attr(ctx.attr(AttrData::String { value: text, ty: None })),
                    _ => Param::Str(text),
                }
            }
            Self::ApInt(width) => Param::ApInt(r.ap_int(*width)?),
            Self::Float(kind) => Param::Float { kind: *kind, bits: r.float(kind.width())? },
            Self::Blob => {
                let data = r.blob()?;
                let len = data.len() as u64;
                let array = DenseArrayAttr { element: ctx.int_type(8), len, data: Blob(data) };
                Param::Attr(ctx.attr(AttrData::DenseArray(Box::new(array))))
            }
            Self::Array(element) => {
                let items = r.list(|r| element.read(r, element_kind, before))?;
                Param::Array(items.into())
            }
            Self::OptionalArray(element) => {
                let items = if r.bool()? { r.list(|r| element.read(r, element_kind, before))? } else { Vec::new() };
                Param::Array(items.into())
            }
            Self::Group(fields) => {
                let items = fields.iter().map(|field| field.read(r, element_kind, before)).collect::<Result<_>>()?;
                Param::Array(items)
            }
            Self::Hand(hand) => (hand.read)(r, before)?,
        })
    }
}
