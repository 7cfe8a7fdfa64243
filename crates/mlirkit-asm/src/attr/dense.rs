//! Syntax of elements attributes: `dense`, `sparse`, `dense_resource` and `array`.

mod parse;

use mlirkit_ir::{
    Attr, AttrData, Context, DenseArrayAttr, DenseElementsAttr, DenseStringsAttr, Ident, Sign, Type, TypeData,
};
use mlirkit_num::{ApInt, FloatKind, hex};
use smallvec::SmallVec;

use crate::attr::printer::AttrPrinter;

/// The encoding of a number in the data of an elements attribute.
#[derive(Clone, Copy)]
enum NumberStorage {
    Int { width: u32, sign: Sign },
    Float(FloatKind),
}

impl NumberStorage {
    fn of(ctx: &Context, ty: Type) -> Option<Self> {
        match *ctx.type_data(ty) {
            TypeData::Integer { width, sign } => Some(Self::Int { width, sign }),
            TypeData::Index => Some(Self::Int { width: 64, sign: Sign::Signed }),
            TypeData::Float(kind) => Some(Self::Float(kind)),
            _ => None,
        }
    }

    fn bytes(self) -> usize {
        let width = match self {
            Self::Int { width, .. } => width,
            Self::Float(kind) => kind.width(),
        };
        width.div_ceil(8) as usize
    }

    fn is_bool(self) -> bool {
        matches!(self, Self::Int { width: 1, .. })
    }
}

/// The encoding of one element in the data of an elements attribute: a number, or a complex pair of numbers.
#[derive(Clone, Copy)]
struct ElementStorage {
    number: NumberStorage,
    complex: bool,
}

impl ElementStorage {
    fn of(ctx: &Context, ty: Type) -> Option<Self> {
        match *ctx.type_data(ty) {
            TypeData::Complex(part) => Some(Self { number: NumberStorage::of(ctx, part)?, complex: true }),
            _ => Some(Self { number: NumberStorage::of(ctx, ty)?, complex: false }),
        }
    }

    fn bytes(self) -> usize {
        self.number.bytes() * if self.complex { 2 } else { 1 }
    }

    /// Returns true if elements are stored as single bits. This applies to `i1`, except in complex numbers.
    fn is_bit(self) -> bool {
        !self.complex && self.number.is_bool()
    }
}

/// Returns the shape and the element type of a shaped type. The shape is `None` if the type is unranked. Returns `None`
/// for types that are not shaped.
pub(crate) fn shaped(ctx: &Context, ty: Type) -> Option<(Option<&[i64]>, Type)> {
    match ctx.type_data(ty) {
        TypeData::Vector(vector) => Some((Some(&vector.shape), vector.element)),
        TypeData::RankedTensor(tensor) => Some((Some(&tensor.shape), tensor.element)),
        TypeData::MemRef(memref) => Some((Some(&memref.shape), memref.element)),
        TypeData::UnrankedTensor(element) | TypeData::UnrankedMemRef { element, .. } => Some((None, *element)),
        TypeData::Dialect(_) => ctx.shaped(ty).map(|shaped| (shaped.dims, shaped.element)),
        _ => None,
    }
}

fn count(shape: &[i64]) -> u64 {
    shape.iter().fold(1, |product: u64, size| product.saturating_mul(u64::try_from(*size).unwrap_or(0)))
}

fn words(data: &[u8]) -> impl Iterator<Item = u64> + '_ {
    data.chunks_exact(8).map(|chunk| chunk.try_into().map_or(0, u64::from_le_bytes))
}

/// The maximum number of zero-width elements that are printed individually. Upstream prints any number individually.
const MANY_OF_NO_BITS: u64 = 1 << 16;

impl AttrPrinter<'_, '_> {
    fn is_elided(&self, ty: Type, splat: bool) -> bool {
        let count = shaped(self.ctx, ty).and_then(|(shape, _)| shape).map_or(0, count);
        !splat && self.options.elide_elements.is_some_and(|limit| limit < count)
    }

    fn elided(&mut self) {
        self.text("dense_resource<__elided__>");
    }

    /// Writes `dense<...>` for numbers.
    pub(crate) fn dense_elements(&mut self, dense: &DenseElementsAttr) {
        if self.is_elided(dense.ty, dense.splat) {
            return self.elided();
        }
        self.text("dense<");
        self.numbers(dense, true);
        self.text(">");
    }

    /// Writes an elements attribute as `<element: literal> : type`.
    pub(crate) fn typed_dense(&mut self, attr: Attr) {
        let AttrData::DenseElements(dense) = self.ctx.attr_data(attr) else { return self.attr(attr) };
        self.text("<");
        shaped(self.ctx, dense.ty).into_iter().for_each(|(_, element)| self.ty(element));
        self.text(": ");
        self.numbers(dense, true);
        self.text("> : ");
        self.ty(dense.ty);
    }

    /// Writes `dense<"text">` for strings.
    pub(crate) fn dense_strings(&mut self, dense: &DenseStringsAttr) {
        if self.is_elided(dense.ty, dense.splat) {
            return self.elided();
        }
        self.text("dense<");
        self.strings(dense);
        self.text(">");
    }

    fn strings(&mut self, dense: &DenseStringsAttr) {
        let ctx = self.ctx;
        let shape = shaped(ctx, dense.ty).and_then(|(shape, _)| shape).unwrap_or_default();
        let string = |i: usize| dense.values.get(i).map_or(&[][..], |value| ctx.bytes(*value));
        self.elements(shape, dense.splat, dense.values.len(), |p, i| p.string(string(i)));
    }

    /// Writes `sparse<indices, values>`.
    pub(crate) fn sparse(&mut self, indices: Attr, values: Attr) {
        let ctx = self.ctx;
        let AttrData::DenseElements(indices) = ctx.attr_data(indices) else { return };
        let elided = match ctx.attr_data(values) {
            AttrData::DenseElements(values) => self.is_elided(values.ty, values.splat),
            AttrData::DenseStrings(values) => self.is_elided(values.ty, values.splat),
            _ => false,
        };
        if elided || self.is_elided(indices.ty, indices.splat) {
            return self.elided();
        }
        self.text("sparse<");
        if shaped(ctx, indices.ty).and_then(|(shape, _)| shape).map_or(0, count) != 0 {
            self.numbers(indices, false);
            self.text(", ");
            match ctx.attr_data(values) {
                AttrData::DenseElements(values) => self.numbers(values, true),
                AttrData::DenseStrings(values) => self.strings(values),
                _ => {}
            }
        }
        self.text(">");
    }

    fn numbers(&mut self, dense: &DenseElementsAttr, hex: bool) {
        let Some((Some(shape), element)) = shaped(self.ctx, dense.ty) else { return };
        let Some(element) = ElementStorage::of(self.ctx, element) else { return };
        let limit = u64::try_from(self.options.hex_elements).ok();
        let hex = hex && !dense.splat && limit.is_some_and(|limit| limit < count(shape));
        if let Some(digits) = dense.data.digits().filter(|_| hex && !element.is_bit()) {
            return self.digits(digits);
        }
        let data = dense.data.as_slice();
        let bit = |i: usize| data.get(i / 8).is_some_and(|byte| byte >> (i % 8) & 1 != 0);
        if hex {
            if element.is_bit() && self.ctx.release().hex_bools_are_bytes() {
                let bools: Vec<u8> = (0..count(shape) as usize).map(|i| u8::from(bit(i))).collect();
                return self.hex(&bools);
            }
            return self.hex(data);
        }
        if element.is_bit() {
            let kept = if dense.splat { 1 } else { data.len().saturating_mul(8) };
            return self.elements(shape, dense.splat, kept, |p, i| p.text(if bit(i) { "true" } else { "false" }));
        }
        let (size, number) = (element.bytes(), element.number);
        let kept = data.len().checked_div(size).unwrap_or(usize::MAX);
        // Zero-width elements are not printed as a splat, unless there are very many.
        let splat = dense.splat && (size > 0 || count(shape) > MANY_OF_NO_BITS);
        self.elements(shape, splat, kept, |p, i| {
            let bytes = data.get(i.saturating_mul(size)..).and_then(|rest| rest.get(..size)).unwrap_or_default();
            if !element.complex {
                return p.one_number(bytes, number);
            }
            let (real, imaginary) = bytes.split_at(bytes.len() / 2);
            p.text("(");
            p.one_number(real, number);
            p.text(",");
            p.one_number(imaginary, number);
            p.text(")");
        });
    }

    /// Writes an element given by its little-endian bytes.
    fn one_number(&mut self, bytes: &[u8], number: NumberStorage) {
        let mut wide = [0; 16];
        wide.iter_mut().zip(bytes).for_each(|(to, from)| *to = *from);
        let bits = u128::from_le_bytes(wide);
        match number {
            NumberStorage::Float(kind) => self.text(kind.text(kind.canonicalize(bits)).as_str()),
            NumberStorage::Int { .. } if number.is_bool() => self.text(if bits & 1 != 0 { "true" } else { "false" }),
            NumberStorage::Int { width, sign } if width > 64 => {
                self.integer(&ApInt::from_le_bytes(width, bytes), sign == Sign::Unsigned);
            }
            NumberStorage::Int { width, sign } => {
                let unused = 64 - width.clamp(1, 64);
                let value = (bits as u64) << unused;
                if sign == Sign::Unsigned {
                    self.number(value >> unused);
                } else {
                    self.signed(value as i64 >> unused);
                }
            }
        }
    }

    /// Writes elements in nested brackets that show the shape; if `splat` is set, writes one element without brackets.
    /// `each` writes the element at an index. At most `kept` elements are written, because the data holds no more.
    fn elements(&mut self, shape: &[i64], splat: bool, kept: usize, mut each: impl FnMut(&mut Self, usize)) {
        let total = usize::try_from(count(shape)).unwrap_or(usize::MAX).min(kept);
        let Some((&row, outer)) = shape.split_last().filter(|_| !splat) else {
            if splat || total > 0 {
                each(self, 0);
            }
            return;
        };
        if total == 0 {
            return;
        }
        let row = usize::try_from(row).unwrap_or(1).max(1);
        let mut counter: SmallVec<[i64; 6]> = outer.iter().map(|_| 0).collect();
        let mut open = shape.len();
        self.brackets(b'[', open);
        let mut index = 0;
        loop {
            let end = (index + row).min(total);
            while index < end {
                each(self, index);
                index += 1;
                if index < end {
                    self.bytes(b", ");
                }
            }
            if index >= total {
                return self.brackets(b']', open);
            }
            // Closes one bracket for each counter that has reached its dimension.
            let mut full = 1;
            for (at, size) in counter.iter_mut().zip(outer).rev() {
                *at += 1;
                if *at < *size {
                    break;
                }
                *at = 0;
                full += 1;
            }
            full = full.min(open);
            self.brackets(b']', full);
            self.bytes(b", ");
            self.brackets(b'[', full);
            open = shape.len();
        }
    }

    fn brackets(&mut self, bracket: u8, count: usize) {
        self.out.buffer.resize(self.out.buffer.len() + count, bracket);
    }

    /// Writes bytes as a quoted hexadecimal string, `"0x0123"`.
    fn hex(&mut self, data: &[u8]) {
        self.text("\"0x");
        self.hex_digits(data);
        self.text("\"");
    }

    /// Writes digits as a quoted hexadecimal string, `"0x0123"`, in chunks of limited size.
    fn digits(&mut self, digits: &[u8]) {
        self.text("\"0x");
        digits.chunks(1 << 15).for_each(|piece| self.bytes(piece));
        self.text("\"");
    }

    /// Writes bytes as hexadecimal digits, in chunks of limited size.
    pub(crate) fn hex_digits(&mut self, data: &[u8]) {
        for piece in data.chunks(1 << 14) {
            hex::encode(piece, &mut self.out.buffer);
            self.bytes(b"");
        }
    }

    /// Writes an array attribute, `array<i32: 1, 2>`.
    pub(crate) fn dense_array(&mut self, array: &DenseArrayAttr) {
        self.text("array<");
        self.ty(array.element);
        if array.len > 0 {
            self.text(": ");
            self.array_numbers(array);
        }
        self.text(">");
    }

    /// Writes the elements of an array attribute in brackets, as declarative formats print them: `[1, 2]`.
    pub fn dense_array_elements(&mut self, attr: Attr) {
        self.text("[");
        self.bare_dense_array_elements(attr);
        self.text("]");
    }

    /// Writes the elements of an array attribute without brackets: `1, 2`.
    pub fn bare_dense_array_elements(&mut self, attr: Attr) {
        if let AttrData::DenseArray(array) = self.ctx.attr_data(attr) {
            self.array_numbers(array);
        }
    }

    fn array_numbers(&mut self, array: &DenseArrayAttr) {
        let Some(number) = NumberStorage::of(self.ctx, array.element) else { return };
        let (size, data) = (number.bytes(), array.data.as_slice());
        let len = data.len().checked_div(size).unwrap_or(usize::try_from(array.len).unwrap_or(0));
        for i in 0..len {
            self.bytes(if i > 0 { b", " } else { b"" });
            self.one_number(data.get(i * size..(i + 1) * size).unwrap_or_default(), number);
        }
    }

    /// Writes an interned string as a quoted literal.
    pub fn string_literal(&mut self, text: Ident) {
        self.string(self.ctx.bytes(text));
    }
}
