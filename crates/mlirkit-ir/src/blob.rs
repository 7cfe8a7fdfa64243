//! Raw data of constants: owned bytes, a slice of the input, or hexadecimal digits that are decoded on first use.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use mlirkit_num::hex;

/// Immutable bytes: owned, or a slice of the input that is never copied. The slice may also hold hexadecimal digits,
/// which are decoded on the first access to the bytes.
///
/// The hash covers all bytes of a blob up to 256 KiB. Of a larger blob it covers only samples, so hashing takes bounded
/// time. Comparison covers all bytes, unless both blobs are the same slice. A blob of digits hashes like a blob of the
/// decoded bytes, and compares equal to it.
#[derive(Debug, Clone)]
pub struct Blob(BlobRepr);

#[derive(Clone)]
enum BlobRepr {
    Bytes(Bytes),
    HexDigits(Arc<HexDigits>),
}

/// Pairs of hexadecimal digits, in which letters are upper case.
struct HexDigits {
    digits: Bytes,
    decoded: OnceLock<Bytes>,
}

impl HexDigits {
    fn len(&self) -> usize {
        self.digits.len() / 2
    }

    fn decoded(&self) -> &Bytes {
        self.decoded.get_or_init(|| {
            let mut bytes = vec![0; self.len()];
            // A memory-mapped file may have changed since the digits were checked. Invalid digits then decode to zeros.
            let _ = hex::decode(&self.digits, &mut bytes);
            bytes.into()
        })
    }

    /// Returns true if the digits decode to `bytes`.
    fn stand_for(&self, bytes: &[u8]) -> bool {
        if self.len() != bytes.len() {
            return false;
        }
        let mut rest = bytes;
        let same = hex::decode_in_pieces(&self.digits, &mut [0; NEAR], |piece| {
            rest = rest.strip_prefix(piece).ok_or(())?;
            Ok::<(), ()>(())
        });
        same == Ok(true)
    }
}

impl Blob {
    /// Creates a blob from bytes, which may be a slice of a larger buffer.
    #[must_use]
    #[inline]
    pub fn new(bytes: Bytes) -> Self {
        Self(BlobRepr::Bytes(bytes))
    }

    /// Creates a blob from owned bytes.
    #[must_use]
    #[inline]
    pub fn owned(bytes: Vec<u8>) -> Self {
        Self::new(Bytes::from(bytes))
    }

    /// Creates a blob from hexadecimal digits, which are decoded on first use. `None` if a character is not `0` to `9`
    /// or `A` to `F`, or if the last pair is incomplete. Lower case is rejected so that equal bytes have equal digits.
    #[must_use]
    pub fn of_digits(digits: Bytes) -> Option<Self> {
        let good = digits.len().is_multiple_of(2) && hex::capitals(&digits) == digits.len();
        good.then(|| Self::of_known_digits(digits))
    }

    /// Like [`Blob::of_digits`], for digits that the caller has already checked. Invalid digits decode to zeros and
    /// compare as unequal.
    #[must_use]
    pub(crate) fn of_known_digits(digits: Bytes) -> Self {
        Self(BlobRepr::HexDigits(Arc::new(HexDigits { digits, decoded: OnceLock::new() })))
    }

    /// Returns the bytes. The first call decodes hexadecimal digits and caches the result.
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &[u8] {
        match &self.0 {
            BlobRepr::Bytes(bytes) => bytes,
            BlobRepr::HexDigits(digits) => digits.decoded(),
        }
    }

    /// Returns the bytes as a shared buffer; see [`as_slice`](Self::as_slice).
    #[must_use]
    pub fn to_bytes(&self) -> Bytes {
        match &self.0 {
            BlobRepr::Bytes(bytes) => bytes.clone(),
            BlobRepr::HexDigits(digits) => digits.decoded().clone(),
        }
    }

    /// Returns the hexadecimal digits in upper case; `None` if the blob holds plain bytes.
    #[must_use]
    #[inline]
    pub fn digits(&self) -> Option<&[u8]> {
        match &self.0 {
            BlobRepr::Bytes(_) => None,
            BlobRepr::HexDigits(digits) => Some(&digits.digits),
        }
    }

    /// Returns the number of bytes, without decoding hexadecimal digits.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        match &self.0 {
            BlobRepr::Bytes(bytes) => bytes.len(),
            BlobRepr::HexDigits(digits) => digits.len(),
        }
    }

    /// Returns true if the blob has no bytes.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl fmt::Debug for BlobRepr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bytes(bytes) => bytes.fmt(f),
            Self::HexDigits(digits) => f.debug_tuple("HexDigits").field(&digits.digits).finish(),
        }
    }
}

impl PartialEq for Blob {
    fn eq(&self, other: &Self) -> bool {
        // Upper-case digits are equal if and only if the bytes are equal.
        let (one, other) = match (&self.0, &other.0) {
            (BlobRepr::Bytes(one), BlobRepr::Bytes(other)) => (one, other),
            (BlobRepr::HexDigits(one), BlobRepr::HexDigits(other)) => (&one.digits, &other.digits),
            (BlobRepr::Bytes(bytes), BlobRepr::HexDigits(digits))
            | (BlobRepr::HexDigits(digits), BlobRepr::Bytes(bytes)) => {
                return digits.stand_for(bytes);
            }
        };
        let same = one.as_ptr() == other.as_ptr() && one.len() == other.len();
        same || one == other
    }
}

impl Eq for Blob {}

impl Hash for Blob {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let len = self.len();
        len.hash(state);
        if len <= HASHED_WHOLE {
            return state.write(self.as_slice());
        }
        let step = (len - SAMPLE) / SAMPLES;
        let places = (0..SAMPLES).map(|sample| sample * step).chain([len - SAMPLE]);
        match &self.0 {
            BlobRepr::Bytes(bytes) => {
                let samples = places.filter_map(|place| bytes.get(place..place + SAMPLE));
                samples.for_each(|sample| state.write(sample));
            }
            BlobRepr::HexDigits(digits) => {
                let samples = places.filter_map(|place| digits.digits.get(2 * place..2 * (place + SAMPLE)));
                samples.for_each(|sample| {
                    let mut bytes = [0; SAMPLE];
                    let _ = hex::decode(sample, &mut bytes);
                    state.write(&bytes);
                });
            }
        }
    }
}

/// Blobs up to this size in bytes are hashed completely. Tables that differ in a single entry are common and rarely
/// larger.
const HASHED_WHOLE: usize = 256 << 10;

/// The number of samples that are hashed from a larger blob, in addition to its end.
const SAMPLES: usize = 64;

/// The size of each sample, in bytes.
const SAMPLE: usize = 128;

/// The number of bytes decoded at once for a comparison, small enough to stay in the cache.
const NEAR: usize = 1 << 12;

#[cfg(test)]
mod tests {
    use std::hash::BuildHasher;

    use super::*;

    fn both(bytes: &[u8]) -> (Blob, Blob) {
        let mut digits = Vec::new();
        hex::encode(bytes, &mut digits);
        (Blob::owned(bytes.to_vec()), Blob::of_digits(digits.into()).unwrap())
    }

    fn hash(blob: &Blob) -> u64 {
        foldhash::fast::FixedState::default().hash_one(blob)
    }

    #[test]
    fn digits_are_decoded() {
        for length in [0, 1, 100, NEAR, HASHED_WHOLE, HASHED_WHOLE + 1, 3 * HASHED_WHOLE + 7] {
            let bytes: Vec<u8> = (0..length).map(|at| (at * at % 251) as u8).collect();
            let (held, digits) = both(&bytes);
            assert_eq!((digits.len(), digits.is_empty()), (length, length == 0));
            assert_eq!(digits.digits().map(<[u8]>::len), Some(2 * length));
            assert_eq!(held.digits(), None);
            let again = both(&bytes).1;
            let same =
                || [(&digits, &held), (&held, &digits), (&digits, &again)].iter().all(|(one, other)| one == other);
            assert!(same());
            assert!(hash(&digits) == hash(&held));
            assert!(digits.as_slice() == bytes && digits.to_bytes() == bytes && held.to_bytes() == bytes);
            // Decoding must not change equality or hash.
            assert!(same());
            assert!(hash(&digits) == hash(&held));
        }
    }

    #[test]
    fn one_byte_makes_the_difference() {
        let bytes = vec![7; 2 * HASHED_WHOLE];
        let (held, digits) = both(&bytes);
        for place in [0, NEAR - 1, NEAR, bytes.len() / 2 + 1, bytes.len() - 1] {
            let mut others = bytes.clone();
            others[place] = 8;
            let (other_held, other_digits) = both(&others);
            assert!(digits != other_digits && digits != other_held && held != other_digits, "{place}");
        }
        let (shorter_held, shorter_digits) = both(&bytes[1..]);
        assert!(digits != shorter_digits && digits != shorter_held && held != shorter_digits);
    }

    #[test]
    fn only_pairs_of_capitals_stay_digits() {
        let of = |digits: &'static str| Blob::of_digits(Bytes::from_static(digits.as_bytes()));
        assert_eq!(of("00FF19").as_ref().map(Blob::as_slice), Some(&[0, 0xff, 0x19][..]));
        assert_eq!(of("").as_ref().map(Blob::as_slice), Some(&[][..]));
        for wrong in ["00F", "0a", "0G", "0x12", "0\"", "0@", "0:", "0/", "\u{e9}"] {
            assert_eq!(of(wrong), None, "{wrong}");
        }
    }
}
