//! Syntax of the `torch` types. Inside another type, the prefix `!torch.` is omitted.

use mlirkit_asm::hooks::{Hooks, TypeSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, PResult, format};
use mlirkit_ir::{Context, DialectType, Param, Preds, Sign, Subject, Type, TypeData};
use mlirkit_num::FloatKind;

/// Registers the syntax of the types.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.types.insert("torch.tensor", &TorchTensor("tensor"));
    hooks.types.insert("torch.vtensor", &TorchTensor("vtensor"));
    hooks.types.insert("torch.list", &Containing { name: "list", count: TypeCount::One });
    hooks.types.insert("torch.optional", &Containing { name: "optional", count: TypeCount::One });
    hooks.types.insert("torch.dict", &Containing { name: "dict", count: TypeCount::Two });
    hooks.types.insert("torch.tuple", &Containing { name: "tuple", count: TypeCount::Any });
    hooks.types.insert("torch.union", &Containing { name: "union", count: TypeCount::Any });
    hooks.types.insert("torch.nn.Module", &ModuleType);
    hooks.dialect_types.insert("torch", &UnknownSizes);
    hooks.transforms.insert(("torch", "cast<NonValueTensorType>($_self).getWithValueSemantics()"), |ctx, types| {
        converted(ctx, types, "torch.tensor", "vtensor")
    });
    hooks.transforms.insert(("torch", "cast<ValueTensorType>($_self).getWithoutValueSemantics()"), |ctx, types| {
        converted(ctx, types, "torch.vtensor", "tensor")
    });
}

/// Registers the predicates that torch-mlir implements in C++.
pub(crate) fn preds(preds: &mut Preds) {
    preds.bound.insert("isa:torch::Torch::BaseTensorType", |ctx, subject| {
        matches!(name_of(ctx, subject), Some("torch.tensor" | "torch.vtensor"))
    });
    preds.bound.insert("isValidSubtype($_self, torch::Torch::NumberType::get($_self.getContext()))", is_number);
}

fn name_of(ctx: &Context, subject: Subject) -> Option<&str> {
    name_of_type(ctx, subject.as_type()?)
}

/// Returns the name of a dialect type; `None` for a builtin type.
pub(super) fn name_of_type(ctx: &Context, ty: Type) -> Option<&str> {
    match ctx.type_data(ty) {
        TypeData::Dialect(data) => Some(&data.def.name),
        _ => None,
    }
}

/// Returns whether a type is a number type or a union of number types.
fn is_number(ctx: &Context, subject: Subject) -> bool {
    match (name_of(ctx, subject), subject.as_type().map(|ty| params(ctx, ty))) {
        (Some("torch.int" | "torch.float" | "torch.number"), _) => true,
        (Some("torch.union"), Some([Param::Array(types)])) => {
            let is_number = |ty: &Type| mlirkit_diag::deep(|| is_number(ctx, Subject::Type(*ty)));
            types.iter().all(|ty| matches!(ty, Param::Type(ty) if is_number(ty)))
        }
        _ => false,
    }
}

/// Converts tensor types between value and non-value semantics. Keeps the sizes and element types, and drops the
/// sparsity. Returns `None` if a type is not named `from`.
fn converted(ctx: &Context, types: &[Type], from: &str, to: &str) -> Option<Vec<Type>> {
    let convert = |ty: &Type| match ctx.type_data(*ty) {
        TypeData::Dialect(data) if *data.def.name == *from => {
            let [sizes, element, _] = &*data.params else { return None };
            let def = ctx.dialect(ctx.ident("torch"))?.type_(to)?;
            let params = Box::new([sizes.clone(), element.clone(), Param::None]);
            Some(ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params }))))
        }
        _ => None,
    };
    types.iter().map(convert).collect()
}

/// Returns a `torch` type with the given name and parameters, or an error if the definition file lacks the type.
fn made(p: &AttrParser<'_, '_>, name: &str, params: Vec<Param>) -> PResult<Type> {
    match p.ctx.dialect(p.ctx.ident("torch")).and_then(|dialect| dialect.type_(name)) {
        Some(def) => Ok(p.ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params: params.into() })))),
        None => Err(p.error_here(&format!("there is no definition of the type 'torch.{name}'"))),
    }
}

/// Returns the parameters of a dialect type; empty for a builtin type.
pub(super) fn params(ctx: &Context, ty: Type) -> &[Param] {
    match ctx.type_data(ty) {
        TypeData::Dialect(data) => &data.params,
        _ => &[],
    }
}

/// Syntax of the tensor types: `!torch.vtensor<[2,?],f32>`, `!torch.tensor<*,unk>`, `!torch.tensor`.
struct TorchTensor(&'static str);

impl TypeSyntax for TorchTensor {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        let offset = p.offset();
        if !p.eat(Kind::Less) {
            return made(p, self.0, vec![Param::None, Param::None, Param::None]);
        }
        let sizes = if p.eat(Kind::Star) { Param::None } else { Param::Array(sizes(p)?.into()) };
        p.expect(Kind::Comma, "expected ','")?;
        let element = if p.eat_keyword("unk") { None } else { Some(p.ty()?) };
        let sparsity = if p.eat(Kind::Comma) { Param::Attr(p.attr(None)?) } else { Param::None };
        p.expect(Kind::Greater, "expected '>'")?;
        if let Some(element) = element.filter(|element| !is_element(p.ctx, *element)) {
            let message = format!("invalid dtype '{}' for !torch.tensor type", p.ctx.type_text(element));
            return Err(p.hook_error(offset, &message));
        }
        let negative = |size: &Param| matches!(size, Param::Int(size) if *size < -1);
        if let Param::Array(sizes) = &sizes {
            if let Some(Param::Int(size)) = sizes.iter().find(|size| negative(size)) {
                return Err(p.hook_error(offset, &format!("invalid size {size} for !torch.tensor type")));
            }
        }
        made(p, self.0, vec![sizes, element.map_or(Param::None, Param::Type), sparsity])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let [sizes, element, sparsity] = params(p.ctx, ty) else { return };
        match sizes {
            Param::Array(sizes) => {
                p.text("<[");
                for (index, size) in sizes.iter().enumerate() {
                    p.text(if index > 0 { "," } else { "" });
                    match size {
                        Param::Int(size) if *size >= 0 => p.fmt(format_args!("{size}")),
                        _ => p.text("?"),
                    }
                }
                p.text("],");
            }
            _ if matches!(element, Param::Type(_)) => p.text("<*,"),
            _ => return,
        }
        match element {
            Param::Type(element) => p.ty(*element),
            _ => p.text("unk"),
        }
        if let Param::Attr(sparsity) = sparsity {
            p.text(",");
            p.attr(*sparsity);
        }
        p.text(">");
    }
}

/// Parses the sizes of a tensor, such as `[2,?]`. An unknown size becomes -1.
fn sizes(p: &mut AttrParser<'_, '_>) -> PResult<Vec<Param>> {
    p.expect(Kind::LSquare, "expected '['")?;
    let mut sizes = Vec::new();
    loop {
        if p.eat(Kind::Question) {
            sizes.push(Param::Int(-1));
        } else if matches!(p.kind(), Kind::Integer | Kind::Minus) {
            sizes.push(Param::Int(format::parse_integer(p, 64)?));
        } else {
            break;
        }
        if !p.eat(Kind::Comma) {
            break;
        }
    }
    p.expect(Kind::RSquare, "expected ']'")?;
    Ok(sizes)
}

/// Returns whether a type can be the element type of a tensor.
fn is_element(ctx: &Context, element: Type) -> bool {
    let element = match ctx.type_data(element) {
        TypeData::Complex(element) => *element,
        _ => element,
    };
    match ctx.type_data(element) {
        TypeData::Integer { width, sign } => match sign {
            Sign::Signless => *width == 1,
            Sign::Signed | Sign::Unsigned => matches!(width, 4 | 8 | 16 | 32 | 64),
        },
        TypeData::Float(kind) => matches!(
            kind,
            FloatKind::F16
                | FloatKind::BF16
                | FloatKind::F32
                | FloatKind::F64
                | FloatKind::F4E2M1FN
                | FloatKind::F8E5M2
                | FloatKind::F8E4M3FN
                | FloatKind::F8E5M2FNUZ
                | FloatKind::F8E4M3FNUZ
                | FloatKind::F8E4M3B11FNUZ
                | FloatKind::F8E8M0FNU
        ),
        TypeData::Dialect(data) => {
            matches!(&*data.def.name, "torch.qint8" | "torch.quint8" | "torch.qint16" | "torch.qint32" | "torch.str")
        }
        _ => false,
    }
}

/// The number of types in a container type.
enum TypeCount {
    One,
    Two,
    /// Any number of types, stored as an array in one parameter.
    Any,
}

/// Syntax of the container types: `!torch.list<int>`, `!torch.dict<str, tensor>`, `!torch.tuple<int, int>`.
struct Containing {
    name: &'static str,
    count: TypeCount,
}

impl TypeSyntax for Containing {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        let mut types = Vec::new();
        if !(matches!(self.count, TypeCount::Any) && p.at(Kind::Greater)) {
            loop {
                types.push(Param::Type(p.nested(contained)?));
                let more = match self.count {
                    TypeCount::One => false,
                    TypeCount::Two if types.len() == 1 => {
                        p.expect(Kind::Comma, "expected ','")?;
                        true
                    }
                    TypeCount::Two => false,
                    TypeCount::Any => p.eat(Kind::Comma),
                };
                if !more {
                    break;
                }
            }
        }
        p.expect(Kind::Greater, "expected '>'")?;
        let params = if matches!(self.count, TypeCount::Any) { vec![Param::Array(types.into())] } else { types };
        made(p, self.name, params)
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let types = match params(p.ctx, ty) {
            [Param::Array(types)] => types,
            types => types,
        };
        p.text("<");
        p.comma_separated(types, |p, ty| {
            if let Param::Type(ty) = ty {
                print_contained(p, *ty);
            }
        });
        p.text(">");
    }
}

/// Syntax of types without a definition. Parsing returns an error that names the type.
struct UnknownSizes;

impl TypeSyntax for UnknownSizes {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        let offset = p.offset();
        let name = p.keyword()?;
        Err(p.hook_error(offset, &format!("unknown  type `{name}` in dialect `torch`")))
    }

    fn print(&self, _: &mut AttrPrinter<'_, '_>, _: Type) {}
}

/// Parses a type inside another type. A `torch` type has no prefix there.
fn contained(p: &mut AttrParser<'_, '_>) -> PResult<Type> {
    let offset = p.offset();
    let name = p.keyword()?;
    let row = p.ctx.dialect(p.ctx.ident("torch")).and_then(|dialect| dialect.type_(name));
    match row {
        Some(def) => format::parse_type(def, p),
        None => Err(p.hook_error(offset, &format!("unknown  type `{name}` in dialect `torch`"))),
    }
}

fn print_contained(p: &mut AttrPrinter<'_, '_>, ty: Type) {
    mlirkit_diag::deep(|| print_inner(p, ty));
}

fn print_inner(p: &mut AttrPrinter<'_, '_>, ty: Type) {
    match p.ctx.type_data(ty) {
        TypeData::Dialect(data) => {
            p.text(data.def.mnemonic.as_deref().unwrap_or_default());
            format::print_type(p, ty);
        }
        _ => p.ty(ty),
    }
}

/// Syntax of `!torch.nn.Module<"name">`.
struct ModuleType;

impl TypeSyntax for ModuleType {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        let name = p.string()?;
        p.expect(Kind::Greater, "expected '>'")?;
        let name = p.ctx.ident_bytes(&name);
        made(p, "nn.Module", vec![Param::Str(name)])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let [Param::Str(name)] = params(p.ctx, ty) else { return };
        p.text("<");
        p.string(p.ctx.bytes(*name));
        p.text(">");
    }
}
