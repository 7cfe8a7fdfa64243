//! The safetensors format: a JSON header, then the elements of all tensors.

use std::io::{self, Write};

use bytes::Bytes;
use mlirkit_diag::Error;
use serde_json::{Map, Value, json};

use super::{Data, Layout, Tensor};

/// The name of the header member that describes the file; no tensor can have this name.
pub const METADATA: &str = "__metadata__";

/// Returns the bit width of an element type; `None` for a type that the format lacks.
fn bits(dtype: &str) -> Option<u64> {
    Some(match dtype {
        "F4" => 4,
        "F6_E2M3" | "F6_E3M2" => 6,
        "BOOL" | "U8" | "I8" | "F8_E5M2" | "F8_E4M3" | "F8_E8M0" | "F8_E4M3FNUZ" | "F8_E5M2FNUZ" => 8,
        "I16" | "U16" | "F16" | "BF16" => 16,
        "I32" | "U32" | "F32" => 32,
        "I64" | "U64" | "F64" | "C64" => 64,
        _ => return None,
    })
}

/// Writes tensors as safetensors. Notes are stored in the metadata, under the names of their tensors. Complex numbers
/// of two `F64` are written as `F64` with an additional dimension of two.
///
/// # Errors
/// Fails if writing to `out` fails, two tensors have the same name, or a tensor has the name of the metadata.
pub fn write_safetensors(out: &mut dyn Write, tensors: &[Tensor]) -> io::Result<()> {
    let refused = |message: String| io::Error::new(io::ErrorKind::InvalidInput, message);
    let mut header = Map::new();
    let notes = tensors.iter().filter(|tensor| !tensor.note.is_empty());
    let notes: Map<String, Value> = notes.map(|tensor| (tensor.name.clone(), json!(tensor.note))).collect();
    if !notes.is_empty() {
        header.insert(METADATA.to_owned(), Value::Object(notes));
    }
    let mut offset = 0_u64;
    let mut parts = Vec::new();
    for Tensor { name, layout, data, .. } in tensors {
        if matches!(data, Data::Absent) {
            continue;
        }
        if name == METADATA {
            return Err(refused(format!("no tensor can be called '{METADATA}'")));
        }
        let data = data.bytes().ok_or_else(|| refused(format!("the pattern of '{name}' does not fill it")))?;
        let end = offset + data.len() as u64;
        let bytes = || Layout { dtype: "U8".to_owned(), shape: vec![data.len() as u64] };
        let Layout { mut dtype, mut shape } = layout.clone().unwrap_or_else(bytes);
        if dtype == "C128" {
            dtype = "F64".to_owned();
            shape.push(2);
        }
        let about = json!({ "dtype": dtype, "shape": shape, "data_offsets": [offset, end] });
        if header.insert(name.clone(), about).is_some() {
            return Err(refused(format!("two tensors are called '{name}'")));
        }
        offset = end;
        parts.push(data);
    }
    let mut header = Value::Object(header).to_string().into_bytes();
    header.resize(header.len().next_multiple_of(8), b' ');
    out.write_all(&(header.len() as u64).to_le_bytes())?;
    out.write_all(&header)?;
    parts.iter().try_for_each(|data| out.write_all(data))
}

/// Reads safetensors as strictly as the reference library. The tensors must cover the file without gaps or overlaps,
/// and each must have the size that its type and shape imply. The returned tensors are slices of the file, in file
/// order.
///
/// # Errors
/// Fails if the file is damaged.
pub fn read_safetensors(file: &Bytes) -> Result<Vec<Tensor>, Error> {
    safetensors(file).map_err(Error::unplaced)
}

fn safetensors(file: &Bytes) -> Result<Vec<Tensor>, String> {
    let length = file.first_chunk::<8>().map(|bytes| u64::from_le_bytes(*bytes)).ok_or("no header")?;
    let start =
        usize::try_from(length).ok().and_then(|length| length.checked_add(8)).ok_or("the header is too long")?;
    let header = file.get(8..start).ok_or("the header is longer than the file")?;
    let header: Map<String, Value> = serde_json::from_slice(header).map_err(|error| format!("header: {error}"))?;
    let notes = header.get(METADATA).and_then(Value::as_object);
    let mut found = Vec::new();
    for (name, about) in header.iter().filter(|(name, _)| *name != METADATA) {
        let wrong = || format!("tensor '{name}' is not described as it should be");
        let numbers =
            |member: &str| -> Option<Vec<u64>> { about.get(member)?.as_array()?.iter().map(Value::as_u64).collect() };
        let offsets = numbers("data_offsets").ok_or_else(wrong)?;
        let [from, to] = offsets[..] else { return Err(wrong()) };
        let dtype = about.get("dtype").and_then(Value::as_str).ok_or_else(wrong)?.to_owned();
        let shape = numbers("shape").ok_or_else(wrong)?;
        let bits = bits(&dtype).ok_or_else(|| format!("tensor '{name}' has elements of the unknown type '{dtype}'"))?;
        let size = shape.iter().try_fold(bits, |size, dim| size.checked_mul(*dim));
        if size.is_none() || size != to.checked_sub(from).and_then(|bytes| bytes.checked_mul(8)) {
            return Err(format!("the length of tensor '{name}' is not that of its type and sizes"));
        }
        let place = |offset: u64| usize::try_from(offset).ok()?.checked_add(start);
        let range = place(from).zip(place(to)).filter(|(from, to)| from <= to && *to <= file.len());
        let (first, last) = range.ok_or_else(|| format!("tensor '{name}' lies outside of the file"))?;
        let note = notes.and_then(|notes| notes.get(name)?.as_str()).unwrap_or_default().to_owned();
        let data = Data::Bytes(file.slice(first..last));
        found.push(((from, to), Tensor { name: name.clone(), layout: Some(Layout { dtype, shape }), data, note }));
    }
    found.sort_by_key(|(range, _)| *range);
    let mut end = 0;
    for ((from, to), tensor) in &found {
        if *from != end {
            let what = if *from < end { "overlaps another one" } else { "has a gap before it" };
            return Err(format!("tensor '{}' {what}", tensor.name));
        }
        end = *to;
    }
    if end != (file.len() - start) as u64 {
        return Err("some bytes belong to no tensor".to_owned());
    }
    let mut found: Vec<Tensor> = found.into_iter().map(|(_, tensor)| tensor).collect();
    // If there is a note for a tensor that the file lacks, it represents a tensor without data.
    for (name, note) in notes.into_iter().flatten().filter(|(name, _)| !header.contains_key(*name) || *name == METADATA)
    {
        let note = note.as_str().unwrap_or_default().to_owned();
        found.push(Tensor { name: name.clone(), layout: None, data: Data::Absent, note });
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(header: &str, data: &[u8]) -> Bytes {
        let mut file = (header.len() as u64).to_le_bytes().to_vec();
        file.extend_from_slice(header.as_bytes());
        file.extend_from_slice(data);
        file.into()
    }

    /// Tests files that the reference library rejects, each with part of the expected error.
    #[test]
    fn what_does_not_cover_the_file_is_refused() {
        let one = |name: &str, from: u64, to: u64| {
            format!(r#""{name}":{{"dtype":"U8","shape":[{}],"data_offsets":[{from},{to}]}}"#, to.saturating_sub(from))
        };
        for (tensors, expected) in [
            (vec![one("a", 0, 4), one("b", 2, 6), one("c", 6, 8)], "overlaps"),
            (vec![one("a", 0, 4), one("b", 5, 8)], "gap"),
            (vec![one("a", 0, 4)], "no tensor"),
            (vec![one("a", 0, 4), one("a", 4, 8)], "gap"),
            (vec![r#""a":{"dtype":"F32","shape":[3],"data_offsets":[0,8]}"#.to_owned()], "length"),
            (vec![r#""a":{"dtype":"C128","shape":[1],"data_offsets":[0,8]}"#.to_owned()], "unknown type"),
        ] {
            let found = read_safetensors(&file(&format!("{{{}}}", tensors.join(",")), &[0; 8]));
            let message = found.err().map(|error| error.to_string()).unwrap_or_default();
            assert!(message.contains(expected), "{tensors:?}: {message}");
        }
        let good = format!("{{{}}}", [one("b", 4, 8), one("a", 0, 4)].join(","));
        assert_eq!(read_safetensors(&file(&good, &[0; 8])).map(|found| found.len()).ok(), Some(2));
    }

    #[test]
    fn names_are_never_taken_twice() {
        let one = |name: &str| Tensor {
            name: name.to_owned(),
            layout: None,
            data: Data::Bytes(Bytes::from_static(b"x")),
            note: String::new(),
        };
        assert!(write_safetensors(&mut Vec::new(), &[one("a"), one("a")]).is_err());
        assert!(write_safetensors(&mut Vec::new(), &[one(METADATA)]).is_err());
    }
}
