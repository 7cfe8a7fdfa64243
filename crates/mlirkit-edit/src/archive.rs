//! Archives of named tensors: safetensors, IREE parameter archives, and NumPy's `.npy` for a single tensor.

mod irpa;
mod npy;
mod safetensors;

use bytes::Bytes;
use mlirkit_diag::Error;

pub use irpa::{read_irpa, write_irpa};
pub use npy::{is_npy, npy_dtype, read_npy, write_npy};
pub use safetensors::{METADATA, read_safetensors, write_safetensors};

/// A tensor stored in an archive file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tensor {
    /// The name of the tensor in the file.
    pub name: String,
    /// The element type and sizes; `None` if the file format does not store them.
    pub layout: Option<Layout>,
    /// The elements of the tensor.
    pub data: Data,
    /// A string that the file stores with the tensor, such as the metadata of an IREE parameter.
    pub note: String,
}

/// The element type and sizes of a tensor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layout {
    /// The element type, named as in safetensors. `C128` denotes complex numbers of two `F64`, which safetensors lacks.
    pub dtype: String,
    /// The sizes, outermost first.
    pub shape: Vec<u64>,
}

/// The elements of a tensor, in little-endian and row-major order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Data {
    /// The bytes of all elements.
    Bytes(Bytes),
    /// A repeated element.
    Splat {
        /// The bytes of one element.
        pattern: Bytes,
        /// The length of the tensor in bytes.
        length: u64,
    },
    /// No data: the file contains only an entry for the tensor.
    Absent,
}

impl Data {
    /// Returns the length in bytes.
    #[must_use]
    pub fn len(&self) -> u64 {
        match self {
            Self::Bytes(bytes) => bytes.len() as u64,
            Self::Splat { length, .. } => *length,
            Self::Absent => 0,
        }
    }

    /// Returns true if the length is zero.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the bytes of the elements. A repeated element is expanded, so check [`Self::len`] first. `None` if there
    /// is no data, or if the length is not a multiple of the element's size.
    #[must_use]
    pub fn bytes(&self) -> Option<Bytes> {
        match self {
            Self::Bytes(bytes) => Some(bytes.clone()),
            Self::Splat { pattern, length } => {
                let length = usize::try_from(*length).ok()?;
                match pattern.len() {
                    0 => (length == 0).then(Bytes::new),
                    size if length.is_multiple_of(size) => Some(pattern.repeat(length / size).into()),
                    _ => None,
                }
            }
            Self::Absent => None,
        }
    }
}

/// Reads an archive: an IREE parameter archive or safetensors, recognised by its first bytes.
///
/// # Errors
/// Fails if the file is damaged or violates the format.
pub fn read(file: &Bytes) -> Result<Vec<Tensor>, Error> {
    if file.starts_with(irpa::MAGIC) { read_irpa(file) } else { read_safetensors(file) }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Write};

    use super::*;

    fn tensors() -> Vec<Tensor> {
        let one = |name: &str, bytes: &'static [u8]| Tensor {
            name: name.to_owned(),
            layout: Some(Layout { dtype: "U8".to_owned(), shape: vec![bytes.len() as u64] }),
            data: Data::Bytes(Bytes::from_static(bytes)),
            note: "constant".to_owned(),
        };
        let absent =
            Tensor { name: "gone".to_owned(), layout: None, data: Data::Absent, note: "absent builtin".to_owned() };
        vec![one("a", b"12345"), one("long name", b""), absent, one("c", b"xyz")]
    }

    type Writer = fn(&mut dyn Write, &[Tensor]) -> io::Result<()>;

    #[test]
    fn there_and_back() {
        for (write, typed) in [(write_safetensors as Writer, true), (write_irpa, false)] {
            let mut file = Vec::new();
            assert!(write(&mut file, &tensors()).is_ok());
            let mut read = read(&Bytes::from(file)).unwrap_or_default();
            read.sort_by(|a, b| a.name.cmp(&b.name));
            let mut expected = tensors();
            expected.sort_by(|a, b| a.name.cmp(&b.name));
            expected.iter_mut().filter(|_| !typed).for_each(|tensor| tensor.layout = None);
            assert_eq!(read, expected);
        }
    }

    #[test]
    fn damaged_files_are_errors() {
        for write in [write_safetensors as Writer, write_irpa] {
            let mut file = Vec::new();
            assert!(write(&mut file, &tensors()).is_ok());
            let file = Bytes::from(file);
            for end in 0..file.len() {
                let cut = read(&file.slice(..end));
                assert!(cut.is_err() || file.starts_with(irpa::MAGIC), "{end} bytes");
            }
        }
        assert!(read(&Bytes::from_static(b"\xff\xff\xff\xff\xff\xff\xff\xff{}")).is_err());
    }

    #[test]
    fn a_splat_is_repeated() {
        let splat = |length| Data::Splat { pattern: Bytes::from_static(b"ab"), length };
        assert_eq!(splat(6).bytes(), Some(Bytes::from_static(b"ababab")));
        assert_eq!(splat(5).bytes(), None);
        assert_eq!(Data::Absent.bytes(), None);
    }
}
