//! Statistics of constants: number of elements, minimum, maximum, mean, and number of zeros.

use mlirkit_ir::{Context, DenseElementsAttr, Sign, TypeData};

/// The maximum number of elements for which a hover computes statistics.
const MOST: usize = 1 << 22;

/// Describes the statistics of integer or float elements in words. Returns `None` for other element types and for
/// splats.
pub fn in_words(ctx: &Context, elements: &DenseElementsAttr) -> Option<String> {
    let element = ctx.element_type_or_self(elements.ty);
    let bytes = elements.data.as_slice();
    if elements.splat {
        return None;
    }
    let mut seen = Seen { count: 0, zeros: 0, odd: 0, least: f64::INFINITY, greatest: f64::NEG_INFINITY, sum: 0.0 };
    match ctx.type_data(element) {
        TypeData::Float(kind) => {
            let width = usize::try_from(kind.width().div_ceil(8)).ok()?;
            bytes
                .chunks_exact(width)
                .take(MOST)
                .for_each(|chunk| seen.add(kind.to_f64(u128::from_le_bytes(padded(chunk)))));
        }
        TypeData::Integer { width, .. } if !(2..=64).contains(width) => return None,
        TypeData::Integer { width, sign } => {
            let size = usize::try_from(width.div_ceil(8)).ok()?;
            let unused = 128 - width;
            for chunk in bytes.chunks_exact(size).take(MOST) {
                let bits = u128::from_le_bytes(padded(chunk)) << unused;
                seen.add(if *sign == Sign::Unsigned {
                    (bits >> unused) as f64
                } else {
                    (bits.cast_signed() >> unused) as f64
                });
            }
        }
        TypeData::Index => {
            bytes
                .chunks_exact(8)
                .take(MOST)
                .for_each(|chunk| seen.add(u128::from_le_bytes(padded(chunk)) as u64 as i64 as f64));
        }
        _ => return None,
    }
    seen.words()
}

/// Pads a chunk of at most 16 bytes with zeros to 16 bytes.
fn padded(chunk: &[u8]) -> [u8; 16] {
    let mut all = [0; 16];
    all.iter_mut().zip(chunk).for_each(|(to, from)| *to = *from);
    all
}

/// Statistics of the numbers processed so far.
struct Seen {
    count: usize,
    zeros: usize,
    /// The number of infinities and NaNs. They are included in `count` but ignored by all other fields.
    odd: usize,
    least: f64,
    greatest: f64,
    sum: f64,
}

impl Seen {
    fn add(&mut self, value: f64) {
        self.count += 1;
        if !value.is_finite() {
            self.odd += 1;
            return;
        }
        self.zeros += usize::from(value == 0.0);
        self.least = self.least.min(value);
        self.greatest = self.greatest.max(value);
        self.sum += value;
    }

    fn words(&self) -> Option<String> {
        let finite = self.count - self.odd;
        if self.count == 0 {
            return None;
        }
        let first = if self.count == MOST { "of the first " } else { "" };
        let mut text = format!("{first}{} elements", self.count);
        if finite > 0 {
            let mean = self.sum / finite as f64;
            text += &format!(": least {}, greatest {}, mean {mean:.6}, {} zero", self.least, self.greatest, self.zeros);
        }
        if self.odd > 0 {
            text += &format!(", {} infinite or not a number", self.odd);
        }
        Some(text)
    }
}
