//! Parsing and printing of builtin types. Dialect types are in `dialect_symbol.rs`.

use mlirkit_defs::TypeDef;
use mlirkit_ir::{
    Attr, AttrData, Context, DYNAMIC, FunctionType, MemRefType, Sign, TensorType, Type, TypeData, VectorType, valid,
};
use mlirkit_num::FloatKind;
use smallvec::SmallVec;

use crate::attr::parser::{AttrParser, PResult};
use crate::attr::printer::{AttrPrinter, TypeElision};
use crate::text::lexer::Kind;

/// The maximum width of an integer type, in bits.
const MAX_INTEGER_WIDTH: u32 = (1 << 24) - 1;

/// The maximum source length, in bytes, of a type that is cached.
const LONGEST_KNOWN_TYPE: usize = 200;

type Dims = SmallVec<[i64; 6]>;

impl<'s> AttrParser<'s, '_> {
    /// Parses a type of any kind.
    pub fn ty(&mut self) -> PResult<Type> {
        if self.at(Kind::LParen) { self.nested(Self::function_type) } else { self.non_function_type() }
    }

    /// Parses a type; returns `None` if the current token does not start one.
    pub fn optional_ty(&mut self) -> PResult<Option<Type>> {
        if self.at_type() { self.ty().map(Some) } else { Ok(None) }
    }

    fn at_type(&self) -> bool {
        match self.kind() {
            Kind::LParen | Kind::IntType | Kind::ExclaimId => true,
            Kind::BareId => {
                let text = self.spelling();
                self.bare_type().is_some()
                    || matches!(text, b"memref" | b"tensor" | b"complex" | b"tuple" | b"vector" | b"index" | b"none")
                    || float_kind(text).is_some()
            }
            _ => false,
        }
    }

    /// Parses a type other than a function type. Used after `->`, where parentheses enclose a list of results.
    pub fn non_function_type(&mut self) -> PResult<Type> {
        if let Some(def) = self.bare_type() {
            return self.own_type(def);
        }
        match self.kind() {
            Kind::IntType => self.known_type(Some(self.spelling()), Self::integer_type),
            Kind::ExclaimId => self.extended_type(),
            Kind::BareId => match self.spelling() {
                b"index" => {
                    self.bump();
                    Ok(self.ctx.index_type())
                }
                b"none" => {
                    self.bump();
                    Ok(self.ctx.none_type())
                }
                b"memref" => self.known_type(self.type_source(false), |p| p.nested(Self::memref_type)),
                b"tensor" => self.known_type(self.type_source(false), |p| p.nested(Self::tensor_type)),
                b"vector" => self.known_type(self.type_source(false), |p| p.nested(Self::vector_type)),
                b"complex" => self.known_type(self.type_source(false), |p| p.nested(Self::complex_type)),
                b"tuple" => self.known_type(self.type_source(false), |p| p.nested(Self::tuple_type)),
                text => self.known_type(Some(text), |p| match float_kind(text) {
                    Some(kind) => {
                        p.bump();
                        Ok(p.ctx.float_type(kind))
                    }
                    None => Err(p.wrong_token("expected non-function type")),
                }),
            },
            _ => Err(self.wrong_token("expected non-function type")),
        }
    }

    /// Returns the definition of the type whose mnemonic is the current token, if types may be written so here.
    fn bare_type(&self) -> Option<&'static TypeDef> {
        let dialect = self.bare.filter(|_| self.at(Kind::BareId))?;
        let def = dialect.type_(std::str::from_utf8(self.spelling()).ok()?)?;
        def.mnemonic.is_some().then_some(def)
    }

    /// Parses a type that is written without `!dialect.`.
    fn own_type(&mut self, def: &'static TypeDef) -> PResult<Type> {
        self.bump();
        match self.hooks.row(self.ctx, def) {
            Some(rows) => rows.parse_type(def, self),
            None => self.opaque_type_body(def),
        }
    }

    /// Returns the cached type for source `text`, or parses the type with `rule` and caches it.
    pub(crate) fn known_type(
        &mut self,
        text: Option<&'s [u8]>,
        rule: impl FnOnce(&mut Self) -> PResult<Type>,
    ) -> PResult<Type> {
        let Some(text) = text else { return rule(self) };
        let end = self.offset() + text.len() as u32;
        if let Some(ty) = self.known.types.get(text) {
            self.skip_on_line(end);
            return Ok(ty);
        }
        let ty = rule(self)?;
        if self.last_end() == end {
            self.known.types.insert(text, ty);
        }
        Ok(ty)
    }

    /// Returns the source from the current keyword to the `>` that closes its `<`, for use as a cache key. Returns
    /// `None` if it is too long, or contains newlines, comments, `-` or, unless `strings` is set, strings.
    pub(crate) fn type_source(&self, strings: bool) -> Option<&'s [u8]> {
        let start = self.offset() as usize;
        let open = self.tok().end as usize;
        let rest = self.all().get(open..)?;
        let (mut depth, mut in_string) = (0u32, false);
        for (i, c) in rest.iter().take(LONGEST_KNOWN_TYPE).enumerate() {
            match c {
                b'"' if in_string => in_string = false,
                b'\\' | b'\n' if in_string => return None,
                _ if in_string => {}
                b'<' => depth += 1,
                b'>' if depth == 1 => return self.all().get(start..open + i + 1),
                b'>' => depth = depth.checked_sub(1)?,
                b'"' if strings => in_string = true,
                b'"' | b'/' | b'-' | b'\n' => return None,
                _ if depth == 0 => return None,
                _ => {}
            }
        }
        None
    }

    fn integer_type(&mut self) -> PResult<Type> {
        let text = self.spelling();
        let (sign, digits) = match text {
            [b's', _, digits @ ..] => (Sign::Signed, digits),
            [b'u', _, digits @ ..] => (Sign::Unsigned, digits),
            _ => (Sign::Signless, text.get(1..).unwrap_or_default()),
        };
        let Some(width) = std::str::from_utf8(digits).ok().and_then(|digits| digits.parse::<u32>().ok()) else {
            return Err(self.error_here("invalid integer width"));
        };
        if width > MAX_INTEGER_WIDTH {
            let message = format!("integer bitwidth is limited to {MAX_INTEGER_WIDTH} bits");
            return Err(self.error_at(self.offset(), &message));
        }
        self.bump();
        Ok(self.ctx.ty(TypeData::Integer { width, sign }))
    }

    /// Parses a function type, `(inputs) -> results`.
    fn function_type(&mut self) -> PResult<Type> {
        let mut inputs = SmallVec::<[Type; 8]>::new();
        let mut results = SmallVec::<[Type; 8]>::new();
        self.types_in_parens(&mut inputs)?;
        self.expect(Kind::Arrow, "expected '->' in function type")?;
        self.function_results(&mut results)?;
        Ok(self.ctx.function_type(&inputs, &results))
    }

    /// Parses `T` or `(T...)`, the syntax of function results after `->`.
    pub fn function_results(&mut self, types: &mut impl Extend<Type>) -> PResult<()> {
        if self.at(Kind::LParen) {
            return self.types_in_parens(types);
        }
        types.extend([self.non_function_type()?]);
        Ok(())
    }

    /// Parses a parenthesized, possibly empty type list, `(T, T)`.
    pub fn types_in_parens(&mut self, types: &mut impl Extend<Type>) -> PResult<()> {
        self.expect(Kind::LParen, "expected '('")?;
        if self.eat(Kind::RParen) {
            return Ok(());
        }
        self.type_list(types)?;
        self.expect(Kind::RParen, "expected ')'").map(|_| ())
    }

    /// Parses a list of one or more types, `T, T`.
    pub fn type_list(&mut self, types: &mut impl Extend<Type>) -> PResult<()> {
        loop {
            types.extend([self.ty()?]);
            if !self.eat(Kind::Comma) {
                return Ok(());
            }
        }
    }

    fn complex_type(&mut self) -> PResult<Type> {
        self.bump();
        self.expect(Kind::Less, "expected '<' in complex type")?;
        let offset = self.offset();
        let element = self.ty()?;
        self.expect(Kind::Greater, "expected '>' in complex type")?;
        if !self.ctx.is_complex_element(element) {
            return Err(self.error_at(offset, valid::NO_COMPLEX_ELEMENT));
        }
        Ok(self.ctx.ty(TypeData::Complex(element)))
    }

    fn tuple_type(&mut self) -> PResult<Type> {
        self.bump();
        self.expect(Kind::Less, "expected '<' in tuple type")?;
        let mut types = Vec::new();
        if !self.eat(Kind::Greater) {
            self.type_list(&mut types)?;
            self.expect(Kind::Greater, "expected '>' in tuple type")?;
        }
        Ok(self.ctx.ty(TypeData::Tuple(types.into())))
    }

    fn vector_type(&mut self) -> PResult<Type> {
        let offset = self.offset();
        self.bump();
        self.expect(Kind::Less, "expected '<' in vector type")?;
        let mut shape = Dims::new();
        let mut scalable = SmallVec::<[bool; 6]>::new();
        while matches!(self.kind(), Kind::Integer | Kind::LSquare) {
            let brackets = self.eat(Kind::LSquare);
            shape.push(self.dimension()?);
            while brackets && self.ctx.release().counts_scalable_dims() && !self.at(Kind::RSquare) {
                scalable.push(true);
                self.dimension_x()?;
                shape.push(self.dimension()?);
            }
            if brackets && !self.eat(Kind::RSquare) {
                return Err(self.wrong_token("missing ']' closing scalable dimension"));
            }
            scalable.push(brackets);
            self.dimension_x()?;
        }
        let element = self.ty()?;
        self.expect(Kind::Greater, "expected '>' in vector type")?;
        if !self.ctx.is_vector_element(element, false) {
            return Err(self.error_at(offset, valid::NO_VECTOR_ELEMENT));
        }
        if shape.iter().any(|size| *size <= 0) {
            let sizes = list(&shape);
            let message = format!("vector types must have positive constant sizes but got {sizes}");
            return Err(self.error_at(offset, &message));
        }
        let vector = VectorType { shape: shape.as_slice().into(), scalable: scalable.as_slice().into(), element };
        Ok(self.ctx.ty(TypeData::Vector(Box::new(vector))))
    }

    fn tensor_type(&mut self) -> PResult<Type> {
        self.bump();
        self.expect(Kind::Less, "expected '<' in tensor type")?;
        let (unranked, shape) = self.shape()?;
        let offset = self.offset();
        let element = self.ty()?;
        let mut encoding = None;
        if self.eat(Kind::Comma) {
            encoding = self.optional_attr(None)?;
            self.check_encoding(&TensorType { shape: shape.as_slice().into(), element, encoding })?;
        }
        self.expect(Kind::Greater, "expected '>' in tensor type")?;
        if !self.ctx.is_tensor_element(element) {
            return Err(self.error_at(offset, valid::NO_TENSOR_ELEMENT));
        }
        if !unranked {
            let tensor = TensorType { shape: shape.as_slice().into(), element, encoding };
            return Ok(self.ctx.ty(TypeData::RankedTensor(Box::new(tensor))));
        }
        if encoding.is_some() {
            return Err(self.error_here("cannot apply encoding to unranked tensor"));
        }
        Ok(self.ctx.ty(TypeData::UnrankedTensor(element)))
    }

    /// Returns an error if the dialect of the encoding attribute rejects the tensor type.
    fn check_encoding(&self, tensor: &TensorType) -> PResult<()> {
        let Some(encoding) = tensor.encoding else { return Ok(()) };
        let AttrData::Dialect(data) = self.ctx.attr_data(encoding) else { return Ok(()) };
        match self.hooks.find(&data.def.name, |hooks| &hooks.encodings) {
            Some(check) => check(self.ctx, encoding, tensor).map_err(|why| self.error_here(&why)),
            None => Ok(()),
        }
    }

    fn memref_type(&mut self) -> PResult<Type> {
        let offset = self.offset();
        self.bump();
        self.expect(Kind::Less, "expected '<' in memref type")?;
        let (unranked, shape) = self.shape()?;
        let element_offset = self.offset();
        let element = self.ty()?;
        if !self.ctx.is_memref_element(element, false) {
            return Err(self.error_at(element_offset, valid::NO_MEMREF_ELEMENT));
        }
        let (mut layout, mut space) = (None, None);
        if !self.eat(Kind::Greater) {
            self.expect(Kind::Comma, "expected ',' or '>' in memref type")?;
            if self.at(Kind::Greater) {
                return Err(self.wrong_token("expected list element"));
            }
            loop {
                self.layout_or_space(unranked, &mut layout, &mut space)?;
                if !self.eat(Kind::Comma) {
                    break;
                }
            }
            self.expect(Kind::Greater, "expected ',' or '>'")?;
        }
        let space = space.filter(|space| !is_default_space(self.ctx, *space));
        if unranked {
            self.check_space(offset, space)?;
            return Ok(self.ctx.ty(TypeData::UnrankedMemRef { element, space }));
        }
        if let Some(message) = layout.and_then(|layout| self.ctx.layout_fault(layout, shape.len())) {
            return Err(self.error_at(offset, &message));
        }
        self.check_space(offset, space)?;
        let layout = layout.filter(|layout| !is_identity(self.ctx, *layout));
        let memref = MemRefType { shape: shape.as_slice().into(), element, layout, space };
        Ok(self.ctx.ty(TypeData::MemRef(Box::new(memref))))
    }

    fn layout_or_space(&mut self, unranked: bool, layout: &mut Option<Attr>, space: &mut Option<Attr>) -> PResult<()> {
        let attr = self.attribute()?;
        if self.ctx.is_layout(attr, false) {
            *layout = Some(attr);
        } else if space.is_some() {
            return Err(self.error_here("multiple memory spaces specified in memref type"));
        } else {
            *space = Some(attr);
            return Ok(());
        }
        if unranked {
            return Err(self.error_here("cannot have affine map for unranked memref type"));
        }
        if space.is_some() {
            return Err(self.error_here("expected memory space to be last in memref type"));
        }
        Ok(())
    }

    fn check_space(&self, offset: u32, space: Option<Attr>) -> PResult<()> {
        let supported = space.is_none_or(|space| match self.ctx.attr_data(space) {
            AttrData::Integer(_) | AttrData::String { .. } | AttrData::Dictionary(_) => true,
            data => !is_builtin(data),
        });
        if supported { Ok(()) } else { Err(self.error_at(offset, "unsupported memory space Attribute")) }
    }

    /// Parses the shape of a type with its trailing `x`: `*x` or `4x?x`. Returns true and no dimensions for an unranked
    /// shape.
    fn shape(&mut self) -> PResult<(bool, Dims)> {
        if self.eat(Kind::Star) {
            self.dimension_x()?;
            return Ok((true, Dims::new()));
        }
        Ok((false, self.dimensions(true)?))
    }

    /// Parses dimensions, each followed by `x`: `4x?x`.
    ///
    /// # Errors
    /// Returns "expected static shape" at a `?` if `dynamic` is false.
    pub fn dimensions(&mut self, dynamic: bool) -> PResult<SmallVec<[i64; 6]>> {
        let mut shape = Dims::new();
        loop {
            match self.kind() {
                Kind::Integer => shape.push(self.dimension()?),
                Kind::Question if !dynamic => return Err(self.error_here("expected static shape")),
                Kind::Question => {
                    self.skip_dimension(self.tok().end);
                    shape.push(DYNAMIC);
                }
                _ => return Ok(shape),
            }
            self.dimension_x()?;
        }
    }

    /// Parses dimensions separated by `x`, without an `x` at the end: `4x?`.
    ///
    /// # Errors
    /// Returns "expected static shape" at a `?` if `dynamic` is false.
    pub fn dimension_list(&mut self, dynamic: bool) -> PResult<SmallVec<[i64; 6]>> {
        let mut shape = Dims::new();
        if !matches!(self.kind(), Kind::Integer | Kind::Question) {
            return Ok(shape);
        }
        loop {
            let offset = self.offset();
            if self.eat(Kind::Question) {
                if !dynamic {
                    return Err(self.error_at(offset, "expected static shape"));
                }
                shape.push(DYNAMIC);
            } else {
                shape.push(self.dimension()?);
            }
            if !self.at(Kind::BareId) || !self.spelling().starts_with(b"x") {
                return Ok(shape);
            }
            self.dimension_x()?;
        }
    }

    fn dimension(&mut self) -> PResult<i64> {
        // Here, `0x` does not begin a hexadecimal number.
        if self.spelling().get(1) == Some(&b'x') {
            self.skip_dimension(self.offset() + 1);
            return Ok(0);
        }
        let size = self.at(Kind::Integer).then(|| self.integer_value(self.tok())).flatten();
        let Some(size) = size.and_then(|size| i64::try_from(size).ok()) else {
            return Err(self.error_here("invalid dimension"));
        };
        self.skip_dimension(self.tok().end);
        Ok(size)
    }

    /// Consumes the `x` between dimensions, which may be joined to what follows: `xf32`.
    ///
    /// # Errors
    /// Returns an error at any other token.
    pub fn dimension_x(&mut self) -> PResult<()> {
        if !self.at(Kind::BareId) || !self.spelling().starts_with(b"x") {
            return Err(self.wrong_token("expected 'x' in dimension list"));
        }
        self.skip_to(self.offset() + 1);
        Ok(())
    }
}

fn float_kind(text: &[u8]) -> Option<FloatKind> {
    Some(match text {
        b"f32" => FloatKind::F32,
        b"f64" => FloatKind::F64,
        b"f16" => FloatKind::F16,
        b"bf16" => FloatKind::BF16,
        [b'f' | b't', ..] => FloatKind::from_name(std::str::from_utf8(text).ok()?)?,
        _ => return None,
    })
}

/// Formats numbers as a comma-separated list for a diagnostic.
pub(crate) fn list(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

/// Returns true if an attribute is builtin. Upstream MLIR treats attributes of unknown dialects as builtin.
fn is_builtin(data: &AttrData) -> bool {
    !matches!(data, AttrData::Dialect(_) | AttrData::Verbatim(_))
}

/// Returns true if a memory space is the default, 0. The default is not stored.
fn is_default_space(ctx: &Context, space: Attr) -> bool {
    matches!(ctx.attr_data(space), AttrData::Integer(int) if int.value.is_zero())
}

/// Returns true if a layout is the identity map. The identity is not stored.
fn is_identity(ctx: &Context, layout: Attr) -> bool {
    matches!(ctx.attr_data(layout), AttrData::AffineMap(map) if map.symbols == 0) && maps_to_itself(ctx, layout)
}

/// Returns true if each result of a layout's map is the dimension with the same index. Such a map is not printed, even
/// if it has symbols.
pub(crate) fn maps_to_itself(ctx: &Context, layout: Attr) -> bool {
    let AttrData::AffineMap(map) = ctx.attr_data(layout) else { return false };
    map.results.len() == map.dims as usize
        && map.results.iter().zip(0..).all(|(expr, i)| ctx.affine_data(*expr) == mlirkit_ir::AffineExprData::Dim(i))
}

impl AttrPrinter<'_, '_> {
    /// Prints a type in full, without looking for an alias.
    pub(crate) fn type_body(&mut self, ty: Type) {
        let ctx = self.ctx;
        match ctx.type_data(ty) {
            TypeData::Integer { width, sign } => {
                self.text(match sign {
                    Sign::Signless => "i",
                    Sign::Signed => "si",
                    Sign::Unsigned => "ui",
                });
                self.number((*width).into());
            }
            TypeData::Index => self.text("index"),
            TypeData::Float(kind) => self.text(kind.type_text()),
            TypeData::None => self.text("none"),
            TypeData::Complex(element) => {
                self.text("complex<");
                self.ty(*element);
                self.text(">");
            }
            TypeData::Function(function) => self.function(function),
            TypeData::Graph(graph) => self.graph(graph),
            TypeData::Tuple(types) => {
                self.text("tuple<");
                self.types(types);
                self.text(">");
            }
            TypeData::Vector(vector) => {
                self.text("vector<");
                for (i, size) in vector.shape.iter().enumerate() {
                    let scalable = vector.scalable.get(i) == Some(&true);
                    // The preceding scalable dimensions were printed in the same brackets.
                    let together = scalable && ctx.release().counts_scalable_dims();
                    let (first, last) =
                        (i == 0 || vector.scalable.get(i - 1) != Some(&true), i + 1 == vector.shape.len());
                    self.text(if scalable && (first || !together) { "[" } else { "" });
                    self.signed(*size);
                    self.text(if scalable && (last || !together) { "]x" } else { "x" });
                }
                self.ty(vector.element);
                self.text(">");
            }
            TypeData::RankedTensor(tensor) => {
                self.text("tensor<");
                self.dimensions(&tensor.shape);
                self.ty(tensor.element);
                if let Some(encoding) = tensor.encoding {
                    self.text(", ");
                    self.attr(encoding);
                }
                self.text(">");
            }
            TypeData::UnrankedTensor(element) => {
                self.text("tensor<*x");
                self.ty(*element);
                self.text(">");
            }
            TypeData::MemRef(memref) => {
                self.text("memref<");
                self.dimensions(&memref.shape);
                self.ty(memref.element);
                let layout = memref.layout.filter(|layout| !maps_to_itself(ctx, *layout));
                for attr in layout.into_iter().chain(memref.space) {
                    self.text(", ");
                    self.attr_with(attr, TypeElision::May);
                }
                self.text(">");
            }
            TypeData::UnrankedMemRef { element, space } => {
                self.text("memref<*x");
                self.ty(*element);
                if let Some(space) = space {
                    self.text(", ");
                    self.attr_with(*space, TypeElision::May);
                }
                self.text(">");
            }
            TypeData::Opaque { dialect, text } => self.opaque_symbol("!", *dialect, *text),
            TypeData::Dialect(_) => self.dialect_type(ty),
            TypeData::Verbatim(verbatim) => self.verbatim_type(verbatim),
        }
    }

    fn function(&mut self, function: &FunctionType) {
        self.function_inputs(function);
        self.function_results(&function.results);
    }

    /// Prints a graph type. It is printed like a function type, except that a single result is parenthesized if it is a
    /// graph type.
    fn graph(&mut self, graph: &FunctionType) {
        self.function_inputs(graph);
        match &*graph.results {
            [one] if matches!(self.ctx.type_data(*one), TypeData::Graph(_)) => {
                self.text("(");
                self.ty(*one);
                self.text(")");
            }
            results => self.function_results(results),
        }
    }

    fn function_inputs(&mut self, function: &FunctionType) {
        self.text("(");
        self.types(&function.inputs);
        self.text(") -> ");
    }

    /// Writes function results: a single type bare, several in parentheses.
    pub fn function_results(&mut self, results: &[Type]) {
        match results {
            [one] if !matches!(self.ctx.type_data(*one), TypeData::Function(_)) => self.ty(*one),
            _ => {
                self.text("(");
                self.types(results);
                self.text(")");
            }
        }
    }

    /// Writes dimensions, each followed by `x`: `4x?x`.
    fn dimensions(&mut self, shape: &[i64]) {
        for size in shape {
            self.dimension(*size);
            self.text("x");
        }
    }

    /// Writes dimensions separated by `x`, without an `x` at the end: `4x?`.
    pub fn dimension_list(&mut self, shape: &[i64]) {
        for (i, size) in shape.iter().enumerate() {
            self.text(if i > 0 { "x" } else { "" });
            self.dimension(*size);
        }
    }

    fn dimension(&mut self, size: i64) {
        if size == DYNAMIC { self.text("?") } else { self.signed(size) }
    }

    /// Writes a signed number in decimal.
    pub fn signed(&mut self, number: i64) {
        if number < 0 {
            self.text("-");
        }
        self.number(number.unsigned_abs());
    }
}
