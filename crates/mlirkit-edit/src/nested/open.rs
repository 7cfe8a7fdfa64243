//! Reads and writes nested modules.

use bytes::Bytes;
use mlirkit_bytecode::{ReadOptions, WriteOptions};
use mlirkit_defs::Named;
use mlirkit_diag::{Result, deep};
use mlirkit_ir::{Context, Format, Module};

use super::{NestedEncoding, NestedPiece, header, pieces};
use crate::fingerprint::{self, Fingerprint};

/// Reads a nested module and passes it to `then`. The module's context is like `ctx`, but follows the release of the
/// module.
///
/// # Errors
/// Fails if the module cannot be read, or if `then` fails.
pub fn with_module<T>(
    ctx: &Context,
    bytes: Bytes,
    encoding: NestedEncoding,
    then: impl FnOnce(Module<'_>) -> Result<T>,
) -> Result<T> {
    let of = match encoding {
        NestedEncoding::Text => None,
        _ => Named::of_producer(header(&bytes).1.as_bytes()),
    };
    let of = of.unwrap_or_else(|| ctx.named());
    let fits = of == ctx.named() && ctx.allows_unregistered();
    let own = if fits { None } else { ctx.alike(of) };
    if let Some(own) = &own {
        own.allow_unregistered(true);
    }
    let ctx = own.as_ref().unwrap_or(ctx);
    match encoding {
        NestedEncoding::Text => then(Module::from_bytes(ctx, bytes)?),
        _ => then(mlirkit_bytecode::read(ctx, bytes, &ReadOptions::default())?),
    }
}

/// Encodes a module like an existing nested module (`old`): as text, or as bytecode of the same version and producer.
/// `producer` optionally replaces the producer string.
///
/// # Errors
/// Fails if the encoding cannot represent the module.
pub fn encode_like(
    module: &Module<'_>,
    old: &[u8],
    encoding: NestedEncoding,
    producer: Option<&str>,
) -> Result<Vec<u8>> {
    if encoding == NestedEncoding::Text {
        let mut text = module.to_bytes(Format::Text)?;
        text.truncate(text.trim_ascii_end().len());
        text.extend_from_slice(old.get(old.trim_ascii_end().len()..).unwrap_or_default());
        return Ok(text);
    }
    let (version, name) = header(old);
    let mut options = WriteOptions { version, ..WriteOptions::default() };
    options.imitate(&name);
    if let Some(producer) = producer {
        producer.clone_into(&mut options.producer);
    }
    let mut out = Vec::new();
    mlirkit_bytecode::write(module, &mut out, &options)?;
    Ok(out)
}

/// Replaces the modules in `bytes` with their fingerprints; `None` if there are none. Modules nested deeper than
/// `depth` are treated as plain bytes.
pub(crate) fn canonical(ctx: &Context, bytes: &[u8], depth: usize) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    let mut any = false;
    for piece in pieces(bytes)? {
        match piece {
            NestedPiece::Plain(plain) => out.extend_from_slice(plain),
            NestedPiece::Module { bytes, encoding } => match fingerprint_of(ctx, &bytes, encoding, depth) {
                Some(found) => {
                    any = true;
                    out.extend_from_slice(format!("<module {found}>").as_bytes());
                }
                None => out.extend_from_slice(&bytes),
            },
        }
    }
    any.then_some(out)
}

/// Returns the fingerprint of a nested module, computed in the context's release if that can represent it. `None` if
/// the bytes are text that is not a module.
fn fingerprint_of(ctx: &Context, bytes: &Bytes, encoding: NestedEncoding, depth: usize) -> Option<Fingerprint> {
    let print = |module: Module<'_>| {
        if module.context().named() != ctx.named() {
            let ported = crate::port(&module, ctx)?;
            if ported.refusals().next().is_none() {
                return deep(|| fingerprint::to_depth(&ported.module, depth - 1));
            }
        }
        deep(|| fingerprint::to_depth(&module, depth - 1))
    };
    let found = if depth == 0 { None } else { with_module(ctx, bytes.clone(), encoding, print).ok() };
    let of_bytes = || (encoding != NestedEncoding::Text).then(|| Fingerprint(*blake3::hash(bytes).as_bytes()));
    found.or_else(of_bytes)
}
