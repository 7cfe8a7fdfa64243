//! Finds the sizes of the bodies in a file by walking over its top level, without decoding anything.

use mlirkit_wire::{Reader, Section};

use crate::encoding::mask;
use crate::read::window::pass_lists;

/// Statistics on the sizes in bytes of the bodies in a file.
#[derive(Default)]
pub(crate) struct BodySizes {
    all: u64,
    count: u64,
    largest: u64,
}

impl FromIterator<u64> for BodySizes {
    fn from_iter<I: IntoIterator<Item = u64>>(sizes: I) -> Self {
        let mut found = Self::default();
        sizes.into_iter().for_each(|size| found.add(size));
        found
    }
}

impl BodySizes {
    /// Scans the IR section. `None` unless it contains a single module with ordinary operations.
    pub(crate) fn scan(mut ir: Reader<'_>) -> Option<Self> {
        let (1, false) = ir.read_varint_with_flag().ok()? else { return None };
        let Passed::Section(regions, mut module) = pass(&mut ir)? else { return None };
        let mut found = Self::default();
        for _ in 0..regions {
            let blocks = module.read_varint().ok()?;
            if blocks != 0 {
                let _values = module.read_varint().ok()?;
            }
            for _ in 0..blocks {
                let (ops, false) = module.read_varint_with_flag().ok()? else { return None };
                for _ in 0..ops {
                    if let Passed::Section(_, body) = pass(&mut module)? {
                        found.add(body.len() as u64);
                    }
                }
            }
        }
        Some(found)
    }

    fn add(&mut self, size: u64) {
        self.all += size;
        self.count += 1;
        self.largest = self.largest.max(size);
    }

    /// Returns true if the average body has at least `least` bytes, and bodies make up at least half of an IR section
    /// of `ir` bytes.
    pub(crate) fn justify_streaming(&self, ir: u64, least: u64) -> bool {
        let Self { all, count, .. } = *self;
        all * 2 >= ir && all >= least * count
    }

    /// Returns true if no single body is larger than all other bodies together.
    pub(crate) fn are_several(&self) -> bool {
        self.largest <= self.all / 2
    }
}

/// The kind of an operation that was skipped.
enum Passed<'a> {
    Leaf,
    /// An operation with this number of regions, which are in a section.
    Section(u64, Reader<'a>),
}

/// Skips an operation. `None` if it has use-list orders, or regions outside of a section.
fn pass<'a>(at: &mut Reader<'a>) -> Option<Passed<'a>> {
    let (mask, _) = pass_lists(at)?;
    if mask & mask::USE_ORDERS != 0 {
        return None;
    }
    if mask & mask::REGIONS == 0 {
        return Some(Passed::Leaf);
    }
    let (regions, true) = at.read_varint_with_flag().ok()? else { return None };
    Some(Passed::Section(regions, Section::read(at).ok()?.reader()))
}

#[cfg(test)]
mod tests {
    use mlirkit_wire::{Encoder, SectionId};

    use super::*;

    /// Creates an IR section with one module. Each operation is given by its mask, the numbers that follow its
    /// location, and the size of its body.
    fn ir(has_args: bool, ops: &[(u8, &[u64], Option<usize>)]) -> Vec<u8> {
        let mut out = Encoder::new();
        out.varint_with_flag(1, false);
        let begin = |out: &mut Encoder<'_>, mask: u8| {
            out.varint(300);
            out.byte(mask);
            out.varint(7);
        };
        begin(&mut out, mask::REGIONS);
        out.varint_with_flag(1, true);
        let module = out.begin_section(SectionId::Ir);
        out.varint(1);
        out.varint(0);
        out.varint_with_flag(ops.len() as u64, has_args);
        for (mask, numbers, body) in ops {
            begin(&mut out, *mask);
            numbers.iter().for_each(|number| out.varint(*number));
            if let Some(size) = body {
                let section = out.begin_section(SectionId::Ir);
                out.bytes(&vec![0; *size]);
                out.end_section(section);
            }
        }
        out.end_section(module);
        out.to_vec()
    }

    fn sizes(ir: &[u8]) -> Option<(u64, u64)> {
        let found = BodySizes::scan(Reader::new(ir, 0, Some(SectionId::Ir)))?;
        Some((found.all, found.count))
    }

    #[test]
    fn body_sizes_are_found_after_all_parts_of_an_operation() {
        let global = (mask::ATTRS | mask::PROPERTIES, &[1, 500][..], None);
        let function = (mask::PROPERTIES | mask::REGIONS, &[9, 3][..], Some(130));
        let odd = (
            mask::RESULTS | mask::OPERANDS | mask::SUCCESSORS | mask::REGIONS,
            &[1, 5, 2, 0, 1, 1, 0, 3][..],
            Some(20),
        );
        assert_eq!(sizes(&ir(false, &[global, function, odd, function])), Some((280, 3)));
        assert_eq!(sizes(&ir(false, &[])), Some((0, 0)));
    }

    #[test]
    fn unusual_operations_end_the_scan() {
        let leaf = (0, &[][..], None);
        assert_eq!(sizes(&ir(false, &[leaf])), Some((0, 0)));
        assert_eq!(sizes(&ir(true, &[leaf])), None);
        assert_eq!(sizes(&ir(false, &[(mask::USE_ORDERS, &[], None)])), None);
        // The regions are not isolated.
        assert_eq!(sizes(&ir(false, &[(mask::REGIONS, &[2, 0], None)])), None);
        let whole = ir(false, &[leaf, (mask::REGIONS, &[3], Some(9))]);
        assert_eq!(sizes(&whole), Some((9, 1)));
        for cut in 0..whole.len() {
            assert_eq!(sizes(&whole[..cut]), None, "{cut}");
        }
    }

    #[test]
    fn few_large_bodies_justify_streaming_and_many_small_ones_do_not() {
        let worth = |sizes: &[u64], ir| sizes.iter().copied().collect::<BodySizes>().justify_streaming(ir, 64);
        assert!(worth(&[500, 600, 400], 2_000));
        assert!(!worth(&[500, 600, 400], 4_000));
        assert!(worth(&[64; 10], 1_200) && !worth(&[63; 10], 1_200));
        let several = |sizes: &[u64]| sizes.iter().copied().collect::<BodySizes>().are_several();
        assert!(several(&[500, 600, 400]) && several(&[500, 500]));
        assert!(!several(&[500, 1600, 400]) && !several(&[500]));
    }
}
