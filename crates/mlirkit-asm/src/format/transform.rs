//! Type transformers: the C++ expressions with which `TypesMatchWith` derives one type from another.
//!
//! An expression is parsed once per definition and then evaluated. It uses the classes and getters of builtin types,
//! and the definitions and parameters of dialect types. C++ functions are hooks, bound by dialect and expression.

use std::cell::Cell;

use mlirkit_defs::{EnumCase, ParamKind, TypeDef};
use mlirkit_ir::{AttrData, Context, DialectType, Param, TensorType, Transformed, Type, TypeData, VectorType};

use crate::attr::parser::AttrParser;
use crate::format::op::Compiler;
use crate::hooks::op_hooks::TypeTransform;

/// The types inferred for an operand or result.
pub(crate) enum Resolved {
    /// A single type for all values.
    One(Type),
    /// One type for each value of the operand or result.
    Many(Vec<Type>),
    /// The types that were parsed into the list with this index.
    Parsed(usize),
}

/// The functions with which a context evaluates type transformers.
pub const TRANSFORMS: mlirkit_ir::Transforms = mlirkit_ir::Transforms(|ctx, dialect, text, types| {
    let found = match crate::hooks::op_hooks::Hooks::of(ctx).transform(dialect, text) {
        Some(hook) => Transform::Hook(hook),
        None => match parse(ctx, dialect, text) {
            Some(expr) => Transform::Expr(expr),
            None => return Transformed::Unknown,
        },
    };
    match (&found, types) {
        (Transform::Expr(Expr::SelfType), _) => Transformed::Types(types.to_vec()),
        _ => match found.run(ctx, types) {
            Some(Resolved::One(ty)) => Transformed::Types(vec![ty]),
            Some(Resolved::Many(types)) => Transformed::Types(types),
            Some(Resolved::Parsed(_)) | None => Transformed::NotApplicable,
        },
    }
});

/// A type transformer: an expression or a hook.
#[derive(Clone)]
pub(crate) enum Transform {
    Expr(Expr),
    Hook(TypeTransform),
}

impl Transform {
    /// Parses a transformer. Returns `Ok(None)` if it is the identity.
    pub(crate) fn new(compiler: &Compiler<'_>, text: &str) -> Result<Option<Self>, String> {
        let dialect = compiler.dialect.name();
        if let Some(hook) = compiler.hooks.transform(dialect, text) {
            return Ok(Some(Self::Hook(hook)));
        }
        // Selects the first of several types.
        if text == "$_self[0]" {
            return Ok(Some(Self::Expr(Expr::SelfType)));
        }
        if text == "last($_self)" {
            return Ok(Some(Self::Expr(Expr::Last)));
        }
        match parse(compiler.ctx, dialect, text) {
            Some(Expr::SelfType) => Ok(None),
            Some(expr) => Ok(Some(Self::Expr(expr))),
            None => Err(format!("no type transformer `{text}` of '{dialect}'; a 'transform' row can define it")),
        }
    }

    /// Returns the type that `$_self` denotes: the last of `types` if the expression is `last($_self)`, otherwise the
    /// first.
    fn subject<'t>(&self, types: &'t [Type]) -> Option<&'t Type> {
        if matches!(self, Self::Expr(Expr::Last)) { types.last() } else { types.first() }
    }

    /// Computes the types. Returns `None` if the expression does not apply to `types`.
    pub(crate) fn run(&self, ctx: &Context, types: &[Type]) -> Option<Resolved> {
        match self {
            Self::Hook(hook) => hook(ctx, types).map(|types| match types.as_slice() {
                [one] => Resolved::One(*one),
                _ => Resolved::Many(types),
            }),
            Self::Expr(expr) => match expr.value(ctx, *self.subject(types)?)? {
                ExprValue::Type(ty) => Some(Resolved::One(ty)),
                ExprValue::Types(types) => Some(Resolved::Many(types)),
                ExprValue::Int(_) | ExprValue::Ints(_) => None,
            },
        }
    }
}

/// A parsed C++ expression.
#[derive(Debug, Clone)]
pub(crate) enum Expr {
    /// The type to transform, `$_self`.
    SelfType,
    /// `last($_self)`: the last of several types.
    Last,
    /// The context, `$_ctxt` or `x.getContext()`. C++ functions require it, but no value depends on it.
    Context,
    Int(i64),
    /// A list of integers, `{a, b}`.
    List(Vec<Expr>),
    /// A cast, `cast<Class>(x)`.
    Cast(ExprClass, Box<Expr>),
    /// A function call, `f(...)`, or a method call, `x.f(...)`, with `x` as the first argument.
    Call(ExprFunction, Vec<Expr>),
    /// A parameter of a dialect type, `x.getName()`.
    Param(Box<str>, Box<Expr>),
    /// The value of an enum case that is given by name, as a parameter in [`Expr::Build`].
    Case(u64),
    /// A dialect type built from parameters, `Class::get(...)`.
    Build(&'static TypeDef, Vec<Expr>),
    /// An arithmetic operation, `x * y`, `x / y` or `x - y`.
    Binary(char, Box<Expr>, Box<Expr>),
    /// A builtin type, such as `i32`.
    Fixed(Type),
    /// A call `f(x)` of a `transform` definition. Its value is that of its first expression that applies to `x`.
    Row(Vec<Expr>, Box<Expr>),
}

#[derive(Debug, Clone, Copy)]
pub(crate) enum ExprClass {
    Row(&'static TypeDef),
    Vector,
    Tensor,
    RankedTensor,
    MemRef,
    Shaped,
    Complex,
    Function,
    Tuple,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ExprFunction {
    ElementType,
    ElementTypeOrSelf,
    Like,
    I1SameShape,
    Shape,
    Rank,
    ElementCount,
    DropFront,
    Index,
    Inputs,
    Results,
    DropDim,
    SetDim,
    SetElementType,
    Clone,
    CloneWith,
    ScaleElementBitwidth,
    VectorGet,
    IntegerGet,
    Bf16Get,
    Repeat,
}

enum ExprValue {
    Type(Type),
    Types(Vec<Type>),
    Int(i64),
    Ints(Vec<i64>),
}

// Parsing.

fn parse(ctx: &Context, dialect: &str, text: &str) -> Option<Expr> {
    /// The maximum number of expressions that one transformer may take from `transform` definitions, directly or
    /// through other definitions.
    const ROWS: usize = 1000;
    parse_at(ctx, dialect, text, 0, &Cell::new(ROWS))
}

/// Parses an expression. `depth` is its nesting depth, and `rows` the number of expressions that it may still take from
/// `transform` definitions. Returns `None` if the expression is not supported.
fn parse_at(ctx: &Context, dialect: &str, text: &str, depth: usize, rows: &Cell<usize>) -> Option<Expr> {
    let mut reader = ExprReader { ctx, dialect, rest: text, rows };
    let expr = reader.expr(depth)?;
    reader.rest.trim().is_empty().then_some(expr)
}

/// Returns the builtin type with this name; `None` if `name` is not a single word.
pub(crate) fn builtin_type(ctx: &Context, name: &str) -> Option<Type> {
    let is_word = !name.is_empty() && name.bytes().all(|c| c.is_ascii_alphanumeric());
    AttrParser::new(ctx, name.as_bytes()).ty().ok().filter(|_| is_word)
}

struct ExprReader<'t> {
    ctx: &'t Context,
    dialect: &'t str,
    rest: &'t str,
    /// The number of further expressions that may be taken from `transform` definitions. Without a limit, definitions
    /// that refer to each other could multiply the expressions.
    rows: &'t Cell<usize>,
}

impl ExprReader<'_> {
    /// Returns the type definition for a C++ class in the dialect that its namespace names or, without a namespace, in
    /// the dialect of the expression. Returns `None` if there is none.
    fn row(&self, class: &str) -> Option<&'static TypeDef> {
        let (dialect, class) = class.rsplit_once("::").unwrap_or((self.dialect, class));
        self.ctx.dialect(self.ctx.ident(dialect))?.types().find(|row| &*row.class == class)
    }

    fn eat(&mut self, token: &str) -> bool {
        self.rest = self.rest.trim_start();
        if let Some(comment) = self.rest.strip_prefix("/*") {
            self.rest = comment.split_once("*/").map_or("", |(_, rest)| rest).trim_start();
        }
        match self.rest.strip_prefix(token) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn name(&mut self) -> &str {
        self.eat("");
        let end = self
            .rest
            .find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | ':' | '$')))
            .unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        name
    }

    fn expr(&mut self, depth: usize) -> Option<Expr> {
        if depth > 32 {
            return None;
        }
        let mut left = self.term(depth)?;
        while let Some(op) = ['*', '/', '-'].into_iter().find(|op| self.eat(op.encode_utf8(&mut [0; 4]))) {
            left = Expr::Binary(op, Box::new(left), Box::new(self.term(depth)?));
        }
        Some(left)
    }

    fn term(&mut self, depth: usize) -> Option<Expr> {
        let mut expr = self.primary(depth + 1)?;
        loop {
            if self.eat(".") {
                let method = self.name().to_owned();
                if self.eat("(") {
                    let args = self.args(")", depth)?;
                    expr = method_call(&method, expr, args)?;
                } else {
                    expr = Expr::Param(method.into(), Box::new(expr));
                }
            } else if self.eat("[") {
                let index = self.expr(depth + 1)?;
                if !self.eat("]") {
                    return None;
                }
                expr = Expr::Call(ExprFunction::Index, vec![expr, index]);
            } else {
                return Some(expr);
            }
        }
    }

    fn args(&mut self, close: &str, depth: usize) -> Option<Vec<Expr>> {
        let mut args = Vec::new();
        if self.eat(close) {
            return Some(args);
        }
        loop {
            args.push(self.expr(depth + 1)?);
            if !self.eat(",") {
                break;
            }
        }
        self.eat(close).then_some(args)
    }

    /// Parses the arguments of `Class::get(`, one for each parameter in the definition of the type. Enum cases are
    /// given by spelling or C++ name. Returns `None` if an argument cannot be parsed.
    fn parameters(&mut self, def: &TypeDef, depth: usize) -> Option<Vec<Expr>> {
        let mut args = Vec::new();
        if self.eat("$_ctxt") {
            self.eat(",");
        }
        while !self.eat(")") {
            if !args.is_empty() && !self.eat(",") {
                return None;
            }
            args.push(match &def.params.get(args.len())?.kind {
                ParamKind::Enum(name) => {
                    let dialect = self.ctx.dialect(self.ctx.ident(def.name.split('.').next()?))?;
                    let word = self.name();
                    let symbol = word.rsplit_once("::").map_or(word, |(_, symbol)| symbol);
                    let is_case = |case: &&EnumCase| *case.text == *word || *case.symbol == *symbol;
                    Expr::Case(dialect.enum_(name)?.cases.iter().find(is_case)?.value)
                }
                _ => self.expr(depth + 1)?,
            });
        }
        Some(args)
    }

    fn primary(&mut self, depth: usize) -> Option<Expr> {
        if self.eat("(") {
            let inner = self.expr(depth)?;
            return self.eat(")").then_some(inner);
        }
        if self.eat("{") {
            return self.args("}", depth).map(Expr::List);
        }
        if self.eat("!") {
            let dialect = self.name().to_owned();
            let rest = if self.eat(".") { self.name().to_owned() } else { return None };
            let def = self.ctx.dialect(self.ctx.ident(&dialect))?.type_(&rest)?;
            let args = if self.eat("(") { self.parameters(def, depth)? } else { Vec::new() };
            return Some(Expr::Build(def, args));
        }
        let name = self.name().to_owned();
        if let Ok(number) = name.parse() {
            return Some(Expr::Int(number));
        }
        match name.as_str() {
            "$_self" => return Some(Expr::SelfType),
            "$_ctxt" => return Some(Expr::Context),
            "true" => return Some(Expr::Int(1)),
            _ => {}
        }
        if self.eat("<") {
            let end = self.rest.find('>')?;
            let (class, rest) = self.rest.split_at(end);
            let class = class.to_owned();
            self.rest = rest.get(1..)?;
            let args = if self.eat("(") { self.args(")", depth)? } else { return None };
            let row = || self.row(&class).filter(|_| name == "cast");
            return template_call(&name, &class, args.clone())
                .or_else(|| Some(Expr::Cast(ExprClass::Row(row()?), Box::new(one(args)?))));
        }
        if !self.eat("(") {
            return builtin_type(self.ctx, &name).map(Expr::Fixed);
        }
        let has_enum = |row: &&TypeDef| row.params.iter().any(|param| matches!(param.kind, ParamKind::Enum(_)));
        if let Some(row) = name.strip_suffix("::get").and_then(|class| self.row(class)).filter(has_enum) {
            return Some(Expr::Build(row, self.parameters(row, depth)?));
        }
        let args = self.args(")", depth)?;
        if let Some(call) = self.of_row(&name, &args, depth).or_else(|| free_call(self.ctx, &name, args.clone())) {
            return Some(call);
        }
        let row = self.row(name.strip_suffix("::get")?)?;
        // The context is the first argument where C++ requires it.
        let has_context = args.len() > row.params.len() && matches!(args.first(), Some(Expr::Context));
        Some(Expr::Build(row, args.into_iter().skip(usize::from(has_context)).collect()))
    }

    /// Returns a call of the `transform` definition with this name. Returns `None` if there is no such definition, if
    /// there is not exactly one argument, or if an expression in the definition cannot be parsed.
    fn of_row(&self, name: &str, args: &[Expr], depth: usize) -> Option<Expr> {
        let [arg] = args else { return None };
        let row = self.ctx.dialect(self.ctx.ident(self.dialect))?.transform(name)?;
        let expressions = row.expressions.iter();
        // A definition that refers to itself is stopped by the nesting limit.
        let parse = |text: &str| {
            self.rows.set(self.rows.get().checked_sub(1)?);
            parse_at(self.ctx, self.dialect, text, depth + 8, self.rows)
        };
        let parsed = expressions.map(|text| parse(text)).collect::<Option<_>>();
        Some(Expr::Row(parsed?, Box::new(arg.clone())))
    }
}

fn one(args: Vec<Expr>) -> Option<Expr> {
    let mut args = args.into_iter();
    args.next().filter(|_| args.next().is_none())
}

fn template_call(name: &str, class: &str, args: Vec<Expr>) -> Option<Expr> {
    if name == "SmallVector" {
        return (class.starts_with("Type") && args.len() == 2).then_some(Expr::Call(ExprFunction::Repeat, args));
    }
    let class = match class {
        "Type" => return one(args).filter(|_| name == "cast"),
        "VectorType" => ExprClass::Vector,
        "TensorType" => ExprClass::Tensor,
        "RankedTensorType" => ExprClass::RankedTensor,
        "MemRefType" => ExprClass::MemRef,
        "ShapedType" => ExprClass::Shaped,
        "ComplexType" => ExprClass::Complex,
        "FunctionType" => ExprClass::Function,
        "TupleType" => ExprClass::Tuple,
        _ => return None,
    };
    (name == "cast").then_some(Expr::Cast(class, Box::new(one(args)?)))
}

fn free_call(ctx: &Context, name: &str, args: Vec<Expr>) -> Option<Expr> {
    let function = match name {
        "VectorType" | "VectorType::Builder" => return one(args),
        "getI1SameShape" => ExprFunction::I1SameShape,
        "getElementTypeOrSelf" | "scalar" => ExprFunction::ElementTypeOrSelf,
        "element" => ExprFunction::ElementType,
        "like" => ExprFunction::Like,
        "VectorType::get" => ExprFunction::VectorGet,
        "IntegerType::get" => ExprFunction::IntegerGet,
        "BFloat16Type::get" => ExprFunction::Bf16Get,
        _ => {
            // `getI32SameShape` and the like: the same shape, with elements of the given type.
            let element = name.strip_prefix("get")?.strip_suffix("SameShape")?.to_ascii_lowercase();
            let element = Expr::Fixed(builtin_type(ctx, &element)?);
            return Some(Expr::Call(ExprFunction::Like, vec![one(args)?, element]));
        }
    };
    Some(Expr::Call(function, args))
}

fn method_call(name: &str, object: Expr, args: Vec<Expr>) -> Option<Expr> {
    let function = match name {
        "getContext" => return Some(Expr::Context),
        "getElementType" => ExprFunction::ElementType,
        "getShape" => ExprFunction::Shape,
        "getRank" => ExprFunction::Rank,
        "getNumElements" => ExprFunction::ElementCount,
        "getDimSize" => ExprFunction::Index,
        "drop_front" => ExprFunction::DropFront,
        "getInputs" | "getTypes" => ExprFunction::Inputs,
        "getResults" => ExprFunction::Results,
        "dropDim" => ExprFunction::DropDim,
        "setDim" => ExprFunction::SetDim,
        "setElementType" => ExprFunction::SetElementType,
        "clone" => ExprFunction::Clone,
        "cloneWith" => ExprFunction::CloneWith,
        "scaleElementBitwidth" => ExprFunction::ScaleElementBitwidth,
        _ => {
            let name = name.strip_prefix("get").filter(|name| args.is_empty() && !name.is_empty())?;
            let (first, rest) = name.split_at(1);
            return Some(Expr::Param(format!("{}{rest}", first.to_lowercase()).into(), Box::new(object)));
        }
    };
    Some(Expr::Call(function, std::iter::once(object).chain(args).collect()))
}

// Evaluating.

impl Expr {
    fn value(&self, ctx: &Context, this: Type) -> Option<ExprValue> {
        match self {
            // `run` chooses the last type.
            Self::SelfType | Self::Last => Some(ExprValue::Type(this)),
            Self::Context | Self::Case(_) => None,
            Self::Int(number) => Some(ExprValue::Int(*number)),
            Self::List(items) => {
                items.iter().map(|item| item.int(ctx, this)).collect::<Option<_>>().map(ExprValue::Ints)
            }
            Self::Cast(class, inner) => {
                let ty = inner.ty(ctx, this)?;
                class.has(ctx, ty).then_some(ExprValue::Type(ty))
            }
            Self::Binary(op, left, right) => {
                let (left, right) = (left.int(ctx, this)?, right.int(ctx, this)?);
                Some(ExprValue::Int(match op {
                    '*' => left.checked_mul(right)?,
                    '/' => left.checked_div(right)?,
                    _ => left.checked_sub(right)?,
                }))
            }
            Self::Call(function, args) => function.call(ctx, this, args),
            Self::Param(name, object) => {
                let TypeData::Dialect(data) = ctx.type_data(object.ty(ctx, this)?) else { return None };
                let at = data.def.params.iter().position(|param| param.name == *name)?;
                let ty = |param: &Param| if let Param::Type(ty) = param { Some(*ty) } else { None };
                let number = |param: &Param| if let Param::Int(number) = param { Some(*number) } else { None };
                match data.params.get(at)? {
                    Param::Array(all) if all.iter().all(|param| number(param).is_some()) => {
                        Some(ExprValue::Ints(all.iter().filter_map(number).collect()))
                    }
                    Param::Array(types) => types.iter().map(ty).collect::<Option<_>>().map(ExprValue::Types),
                    // An attribute that is a type, or nothing but a list of types.
                    Param::Attr(attr) => match ctx.attr_data(*attr) {
                        AttrData::Type(ty) => Some(ExprValue::Type(*ty)),
                        AttrData::Dialect(list) => match &*list.params {
                            [Param::Array(types)] => types.iter().map(ty).collect::<Option<_>>().map(ExprValue::Types),
                            _ => None,
                        },
                        _ => None,
                    },
                    Param::Int(number) => Some(ExprValue::Int(*number)),
                    param => ty(param).map(ExprValue::Type),
                }
            }
            Self::Build(def, args) => {
                let params = args.iter().zip(&def.params).map(|(arg, param)| match (arg, &param.kind) {
                    (Self::Case(value), _) => Some(Param::Enum(*value)),
                    (_, ParamKind::Attr(_)) => Some(Param::Attr(ctx.type_attr(arg.ty(ctx, this)?))),
                    _ => match arg.value(ctx, this)? {
                        ExprValue::Type(ty) => Some(Param::Type(ty)),
                        ExprValue::Int(number) => Some(Param::Int(number)),
                        ExprValue::Ints(numbers) => {
                            Some(Param::Array(numbers.into_iter().map(Param::Int).collect::<Vec<_>>().into()))
                        }
                        ExprValue::Types(_) => None,
                    },
                });
                let mut params = params.collect::<Option<Vec<_>>>()?;
                // Optional parameters at the end may be left out.
                let rest = def.params.get(args.len()..)?;
                params.extend(rest.iter().map_while(|param| param.optional.then_some(Param::None)));
                let is_complete = params.len() == def.params.len();
                let data = TypeData::Dialect(Box::new(DialectType { def, params: params.into() }));
                is_complete.then(|| ExprValue::Type(ctx.ty(data)))
            }
            Self::Fixed(ty) => Some(ExprValue::Type(*ty)),
            Self::Row(expressions, arg) => {
                let arg = arg.ty(ctx, this)?;
                expressions.iter().find_map(|expression| expression.value(ctx, arg))
            }
        }
    }

    fn ty(&self, ctx: &Context, this: Type) -> Option<Type> {
        match self.value(ctx, this)? {
            ExprValue::Type(ty) => Some(ty),
            ExprValue::Types(_) | ExprValue::Int(_) | ExprValue::Ints(_) => None,
        }
    }

    fn int(&self, ctx: &Context, this: Type) -> Option<i64> {
        match self.value(ctx, this)? {
            ExprValue::Int(number) => Some(number),
            ExprValue::Type(_) | ExprValue::Types(_) | ExprValue::Ints(_) => None,
        }
    }

    fn ints(&self, ctx: &Context, this: Type) -> Option<Vec<i64>> {
        match self.value(ctx, this)? {
            ExprValue::Ints(numbers) => Some(numbers),
            ExprValue::Type(ty) => shape(ctx, ty),
            ExprValue::Types(_) | ExprValue::Int(_) => None,
        }
    }
}

impl ExprClass {
    fn has(self, ctx: &Context, ty: Type) -> bool {
        let data = ctx.type_data(ty);
        let tensor = matches!(data, TypeData::RankedTensor(_) | TypeData::UnrankedTensor(_));
        match self {
            Self::Row(row) => matches!(data, TypeData::Dialect(data) if std::ptr::eq(data.def, row)),
            Self::Vector => matches!(data, TypeData::Vector(_)),
            Self::Tensor => tensor,
            Self::RankedTensor => matches!(data, TypeData::RankedTensor(_)),
            Self::MemRef => matches!(data, TypeData::MemRef(_)),
            Self::Shaped => {
                tensor || matches!(data, TypeData::Vector(_) | TypeData::MemRef(_) | TypeData::UnrankedMemRef { .. })
            }
            Self::Complex => matches!(data, TypeData::Complex(_)),
            Self::Function => matches!(data, TypeData::Function(_)),
            Self::Tuple => matches!(data, TypeData::Tuple(_)),
        }
    }
}

/// Returns the element type of a shaped or complex type; `None` for other types.
pub(crate) fn element_type(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::Vector(vector) => Some(vector.element),
        TypeData::RankedTensor(tensor) => Some(tensor.element),
        TypeData::MemRef(memref) => Some(memref.element),
        TypeData::UnrankedTensor(element) | TypeData::UnrankedMemRef { element, .. } | TypeData::Complex(element) => {
            Some(*element)
        }
        _ => None,
    }
}

fn shape(ctx: &Context, ty: Type) -> Option<Vec<i64>> {
    match ctx.type_data(ty) {
        TypeData::Vector(vector) => Some(vector.shape.to_vec()),
        TypeData::RankedTensor(tensor) => Some(tensor.shape.to_vec()),
        TypeData::MemRef(memref) => Some(memref.shape.to_vec()),
        _ => None,
    }
}

/// Returns a type with the shape of `ty` and another element type; `None` if `ty` is not a shaped type.
pub(crate) fn with_element(ctx: &Context, ty: Type, element: Type) -> Option<Type> {
    let data = match ctx.type_data(ty) {
        TypeData::Vector(vector) => TypeData::Vector(Box::new(VectorType { element, ..(**vector).clone() })),
        TypeData::RankedTensor(tensor) => {
            TypeData::RankedTensor(Box::new(TensorType { element, ..(**tensor).clone() }))
        }
        TypeData::UnrankedTensor(_) => TypeData::UnrankedTensor(element),
        TypeData::MemRef(memref) => {
            TypeData::MemRef(Box::new(mlirkit_ir::MemRefType { element, ..(**memref).clone() }))
        }
        TypeData::UnrankedMemRef { space, .. } => TypeData::UnrankedMemRef { element, space: *space },
        _ => return None,
    };
    Some(ctx.ty(data))
}

/// Returns the parameter `elementType` of a dialect type without a shape, such as a set. Returns `None` for other
/// types.
fn element_parameter(ctx: &Context, ty: Type) -> Option<Type> {
    let TypeData::Dialect(data) = ctx.type_data(ty) else { return None };
    let at = data.def.params.iter().position(|param| &*param.name == "elementType")?;
    match data.params.get(at) {
        Some(Param::Type(element)) => Some(*element),
        _ => None,
    }
}

/// Returns the number of elements of a vector type that a dialect defines, and whether it is scalable. Returns `None`
/// for other types. Such types exist up to LLVM 20.
fn own_vector(ctx: &Context, ty: Type) -> Option<(i64, bool)> {
    let TypeData::Dialect(data) = ctx.type_data(ty) else { return None };
    let [element, count] = &*data.def.params else { return None };
    match (&*element.name, &*count.name, &*data.params) {
        ("elementType", "numElements", [_, Param::Int(count)]) => Some((*count, false)),
        ("elementType", "minNumElements", [_, Param::Int(count)]) => Some((*count, true)),
        _ => None,
    }
}

fn vector(ctx: &Context, shape: Vec<i64>, scalable: Option<Vec<bool>>, element: Type) -> Type {
    let scalable = scalable.unwrap_or_else(|| vec![false; shape.len()]);
    ctx.ty(TypeData::Vector(Box::new(VectorType { shape: shape.into(), scalable: scalable.into(), element })))
}

/// Returns a vector type whose shape and scalable flags are those of `ty` as modified by `change`. Returns `None` if
/// `ty` is not a vector type or `change` returns `None`.
fn reshaped(
    ctx: &Context,
    ty: Type,
    change: impl FnOnce(&mut Vec<i64>, &mut Vec<bool>) -> Option<()>,
) -> Option<ExprValue> {
    let TypeData::Vector(data) = ctx.type_data(ty) else { return None };
    let (mut shape, mut scalable) = (data.shape.to_vec(), data.scalable.to_vec());
    change(&mut shape, &mut scalable)?;
    Some(ExprValue::Type(vector(ctx, shape, Some(scalable), data.element)))
}

impl ExprFunction {
    fn call(self, ctx: &Context, this: Type, args: &[Expr]) -> Option<ExprValue> {
        let ty = |at: usize| args.get(at)?.ty(ctx, this);
        let int = |at: usize| args.get(at)?.int(ctx, this);
        let position = |at: usize| usize::try_from(int(at)?).ok();
        Some(match self {
            Self::ElementType => {
                let ty = ty(0)?;
                let own = || element_type(ctx, ty).or_else(|| ctx.dialect_element(ty));
                ExprValue::Type(own().or_else(|| element_parameter(ctx, ty))?)
            }
            Self::ElementTypeOrSelf => ExprValue::Type(ctx.element_type_or_self(ty(0)?)),
            Self::Like => {
                let (ty, element) = (ty(0)?, ty(1)?);
                ExprValue::Type(with_element(ctx, ty, element).unwrap_or(element))
            }
            Self::I1SameShape => {
                let (ty, i1) = (ty(0)?, ctx.i1_type());
                let own =
                    own_vector(ctx, ty).map(|(count, scalable)| vector(ctx, vec![count], Some(vec![scalable]), i1));
                ExprValue::Type(own.or_else(|| with_element(ctx, ty, i1)).unwrap_or(i1))
            }
            Self::Shape => ExprValue::Ints(shape(ctx, ty(0)?)?),
            Self::Rank => ExprValue::Int(i64::try_from(shape(ctx, ty(0)?)?.len()).ok()?),
            Self::ElementCount => ExprValue::Int(shape(ctx, ty(0)?)?.iter().try_fold(1_i64, |n, d| n.checked_mul(*d))?),
            Self::DropFront => ExprValue::Ints(args.first()?.ints(ctx, this)?.get(1..)?.to_vec()),
            Self::Index => ExprValue::Int(*args.first()?.ints(ctx, this)?.get(position(1)?)?),
            Self::Inputs | Self::Results => {
                if let TypeData::Tuple(types) = ctx.type_data(ty(0)?) {
                    return (self == Self::Inputs).then(|| ExprValue::Types(types.to_vec()));
                }
                let TypeData::Function(function) = ctx.type_data(ty(0)?) else { return None };
                ExprValue::Types(if self == Self::Inputs {
                    function.inputs.to_vec()
                } else {
                    function.results.to_vec()
                })
            }
            Self::DropDim => {
                let at = position(1)?;
                return reshaped(ctx, ty(0)?, |shape, scalable| {
                    (at < shape.len()).then(|| (shape.remove(at), scalable.remove(at))).map(|_| ())
                });
            }
            Self::SetDim => {
                let (at, size) = (position(1)?, int(2)?);
                return reshaped(ctx, ty(0)?, |shape, _| shape.get_mut(at).map(|dim| *dim = size));
            }
            Self::SetElementType | Self::Clone => ExprValue::Type(with_element(ctx, ty(0)?, ty(1)?)?),
            Self::CloneWith => ExprValue::Type(with_element(ctx, ty(0)?, ty(2)?)?),
            Self::ScaleElementBitwidth => {
                let ty = ty(0)?;
                let TypeData::Integer { width, sign } = *ctx.type_data(element_type(ctx, ty)?) else { return None };
                let width = width.checked_mul(u32::try_from(int(1)?).ok()?)?;
                ExprValue::Type(with_element(ctx, ty, ctx.ty(TypeData::Integer { width, sign }))?)
            }
            Self::VectorGet => {
                let shape = args.first()?.ints(ctx, this)?;
                let scalable = args.get(2).and_then(|list| list.ints(ctx, this));
                let scalable = scalable.map(|list| list.into_iter().map(|flag| flag != 0).collect::<Vec<_>>());
                let scalable = scalable.filter(|list| list.len() == shape.len());
                ExprValue::Type(vector(ctx, shape, scalable, ty(1)?))
            }
            Self::IntegerGet => ExprValue::Type(ctx.int_type(u32::try_from(int(1)?).ok()?)),
            Self::Bf16Get => ExprValue::Type(ctx.float_type(mlirkit_num::FloatKind::BF16)),
            Self::Repeat => {
                // The number of types is limited, because the source cannot have more values.
                let count = usize::try_from(int(0)?).ok().filter(|count| *count <= 1 << 24)?;
                ExprValue::Types(vec![ty(1)?; count])
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mlirkit_ir::DialectSet;

    fn apply(ctx: &Context, text: &str, ty: Type) -> Option<Type> {
        match Transform::Expr(parse(ctx, "none", text)?).run(ctx, &[ty])? {
            Resolved::One(ty) => Some(ty),
            Resolved::Many(_) | Resolved::Parsed(_) => None,
        }
    }

    #[test]
    fn derives_what_upstream_derives() {
        let ctx = Context::new(DialectSet::new());
        let v = |shape: &[i64], element| vector(&ctx, shape.to_vec(), None, element);
        let (i1, i32) = (ctx.i1_type(), ctx.i32_type());
        let i8 = ctx.int_type(8);
        let cases = [
            ("getI1SameShape($_self)", v(&[4], i32), v(&[4], i1)),
            ("getI1SameShape($_self)", i32, i1),
            ("cast<VectorType>($_self).getElementType()", v(&[4], i32), i32),
            ("getElementTypeOrSelf($_self)", i32, i32),
            ("VectorType(VectorType::Builder(cast<VectorType>($_self)).dropDim(0))", v(&[4, 2], i32), v(&[2], i32)),
            ("cast<VectorType>($_self).scaleElementBitwidth(2)", v(&[4], ctx.int_type(16)), v(&[4], i32)),
            (
                "VectorType::get({cast<VectorType>($_self).getShape()[0] / 4}, IntegerType::get($_self.getContext(), 32))",
                v(&[16], i8),
                v(&[4], i32),
            ),
            ("IntegerType::get($_self.getContext(), (cast<VectorType>($_self).getShape()[0]))", v(&[8], i32), i8),
            ("cast<ShapedType>($_self).clone( IntegerType::get($_self.getContext(), 1))", v(&[8], i32), v(&[8], i1)),
        ];
        for (text, from, to) in cases {
            assert_eq!(apply(&ctx, text, from), Some(to), "{text}");
        }
        assert_eq!(apply(&ctx, "cast<VectorType>($_self).getElementType()", i32), None);
        assert!(matches!(parse(&ctx, "none", "$_self"), Some(Expr::SelfType)));
        assert!(matches!(parse(&ctx, "none", "cast<Type>($_self)"), Some(Expr::SelfType)));
        assert!(parse(&ctx, "none", "none::Something($_self)").is_none());
    }

    #[test]
    fn parameters_are_cases_of_enums_and_types() {
        let text = "dialect toy\n\nenum Way\n  width 32\n  case In in 0\n  case Out out 1\n\ntype port\n  class PortType\n  param inner attr:TypeAttr\n  param way enum:Way\n";
        let dialect: &'static mlirkit_defs::Dialect = Box::leak(Box::new(mlirkit_defs::Dialect::parse(text).unwrap()));
        let ctx = Context::new(DialectSet::new().with_dialect(dialect));
        let apply = |text: &str, types: &[Type]| match Transform::Expr(parse(&ctx, "toy", text)?).run(&ctx, types)? {
            Resolved::One(ty) => Some(ty),
            Resolved::Many(_) | Resolved::Parsed(_) => None,
        };
        let i1 = ctx.i1_type();
        let port = ctx.new_dialect_type("toy", "port", vec![Param::Attr(ctx.type_attr(i1)), Param::Enum(1)]);
        assert_eq!(apply("!toy.port($_self, out)", &[i1]), port);
        assert_eq!(apply("PortType::get($_ctxt, $_self, toy::Way::Out)", &[i1]), port);
        assert!(parse(&ctx, "toy", "!toy.port($_self, other)").is_none());
    }

    #[test]
    fn a_row_names_a_rule() {
        let text = "dialect toy\n\ntype ptr\n  param to type\n  param space int:32\n\ntransform pointee\n  is like($_self, scalar($_self).to)\n  is $_self\n\n\
                    transform pointer\n  is like($_self, !toy.ptr(scalar($_self), 1))\n\ntransform endless\n  is endless($_self)\n";
        let dialect: &'static mlirkit_defs::Dialect = Box::leak(Box::new(mlirkit_defs::Dialect::parse(text).unwrap()));
        let ctx = Context::new(DialectSet::new().with_dialect(dialect));
        let apply = |text: &str, ty| match Transform::Expr(parse(&ctx, "toy", text)?).run(&ctx, &[ty])? {
            Resolved::One(ty) => Some(ty),
            Resolved::Many(_) | Resolved::Parsed(_) => None,
        };
        let numbers = vector(&ctx, vec![4], None, ctx.i32_type());
        let pointers = apply("pointer($_self)", numbers).unwrap();
        assert_ne!(pointers, numbers);
        assert_eq!(apply("pointee($_self)", pointers), Some(numbers));
        assert_eq!(apply("pointee(pointer($_self))", ctx.i1_type()), Some(ctx.i1_type()));
        assert_eq!(apply("pointee($_self)", numbers), Some(numbers), "the second line");
        assert_eq!(apply("getI1SameShape(pointee($_self))", pointers), apply("like($_self, i1)", numbers));
        assert_eq!(apply("getF32SameShape($_self)", ctx.i1_type()), apply("like($_self, f32)", ctx.i1_type()));
        assert!(parse(&ctx, "toy", "endless($_self)").is_none());
        assert!(parse(&ctx, "toy", "unknown($_self)").is_none());
    }
}
