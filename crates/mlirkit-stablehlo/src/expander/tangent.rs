//! Expansion of `tan` to `sine / cosine`, and for complex numbers to
//! `(tan(re) + i tanh(im)) / (1 - i tan(re) tanh(im))`.

use mlirkit_ir::{Attr, AttrData, DialectAttr, OpId, Param, TensorType, Type, TypeData, ValueId};
use mlirkit_num::FloatKind;

use super::rewriter::{NewOpSpec, Rewriter};

/// Expands a `stablehlo.tan`, unless it requires a result accuracy other than the default.
pub(super) fn expand(rewriter: &mut Rewriter<'_, '_>, op: OpId) {
    let Some(default) = default_accuracy(rewriter) else { return };
    if rewriter.attr(op, "result_accuracy").is_some_and(|accuracy| accuracy != default) {
        return;
    }
    let (Some(operand), Some(result)) = (rewriter.operands(op).first().copied(), rewriter.result_type(op)) else {
        return;
    };
    let mut at = OpEmitter { loc: rewriter.loc(op), rewriter, before: op, accuracy: [("result_accuracy", default)] };
    let value = match at.part_type(operand) {
        Some(part) => at.of_complex(operand, part, result),
        None => at.of_real(operand, result),
    };
    rewriter.replace(op, &[value]);
}

/// Returns the default result accuracy: no tolerance, mode `DEFAULT`.
fn default_accuracy(rewriter: &Rewriter<'_, '_>) -> Option<Attr> {
    let ctx = rewriter.ctx;
    let dialect = ctx.dialect(ctx.ident("stablehlo"))?;
    let made = |name: &str, params: Box<[Param]>| {
        Some(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def: dialect.attr(name)?, params }))))
    };
    let mode = made("result_accuracy_mode", [Param::Enum(0)].into())?;
    let zero = Param::float(FloatKind::F64, 0);
    made("result_accuracy", [zero.clone(), zero, Param::Int(0), Param::Attr(mode)].into())
}

/// A builder that inserts operations before a given operation.
struct OpEmitter<'r, 'a, 'c> {
    rewriter: &'r mut Rewriter<'a, 'c>,
    before: OpId,
    loc: Attr,
    accuracy: [(&'static str, Attr); 1],
}

impl OpEmitter<'_, '_, '_> {
    fn make(&mut self, made: &NewOpSpec<'_>) -> ValueId {
        self.rewriter.make(self.before, self.loc, made)
    }

    /// Returns the type of the real part of a tensor of complex numbers; `None` if the elements are not complex.
    fn part_type(&self, value: ValueId) -> Option<Type> {
        let ctx = self.rewriter.ctx;
        let part = |element: Type| match ctx.type_data(element) {
            TypeData::Complex(part) => Some(*part),
            _ => None,
        };
        let data = match ctx.type_data(self.rewriter.body.ty(value)) {
            TypeData::RankedTensor(tensor) => {
                let TensorType { shape, element, encoding } = (**tensor).clone();
                TypeData::RankedTensor(Box::new(TensorType { shape, element: part(element)?, encoding }))
            }
            TypeData::UnrankedTensor(element) => TypeData::UnrankedTensor(part(*element)?),
            _ => return None,
        };
        Some(ctx.ty(data))
    }

    fn of_real(&mut self, operand: ValueId, result: Type) -> ValueId {
        let (ty, accuracy) = (self.rewriter.body.ty(operand), self.accuracy);
        let sine = self.make(&NewOpSpec::new("stablehlo.sine", &[operand], &ty).with(&accuracy));
        let cosine = self.make(&NewOpSpec::new("stablehlo.cosine", &[operand], &ty).with(&accuracy));
        self.make(&NewOpSpec::new("stablehlo.divide", &[sine, cosine], &result))
    }

    fn of_complex(&mut self, operand: ValueId, part: Type, result: Type) -> ValueId {
        let (ty, accuracy) = (self.rewriter.body.ty(operand), self.accuracy);
        let real = self.make(&NewOpSpec::new("stablehlo.real", &[operand], &part));
        let tan = self.of_real(real, part);
        let imaginary = self.make(&NewOpSpec::new("stablehlo.imag", &[operand], &part));
        let tanh = self.make(&NewOpSpec::new("stablehlo.tanh", &[imaginary], &part).with(&accuracy));
        let above = self.make(&NewOpSpec::new("stablehlo.complex", &[tan, tanh], &ty));
        let one = self.one(tan, part);
        let product = self.make(&NewOpSpec::new("stablehlo.multiply", &[tan, tanh], &part));
        let negated = self.make(&NewOpSpec::new("stablehlo.negate", &[product], &part));
        let below = self.make(&NewOpSpec::new("stablehlo.complex", &[one, negated], &ty));
        self.make(&NewOpSpec::new("stablehlo.divide", &[above, below], &result))
    }

    /// Returns a value of 1 in the shape of `like`. It is a constant if the shape is static.
    fn one(&mut self, like: ValueId, ty: Type) -> ValueId {
        let ctx = self.rewriter.ctx;
        let element = match ctx.type_data(ty) {
            TypeData::RankedTensor(tensor) => tensor.element,
            TypeData::UnrankedTensor(element) => *element,
            _ => return like,
        };
        let TypeData::Float(kind) = ctx.type_data(element) else { return like };
        let value = ctx.float_attr(element, kind.from_f64(1.0));
        match self.rewriter.splat(ty, value) {
            Some((ty, value)) => self.make(&NewOpSpec::new("stablehlo.constant", &[], &ty).with(&[("value", value)])),
            None => self.make(&NewOpSpec::new("chlo.constant_like", &[like], &ty).with(&[("value", value)])),
        }
    }
}
