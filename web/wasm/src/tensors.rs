//! Requests about weights, such as histograms, and about modules nested in attributes.

use bytes::Bytes;
use mlirkit::ir::{Attr, AttrData, Context, Ident, Module, OpRef, Type, TypeData};
use mlirkit_edit::archive::{Tensor, write_npy};
use mlirkit_edit::paths::Paths;
use mlirkit_edit::replace::named;
use mlirkit_edit::weights::{self, Weight, WeightLocation};
use rustc_hash::FxHashMap;
use serde_json::{Value, json};

use crate::open::File;
use crate::session::{Answer, Failure, Request, Result, reference};

/// Returns the weights of at least `least` bytes, each with the operations that use it.
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

/// A constant or resource to which operations refer.
#[derive(PartialEq, Eq, Hash)]
pub enum Data {
    /// A constant attribute.
    Constant(Attr),
    /// A resource: its dialect and key.
    Resource(Ident, Ident),
}

/// Returns, for each constant or resource, the first operation that refers to it, and the number of operations that
/// refer to it.
fn owners<'m, 'c>(module: &'m Module<'c>) -> FxHashMap<Data, (OpRef<'m, 'c>, u64)> {
    let mut owners = FxHashMap::default();
    let ctx = module.context();
    for op in module.walk() {
        for (_, attr) in named(op) {
            each_data(ctx, attr, &mut |data| owners.entry(data).or_insert((op, 0)).1 += 1);
        }
    }
    owners
}

/// Calls `found` for an attribute if it holds data, and for each such attribute nested in it.
pub fn each_data(ctx: &Context, attr: Attr, found: &mut dyn FnMut(Data)) {
    fn parts(ctx: &Context, attr: Attr, depth: u32, found: &mut dyn FnMut(Data)) {
        let Some(depth) = depth.checked_sub(1) else { return };
        match ctx.attr_data(attr) {
            AttrData::Array(items) => items.iter().for_each(|attr| parts(ctx, *attr, depth, found)),
            AttrData::Dictionary(entries) => entries.iter().for_each(|(_, attr)| parts(ctx, *attr, depth, found)),
            AttrData::DenseResource { dialect, key, .. } => found(Data::Resource(*dialect, *key)),
            AttrData::DenseElements(_) => found(Data::Constant(attr)),
            _ => {}
        }
    }
    parts(ctx, attr, 7, found);
}

/// Describes the first operation that refers to data: its name, its symbol or location name, and the operations that
/// use its results.
fn owner_json(op: OpRef<'_, '_>, paths: &mut Paths) -> Value {
    const MOST: usize = 20;
    let ctx = op.context();
    let (name, _) = crate::graph::name_and_file(ctx, op.location());
    let users: Vec<OpRef<'_, '_>> = op.results().flat_map(|result| result.users()).take(MOST).collect();
    let mut json = reference(op, paths);
    json["label"] = op.symbol_name().map(str::to_owned).or_else(|| name.map(|name| ctx.str(name).to_owned())).into();
    json["users"] = users.into_iter().map(|user| reference(user, paths)).collect();
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

/// The encoding of an element.
enum Element {
    Float(mlirkit::num::FloatKind),
    /// An integer. The flag is set if it is signed.
    Int(bool),
    /// A boolean stored in a byte.
    Bool,
    /// A boolean stored in a bit. The lowest bit of a byte comes first.
    Bit,
}

/// The decoded numbers of a weight.
struct Numbers {
    ty: Type,
    data: Bytes,
    element: Element,
    /// The number of bytes in each component of an element.
    width: usize,
    /// The number of components in an element: two for a complex number, otherwise one.
    parts: usize,
    /// The number of elements.
    count: usize,
    /// The sizes of the dimensions. If the type's shape does not match the data, a single size: the number of elements.
    shape: Vec<usize>,
}

impl Numbers {
    /// Decodes the numbers of the weight with the given name.
    fn of(module: &Module<'_>, name: &str) -> Result<Self> {
        let ctx = module.context();
        let weight = weight(module, name)?;
        let data = weight.data.ok_or_else(|| Failure::new(format!("'{name}' has only a key in this file")))?;
        let ty = weight.ty.ok_or_else(|| Failure::new(format!("'{name}' is not used, so its type is not known")))?;
        let shaped = ctx.shaped(ty);
        let element = shaped.as_ref().map_or(ty, |shaped| shaped.element);
        let (element, parts) = match ctx.type_data(element) {
            TypeData::Complex(part) => (*part, 2),
            _ => (element, 1),
        };
        let is_constant = matches!(weight.place, WeightLocation::Constant(_));
        let (element, width) = match ctx.type_data(element) {
            TypeData::Float(kind) => (Element::Float(*kind), kind.width().div_ceil(8) as usize),
            TypeData::Integer { width: 1, .. } if is_constant && parts == 1 => (Element::Bit, 1),
            TypeData::Integer { width: 1, .. } => (Element::Bool, 1),
            TypeData::Integer { width, sign } if (1..=64).contains(width) => {
                (Element::Int(*sign != mlirkit::ir::Sign::Unsigned), width.div_ceil(8) as usize)
            }
            TypeData::Index => (Element::Int(true), 8),
            _ => return Err(Failure::new(format!("elements of {} are no plain numbers", ctx.type_text(ty)))),
        };
        let sizes: Option<Vec<usize>> =
            shaped.and_then(|shaped| shaped.dims?.iter().map(|dim| usize::try_from(*dim).ok()).collect());
        let expected =
            sizes.as_ref().and_then(|sizes| sizes.iter().try_fold(1_usize, |all, size| all.checked_mul(*size)));
        let count = match (&element, expected) {
            (Element::Bit, Some(expected)) if expected.div_ceil(8) == data.len() => expected,
            (Element::Bit, _) => data.len().saturating_mul(8),
            _ if data.len() % (width * parts) == 0 => data.len() / (width * parts),
            _ => return Err(Failure::new(format!("{} bytes are no elements of {}", data.len(), ctx.type_text(ty)))),
        };
        let shape = sizes.filter(|_| expected == Some(count)).unwrap_or_else(|| vec![count]);
        Ok(Self { ty, data, element, width, parts, count, shape })
    }

    /// Returns a component of the element at index `at`.
    fn part(&self, at: usize, part: usize) -> f64 {
        if let Element::Bit = self.element {
            return f64::from(self.data.get(at / 8).copied().unwrap_or(0) >> (at % 8) & 1);
        }
        let start = (at * self.parts + part) * self.width;
        let bytes = self.data.get(start..start + self.width).unwrap_or_default();
        let bits = bytes.iter().rev().fold(0_u128, |bits, byte| bits << 8 | u128::from(*byte));
        match self.element {
            Element::Float(mlirkit::num::FloatKind::F32) => f64::from(f32::from_bits(bits as u32)),
            Element::Float(kind) => kind.to_f64(bits),
            Element::Int(false) => bits as f64,
            Element::Int(true) => {
                let shift = 128 - 8 * self.width as u32;
                ((bits << shift) as i128 >> shift) as f64
            }
            Element::Bool | Element::Bit => f64::from(u8::from(bits != 0)),
        }
    }

    /// Returns an element as a number. For a complex element, it is the absolute value.
    fn number(&self, at: usize) -> f64 {
        if self.parts == 2 { self.part(at, 0).hypot(self.part(at, 1)) } else { self.part(at, 0) }
    }

    /// Formats an element as text.
    fn text(&self, at: usize) -> String {
        if self.parts == 2 {
            format!("({},{})", self.part(at, 0), self.part(at, 1))
        } else {
            self.part(at, 0).to_string()
        }
    }

    fn all(&self) -> impl Iterator<Item = f64> + Clone + '_ {
        (0..self.count).map(|at| self.number(at))
    }
}

/// The number of bars in a histogram.
const BARS: usize = 48;

/// Returns statistics about a weight: smallest, largest and mean value, the numbers of zeros and NaNs, and a histogram.
/// Request argument: `name`.
pub fn histogram(file: &mut File, request: Request<'_>) -> Result {
    let name = request.required("name")?;
    load(file)?;
    file.with(|module| {
        let ctx = module.context();
        let numbers = Numbers::of(module, name)?;
        let (mut least, mut largest, mut sum) = (f64::INFINITY, f64::NEG_INFINITY, 0.0);
        let (mut zeros, mut strange, mut count) = (0_u64, 0_u64, 0_u64);
        for number in numbers.all() {
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
            // Halve both bounds, because the difference between two large numbers may overflow.
            let width = (largest / 2.0 - least / 2.0).max(f64::MIN_POSITIVE);
            for number in numbers.all().filter(|number| number.is_finite()) {
                let at = ((number / 2.0 - least / 2.0) / width * BARS as f64) as usize;
                if let Some(bar) = bars.get_mut(at.min(BARS - 1)) {
                    *bar += 1;
                }
            }
        }
        let finite = count - strange;
        Ok(json!({
            "type": ctx.type_text(numbers.ty),
            "complex": numbers.parts == 2,
            "count": count,
            "least": if finite > 0 { Some(least) } else { None },
            "largest": if finite > 0 { Some(largest) } else { None },
            "mean": if finite > 0 { Some(sum / finite as f64) } else { None },
            "zeros": zeros,
            "notFinite": strange,
            "bars": bars,
            "first": (0..numbers.count.min(16)).map(|at| numbers.text(at)).collect::<Vec<_>>(),
        })
        .into())
    })
}

/// Returns the modules nested in attributes and resources. With the request argument `get`, returns the content of the
/// module at that index.
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

/// Returns the weight with the given name.
fn weight(module: &Module<'_>, name: &str) -> Result<Weight> {
    let found = weights::list(module, 0).into_iter().find(|weight| weight.name == name);
    found.ok_or_else(|| Failure::new(format!("there is no weight '{name}'")))
}

/// Returns a sample of the numbers in a weight, evenly spaced. Request arguments: `name`, `slice` (the index of a
/// matrix in the last two dimensions), and the maximum numbers of `rows` and `columns`.
pub fn values(file: &mut File, request: Request<'_>) -> Result {
    let name = request.required("name")?;
    load(file)?;
    file.with(|module| {
        let numbers = Numbers::of(module, name)?;
        let (columns, rows) = match numbers.shape.as_slice() {
            [] => (1, 1),
            [columns] => (*columns, 1),
            [.., rows, columns] => (*columns, *rows),
        };
        // The shape in the type may imply more elements than the data has.
        let plane = columns.saturating_mul(rows);
        let slices = numbers.count.checked_div(plane).unwrap_or(0);
        let slice = request
            .number("slice")
            .map_or(0, |slice| usize::try_from(slice).unwrap_or(usize::MAX))
            .min(slices.saturating_sub(1));
        let most = |what: &str| request.number(what).unwrap_or(64).clamp(1, 512) as usize;
        let chosen = |all: usize, most: usize| {
            let place = move |at: usize| if all > most { (at as u64 * all as u64 / most as u64) as usize } else { at };
            (0..all.min(most)).map(place).collect::<Vec<_>>()
        };
        let (row_numbers, column_numbers) = (chosen(rows, most("rows")), chosen(columns, most("columns")));
        let number = |row: usize, column: usize| {
            let at = slice * plane + row * columns + column;
            Some(numbers.number(at)).filter(|number| at < numbers.count && number.is_finite())
        };
        let values: Vec<Vec<Option<f64>>> =
            row_numbers.iter().map(|row| column_numbers.iter().map(|column| number(*row, *column)).collect()).collect();
        Ok(json!({
            "shape": numbers.shape, "complex": numbers.parts == 2,
            "slices": slices, "slice": slice, "rows": row_numbers, "columns": column_numbers, "values": values,
        })
        .into())
    })
}

/// Returns a weight as a NumPy file. Request argument: `name`.
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
