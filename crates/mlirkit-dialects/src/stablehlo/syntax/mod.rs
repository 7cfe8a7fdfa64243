//! Syntax of the `stablehlo` dialect: constants, loops and reductions, short forms of types, and attributes with
//! dimension numbers.

mod attributes;
mod constant;
mod convolution;
mod directives;
mod dot;
mod reduce;
mod structs;
mod types;
mod while_loop;

use mlirkit_asm::hooks::Hooks;

pub(crate) use attributes::Unknown;
pub(crate) use constant::Constant;
pub(crate) use structs::{DimSizes, DimensionNumbers, Field};

/// Registers the hand-written syntax of the `stablehlo` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("stablehlo.constant", &constant::Constant);
    hooks.ops.insert("stablehlo.reduce", &reduce::Reduce);
    hooks.ops.insert("stablehlo.while", &while_loop::While);
    hooks.names.insert("stablehlo.constant", &constant::Constant);
    hooks.names.insert("stablehlo.while", &while_loop::While);
    hooks.directives.insert("stablehlo.ComplexOpType", &types::Complex);
    hooks.directives.insert("stablehlo.ConvolutionDimensions", &convolution::Dimensions("stablehlo"));
    hooks.directives.insert("stablehlo.CustomCallTarget", &directives::CustomCallTarget);
    hooks.directives.insert("stablehlo.DotDimensionNumbers", &dot::DimensionNumbers);
    hooks.directives.insert("stablehlo.ExponentMantissa", &directives::ExponentMantissa);
    hooks.directives.insert("stablehlo.PairwiseOpType", &types::Pairwise);
    hooks.directives.insert("stablehlo.PrecisionConfig", &dot::PrecisionConfig);
    hooks.directives.insert("stablehlo.PrecisionConfigAndAlgorithm", &dot::PrecisionConfigAndAlgorithm);
    hooks.directives.insert("stablehlo.SameOperandsAndResultType", &types::SameOperandsAndResult);
    hooks.directives.insert("stablehlo.SelectOpType", &types::Select);
    hooks.directives.insert("stablehlo.SliceRanges", &directives::SliceRanges);
    hooks.directives.insert("stablehlo.TupleOpType", &types::Tuple);
    hooks.directives.insert("stablehlo.VariadicOperandWithAttribute", &directives::VariadicOperandWithAttribute);
    hooks.directives.insert("stablehlo.VariadicSameOperandsAndResultType", &types::VariadicSameOperandsAndResult);
    hooks.directives.insert("stablehlo.WindowAttributes", &convolution::Window::Arrays);
    hooks.attrs.insert("stablehlo.bounds", &attributes::Bounds("stablehlo"));
    hooks.attrs.insert("stablehlo.conv", &convolution::DimensionNumbers("stablehlo"));
    hooks.attrs.insert("stablehlo.dot", &const { structs::dot("stablehlo") });
    hooks.attrs.insert("stablehlo.gather", &const { structs::gather("stablehlo") });
    hooks.attrs.insert("stablehlo.result_accuracy", &attributes::ResultAccuracy("stablehlo"));
    hooks.attrs.insert("stablehlo.scatter", &const { structs::scatter("stablehlo") });
    hooks.attrs.insert("stablehlo.type_extensions", &attributes::TypeExtensions("stablehlo"));
    hooks.encodings.insert("stablehlo.type_extensions", attributes::check_bounds);
    hooks.params.insert("stablehlo.output_operand_alias.operandTupleIndices", &structs::DimSizes);
    hooks.params.insert("stablehlo.output_operand_alias.outputTupleIndices", &structs::DimSizes);
    hooks.dialect_attrs.insert("stablehlo", &Unknown("unknown StableHLO attribute"));
    hooks.dialect_types.insert("stablehlo", &crate::text::UnknownType("unknown stablehlo type: "));
}

/// Registers the hand-written syntax of `mhlo`, the dialect from which `stablehlo` was derived.
pub fn register_mhlo(hooks: &mut Hooks) {
    hooks.ops.insert("mhlo.constant", &constant::Constant);
    hooks.ops.insert("mhlo.reduce", &reduce::Reduce);
    hooks.ops.insert("mhlo.while", &while_loop::While);
    hooks.names.insert("mhlo.while", &while_loop::While);
    hooks.directives.insert("mhlo.ComplexOpType", &types::Complex);
    hooks.directives.insert("mhlo.ConvolutionDimensions", &convolution::Dimensions("mhlo"));
    hooks.directives.insert("mhlo.CustomCallTarget", &directives::CustomCallTarget);
    hooks.directives.insert("mhlo.ExponentMantissa", &directives::ExponentMantissa);
    hooks.directives.insert("mhlo.PairwiseOpType", &types::Pairwise);
    hooks.directives.insert("mhlo.SameOperandsAndResultType", &types::SameOperandsAndResult);
    hooks.directives.insert("mhlo.SelectOpType", &types::Select);
    hooks.directives.insert("mhlo.TupleOpType", &types::Tuple);
    hooks.directives.insert("mhlo.VariadicSameOperandsAndResultType", &types::VariadicSameOperandsAndResult);
    hooks.directives.insert("mhlo.WindowAttributes", &convolution::Window::Dense);
    hooks.attrs.insert("mhlo.conv", &convolution::DimensionNumbers("mhlo"));
    hooks.attrs.insert("mhlo.dot", &const { structs::dot("mhlo") });
    hooks.attrs.insert("mhlo.gather", &const { structs::gather("mhlo") });
    hooks.attrs.insert("mhlo.result_accuracy", &attributes::ResultAccuracy("mhlo"));
    hooks.attrs.insert("mhlo.scatter", &const { structs::scatter("mhlo") });
    hooks.attrs.insert("mhlo.type_extensions", &attributes::BoundList("mhlo"));
    hooks.params.insert("mhlo.output_operand_alias.operandTupleIndices", &structs::DimSizes);
    hooks.params.insert("mhlo.output_operand_alias.outputTupleIndices", &structs::DimSizes);
}
