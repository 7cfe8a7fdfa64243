//! Parsing of `dense`, `sparse` and `array` attributes.

use bytes::Bytes;
use mlirkit_ir::engine;
use mlirkit_ir::{
    Attr, AttrData, Blob, Context, DenseArrayAttr, DenseElementsAttr, DenseStringsAttr, Sign, TensorType, Type,
    TypeData, pack_bools,
};
use mlirkit_num::ApInt;
use smallvec::SmallVec;

use crate::attr::builtin_type::list;
use crate::attr::dense::{ElementStorage, NumberStorage, count, shaped, words};
use crate::attr::parser::{AttrParser, Delimiter, PResult};
use crate::text::Offset;
use crate::text::hex;
use crate::text::lexer::{Kind, Token};

/// The maximum size, in bytes, of a constant that is decoded while parsing. A larger one may be kept as hexadecimal
/// digits until it is first used.
const DECODED: usize = 256 << 10;

type Dims = SmallVec<[i64; 4]>;

/// The tokens between `dense<` and `>`. They are converted once the type, which comes last, is known.
#[derive(Default)]
struct ElementsLiteral {
    shape: Dims,
    elements: Vec<(bool, Token)>,
    /// The token, if the literal is a single string: hexadecimal digits, or a string element if the element type is not
    /// a number.
    string: Option<Token>,
}

impl AttrParser<'_, '_> {
    // dense<...>

    pub(crate) fn dense_attr(&mut self, ty: Option<Type>) -> PResult<Attr> {
        let offset = self.offset();
        self.bump();
        self.expect(Kind::Less, "expected '<' after 'dense'")?;
        let mut literal = ElementsLiteral::default();
        if !self.eat(Kind::Greater) {
            literal = self.literal(true)?;
            self.expect(Kind::Greater, "expected '>'")?;
        }
        let ty = self.elements_type(offset, ty)?;
        self.dense_of(&literal, offset, ty)
    }

    /// Parses `<element: literal> : type`. Returns the elements attribute and its type.
    pub(crate) fn typed_dense(&mut self) -> PResult<(Attr, Type)> {
        let offset = self.offset();
        self.expect(Kind::Less, "expected '<'")?;
        let element = self.ty()?;
        self.expect(Kind::Colon, "expected ':'")?;
        let literal = self.literal(true)?;
        self.expect(Kind::Greater, "expected '>'")?;
        self.expect(Kind::Colon, "expected ':'")?;
        let type_offset = self.offset();
        let ty = self.ty()?;
        let shaped = shaped(self.ctx, ty);
        if shaped.is_none_or(|(_, own)| own != element) {
            let (own, element) = (self.type_text(ty), self.type_text(element));
            return Err(
                self.error_at(type_offset, &format!("expected a type with the element type {element}, but got {own}"))
            );
        }
        self.dense_of(&literal, offset, ty).map(|attr| (attr, ty))
    }

    fn literal(&mut self, hex: bool) -> PResult<ElementsLiteral> {
        let mut literal = ElementsLiteral::default();
        if hex && self.at(Kind::String) {
            literal.string = Some(self.bump());
        } else if self.at(Kind::LSquare) {
            literal.shape = self.nested(|p| p.literal_list(&mut literal.elements))?;
        } else {
            self.literal_element(&mut literal.elements)?;
        }
        Ok(literal)
    }

    /// Parses a list whose elements are lists or literals of the same shape. Returns the shape.
    fn literal_list(&mut self, elements: &mut Vec<(bool, Token)>) -> PResult<Dims> {
        let mut size = 0;
        let mut inner: Option<Dims> = None;
        self.list(Delimiter::Square, "", |p| {
            let shape = if p.at(Kind::LSquare) {
                p.nested(|p| p.literal_list(elements))?
            } else {
                p.literal_element(elements)?;
                Dims::new()
            };
            size += 1;
            match &inner {
                None => inner = Some(shape),
                Some(first) if *first == shape => {}
                Some(_) => {
                    let message = "tensor literal is invalid; ranks are not consistent between elements";
                    return Err(p.error_here(message));
                }
            }
            Ok(())
        })?;
        let mut shape = Dims::new();
        shape.push(size);
        shape.extend(inner.unwrap_or_default());
        Ok(shape)
    }

    fn literal_element(&mut self, elements: &mut Vec<(bool, Token)>) -> PResult<()> {
        match self.kind() {
            Kind::Integer | Kind::Float | Kind::String => elements.push((false, self.bump())),
            Kind::BareId if matches!(self.spelling(), b"true" | b"false") => elements.push((false, self.bump())),
            Kind::Minus => {
                self.bump();
                if !matches!(self.kind(), Kind::Integer | Kind::Float) {
                    return Err(self.error_here("expected integer or floating point literal"));
                }
                elements.push((true, self.bump()));
            }
            Kind::LParen => {
                self.bump();
                self.nested(|p| p.literal_element(elements))?;
                self.expect(Kind::Comma, "expected ',' between complex elements")?;
                self.nested(|p| p.literal_element(elements))?;
                self.expect(Kind::RParen, "expected ')' after complex elements")?;
            }
            _ => return Err(self.error_here("expected element literal of primitive type")),
        }
        Ok(())
    }

    /// Parses the type after an elements literal, unless `ty` is given.
    fn elements_type(&mut self, offset: Offset, ty: Option<Type>) -> PResult<Type> {
        let ty = match ty {
            Some(ty) => ty,
            None => {
                self.expect(Kind::Colon, "expected ':'")?;
                self.ty()?
            }
        };
        match shaped(self.ctx, ty) {
            None => Err(self.error_at(offset, "elements literal must be a shaped type")),
            Some((Some(shape), _)) if shape.iter().all(|size| *size >= 0) => Ok(ty),
            Some(_) => Err(self.error_at(offset, "elements literal type must have static shape")),
        }
    }

    fn dense_of(&mut self, literal: &ElementsLiteral, offset: Offset, ty: Type) -> PResult<Attr> {
        let ctx = self.ctx;
        let Some((Some(shape), element_ty)) = shaped(ctx, ty) else {
            return Err(self.error_at(offset, "elements literal must be a shaped type"));
        };
        let element = ElementStorage::of(ctx, element_ty);
        if let (Some(tok), Some(element)) = (literal.string, element) {
            return self.dense_of_hex(tok, offset, ty, element);
        }
        if !literal.shape.is_empty() && *literal.shape != *shape {
            let (found, expected) = (list(&literal.shape), list(shape));
            let message = format!("inferred shape of elements literal ([{found}]) does not match type ([{expected}])");
            return Err(self.error_at(offset, &message));
        }
        let wanted = count(shape);
        if literal.string.is_none() && literal.elements.is_empty() && wanted > 0 {
            let ty = self.type_text(ty);
            let message = format!("parsed zero elements, but type ('{ty}') expected at least 1");
            return Err(self.error_at(offset, &message));
        }
        let Some(element) = element else { return self.dense_of_strings(literal, offset, ty) };
        let parsed = literal.elements.len() as u64;
        let parts = if element.complex { 2 } else { 1 };
        let splat = literal.shape.is_empty() && parsed <= parts;
        let expected = if splat && parsed > 0 { parts } else { wanted.saturating_mul(parts) };
        if parsed != expected {
            let ty = self.type_text(if splat { element_ty } else { ty });
            let message = format!("parsed {parsed} elements, but type ('{ty}') expected {expected} elements");
            return Err(self.error_at(offset, &message));
        }
        let data = self.elements_data(&literal.elements, element)?;
        Ok(dense(ctx, ty, element, wanted, data.into(), parsed == parts))
    }

    fn elements_data(&self, elements: &[(bool, Token)], element: ElementStorage) -> PResult<Vec<u8>> {
        let number = element.number;
        let bytes = number.bytes();
        if element.is_bit() {
            let mut data = vec![0; elements.len().div_ceil(8)];
            for (i, (negative, tok)) in elements.iter().enumerate() {
                let bit = self.int_element(*negative, *tok, number)?.low_u64() & 1;
                if let Some(byte) = data.get_mut(i / 8) {
                    *byte |= (bit as u8) << (i % 8);
                }
            }
            // A boolean splat is stored as a whole byte.
            if let ([_], Some(byte)) = (elements, data.first_mut()) {
                *byte = if *byte == 0 { 0 } else { 0xff };
            }
            return Ok(data);
        }
        // The allocation is limited because a few elements of millions of bits may take more memory than the source.
        let mut data = Vec::with_capacity(elements.len() * bytes.min(64));
        for (negative, tok) in elements {
            match number {
                NumberStorage::Int { .. } => push_int(&mut data, &self.int_element(*negative, *tok, number)?, bytes),
                NumberStorage::Float(kind) => match self.float_bits(*tok, *negative, kind)? {
                    Some(bits) => data.extend(bits.to_le_bytes().iter().take(bytes)),
                    None => return Err(self.error_at(tok.start, "expected floating point literal")),
                },
            }
        }
        Ok(data)
    }

    fn int_element(&self, negative: bool, tok: Token, number: NumberStorage) -> PResult<ApInt> {
        let NumberStorage::Int { width, sign } = number else { return Ok(ApInt::zero(1)) };
        if negative && sign == Sign::Unsigned {
            let message = "expected unsigned integer elements, but parsed negative value";
            return Err(self.error_at(tok.start, message));
        }
        match tok.kind {
            Kind::Float => Err(self.error_at(tok.start, "expected integer elements, but parsed floating-point")),
            Kind::BareId if width == 1 => Ok(ApInt::from_u64(1, u64::from(self.text(tok) == b"true"))),
            Kind::BareId => Err(self.error_at(tok.start, "expected i1 type for 'true' or 'false' values")),
            _ => self
                .integer_bits(self.text(tok), negative, width, sign)
                .ok_or_else(|| self.out_of_range(tok, width, "type")),
        }
    }

    fn dense_of_hex(&mut self, tok: Token, offset: Offset, ty: Type, element: ElementStorage) -> PResult<Attr> {
        let text = self.text(tok);
        let digits = text.get(1..text.len().saturating_sub(1)).and_then(|text| text.strip_prefix(b"0x"));
        let wanted = shaped(self.ctx, ty).and_then(|(shape, _)| shape).map_or(0, count);
        if let Some(attr) = digits.and_then(|digits| self.dense_of_digits((tok, digits), ty, element, wanted)) {
            return Ok(attr);
        }
        let Some(mut data) = digits.and_then(hex::decode) else {
            return Err(self.error_at(tok.start, "expected string containing hex digits starting with `0x`"));
        };
        let length = data.len() as u64;
        let one_byte_each = element.is_bit() && self.ctx.release().hex_bools_are_bytes();
        let (splat, valid) = if one_byte_each {
            (wanted == 1 || length == 1, length == 1 || length == wanted)
        } else if element.is_bit() {
            let splat = wanted == 1 || matches!(*data, [0 | 0xff]);
            (splat, matches!(*data, [0 | 0xff]) || length == wanted.div_ceil(8))
        } else {
            let one = data.len() == element.bytes();
            (wanted == 1 || one, one || length == wanted.saturating_mul(element.bytes() as u64))
        };
        if !valid {
            let ty = self.type_text(ty);
            let message = format!("elements hex data size is invalid for provided type: '{ty}'");
            return Err(self.error_at(offset, &message));
        }
        if one_byte_each {
            data = pack_bools(&data).into();
        }
        Ok(dense(self.ctx, ty, element, wanted, data, splat))
    }

    /// Returns a large constant that refers to its hexadecimal digits as a slice of the source. Returns `None` if the
    /// digits must be decoded, or are invalid.
    fn dense_of_digits(
        &self,
        (tok, digits): (Token, &[u8]),
        ty: Type,
        element: ElementStorage,
        count: u64,
    ) -> Option<Attr> {
        let (length, size) = ((digits.len() / 2) as u64, element.bytes());
        let fits = digits.len().is_multiple_of(2) && length == count.saturating_mul(size as u64);
        if digits.len() <= 2 * DECODED || element.is_bit() || !fits || !self.is_digits(tok) {
            return None;
        }
        // A splat is stored as a single element, so it must be decoded.
        let (but_last, but_first) = (digits.get(..digits.len() - 2 * size)?, digits.get(2 * size..)?);
        if but_last == but_first {
            return None;
        }
        let data = engine::blob_of_digits(self.shared(digits)?);
        Some(self.ctx.attr(AttrData::DenseElements(Box::new(DenseElementsAttr { ty, splat: false, data }))))
    }

    fn dense_of_strings(&mut self, literal: &ElementsLiteral, offset: Offset, ty: Type) -> PResult<Attr> {
        let mut values = Vec::new();
        for tok in literal.string.into_iter().chain(literal.elements.iter().map(|(_, tok)| *tok)) {
            if tok.kind != Kind::String {
                let text = String::from_utf8_lossy(self.text(tok));
                return Err(self.error_at(offset, &format!("expected string token, got {text}")));
            }
            values.push(self.ctx.ident_bytes(&self.string_value(tok)));
        }
        let splat = match &*values {
            [first, rest @ ..] => rest.iter().all(|value| value == first),
            [] => false,
        };
        values.truncate(if splat { 1 } else { values.len() });
        let strings = DenseStringsAttr { ty, values: values.into(), splat };
        Ok(self.ctx.attr(AttrData::DenseStrings(Box::new(strings))))
    }

    // Parses `dense_resource<key>`.

    pub(crate) fn dense_resource_attr(&mut self, ty: Option<Type>) -> PResult<Attr> {
        let offset = self.offset();
        self.bump();
        self.expect(Kind::Less, "expected '<' after 'dense_resource'")?;
        let key = match self.kind() {
            Kind::BareId | Kind::IntType => self.ctx.ident_bytes(self.spelling()),
            Kind::String => self.ctx.ident_bytes(&self.string_value(self.tok())),
            _ => return Err(self.error_here("expected identifier key for 'resource' entry")),
        };
        self.bump();
        self.expect(Kind::Greater, "expected '>'")?;
        let (ty, offset) = match ty {
            Some(ty) => (ty, offset),
            None => {
                let offset = self.offset();
                self.expect(Kind::Colon, "expected ':'")?;
                (self.ty()?, offset)
            }
        };
        if shaped(self.ctx, ty).is_none() {
            return Err(self.error_at(offset, "`dense_resource` expected a shaped type"));
        }
        let dialect = self.ctx.ident("builtin");
        Ok(self.ctx.attr(AttrData::DenseResource { ty, dialect, key }))
    }

    // Parses `sparse<indices, values>`.

    pub(crate) fn sparse_attr(&mut self, ty: Option<Type>) -> PResult<Attr> {
        let ctx = self.ctx;
        let offset = self.offset();
        self.bump();
        self.expect(Kind::Less, "Expected '<' after 'sparse'")?;
        let tensor = |shape: &[i64], element| {
            ctx.ty(TypeData::RankedTensor(Box::new(TensorType { shape: shape.into(), element, encoding: None })))
        };
        if self.eat(Kind::Greater) {
            let ty = self.elements_type(offset, ty)?;
            let Some((Some(shape), element)) = shaped(ctx, ty) else { return Ok(ctx.unit()) };
            let indices = empty_dense(ctx, tensor(&[0, shape.len() as i64], ctx.i64_type()));
            let values = empty_dense(ctx, tensor(&[0], element));
            return Ok(ctx.attr(AttrData::Sparse { ty, indices, values }));
        }
        let indices_offset = self.offset();
        let indices = self.literal(false)?;
        self.expect(Kind::Comma, "expected ','")?;
        let values_offset = self.offset();
        let values = self.literal(true)?;
        self.expect(Kind::Greater, "expected '>'")?;
        let ty = self.elements_type(offset, ty)?;
        let Some((Some(shape), element)) = shaped(ctx, ty) else { return Ok(ctx.unit()) };
        let rank = shape.len() as i64;
        let indices_shape = if indices.shape.is_empty() { Dims::from_slice(&[1, rank]) } else { indices.shape.clone() };
        let count = indices_shape.first().copied().unwrap_or(0);
        let values_shape = if values.shape.is_empty() { Dims::from_slice(&[count]) } else { values.shape.clone() };
        let indices = self.dense_of(&indices, indices_offset, tensor(&indices_shape, ctx.i64_type()))?;
        let values = self.dense_of(&values, values_offset, tensor(&values_shape, element))?;
        if let Some(message) = sparse_error(self, ty, indices, values) {
            return Err(self.error_at(offset, &message));
        }
        Ok(ctx.attr(AttrData::Sparse { ty, indices, values }))
    }

    // Parses `array<i32: 1, 2>`.

    pub(crate) fn dense_array_attr(&mut self) -> PResult<Attr> {
        self.bump();
        self.expect(Kind::Less, "expected '<' after 'array'")?;
        let offset = self.offset();
        let element = match self.ty() {
            Ok(ty) => ty,
            Err(first) => {
                let message = "expected an integer or floating point type";
                return Err(self.and_then_error(first, Some(offset), message));
            }
        };
        let number = NumberStorage::of(self.ctx, element).filter(|_| *self.ctx.type_data(element) != TypeData::Index);
        let Some(number) = number else {
            let ty = self.type_text(element);
            return Err(self.error_at(offset, &format!("expected integer or float type, got: '{ty}'")));
        };
        let width = match number {
            NumberStorage::Int { width, .. } => width,
            NumberStorage::Float(kind) => kind.width(),
        };
        if width % 8 != 0 && !number.is_bool() {
            return Err(self.error_at(offset, "element type bitwidth must be a multiple of 8"));
        }
        let mut array = (Vec::new(), 0);
        if !self.eat(Kind::Greater) {
            self.expect(Kind::Colon, "expected ':' after dense array type")?;
            array = self.array_elements(number, false)?;
            self.expect(Kind::Greater, "expected '>' to close an array attribute")?;
        }
        Ok(dense_array(self.ctx, element, array))
    }

    /// Parses an array of this element type as declarative formats print it: `[1, 2]`.
    pub fn dense_array_elements(&mut self, element: Type) -> PResult<Attr> {
        self.expect(Kind::LSquare, "expected '['")?;
        let mut array = (Vec::new(), 0);
        if !self.eat(Kind::RSquare) {
            array = match self.array_numbers(element) {
                Ok(array) => array,
                // A missing closing bracket is reported too.
                Err(first) => {
                    return Err(match self.expect(Kind::RSquare, "expected ']'") {
                        Ok(_) => first,
                        Err(second) => {
                            self.warnings.push(*first);
                            second
                        }
                    });
                }
            };
            self.expect(Kind::RSquare, "expected ']'")?;
        }
        Ok(dense_array(self.ctx, element, array))
    }

    /// Parses one or more array elements without brackets: `1, 2`.
    pub fn bare_dense_array_elements(&mut self, element: Type) -> PResult<Attr> {
        let array = self.array_numbers(element)?;
        Ok(dense_array(self.ctx, element, array))
    }

    fn array_numbers(&mut self, element: Type) -> PResult<(Vec<u8>, u64)> {
        match NumberStorage::of(self.ctx, element) {
            Some(number) => self.array_elements(number, true),
            None => Err(self.error_here("expected integer literal")),
        }
    }

    /// Parses comma-separated elements. With `bare`, the source does not contain the element type; integers are then
    /// signed, or `true` or `false`.
    fn array_elements(&mut self, number: NumberStorage, bare: bool) -> PResult<(Vec<u8>, u64)> {
        let (mut data, mut len) = (Vec::new(), 0);
        loop {
            match number {
                NumberStorage::Int { .. } => self.array_int(number, bare, &mut data)?,
                NumberStorage::Float(kind) => {
                    let negative = self.eat(Kind::Minus);
                    let tok = self.tok();
                    match self.float_bits(tok, negative, kind)? {
                        Some(bits) => data.extend(bits.to_le_bytes().iter().take(number.bytes())),
                        None => return Err(self.error_here("expected floating point literal")),
                    }
                    self.bump();
                }
            }
            len += 1;
            if !self.eat(Kind::Comma) {
                return Ok((data, len));
            }
        }
    }

    fn array_int(&mut self, number: NumberStorage, bare: bool, data: &mut Vec<u8>) -> PResult<()> {
        let NumberStorage::Int { width, sign } = number else { return Ok(()) };
        let offset = self.offset();
        let negative = self.eat(Kind::Minus);
        let is_true = self.at_keyword("true");
        if (is_true || self.at_keyword("false")) && !(bare && negative) {
            if !number.is_bool() && !bare {
                return Err(self.error_here("expected i1 type for 'true' or 'false' values"));
            }
            // Each byte of a boolean element repeats its bit.
            let bytes = number.bytes();
            let value = if number.is_bool() { 1 } else { u8::MAX };
            data.extend(std::iter::repeat_n(if is_true { value } else { 0 }, bytes));
            self.bump();
            return Ok(());
        }
        let tok = self.tok();
        if !self.eat(Kind::Integer) {
            return Err(match bare {
                true => self.hook_error(self.offset(), "expected integer value"),
                false => self.error_here("expected integer literal"),
            });
        }
        if number.is_bool() {
            return Err(self.error_here("expected 'true' or 'false' values for i1 type"));
        }
        let sign = if bare { Sign::Signed } else { sign };
        let bits = |negative| self.integer_bits(self.text(tok), negative, width, sign);
        // A negative zero is accepted if `bare` is set.
        let zero = || bits(false).filter(|value| bare && value.is_zero());
        match bits(negative).or_else(zero) {
            Some(value) => push_int(data, &value, number.bytes()),
            None if bare => return Err(self.hook_error(offset, "integer value too large")),
            None => return Err(self.error_here("integer constant out of range")),
        }
        Ok(())
    }
}

fn push_int(data: &mut Vec<u8>, value: &ApInt, bytes: usize) {
    if value.width() > 64 {
        value.write_le_bytes(data);
    } else {
        data.extend(value.low_u64().to_le_bytes().iter().take(bytes));
    }
}

fn dense_array(ctx: &Context, element: Type, (data, len): (Vec<u8>, u64)) -> Attr {
    ctx.attr(AttrData::DenseArray(Box::new(DenseArrayAttr { element, len, data: Blob::owned(data) })))
}

fn empty_dense(ctx: &Context, ty: Type) -> Attr {
    let data = Blob::owned(Vec::new());
    ctx.attr(AttrData::DenseElements(Box::new(DenseElementsAttr { ty, splat: false, data })))
}

/// Creates a dense attribute of `count` elements. If `splat` is set, the data holds one element.
fn dense(ctx: &Context, ty: Type, element: ElementStorage, count: u64, mut data: Bytes, splat: bool) -> Attr {
    let mut dense = if splat {
        if let (true, Some(bits)) = (element.is_bit(), data.first()) {
            data = Bytes::from_static(if *bits == 0 { &[0] } else { &[0xff] });
        }
        DenseElementsAttr { ty, splat: !data.is_empty(), data: Blob::new(data) }
    } else {
        let bits = if element.is_bit() { 1 } else { 8 * element.bytes() as u64 };
        DenseElementsAttr::new(ty, bits, count, data)
    };
    // Zero-width numbers are stored as a splat.
    dense.splat |= element.bytes() == 0;
    ctx.attr(AttrData::DenseElements(Box::new(dense)))
}

/// Returns the error in a sparse attribute, if any.
fn sparse_error(p: &AttrParser<'_, '_>, ty: Type, indices: Attr, values: Attr) -> Option<String> {
    let ctx = p.ctx;
    let shape_of = |attr| shaped(ctx, crate::attr::builtin_attr::attr_type(ctx, attr)?)?.0;
    let (shape, indices_shape, values_shape) = (shaped(ctx, ty)?.0?, shape_of(indices)?, shape_of(values)?);
    if values_shape.len() != 1 {
        return Some("expected 1-d tensor for sparse element values".into());
    }
    let fits = match *indices_shape {
        [n, rank] => rank == shape.len() as i64 && values_shape.first() == Some(&n),
        [n] => shape.len() == 1 && values_shape.first() == Some(&n),
        _ => false,
    };
    if !fits {
        return Some(format!(
            "expected shape ([{}]); inferred shape of indices literal ([{}]); inferred shape of values literal ([{}])",
            list(shape),
            list(indices_shape),
            list(values_shape)
        ));
    }
    let AttrData::DenseElements(indices) = ctx.attr_data(indices) else { return None };
    let numbers: Vec<u64> = words(indices.data.as_slice()).collect();
    let outside = |index: &[u64]| !index.iter().zip(shape).all(|(i, size)| i64::try_from(*i).is_ok_and(|i| i < *size));
    let splat: Vec<u64>;
    let numbers = if indices.splat {
        splat = numbers.iter().copied().cycle().take(if numbers.is_empty() { 0 } else { shape.len() }).collect();
        &splat
    } else {
        &numbers
    };
    let bad = numbers.chunks(shape.len().max(1)).enumerate().find(|(_, index)| outside(index));
    bad.map(|(number, index)| {
        let index = index.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
        let ty = p.type_text(ty);
        format!("sparse index #{number} is not contained within the value shape, with index=[{index}], and type='{ty}'")
    })
}
