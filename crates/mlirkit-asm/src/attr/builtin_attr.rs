//! Parsing and printing of builtin attributes. Elements attributes are in `dense.rs`, locations in `location.rs`,
//! affine maps in `affine.rs`, and dialect attributes in `dialect_symbol.rs`.

use std::sync::PoisonError;

use mlirkit_defs::ParamDef;
use mlirkit_ir::{
    Attr, AttrData, Context, DYNAMIC, Ident, IntegerAttr, Param, Props, Sign, StridedLayout, Type, TypeData,
};
use mlirkit_num::{ApInt, FloatKind, Signedness};
use smallvec::SmallVec;

use crate::attr::opaque::KeptText;
use crate::attr::parser::{AttrParser, PResult};
use crate::attr::printer::{AttrPrinter, TypeElision};
use crate::text::Offset;
use crate::text::lexer::{Kind, Token};

impl<'s> AttrParser<'s, '_> {
    /// Parses an attribute of any kind, with its type if it has one.
    pub fn attribute(&mut self) -> PResult<Attr> {
        self.attr(None)
    }

    /// Parses an attribute. If `ty` is given, it is the type of the attribute, and the source contains no type.
    pub fn attr(&mut self, ty: Option<Type>) -> PResult<Attr> {
        match self.kind() {
            Kind::Integer => self.number(ty, false),
            Kind::Float => self.float_attr(ty, false),
            Kind::Minus => {
                self.bump();
                match self.kind() {
                    Kind::Integer => self.number(ty, true),
                    Kind::Float => self.float_attr(ty, true),
                    _ => Err(self.wrong_token("expected constant integer or floating point value")),
                }
            }
            Kind::String => self.string_attr(ty),
            Kind::AtId => self.symbol_ref(),
            Kind::HashId => self.extended_attr(ty),
            Kind::LSquare => self.nested(Self::array_attr),
            Kind::LBrace => self.nested(Self::dictionary_attr),
            Kind::BareId => self.keyword_attr(ty),
            _ => self.type_attr(),
        }
    }

    /// Parses an attribute as [`Self::attr`] does; returns `None` if the current token does not start one. As in
    /// upstream MLIR, `strided` and `distinct` do not start one here.
    pub fn optional_attr(&mut self, ty: Option<Type>) -> PResult<Option<Attr>> {
        let starts = match self.kind() {
            Kind::AtId
            | Kind::Float
            | Kind::Integer
            | Kind::HashId
            | Kind::LBrace
            | Kind::LSquare
            | Kind::Minus
            | Kind::String => true,
            Kind::BareId => matches!(
                self.spelling(),
                b"affine_map"
                    | b"affine_set"
                    | b"dense"
                    | b"dense_resource"
                    | b"false"
                    | b"loc"
                    | b"sparse"
                    | b"true"
                    | b"unit"
            ),
            _ => false,
        };
        if starts {
            return self.attr(ty).map(Some);
        }
        Ok(self.optional_ty()?.map(|ty| self.ctx.type_attr(ty)))
    }

    fn keyword_attr(&mut self, ty: Option<Type>) -> PResult<Attr> {
        match self.spelling() {
            b"true" | b"false" => {
                let value = self.at_keyword("true");
                self.bump();
                let ty = self.ctx.i1_type();
                Ok(self.known_number(ty, Some(value.into()), |ctx| ctx.bool_attr(value)))
            }
            b"unit" => {
                self.bump();
                Ok(self.ctx.unit())
            }
            b"affine_map" => self.affine_attr(|p| {
                p.expect(Kind::Less, "expected '<' in affine map")?;
                let map = p.affine_map()?;
                p.expect(Kind::Greater, "expected '>' in affine map")?;
                Ok(map)
            }),
            b"affine_set" => self.affine_attr(|p| {
                p.expect(Kind::Less, "expected '<' in integer set")?;
                let set = p.integer_set()?;
                p.expect(Kind::Greater, "expected '>' in integer set")?;
                Ok(set)
            }),
            b"loc" => {
                if let Some(loc) = self.plain_location() {
                    return Ok(loc);
                }
                self.bump();
                self.expect(Kind::LParen, "expected '(' in inline location")?;
                let loc = self.location()?;
                self.expect(Kind::RParen, "expected ')' in inline location")?;
                Ok(loc)
            }
            b"dense" => self.dense_attr(ty),
            b"dense_resource" => self.dense_resource_attr(ty),
            b"array" => self.dense_array_attr(),
            b"sparse" => self.sparse_attr(ty),
            b"strided" => self.strided_attr(),
            b"distinct" => self.nested(|p| p.distinct_attr(ty)),
            _ => self.type_attr(),
        }
    }

    fn type_attr(&mut self) -> PResult<Attr> {
        match self.optional_ty()? {
            Some(ty) => Ok(self.ctx.type_attr(ty)),
            None => Err(self.wrong_token("expected attribute value")),
        }
    }

    fn array_attr(&mut self) -> PResult<Attr> {
        self.bump();
        let mut elements = SmallVec::<[Attr; 16]>::new();
        if !self.eat(Kind::RSquare) {
            loop {
                elements.push(self.attribute()?);
                if !self.eat(Kind::Comma) {
                    break;
                }
            }
            self.expect(Kind::RSquare, "expected ',' or ']'")?;
        }
        Ok(self.ctx.array_attr(&elements))
    }

    fn dictionary_attr(&mut self) -> PResult<Attr> {
        let mut entries = Vec::new();
        self.dictionary_entries(&mut entries)?;
        Ok(self.ctx.dictionary(entries))
    }

    /// Parses a dictionary such as `{a = 1, b}`, and appends its entries to `entries`.
    pub fn dictionary_entries(&mut self, entries: &mut Vec<(Ident, Attr)>) -> PResult<()> {
        let first = entries.len();
        self.expect(Kind::LBrace, "expected '{' in attribute dictionary")?;
        if self.eat(Kind::RBrace) {
            return Ok(());
        }
        let mut seen = rustc_hash::FxHashSet::default();
        loop {
            let name = self.attr_name()?;
            // A set is worthwhile only for many entries.
            let new = if entries.len() - first < 8 {
                entries.iter().skip(first).all(|(n, _)| *n != name)
            } else {
                if seen.is_empty() {
                    seen.extend(entries.iter().skip(first).map(|(n, _)| *n));
                }
                seen.insert(name)
            };
            if !new {
                let name = self.ctx.str(name);
                return Err(self.error_here(&format!("duplicate key '{name}' in dictionary attribute")));
            }
            self.bump();
            let value = if self.eat(Kind::Equal) { self.attribute()? } else { self.ctx.unit() };
            entries.push((name, value));
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::RBrace, "expected '}' in attribute dictionary").map(|_| ())
    }

    /// Parses the name of a dictionary entry without consuming the token.
    fn attr_name(&mut self) -> PResult<Ident> {
        let text = self.spelling();
        if let Some(name) = self.known.names.get(text) {
            return Ok(name);
        }
        let name = match self.kind() {
            Kind::String => self.ctx.ident_bytes(&self.string_value(self.tok())),
            Kind::BareId | Kind::IntType => self.ctx.ident_bytes(self.spelling()),
            _ => return Err(self.wrong_token("expected attribute name")),
        };
        if self.ctx.bytes(name).is_empty() {
            return Err(self.error_here("expected valid attribute name"));
        }
        self.known.names.set(text, name);
        Ok(name)
    }

    fn string_attr(&mut self, ty: Option<Type>) -> PResult<Attr> {
        let tok = self.bump();
        let value = self.ctx.ident_bytes(&self.string_value(tok));
        let mut ty = ty;
        if ty.is_none() && self.eat(Kind::Colon) {
            ty = Some(self.ty()?);
        }
        let ty = ty.filter(|ty| *ty != self.ctx.none_type());
        Ok(self.ctx.attr(AttrData::String { value, ty }))
    }

    /// Parses a symbol reference such as `@a::@b`.
    fn symbol_ref(&mut self) -> PResult<Attr> {
        let tok = self.bump();
        let text = self.text(tok);
        if !self.at(Kind::Colon) {
            if let Some(attr) = self.known.attrs.get(text) {
                return Ok(attr);
            }
        }
        let mut path = SmallVec::<[Ident; 4]>::new();
        path.push(self.symbol_text(tok));
        while self.at(Kind::Colon) {
            let colon = self.offset();
            let last_end = self.last_end();
            self.bump();
            if !self.eat(Kind::Colon) {
                if !matches!(self.kind(), Kind::Eof | Kind::Error) {
                    self.step_back(colon, last_end);
                }
                break;
            }
            if !self.at(Kind::AtId) {
                return Err(self.error_at(self.offset(), "expected nested symbol reference identifier"));
            }
            let tok = self.bump();
            path.push(self.symbol_text(tok));
        }
        let attr = self.ctx.attr(AttrData::SymbolRef(path.as_slice().into()));
        if path.len() == 1 {
            self.known.attrs.insert(text, attr);
        }
        Ok(attr)
    }

    fn symbol_text(&self, tok: Token) -> Ident {
        let text = self.text(tok);
        match text.get(1..) {
            Some(name) if name.first() != Some(&b'"') => self.ctx.ident_bytes(name),
            _ => self.ctx.ident_bytes(&self.string_value(tok)),
        }
    }

    fn float_attr(&mut self, ty: Option<Type>, negative: bool) -> PResult<Attr> {
        let tok = self.bump();
        let ty = match ty {
            Some(ty) => ty,
            None if self.eat(Kind::Colon) => self.ty()?,
            None => self.ctx.float_type(FloatKind::F64),
        };
        let TypeData::Float(kind) = *self.ctx.type_data(ty) else {
            return Err(self.error_here("floating point value not valid for specified type"));
        };
        match self.literal_bits(tok, negative, kind)? {
            Some(bits) => Ok(self.known_number(ty, u64::try_from(bits).ok(), |ctx| ctx.float_attr(ty, bits))),
            None => Err(self.error_at(tok.start, "floating point value too large for attribute")),
        }
    }

    /// Returns the bits of the float that a float token, or an integer token with the bits in hexadecimal, denotes.
    /// `negative` negates it. Returns `None` for other tokens and for values that the kind cannot represent.
    pub fn float_bits(&self, tok: Token, negative: bool, kind: FloatKind) -> PResult<Option<u128>> {
        Ok(self.literal_bits(tok, negative, kind)?.map(|bits| kind.stored(bits)))
    }

    /// Does the same as [`Self::float_bits`], but includes the excess bits that the float kind does not store and a
    /// float attribute keeps.
    fn literal_bits(&self, tok: Token, negative: bool, kind: FloatKind) -> PResult<Option<u128>> {
        let text = std::str::from_utf8(self.text(tok)).unwrap_or_default();
        let release = self.ctx.release();
        match tok.kind {
            Kind::Float if negative && kind == FloatKind::F8E8M0FNU && release.rounds_literals_once() => {
                let message = "negative floating point literal for a type with no signed representation";
                Err(self.error_at(tok.start, message))
            }
            Kind::Float if release.rounds_literals_once() => Ok(kind.parse_decimal_exactly(text, negative)),
            Kind::Float => Ok(kind.parse_decimal(text, negative)),
            Kind::Integer => kind.parse_hex(text, negative).map(Some).map_err(|error| {
                let mut diagnostic = self.error_at(tok.start, &error.to_string());
                if let Some(note) = error.note() {
                    diagnostic = Box::new(diagnostic.with_note(note));
                }
                diagnostic
            }),
            _ => Ok(None),
        }
    }

    /// Parses an integer attribute, or a float attribute given by its bits in hexadecimal. If `ty` is `None`, the type
    /// follows the number; by default it is `i64`. `negative` means that a minus sign has been parsed.
    fn number(&mut self, ty: Option<Type>, negative: bool) -> PResult<Attr> {
        let tok = self.bump();
        let ty = match ty {
            Some(ty) => ty,
            None if self.eat(Kind::Colon) => self.ty()?,
            None => self.ctx.i64_type(),
        };
        let (width, sign) = match *self.ctx.type_data(ty) {
            TypeData::Integer { width, sign } => (width, sign),
            TypeData::Index => (64, Sign::Signed),
            TypeData::Float(kind) => {
                let bits = self.float_bits(tok, negative, kind)?.unwrap_or_default();
                return Ok(self.ctx.float_attr(ty, bits));
            }
            _ => return Err(self.error_at(tok.start, "integer literal not valid for specified type")),
        };
        if negative && sign == Sign::Unsigned {
            let message = "negative integer literal not valid for unsigned integer type";
            return Err(self.error_at(tok.start, message));
        }
        match self.integer_bits(self.text(tok), negative, width, sign) {
            Some(value) => Ok(self.known_integer(ty, value)),
            None => Err(self.out_of_range(tok, width, "attribute")),
        }
    }

    /// Creates the error to report if [`Self::integer_bits`] returns `None`. `what` is the name of the literal's target
    /// in the message.
    pub(crate) fn out_of_range(&self, tok: Token, width: u32, what: &str) -> Box<mlirkit_diag::Diagnostic> {
        if !self.ctx.has_room_for_integer(width) {
            return self.error_at(tok.start, "very wide integers take too much memory");
        }
        self.error_at(tok.start, &format!("integer constant out of range for {what}"))
    }

    /// Returns the cached number attribute with these bits, or caches the result of `make`. If `bits` is `None`, the
    /// attribute is not cached.
    pub(crate) fn known_number(&mut self, ty: Type, bits: Option<u64>, make: impl FnOnce(&Context) -> Attr) -> Attr {
        let ctx = self.ctx;
        match bits {
            Some(bits) => self.known.number(ty, bits, || make(ctx)),
            None => make(ctx),
        }
    }

    /// Returns the integer attribute with this value, from the cache if possible.
    #[inline(always)]
    fn known_integer(&mut self, ty: Type, value: ApInt) -> Attr {
        let bits = (value.width() <= 64).then(|| value.low_u64());
        self.known_number(ty, bits, |ctx| ctx.attr(AttrData::Integer(IntegerAttr { ty, value })))
    }

    /// Returns the attribute of type `ty` for the decimal number between two offsets, which may have a sign, fraction
    /// and exponent. Returns `None` if it is invalid, or requires the full parser.
    #[inline(always)]
    pub(crate) fn plain_number(&mut self, start: Offset, end: Offset, ty: Type) -> Option<Attr> {
        let text = self.source(start, end);
        let (negative, text) = match text {
            [b'-', digits @ ..] => (true, digits),
            digits => (false, digits),
        };
        let is_whole = text.iter().all(u8::is_ascii_digit);
        let (width, sign) = match *self.ctx.type_data(ty) {
            TypeData::Integer { width, sign } if is_whole && !(negative && sign == Sign::Unsigned) => (width, sign),
            TypeData::Index if is_whole => (64, Sign::Signed),
            TypeData::Float(kind) if !is_whole && !self.ctx.release().rounds_literals_once() => {
                let bits = kind.parse_decimal(std::str::from_utf8(text).ok()?, negative)?;
                return Some(self.known_number(ty, u64::try_from(bits).ok(), |ctx| ctx.float_attr(ty, bits)));
            }
            _ => return None,
        };
        let value = self.integer_bits(text, negative, width, sign)?;
        Some(self.known_integer(ty, value))
    }

    /// Returns the value of an integer literal in a type of this width and sign, negated if `negative` is set. Returns
    /// `None` if the value does not fit.
    #[inline(always)]
    pub(crate) fn integer_bits(&self, text: &[u8], negative: bool, width: u32, sign: Sign) -> Option<ApInt> {
        if (1..=64).contains(&width) && text.len() <= 18 && text.get(1) != Some(&b'x') {
            let value =
                text.iter().try_fold(0u64, |value, c| c.is_ascii_digit().then(|| value * 10 + u64::from(c - b'0')))?;
            let half = 1u64 << (width - 1);
            let fits = match (negative, sign) {
                (true, _) => value != 0 && value <= half,
                (false, Sign::Signed) => value < half,
                (false, Sign::Signless | Sign::Unsigned) => width == 64 || value >> width == 0,
            };
            let bits = if negative { value.wrapping_neg() } else { value };
            return fits.then(|| ApInt::from_u64(width, bits));
        }
        let sign = if sign == Sign::Signed { Signedness::Signed } else { Signedness::Signless };
        if !self.ctx.has_room_for_integer(width) {
            return None;
        }
        ApInt::from_literal(std::str::from_utf8(text).ok()?, negative, width, sign)
    }

    fn strided_attr(&mut self) -> PResult<Attr> {
        self.bump();
        self.expect(Kind::Less, "expected '<' after 'strided'")?;
        self.expect(Kind::LSquare, "expected '['")?;
        let mut strides = Vec::new();
        if !self.at(Kind::RSquare) {
            loop {
                strides.push(self.stride()?);
                if !self.eat(Kind::Comma) {
                    break;
                }
            }
        }
        self.expect(Kind::RSquare, "expected ']'")?;
        let mut offset = 0;
        if !self.eat(Kind::Greater) {
            self.expect(Kind::Comma, "expected ','")?;
            if !self.eat_keyword("offset") {
                return Err(self.wrong_token("expected 'offset' after comma"));
            }
            self.expect(Kind::Colon, "expected ':' after 'offset'")?;
            offset = self.stride()?;
            self.expect(Kind::Greater, "expected '>'")?;
        }
        let strides = strides.into();
        Ok(self.ctx.attr(AttrData::StridedLayout(Box::new(StridedLayout { offset, strides }))))
    }

    fn stride(&mut self) -> PResult<i64> {
        if self.eat(Kind::Question) {
            return Ok(DYNAMIC);
        }
        let offset = self.offset();
        let negative = self.eat(Kind::Minus);
        let value = self.at(Kind::Integer).then(|| self.integer_value(self.tok())).flatten();
        let Some(value) = value.and_then(|value| i64::try_from(value).ok()) else {
            return Err(self.error_at(offset, "expected a 64-bit signed integer or '?'"));
        };
        self.bump();
        Ok(if negative { -value } else { value })
    }

    fn distinct_attr(&mut self, ty: Option<Type>) -> PResult<Attr> {
        let offset = self.offset();
        self.bump();
        self.expect(Kind::LSquare, "expected '[' after 'distinct'")?;
        let tok = self.expect(Kind::Integer, "expected distinct ID")?;
        let Some(number) = self.integer_value(tok) else {
            return Err(self.error_here("expected an unsigned 64-bit integer"));
        };
        self.expect(Kind::RSquare, "expected ']' to close distinct ID")?;
        self.expect(Kind::Less, "expected '<' after distinct ID")?;
        let referenced = if self.eat(Kind::Greater) {
            self.ctx.unit()
        } else {
            let attr = self.attr(ty).map_err(|first| self.and_then_error(first, None, "expected attribute"))?;
            self.expect(Kind::Greater, "expected '>' to close distinct attribute")?;
            attr
        };
        let ctx = self.ctx;
        let mut distinct = self.distinct.lock().unwrap_or_else(PoisonError::into_inner);
        let known = *distinct.entry(number).or_insert_with(|| ctx.distinct(referenced));
        drop(distinct);
        match ctx.attr_data(known) {
            AttrData::Distinct { attr, .. } if *attr != referenced => {
                let previous = self.attr_text(*attr);
                let message = format!("referenced attribute does not match previous definition: {previous}");
                Err(self.error_at(offset, &message))
            }
            _ => Ok(known),
        }
    }

    /// Moves back to a token that has already been consumed, and restores the end of the token before it.
    pub(crate) fn step_back(&mut self, offset: Offset, last_end: Offset) {
        self.reset(offset);
        self.set_last_end(last_end);
    }
}

/// Returns the type of a typed attribute; `None` for other attributes.
pub fn attr_type(ctx: &Context, attr: Attr) -> Option<Type> {
    match ctx.attr_data(attr) {
        AttrData::Integer(int) => Some(int.ty),
        AttrData::Float(float) => Some(float.ty),
        AttrData::String { ty, .. } | AttrData::Opaque { ty, .. } => Some(ty.unwrap_or_else(|| ctx.none_type())),
        AttrData::DenseElements(dense) => Some(dense.ty),
        AttrData::DenseStrings(dense) => Some(dense.ty),
        AttrData::DenseResource { ty, .. } | AttrData::Sparse { ty, .. } => Some(*ty),
        AttrData::Dialect(data) => {
            let param = |is_type: &dyn Fn(&ParamDef) -> bool| {
                data.def.params.iter().zip(&data.params).find_map(|(def, param)| match param {
                    Param::Type(ty) if is_type(def) => Some(*ty),
                    _ => None,
                })
            };
            // The type of a typed attribute may be an ordinary parameter.
            let typed = || data.def.traits.iter().any(|found| &*found.name == "TypedAttr");
            param(&|def| def.self_type).or_else(|| typed().then(|| param(&|def| &*def.name == "type")).flatten())
        }
        AttrData::Verbatim(text) => KeptText::of_attr(ctx, text).ty,
        AttrData::Unit
        | AttrData::Array(_)
        | AttrData::Dictionary(_)
        | AttrData::Type(_)
        | AttrData::SymbolRef(_)
        | AttrData::DenseArray(_)
        | AttrData::AffineMap(_)
        | AttrData::IntegerSet(_)
        | AttrData::StridedLayout(_)
        | AttrData::Distinct { .. }
        | AttrData::UnknownLoc
        | AttrData::FileLineCol { .. }
        | AttrData::FileRange(_)
        | AttrData::NameLoc { .. }
        | AttrData::CallSiteLoc { .. }
        | AttrData::FusedLoc { .. } => None,
    }
}

impl AttrPrinter<'_, '_> {
    /// Prints an attribute in full, without looking for an alias.
    pub(crate) fn attr_body(&mut self, attr: Attr, elision: TypeElision) {
        let ctx = self.ctx;
        let with_type = elision != TypeElision::Must;
        if ctx.is_file_loc(attr) {
            return self.location_attr(attr);
        }
        match ctx.attr_data(attr) {
            AttrData::Unit => return self.text("unit"),
            number @ (AttrData::Integer(_) | AttrData::Float(_)) => return self.number_body(number, elision),
            AttrData::String { value, .. } => self.string(ctx.bytes(*value)),
            AttrData::Array(elements) => {
                self.text("[");
                self.comma_separated(elements.iter(), |p, element| p.attr_with(*element, TypeElision::May));
                self.text("]");
            }
            AttrData::Dictionary(entries) => {
                self.text("{");
                self.comma_separated(entries.iter(), |p, (name, value)| p.named_attr(*name, *value));
                self.text("}");
            }
            AttrData::Type(ty) => self.ty(*ty),
            AttrData::SymbolRef(path) => {
                for (i, name) in path.iter().enumerate() {
                    self.text(if i > 0 { "::" } else { "" });
                    self.symbol_name(ctx.bytes(*name));
                }
            }
            AttrData::DenseArray(array) => return self.dense_array(array),
            AttrData::DenseElements(dense) => self.dense_elements(dense),
            AttrData::DenseStrings(dense) => self.dense_strings(dense),
            AttrData::DenseResource { dialect, key, .. } => {
                self.text("dense_resource<");
                self.resource_key(*dialect, *key);
                self.text(">");
            }
            AttrData::Sparse { indices, values, .. } => self.sparse(*indices, *values),
            AttrData::AffineMap(_) => {
                self.text("affine_map<");
                self.affine_map_attr(attr);
                return self.text(">");
            }
            AttrData::IntegerSet(_) => {
                self.text("affine_set<");
                self.affine_map_attr(attr);
                return self.text(">");
            }
            AttrData::StridedLayout(layout) => self.strided(layout),
            AttrData::Distinct { attr: referenced, .. } => {
                self.text("distinct[");
                self.distinct_number(attr);
                self.text("]<");
                if *referenced != ctx.unit() {
                    self.attr(*referenced);
                }
                return self.text(">");
            }
            AttrData::Opaque { dialect, text, .. } => self.opaque_symbol("#", *dialect, *text),
            AttrData::UnknownLoc
            | AttrData::FileLineCol { .. }
            | AttrData::FileRange(_)
            | AttrData::NameLoc { .. }
            | AttrData::CallSiteLoc { .. }
            | AttrData::FusedLoc { .. } => return self.location_attr(attr),
            AttrData::Dialect(_) => self.dialect_attr(attr),
            AttrData::Verbatim(verbatim) => self.verbatim_attr(verbatim),
        }
        if with_type {
            if let Some(ty) = attr_type(ctx, attr).filter(|ty| *ty != ctx.none_type()) {
                self.text(" : ");
                self.ty(ty);
            }
        }
    }

    /// Prints an integer or float attribute in full, without looking for an alias.
    pub(crate) fn number_body(&mut self, number: &AttrData, elision: TypeElision) {
        let shortest = elision == TypeElision::May;
        let ty = match number {
            AttrData::Integer(int) => {
                match *self.ctx.type_data(int.ty) {
                    TypeData::Integer { width: 1, sign: Sign::Signless } => {
                        return self.text(if int.value.is_zero() { "false" } else { "true" });
                    }
                    TypeData::Integer { width, sign } => {
                        self.integer(&int.value, sign == Sign::Unsigned);
                        if shortest && width == 64 && sign == Sign::Signless {
                            return;
                        }
                    }
                    _ => self.integer(&int.value, false),
                }
                int.ty
            }
            AttrData::Float(float) => {
                let TypeData::Float(kind) = *self.ctx.type_data(float.ty) else { return };
                let text = kind.text(float.bits());
                self.text(text.as_str());
                if shortest && kind == FloatKind::F64 && !text.as_str().starts_with("0x") {
                    return;
                }
                float.ty
            }
            _ => return,
        };
        if elision != TypeElision::Must && ty != self.ctx.none_type() {
            self.text(" : ");
            self.ty(ty);
        }
    }

    /// Returns the number in a property list that was created without interning a number attribute. Returns `None` for
    /// other property lists, or if hooks may suggest aliases for numbers.
    #[inline]
    pub(crate) fn unmade_number(&self, props: Option<Props>) -> Option<AttrData> {
        self.ctx.unmade_number(props).filter(|_| self.hooks.attr_aliases.is_empty())
    }

    /// Writes an integer in decimal, interpreted as signed unless `unsigned` is set.
    pub(crate) fn integer(&mut self, value: &ApInt, unsigned: bool) {
        if value.width() > 64 {
            let text = if unsigned { value.to_unsigned_string() } else { value.to_signed_string() };
            return self.text(&text);
        }
        match value.to_i64() {
            Some(signed) if !unsigned => self.signed(signed),
            _ => self.number(value.low_u64()),
        }
    }

    fn strided(&mut self, layout: &StridedLayout) {
        self.text("strided<[");
        self.comma_separated(layout.strides.iter(), |p, stride| p.stride(*stride));
        self.text("]");
        if layout.offset != 0 {
            self.text(", offset: ");
            self.stride(layout.offset);
        }
        self.text(">");
    }

    fn stride(&mut self, stride: i64) {
        if stride == DYNAMIC { self.text("?") } else { self.signed(stride) }
    }
}
