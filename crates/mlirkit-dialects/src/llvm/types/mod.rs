//! Syntax of LLVM types. Nested types omit the prefix `!llvm.`. A structure nested in itself is printed as its name.
//!
//! Type parameters, in order:
//!
//! - `array`: the element type and the count
//! - `func`: the result type, the parameter list and a variadic flag
//! - `ptr`: the address space, preceded by the pointee type for typed pointers, which exist up to LLVM 17
//! - `target`: the name, the type list and the integer list
//! - `struct`: the name, the element list and a packed flag
//!
//! A literal `struct` has no name. An identified one has no element list, because its elements are in [`StructBodies`].

mod structs;

use std::sync::{Arc, LazyLock};

use mlirkit_asm::hooks::TypeSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Offset, PResult, type_to_string};
use mlirkit_defs::Release;
use mlirkit_defs::TypeDef;
use mlirkit_ir::{AttrData, Context, DialectType, Ident, Param, Sign, Type, TypeData};
use mlirkit_num::FloatKind;
use rustc_hash::{FxHashMap, FxHashSet};

pub(crate) use structs::bring;
pub use structs::{StructBodies, StructBody};

use crate::text::unsigned;

/// Definitions of the types that upstream defines only in C++.
static BARE: LazyLock<[TypeDef; 4]> = LazyLock::new(|| {
    [("void", "LLVMVoidType"), ("token", "LLVMTokenType"), ("label", "LLVMLabelType"), ("metadata", "LLVMMetadataType")]
        .map(|(mnemonic, class)| TypeDef {
            name: format!("llvm.{mnemonic}").into(),
            mnemonic: Some(mnemonic.into()),
            class: class.into(),
            cpp: Box::default(),
            params: Box::default(),
            format: None,
            custom_format: true,
            custom_verifier: false,
            enum_name: None,
            traits: Box::default(),
            mnemonic_alias: false,
            asm_name: None,
            alias_name: Box::default(),
            wire: Box::default(),
        })
});

fn row(ctx: &Context, mnemonic: &str) -> Option<&'static TypeDef> {
    let bare = LazyLock::force(&BARE).iter().find(|row| row.mnemonic.as_deref() == Some(mnemonic));
    bare.or_else(|| ctx.dialect(ctx.ident("llvm"))?.type_(mnemonic))
}

fn build(ctx: &Context, mnemonic: &str, params: Box<[Param]>) -> Option<Type> {
    let def = row(ctx, mnemonic)?;
    Some(ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params }))))
}

fn type_list(types: &[Type]) -> Param {
    Param::Array(types.iter().map(|ty| Param::Type(*ty)).collect())
}

fn types_of(param: &Param) -> Vec<Type> {
    let Param::Array(items) = param else { return Vec::new() };
    items.iter().filter_map(|item| if let Param::Type(ty) = item { Some(*ty) } else { None }).collect()
}

/// Returns the mnemonic and the parameters of an LLVM type; `None` for types of other dialects.
fn parts(ctx: &Context, ty: Type) -> Option<(&'static str, &[Param])> {
    match ctx.type_data(ty) {
        TypeData::Dialect(data) => {
            let mnemonic = data.def.name.strip_prefix("llvm.")?;
            Some((mnemonic, &data.params))
        }
        _ => None,
    }
}

/// The array type `!llvm.array<count x element>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ArrayType {
    /// The type of the elements.
    pub element: Type,
    /// The number of elements.
    pub count: u64,
}

impl ArrayType {
    /// Returns the element type and the count if `ty` is an array type; `None` for other types.
    #[must_use]
    pub fn of(ctx: &Context, ty: Type) -> Option<Self> {
        match parts(ctx, ty)? {
            ("array", [Param::Type(element), Param::Int(count)]) => {
                Some(Self { element: *element, count: count.cast_unsigned() })
            }
            _ => None,
        }
    }
}

/// The function type `!llvm.func<result (params, ...)>`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FuncType {
    /// The result type; `!llvm.void` if there is no result.
    pub result: Type,
    /// The parameter types.
    pub params: Vec<Type>,
    /// Whether the function is variadic.
    pub variadic: bool,
}

impl FuncType {
    /// Returns the components of `ty` if it is an LLVM function type; `None` for other types.
    #[must_use]
    pub fn of(ctx: &Context, ty: Type) -> Option<Self> {
        match parts(ctx, ty)? {
            ("func", [Param::Type(result), params, Param::Bool(variadic)]) => {
                Some(Self { result: *result, params: types_of(params), variadic: *variadic })
            }
            _ => None,
        }
    }

    /// Returns the type of the parameter at `index`; `None` if `ty` is not an LLVM function type or has no such
    /// parameter.
    #[must_use]
    pub fn param(ctx: &Context, ty: Type, index: usize) -> Option<Type> {
        match parts(ctx, ty)? {
            ("func", [_, Param::Array(params), _]) => match params.get(index)? {
                Param::Type(ty) => Some(*ty),
                _ => None,
            },
            _ => None,
        }
    }
}

/// The target extension type `!llvm.target<"name", types, integers>`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TargetType {
    /// The name of the target type.
    pub name: Ident,
    /// The type parameters.
    pub types: Vec<Type>,
    /// The integer parameters.
    pub ints: Vec<u32>,
}

impl TargetType {
    /// Returns the components of `ty` if it is a target extension type; `None` for other types.
    #[must_use]
    pub fn of(ctx: &Context, ty: Type) -> Option<Self> {
        let ("target", [Param::Str(name), types, Param::Array(ints)]) = parts(ctx, ty)? else { return None };
        let int = |item: &Param| if let Param::Int(value) = item { u32::try_from(*value).ok() } else { None };
        Some(Self { name: *name, types: types_of(types), ints: ints.iter().filter_map(int).collect() })
    }
}

/// The identity of a structure type: its elements or its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StructName {
    /// A literal structure is identified by its elements.
    Literal,
    /// An identified structure is identified by its name.
    Identified(Ident),
}

/// The structure type `!llvm.struct<...>`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StructType {
    /// How the structure is identified: by its name or by its elements.
    pub name: StructName,
    /// The body; `None` while an identified structure has no body.
    pub body: Option<StructBody>,
}

impl StructType {
    /// Returns the components of `ty` if it is a structure type; `None` for other types.
    #[must_use]
    pub fn of(ctx: &Context, ty: Type) -> Option<Self> {
        match parts(ctx, ty)? {
            ("struct", [Param::Str(name), ..]) => {
                Some(Self { name: StructName::Identified(*name), body: StructBodies::get(ctx, *name) })
            }
            ("struct", [Param::None, elements, Param::Bool(packed)]) => {
                let body = StructBody::Elements { types: types_of(elements).into(), packed: *packed };
                Some(Self { name: StructName::Literal, body: Some(body) })
            }
            _ => None,
        }
    }

    /// Returns the element types; empty if the structure is opaque or has no body.
    #[must_use]
    pub fn elements(&self) -> &[Type] {
        match &self.body {
            Some(StructBody::Elements { types, .. }) => types,
            Some(StructBody::Opaque) | None => &[],
        }
    }

    /// Returns whether the structure is opaque, that is, declared without a body.
    #[must_use]
    pub fn is_opaque(&self) -> bool {
        matches!(self.body, Some(StructBody::Opaque))
    }

    /// Returns whether the elements are stored without padding.
    #[must_use]
    pub fn packed(&self) -> bool {
        matches!(self.body, Some(StructBody::Elements { packed: true, .. }))
    }
}

/// Returns `!llvm.ptr<space>`; `None` if the context lacks the dialect.
pub fn pointer_type(ctx: &Context, space: u32) -> Option<Type> {
    build(ctx, "ptr", [Param::Int(space.into())].into())
}

/// Returns `!llvm.ptr<element, space>`; `None` if the context lacks the dialect.
pub(super) fn typed_pointer(ctx: &Context, element: Type, space: u32) -> Option<Type> {
    build(ctx, "ptr", [Param::Type(element), Param::Int(space.into())].into())
}

/// Returns the address space of a `!llvm.ptr`; `None` for other types.
#[must_use]
pub fn pointer_space(ctx: &Context, ty: Type) -> Option<u32> {
    match parts(ctx, ty)? {
        ("ptr", [.., Param::Int(space)]) => u32::try_from(*space).ok(),
        _ => None,
    }
}

/// Returns the pointee type of a typed `!llvm.ptr`; `None` for opaque pointers and other types.
pub(crate) fn pointee(ctx: &Context, ty: Type) -> Option<Type> {
    match parts(ctx, ty)? {
        ("ptr", [Param::Type(element), _]) => Some(*element),
        _ => None,
    }
}

/// Returns `!llvm.array<count x element>`; `None` if the context lacks the dialect.
pub fn array_type(ctx: &Context, element: Type, count: u64) -> Option<Type> {
    build(ctx, "array", [Param::Type(element), Param::Int(count.cast_signed())].into())
}

/// Returns `!llvm.func<result (params, ...)>`; `None` if the context lacks the dialect.
pub fn func_type(ctx: &Context, result: Type, params: &[Type], variadic: bool) -> Option<Type> {
    build(ctx, "func", [Param::Type(result), type_list(params), Param::Bool(variadic)].into())
}

/// Returns `!llvm.struct<(elements)>`; `None` if the context lacks the dialect.
pub fn literal_struct(ctx: &Context, elements: &[Type], packed: bool) -> Option<Type> {
    build(ctx, "struct", [Param::None, type_list(elements), Param::Bool(packed)].into())
}

/// Returns `!llvm.struct<"name", ...>`, whose body can be set with [`StructBodies::set`]. `None` if the context lacks
/// the dialect.
pub fn identified_struct(ctx: &Context, name: Ident) -> Option<Type> {
    build(ctx, "struct", [Param::Str(name), Param::None, Param::Bool(false)].into())
}

/// Returns `!llvm.void`; `None` if the context lacks the dialect.
pub(super) fn void_type(ctx: &Context) -> Option<Type> {
    build(ctx, "void", Box::default())
}

/// Returns whether a type is `!llvm.void`.
pub(super) fn is_void(ctx: &Context, ty: Type) -> bool {
    is_any(ctx, ty, &["void"])
}

/// Returns whether a type and all types nested in it are LLVM-compatible. Such types omit the prefix inside LLVM types.
#[must_use]
pub fn is_compatible(ctx: &Context, ty: Type) -> bool {
    compatible(ctx, ty, &mut FxHashMap::default())
}

/// Returns whether a type is `!ptr.ptr` with an address space of the `llvm` dialect.
fn is_pointer_of_llvm(ctx: &Context, ty: Type) -> bool {
    let space = match ctx.dialect_type(ty, "ptr.ptr") {
        Some([Param::Attr(space), ..]) => *space,
        _ => return false,
    };
    match ctx.attr_data(space) {
        AttrData::Dialect(d) => d.def.traits.iter().any(|of| &*of.name == "LLVMAddrSpaceAttrInterface"),
        _ => false,
    }
}

fn compatible(ctx: &Context, ty: Type, known: &mut FxHashMap<Type, bool>) -> bool {
    match ctx.type_data(ty) {
        TypeData::Integer { sign, .. } => return *sign == Sign::Signless,
        TypeData::Float(kind) => {
            return matches!(
                kind,
                FloatKind::BF16
                    | FloatKind::F16
                    | FloatKind::F32
                    | FloatKind::F64
                    | FloatKind::F80
                    | FloatKind::F128
                    | FloatKind::PpcF128
            );
        }
        _ => {}
    }
    if let Some(known) = known.get(&ty) {
        return *known;
    }
    // Assume that a structure nested in itself is compatible: its other elements decide.
    known.insert(ty, true);
    let result = mlirkit_diag::deep(|| match ctx.type_data(ty) {
        TypeData::Vector(vector) => vector.shape.len() == 1 && compatible(ctx, vector.element, known),
        _ => {
            let mut all = |types: &[Type]| types.iter().all(|ty| compatible(ctx, *ty, known));
            if let Some(array) = ArrayType::of(ctx, ty) {
                all(&[array.element])
            } else if let Some(element) = pointee(ctx, ty) {
                all(&[element])
            } else if let Some(structure) = StructType::of(ctx, ty) {
                all(structure.elements())
            } else if let Some(func) = FuncType::of(ctx, ty) {
                all(&[func.result]) && all(&func.params)
            } else if let Some(target) = TargetType::of(ctx, ty) {
                all(&target.types)
            } else {
                parts(ctx, ty).is_some() || is_pointer_of_llvm(ctx, ty)
            }
        }
    });
    known.insert(ty, result);
    result
}

/// Returns whether a type is LLVM-compatible, ignoring the types nested in it.
pub(super) fn is_outer_compatible(ctx: &Context, ty: Type) -> bool {
    match ctx.type_data(ty) {
        TypeData::Vector(vector) => vector.shape.len() == 1,
        TypeData::Integer { .. } | TypeData::Float(_) => is_compatible(ctx, ty),
        _ => parts(ctx, ty).is_some(),
    }
}

// Which types may be nested in which.

pub(super) fn is_any(ctx: &Context, ty: Type, mnemonics: &[&str]) -> bool {
    parts(ctx, ty).is_some_and(|(mnemonic, _)| mnemonics.contains(&mnemonic))
}

fn may_be_element(ctx: &Context, ty: Type) -> bool {
    !is_any(ctx, ty, &["void", "label", "metadata", "func", "token"])
}

/// The mnemonic of scalable vectors in the definition file.
const SCALABLE_VECTOR: &str = "scalable_vec";

/// Syntax of the parameters of one type, whose mnemonic has already been parsed.
pub(super) struct After(pub(super) &'static str);

impl TypeSyntax for After {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        TypeParser::default().after_keyword(p, self.0, p.offset())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        TypePrinter::new().after_keyword(p, ty);
    }
}

/// Syntax of the types of the dialect that have no hook of their own name. Parses the mnemonic, too.
pub(super) struct Syntax;

impl TypeSyntax for Syntax {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        let offset = p.offset();
        if p.optional_ty()?.is_some() {
            return Err(p.hook_error(offset, "unexpected type, expected keyword"));
        }
        TypeParser::default().by_keyword(p)
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        TypePrinter::new().body(p, ty);
    }
}

#[derive(Default)]
struct TypeParser {
    /// Names of the identified structures that contain the type being parsed.
    enclosing: Vec<Ident>,
    /// The type `ptr`, once it has been parsed. Large structures consist mostly of pointers.
    plain_pointer: Option<Type>,
}

impl TypeParser {
    /// Parses a nested type, with or without the prefix `!llvm.`.
    fn inner(&mut self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.nested(|p| {
            if p.at(Kind::ExclaimId) && p.spelling().starts_with(b"!llvm.") {
                // The type is parsed here, not by the generic type parser, to keep the list of enclosing structures.
                p.reset(p.offset() + 6);
                return self.by_keyword(p);
            }
            match p.optional_ty()? {
                Some(ty) => Ok(ty),
                None => self.by_keyword(p),
            }
        })
    }

    fn by_keyword(&mut self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        let offset = p.offset();
        let keyword = p.keyword()?;
        self.after_keyword(p, keyword, offset)
    }

    fn after_keyword(&mut self, p: &mut AttrParser<'_, '_>, keyword: &str, offset: Offset) -> PResult<Type> {
        let ctx = p.ctx;
        let ty = match keyword {
            "void" | "token" | "label" | "metadata" | "x86_amx" | "x86_mmx" => build(ctx, keyword, Box::default()),
            "ppc_fp128" => Some(ctx.float_type(FloatKind::PpcF128)),
            "ptr" => self.pointer(p)?,
            "array" => self.array(p)?,
            "vec" if row(ctx, keyword).is_some() => self.vector(p)?,
            "func" => self.func(p)?,
            "struct" => self.structure(p)?,
            "target" => self.target(p)?,
            _ => None,
        };
        ty.ok_or_else(|| p.hook_error(offset, &format!("unknown LLVM type: {keyword}")))
    }

    fn pointer(&mut self, p: &mut AttrParser<'_, '_>) -> PResult<Option<Type>> {
        let ctx = p.ctx;
        if !p.eat(Kind::Less) {
            self.plain_pointer = self.plain_pointer.or_else(|| pointer_type(ctx, 0));
            return Ok(self.plain_pointer);
        }
        let is_number = matches!(p.kind(), Kind::Integer | Kind::Minus);
        if is_number || row(ctx, "ptr").is_none_or(|row| row.params.len() == 1) {
            let space = unsigned(p, u32::MAX.into()).map_err(|first| {
                let what = "parameter 'addressSpace' which is to be a `unsigned`";
                p.and_then_error(first, None, &format!("failed to parse LLVMPointerType {what}"))
            })?;
            p.expect(Kind::Greater, "expected '>'")?;
            return Ok(pointer_type(ctx, space as u32));
        }
        let offset = p.offset();
        let element = self.inner(p)?;
        let space = if p.eat(Kind::Comma) { unsigned(p, u32::MAX.into())? } else { 0 };
        p.expect(Kind::Greater, "expected '>'")?;
        if is_any(ctx, element, &["void", "label", "metadata", "token"]) || !is_outer_compatible(ctx, element) {
            return Err(invalid(p, offset, "invalid pointer element type", element));
        }
        Ok(typed_pointer(ctx, element, space as u32))
    }

    fn array(&mut self, p: &mut AttrParser<'_, '_>) -> PResult<Option<Type>> {
        let (offset, ctx) = (p.offset(), p.ctx);
        p.expect(Kind::Less, "expected '<'")?;
        let count = unsigned(p, u64::MAX)?;
        // In `2 x i32`, the lexer returns `x` as a separate token only because a space or another non-letter follows
        // it.
        p.expect_keyword("x")?;
        let element = self.inner(p)?;
        p.expect(Kind::Greater, "expected '>'")?;
        if !may_be_element(ctx, element) {
            return Err(invalid(p, offset, "invalid array element type", element));
        }
        Ok(array_type(ctx, element, count))
    }

    /// Parses the parameters of a vector type, `<4 x ptr>` or `<? x 4 x ptr>`. Before LLVM 20 the builtin vector type
    /// does not support such element types. `None` if the context lacks the dialect.
    fn vector(&mut self, p: &mut AttrParser<'_, '_>) -> PResult<Option<Type>> {
        p.expect(Kind::Less, "expected '<'")?;
        let is_scalable = p.eat(Kind::Question);
        if is_scalable {
            p.expect_keyword("x")?;
        }
        let count = unsigned(p, u32::MAX.into())?;
        p.expect_keyword("x")?;
        let element = self.inner(p)?;
        p.expect(Kind::Greater, "expected '>'")?;
        let mnemonic = if is_scalable { SCALABLE_VECTOR } else { "vec" };
        Ok(build(p.ctx, mnemonic, [Param::Type(element), Param::Int(count.cast_signed())].into()))
    }

    fn func(&mut self, p: &mut AttrParser<'_, '_>) -> PResult<Option<Type>> {
        let (offset, ctx) = (p.offset(), p.ctx);
        p.expect(Kind::Less, "expected '<'")?;
        let result = self.inner(p)?;
        p.expect(Kind::LParen, "expected '('")?;
        let (mut params, mut variadic) = (Vec::new(), false);
        if !p.at(Kind::RParen) {
            loop {
                if p.eat(Kind::Ellipsis) {
                    variadic = true;
                    break;
                }
                params.push(self.inner(p)?);
                if !p.eat(Kind::Comma) {
                    break;
                }
            }
        }
        p.expect(Kind::RParen, "expected ')'")?;
        p.expect(Kind::Greater, "expected '>'")?;
        if is_any(ctx, result, &["func", "metadata", "label"]) {
            return Err(invalid(p, offset, "invalid function result type", result));
        }
        if let Some(param) = params.iter().find(|param| is_any(ctx, **param, &["void", "func"])) {
            return Err(invalid(p, offset, "invalid function argument type", *param));
        }
        Ok(func_type(ctx, result, &params, variadic))
    }

    fn target(&mut self, p: &mut AttrParser<'_, '_>) -> PResult<Option<Type>> {
        let ctx = p.ctx;
        p.expect(Kind::Less, "expected '<'")?;
        let offset = p.offset();
        let name = match p.string() {
            Ok(name) => ctx.ident_bytes(&name),
            Err(first) => {
                let what = "parameter 'extTypeName' which is to be a `::llvm::StringRef`";
                return Err(p.and_then_error(
                    first,
                    Some(offset),
                    &format!("failed to parse LLVMTargetExtType {what}"),
                ));
            }
        };
        let (mut types, mut ints) = (Vec::new(), Vec::new());
        while p.eat(Kind::Comma) {
            if matches!(p.kind(), Kind::Integer | Kind::Minus) {
                ints.push(Param::Int(unsigned(p, u32::MAX.into())?.cast_signed()));
            } else if ints.is_empty() {
                types.push(self.inner(p)?);
            } else {
                return Err(p.error_here("failed to parse parameter list for target extension type"));
            }
        }
        p.expect(Kind::Greater, "expected '>'")?;
        Ok(build(ctx, "target", [Param::Str(name), type_list(&types), Param::Array(ints.into())].into()))
    }

    fn structure(&mut self, p: &mut AttrParser<'_, '_>) -> PResult<Option<Type>> {
        let (offset, ctx) = (p.offset(), p.ctx);
        p.expect(Kind::Less, "expected '<'")?;
        let name = p.optional_string().map(|name| ctx.ident_bytes(&name));
        if let Some(name) = name {
            let end = p.offset();
            if p.eat(Kind::Greater) {
                if !self.enclosing.contains(&name) {
                    return Err(p.hook_error(end, "struct without a body only allowed in a recursive struct"));
                }
                return Ok(identified_struct(ctx, name));
            }
            p.expect(Kind::Comma, "expected ','")?;
        }
        let keyword = p.offset();
        if p.eat_keyword("opaque") {
            let Some(name) = name else { return Err(p.hook_error(keyword, "only identified structs can be opaque")) };
            p.expect(Kind::Greater, "expected '>'")?;
            if !StructBodies::set(ctx, name, StructBody::Opaque) {
                return Err(p.hook_error(keyword, "redeclaring defined struct as opaque"));
            }
            return Ok(identified_struct(ctx, name));
        }
        if let Some(name) = name {
            if self.enclosing.contains(&name) {
                return Err(p.hook_error(keyword, "identifier already used for an enclosing struct"));
            }
            self.enclosing.push(name);
        }
        let packed = p.eat_keyword("packed");
        p.expect(Kind::LParen, "expected '('")?;
        let (mut body, mut elements) = (keyword, Vec::new());
        if !p.eat(Kind::RParen) {
            body = p.offset();
            loop {
                elements.push(self.inner(p)?);
                if !p.eat(Kind::Comma) {
                    break;
                }
            }
            p.expect(Kind::RParen, "expected ')'")?;
        }
        p.expect(Kind::Greater, "expected '>'")?;
        let wrong = elements.iter().find(|element| !may_be_element(ctx, **element));
        if let Some(wrong) = wrong {
            let at = if name.is_some() { body } else { offset };
            return Err(invalid(p, at, "invalid LLVM structure element type", *wrong));
        }
        let Some(name) = name else { return Ok(literal_struct(ctx, &elements, packed)) };
        self.enclosing.pop();
        if !StructBodies::set(ctx, name, StructBody::Elements { types: Arc::from(elements), packed }) {
            return Err(p.hook_error(body, "identified type already used with a different body"));
        }
        Ok(identified_struct(ctx, name))
    }
}

fn invalid(p: &AttrParser<'_, '_>, offset: Offset, what: &str, ty: Type) -> Box<mlirkit_diag::Diagnostic> {
    p.hook_error(offset, &format!("{what}: '{}'", type_to_string(p.ctx, ty)))
}

/// A printer for LLVM types that omits the prefix `!llvm.` where that is allowed.
struct TypePrinter {
    compatible: FxHashMap<Type, bool>,
    /// The types visited while aliases are collected, so that each is visited once.
    seen: FxHashSet<Type>,
}

impl TypePrinter {
    fn new() -> Self {
        Self { compatible: FxHashMap::default(), seen: FxHashSet::default() }
    }

    /// Prints a nested type, without the prefix if it is LLVM-compatible.
    fn inner(&mut self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        if parts(p.ctx, ty).is_some() && compatible(p.ctx, ty, &mut self.compatible) {
            if !p.is_collecting() || self.seen.insert(ty) {
                p.nested_type(ty, |p| self.body(p, ty));
            }
        } else if p.ctx.release() < Release(21) && ty == p.ctx.float_type(FloatKind::PpcF128) {
            p.text("ppc_fp128");
        } else {
            p.ty(ty);
        }
    }

    fn inner_list(&mut self, p: &mut AttrPrinter<'_, '_>, types: &[Type]) {
        p.comma_separated(types, |p, ty| self.inner(p, *ty));
    }

    /// Prints an LLVM type without the prefix `!llvm.`.
    fn body(&mut self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        p.text(match parts(p.ctx, ty) {
            Some((SCALABLE_VECTOR, _)) => "vec",
            Some((mnemonic, _)) => mnemonic,
            None => "",
        });
        self.after_keyword(p, ty);
    }

    fn after_keyword(&mut self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let ctx = p.ctx;
        if let Some(space) = pointer_space(ctx, ty) {
            if let Some(element) = pointee(ctx, ty) {
                p.text("<");
                self.inner(p, element);
                p.text(if space == 0 { ">" } else { ", " });
                if space != 0 {
                    p.fmt(format_args!("{space}>"));
                }
            } else if space != 0 {
                p.fmt(format_args!("<{space}>"));
            }
        } else if let Some(array) = ArrayType::of(ctx, ty) {
            p.fmt(format_args!("<{} x ", array.count));
            self.inner(p, array.element);
            p.text(">");
        } else if let Some((name @ ("vec" | SCALABLE_VECTOR), [Param::Type(element), Param::Int(count)])) =
            parts(ctx, ty)
        {
            // As in upstream, two spaces are printed.
            let [before, behind] = if name == "vec" { ["", ""] } else { ["? x ", " "] };
            p.fmt(format_args!("<{before}{count} x {behind}"));
            self.inner(p, *element);
            p.text(">");
        } else if let Some(func) = FuncType::of(ctx, ty) {
            p.text("<");
            self.inner(p, func.result);
            p.text(" (");
            self.inner_list(p, &func.params);
            if func.variadic {
                p.text(if func.params.is_empty() { "..." } else { ", ..." });
            }
            p.text(")>");
        } else if let Some(target) = TargetType::of(ctx, ty) {
            p.text("<");
            p.string(ctx.bytes(target.name));
            for ty in target.types {
                p.text(", ");
                p.ty(ty);
            }
            for int in target.ints {
                p.fmt(format_args!(", {int}"));
            }
            p.text(">");
        } else if let Some(structure) = StructType::of(ctx, ty) {
            self.structure(p, &structure);
        }
    }

    fn structure(&mut self, p: &mut AttrPrinter<'_, '_>, structure: &StructType) {
        p.text("<");
        if let StructName::Identified(name) = structure.name {
            p.string(p.ctx.bytes(StructBodies::printed(p.ctx, name)));
            if p.enclosing.contains(&name) {
                p.text(">");
                return;
            }
            p.text(", ");
            p.enclosing.push(name);
        }
        if let Some(StructBody::Elements { types, packed }) = &structure.body {
            p.text(if *packed { "packed (" } else { "(" });
            self.inner_list(p, types);
            p.text(")>");
        } else {
            p.text("opaque>");
        }
        if let StructName::Identified(_) = structure.name {
            p.enclosing.pop();
        }
    }
}
