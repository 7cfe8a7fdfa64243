//! Parsing and printing of attribute and type parameters.

use mlirkit_defs::{AttrDef, Dialect, EnumDef, ParamDef, ParamKind};
use mlirkit_ir::classes::AttrClass;
use mlirkit_ir::{Attr, AttrData, Context, Param, ParamList, Type, TypeData};
use mlirkit_num::ApInt;

use crate::attr::hooks::ParamSyntax;
use crate::attr::opaque::Follow;
use crate::attr::parser::{AttrParser, PResult};
use crate::attr::printer::AttrPrinter;
use crate::format::demand::Demand;
use crate::format::{def, enums, follow};
use crate::hooks::op_hooks::Hooks;
use crate::op_data::op_info::has_trait;
use crate::text::lexer::{Kind, is_in_id, is_plain, prefixed_len};

/// A compiled parameter of an attribute or type.
pub(crate) struct Field {
    pub(crate) name: Box<str>,
    kind: FieldKind,
    pub(crate) optional: bool,
    pub(crate) self_type: bool,
    pub(crate) default: Option<Param>,
    /// The hook for the parameter's hand-written syntax, if it has any.
    custom: Option<&'static dyn ParamSyntax>,
    /// The error message to report if the parameter needs a hook that is missing.
    missing: Option<Box<str>>,
    /// The C++ type of the parameter; empty if unknown.
    pub(crate) cpp: Box<str>,
    failed: Box<str>,
    /// The name that messages use for the enum, if it is not an attribute.
    summary: Option<&'static str>,
    /// The tokens that may follow the parameter in the format, if the syntax of its value is unknown.
    pub(crate) follow: Option<Follow>,
}

/// The kind of value that a parameter holds, with names resolved.
#[derive(Clone)]
pub(crate) enum FieldKind {
    Attr(Class),
    Type(Class),
    Int {
        width: u32,
        signed: bool,
    },
    Bool,
    Str,
    /// An enum case. The flag tells whether a combination of bits is quoted if the enum requires it.
    Enum(&'static EnumDef, bool),
    ApInt,
    ApFloat,
    AffineMap,
    Array(Box<FieldKind>),
    /// A value that only a hook can parse and print.
    Unknown,
}

/// The class of an attribute or type, as far as it affects the syntax.
#[derive(Clone, Copy)]
pub(crate) enum Class {
    /// Any class. Values are written in full.
    Any,
    /// A dialect attribute or type, written without its prefix.
    Row(&'static AttrDef),
    /// A dialect type that is written in full.
    Full(&'static AttrDef),
    /// `array<T: ...>`, written as `[...]`.
    DenseArray(Type),
    /// A builtin attribute class, which the parser checks.
    Builtin(AttrClass),
    /// The interface `MemorySpaceAttrInterface`.
    MemorySpace,
    /// A C++ base class, represented by the names of its members.
    Base(&'static [&'static str]),
    /// A builtin type class, which the parser checks.
    Demanded(Demand),
}

const MEMORY_SPACE: &str = "MemorySpaceAttrInterface";

const DENSE_ARRAYS: [(&str, &str); 7] = [
    ("DenseBoolArrayAttr", "i1"),
    ("DenseI8ArrayAttr", "i8"),
    ("DenseI16ArrayAttr", "i16"),
    ("DenseI32ArrayAttr", "i32"),
    ("DenseI64ArrayAttr", "i64"),
    ("DenseF32ArrayAttr", "f32"),
    ("DenseF64ArrayAttr", "f64"),
];

impl Class {
    /// Returns the attribute class with this name, which is `dialect.mnemonic` or a builtin class.
    pub(crate) fn attr(ctx: &Context, name: &str) -> Self {
        if let Some((dialect, mnemonic)) = name.split_once('.') {
            let row = ctx.dialect(ctx.ident(dialect)).and_then(|d| d.attr(mnemonic));
            return row.filter(|row| def::has_syntax(row)).map_or(Self::Any, Self::Row);
        }
        if let Some((_, element)) = DENSE_ARRAYS.iter().find(|(class, _)| *class == name) {
            let element = AttrParser::new(ctx, element.as_bytes()).ty();
            return element.map_or(Self::Any, Self::DenseArray);
        }
        if let Some(members) = Hooks::of(ctx).find(name, |hooks| &hooks.attr_classes) {
            return Self::Base(members);
        }
        match AttrClass::from_name(name) {
            Some(AttrClass::Any) => Self::Any,
            Some(class) => Self::Builtin(class),
            None if name == MEMORY_SPACE => Self::MemorySpace,
            None => Self::Any,
        }
    }

    /// Returns the type class with this name.
    pub(crate) fn ty(ctx: &Context, name: &str) -> Self {
        if let Some(demand) = Demand::builtin(name) {
            return Self::Demanded(demand);
        }
        let row = name.split_once('.').and_then(|(dialect, mnemonic)| ctx.dialect(ctx.ident(dialect))?.type_(mnemonic));
        let keeps_prefix = |row: &AttrDef| {
            let hook = Hooks::of(ctx).find(&row.name, |hooks| &hooks.types);
            hook.is_some_and(|hook| hook.keeps_prefix())
        };
        row.map_or(Self::Any, |row| match def::has_syntax(row) && !keeps_prefix(row) {
            true => Self::Row(row),
            false => Self::Full(row),
        })
    }

    /// Returns the type to pass to the parser of an attribute of this class: for builtin classes whose attributes have
    /// no type, `none`, a type that no number can have. Returns `None` for all other classes.
    pub(crate) fn no_type(self, ctx: &Context) -> Option<Type> {
        let untyped = matches!(
            self,
            Self::Builtin(
                AttrClass::Array
                    | AttrClass::Dictionary
                    | AttrClass::FlatSymbolRef
                    | AttrClass::String
                    | AttrClass::SymbolRef
                    | AttrClass::Type
            )
        );
        untyped.then(|| ctx.none_type())
    }

    /// Parses an attribute of this class, with or without its prefix. If `ty` is given, it is the type of the
    /// attribute.
    pub(crate) fn parse_attr(self, p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> PResult<Attr> {
        let offset = p.offset();
        let attr = match self {
            Self::Any => return p.attr(ty),
            Self::Row(_) | Self::DenseArray(_) if p.at(Kind::HashId) => p.attr(ty)?,
            Self::Row(row) => def::parse_attr(row, p, ty)?,
            Self::DenseArray(element) => p.dense_array_elements(element)?,
            Self::Builtin(_) | Self::MemorySpace | Self::Base(_) | Self::Demanded(_) | Self::Full(_) => p.attr(ty)?,
        };
        if self.has_attr(p.ctx, attr) {
            Ok(attr)
        } else {
            Err(p.hook_error(offset, "invalid kind of attribute specified"))
        }
    }

    fn has_attr(self, ctx: &Context, attr: Attr) -> bool {
        match (self, ctx.attr_data(attr)) {
            (Self::Any | Self::Demanded(_) | Self::Full(_), _) => true,
            (Self::Row(row), AttrData::Dialect(attr)) => std::ptr::eq(attr.def, row),
            (Self::Row(_) | Self::Base(_), AttrData::Verbatim(_)) => true,
            (Self::Base(members), AttrData::Dialect(attr)) => members.contains(&&*attr.def.name),
            (Self::Base(_), _) => false,
            (Self::Row(_) | Self::DenseArray(_), data) => {
                matches!((self, data), (Self::DenseArray(_), AttrData::DenseArray(_)))
            }
            (Self::Builtin(class), _) => class.holds(ctx, attr),
            (Self::MemorySpace, AttrData::Dialect(attr)) => has_trait(attr.def, MEMORY_SPACE),
            (Self::MemorySpace, data) => matches!(data, AttrData::Verbatim(_)),
        }
    }

    /// Returns true if attributes of this class are written without their usual prefix.
    pub(crate) fn is_stripped(self) -> bool {
        matches!(self, Self::Row(_) | Self::DenseArray(_))
    }

    /// Prints an attribute of this class. Omits the prefix if the parser accepts that.
    pub(crate) fn print_attr(self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        match self {
            Self::Any | Self::Builtin(_) | Self::MemorySpace | Self::Base(_) | Self::Demanded(_) | Self::Full(_) => {
                p.attr(attr)
            }
            Self::Row(row) => match p.ctx.attr_data(attr) {
                AttrData::Verbatim(text) if !p.is_verbatim_of(text, row) => p.attr(attr),
                _ => def::print_stripped_attr(p, attr),
            },
            Self::DenseArray(_) => def::print_stripped_attr(p, attr),
        }
    }

    /// Parses a type of this class, with or without its prefix.
    pub(crate) fn parse_type(self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        let offset = p.offset();
        let row = match self {
            Self::Row(row) | Self::Full(row) => row,
            Self::Demanded(demand) => {
                let ty = p.ty()?;
                return match demand.fault(p, ty) {
                    Some(message) => Err(p.hook_error(offset, &message)),
                    None => Ok(ty),
                };
            }
            _ => return p.ty(),
        };
        let is_full = matches!(self, Self::Full(_)) || p.at(Kind::ExclaimId);
        let ty = if is_full { p.ty()? } else { def::parse_type(row, p)? };
        match p.ctx.type_data(ty) {
            TypeData::Dialect(found) if std::ptr::eq(found.def, row) => Ok(ty),
            TypeData::Verbatim(_) => Ok(ty),
            _ => {
                let (name, found) = (&row.name, p.ctx.type_text(ty));
                let message = format!("invalid kind of type specified: expected {name}, but found '{found}'");
                Err(p.hook_error(offset, &message))
            }
        }
    }

    /// Prints a type of this class. Omits the prefix if the parser accepts that.
    pub(crate) fn print_type(self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        match self {
            Self::Row(row) => match p.ctx.type_data(ty) {
                TypeData::Dialect(data) if std::ptr::eq(data.def, row) => def::print_stripped_type(p, ty),
                TypeData::Verbatim(text) if p.is_verbatim_of(text, row) => def::print_stripped_type(p, ty),
                _ => p.ty(ty),
            },
            _ => p.ty(ty),
        }
    }
}

impl FieldKind {
    fn new(ctx: &Context, dialect: &'static Dialect, kind: &ParamKind) -> Self {
        match kind {
            ParamKind::Attr(name) => Self::Attr(Class::attr(ctx, name)),
            ParamKind::Type(name) => Self::Type(Class::ty(ctx, name)),
            ParamKind::Int(width) => Self::Int { width: *width, signed: true },
            ParamKind::UInt(width) => Self::Int { width: *width, signed: false },
            ParamKind::Bool => Self::Bool,
            ParamKind::Str => Self::Str,
            ParamKind::Enum(name) => dialect.enum_(name).map_or(Self::Unknown, |def| Self::Enum(def, true)),
            ParamKind::ApInt => Self::ApInt,
            ParamKind::ApFloat => Self::ApFloat,
            ParamKind::Array(element) => Self::Array(Box::new(Self::new(ctx, dialect, element))),
            ParamKind::Other(cpp) if &**cpp == "AffineMap" => Self::AffineMap,
            ParamKind::Other(_) => Self::Unknown,
        }
    }

    fn is_known(&self) -> bool {
        match self {
            Self::Unknown | Self::ApFloat => false,
            Self::Array(element) => element.is_known(),
            Self::Attr(_)
            | Self::Type(_)
            | Self::Int { .. }
            | Self::Bool
            | Self::Str
            | Self::Enum(..)
            | Self::ApInt
            | Self::AffineMap => true,
        }
    }

    fn may_be_opaque(&self, ctx: &Context) -> bool {
        match self {
            Self::Attr(Class::Row(row)) => follow::may_be_opaque(ctx, row, false),
            Self::Type(Class::Row(row)) => follow::may_be_opaque(ctx, row, true),
            Self::Array(element) => element.may_be_opaque(ctx),
            _ => false,
        }
    }

    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Param> {
        Ok(match self {
            Self::Attr(class) => Param::Attr(class.parse_attr(p, None)?),
            Self::Type(class) => Param::Type(class.parse_type(p)?),
            Self::Int { width, signed } => Param::Int(integer(p, *width, *signed)?),
            Self::Bool => Param::Bool(integer(p, 1, false)? != 0),
            Self::Str => {
                let text = p.string()?;
                Param::Str(p.ctx.ident_bytes(&text))
            }
            Self::Enum(def, _) => Param::Enum(enums::parse_enum(def, p)?),
            Self::ApInt => Param::ApInt(ApInt::from_i64(64, integer(p, 64, true)?)),
            Self::AffineMap => Param::Attr(p.affine_map()?),
            Self::Array(element) => {
                let mut values = vec![element.parse(p)?];
                while p.eat(Kind::Comma) {
                    values.push(element.parse(p)?);
                }
                Param::Array(values.into())
            }
            Self::ApFloat | Self::Unknown => return Err(p.error_here("the syntax of this parameter is not known")),
        })
    }

    /// Returns true if the current token can start a value of this kind.
    fn starts_here(&self, p: &AttrParser<'_, '_>) -> bool {
        let number =
            || matches!(p.kind(), Kind::Integer | Kind::Minus) || p.at_keyword("true") || p.at_keyword("false");
        match self {
            Self::Int { .. } | Self::Bool | Self::ApInt => number(),
            Self::ApFloat => number() || p.at(Kind::Float),
            Self::Str => p.at(Kind::String),
            Self::Enum(..) => matches!(p.kind(), Kind::BareId | Kind::IntType | Kind::String),
            Self::Array(element) => element.starts_here(p),
            Self::Attr(_) | Self::Type(_) | Self::AffineMap | Self::Unknown => !matches!(
                p.kind(),
                Kind::Greater | Kind::RParen | Kind::RSquare | Kind::RBrace | Kind::Comma | Kind::Eof
            ),
        }
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, value: &Param, qualified: bool) {
        match (self, value) {
            (_, Param::None) => {}
            (Self::Attr(class), Param::Attr(attr)) if !qualified => class.print_attr(p, *attr),
            (Self::Type(class), Param::Type(ty)) if !qualified => class.print_type(p, *ty),
            (Self::AffineMap, Param::Attr(attr)) => p.affine_map_attr(*attr),
            (_, Param::Attr(attr)) => p.attr(*attr),
            (_, Param::Type(ty)) => p.ty(*ty),
            (Self::Int { signed: false, .. }, Param::Int(value)) => p.fmt(format_args!("{}", value.cast_unsigned())),
            (_, Param::Int(value)) => p.fmt(format_args!("{value}")),
            (_, Param::Bool(value)) => p.text(if *value { "true" } else { "false" }),
            (_, Param::Str(text)) => {
                let bytes = p.ctx.bytes(*text);
                p.string(bytes);
            }
            (Self::Enum(def, true), Param::Enum(value)) if def.bit_separator.is_some() => {
                p.text(&enums::enum_to_field(def, *value))
            }
            (Self::Enum(def, _), Param::Enum(value)) if def.bit_separator.is_none() => {
                p.text(&enums::enum_to_field(def, *value));
            }
            (Self::Enum(def, _), Param::Enum(value)) => p.text(&enums::enum_to_text(def, *value).unwrap_or_default()),
            (_, Param::Enum(value)) => p.fmt(format_args!("{value}")),
            (_, Param::ApInt(value)) => p.text(&value.to_signed_string()),
            (_, Param::Float(_)) => {}
            (Self::Array(element), Param::Array(values)) => {
                p.comma_separated(values.iter(), |p, value| element.print(p, value, qualified));
            }
            (_, Param::Array(values)) => p.comma_separated(values.iter(), |p, value| self.print(p, value, qualified)),
        }
    }
}

/// Parses an integer of `width` bits, at most 64, or `true` or `false`. Unless `signed` is set, the value is returned
/// as its unsigned bits.
pub(crate) fn integer(p: &mut AttrParser<'_, '_>, width: u32, signed: bool) -> PResult<i64> {
    let offset = p.offset();
    let value = optional_integer(p)?.ok_or_else(|| p.hook_error(offset, "expected integer value"))?;
    let (low, high) = match (width, signed) {
        (1, _) => (-1, 1),
        (_, true) => (-(1_i128 << (width.min(64) - 1)), (1_i128 << (width.min(64) - 1)) - 1),
        (_, false) => (-(1_i128 << (width.min(64) - 1)), (1_i128 << width.min(64)) - 1),
    };
    if value < low || value > high {
        return Err(p.hook_error(offset, "integer value too large"));
    }
    // An unsigned value is stored as its bits, so `-1` becomes the maximum.
    let value = if signed && width != 1 { value } else { value & ((1_i128 << width.min(64)) - 1) };
    #[allow(clippy::cast_possible_truncation)]
    Ok(value as i64)
}

/// Parses an integer, `true` or `false`; returns `None` if the current token does not start one.
pub(crate) fn optional_integer(p: &mut AttrParser<'_, '_>) -> PResult<Option<i128>> {
    if p.at(Kind::Integer)
        && let Some(value) = short_number(p.spelling())
    {
        p.bump();
        return Ok(Some(value.into()));
    }
    if p.eat_keyword("false") {
        return Ok(Some(0));
    }
    // As a one-bit signed number, `true` is -1.
    if p.eat_keyword("true") {
        return Ok(Some(-1));
    }
    let negative = p.eat(Kind::Minus);
    if !negative && !p.at(Kind::Integer) {
        return Ok(None);
    }
    let tok = p.expect(Kind::Integer, "expected integer value")?;
    let text = std::str::from_utf8(p.text(tok)).unwrap_or("");
    let value = match text.strip_prefix("0x") {
        Some(digits) => i128::from_str_radix(digits, 16),
        None => text.parse(),
    };
    let value = value.map_err(|_| p.hook_error(tok.start, "integer value too large"))?;
    Ok(Some(if negative { -value } else { value }))
}

/// The number of digits that always fit in 64 bits with a sign.
const MOST_DIGITS: usize = 18;

/// Splits `text` after the string at its start. Returns the content of the string and the rest. Returns `None` if there
/// is no string, or if it contains anything but printable ASCII characters without escapes.
fn plain_string(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let text = text.strip_prefix(b"\"")?;
    let (content, rest) = text.split_at_checked(text.iter().position(|c| !is_plain(*c))?)?;
    Some((content, rest.strip_prefix(b"\"")?))
}

/// Splits `text` after the keyword at its start.
fn keyword_at(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let starts = text.first().is_some_and(|c| c.is_ascii_alphabetic() || *c == b'_');
    let len = text.iter().take_while(|c| is_in_id(**c)).count();
    text.split_at_checked(len).filter(|_| starts)
}

/// Returns the value of a string of decimal digits; `None` if the string has 20 or more digits.
fn short_number(text: &[u8]) -> Option<u64> {
    let digits = text.len() < 20 && text.iter().all(u8::is_ascii_digit);
    digits.then(|| text.iter().fold(0, |number, c| number * 10 + u64::from(c - b'0')))
}

impl Field {
    /// Compiles parameter `param` of definition `owner` in `dialect`. `at` is its index.
    pub(crate) fn new(ctx: &Context, dialect: &'static Dialect, owner: &AttrDef, at: usize, param: &ParamDef) -> Self {
        let (cpp, failed): (Box<str>, Box<str>) = match (owner.cpp.first(), owner.cpp.get(at + 1)) {
            (Some(record), Some(cpp)) => {
                let name = &param.name;
                (cpp.clone(), format!("failed to parse {record} parameter '{name}' which is to be a `{cpp}`").into())
            }
            _ => Default::default(),
        };
        let mut kind = FieldKind::new(ctx, dialect, &param.kind);
        if let FieldKind::Enum(_, quoted) = &mut kind {
            // In an enum attribute, combined cases are not quoted.
            *quoted = owner.enum_name.is_none();
        }
        let full = format!("{}.{}", owner.name, param.name);
        let hooked = param.custom_syntax || !kind.is_known();
        let custom = if hooked { Hooks::of(ctx).find(&full, |hooks| &hooks.params) } else { None };
        let missing = (hooked && custom.is_none()).then(|| format!("no syntax for parameter '{full}'").into());
        let called = |def: &EnumDef| {
            let name = format!("{}.{}", dialect.name(), def.name);
            Hooks::of(ctx).find(&name, |hooks| &hooks.enum_summaries)
        };
        let summary = match &kind {
            FieldKind::Enum(def, _) if !def.summary.is_empty() => Some(&*def.summary),
            FieldKind::Enum(def, true) => called(def),
            FieldKind::Array(element) => match **element {
                FieldKind::Enum(def, _) => called(def),
                _ => None,
            },
            _ => None,
        };
        let mut field = Self {
            name: param.name.clone(),
            summary,
            kind,
            optional: param.optional || param.default.is_some(),
            self_type: param.self_type,
            default: None,
            custom,
            missing,
            cpp,
            failed,
            follow: None,
        };
        field.default = match &param.default {
            Some(text) => field.default_value(ctx, text),
            None if !param.optional => None,
            None => Some(field.absent()),
        };
        field
    }

    /// Returns the value that denotes an absent optional parameter.
    fn absent(&self) -> Param {
        match self.kind {
            FieldKind::Array(_) => Param::Array(ParamList::default()),
            _ => Param::None,
        }
    }

    fn default_value(&self, ctx: &Context, text: &str) -> Option<Param> {
        let mut p = AttrParser::new(ctx, text.as_bytes());
        match &self.kind {
            FieldKind::Attr(_) => p.attr(None).ok().map(Param::Attr),
            FieldKind::Type(_) => p.ty().ok().map(Param::Type),
            FieldKind::Enum(def, _) => enums::text_to_enum(def, text).map(Param::Enum),
            kind => kind.parse(&mut p).ok(),
        }
    }

    /// Returns the error message about a missing hook, if any.
    pub(crate) fn missing(&self) -> Option<&str> {
        self.missing.as_deref()
    }

    /// Returns true if the value differs from the default and is therefore printed.
    pub(crate) fn is_present(&self, value: &Param) -> bool {
        self.default.as_ref() != Some(value)
    }

    /// Parses the parameter.
    pub(crate) fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Param> {
        self.parse_value(p).map_err(|first| {
            if self.failed.is_empty() {
                return first;
            }
            let here = p.offset();
            p.and_then_hook_error(first, here, &self.failed)
        })
    }

    fn parse_value(&self, p: &mut AttrParser<'_, '_>) -> PResult<Param> {
        let Some(follow) = &self.follow else { return self.parse_known(p) };
        p.follow.push(follow.clone());
        let parsed = self.parse_known(p);
        p.follow.pop();
        parsed
    }

    /// Returns true if the printed form may end in an attribute or type of unknown syntax.
    pub(crate) fn may_be_opaque(&self, ctx: &Context) -> bool {
        self.custom.is_none() && self.missing.is_none() && self.kind.may_be_opaque(ctx)
    }

    /// Returns whether the parameter is a list.
    pub(crate) fn is_list(&self) -> bool {
        matches!(self.kind, FieldKind::Array(_))
    }

    fn parse_known(&self, p: &mut AttrParser<'_, '_>) -> PResult<Param> {
        match (self.custom, &self.missing) {
            (Some(hook), _) => {
                let mut value = [Param::None];
                hook.parse(p, &mut value)?;
                let [value] = value;
                Ok(value)
            }
            (None, Some(missing)) => Err(p.error_here(missing)),
            (None, None) => self.parse_kind(&self.kind, p),
        }
    }

    fn parse_kind(&self, kind: &FieldKind, p: &mut AttrParser<'_, '_>) -> PResult<Param> {
        match (kind, self.summary) {
            (FieldKind::Enum(def, beside), Some(summary)) => {
                let place = if *beside { enums::FieldContext::Parameter } else { enums::FieldContext::Attribute };
                enums::parse_enum_field(summary, def, place, p).map(Param::Enum)
            }
            (FieldKind::Enum(def, _), None) if !self.cpp.is_empty() => {
                enums::parse_enum_called(&self.cpp, def, p).map(Param::Enum)
            }
            (FieldKind::Int { .. }, _) if self.cpp.starts_with("std::optional<") && !kind.starts_here(p) => {
                Ok(Param::None)
            }
            (FieldKind::Array(element), Some(_)) => {
                let mut values = vec![self.parse_kind(element, p)?];
                while p.eat(Kind::Comma) {
                    values.push(self.parse_kind(element, p)?);
                }
                Ok(Param::Array(values.into()))
            }
            _ => kind.parse(p),
        }
    }

    /// Parses a simple value at the start of `text`, which must be a part of the parser's source: an alias, a string
    /// without escapes, a short number or a keyword. Returns the value and the text after it. Returns `None` for all
    /// other values. The caller must check that the value is not continued.
    #[inline]
    pub(crate) fn parse_printed<'t>(&self, p: &mut AttrParser<'_, '_>, text: &'t [u8]) -> Option<(Param, &'t [u8])> {
        if self.custom.is_some() || self.missing.is_some() || self.follow.is_some() {
            return None;
        }
        let ctx = p.ctx;
        match &self.kind {
            FieldKind::Attr(class) => {
                let (attr, rest) = match text.first()? {
                    b'#' => {
                        let name = text.get(1..)?;
                        let (name, rest) = name.split_at_checked(prefixed_len(name)?)?;
                        (p.attr_alias(name)?, rest)
                    }
                    b'"' => {
                        let (value, rest) = plain_string(text)?;
                        (ctx.attr(AttrData::String { value: ctx.ident_bytes(value), ty: None }), rest)
                    }
                    _ => return None,
                };
                class.has_attr(ctx, attr).then_some((Param::Attr(attr), rest))
            }
            FieldKind::Int { width, signed } => {
                let digits = text.iter().take(MOST_DIGITS).take_while(|c| c.is_ascii_digit()).count();
                let (digits, rest) = text.split_at_checked(digits)?;
                let value = short_number(digits).filter(|_| !digits.is_empty())?;
                let bits = width.min(&64) - u32::from(*signed);
                let fits = *width > 1 && value.checked_shr(bits).unwrap_or(0) == 0;
                fits.then_some((Param::Int(value.cast_signed()), rest))
            }
            FieldKind::Bool => {
                let (value, rest) = keyword_at(text)?;
                matches!(value, b"true" | b"false").then_some((Param::Bool(value == b"true"), rest))
            }
            FieldKind::Str => {
                let (value, rest) = plain_string(text)?;
                Some((Param::Str(ctx.ident_bytes(value)), rest))
            }
            FieldKind::Enum(def, _) if def.bit_separator.is_none() => {
                let (value, rest) = keyword_at(text)?;
                let value = std::str::from_utf8(value).ok()?;
                Some((Param::Enum(enums::text_to_enum(def, value)?), rest))
            }
            _ => None,
        }
    }

    /// Parses an optional parameter; returns `None` if it is absent.
    pub(crate) fn parse_optional(&self, p: &mut AttrParser<'_, '_>) -> PResult<Option<Param>> {
        if self.custom.is_none() && !self.kind.starts_here(p) {
            return Ok(None);
        }
        self.parse(p).map(Some)
    }

    /// Prints the parameter; with `qualified`, attributes and types are printed with their prefix.
    pub(crate) fn print(&self, p: &mut AttrPrinter<'_, '_>, value: &Param, qualified: bool) {
        match self.custom {
            Some(hook) => hook.print(p, std::slice::from_ref(value)),
            None => self.kind.print(p, value, qualified),
        }
    }
}
