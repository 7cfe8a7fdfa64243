//! Inherent attributes in formats (`$attribute`), in the shortest syntax that the constraint allows.

use std::borrow::Cow;

use mlirkit_defs::{AttrDef, AttrKind, EnumDef, Presence, SlotKind};
use mlirkit_ir::classes::AttrClass;
use mlirkit_ir::{Attr, AttrData, Chunk, Context, IntegerAttr, Param, Type};
use mlirkit_num::ApInt;

use crate::attr::parser::{AttrParser, PResult};
use crate::attr::printer::TypeElision;
use crate::format::def::{has_brackets, kept_case, prints_brackets};
use crate::format::enums;
use crate::format::op::{Compiler, Parsing, Place, Printing};
use crate::format::param::Class;
use crate::print::OpPrinter;
use crate::text::lexer::Kind;

/// An inherent attribute in a format.
pub(crate) struct AttrElement {
    pub(crate) slot: usize,
    syntax: Syntax,
    /// Whether the parser passes the type `none` for classes whose attributes have no type; see [`Class::no_type`].
    typeless: bool,
    /// Whether the attribute may be absent.
    optional: bool,
    pub(crate) space: bool,
    /// For an enum attribute whose cases may be written without angle brackets: the enum. Input with property lists
    /// (`<a = 1>`) may do so.
    bare: Option<BareCase>,
}

/// Returns true if the next token is a case of the enum attribute `row`, whose format consists of the case alone.
fn begins_case(x: &Parsing<'_, '_, '_, '_>, row: &AttrDef) -> bool {
    if row.format.as_deref() != Some("$value") {
        return false;
    }
    let ctx = x.p.ctx;
    let cases = row.name.split_once('.').and_then(|(dialect, _)| ctx.dialect(ctx.ident(dialect)));
    let cases = cases.and_then(|dialect| dialect.enum_(row.enum_name.as_deref()?));
    let case = std::str::from_utf8(x.p.spelling()).ok();
    cases.zip(case).is_some_and(|(cases, case)| enums::text_to_enum(cases, case).is_some())
}

/// An enum attribute that late snapshots of LLVM 24 print without brackets. This applies to dialects whose definition
/// file contains the alternative format `list.enums`.
struct BareCase {
    row: &'static AttrDef,
    cases: &'static EnumDef,
}

impl BareCase {
    fn of(compiler: &Compiler<'_>, kind: &AttrKind) -> Option<Self> {
        let AttrKind::EnumAttr { attr, enum_name } = kind else { return None };
        compiler.dialect.form("list.enums")?;
        let row = compiler.dialect.attr(attr.split_once('.').map_or(&**attr, |(_, mnemonic)| mnemonic))?;
        Some(Self { row, cases: compiler.dialect.enum_(enum_name)? })
    }

    /// Parses the name of an enum case, if it comes next.
    fn parse(&self, x: &mut Parsing<'_, '_, '_, '_>) -> Option<Attr> {
        if !x.p.at(Kind::BareId) {
            return None;
        }
        let case = std::str::from_utf8(x.p.spelling()).ok()?;
        enums::text_to_enum(self.cases, case)?;
        let (dialect, mnemonic) = self.row.name.split_once('.')?;
        let ctx = x.p.ctx;
        // With the definitions of these snapshots, the attribute can be represented; with other definitions, it is kept
        // verbatim.
        let knows = prints_brackets(ctx) && ctx.dialect(ctx.ident(dialect)).is_some_and(has_brackets);
        let attr = match knows {
            true => AttrParser::new(ctx, format!("#{dialect}.{mnemonic}<{case}>").as_bytes()).attr(None).ok()?,
            false => kept_case(ctx, self.row, case)?,
        };
        x.p.bump();
        x.p.style.use_bare_cases();
        Some(attr)
    }

    /// Returns the name of the enum case that an attribute holds; `None` if it is not an attribute of this enum.
    fn text<'c>(&self, ctx: &'c Context, attr: Attr) -> Option<Cow<'c, str>> {
        match ctx.attr_data(attr) {
            AttrData::Dialect(data) if std::ptr::eq(data.def, self.row) => match data.params.first() {
                Some(Param::Enum(value)) => enums::enum_to_text(self.cases, *value),
                _ => None,
            },
            AttrData::Verbatim(text) => {
                let [Chunk::Text(text)] = &*text.chunks else { return None };
                let (_, mnemonic) = self.row.name.split_once('.')?;
                let case = ctx.str(*text).strip_prefix(mnemonic)?.strip_prefix('<')?.strip_suffix('>')?;
                enums::text_to_enum(self.cases, case).map(|_| Cow::Borrowed(case))
            }
            _ => None,
        }
    }
}

enum Syntax {
    /// An integer attribute, printed as the name of its enum case.
    Enum(&'static EnumDef),
    /// A string attribute, printed as `@name`.
    SymbolName,
    /// An attribute of a fixed type.
    Typed(Type),
    /// Any other attribute. Its class determines the syntax.
    Class(Class),
}

/// The result of parsing the case of an enum attribute.
enum Case {
    Found(Attr),
    /// An empty string, which leaves the attribute unset.
    Empty,
    Missing,
}

impl AttrElement {
    pub(crate) fn new(compiler: &mut Compiler<'_>, slot: usize, place: Place, qualified: bool) -> Self {
        let def = compiler.facts.def;
        let (name, optional) = match def.slots.get(slot).map(|slot| &slot.kind) {
            Some(SlotKind::Attr { constraint, presence }) => {
                (Some(constraint), matches!(presence, Presence::Optional | Presence::DefaultOptional(_)))
            }
            _ => (None, false),
        };
        let kind = name.and_then(|name| compiler.dialect.attr_constraint(name)).map_or(&AttrKind::Any, |row| &row.kind);
        let class = |name: &str| Syntax::Class(if qualified { Class::Any } else { Class::attr(compiler.ctx, name) });
        let syntax = match kind {
            AttrKind::Any => Syntax::Class(Class::Any),
            AttrKind::Unit => class("UnitAttr"),
            AttrKind::SymbolName => Syntax::SymbolName,
            AttrKind::Enum(name) => compiler.dialect.enum_(name).map_or(Syntax::Class(Class::Any), Syntax::Enum),
            AttrKind::EnumAttr { attr, .. } => class(attr),
            AttrKind::Dialect(attr) => class(attr),
            AttrKind::Typed(ty) => {
                let ty = AttrParser::new(compiler.ctx, ty.as_bytes()).ty().ok();
                ty.map_or(Syntax::Class(Class::Any), Syntax::Typed)
            }
            AttrKind::Builtin(name) => class(name),
        };
        // A constraint that is not defined by the dialect has an unknown type.
        let typeless = !name.is_some_and(|name| name.starts_with("Builtin_"));
        let (bare, space) = (BareCase::of(compiler, kind), compiler.spacing.element());
        Self { slot, syntax, typeless, optional: optional && place == Place::Top, space, bare }
    }

    /// Returns the type to pass to the parser of an attribute of this class, if the attribute must be parsed without a
    /// type.
    fn type_of(&self, ctx: &Context, class: Class) -> Option<Type> {
        class.no_type(ctx).filter(|_| self.typeless)
    }

    pub(crate) fn parse(&self, x: &mut Parsing<'_, '_, '_, '_>, _: Place) -> PResult<()> {
        if let Some(attr) = self.bare.as_ref().and_then(|bare| bare.parse(x)) {
            x.set_slot(self.slot, attr);
            return Ok(());
        }
        if self.optional {
            return self.parse_optional(x).map(|_| ());
        }
        let number = matches!(x.p.kind(), Kind::Integer | Kind::Float | Kind::Minus).then(|| x.p.offset());
        let attr = match &self.syntax {
            Syntax::Enum(def) => {
                let offset = x.p.offset();
                match self.parse_enum(x, def)? {
                    Case::Found(attr) => attr,
                    Case::Empty => return Ok(()),
                    Case::Missing => return Err(self.no_case(x, def, offset)),
                }
            }
            Syntax::SymbolName => x.p.symbol_name()?,
            Syntax::Typed(ty) => {
                let offset = x.p.offset();
                let attr = x.p.attr(Some(*ty))?;
                let is_number = matches!(x.p.ctx.attr_data(attr), AttrData::Integer(_) | AttrData::Float(_));
                if !is_number && !self.is_stored(x, attr) {
                    return Err(x.p.op_error(offset, "invalid kind of attribute specified"));
                }
                attr
            }
            Syntax::Class(class) => {
                let (offset, ty) = (x.p.offset(), self.type_of(x.p.ctx, *class));
                let attr = class.parse_attr(x.p, ty)?;
                if matches!(class, Class::Any) && !self.is_stored(x, attr) {
                    return Err(x.p.op_error(offset, "invalid kind of attribute specified"));
                }
                attr
            }
        };
        x.p.base.depends.number.set(number.map(|at| (at, self.slot)));
        x.set_slot(self.slot, attr);
        Ok(())
    }

    /// Returns true if the slot can store this attribute.
    fn is_stored(&self, x: &mut Parsing<'_, '_, '_, '_>, attr: Attr) -> bool {
        let info = x.p.info(x.op.name);
        info.storages.get(self.slot).is_none_or(|storage| storage.holds(x.p.ctx, attr))
    }

    /// Parses the attribute if it is present. Returns whether it was present.
    pub(crate) fn parse_optional(&self, x: &mut Parsing<'_, '_, '_, '_>) -> PResult<bool> {
        let attr = match &self.syntax {
            Syntax::Enum(def) => match self.parse_enum(x, def)? {
                Case::Found(attr) => Some(attr),
                Case::Empty | Case::Missing => None,
            },
            Syntax::SymbolName => x.p.optional_symbol_name(),
            Syntax::Typed(ty) => x.p.optional_attr(Some(*ty))?,
            Syntax::Class(class) => match (class, x.p.kind()) {
                (Class::Builtin(AttrClass::Array), kind) if kind != Kind::LSquare => None,
                (Class::Builtin(AttrClass::String), kind) if kind != Kind::String => None,
                (Class::Builtin(AttrClass::SymbolRef | AttrClass::FlatSymbolRef), kind) if kind != Kind::AtId => None,
                (Class::Row(row), Kind::BareId) if begins_case(x, row) => {
                    let ty = self.type_of(x.p.ctx, *class);
                    Some(class.parse_attr(x.p, ty)?)
                }
                _ => {
                    let ty = self.type_of(x.p.ctx, *class);
                    x.p.optional_attr(ty)?
                }
            },
        };
        if let Some(attr) = attr {
            x.set_slot(self.slot, attr);
        }
        Ok(attr.is_some())
    }

    fn parse_enum(&self, x: &mut Parsing<'_, '_, '_, '_>, def: &EnumDef) -> PResult<Case> {
        let offset = x.p.offset();
        let text = if x.p.at(Kind::String) {
            let text = x.p.string()?;
            if text.is_empty() {
                return Ok(Case::Empty);
            }
            Cow::Owned(String::from_utf8_lossy(&text).into_owned())
        } else {
            let Ok(text) = std::str::from_utf8(x.p.base.spelling()) else { return Ok(Case::Missing) };
            let known = enums::is_keyword(text) && def.cases.iter().any(|case| *case.text == *text);
            if !known || x.p.optional_keyword().is_none() {
                return Ok(Case::Missing);
            }
            Cow::Borrowed(text)
        };
        let Some(value) = enums::text_to_enum(def, &text) else {
            let name = self.name(x);
            return Err(x.p.op_error(offset, &format!("invalid {name} attribute specification: \"{text}\"")));
        };
        let ty = match def.width {
            32 => x.p.ctx.i32_type(),
            64 => x.p.ctx.i64_type(),
            width => x.p.ctx.int_type(width),
        };
        let attr = x.p.known_number(ty, Some(value), |ctx| {
            let value = ApInt::from_u64(def.width, value);
            ctx.attr(AttrData::Integer(IntegerAttr { ty, value }))
        });
        Ok(Case::Found(attr))
    }

    fn name(&self, x: &Parsing<'_, '_, '_, '_>) -> &'static str {
        x.format.facts.def.slots.get(self.slot).map_or("", |slot| &slot.name)
    }

    fn no_case(&self, x: &Parsing<'_, '_, '_, '_>, def: &EnumDef, offset: u32) -> Box<mlirkit_diag::Diagnostic> {
        let (name, cases) = (self.name(x), enums::case_list(def));
        let message = format!(
            "expected string or keyword containing one of the following enum values for attribute '{name}' [{cases}]"
        );
        x.p.op_error(offset, &message)
    }

    /// Returns whether this element prints numbers with their type. Returns `None` if it does not print numbers as
    /// attributes.
    fn elision_of_numbers(&self) -> Option<TypeElision> {
        match &self.syntax {
            Syntax::Class(class) => (!class.is_stripped()).then_some(TypeElision::Never),
            Syntax::Typed(_) => Some(TypeElision::Must),
            Syntax::Enum(_) | Syntax::SymbolName => None,
        }
    }

    pub(crate) fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, x: &Printing<'_, '_, 'c>) {
        if self.space {
            p.text(" ");
        }
        // A property list with a number that was not interned holds nothing else.
        let elision = self.elision_of_numbers().filter(|_| !p.is_collecting());
        if let Some((elision, number)) = elision.and_then(|elision| Some((elision, p.unmade_number(x.props())?))) {
            return p.number_body(&number, elision);
        }
        let Some(attr) = x.slot(self.slot) else { return p.text("<<NULL ATTRIBUTE>>") };
        if let Some(bare) = self.bare.as_ref().filter(|_| x.op.module.style.has_bare_cases()) {
            if let Some(text) = bare.text(p.ctx, attr) {
                return p.text(&text);
            }
        }
        match (&self.syntax, p.ctx.attr_data(attr)) {
            (Syntax::Class(class), _) => class.print_attr(p, attr),
            (Syntax::Enum(def), AttrData::Integer(int)) => match enums::enum_to_keyword(def, int.value.low_u64()) {
                Some(text) => p.text(&text),
                None => p.text("\"\""),
            },
            (Syntax::SymbolName, AttrData::String { value, .. }) => {
                let name = p.ctx.bytes(*value);
                p.symbol_name(name);
            }
            (Syntax::Typed(_), _) => p.attr_without_type(attr),
            (Syntax::Enum(_) | Syntax::SymbolName, _) => p.attr(attr),
        }
    }
}
