//! Measures time and memory of `info` for a file of 4 GiB.

use std::io::{Seek, SeekFrom, Write};
use std::time::Instant;

use super::Run;
use crate::bench;

/// Limit on the resident memory, in KiB.
const MOST_RESIDENT: u64 = 20_000;

impl Run {
    /// Checks that `info` reads only the tables of a file with a 4 GiB resource, so that it needs little memory.
    pub(super) fn sparse(&self) -> Result<(), String> {
        let path = self.path("sparse.mlirbc");
        let small = self.path("small.mlirbc");
        let text = "func.func @f() {\n  %0 = arith.constant dense_resource<w> : tensor<1xf32>\n  return\n}\n\
                    {-# dialect_resources: { builtin: { w: \"0x040000000000803F\" } } #-}\n";
        std::fs::write(self.path("small.mlir"), text).map_err(|e| e.to_string())?;
        self.good(&["parse", &self.path("small.mlir"), "-o", &small])?;
        let bytes = std::fs::read(&small).map_err(|e| e.to_string())?;
        let mut file = std::fs::File::create(&path).map_err(|e| e.to_string())?;
        grow(&bytes, 4 << 30, &mut file)?;
        let start = Instant::now();
        let times = 10;
        for _ in 0..times {
            self.good(&["info", &path])?;
        }
        let took = start.elapsed().as_secs_f64() * 1000.0 / f64::from(times);
        let peak = bench::peak_memory(&self.tool, &["info".to_owned(), path.clone()])?;
        println!(
            "info of a file of 4 GiB: {took:.1} ms, the start of the process included; {:.1} MB resident",
            peak as f64 / 1000.0
        );
        std::fs::remove_file(&path).map_err(|e| e.to_string())?;
        if peak < MOST_RESIDENT { Ok(()) } else { Err(format!("info takes {peak} KiB of memory")) }
    }
}

/// Writes a copy of a bytecode file in which the only resource has `size` bytes instead of four. The contents are a
/// hole in the file.
fn grow(small: &[u8], size: u64, file: &mut std::fs::File) -> Result<(), String> {
    let error = |e: std::io::Error| e.to_string();
    // The file has a magic number, version and producer, and then sections, each with id, length and contents.
    let mut at = 5 + small.iter().skip(5).position(|byte| *byte == 0).ok_or("no producer")? + 1;
    file.write_all(small.get(..at).unwrap_or_default()).map_err(error)?;
    while at < small.len() {
        let id = *small.get(at).ok_or("cut off")?;
        let (length, width) = varint(small, at + 1).ok_or("no length")?;
        let mut start = at + 1 + width;
        let align = if id & 0x80 != 0 {
            let (align, width) = varint(small, start).ok_or("no alignment")?;
            start += width;
            while small.get(start) == Some(&0xcb) {
                start += 1;
            }
            Some(align)
        } else {
            None
        };
        let end = start + usize::try_from(length).map_err(|e| e.to_string())?;
        let contents = small.get(start..end).ok_or("cut off")?;
        match id & 0x7f {
            // Resource offset section: numbers, the last of which is the size of the resource, and a byte for the
            // resource kind.
            6 => {
                let (kind, offsets) = contents.split_last().ok_or("no resource")?;
                let mut numbers = Vec::new();
                let mut place = 0;
                while let Some((number, width)) = varint(offsets, place) {
                    numbers.push(number);
                    place += width;
                }
                *numbers.last_mut().ok_or("no resource")? = size;
                let mut body: Vec<u8> = numbers.into_iter().flat_map(long_varint).collect();
                body.push(*kind);
                file.write_all(&[6]).map_err(error)?;
                file.write_all(&long_varint(body.len() as u64)).map_err(error)?;
                file.write_all(&body).map_err(error)?;
            }
            5 => {
                file.write_all(&[5]).map_err(error)?;
                file.write_all(&long_varint(size)).map_err(error)?;
                // Write the padding that aligns the resource, and then a hole for its contents.
                file.write_all(&long_varint(1)).map_err(error)?;
                file.seek(SeekFrom::Current(i64::try_from(size).unwrap_or(i64::MAX) - 9)).map_err(error)?;
            }
            id => {
                let _ = align;
                file.write_all(&[id]).map_err(error)?;
                file.write_all(&long_varint(length)).map_err(error)?;
                file.write_all(contents).map_err(error)?;
            }
        }
        at = end;
    }
    let length = file.stream_position().map_err(error)?;
    file.set_len(length).map_err(error)
}

/// Decodes the bytecode varint at byte offset `at`. Returns its value and its length in bytes; `None` at the end of the
/// data.
fn varint(bytes: &[u8], at: usize) -> Option<(u64, usize)> {
    let first = *bytes.get(at)?;
    let width = first.trailing_zeros() as usize + 1;
    if width > 8 {
        return Some((u64::from_le_bytes(*bytes.get(at + 1..)?.first_chunk()?), 9));
    }
    let mut number = [0; 8];
    number.get_mut(..width)?.copy_from_slice(bytes.get(at..at + width)?);
    Some((u64::from_le_bytes(number) >> width, width))
}

/// Encodes a number as a varint of nine bytes.
fn long_varint(number: u64) -> Vec<u8> {
    std::iter::once(0).chain(number.to_le_bytes()).collect()
}
