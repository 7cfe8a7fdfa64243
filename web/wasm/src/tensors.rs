//! Weights with their histograms, and modules inside attributes.

use mlirkit::ir::{Attr, AttrData, Context, Ident, Module, OpRef, Type, TypeData};
use mlirkit_edit::archive::{Tensor, write_npy};
use mlirkit_edit::paths::Paths;
use mlirkit_edit::weights::{self, Weight, WeightLocation};
use rustc_hash::FxHashMap;
use serde_json::{Value, json};

use crate::open::File;
use crate::session::{Answer, Failure, Request, Result, id_of};
use crate::whole::symbol_around;

/// Returns all weights: `least` bytes. Each with the operations that use it.
pub fn list(file: &mut File, request: Request<'_>) -> Result {
    let least = request.number("least").unwrap_or(1);
    load(file)?;
    file.with(|module| {
        let ctx = module.context();
        let found = weights::list(module, least);
        let owners = owners(module);
        let mut paths = Paths::default();
        let mut one = |weight: &Weight| {
            let key = match weight.place {
                WeightLocation::Constant(attr) => Data::Constant(attr),
                WeightLocation::Resource { group, key, .. } => Data::Resource(group, key),
            };
            let owner = owners.get(&key);
            json!({
                "name": weight.name,
                "kind": if matches!(weight.place, WeightLocation::Constant(_)) { "constant" } else { "resource" },
                "type": weight.ty.map(|ty| ctx.type_text(ty)),
                "bytes": weight.data.as_ref().map(|data| data.len()),
                "owner": owner.map(|(op, _)| owner_json(*op, &mut paths)),
                "owners": owner.map_or(0, |(_, count)| *count),
            })
        };
        Ok(json!({ "tensors": found.iter().map(&mut one).collect::<Vec<_>>() }).into())
    })
}

/// Data that operations refer to.
#[derive(PartialEq, Eq, Hash)]
enum Data {
    Constant(Attr),
    Resource(Ident, Ident),
}

/// Returns the first operation that refers to each piece of data, and how many do.
fn owners<'m, 'c>(module: &'m Module<'c>) -> FxHashMap<Data, (OpRef<'m, 'c>, u64)> {
    let mut owners = FxHashMap::default();
    let ctx = module.context();
    for op in module.walk() {
        let slots = ctx.props_data(op.arena().op(op.id).props).iter().copied().flatten();
        for attr in slots.chain(op.discardable_attrs().iter().map(|(_, attr)| *attr)) {
            each_data(ctx, attr, 6, &mut |data| {
                owners.entry(data).or_insert((op, 0)).1 += 1;
            });
        }
    }
    owners
}

fn each_data(ctx: &Context, attr: Attr, depth: u32, found: &mut dyn FnMut(Data)) {
    if depth == 0 {
        return;
    }
    match ctx.attr_data(attr) {
        AttrData::Array(items) => items.iter().for_each(|attr| each_data(ctx, *attr, depth - 1, found)),
        AttrData::Dictionary(entries) => {
            entries.iter().for_each(|(_, attr)| each_data(ctx, *attr, depth - 1, found));
        }
        AttrData::DenseResource { dialect, key, .. } => found(Data::Resource(*dialect, *key)),
        AttrData::DenseElements(_) => found(Data::Constant(attr)),
        _ => {}
    }
}

/// Returns the operation that holds data: its name, its symbol or name in its location, and the operations that use it.
fn owner_json(op: OpRef<'_, '_>, paths: &mut Paths) -> Value {
    const MOST: usize = 20;
    let ctx = op.context();
    let (name, _) = crate::graph::name_and_file(ctx, op.location());
    let one = |op: OpRef<'_, '_>, paths: &mut Paths| json!({ "op": id_of(op), "symbol": symbol_around(op).map(id_of), "name": op.name(), "path": paths.path(op) });
    let results: Vec<_> = op.results().map(|result| result.id).collect();
    let users: Vec<Value> = match op.block() {
        Some(_) if !results.is_empty() => {
            let top = op.ancestors().take_while(|around| around.body == op.body).last();
            let block = top.and_then(|top| top.block()).or_else(|| op.block());
            let all = block.into_iter().flat_map(|block| block.ops()).flat_map(|op| op.walk());
            let uses = |other: &OpRef<'_, '_>| {
                other.body == op.body && other.operands().any(|operand| results.contains(&operand.id))
            };
            all.filter(uses).take(MOST).map(|user| one(user, paths)).collect()
        }
        _ => Vec::new(),
    };
    let mut json = one(op, paths);
    json["label"] = op.symbol_name().map(str::to_owned).or_else(|| name.map(|name| ctx.str(name).to_owned())).into();
    json["users"] = users.into();
    json
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

/// Returns statistics of the weight `name`: least, largest and mean value, the numbers of zeros and NaNs, and a
/// histogram.
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

/// Returns the modules nested in attributes and resources; with `get`, the bytes of one of them by its index.
pub fn nested(file: &mut File, request: Request<'_>) -> Result {
    use mlirkit_edit::nested::{NestedEncoding, NestedModule};
    let get = request.number("get");
    file.with(|module| {
        module.load_all().map_err(|error| file.failure(&[*error]))?;
        let found = mlirkit_edit::nested::list(module).map_err(Failure::from)?;
        if let Some(number) = get {
            let one = found.get(number as usize).ok_or_else(|| Failure::new("there is no such module"))?;
            return Ok(Answer::Bytes(one.bytes.to_vec()));
        }
        let one = |one: &NestedModule| {
            let header = (one.encoding != NestedEncoding::Text).then(|| mlirkit_edit::nested::header(&one.bytes));
            json!({
                "number": one.number,
                "path": one.path,
                "place": one.place,
                "bytes": one.bytes.len(),
                "base64": matches!(one.encoding, NestedEncoding::Base64 { .. }),
                "encoding": one.encoding.word(),
                "format": header.as_ref().map(|(format, _)| format),
                "producer": header.as_ref().map(|(_, producer)| producer),
                "error": one.error,
            })
        };
        Ok(json!({ "modules": found.iter().map(one).collect::<Vec<_>>() }).into())
    })
}

/// Returns a weight by its name.
fn weight(module: &Module<'_>, name: &str) -> Result<Weight> {
    let found = weights::list(module, 0).into_iter().find(|weight| weight.name == name);
    found.ok_or_else(|| Failure::new(format!("there is no weight '{name}'")))
}

/// Returns numbers of a weight: `name`, `slice` (a number of the last two dimensions), `rows` and `columns` at most, evenly chosen.
pub fn values(file: &mut File, request: Request<'_>) -> Result {
    let name = request.required("name")?;
    load(file)?;
    file.with(|module| {
        let ctx = module.context();
        let weight = weight(module, name)?;
        let data = weight.data.ok_or_else(|| Failure::new(format!("'{name}' has only a key in this file")))?;
        let ty = weight.ty.ok_or_else(|| Failure::new(format!("'{name}' is not used, so its type is not known")))?;
        let reader = reader(ctx, ty).ok_or_else(|| Failure::new("its elements are no plain numbers"))?;
        let count = data.len() / reader.size();
        let dims: Vec<usize> = ctx.shaped(ty).and_then(|shaped| shaped.dims).unwrap_or_default().iter().map(|dim| usize::try_from(*dim).unwrap_or(0)).collect();
        let splat = dims.iter().product::<usize>() != count;
        let (columns, rows) = match dims.as_slice() {
            _ if splat => (count, 1),
            [] => (1, 1),
            [columns] => (*columns, 1),
            [.., rows, columns] => (*columns, *rows),
        };
        let plane = columns * rows;
        let slices = count.checked_div(plane).unwrap_or(0);
        let slice = (request.number("slice").unwrap_or(0) as usize).min(slices.saturating_sub(1));
        let (most_rows, most_columns) = (request.number("rows").unwrap_or(64).clamp(1, 512) as usize, request.number("columns").unwrap_or(64).clamp(1, 512) as usize);
        let chosen = |all: usize, most: usize| (0..all.min(most)).map(move |at| if all > most { at * all / most } else { at }).collect::<Vec<_>>();
        let (row_numbers, column_numbers) = (chosen(rows, most_rows), chosen(columns, most_columns));
        let number = |row: usize, column: usize| {
            let at = (slice * plane + row * columns + column) * reader.size();
            data.get(at..at + reader.size()).map(|bytes| reader.read(bytes)).filter(|number| number.is_finite())
        };
        let values: Vec<Vec<Option<f64>>> =
            row_numbers.iter().map(|row| column_numbers.iter().map(|column| number(*row, *column)).collect()).collect();
        Ok(json!({
            "shape": dims, "splat": splat, "slices": slices, "slice": slice, "rows": row_numbers, "columns": column_numbers, "values": values,
        })
        .into())
    })
}

/// Returns a weight as a file for NumPy: `name`.
pub fn npy(file: &mut File, request: Request<'_>) -> Result {
    let name = request.required("name")?;
    load(file)?;
    file.with(|module| {
        let ctx = module.context();
        let weight = weight(module, name)?;
        let data = weight.data.ok_or_else(|| Failure::new(format!("'{name}' has only a key in this file")))?;
        let layout = weights::layout(ctx, weight.ty, data.len() as u64);
        let data = mlirkit_edit::archive::Data::Bytes(data);
        let tensor = Tensor { name: name.to_owned(), layout: Some(layout), data, note: String::new() };
        let mut out = Vec::new();
        match write_npy(&mut out, &tensor) {
            Ok(true) => Ok(Answer::Bytes(out)),
            _ => Err(Failure::new("NumPy has no such element type")),
        }
    })
}
