//! A typed builder for StableHLO programs: functions over tensors of static shape.
//!
//! Each call checks the types of its operands, infers the type of its result, and appends one operation. The example
//! builds a two-layer perceptron and writes it as an artifact for StableHLO 1.0.0 and later:
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use mlirkit_ir::{Context, DialectSet};
//! use mlirkit_stablehlo::builder::{Error, Function, Value, tensor};
//! use mlirkit_stablehlo::{OtherDialects, serialize};
//!
//! let ctx = Context::new(DialectSet::new().with_lookup(mlirkit_dialects::lookup))
//!     .with_extension(mlirkit_dialects::hooks())
//!     .with_extension(mlirkit_dialects::encodings());
//!
//! fn layer(f: &mut Function<'_>, x: Value, weights: &[f32], bias: &[f32]) -> Result<Value, Error> {
//!     let (inputs, outputs) = ((weights.len() / bias.len()) as i64, bias.len() as i64);
//!     let weights = f.constant(weights, &[inputs, outputs])?;
//!     let product = f.matmul(x, weights)?;
//!     let bias = f.constant(bias, &[outputs])?;
//!     let bias = f.broadcast_in_dim(bias, &[2, outputs], &[1])?;
//!     f.add(product, bias)
//! }
//!
//! let (mut f, [x]) = Function::new(&ctx, "main", [tensor::<f32>(&ctx, &[2, 3])])?;
//! let weights: Vec<f32> = (0..12).map(|i| 0.25 * i as f32 - 1.0).collect();
//! let hidden = layer(&mut f, x, &weights, &[0.5, -0.5, 0.25, 0.0])?;
//! let zero = f.splat(0.0_f32, &[2, 4])?;
//! let hidden = f.maximum(hidden, zero)?;
//! let y = layer(&mut f, hidden, &[1.0, -1.0, 0.5, 2.0, -0.5, 0.0, 1.5, 1.0], &[0.1, 0.2])?;
//! let module = f.finish(&[y])?;
//!
//! let artifact = serialize(&module, "1.0.0", OtherDialects::Refuse)?;
//! # let again = mlirkit_stablehlo::deserialize(&ctx, artifact.into())?;
//! # assert_eq!(again.root().unwrap().walk().filter(|op| op.is("stablehlo.dot_general")).count(), 2);
//! # Ok(())
//! # }
//! ```

mod shape;

use std::fmt;

use mlirkit_ir::{
    Attr, AttrData, BlockId, Body, Context, DYNAMIC, DialectAttr, Module, NewOp, Param, RegionId, TensorType, Type,
    TypeData, ValueId,
};

pub use mlirkit_ir::Element;

/// The error for an operation that cannot be built.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error {
    op: &'static str,
    message: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' op {}", self.op, self.message)
    }
}

impl std::error::Error for Error {}

impl From<Error> for mlirkit_diag::Error {
    fn from(error: Error) -> Self {
        Self::unplaced(error.to_string()).with_cause(error)
    }
}

/// A value of a [`Function`]: a parameter or the result of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Value {
    id: ValueId,
    ty: Type,
}

impl Value {
    /// Returns the tensor type of the value.
    #[must_use]
    pub fn ty(self) -> Type {
        self.ty
    }
}

/// The comparison direction of [`Function::compare`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Comparison {
    /// Equal.
    Eq,
    /// Not equal.
    Ne,
    /// Greater than or equal.
    Ge,
    /// Greater than.
    Gt,
    /// Less than or equal.
    Le,
    /// Less than.
    Lt,
}

/// The operation by which [`Function::reduce`] combines elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reduction {
    /// The sum.
    Add,
    /// The product.
    Multiply,
    /// The maximum.
    Maximum,
    /// The minimum.
    Minimum,
}

/// The dimension numbers of [`Function::dot_general`]. Corresponding lists for the two operands must have equal
/// lengths.
#[derive(Debug, Clone, Copy, Default)]
pub struct DotDimensions<'a> {
    /// The batching dimensions of the left operand.
    pub lhs_batching: &'a [i64],
    /// The batching dimensions of the right operand.
    pub rhs_batching: &'a [i64],
    /// The dimensions of the left operand that are summed over.
    pub lhs_contracting: &'a [i64],
    /// The dimensions of the right operand that are summed over.
    pub rhs_contracting: &'a [i64],
}

/// A function under construction. Each method appends one operation to it.
#[derive(Debug)]
pub struct Function<'c> {
    ctx: &'c Context,
    name: String,
    parameters: Vec<Type>,
    body: Body,
    block: BlockId,
}

macro_rules! elementwise {
    (unary: $($unary:ident)*; binary: $($binary:ident)*) => {
        /// Elementwise operations, each of which appends the operation of the same name.
        impl Function<'_> {
            $(
                #[doc = concat!("`stablehlo.", stringify!($unary), "`")]
                ///
                /// # Errors
                /// Returns an error if the operand belongs to another function.
                pub fn $unary(&mut self, operand: Value) -> Result<Value, Error> {
                    self.op(concat!("stablehlo.", stringify!($unary)), &[operand], &[], operand.ty)
                }
            )*
            $(
                #[doc = concat!("`stablehlo.", stringify!($binary), "`")]
                ///
                /// # Errors
                /// Returns an error if the operands have different types, or belong to another function.
                pub fn $binary(&mut self, lhs: Value, rhs: Value) -> Result<Value, Error> {
                    let name = concat!("stablehlo.", stringify!($binary));
                    if lhs.ty != rhs.ty {
                        return Err(error(name, "requires compatible types for all operands and results"));
                    }
                    self.op(name, &[lhs, rhs], &[], lhs.ty)
                }
            )*
        }
    };
}

elementwise! {
    unary: abs cosine exponential log logistic negate rsqrt sign sine sqrt tanh;
    binary: add divide maximum minimum multiply power remainder subtract
}

impl<'c> Function<'c> {
    /// Creates a function with parameters of the given types. Returns the function and its parameters. The types must
    /// be tensors of static shape, as returned by [`tensor`].
    ///
    /// # Errors
    /// Returns an error if a parameter type is not a tensor of static shape.
    pub fn new<const N: usize>(
        ctx: &'c Context,
        name: &str,
        parameters: [Type; N],
    ) -> Result<(Self, [Value; N]), Error> {
        let mut body = Body::new();
        let region = body.new_root();
        let block = body.append_block(region);
        let first = body.set_args(block, &parameters, &[ctx.unknown_loc(); N]);
        let function = Self { ctx, name: name.to_owned(), parameters: parameters.to_vec(), body, block };
        for ty in parameters {
            function.tensor(FUNCTION, ty)?;
        }
        let mut id = first.0;
        let values = parameters.map(|ty| {
            id += 1;
            Value { id: ValueId(id - 1), ty }
        });
        Ok((function, values))
    }

    /// Appends a `stablehlo.constant` with the given values in row-major order.
    ///
    /// # Errors
    /// Returns an error if the number of values is not the number of elements in the shape.
    pub fn constant<T: Element>(&mut self, values: &[T], shape: &[i64]) -> Result<Value, Error> {
        let count = self::shape::count(CONSTANT, shape)?;
        if i64::try_from(values.len()) != Ok(count) {
            let message = format!("has {} values for a shape of {count} elements", values.len());
            return Err(error(CONSTANT, &message));
        }
        self.dense(values, shape)
    }

    /// Appends a `stablehlo.constant` with a single value for all elements.
    ///
    /// # Errors
    /// Returns an error if the shape is invalid, for example because a size is dynamic.
    pub fn splat<T: Element>(&mut self, value: T, shape: &[i64]) -> Result<Value, Error> {
        match self::shape::count(CONSTANT, shape)? {
            0 => self.dense::<T>(&[], shape),
            _ => self.dense(&[value], shape),
        }
    }

    fn dense<T: Element>(&mut self, values: &[T], shape: &[i64]) -> Result<Value, Error> {
        let ty = tensor::<T>(self.ctx, shape);
        let value = self.ctx.dense_attr(ty, values).map_err(|why| error(CONSTANT, &why.message))?;
        self.op(CONSTANT, &[], &[("value", value)], ty)
    }

    /// Appends a `stablehlo.dot_general`.
    ///
    /// # Errors
    /// Returns an error if the dimension numbers do not match the operands or each other.
    pub fn dot_general(&mut self, lhs: Value, rhs: Value, dims: DotDimensions<'_>) -> Result<Value, Error> {
        let (left, right) = (self.tensor(DOT_GENERAL, lhs.ty)?, self.tensor(DOT_GENERAL, rhs.ty)?);
        if left.element != right.element {
            return Err(error(DOT_GENERAL, "requires the same element type for all operands"));
        }
        let shape =
            self::shape::dot(&left.shape, &right.shape, &dims).map_err(|message| error(DOT_GENERAL, message))?;
        let ty = self.ctx.tensor_type(&shape, left.element);
        let lists = [dims.lhs_batching, dims.rhs_batching, dims.lhs_contracting, dims.rhs_contracting];
        let params = lists.map(|dims| Param::Array(dims.iter().map(|dim| Param::Int(*dim)).collect()));
        let numbers = self.attr(DOT_GENERAL, "dot", params.into())?;
        self.op(DOT_GENERAL, &[lhs, rhs], &[("dot_dimension_numbers", numbers)], ty)
    }

    /// Appends a `stablehlo.dot_general` that contracts the last dimension of the left operand with the first dimension
    /// of the right operand.
    ///
    /// # Errors
    /// Returns an error if these dimensions do not exist or differ in size.
    pub fn matmul(&mut self, lhs: Value, rhs: Value) -> Result<Value, Error> {
        let last = self.tensor(DOT_GENERAL, lhs.ty)?.shape.len() as i64 - 1;
        self.dot_general(
            lhs,
            rhs,
            DotDimensions { lhs_contracting: &[last], rhs_contracting: &[0], ..Default::default() },
        )
    }

    /// Appends a `stablehlo.broadcast_in_dim`. Dimension `i` of the operand becomes dimension `dims[i]` of the result.
    ///
    /// # Errors
    /// Returns an error if the shape and the dimensions do not match the operand.
    pub fn broadcast_in_dim(&mut self, operand: Value, shape: &[i64], dims: &[i64]) -> Result<Value, Error> {
        let from = self.tensor(BROADCAST, operand.ty)?;
        self::shape::count(BROADCAST, shape)?;
        self::shape::broadcast(&from.shape, shape, dims).map_err(|message| error(BROADCAST, message))?;
        let ty = self.ctx.tensor_type(shape, from.element);
        let dims = self.ctx.i64_array(dims);
        self.op(BROADCAST, &[operand], &[("broadcast_dimensions", dims)], ty)
    }

    /// Appends a `stablehlo.reshape` to the given shape.
    ///
    /// # Errors
    /// Returns an error if the shape has a different number of elements.
    pub fn reshape(&mut self, operand: Value, shape: &[i64]) -> Result<Value, Error> {
        let from = self.tensor(RESHAPE, operand.ty)?;
        let (old, new) = (self::shape::count(RESHAPE, &from.shape)?, self::shape::count(RESHAPE, shape)?);
        if old != new {
            let message =
                format!("number of output elements ({new}) doesn't match expected number of elements ({old})");
            return Err(error(RESHAPE, message));
        }
        let ty = self.ctx.tensor_type(shape, from.element);
        self.op(RESHAPE, &[operand], &[], ty)
    }

    /// Appends a `stablehlo.transpose`. Dimension `i` of the result is dimension `permutation[i]` of the operand.
    ///
    /// # Errors
    /// Returns an error if `permutation` is not a permutation of the operand's dimensions.
    pub fn transpose(&mut self, operand: Value, permutation: &[i64]) -> Result<Value, Error> {
        let from = self.tensor(TRANSPOSE, operand.ty)?;
        let shape = self::shape::transpose(&from.shape, permutation).map_err(|message| error(TRANSPOSE, message))?;
        let ty = self.ctx.tensor_type(&shape, from.element);
        let permutation = self.ctx.i64_array(permutation);
        self.op(TRANSPOSE, &[operand], &[("permutation", permutation)], ty)
    }

    /// Appends a `stablehlo.convert` to element type `T`.
    ///
    /// # Errors
    /// Returns an error if the operand belongs to another function.
    pub fn convert<T: Element>(&mut self, operand: Value) -> Result<Value, Error> {
        let from = self.tensor(CONVERT, operand.ty)?;
        let ty = tensor::<T>(self.ctx, &from.shape);
        self.op(CONVERT, &[operand], &[], ty)
    }

    /// Appends a `stablehlo.compare`, whose result has elements of type `i1`.
    ///
    /// # Errors
    /// Returns an error if the operands have different types.
    pub fn compare(&mut self, lhs: Value, rhs: Value, direction: Comparison) -> Result<Value, Error> {
        if lhs.ty != rhs.ty {
            return Err(error(COMPARE, "requires compatible types for all operands"));
        }
        let from = self.tensor(COMPARE, lhs.ty)?;
        let ty = tensor::<bool>(self.ctx, &from.shape);
        let direction = self.attr(COMPARE, "comparison_direction", vec![Param::Enum(direction as u64)])?;
        self.op(COMPARE, &[lhs, rhs], &[("comparison_direction", direction)], ty)
    }

    /// Appends a `stablehlo.select`. The result has the elements of `yes` where `condition` is true, and those of `no`
    /// elsewhere.
    ///
    /// # Errors
    /// Returns an error if the types do not match.
    pub fn select(&mut self, condition: Value, yes: Value, no: Value) -> Result<Value, Error> {
        if yes.ty != no.ty {
            return Err(error(SELECT, "requires compatible types for non-predicate operands"));
        }
        let (mask, from) = (self.tensor(SELECT, condition.ty)?, self.tensor(SELECT, yes.ty)?);
        if mask.element != self.ctx.i1_type() {
            return Err(error(SELECT, "operand #0 must be a tensor of i1 values"));
        }
        if !mask.shape.is_empty() && mask.shape != from.shape {
            return Err(error(SELECT, "requires the same shape for all operands"));
        }
        self.op(SELECT, &[condition, yes, no], &[], yes.ty)
    }

    /// Appends a `stablehlo.reduce` over the dimensions `dims`. `init` is a scalar initial value.
    ///
    /// # Errors
    /// Returns an error if the dimensions or the initial value do not match the operand.
    pub fn reduce(&mut self, operand: Value, init: Value, dims: &[i64], with: Reduction) -> Result<Value, Error> {
        let from = self.tensor(REDUCE, operand.ty)?;
        let scalar = self.ctx.tensor_type(&[], from.element);
        if init.ty != scalar {
            return Err(error(REDUCE, "requires an initial value without dimensions, of the operand's element type"));
        }
        let shape = self::shape::reduce(&from.shape, dims).map_err(|message| error(REDUCE, message))?;
        self.check(REDUCE, &[operand, init])?;
        let name = match with {
            Reduction::Add => "stablehlo.add",
            Reduction::Multiply => "stablehlo.multiply",
            Reduction::Maximum => "stablehlo.maximum",
            Reduction::Minimum => "stablehlo.minimum",
        };
        let loc = self.ctx.unknown_loc();
        let outer = self.block;
        let region = self.body.new_region();
        self.block = self.body.append_block(region);
        let first = self.body.set_args(self.block, &[scalar, scalar], &[loc, loc]);
        let args = [first, ValueId(first.0 + 1)].map(|id| Value { id, ty: scalar });
        let inner = self.op(name, &args, &[], scalar);
        let end = inner.and_then(|value| self.append("stablehlo.return", &[value.id], &[], &[], &[]));
        self.block = outer;
        end?;
        let ty = self.ctx.tensor_type(&shape, from.element);
        let dims = self.ctx.i64_array(dims);
        let id = self.append(REDUCE, &[operand.id, init.id], &[("dimensions", dims)], &[ty], &[region])?;
        Ok(Value { id, ty })
    }

    /// Ends the function by returning the given values. Returns a module that contains the function.
    ///
    /// # Errors
    /// Returns an error if a value belongs to another function.
    pub fn finish(mut self, results: &[Value]) -> Result<Module<'c>, Error> {
        let ctx = self.ctx;
        self.check(FUNCTION, results)?;
        let ids: Vec<ValueId> = results.iter().map(|value| value.id).collect();
        let types: Vec<Type> = results.iter().map(|value| value.ty).collect();
        let loc = ctx.unknown_loc();
        self.append("func.return", &ids, &[], &[], &[])?;
        let attrs = [
            ("sym_name", ctx.string_attr(&self.name)),
            ("function_type", ctx.type_attr(ctx.function_type(&self.parameters, &types))),
        ];
        let props = properties(ctx, FUNCTION, &attrs)?;
        let mut module = Module::new(ctx);
        let child = Some(module.add_body(self.body));
        if let Some(top) = module.body_mut(Module::TOP) {
            top.append_op(BlockId(0), &NewOp { child, props, ..NewOp::new(ctx.op_name(FUNCTION), loc) });
        }
        mlirkit_asm::wrap_in_module(&mut module, || loc);
        Ok(module)
    }

    // Helpers for building operations.

    /// Appends an operation with one result and returns the result.
    fn op(&mut self, name: &'static str, operands: &[Value], attrs: &[(&str, Attr)], ty: Type) -> Result<Value, Error> {
        self.check(name, operands)?;
        let ids: Vec<ValueId> = operands.iter().map(|value| value.id).collect();
        let id = self.append(name, &ids, attrs, &[ty], &[])?;
        Ok(Value { id, ty })
    }

    /// Appends an operation and returns the id of its first result. For an operation without results, the returned id
    /// has no meaning.
    fn append(
        &mut self,
        name: &'static str,
        operands: &[ValueId],
        attrs: &[(&str, Attr)],
        results: &[Type],
        regions: &[RegionId],
    ) -> Result<ValueId, Error> {
        let ctx = self.ctx;
        let props = properties(ctx, name, attrs)?;
        let new = NewOp { operands, props, results, regions, ..NewOp::new(ctx.op_name(name), ctx.unknown_loc()) };
        let op = self.body.append_op(self.block, &new);
        Ok(self.body.results(op).next().unwrap_or(ValueId(0)))
    }

    /// Returns an error unless all values belong to this function.
    fn check(&self, name: &'static str, values: &[Value]) -> Result<(), Error> {
        let known = |value: &Value| value.id.index() < self.body.value_count() && self.body.ty(value.id) == value.ty;
        if values.iter().all(known) { Ok(()) } else { Err(error(name, "using a value of another function")) }
    }

    /// Returns the shape and element type of a tensor type, or an error if its shape is not static.
    fn tensor(&self, name: &'static str, ty: Type) -> Result<&'c TensorType, Error> {
        match self.ctx.type_data(ty) {
            TypeData::RankedTensor(tensor) if !tensor.shape.contains(&DYNAMIC) => Ok(tensor),
            _ => {
                let text = mlirkit_asm::type_to_string(self.ctx, ty);
                Err(error(name, format!("expects tensors of static shape, but got '{text}'")))
            }
        }
    }

    /// Creates an attribute of the `stablehlo` dialect.
    fn attr(&self, name: &'static str, mnemonic: &str, params: Vec<Param>) -> Result<Attr, Error> {
        let row = self.ctx.dialect(self.ctx.ident("stablehlo")).and_then(|dialect| dialect.attr(mnemonic));
        let def = row.ok_or_else(|| error(name, UNKNOWN))?;
        Ok(self.ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: params.into() }))))
    }
}

const FUNCTION: &str = "func.func";
const CONSTANT: &str = "stablehlo.constant";
const DOT_GENERAL: &str = "stablehlo.dot_general";
const BROADCAST: &str = "stablehlo.broadcast_in_dim";
const RESHAPE: &str = "stablehlo.reshape";
const TRANSPOSE: &str = "stablehlo.transpose";
const CONVERT: &str = "stablehlo.convert";
const COMPARE: &str = "stablehlo.compare";
const SELECT: &str = "stablehlo.select";
const REDUCE: &str = "stablehlo.reduce";
const UNKNOWN: &str = "is not known: the context has no such dialect";

/// Returns the tensor type with this shape and element type, such as `tensor<2x3xf32>`.
///
/// ```
/// # use mlirkit_ir::{Context, DialectSet};
/// let ctx = Context::new(DialectSet::new());
/// let ty = mlirkit_stablehlo::builder::tensor::<f32>(&ctx, &[2, 3]);
/// assert_eq!(mlirkit_asm::type_to_string(&ctx, ty), "tensor<2x3xf32>");
/// ```
#[must_use]
pub fn tensor<T: Element>(ctx: &Context, shape: &[i64]) -> Type {
    ctx.tensor_type(shape, T::element_type(ctx))
}

fn error(op: &'static str, message: impl Into<String>) -> Error {
    Error { op, message: message.into() }
}

/// Builds the property list of an operation from the given attributes; all other properties remain unset. Returns
/// `Ok(None)` if no attributes are given, and an error if the context does not know the operation.
fn properties(ctx: &Context, name: &'static str, attrs: &[(&str, Attr)]) -> Result<Option<mlirkit_ir::Props>, Error> {
    let def = ctx.op_def(ctx.op_name(name)).ok_or_else(|| error(name, UNKNOWN))?;
    Ok(attrs.iter().fold(None, |props, (slot, value)| ctx.with_prop(def, props, slot, Some(*value))))
}
