//! Weights with their histograms, and modules inside of attributes.

use mlirkit::ir::{AttrData, Type, TypeData};
use mlirkit_edit::weights::{self, Weight, WeightLocation};
use serde_json::json;

use crate::open::File;
use crate::session::{Answer, Failure, Request, Result};

/// Returns all weights: `least` bytes.
pub fn list(file: &mut File, request: Request<'_>) -> Result {
    let least = request.number("least").unwrap_or(1);
    load(file)?;
    file.with(|module| {
        let ctx = module.context();
        let found = weights::list(module, least);
        let one = |weight: &Weight| {
            json!({
                "name": weight.name,
                "kind": if matches!(weight.place, WeightLocation::Constant(_)) { "constant" } else { "resource" },
                "type": weight.ty.map(|ty| ctx.type_text(ty)),
                "bytes": weight.data.as_ref().map(|data| data.len()),
            })
        };
        Ok(json!({ "tensors": found.iter().map(one).collect::<Vec<_>>() }).into())
    })
}

fn load(file: &mut File) -> Result<()> {
    let (name, bytes) = (file.name.clone(), file.bytes.clone());
    let failed = |error: Box<mlirkit::diag::Diagnostic>| Failure::of(&[*error], &name, &bytes);
    file.with_mut(|_, module| {
        module.load_all().map_err(failed)?;
        module.load_resources().map_err(failed)
    })
}

/// Converts an element's bytes to a number.
enum Reader {
    Float(mlirkit::num::FloatKind, usize),
    Int(usize, bool),
    Bit,
}

fn reader(ctx: &mlirkit::Context, ty: Type) -> Option<Reader> {
    let element = ctx.shaped(ty).map_or(ty, |shaped| shaped.element);
    let element = match ctx.type_data(element) {
        TypeData::Complex(part) => *part,
        _ => element,
    };
    Some(match ctx.type_data(element) {
        TypeData::Float(kind) => Reader::Float(*kind, kind.width().div_ceil(8) as usize),
        TypeData::Integer { width: 1, .. } => Reader::Bit,
        TypeData::Integer { width, sign } if *width <= 64 => {
            Reader::Int(width.div_ceil(8) as usize, *sign == mlirkit::ir::Sign::Unsigned)
        }
        TypeData::Index => Reader::Int(8, false),
        _ => return None,
    })
}

impl Reader {
    fn size(&self) -> usize {
        match self {
            Self::Float(_, size) | Self::Int(size, _) => *size,
            Self::Bit => 1,
        }
    }

    fn read(&self, bytes: &[u8]) -> f64 {
        let bits = bytes.iter().rev().fold(0_u128, |bits, byte| bits << 8 | u128::from(*byte));
        match self {
            Self::Float(mlirkit::num::FloatKind::F32, _) => f64::from(f32::from_bits(bits as u32)),
            Self::Float(kind, _) => kind.to_f64(bits),
            Self::Int(_, true) => bits as f64,
            Self::Int(size, false) => {
                let shift = 128 - 8 * *size as u32;
                ((bits << shift) as i128 >> shift) as f64
            }
            Self::Bit => f64::from(bits as u32 & 1),
        }
    }
}

/// Number of bars in a histogram.
const BARS: usize = 48;

/// Returns the numbers of a weight: `name`. Least, largest and mean, how many are zero or no numbers, and how many lie where.
pub fn histogram(file: &mut File, request: Request<'_>) -> Result {
    let name = request.required("name")?;
    load(file)?;
    file.with(|module| {
        let ctx = module.context();
        let found = weights::list(module, 0).into_iter().find(|weight| weight.name == name);
        let weight = found.ok_or_else(|| Failure::new(format!("there is no weight '{name}'")))?;
        let data = weight.data.ok_or_else(|| Failure::new(format!("'{name}' has only a key in this file")))?;
        let ty = weight.ty.ok_or_else(|| Failure::new(format!("'{name}' is not used, so its type is not known")))?;
        let reader = reader(ctx, ty)
            .ok_or_else(|| Failure::new(format!("elements of {} are no plain numbers", ctx.type_text(ty))))?;
        if data.len() % reader.size() != 0 {
            return Err(Failure::new("the elements of this weight are packed"));
        }
        let numbers = || data.chunks_exact(reader.size()).map(|bytes| reader.read(bytes));
        let (mut least, mut largest, mut sum) = (f64::INFINITY, f64::NEG_INFINITY, 0.0);
        let (mut zeros, mut strange, mut count) = (0_u64, 0_u64, 0_u64);
        for number in numbers() {
            count += 1;
            if number.is_finite() {
                (least, largest, sum) = (least.min(number), largest.max(number), sum + number);
                zeros += u64::from(number == 0.0);
            } else {
                strange += 1;
            }
        }
        let mut bars = vec![0_u64; BARS];
        if least <= largest {
            let width = (largest - least).max(f64::MIN_POSITIVE);
            for number in numbers().filter(|number| number.is_finite()) {
                let at = ((number - least) / width * BARS as f64) as usize;
                if let Some(bar) = bars.get_mut(at.min(BARS - 1)) {
                    *bar += 1;
                }
            }
        }
        let finite = count - strange;
        Ok(json!({
            "type": ctx.type_text(ty),
            "count": count,
            "least": if finite > 0 { Some(least) } else { None },
            "largest": if finite > 0 { Some(largest) } else { None },
            "mean": if finite > 0 { Some(sum / finite as f64) } else { None },
            "zeros": zeros,
            "notFinite": strange,
            "bars": bars,
            "first": numbers().take(16).map(|number| number.to_string()).collect::<Vec<_>>(),
        })
        .into())
    })
}

/// Modules inside of attributes; with `get`, the bytes of one of them by its number.
pub fn nested(file: &mut File, request: Request<'_>) -> Result {
    let get = request.number("get");
    file.with(|module| {
        module.load_all().map_err(|error| file.failure(&[*error]))?;
        let mut found = Vec::new();
        mlirkit_edit::replace::visit(module, |ctx, attr| {
            let bytes = match ctx.attr_data(attr) {
                AttrData::String { value, .. } => ctx.bytes(*value),
                AttrData::DenseElements(dense) if ctx.type_text(dense.ty).ends_with("i8>") => dense.data.as_slice(),
                _ => return,
            };
            for piece in mlirkit_edit::nested::pieces(bytes).unwrap_or_default() {
                if let mlirkit_edit::nested::NestedPiece::Module { bytecode, base64 } = piece {
                    found.push((bytecode, base64.is_some()));
                }
            }
        });
        if let Some(number) = get {
            let one = found.get(number as usize).ok_or_else(|| Failure::new("there is no such module"))?;
            return Ok(Answer::Bytes(one.0.to_vec()));
        }
        let one = |(bytecode, base64): &(bytes::Bytes, bool)| {
            let (format, producer) = mlirkit_edit::nested::header(bytecode);
            json!({ "bytes": bytecode.len(), "base64": base64, "format": format, "producer": producer })
        };
        Ok(json!({ "modules": found.iter().map(one).collect::<Vec<_>>() }).into())
    })
}
