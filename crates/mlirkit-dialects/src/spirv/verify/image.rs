//! Verifiers of the `spirv` dialect: images and their operands.

use mlirkit_ir::{Context, OpRef, Param, Type, TypeData, ValueRef};
use mlirkit_verify::checks::OpPredFn;
use mlirkit_verify::{Checks, Verdict};

use super::{element_count, type_of_operand, type_of_result};
use crate::common::rules::{enum_prop, error, expect, float_kind, has_trait, int_width, named_type, result_type};
use crate::spirv::types::{image as sampled, parts};

const WITH_OPERANDS: [&str; 7] = [
    "spirv.ImageDrefGather",
    "spirv.ImageFetch",
    "spirv.ImageRead",
    "spirv.ImageSampleExplicitLod",
    "spirv.ImageSampleImplicitLod",
    "spirv.ImageSampleProjDrefImplicitLod",
    "spirv.ImageWrite",
];

pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend(WITH_OPERANDS.map(|name| (name, verify_operands as fn(OpRef<'_, '_>) -> Verdict)));
    checks.ops.insert("spirv.ImageQuerySize", verify_size);
}

/// Predicates on image operands, keyed by the C++ expression.
pub(crate) const PREDS: [(&str, OpPredFn); 10] = [
    (
        "is_contained({spirv::Dim::Dim2D, spirv::Dim::Cube, spirv::Dim::Rect},cast<spirv::ImageType>(cast<spirv::SampledImageType>($sampled_image.getType()).getImageType()).getDim())",
        |op| of_image(op, "sampled_image", |image| matches!(image.dim, DIM_2D | CUBE | RECT)),
    ),
    (
        "is_contained({spirv::Dim::Buffer},cast<spirv::ImageType>(cast<spirv::SampledImageType>($sampled_image.getType()).getImageType()).getDim())",
        |op| of_image(op, "sampled_image", |image| image.dim == BUFFER),
    ),
    ("is_contained({spirv::Dim::Cube},cast<spirv::ImageType>($image.getType()).getDim())", |op| {
        of_image(op, "image", |image| image.dim == CUBE)
    }),
    ("is_contained({spirv::Dim::SubpassData},cast<spirv::ImageType>($image.getType()).getDim())", |op| {
        of_image(op, "image", |image| image.dim == SUBPASS_DATA)
    }),
    (
        "is_contained({spirv::ImageSamplerUseInfo::NeedSampler},cast<spirv::ImageType>($image.getType()).getSamplerUseInfo())",
        |op| of_image(op, "image", |image| image.sampler == NEED_SAMPLER),
    ),
    (
        "is_contained({spirv::ImageSamplerUseInfo::SamplerUnknown, spirv::ImageSamplerUseInfo::NoSampler},cast<spirv::ImageType>($image.getType()).getSamplerUseInfo())",
        |op| of_image(op, "image", |image| image.sampler != NEED_SAMPLER),
    ),
    (
        "is_contained({spirv::ImageSamplingInfo::SingleSampled},cast<spirv::ImageType>(cast<spirv::SampledImageType>($sampled_image.getType()).getImageType()).getSamplingInfo())",
        |op| of_image(op, "sampled_image", |image| !image.multisampled),
    ),
    (
        "isa<NoneType>(cast<spirv::ImageType>($image.getType()).getElementType()) ||(getElementTypeOrSelf($result)==cast<spirv::ImageType>($image.getType()).getElementType())",
        |op| has_element(op, "image", result_type(op)),
    ),
    (
        "isa<NoneType>(cast<spirv::ImageType>($image.getType()).getElementType()) ||(getElementTypeOrSelf($texel)==cast<spirv::ImageType>($image.getType()).getElementType())",
        |op| has_element(op, "image", named_type(op, "texel")),
    ),
    (
        "isa<NoneType>(cast<spirv::ImageType>(cast<spirv::SampledImageType>($sampled_image.getType()).getImageType()).getElementType()) ||(getElementTypeOrSelf($result)==cast<spirv::ImageType>(cast<spirv::SampledImageType>($sampled_image.getType()).getImageType()).getElementType())",
        |op| has_element(op, "sampled_image", result_type(op)),
    ),
];

fn of_image(op: OpRef<'_, '_>, operand: &str, holds: fn(&Image) -> bool) -> bool {
    named_type(op, operand).and_then(|ty| image(op.context(), ty)).is_none_or(|image| holds(&image))
}

/// Returns whether the type `other` has the element type of the image that `operand` names. An image with element type
/// `none` accepts any type.
fn has_element(op: OpRef<'_, '_>, operand: &str, other: Option<Type>) -> bool {
    let ctx = op.context();
    let image = named_type(op, operand).and_then(|ty| image(ctx, ty));
    let (Some(image), Some(other)) = (image, other) else { return true };
    matches!(ctx.type_data(image.element), TypeData::None) || ctx.element_type_or_self(other) == image.element
}

/// The parameters of an image type, as enum case numbers.
struct Image {
    element: Type,
    dim: u64,
    arrayed: bool,
    multisampled: bool,
    sampler: u64,
}

fn image(ctx: &Context, ty: Type) -> Option<Image> {
    let ty = sampled(ctx, ty).unwrap_or(ty);
    match parts(ctx, ty)? {
        (
            "image",
            [
                Param::Type(element),
                Param::Enum(dim),
                _,
                Param::Enum(arrayed),
                Param::Enum(sampling),
                Param::Enum(sampler),
                ..,
            ],
        ) => Some(Image {
            element: *element,
            dim: *dim,
            arrayed: *arrayed == 1,
            multisampled: *sampling == 1,
            sampler: *sampler,
        }),
        _ => None,
    }
}

/// The case `Dim2D` of the enum `Dim`. The next constants are other cases.
const DIM_2D: u64 = 1;
const DIM_3D: u64 = 2;
const CUBE: u64 = 3;
const RECT: u64 = 4;
const BUFFER: u64 = 5;
const SUBPASS_DATA: u64 = 6;

/// The enum case `ImageSamplerUseInfo::NeedSampler`.
const NEED_SAMPLER: u64 = 1;

fn verify_operands(op: OpRef<'_, '_>) -> Verdict {
    const BIAS: u64 = 1;
    const LOD: u64 = 2;
    const GRAD: u64 = 4;
    let mut operands = op.operands_named("operand_arguments");
    let Some(flags) = enum_prop(op, "image_operands") else {
        let message = "the Image Operands should encode what operands follow, as per Image Operands";
        return expect(op, operands.len() == 0, message);
    };
    let both = flags & (LOD | GRAD) == LOD | GRAD;
    expect(op, !both, "it is invalid to set both the Lod and Grad bits")?;
    let Some(image) = image(op.context(), type_of_operand(op, 0)) else { return Ok(()) };
    if flags & BIAS != 0 {
        verify_bias(op, &image, operands.next())?;
    }
    if flags & LOD != 0 {
        verify_lod(op, &image, operands.next())?;
    }
    if flags & GRAD != 0 {
        verify_grad(op, &image, operands.next(), operands.next())?;
    }
    if flags & !(BIAS | LOD | GRAD) != 0 {
        return Ok(());
    }
    expect(op, operands.len() == 0, "too many image operand arguments have been provided")
}

fn verify_dim(op: OpRef<'_, '_>, image: &Image, name: &str) -> Verdict {
    let message =
        format_args!("{name} must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube");
    expect(op, image.dim <= CUBE, message)?;
    verify_sampling(op, image, name)
}

fn verify_sampling(op: OpRef<'_, '_>, image: &Image, name: &str) -> Verdict {
    let message = format_args!("{name} must only be used with an image type that has a MS operand of 0");
    expect(op, !image.multisampled, message)
}

fn verify_bias(op: OpRef<'_, '_>, image: &Image, operand: Option<ValueRef<'_, '_>>) -> Verdict {
    let implicit = has_trait(op, "ImplicitLodOpInterface");
    expect(op, implicit, "Bias is only valid with implicit-lod instructions")?;
    let Some(operand) = operand else { return error(op, "Bias operand requires 1 argument") };
    let float = float_kind(op.context(), operand.ty()).is_some();
    expect(op, float, "Bias must be a floating-point type scalar")?;
    verify_dim(op, image, "Bias")
}

fn verify_lod(op: OpRef<'_, '_>, image: &Image, operand: Option<ValueRef<'_, '_>>) -> Verdict {
    let ctx = op.context();
    let explicit = has_trait(op, "ExplicitLodOpInterface") || has_trait(op, "FetchOpInterface");
    expect(op, explicit, "Lod is only valid with explicit-lod and fetch instructions")?;
    let Some(operand) = operand else { return error(op, "Lod operand requires 1 argument") };
    if has_trait(op, "SamplingOpInterface") {
        let message = "for sampling operations, Lod must be a floating-point type scalar";
        expect(op, float_kind(ctx, operand.ty()).is_some(), message)?;
    } else {
        let message = "for fetch operations, Lod must be an integer type scalar";
        expect(op, int_width(ctx, operand.ty()).is_some(), message)?;
    }
    verify_dim(op, image, "Lod")
}

fn verify_grad(
    op: OpRef<'_, '_>,
    image: &Image,
    dx: Option<ValueRef<'_, '_>>,
    dy: Option<ValueRef<'_, '_>>,
) -> Verdict {
    let ctx = op.context();
    let explicit = has_trait(op, "ExplicitLodOpInterface");
    expect(op, explicit, "Grad is only valid with explicit-lod instructions")?;
    let (Some(dx), Some(dy)) = (dx, dy) else {
        return error(op, "Grad operand requires 2 arguments (scalars or vectors)");
    };
    verify_sampling(op, image, "Grad")?;
    let (dx, dy, coordinate) = (dx.ty(), dy.ty(), type_of_operand(op, 1));
    let is_vector = |ty| matches!(ctx.type_data(ty), TypeData::Vector(_));
    let size = |ty| element_count(ctx, ty).unwrap_or(1);
    let components = if is_vector(coordinate) { size(coordinate) - i64::from(image.arrayed) } else { 1 };
    let message = "number of components of each Grad argument must equal the number of components in coordinate, minus \
                   the array layer component, if present";
    let float = |ty| float_kind(ctx, ctx.element_type_or_self(ty)).is_some();
    match (is_vector(dx), is_vector(dy)) {
        (true, true) => {
            expect(op, size(dx) == size(dy) && size(dx) == components, message)?;
            expect(op, float(dx) && float(dy), "Grad arguments must be a vector of floating-point type")
        }
        (false, false) if float(dx) && float(dy) => expect(op, components == 1, message),
        _ => error(op, "Grad arguments must be a scalar or vector of floating-point type"),
    }
}

fn verify_size(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(image) = image(ctx, type_of_operand(op, 0)) else { return Ok(()) };
    match image.dim {
        0..=CUBE => {
            let fits = image.multisampled || image.sampler != NEED_SAMPLER;
            let message = "if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2";
            expect(op, fits, message)?;
        }
        RECT | BUFFER => {}
        _ => {
            return error(op, "the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect");
        }
    }
    let components = match image.dim {
        0 | BUFFER => 1,
        DIM_3D => 3,
        _ => 2,
    };
    let components = components + i64::from(image.arrayed);
    let result = type_of_result(op);
    let found = match ctx.type_data(result) {
        TypeData::Vector(_) => element_count(ctx, result).unwrap_or(1),
        _ => 1,
    };
    let what = format!("expected the result to have {components} component(s)");
    expect(op, components == found, format_args!("{what}, but found {found} component(s)"))
}
