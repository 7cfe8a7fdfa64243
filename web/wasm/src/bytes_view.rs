//! Requests for the bytes view: the meaning of each byte, the bytes of an operation, and sizes.

use mlirkit::ir::OpRef;
use mlirkit_inspect::{AnnotatedBytes, File as Inspected, Meaning, Node, Sizes, parts};
use mlirkit_wire::SectionId;
use serde_json::{Value, json};

use mlirkit::stablehlo::part::Form;

use crate::open::File;
use crate::session::{Failure, Request, Result, op_of};

fn inspected<'b>(file: &File, bytes: &'b [u8]) -> Result<Inspected<'b>> {
    if file.form == Form::Text {
        return Err(Failure::new("this file is text: only bytecode has bytes to explain"));
    }
    Inspected::read(bytes).map_err(|error| file.failure(&[error.into_diagnostic()]))
}

/// Returns annotated byte ranges of the file. Request arguments: `from` (the index of the first range) or `at` (an
/// offset), and `count`.
pub fn dump(file: &File, request: Request<'_>) -> Result {
    let inspected = inspected(file, &file.bytes)?;
    let at = request.number("at");
    let mut from = request.number("from").unwrap_or(0);
    let count = request.number("count").unwrap_or(200).min(5000);
    let (mut number, mut shown) = (0_u64, Vec::new());
    parts(&inspected, &mut |part| {
        // Ranges are in file order, so `from` becomes the index of the first range that ends after the offset.
        if at.is_some_and(|at| part.range.end <= at) {
            from = number + 1;
        } else if number >= from && number - from < count {
            shown.push(part_json(&inspected, &part));
        }
        number += 1;
    });
    Ok(json!({ "from": from, "parts": shown, "count": number }).into())
}

fn part_json(file: &Inspected<'_>, part: &AnnotatedBytes<'_>) -> Value {
    let bytes = file.bytes.get(part.range.start as usize..part.range.end as usize).unwrap_or_default();
    let hex: Vec<String> = bytes.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    json!({
        "start": part.range.start,
        "length": bytes.len(),
        "hex": hex.join(" "),
        "depth": part.depth,
        "meaning": file.describe(&part.meaning),
        "damaged": matches!(part.meaning, Meaning::Damaged(_)),
    })
}

/// Returns the position of an operation at each nesting level: its index among all operations that are directly inside
/// its parent.
fn places(op: OpRef<'_, '_>) -> Vec<usize> {
    let mut places = Vec::new();
    let mut next = Some(op);
    while let Some(op) = next {
        next = op.parent_op();
        let place = match next {
            Some(parent) => {
                let siblings = parent.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops());
                siblings.take_while(|other| *other != op).count()
            }
            None => op.module.top_block().ops().take_while(|other| *other != op).count(),
        };
        places.push(place);
    }
    places.reverse();
    places
}

/// Returns the byte range of an operation, including its regions. Request argument: `op`.
pub fn bytes_of(file: &File, request: Request<'_>) -> Result {
    if !file.as_it_is {
        return Err(Failure::new(
            "the operations shown were made from the artifact: open it as VHLO to see their bytes",
        ));
    }
    let inspected = inspected(file, &file.bytes)?;
    let mut wanted = file.with(|module| op_of(module, request.op("op")).map(places))?;
    // If an implicit module was added around the operations, the file does not contain it.
    let (mut tops, mut first) = (0, None);
    parts(&inspected, &mut |part| {
        if let Meaning::Op { name, .. } = part.meaning {
            if part.depth == 0 {
                tops += 1;
                first.get_or_insert_with(|| inspected.op(name));
            }
        }
    });
    if tops != 1 || first.as_deref() != Some("builtin.module") {
        let root = file.with(|module| module.root().map(|op| op.name().to_owned()));
        if root.as_deref() == Some("builtin.module") && wanted.len() > 1 && (tops != 1 || first != root) {
            wanted.remove(0);
        }
    }
    let mut seen: Vec<usize> = Vec::new();
    let mut range: Option<(u64, u64)> = None;
    let mut done = false;
    parts(&inspected, &mut |part| {
        if done {
            return;
        }
        if let Meaning::Op { .. } = part.meaning {
            let depth = part.depth;
            if range.is_some() && depth < wanted.len() {
                done = true;
                return;
            }
            seen.truncate(depth + 1);
            match seen.get_mut(depth) {
                Some(count) => *count += 1,
                None => seen.resize(depth + 1, 0),
            }
            if seen == wanted {
                range = Some((part.range.start, part.range.end));
            }
        }
        if let Some((_, end)) = range.as_mut() {
            // Sections after the last operation are separate. Sections inside operations belong to the IR.
            match part.meaning {
                Meaning::SectionHead { id, .. } if part.depth == 0 && id != SectionId::Ir => done = true,
                _ => *end = part.range.end,
            }
        }
    });
    let (start, end) = range.ok_or_else(|| Failure::new("the bytes of this operation were not found"))?;
    Ok(json!({ "start": start, "end": end }).into())
}

/// Returns sizes as a tree of names and bytes. Text and artifacts are converted to bytecode first.
pub fn sizes(file: &File) -> Result {
    let mut made = Vec::new();
    let bytes: &[u8] = match file.form {
        Form::Text => {
            file.with(|module| {
                module.load_all().map_err(|error| file.failure(&[*error]))?;
                let options = mlirkit::write_options_for(module.context());
                mlirkit::bytecode::write(module, &mut made, &options).map_err(Failure::from)
            })?;
            &made
        }
        _ => &file.bytes,
    };
    let inspected = Inspected::read(bytes).map_err(|error| file.failure(&[error.into_diagnostic()]))?;
    let sizes = Sizes::of(&inspected);
    Ok(json!({
        "bytes": bytes.len(),
        "madeForIt": file.form == Form::Text,
        "locations": sizes.locations,
        "parts": sizes.tree(&file.name).parts.iter().map(node_json).collect::<Vec<_>>(),
        "damage": sizes.damage.iter().map(|(at, what)| json!({ "at": at, "what": what })).collect::<Vec<_>>(),
    })
    .into())
}

fn node_json(node: &Node) -> Value {
    let mut json = json!({ "name": node.name, "bytes": node.bytes });
    if let Some(count) = node.count {
        json["count"] = count.into();
    }
    if !node.parts.is_empty() {
        json["parts"] = node.parts.iter().map(node_json).collect();
    }
    json
}
