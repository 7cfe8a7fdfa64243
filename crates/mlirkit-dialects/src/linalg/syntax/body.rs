//! Builds the bodies of named operations for the given argument types.

use mlirkit_asm::{AttrParser, OpParser, PResult};
use mlirkit_ir::{Attr, BlockId, Context, Type, TypeData, ValueId};

/// The computation in the body of a named operation. `a`, `b`, `c` and `d` are the block arguments for the inputs;
/// `output` is the last argument.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Body {
    /// `output + a * b`, computed in the type of the output.
    Contraction,
    /// `output + (a - c) * (b - d)`, computed in the type of the output.
    Quantized,
    /// `f(output, a)`, computed in the type of the output. The flag says whether `a` may be cast as unsigned.
    Pool(Function, bool),
    /// A function of one input: `f(a)`.
    Unary(Function),
    /// A function of two inputs: `f(a, b)`.
    Binary(Function),
    /// `f(a)` or `f(a, b)`, with the arguments converted to the type of the output. The attribute `fun` selects `f`.
    Chosen,
    /// `f` applied to all arguments except the output, each converted to the type of the output.
    Cast(Function),
    /// The second or the third input, selected by the first one: `a ? b : c`.
    Select,
    /// The first input: `a`.
    First,
    /// The first input `a`, converted to the type of the output.
    Copy,
    /// A pseudo-random number between `a` and `b`, generated from the seed `c`.
    Random,
}

/// A function of one or two arguments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Function {
    Exp,
    Log,
    Abs,
    Ceil,
    Floor,
    Negf,
    Reciprocal,
    Round,
    Sqrt,
    Rsqrt,
    Square,
    Tanh,
    Erf,
    Add,
    Sub,
    Mul,
    Div,
    DivUnsigned,
    MaxSigned,
    MinSigned,
    MaxUnsigned,
    MinUnsigned,
    Powf,
    /// A function of one argument from the `math` dialect, given by the operation name.
    Math(&'static str),
}

impl Function {
    /// Returns the function for a case of `linalg.unary_fn` or `linalg.binary_fn`; `None` for other names.
    pub(crate) fn of_case(name: &str) -> Option<Self> {
        Some(match name {
            "exp" => Self::Exp,
            "log" => Self::Log,
            "abs" => Self::Abs,
            "ceil" => Self::Ceil,
            "floor" => Self::Floor,
            "negf" => Self::Negf,
            "reciprocal" => Self::Reciprocal,
            "round" => Self::Round,
            "sqrt" => Self::Sqrt,
            "rsqrt" => Self::Rsqrt,
            "square" => Self::Square,
            "tanh" => Self::Tanh,
            "erf" => Self::Erf,
            "add" => Self::Add,
            "sub" => Self::Sub,
            "mul" => Self::Mul,
            "div" => Self::Div,
            "div_unsigned" => Self::DivUnsigned,
            "max_signed" => Self::MaxSigned,
            "min_signed" => Self::MinSigned,
            "max_unsigned" => Self::MaxUnsigned,
            "min_unsigned" => Self::MinUnsigned,
            "powf" => Self::Powf,
            "sin" => Self::Math("math.sin"),
            "cos" => Self::Math("math.cos"),
            "tan" => Self::Math("math.tan"),
            "acos" => Self::Math("math.acos"),
            "acosh" => Self::Math("math.acosh"),
            "asin" => Self::Math("math.asin"),
            "asinh" => Self::Math("math.asinh"),
            "atan" => Self::Math("math.atan"),
            "atanh" => Self::Math("math.atanh"),
            "log10" => Self::Math("math.log10"),
            "log1p" => Self::Math("math.log1p"),
            "log2" => Self::Math("math.log2"),
            _ => return None,
        })
    }

    /// Returns whether the function takes two arguments.
    pub(crate) fn is_binary(self) -> bool {
        matches!(
            self,
            Self::Add
                | Self::Sub
                | Self::Mul
                | Self::Div
                | Self::DivUnsigned
                | Self::MaxSigned
                | Self::MinSigned
                | Self::MaxUnsigned
                | Self::MinUnsigned
                | Self::Powf
        )
    }

    /// Returns the operation names for complex numbers, floats, integers and single bits. An empty name means that
    /// there is none.
    fn binary_ops(self) -> [&'static str; 4] {
        match self {
            Self::Add => ["complex.add", "arith.addf", "arith.addi", "arith.ori"],
            Self::Sub => ["complex.sub", "arith.subf", "arith.subi", ""],
            Self::Mul => ["complex.mul", "arith.mulf", "arith.muli", "arith.andi"],
            Self::Div => ["complex.div", "arith.divf", "arith.divsi", ""],
            Self::DivUnsigned => ["", "", "arith.divui", ""],
            Self::MaxSigned => ["", "arith.maximumf", "arith.maxsi", "arith.maxsi"],
            Self::MinSigned => ["", "arith.minimumf", "arith.minsi", "arith.minsi"],
            Self::MaxUnsigned => ["", "arith.maximumf", "arith.maxui", "arith.maxui"],
            Self::MinUnsigned => ["", "arith.minimumf", "arith.minui", "arith.minui"],
            Self::Powf => ["", "math.powf", "", ""],
            _ => [""; 4],
        }
    }

    /// Returns the name of the floating-point operation.
    fn unary_op(self) -> &'static str {
        match self {
            Self::Exp => "math.exp",
            Self::Log => "math.log",
            Self::Abs => "math.absf",
            Self::Ceil => "math.ceil",
            Self::Floor => "math.floor",
            Self::Negf => "arith.negf",
            Self::Round => "math.round",
            Self::Sqrt => "math.sqrt",
            Self::Rsqrt => "math.rsqrt",
            Self::Tanh => "math.tanh",
            Self::Erf => "math.erf",
            Self::Math(name) => name,
            _ => "",
        }
    }
}

/// A builder for the operations of a body.
struct Builder<'a, 'p, 's, 'c> {
    p: &'a mut OpParser<'p, 's, 'c>,
    ctx: &'c Context,
    block: BlockId,
    offset: u32,
}

/// Fills a block with a body and its terminator. `unsigned` states whether inputs are cast as unsigned. If the body
/// cannot be built, reports an error at `offset`.
pub(crate) fn build(
    p: &mut OpParser<'_, '_, '_>,
    offset: u32,
    block: BlockId,
    args: &[ValueId],
    body: Body,
    unsigned: bool,
) -> PResult<()> {
    let ctx = p.ctx;
    let mut b = Builder { p, ctx, block, offset };
    let Some((output, inputs)) = args.split_last() else { return Ok(()) };
    let to = b.p.value_type(*output);
    let value = match (body, inputs) {
        (Body::Contraction, [left, right, ..]) => {
            let (left, right) = (b.cast(to, *left, unsigned), b.cast(to, *right, unsigned));
            let product = b.binary(Function::Mul, left, right)?;
            b.binary(Function::Add, *output, product)?
        }
        (Body::Quantized, [left, right, left_zero, right_zero, ..]) => {
            let (left, zero) = (b.cast(to, *left, false), b.cast(to, *left_zero, false));
            let left = b.binary(Function::Sub, left, zero)?;
            let (right, zero) = (b.cast(to, *right, false), b.cast(to, *right_zero, false));
            let right = b.binary(Function::Sub, right, zero)?;
            let product = b.binary(Function::Mul, left, right)?;
            b.binary(Function::Add, *output, product)?
        }
        (Body::Pool(function, unsigned), [input, ..]) => {
            let input = b.cast(to, *input, unsigned);
            b.binary(function, *output, input)?
        }
        (Body::Unary(function), [input, ..]) => b.unary(function, *input)?,
        (Body::Binary(function), [left, right, ..]) => b.binary(function, *left, *right)?,
        (Body::Cast(function), [input]) => {
            let input = b.cast(to, *input, unsigned);
            b.unary(function, input)?
        }
        (Body::Cast(function), [left, right, ..]) => {
            let (left, right) = (b.cast(to, *left, unsigned), b.cast(to, *right, unsigned));
            b.binary(function, left, right)?
        }
        (Body::Select, [condition, left, right, ..]) => {
            let ty = b.p.value_type(*right);
            b.append("arith.select", &[*condition, *left, *right], ty)
        }
        (Body::First, [input, ..]) => *input,
        (Body::Copy, [input, ..]) => b.cast(to, *input, unsigned),
        (Body::Random, [low, high, seed, ..]) => b.random(to, *low, *high, *seed)?,
        _ => return Ok(()),
    };
    let unknown = ctx.unknown_loc();
    b.p.append_op(block, unknown, "linalg.yield", &[], &[value], &[]);
    Ok(())
}

impl Builder<'_, '_, '_, '_> {
    fn append_with(&mut self, name: &str, attrs: &[(&str, Attr)], operands: &[ValueId], ty: Type) -> ValueId {
        let unknown = self.ctx.unknown_loc();
        let op = self.p.append_op(self.block, unknown, name, attrs, operands, &[ty]);
        self.p.body().results(op).next().unwrap_or(ValueId(0))
    }

    fn append(&mut self, name: &str, operands: &[ValueId], ty: Type) -> ValueId {
        self.append_with(name, &[], operands, ty)
    }

    /// Builds an `arith.constant` whose value is parsed from `text`. If `ty` is given, `text` contains no type.
    fn constant(&mut self, text: &str, ty: Option<Type>) -> PResult<ValueId> {
        let value = AttrParser::new(self.ctx, text.as_bytes()).attr(ty)?;
        let ty = match self.ctx.attr_data(value) {
            mlirkit_ir::AttrData::Integer(value) => value.ty,
            mlirkit_ir::AttrData::Float(value) => value.ty,
            _ => self.ctx.none_type(),
        };
        Ok(self.append_with("arith.constant", &[("value", value)], &[], ty))
    }

    fn index(&mut self, dim: i64) -> ValueId {
        let dim = self.ctx.int_attr(self.ctx.i64_type(), dim);
        self.append_with("linalg.index", &[("dim", dim)], &[], self.ctx.index_type())
    }

    fn unary(&mut self, function: Function, arg: ValueId) -> PResult<ValueId> {
        let ty = self.p.value_type(arg);
        if !matches!(self.ctx.type_data(ty), TypeData::Float(_)) {
            return Err(self.p.op_error(self.offset, "unsupported non numeric type"));
        }
        Ok(match function {
            Function::Square => self.append("arith.mulf", &[arg, arg], ty),
            Function::Reciprocal => {
                let one = self.constant("1.0", Some(ty))?;
                self.append("arith.divf", &[one, arg], ty)
            }
            _ => self.append(function.unary_op(), &[arg], ty),
        })
    }

    fn binary(&mut self, function: Function, left: ValueId, right: ValueId) -> PResult<ValueId> {
        let (ty, other) = (self.p.value_type(left), self.p.value_type(right));
        let ops = function.binary_ops();
        // Up to LLVM 21, unsigned maximum and minimum also accepted floats and single bits.
        let unsigned = matches!(function, Function::MaxUnsigned | Function::MinUnsigned)
            && self.ctx.release() >= mlirkit_defs::Release(22);
        let name = match (self.ctx.type_data(ty), self.ctx.type_data(other)) {
            (TypeData::Complex(_), TypeData::Complex(_)) => ops[0],
            (TypeData::Float(_), TypeData::Float(_)) if unsigned => "",
            (TypeData::Float(_), TypeData::Float(_)) => ops[1],
            (TypeData::Integer { width: 1, .. }, TypeData::Integer { width: 1, .. }) if unsigned => "",
            (TypeData::Integer { width: 1, .. }, TypeData::Integer { width: 1, .. }) => ops[3],
            (TypeData::Integer { .. }, TypeData::Integer { .. }) => ops[2],
            _ => {
                let (left, right) = (self.ctx.type_text(ty), self.ctx.type_text(other));
                let what = "Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger";
                return Err(self.p.op_error(self.offset, &format!("{what}, got '{left}' and '{right}'")));
            }
        };
        if name.is_empty() {
            let what = match function {
                Function::Sub => "sub with bools",
                Function::Div => "div with bools",
                Function::DivUnsigned => "unsigned div not on uint",
                Function::MaxUnsigned => "unsigned max not on uint",
                Function::MinUnsigned => "unsigned min not on uint",
                _ => "on this type",
            };
            return Err(self.p.op_error(self.offset, &format!("unsupported operation: {what}")));
        }
        Ok(self.append(name, &[left, right], ty))
    }

    /// Casts a value to another type. If there is no such cast, warns and returns the value unchanged.
    fn cast(&mut self, to: Type, value: ValueId, unsigned: bool) -> ValueId {
        let from = self.p.value_type(value);
        if from == to {
            return value;
        }
        if let TypeData::Complex(element) = self.ctx.type_data(to) {
            return self.cast_to_complex(to, *element, value, unsigned);
        }
        let pick = |signed: &'static str, other: &'static str| if unsigned { other } else { signed };
        let name = match (self.ctx.type_data(from), self.ctx.type_data(to)) {
            (TypeData::Index, TypeData::Integer { .. }) => "arith.index_cast",
            (TypeData::Float(_), TypeData::Integer { .. }) => pick("arith.fptosi", "arith.fptoui"),
            (TypeData::Integer { .. }, TypeData::Float(_)) => pick("arith.sitofp", "arith.uitofp"),
            (TypeData::Integer { width: from, .. }, TypeData::Integer { width: to, .. }) if to > from => {
                pick("arith.extsi", "arith.extui")
            }
            (TypeData::Integer { width: from, .. }, TypeData::Integer { width: to, .. }) if to < from => "arith.trunci",
            (TypeData::Float(from), TypeData::Float(to)) if to.width() > from.width() => "arith.extf",
            (TypeData::Float(from), TypeData::Float(to)) if to.width() < from.width() => "arith.truncf",
            _ => return self.not_cast(to, value),
        };
        self.append(name, &[value], to)
    }

    /// Casts a complex number by casting both its parts, or a real number by adding an imaginary part of zero.
    fn cast_to_complex(&mut self, to: Type, element: Type, value: ValueId, unsigned: bool) -> ValueId {
        if !matches!(self.ctx.type_data(element), TypeData::Float(_)) {
            return self.not_cast(to, value);
        }
        let parts = match self.ctx.type_data(self.p.value_type(value)) {
            TypeData::Complex(from) if matches!(self.ctx.type_data(*from), TypeData::Float(_)) => {
                let [real, imaginary] = ["complex.re", "complex.im"].map(|name| self.append(name, &[value], *from));
                [self.cast(element, real, unsigned), self.cast(element, imaginary, unsigned)]
            }
            TypeData::Float(_) | TypeData::Integer { .. } => {
                let real = self.cast(element, value, unsigned);
                let Ok(zero) = self.constant("0.0", Some(element)) else { return value };
                [real, zero]
            }
            _ => return self.not_cast(to, value),
        };
        self.append("complex.create", &parts, to)
    }

    /// Warns that a cast is impossible and returns the value unchanged. As in upstream, the warning has no position.
    fn not_cast(&mut self, to: Type, value: ValueId) -> ValueId {
        let [from, to] = [self.p.value_type(value), to].map(|ty| mlirkit_asm::type_to_string(self.ctx, ty));
        self.p.warn_nowhere(&format!("could not cast operand of type '{from}' to '{to}'"));
        value
    }

    /// Builds one step of a linear congruential random number generator, and returns the next value.
    fn step(&mut self, value: ValueId) -> PResult<ValueId> {
        let i32_type = self.ctx.i32_type();
        let factor = self.constant("1103515245 : i64", None)?;
        let factor = self.cast(i32_type, factor, false);
        let product = self.binary(Function::Mul, value, factor)?;
        let increment = self.constant("12345 : i64", None)?;
        let increment = self.cast(i32_type, increment, false);
        self.binary(Function::Add, product, increment)
    }

    fn random(&mut self, to: Type, low: ValueId, high: ValueId, seed: ValueId) -> PResult<ValueId> {
        let (i32_type, f64_type) = (self.ctx.i32_type(), self.ctx.float_type(mlirkit_num::FloatKind::F64));
        let offset = self.constant("2147483647 : i64", None)?;
        let offset = self.cast(f64_type, offset, false);
        let column = self.index(1);
        let column = self.cast(i32_type, column, false);
        let row = self.index(0);
        let row = self.cast(i32_type, row, false);
        let row = self.binary(Function::Add, row, seed)?;
        let row = self.step(row)?;
        let sum = self.binary(Function::Add, column, row)?;
        let random = self.step(sum)?;
        let random = self.cast(f64_type, random, false);
        let random = self.binary(Function::Add, offset, random)?;
        let range = self.binary(Function::Sub, high, low)?;
        let scale = self.constant("2.3283063999999999E-10 : f64", None)?;
        let scale = self.cast(f64_type, scale, false);
        let range = self.binary(Function::Mul, range, scale)?;
        let value = self.binary(Function::Mul, random, range)?;
        let value = self.binary(Function::Add, value, low)?;
        Ok(self.cast(to, value, false))
    }
}
