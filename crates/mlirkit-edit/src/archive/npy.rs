//! NumPy's `.npy` format: a single array, preceded by a header with the element type and sizes.

use std::io::{self, Write};

use bytes::Bytes;
use mlirkit_diag::Error;

use super::{Data, Layout, Tensor};

/// The first bytes of a `.npy` file.
const MAGIC: &[u8] = b"\x93NUMPY";

/// The element types: safetensors' name, NumPy's name, and size in bytes.
const DTYPES: &[(&str, &str, u64)] = &[
    ("BOOL", "|b1", 1),
    ("I8", "|i1", 1),
    ("U8", "|u1", 1),
    ("I16", "<i2", 2),
    ("U16", "<u2", 2),
    ("I32", "<i4", 4),
    ("U32", "<u4", 4),
    ("I64", "<i8", 8),
    ("U64", "<u8", 8),
    ("F16", "<f2", 2),
    ("F32", "<f4", 4),
    ("F64", "<f8", 8),
    ("C64", "<c8", 8),
    ("C128", "<c16", 16),
];

/// Returns NumPy's name for an element type, given safetensors' name; `None` if NumPy lacks the type.
#[must_use]
pub fn npy_dtype(dtype: &str) -> Option<&'static str> {
    DTYPES.iter().find(|(name, ..)| *name == dtype).map(|(_, descr, _)| *descr)
}

/// Writes a tensor in NumPy's format. Returns `false`, having written nothing, if NumPy lacks the element type or the
/// tensor has no data.
///
/// # Errors
/// Fails if writing to `out` fails.
pub fn write_npy(out: &mut dyn Write, tensor: &Tensor) -> io::Result<bool> {
    let (Some(layout), Some(data)) = (&tensor.layout, tensor.data.bytes()) else { return Ok(false) };
    let Some(descr) = npy_dtype(&layout.dtype) else { return Ok(false) };
    let dims: String = layout.shape.iter().map(|dim| format!("{dim}, ")).collect();
    let dims = if layout.shape.len() == 1 { dims.trim_end() } else { dims.trim_end_matches(", ") };
    let mut header = format!("{{'descr': '{descr}', 'fortran_order': False, 'shape': ({dims}), }}");
    // Version 1 stores the header length in two bytes, version 2 in four.
    let start = if header.len() + 11 + 64 > usize::from(u16::MAX) { 12 } else { 10 };
    let length = (start + header.len() + 1).next_multiple_of(64) - start;
    header.extend(std::iter::repeat_n(' ', length - header.len() - 1));
    header.push('\n');
    out.write_all(MAGIC)?;
    match u16::try_from(header.len()) {
        Ok(length) if start == 10 => {
            out.write_all(&[1, 0])?;
            out.write_all(&length.to_le_bytes())?;
        }
        _ => {
            out.write_all(&[2, 0])?;
            out.write_all(&u32::try_from(header.len()).unwrap_or(u32::MAX).to_le_bytes())?;
        }
    }
    out.write_all(header.as_bytes())?;
    out.write_all(&data)?;
    Ok(true)
}

/// Returns true if a file begins like a `.npy` file.
#[must_use]
pub fn is_npy(file: &[u8]) -> bool {
    file.starts_with(MAGIC)
}

/// Reads an array. For element types that it lacks, NumPy writes `V` and the size in bytes; the result keeps that name.
///
/// # Errors
/// Fails if the file is damaged, or if its elements are not little-endian and row-major.
pub fn read_npy(file: &Bytes) -> Result<Tensor, Error> {
    npy(file).map_err(Error::unplaced)
}

fn npy(file: &Bytes) -> Result<Tensor, String> {
    let damaged = "the header of the array is damaged";
    let (start, length) = match file.get(6) {
        Some(1) => {
            let length = file.get(8..).and_then(|rest| rest.first_chunk::<2>()).ok_or(damaged)?;
            (10, usize::from(u16::from_le_bytes(*length)))
        }
        Some(2 | 3) => {
            let length = file.get(8..).and_then(|rest| rest.first_chunk::<4>()).ok_or(damaged)?;
            (12, u32::from_le_bytes(*length) as usize)
        }
        _ => return Err("the version of the array's format is unknown".to_owned()),
    };
    let data = start + length;
    let header = file.get(start..data).and_then(|header| std::str::from_utf8(header).ok()).ok_or(damaged)?;
    let field = |name: &str| {
        let (_, rest) = header.split_once(&format!("'{name}':"))?;
        Some(rest.trim_start())
    };
    let descr = field("descr").ok_or(damaged)?;
    let descr = descr.strip_prefix('\'').and_then(|rest| rest.split_once('\'')).map(|(descr, _)| descr);
    let descr = descr.ok_or("the elements of the array have fields")?;
    let shape = field("shape").and_then(|rest| rest.strip_prefix('(')?.split_once(')')).ok_or(damaged)?.0;
    let shape: Result<Vec<u64>, _> =
        shape.split(',').map(str::trim).filter(|dim| !dim.is_empty()).map(str::parse).collect();
    let shape = shape.map_err(|_| damaged)?;
    let in_columns = match field("fortran_order").ok_or(damaged)? {
        text if text.starts_with("True") => true,
        text if text.starts_with("False") => false,
        _ => return Err(damaged.to_owned()),
    };
    if in_columns && shape.iter().filter(|dim| **dim > 1).count() > 1 && !shape.contains(&0) {
        return Err(
            "the elements of the array are in column-major order: save numpy.ascontiguousarray of it".to_owned()
        );
    }
    let (dtype, size) = match DTYPES.iter().find(|(_, name, _)| *name == descr) {
        Some((dtype, _, size)) => ((*dtype).to_owned(), Some(*size)),
        None if descr.starts_with('>') => {
            return Err(format!("the elements of the array are big-endian ('{descr}'): save them as little-endian"));
        }
        None => {
            let name = descr.trim_start_matches(['<', '|']);
            (name.to_owned(), name.get(1..).and_then(|size| size.parse().ok()))
        }
    };
    let count = shape.iter().try_fold(1_u64, |count, dim| count.checked_mul(*dim));
    let bytes = size.zip(count).and_then(|(size, count)| size.checked_mul(count));
    let data = file.slice(data..);
    if bytes != Some(data.len() as u64) {
        return Err("the length of the array is not that of its type and sizes".to_owned());
    }
    Ok(Tensor {
        name: String::new(),
        layout: Some(Layout { dtype, shape }),
        data: Data::Bytes(data),
        note: String::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(descr: &str, order: &str, shape: &str, data: &[u8]) -> Bytes {
        let header = format!("{{'descr': '{descr}', 'fortran_order': {order}, 'shape': ({shape}), }}\n");
        let mut file = MAGIC.to_vec();
        file.extend_from_slice(&[1, 0, header.len() as u8, 0]);
        file.extend_from_slice(header.as_bytes());
        file.extend_from_slice(data);
        file.into()
    }

    #[test]
    fn what_was_written_is_read() {
        for (dtype, shape, size) in [
            ("F32", vec![2, 3], 24),
            ("C128", vec![2], 32),
            ("BOOL", vec![3], 3),
            ("I64", vec![], 8),
            ("U8", vec![0, 4], 0),
        ] {
            let tensor = Tensor {
                name: String::new(),
                layout: Some(Layout { dtype: dtype.to_owned(), shape }),
                data: Data::Bytes(vec![7; size].into()),
                note: String::new(),
            };
            let mut file = Vec::new();
            assert!(write_npy(&mut file, &tensor).is_ok_and(|written| written), "{dtype}");
            assert_eq!(read_npy(&file.into()).ok(), Some(tensor), "{dtype}");
        }
    }

    #[test]
    fn other_orders_are_refused() {
        let refusal = |file: Bytes| read_npy(&file).err().map(|error| error.to_string()).unwrap_or_default();
        assert!(refusal(file("<f4", "True", "2, 2", &[0; 16])).contains("column-major"));
        assert!(refusal(file(">f4", "False", "2, 2", &[0; 16])).contains("big-endian"));
        assert!(refusal(file("<f4", "False", "2, 2", &[0; 12])).contains("length"));
        assert_eq!(refusal(file("<f4", "True", "4,", &[0; 16])), "");
        assert_eq!(refusal(file("<V2", "False", "4,", &[0; 8])), "");
    }
}
