//! IREE parameter archives: a table of entries, names and metadata, then the data.

use std::io::{self, Write};

use bytes::Bytes;
use mlirkit_diag::Error;

use super::{Data, Tensor};

/// The first bytes of an archive.
pub(super) const MAGIC: &[u8; 4] = b"IRPA";

/// The size in bytes of the file header. The constants below are the sizes of the three kinds of table entries.
const HEADER: u64 = 88;
const SKIP_ENTRY: u64 = 60;
const DATA_ENTRY: u64 = 76;
const SPLAT_ENTRY: u64 = 85;

/// The code of a table entry for a tensor without data. [`SPLAT`] and [`DATA`] are the codes of the other entries.
const SKIP: u32 = 0;
const SPLAT: u32 = 1;
const DATA: u32 = 2;

/// Maximum length of a splat pattern in bytes.
const LONGEST_PATTERN: usize = 16;

/// The alignment of table entries in bytes. [`DATA_ALIGN`] is the alignment of the data.
const ENTRY_ALIGN: u64 = 16;
const DATA_ALIGN: u64 = 64;

/// Returns the size of a tensor's entry in bytes.
fn entry_size(tensor: &Tensor) -> u64 {
    match tensor.data {
        Data::Bytes(_) => DATA_ENTRY,
        Data::Splat { .. } => SPLAT_ENTRY,
        Data::Absent => SKIP_ENTRY,
    }
}

/// Returns the number of bytes that a tensor takes in the data section.
fn stored(tensor: &Tensor) -> u64 {
    match &tensor.data {
        Data::Bytes(bytes) => (bytes.len() as u64).next_multiple_of(DATA_ALIGN),
        Data::Splat { .. } | Data::Absent => 0,
    }
}

/// Writes an IREE parameter archive. A tensor's note becomes the metadata of its entry. A tensor without data becomes
/// an entry that readers skip.
///
/// # Errors
/// Fails if writing to `out` fails, two tensors have the same name, or a splat pattern is longer than 16 bytes.
pub fn write_irpa(out: &mut dyn Write, tensors: &[Tensor]) -> io::Result<()> {
    let refused = |message: String| io::Error::new(io::ErrorKind::InvalidInput, message);
    let mut names = std::collections::BTreeSet::new();
    if let Some(again) = tensors.iter().find(|tensor| !names.insert(tensor.name.as_str())) {
        return Err(refused(format!("two tensors are called '{}'", again.name)));
    }
    // The size of the last entry is not rounded up, as in archives written by IREE.
    let entries = tensors.iter().fold(0, |end: u64, tensor| end.next_multiple_of(ENTRY_ALIGN) + entry_size(tensor));
    let entry_start = HEADER.next_multiple_of(ENTRY_ALIGN);
    let metadata_start = entry_start + entries;
    let metadata: u64 = tensors.iter().map(|tensor| (tensor.name.len() + tensor.note.len()) as u64).sum();
    let storage_start = (metadata_start + metadata).next_multiple_of(4096);
    let storage: u64 = tensors.iter().map(stored).sum();
    let mut head = Vec::new();
    head.extend_from_slice(MAGIC);
    head.extend_from_slice(&[0; 4]);
    put(
        &mut head,
        &[HEADER, 0, 0, tensors.len() as u64, entry_start, entries, metadata_start, metadata, storage_start, storage],
    );
    pad(&mut head, entry_start);
    let (mut text, mut place) = (0, 0);
    for tensor in tensors {
        let start = (head.len() as u64).next_multiple_of(ENTRY_ALIGN);
        pad(&mut head, start);
        let (name, note) = (tensor.name.len() as u64, tensor.note.len() as u64);
        let kind = match tensor.data {
            Data::Bytes(_) => DATA,
            Data::Splat { .. } => SPLAT,
            Data::Absent => SKIP,
        };
        let align = if kind == DATA { DATA_ALIGN } else { 1 };
        head.extend_from_slice(&entry_size(tensor).to_le_bytes());
        head.extend_from_slice(&kind.to_le_bytes());
        put(&mut head, &[0, text, name, text + name, note, align]);
        match &tensor.data {
            Data::Bytes(bytes) => put(&mut head, &[place, bytes.len() as u64]),
            Data::Splat { pattern, length } => {
                let mut padded = [0; LONGEST_PATTERN];
                match padded.get_mut(..pattern.len()) {
                    Some(part) => part.copy_from_slice(pattern),
                    None => return Err(refused(format!("the pattern of '{}' is too long", tensor.name))),
                }
                put(&mut head, &[*length]);
                head.extend_from_slice(&padded);
                head.push(pattern.len() as u8);
            }
            Data::Absent => {}
        }
        (text, place) = (text + name + note, place + stored(tensor));
    }
    pad(&mut head, metadata_start);
    tensors.iter().for_each(|tensor| {
        head.extend_from_slice(tensor.name.as_bytes());
        head.extend_from_slice(tensor.note.as_bytes());
    });
    pad(&mut head, storage_start);
    out.write_all(&head)?;
    for tensor in tensors {
        let Data::Bytes(bytes) = &tensor.data else { continue };
        out.write_all(bytes)?;
        let over = bytes.len().next_multiple_of(DATA_ALIGN as usize) - bytes.len();
        out.write_all(&[0; DATA_ALIGN as usize][..over.min(DATA_ALIGN as usize)])?;
    }
    Ok(())
}

/// Appends 64-bit little-endian numbers.
fn put(bytes: &mut Vec<u8>, numbers: &[u64]) {
    numbers.iter().for_each(|number| bytes.extend_from_slice(&number.to_le_bytes()));
}

/// Appends zeros until the given length is reached.
fn pad(bytes: &mut Vec<u8>, length: u64) {
    bytes.resize(usize::try_from(length).unwrap_or(usize::MAX).max(bytes.len()), 0);
}

/// Reads an IREE parameter archive. The data of the tensors are slices of the file or splat patterns. The format stores
/// no element types or sizes.
///
/// # Errors
/// Fails if the file is damaged, or has entries that refer to other files.
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
    let mut names = std::collections::BTreeSet::new();
    for _ in 0..count {
        let field = |at: u64| entry.checked_add(at).and_then(number).ok_or(short);
        let text = |at: u64| -> Result<String, String> {
            let bytes = metadata.checked_add(field(at)?).and_then(|start| range(start, field(at + 8).ok()?));
            String::from_utf8(bytes.ok_or(short)?.to_vec()).map_err(|_| "a name is not UTF-8".to_owned())
        };
        let size = field(0)?;
        let (name, note) = (text(20)?, text(36)?);
        let data = match field(8)? as u32 {
            SKIP if note.is_empty() => None,
            SKIP => Some(Data::Absent),
            SPLAT => {
                let start = entry.checked_add(68).ok_or(short)?;
                let (pattern, length) = (range(start, 16).ok_or(short)?, range(start + 16, 1).ok_or(short)?);
                let size = usize::from(length[0]);
                if size > LONGEST_PATTERN {
                    return Err(format!("the pattern of '{name}' is too long"));
                }
                Some(Data::Splat { pattern: pattern.slice(..size), length: field(60)? })
            }
            DATA => {
                let data = storage.checked_add(field(60)?).and_then(|start| range(start, field(68).ok()?));
                Some(Data::Bytes(data.ok_or(short)?))
            }
            other => return Err(format!("entry '{name}' is of kind {other}, which refers to another file")),
        };
        if let Some(data) = data {
            if !names.insert(name.clone()) {
                return Err(format!("two entries are called '{name}'"));
            }
            found.push(Tensor { name, layout: None, data, note });
        }
        entry = entry.checked_add(size.next_multiple_of(ENTRY_ALIGN).max(ENTRY_ALIGN)).ok_or(short)?;
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_splat_comes_back() {
        let splat = Tensor {
            name: "s".to_owned(),
            layout: None,
            data: Data::Splat { pattern: Bytes::from_static(&[0, 0, 0xc0, 0x3f]), length: 64 },
            note: "meta".to_owned(),
        };
        let mut file = Vec::new();
        assert!(write_irpa(&mut file, std::slice::from_ref(&splat)).is_ok());
        // The bytes as IREE writes them: entry size, kind, length, pattern, and pattern length.
        assert_eq!(file.get(0x60..0x6c), Some(&[85, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0][..]));
        assert_eq!(file.get(0x9c..0xa8), Some(&[64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xc0, 0x3f][..]));
        assert_eq!(file.get(0xb4), Some(&4));
        assert_eq!(read_irpa(&file.into()).ok(), Some(vec![splat]));
    }
}
