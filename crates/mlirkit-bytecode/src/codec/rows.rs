//! Encodings described by definitions: a code followed by fields. Each field is a parameter of the attribute or type.
//!
//! Reading, writing and numbering all interpret the same [`WireForm`]s. A field that a definition cannot describe is
//! implemented by a hook, which is bound by name in the [`BytecodeRegistry`].
//!
//! ```
//! use mlirkit_defs::Dialect;
//!
//! let toy = Dialect::parse("dialect toy
//!
//! attr point
//!   class PointAttr
//!   param x int:64
//!   param y int:64
//!   wire 0 x:svarint y:svarint
//! ")?;
//! assert_eq!(toy.attr_of_code(0).map(|row| &*row.name), Some("toy.point"));
//! # Ok::<(), mlirkit_defs::DefError>(())
//! ```

use mlirkit_defs::{AttrDef, Dialect, ParamDef, ParamKind, Release, WireField, WireForm, WireKind, WireWhen};
use mlirkit_diag::Result;
use mlirkit_ir::{
    Attr, AttrData, Blob, Context, DenseArrayAttr, DialectAttr, DialectType, Param, ParamChecks, ParamList, RowChecks,
    Type, TypeData,
};
use mlirkit_num::FloatKind;
use mlirkit_wire::Reader;

use crate::codec::reader::DialectReader;
use crate::codec::registry::{BytecodeRegistry, DialectBytecode};
use crate::codec::row_plans::RowPlan;
use crate::codec::writer::DialectWriter;

/// A hook that implements a field which no [`WireKind`] describes.
#[derive(Clone, Copy)]
pub struct FieldHook {
    /// Reads the field. The slice holds the parameters read so far, by their index in the definition.
    pub read: fn(&mut DialectReader<'_, '_>, &[Param]) -> Result<Param>,
    /// Writes the field. The arguments are the value of the field and all parameters of the attribute or type.
    pub write: fn(&mut DialectWriter<'_, '_>, &Param, &[Param]),
}

/// A function that returns whether an encoding in a definition applies to the parameters of an attribute or type. A
/// definition can list several encodings, called forms.
pub type ConditionHook = fn(&Context, &[Param]) -> bool;

/// A bytecode interface that implements the encodings in a dialect's definitions. The dialect needs a separate
/// interface in the registry only if its definitions do not describe everything.
#[derive(Clone, Copy)]
pub struct RowCodec {
    /// The namespace of the dialect.
    pub dialect: &'static str,
    /// The words for an attribute and for a type in error messages about an unknown code.
    pub names: (&'static str, &'static str),
    /// A listener that is notified of each attribute and type that is read or written.
    pub trace: Option<&'static dyn Trace>,
}

/// A listener that is called for attributes and types as they are read and written.
pub trait Trace: Send + Sync {
    /// Returns true if the listener wants to be called. This method is called once for each attribute and type, and the
    /// other methods only if it returns true.
    fn enabled(&self) -> bool;

    /// Called before a value with the definition `def` is read or written.
    fn called(&self, call: Call, def: &AttrDef);

    /// Called when an attribute has no encoding and is stored as text.
    fn refused_attr(&self, ctx: &Context, attr: Attr);

    /// Called when a type has no encoding and is stored as text.
    fn refused_type(&self, ctx: &Context, ty: Type);
}

/// The direction and kind of an access: reading or writing, attribute or type.
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

impl Call {
    /// Returns the dialect's definition of the attribute or type with this bytecode code; `None` if there is none.
    fn of_code(self, dialect: &'static Dialect, code: u64) -> Option<&'static AttrDef> {
        match self {
            Self::ReadAttr | Self::WriteAttr => dialect.attr_of_code(code),
            Self::ReadType | Self::WriteType => dialect.type_of_code(code),
        }
    }

    /// Returns the dialect's parameter checks for a definition.
    pub(super) fn checks_of(self, checks: &ParamChecks, def: &AttrDef) -> RowChecks {
        match self {
            Self::ReadAttr | Self::WriteAttr => checks.of_row(def, |checks| &checks.attrs),
            Self::ReadType | Self::WriteType => checks.of_row(def, |checks| &checks.types),
        }
    }

    /// Returns the dialect's definition of the attribute or type with this name; `None` if there is none.
    fn of_name(self, dialect: &'static Dialect, name: &str) -> Option<&'static AttrDef> {
        match self {
            Self::ReadAttr | Self::WriteAttr => dialect.attr(name),
            Self::ReadType | Self::WriteType => dialect.type_(name),
        }
    }
}

impl RowCodec {
    /// Creates a codec for the definitions of a dialect, without a listener.
    #[must_use]
    pub const fn new(dialect: &'static str) -> Self {
        Self { dialect, names: ("attribute", "type"), trace: None }
    }

    /// Returns the listener, if it is enabled.
    fn listener(&self) -> Option<&'static dyn Trace> {
        self.trace.filter(|trace| trace.enabled())
    }

    /// Writes an attribute like [`DialectBytecode::write_attr`], in the encoding for version `version` of the dialect.
    /// Returns false if the attribute has no such encoding.
    pub fn write_attr_for(&self, version: Option<&str>, attr: Attr, w: &mut DialectWriter<'_, '_>) -> bool {
        let written = match w.context().attr_data(attr) {
            AttrData::Dialect(attr) => self.write(Call::WriteAttr, version, attr.def, &attr.params, w),
            _ => false,
        };
        if let Some(trace) = self.listener().filter(|_| !written && w.is_emitting()) {
            trace.refused_attr(w.context(), attr);
        }
        written
    }

    /// Writes a type like [`DialectBytecode::write_type`], in the encoding for version `version` of the dialect.
    /// Returns false if the type has no such encoding.
    pub fn write_type_for(&self, version: Option<&str>, ty: Type, w: &mut DialectWriter<'_, '_>) -> bool {
        let written = match w.context().type_data(ty) {
            TypeData::Dialect(ty) => self.write(Call::WriteType, version, ty.def, &ty.params, w),
            _ => false,
        };
        if let Some(trace) = self.listener().filter(|_| !written && w.is_emitting()) {
            trace.refused_type(w.context(), ty);
        }
        written
    }

    /// Writes the parameters of an attribute or type. Returns false if none of the encodings in its definition applies.
    fn write(
        &self,
        call: Call,
        version: Option<&str>,
        def: &'static AttrDef,
        params: &[Param],
        w: &mut DialectWriter<'_, '_>,
    ) -> bool {
        let ctx = w.context();
        let written_for = |form: &&WireForm| form.version.is_none() || form.version.as_deref() == version;
        let Some(form) = def.wire.iter().filter(written_for).find(|form| holds(ctx, form, params)) else {
            return false;
        };
        if form.fields.iter().any(|field| !is_bound(ctx, &field.kind)) {
            return false;
        }
        if let Some(trace) = self.listener().filter(|_| w.is_emitting()) {
            trace.called(call, def);
        }
        w.varint(form.code);
        for field in &form.fields {
            let param = params.get(usize::from(field.param)).unwrap_or(&Param::None);
            write_field(&field.kind, w, param, params);
        }
        true
    }

    fn read<'r>(&self, call: Call, r: &mut DialectReader<'r, '_>) -> Result<(&'static AttrDef, Box<[Param]>)> {
        let ctx = r.context();
        let own = r.dialect.or_else(|| ctx.dialect(ctx.ident(self.dialect)));
        let code = r.varint()?;
        let start = r.cursor;
        let written_by = own.map_or([None, None], |own| written_by(own, r));
        // The fast path: nearly all files were written by the release of the context.
        if let ([Some(dialect), None], Some(own)) = (written_by, own)
            && std::ptr::eq(dialect, own)
            && let Some(def) = call.of_code(dialect, code)
        {
            if let Some(trace) = self.listener() {
                trace.called(call, def);
            }
            let plan = RowPlan::of(call, dialect, def, r);
            let params = read_forms(code, dialect, (def, &plan), r)?;
            plan.check(r, def, &params)?;
            return Ok((def, params));
        }
        let (def, params) = self.read_of_releases(call, code, own, (written_by, start), r)?;
        // Definitions from all releases share the checks bound to their name.
        if let Some(own) = own {
            RowPlan::of(call, own, def, r).check(r, def, &params)?;
        }
        Ok((def, params))
    }

    /// Reads an attribute or type with the definitions of the releases that may have written it.
    fn read_of_releases<'r>(
        &self,
        call: Call,
        code: u64,
        own: Option<&'static Dialect>,
        (written_by, start): ([Option<&'static Dialect>; 2], Reader<'r>),
        r: &mut DialectReader<'r, '_>,
    ) -> Result<(&'static AttrDef, Box<[Param]>)> {
        let rows = written_by.into_iter().flatten();
        let mut rows = rows.filter_map(|dialect| Some((dialect, call.of_code(dialect, code)?)));
        let Some((dialect, def)) = rows.next() else {
            let what = if call == Call::ReadType { self.names.1 } else { self.names.0 };
            return Err(r.error(format!("unknown {what} code: {code}")));
        };
        if let Some(trace) = self.listener() {
            trace.called(call, def);
        }
        let first = read_forms(code, dialect, (def, &RowPlan::of(call, dialect, def, r)), r);
        let mut end = r.cursor;
        let mut found = match &first {
            Ok(params) if r.remaining() == 0 => Some(as_today(call, own, def, params.clone(), r)?),
            _ => None,
        };
        for (dialect, other) in rows.filter(|(_, other)| !std::ptr::eq(*other, def)) {
            r.cursor = start;
            let plan = RowPlan::of(call, dialect, other, r);
            let Ok(params) = read_forms(code, dialect, (other, &plan), r) else { continue };
            if r.remaining() > 0 {
                continue;
            }
            end = r.cursor;
            let read = as_today(call, own, other, params, r)?;
            match &found {
                Some((_, params)) if *params != read.1 => {
                    let message = format!("'{}' can be read in the ways of several releases", def.name);
                    return Err(r.error(message).with_note("--assume-release=N says which is meant"));
                }
                Some(_) => {}
                None => found = Some(read),
            }
        }
        r.cursor = end;
        // If no form consumed all bytes, the caller reports the remaining bytes.
        found.map_or_else(|| Ok((def, first?)), Ok)
    }
}

/// Returns the versions of a dialect whose definitions the file may use. They are those of the release that wrote the
/// file and, for a development snapshot, those of the release before.
fn written_by(own: &'static Dialect, r: &DialectReader<'_, '_>) -> [Option<&'static Dialect>; 2] {
    let (file, ctx) = (r.origin(), r.context());
    match file.release.filter(|_| own.follows_llvm()) {
        Some(release) if file.is_snapshot => {
            [Some(own.at(release)), Some(own.at(Release(release.0.saturating_sub(1))))]
        }
        Some(release) if release != ctx.release() => [Some(own.at(release)), None],
        _ => [Some(own), None],
    }
}

/// Reads the parameters of an attribute or type in the first of the definition's encodings that consumes all bytes.
fn read_forms(
    code: u64,
    dialect: &'static Dialect,
    (def, plan): (&'static AttrDef, &RowPlan),
    r: &mut DialectReader<'_, '_>,
) -> Result<Box<[Param]>> {
    let mut forms = def.wire.iter().filter(|form| form.code == code && form.version.is_none());
    let start = r.cursor;
    let unknown = || r.error(format!("'{}' is not read under the code {code}", def.name));
    let form = forms.next().ok_or_else(unknown)?;
    let mut params = read_form(form, dialect, (def, plan), r);
    for form in forms {
        if params.is_ok() && r.remaining() == 0 {
            break;
        }
        // Tries the encoding that an older release wrote with the same code. Uses it only if it consumes all bytes.
        let newer = std::mem::replace(&mut r.cursor, start);
        match read_form(form, dialect, (def, plan), r) {
            Ok(older) if r.remaining() == 0 => params = Ok(older),
            _ => r.cursor = newer,
        }
    }
    params
}

/// Converts parameters of another release's definition to the context's definition with the same name, if there is one.
/// Fails if a value would be lost.
fn as_today(
    call: Call,
    own: Option<&'static Dialect>,
    def: &'static AttrDef,
    mut params: Box<[Param]>,
    r: &DialectReader<'_, '_>,
) -> Result<(&'static AttrDef, Box<[Param]>)> {
    let short = def.name.split_once('.').map_or(&*def.name, |(_, short)| short);
    let Some(today) = own.and_then(|own| call.of_name(own, short)) else { return Ok((def, params)) };
    let names = |def: &'static AttrDef| def.params.iter().map(|param| &*param.name);
    // A context for the release that wrote the file keeps the definition of the development snapshot.
    if std::ptr::eq(today, def) || names(today).eq(names(def)) || r.origin().release == Some(r.context().release()) {
        let row = if names(today).eq(names(def)) { today } else { def };
        return Ok((row, params));
    }
    let mut values: Vec<Param> = Vec::with_capacity(today.params.len());
    for param in &today.params {
        let old = def.params.iter().position(|old| old.name == param.name).and_then(|at| params.get_mut(at));
        values.push(old.map_or_else(|| absent(param), |old| std::mem::replace(old, Param::None)));
    }
    let is_said = |param: &Param| match param {
        Param::None | Param::Int(0) | Param::Enum(0) | Param::Bool(false) => false,
        Param::Array(items) => !items.is_empty(),
        _ => true,
    };
    match def.params.iter().zip(&params).find(|(_, left)| is_said(left)) {
        None => Ok((today, values.into())),
        Some((param, _)) => {
            let release = r.context().release();
            Err(r.error(format!("'{}' has a '{}', of which LLVM {release} knows nothing", def.name, param.name)))
        }
    }
}

impl DialectBytecode for RowCodec {
    fn dialect(&self) -> &str {
        self.dialect
    }

    fn read_attr(&self, r: &mut DialectReader<'_, '_>) -> Result<Attr> {
        let (def, params) = self.read(Call::ReadAttr, r)?;
        Ok(r.context().attr(AttrData::Dialect(Box::new(DialectAttr { def, params }))))
    }

    fn read_type(&self, r: &mut DialectReader<'_, '_>) -> Result<Type> {
        let (def, params) = self.read(Call::ReadType, r)?;
        Ok(r.context().ty(TypeData::Dialect(Box::new(DialectType { def, params }))))
    }

    fn write_attr(&self, attr: Attr, w: &mut DialectWriter<'_, '_>) -> bool {
        self.write_attr_for(None, attr, w)
    }

    fn write_type(&self, ty: Type, w: &mut DialectWriter<'_, '_>) -> bool {
        self.write_type_for(None, ty, w)
    }
}

/// Reads the parameters of an attribute or type in one of the definition's encodings.
fn read_form(
    form: &WireForm,
    dialect: &'static Dialect,
    (def, plan): (&'static AttrDef, &RowPlan),
    r: &mut DialectReader<'_, '_>,
) -> Result<Box<[Param]>> {
    let mut params: Vec<Param> = def.params.iter().map(absent).collect();
    for WireField { param: at, kind } in &form.fields {
        let at = usize::from(*at);
        let Some(param) = def.params.get(at) else { continue };
        let value = read_field(kind, r, &param.kind, &params)?;
        plan.check_param(r, dialect, (at, matches!(kind, WireKind::Enum)), &value)?;
        let value = if param.optional && param.default.is_none() { without_zero(value, kind) } else { value };
        if let Some(slot) = params.get_mut(at) {
            *slot = value;
        }
    }
    Ok(params.into())
}

/// Returns true if an encoding in a definition applies to these parameters.
fn holds(ctx: &Context, form: &WireForm, params: &[Param]) -> bool {
    let present = |at: u16| params.get(usize::from(at)).is_some_and(|param| *param != Param::None);
    match &form.when {
        WireWhen::Always => true,
        WireWhen::Present(at) => present(*at),
        WireWhen::Absent(at) => !present(*at),
        WireWhen::Hook(name) => {
            let hook = ctx.extension::<BytecodeRegistry>().and_then(|registry| registry.condition(name));
            hook.is_some_and(|hook| hook(ctx, params))
        }
    }
}

fn field_hook(ctx: &Context, name: &str) -> Option<FieldHook> {
    ctx.extension::<BytecodeRegistry>()?.field(name)
}

/// Returns true if hooks are registered for all hook fields in an encoding.
fn is_bound(ctx: &Context, kind: &WireKind) -> bool {
    match kind {
        WireKind::Hook(name) => field_hook(ctx, name).is_some(),
        WireKind::List(inner) | WireKind::OptionalList(inner) => is_bound(ctx, inner),
        WireKind::Group(parts) => parts.iter().all(|part| is_bound(ctx, part)),
        _ => true,
    }
}

/// Returns the value of a parameter that no field stores.
fn absent(param: &ParamDef) -> Param {
    if matches!(param.kind, ParamKind::Array(_)) { Param::Array(ParamList::default()) } else { Param::None }
}

/// Converts zero to an absent parameter, for fields that encode an absent optional parameter as zero.
fn without_zero(value: Param, field: &WireKind) -> Param {
    match (&value, field) {
        (_, WireKind::OptionalVarInt) => value,
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
        Param::None | Param::Attr(_) | Param::Type(_) | Param::Str(_) | Param::Float(_) | Param::Array(_) => 0,
    }
}

/// Converts a number to a parameter of the kind in the definition.
fn from_number(value: u64, kind: &ParamKind) -> Param {
    match kind {
        ParamKind::Bool => Param::Bool(value != 0),
        ParamKind::Enum(_) => Param::Enum(value),
        _ => Param::Int(value as i64),
    }
}

fn write_field(field: &WireKind, w: &mut DialectWriter<'_, '_>, param: &Param, all: &[Param]) {
    let ctx = w.context();
    match (field, param) {
        (WireKind::Attr, Param::Attr(attr)) => w.attr(*attr),
        (WireKind::Type, Param::Type(ty)) => w.ty(*ty),
        (WireKind::OptionalAttr, Param::Attr(attr)) => w.optional_attr(Some(*attr)),
        (WireKind::OptionalAttr, _) => w.optional_attr(None),
        (WireKind::VarInt | WireKind::Enum, param) => w.varint(number(param) as u64),
        (WireKind::SignedVarInt, param) => w.signed_varint(number(param)),
        (WireKind::OptionalVarInt, param) => w.varint_with_flag(number(param) as u64, *param != Param::None),
        (WireKind::Bool, param) => w.bool(number(param) != 0),
        (WireKind::Str, Param::Str(text)) => w.ident(*text),
        (WireKind::Str, Param::Attr(attr)) => match ctx.attr_data(*attr) {
            AttrData::String { value, .. } => w.ident(*value),
            _ => w.string(&[]),
        },
        (WireKind::ApInt(width), Param::ApInt(value)) => w.ap_int(&value.zext_or_trunc(*width)),
        (WireKind::ApInt(width), param) => w.ap_int(&mlirkit_num::ApInt::from_i64(*width, number(param))),
        (WireKind::Double, Param::Float(float)) => w.float(DOUBLE.width(), float.bits),
        (WireKind::Blob, Param::Attr(attr)) => match ctx.attr_data(*attr) {
            AttrData::DenseArray(array) => w.blob(array.data.as_slice()),
            _ => w.varint(0),
        },
        (WireKind::List(element), Param::Array(items)) => {
            w.list(items.iter(), |w, item| write_field(element, w, item, all));
        }
        (WireKind::OptionalList(element), Param::Array(items)) if !items.is_empty() => {
            w.bool(true);
            w.list(items.iter(), |w, item| write_field(element, w, item, all));
        }
        (WireKind::OptionalList(_), _) => w.bool(false),
        (WireKind::Group(parts), Param::Array(items)) => {
            parts.iter().zip(items).for_each(|(part, item)| write_field(part, w, item, all));
        }
        (WireKind::Hook(name), param) => {
            if let Some(hook) = field_hook(ctx, name) {
                (hook.write)(w, param, all);
            }
        }
        // Writes placeholders for values that do not match their definition.
        (WireKind::Attr, _) => w.attr(ctx.unit()),
        (WireKind::Type, _) => w.ty(ctx.none_type()),
        (WireKind::Str, _) => w.string(&[]),
        (WireKind::Double, _) => w.float(DOUBLE.width(), 0),
        (WireKind::Blob | WireKind::List(_), _) => w.varint(0),
        (WireKind::Group(parts), _) => parts.iter().for_each(|part| write_field(part, w, &Param::None, all)),
    }
}

fn read_field(field: &WireKind, r: &mut DialectReader<'_, '_>, kind: &ParamKind, before: &[Param]) -> Result<Param> {
    let ctx = r.context();
    let element_kind = if let ParamKind::Array(element) = kind { element } else { kind };
    Ok(match field {
        WireKind::Attr => Param::Attr(r.attr()?),
        WireKind::Type => Param::Type(r.ty()?),
        WireKind::OptionalAttr => r.optional_attr()?.map_or(Param::None, Param::Attr),
        WireKind::VarInt => from_number(r.varint()?, kind),
        WireKind::Enum => Param::Enum(r.varint()?),
        WireKind::SignedVarInt => from_number(r.signed_varint()? as u64, kind),
        WireKind::OptionalVarInt => match r.varint_with_flag()? {
            (value, true) => from_number(value, kind),
            (_, false) => Param::None,
        },
        WireKind::Bool => from_number(r.bool()?.into(), kind),
        WireKind::Str => {
            let text = r.ident()?;
            match kind {
                ParamKind::Attr(_) => Param::Attr(ctx.attr(AttrData::String { value: text, ty: None })),
                _ => Param::Str(text),
            }
        }
        WireKind::ApInt(width) => Param::ApInt(r.ap_int(*width)?),
        WireKind::Double => Param::float(DOUBLE, r.float(DOUBLE.width())?),
        WireKind::Blob => {
            let data = r.blob()?;
            let len = data.len() as u64;
            let array = DenseArrayAttr { element: ctx.int_type(8), len, data: Blob::new(data) };
            Param::Attr(ctx.attr(AttrData::DenseArray(Box::new(array))))
        }
        WireKind::List(element) => {
            let items = r.list(|r| read_field(element, r, element_kind, before))?;
            Param::Array(items.into())
        }
        WireKind::OptionalList(element) => {
            let items = if r.bool()? { r.list(|r| read_field(element, r, element_kind, before))? } else { Vec::new() };
            Param::Array(items.into())
        }
        WireKind::Group(parts) => {
            let items = parts.iter().map(|part| read_field(part, r, element_kind, before)).collect::<Result<_>>()?;
            Param::Array(items)
        }
        WireKind::Hook(name) => match field_hook(ctx, name) {
            Some(hook) => (hook.read)(r, before)?,
            None => return Err(r.error(format!("the encoding '{name}' has no hook"))),
        },
    })
}

const DOUBLE: FloatKind = FloatKind::F64;
