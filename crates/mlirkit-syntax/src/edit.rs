//! Incremental update of a tree after an edit of its text. If possible, only the function around the edit is parsed
//! again.

use crate::facts::Facts;
use crate::parse::{Start, parse_part};
use crate::tokens::tokens;
use crate::tree::{NONE, OpKind, Tree};

/// A replacement of a range of bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edit {
    /// The offset of the first replaced byte.
    pub start: u32,
    /// The offset after the last replaced byte.
    pub end: u32,
    /// The length of the replacement, in bytes.
    pub new: u32,
}

impl Tree {
    /// Updates the tree after an edit. `text` is the new text. Returns the operation that was parsed again, or `None`
    /// if the whole text was.
    pub fn edit(&mut self, text: &[u8], edit: Edit, facts: &dyn Facts) -> Option<u32> {
        let done = self.edit_inside(text, edit, facts);
        if done.is_none() {
            *self = Self::parse(text, facts);
        }
        done
    }

    /// Parses an enclosing function-like operation again. Returns `None`, changing nothing, unless the edit is inside
    /// its regions and does not move its end.
    fn edit_inside(&mut self, text: &[u8], edit: Edit, facts: &dyn Facts) -> Option<u32> {
        // Only the operation before the edit and the operations that enclose it are candidates.
        let before = self.tokens.partition_point(|token| token.end < edit.start).checked_sub(1)? as u32;
        let inner = self.op_around(before)?;
        let chain: Vec<u32> = self.ancestors(inner).collect();
        let around = |op: &&u32| {
            let Some(node) = self.op(**op) else { return false };
            let Some(region) =
                self.regions_of(**op).filter_map(|region| self.region(region)).find(|region| region.open <= before)
            else {
                return false;
            };
            let last = self.regions_of(**op).filter_map(|region| self.region(region)).last();
            let closed = last.is_some_and(|last| last.close != NONE && self.token(last.close).start >= edit.end);
            node.kind == OpKind::Op && closed && self.token(region.open).end <= edit.start
        };
        // Parse a small operation again, if possible the function that contains the edit.
        let item = self.item_by(&chain, around)?;
        let node = *self.op(item)?;
        let delta = i64::from(edit.new) - i64::from(edit.end - edit.start);
        let (first, end) = (self.token(node.first).start, self.token(node.end.checked_sub(1)?).end);
        let new_end = u32::try_from(i64::from(end) + delta).ok()?;
        // A comment at the edit may extend beyond the operation, and a `// -----` marker changes the sections.
        let part = text.get(first as usize..new_end as usize)?;
        if memchr_marker(part) || text.get(new_end as usize).is_some_and(|c| !c.is_ascii_whitespace()) {
            return None;
        }
        let mut fresh = Self { tokens: tokens(text, first as usize, new_end as usize), ..Self::default() };
        let count = fresh.tokens.len() as u32;
        let depth = self.ancestors(node.parent).count() as u32;
        let balanced = parse_part(&mut fresh, text, facts, (0, count), Start { by_indent: false, depth });
        if !balanced || fresh.too_deep != NONE || self.too_deep != NONE {
            return None;
        }
        let root = fresh.ops.first()?;
        if root.end != count || root.next != fresh.ops.len() as u32 || fresh.tokens.last()?.end != new_end {
            return None;
        }
        self.splice(item, fresh, delta);
        // The number of lines may have changed.
        for index in 1..self.sections.len() {
            let (before, start) = (self.sections[index - 1], self.sections[index].start);
            let between = text.get(before.start as usize..start as usize).unwrap_or_default();
            self.sections[index].line = before.line + memchr::memchr_iter(b'\n', between).count() as u32;
        }
        Some(item)
    }

    /// Returns the last operation in `chain`, which is ordered from the innermost to the outermost, that `around`
    /// accepts and that has at most 65,536 tokens. If all accepted operations are larger, returns the innermost of
    /// them. `None` if none is accepted.
    fn item_by(&self, chain: &[u32], around: impl Fn(&&u32) -> bool) -> Option<u32> {
        let accepted: Vec<u32> = chain.iter().filter(around).copied().collect();
        // The maximum number of tokens in a preferred operation.
        const MOST: u32 = 1 << 16;
        let size = |op: &u32| self.op(*op).map_or(0, |op| op.end - op.first);
        accepted.iter().rev().find(|op| size(op) <= MOST).or(accepted.first()).copied()
    }

    /// Replaces the nodes of an operation with the tree `fresh`, parsed from its new text. `delta` is the change of the
    /// text length in bytes.
    fn splice(&mut self, item: u32, fresh: Self, delta: i64) {
        let Some(node) = self.op(item).copied() else { return };
        let shift = |value: u32, by: i64| {
            if value == NONE { NONE } else { u32::try_from(i64::from(value) + by).unwrap_or(NONE) }
        };
        // The blocks and regions of an operation are adjacent, because they are created in source order.
        let first_region = self.regions.partition_point(|region| region.open < node.first);
        let last_region = self.regions.partition_point(|region| region.open < node.end);
        let first_block =
            self.blocks.partition_point(|block| block.first <= node.first && !self.is_inside(block, node.first));
        let last_block = first_block
            + self
                .blocks
                .get(first_block..)
                .unwrap_or_default()
                .iter()
                .take_while(|block| {
                    self.is_inside(block, node.first)
                        && self.region(block.region).is_some_and(|region| region.open < node.end)
                })
                .count();
        let tokens_by = fresh.tokens.len() as i64 - i64::from(node.end - node.first);
        let ops_by = fresh.ops.len() as i64 - i64::from(node.next - item);
        let regions_by = fresh.regions.len() as i64 - (last_region - first_region) as i64;
        // The first block in `fresh` is the top level.
        let blocks_by = fresh.blocks.len() as i64 - 1 - (last_block - first_block) as i64;
        let token = |at: u32| if at != NONE && at >= node.end { shift(at, tokens_by) } else { at };
        let op = |at: u32| if at != NONE && at >= node.next { shift(at, ops_by) } else { at };
        let region = |at: u32| if at != NONE && at as usize >= last_region { shift(at, regions_by) } else { at };
        let block = |at: u32| if at as usize >= last_block { shift(at, blocks_by) } else { at };
        for moved in self.tokens.iter_mut().skip(node.end as usize) {
            moved.start = shift(moved.start, delta);
            moved.end = shift(moved.end, delta);
        }
        for (index, moved) in self.ops.iter_mut().enumerate() {
            let index = index as u32;
            if index > item && index < node.next {
                continue;
            }
            moved.next = op(moved.next);
            moved.parent = op(moved.parent);
            moved.end = if moved.end >= node.end { shift(moved.end, tokens_by) } else { moved.end };
            if index >= node.next {
                (moved.first, moved.name) = (token(moved.first), token(moved.name));
            }
            moved.block = block(moved.block);
            moved.region = region(moved.region);
        }
        for moved in &mut self.regions {
            (moved.op, moved.open, moved.close, moved.sibling) =
                (op(moved.op), token(moved.open), token(moved.close), region(moved.sibling));
        }
        for moved in &mut self.blocks {
            (moved.region, moved.label, moved.first) = (region(moved.region), token(moved.label), token(moved.first));
        }
        for section in &mut self.sections {
            section.start = if section.start > self.tokens.get(node.first as usize).map_or(0, |token| token.start) {
                shift(section.start, delta)
            } else {
                section.start
            };
            section.end = if section.last >= node.end { shift(section.end, delta) } else { section.end };
            (section.first, section.last) = (
                token(section.first),
                if section.last >= node.end { shift(section.last, tokens_by) } else { section.last },
            );
            (section.op, section.op_end) = (
                op(section.op),
                if section.op_end >= node.next { shift(section.op_end, ops_by) } else { section.op_end },
            );
        }
        let inside = |at: u32, by: u32| if at == NONE { NONE } else { at + by };
        let new_ops = fresh.ops.iter().enumerate().map(|(index, fresh)| {
            let mut fresh = *fresh;
            (fresh.first, fresh.name, fresh.end) =
                (fresh.first + node.first, inside(fresh.name, node.first), fresh.end + node.first);
            fresh.parent = if index == 0 { node.parent } else { fresh.parent + item };
            fresh.block = if index == 0 { node.block } else { fresh.block - 1 + first_block as u32 };
            fresh.next += item;
            fresh.region = inside(fresh.region, first_region as u32);
            fresh
        });
        let new_ops: Vec<_> = new_ops.collect();
        self.ops.splice(item as usize..node.next as usize, new_ops);
        let new_regions: Vec<_> = fresh
            .regions
            .iter()
            .map(|fresh| {
                let mut fresh = *fresh;
                (fresh.op, fresh.open) = (fresh.op + item, fresh.open + node.first);
                (fresh.close, fresh.sibling) =
                    (inside(fresh.close, node.first), inside(fresh.sibling, first_region as u32));
                fresh
            })
            .collect();
        self.regions.splice(first_region..last_region, new_regions);
        let new_blocks: Vec<_> = fresh
            .blocks
            .iter()
            .skip(1)
            .map(|fresh| {
                let mut fresh = *fresh;
                fresh.region = inside(fresh.region, first_region as u32);
                (fresh.label, fresh.first) = (inside(fresh.label, node.first), fresh.first + node.first);
                fresh
            })
            .collect();
        self.blocks.splice(first_block..last_block, new_blocks);
        self.tokens.splice(node.first as usize..node.end as usize, fresh.tokens);
    }

    /// Returns true if the region of a block begins at or after token `first`.
    fn is_inside(&self, block: &crate::Block, first: u32) -> bool {
        self.region(block.region).is_some_and(|region| region.open >= first)
    }
}

/// Returns true if a text contains the marker that separates sections, even where it does not separate them.
fn memchr_marker(text: &[u8]) -> bool {
    memchr::memmem::find(text, crate::parse::MARKER.as_bytes()).is_some()
}
