//! Files that hold tensors by name: safetensors, IREE's parameter archives, and NumPy's `.npy` for one of them.

use std::io::{self, Write};

use bytes::Bytes;
use mlirkit_diag::Error;
use serde_json::{Map, Value, json};

/// A tensor in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tensor {
    /// Its name.
    pub name: String,
    /// The type of its elements, as safetensors calls it.
    pub dtype: String,
    /// Its sizes.
    pub shape: Vec<u64>,
    /// Its elements, little-endian.
    pub data: Bytes,
    /// What else there is to say of it, kept where the format has room for it.
    pub note: String,
}

/// The member of safetensors' header that is about the file.
const METADATA: &str = "__metadata__";

/// Writes safetensors.
///
/// # Errors
/// Those of writing.
pub fn write_safetensors(out: &mut dyn Write, tensors: &[Tensor]) -> io::Result<()> {
    let mut header = Map::new();
    let notes = tensors.iter().filter(|tensor| !tensor.note.is_empty());
    let notes: Map<String, Value> = notes.map(|tensor| (tensor.name.clone(), json!(tensor.note))).collect();
    if !notes.is_empty() {
        header.insert(METADATA.to_owned(), Value::Object(notes));
    }
    let mut offset = 0_u64;
    for tensor in tensors {
        let end = offset + tensor.data.len() as u64;
        let about = json!({ "dtype": tensor.dtype, "shape": tensor.shape, "data_offsets": [offset, end] });
        header.insert(tensor.name.clone(), about);
        offset = end;
    }
    let mut header = Value::Object(header).to_string().into_bytes();
    header.resize(header.len().next_multiple_of(8), b' ');
    out.write_all(&(header.len() as u64).to_le_bytes())?;
    out.write_all(&header)?;
    tensors.iter().try_for_each(|tensor| out.write_all(&tensor.data))
}

/// Reads safetensors; the tensors are slices of the file, in its order.
///
/// # Errors
/// What is wrong with the file.
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
        let place = |offset: u64| usize::try_from(offset).ok()?.checked_add(start);
        let range = place(from).zip(place(to)).filter(|(from, to)| from <= to && *to <= file.len());
        let (from, to) = range.ok_or_else(|| format!("tensor '{name}' lies outside of the file"))?;
        found.push(Tensor {
            name: name.clone(),
            dtype: about.get("dtype").and_then(Value::as_str).ok_or_else(wrong)?.to_owned(),
            shape: numbers("shape").ok_or_else(wrong)?,
            data: file.slice(from..to),
            note: notes.and_then(|notes| notes.get(name)?.as_str()).unwrap_or_default().to_owned(),
        });
    }
    found.sort_by_key(|tensor| tensor.data.as_ptr() as usize);
    Ok(found)
}

/// How IREE's parameter archives begin.
const IRPA: &[u8; 4] = b"IRPA";

/// Sizes of the packed records of an archive: header, header of an entry, entry of data.
const IRPA_HEADER: u64 = 88;
const IRPA_ENTRY: u64 = 76;

/// An entry of data.
const IRPA_DATA: u32 = 2;

/// Entries in the table, and data, begin at multiples of these.
const IRPA_ENTRY_ALIGN: u64 = 16;
const IRPA_ALIGN: u64 = 64;

/// Writes a parameter archive of IREE; a tensor's note is its metadata.
///
/// # Errors
/// Those of writing.
pub fn write_irpa(out: &mut dyn Write, tensors: &[Tensor]) -> io::Result<()> {
    let entries = IRPA_ENTRY.next_multiple_of(IRPA_ENTRY_ALIGN) * tensors.len() as u64;
    let entry_start = IRPA_HEADER.next_multiple_of(IRPA_ENTRY_ALIGN);
    let metadata_start = entry_start + entries;
    let metadata: u64 = tensors.iter().map(|tensor| (tensor.name.len() + tensor.note.len()) as u64).sum();
    let storage_start = (metadata_start + metadata).next_multiple_of(4096);
    let storage: u64 = tensors.iter().map(|tensor| (tensor.data.len() as u64).next_multiple_of(IRPA_ALIGN)).sum();
    let mut head = Vec::new();
    head.extend_from_slice(IRPA);
    head.extend_from_slice(&[0; 4]);
    let numbers = [
        IRPA_HEADER,
        0,
        0,
        tensors.len() as u64,
        entry_start,
        entries,
        metadata_start,
        metadata,
        storage_start,
        storage,
    ];
    numbers.iter().for_each(|number| head.extend_from_slice(&number.to_le_bytes()));
    pad(&mut head, entry_start);
    let (mut text, mut data) = (0, 0);
    for (index, tensor) in tensors.iter().enumerate() {
        pad(&mut head, entry_start + index as u64 * IRPA_ENTRY.next_multiple_of(IRPA_ENTRY_ALIGN));
        let (name, note, bytes) = (tensor.name.len() as u64, tensor.note.len() as u64, tensor.data.len() as u64);
        head.extend_from_slice(&IRPA_ENTRY.to_le_bytes());
        head.extend_from_slice(&IRPA_DATA.to_le_bytes());
        let numbers = [0, text, name, text + name, note, IRPA_ALIGN, data, bytes];
        numbers.iter().for_each(|number: &u64| head.extend_from_slice(&number.to_le_bytes()));
        (text, data) = (text + name + note, data + bytes.next_multiple_of(IRPA_ALIGN));
    }
    pad(&mut head, metadata_start);
    tensors.iter().for_each(|tensor| {
        head.extend_from_slice(tensor.name.as_bytes());
        head.extend_from_slice(tensor.note.as_bytes());
    });
    pad(&mut head, storage_start);
    out.write_all(&head)?;
    for tensor in tensors {
        out.write_all(&tensor.data)?;
        let over = tensor.data.len().next_multiple_of(IRPA_ALIGN as usize) - tensor.data.len();
        out.write_all(&[0; IRPA_ALIGN as usize][..over.min(IRPA_ALIGN as usize)])?;
    }
    Ok(())
}

/// Fills up with zeros to a length.
fn pad(bytes: &mut Vec<u8>, length: u64) {
    bytes.resize(usize::try_from(length).unwrap_or(usize::MAX).max(bytes.len()), 0);
}

/// Reads a parameter archive; the tensors are slices of the file, as bytes without a shape.
///
/// # Errors
/// What is wrong with the file, or it has entries of other kinds than data.
pub fn read_irpa(file: &Bytes) -> Result<Vec<Tensor>, Error> {
    irpa(file).map_err(Error::unplaced)
}

fn irpa(file: &Bytes) -> Result<Vec<Tensor>, String> {
    let number = |at: u64| -> Option<u64> {
        let at = usize::try_from(at).ok()?;
        Some(u64::from_le_bytes(*file.get(at..)?.first_chunk()?))
    };
    let range = |start: u64, length: u64| -> Option<Bytes> {
        let start = usize::try_from(start).ok()?;
        let end = start.checked_add(usize::try_from(length).ok()?).filter(|end| *end <= file.len())?;
        Some(file.slice(start..end))
    };
    let short = "the archive is cut off";
    let major = file.get(4..6).ok_or(short)?;
    if major != [0, 0] || number(16).ok_or(short)? != 0 {
        return Err("only one archive of version 0 in a file can be read".to_owned());
    }
    let count = number(32).ok_or(short)?;
    let (mut entry, metadata, storage) = (number(40).ok_or(short)?, number(56).ok_or(short)?, number(72).ok_or(short)?);
    let mut found = Vec::new();
    for _ in 0..count.min(file.len() as u64) {
        let field = |at: u64| entry.checked_add(at).and_then(number).ok_or(short);
        let text = |at: u64| -> Result<String, String> {
            let bytes = metadata.checked_add(field(at)?).and_then(|start| range(start, field(at + 8).ok()?));
            Ok(String::from_utf8_lossy(&bytes.ok_or(short)?).into_owned())
        };
        let size = field(0)?;
        match field(8)? as u32 {
            0 => {}
            IRPA_DATA => {
                let data = storage.checked_add(field(60)?).and_then(|start| range(start, field(68).ok()?));
                let data = data.ok_or(short)?;
                let shape = vec![data.len() as u64];
                found.push(Tensor { name: text(20)?, dtype: "U8".to_owned(), shape, data, note: text(36)? });
            }
            other => return Err(format!("entry of kind {other}: only data can be read")),
        }
        entry = entry.checked_add(size.next_multiple_of(IRPA_ENTRY_ALIGN).max(IRPA_ENTRY_ALIGN)).ok_or(short)?;
    }
    Ok(found)
}

/// Reads whichever of the two a file is.
///
/// # Errors
/// What is wrong with it.
pub fn read(file: &Bytes) -> Result<Vec<Tensor>, Error> {
    if file.starts_with(IRPA) { read_irpa(file) } else { read_safetensors(file) }
}

/// Writes a tensor as NumPy does. `false` if NumPy has no such elements, and nothing was written.
///
/// # Errors
/// Those of writing.
pub fn write_npy(out: &mut dyn Write, tensor: &Tensor) -> io::Result<bool> {
    let descr = match tensor.dtype.as_str() {
        "BOOL" => "|b1",
        "I8" => "|i1",
        "U8" => "|u1",
        "I16" => "<i2",
        "U16" => "<u2",
        "I32" => "<i4",
        "U32" => "<u4",
        "I64" => "<i8",
        "U64" => "<u8",
        "F16" => "<f2",
        "F32" => "<f4",
        "F64" => "<f8",
        "C64" => "<c8",
        "C128" => "<c16",
        _ => return Ok(false),
    };
    let dims: String = tensor.shape.iter().map(|dim| format!("{dim}, ")).collect();
    let dims = if tensor.shape.len() == 1 { dims.trim_end() } else { dims.trim_end_matches(", ") };
    let mut header = format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': ({dims}), }}");
    let length = (10 + header.len() + 1).next_multiple_of(64) - 10;
    header.extend(std::iter::repeat_n(' ', length - header.len() - 1));
    header.push('\n');
    out.write_all(b"\x93NUMPY\x01\x00")?;
    out.write_all(&u16::try_from(header.len()).unwrap_or(u16::MAX).to_le_bytes())?;
    out.write_all(header.as_bytes())?;
    out.write_all(&tensor.data)?;
    Ok(true)
}

/// The elements in a file of NumPy's, or all of it if it is none.
#[must_use]
pub fn payload(file: &Bytes) -> Bytes {
    let length = match (file.get(..6), file.get(6)) {
        (Some(b"\x93NUMPY"), Some(1)) => file.get(8..10).map(|l| 10 + usize::from(l[0]) + 256 * usize::from(l[1])),
        (Some(b"\x93NUMPY"), Some(_)) => {
            let length =
                file.get(8..).and_then(|rest| rest.first_chunk::<4>()).map(|l| u32::from_le_bytes(*l) as usize);
            length.and_then(|length| length.checked_add(12))
        }
        _ => Some(0),
    };
    file.slice(length.unwrap_or(0).min(file.len())..)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tensors() -> Vec<Tensor> {
        let one = |name: &str, bytes: &'static [u8]| Tensor {
            name: name.to_owned(),
            dtype: "U8".to_owned(),
            shape: vec![bytes.len() as u64],
            data: Bytes::from_static(bytes),
            note: "constant".to_owned(),
        };
        vec![one("a", b"12345"), one("long name", b""), one("c", b"xyz")]
    }

    #[test]
    fn there_and_back() {
        for (write, magic) in
            [(write_safetensors as fn(&mut dyn Write, &[Tensor]) -> io::Result<()>, None), (write_irpa, Some(IRPA))]
        {
            let mut file = Vec::new();
            assert!(write(&mut file, &tensors()).is_ok());
            assert!(magic.is_none_or(|magic| file.starts_with(magic)));
            let mut read = read(&Bytes::from(file)).unwrap_or_default();
            read.sort_by(|a, b| a.name.cmp(&b.name));
            let mut expected = tensors();
            expected.sort_by(|a, b| a.name.cmp(&b.name));
            assert_eq!(read, expected);
        }
    }

    #[test]
    fn damaged_files_are_errors() {
        let mut file = Vec::new();
        assert!(write_irpa(&mut file, &tensors()).is_ok());
        for end in 0..file.len().min(400) {
            let _ = read(&Bytes::copy_from_slice(file.get(..end).unwrap_or_default()));
        }
        assert!(read(&Bytes::from_static(b"\xff\xff\xff\xff\xff\xff\xff\xff{}")).is_err());
    }
}
