//! Tests how many bytes of a file in an object store are fetched to read its tables, one function and one resource.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use mlirkit::bytecode::{Ranges, ReadOptions, read_ranged};
use mlirkit::ir::{ResourceGroup, ResourceValue};
use mlirkit::{Bytes, ContextBuilder, Error, Format, Module, ObjectRanges};
use object_store::memory::InMemory;
use object_store::path::Path;
use object_store::{ObjectStore, PutPayload};

/// A source that counts the bytes read from another source.
struct Counted(ObjectRanges, Arc<AtomicU64>);

impl Ranges for Counted {
    fn size(&self) -> u64 {
        self.0.size()
    }

    fn read(&self, range: Range<u64>) -> std::io::Result<Bytes> {
        let bytes = self.0.read(range)?;
        self.1.fetch_add(bytes.len() as u64, Ordering::Relaxed);
        Ok(bytes)
    }
}

/// Returns a store that contains one file.
fn stored(path: &str, bytes: Vec<u8>) -> Result<Arc<dyn ObjectStore>, Box<dyn std::error::Error>> {
    let store = InMemory::new();
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    runtime.block_on(store.put(&Path::parse(path)?, PutPayload::from(bytes)))?;
    Ok(Arc::new(store))
}

#[test]
fn one_function_and_one_resource_cost_kilobytes() -> Result<(), Box<dyn std::error::Error>> {
    let ctx = ContextBuilder::new().build();
    let mut text = String::new();
    for number in 0..200 {
        text += &format!("func.func @f{number}(%x: i64) -> i64 {{ return %x : i64 }}\n");
    }
    let mut module = Module::parse(&ctx, &text)?;
    let zeros = Bytes::from(vec![0; 1 << 20]);
    let blob = |number| {
        let data = if number == 3 { Bytes::from_static(b"four score") } else { zeros.clone() };
        (ctx.ident(&format!("blob{number}")), Some(ResourceValue::Blob { align: 64, data }))
    };
    module.external_resources.push(ResourceGroup { name: ctx.ident("tools"), entries: (0..16).map(blob).collect() });
    let bytes = module.to_bytes(Format::Bytecode)?;
    let size = bytes.len() as u64;
    assert!(size > 15 << 20, "{size}");

    let read = Arc::new(AtomicU64::new(0));
    let source = ObjectRanges::new(stored("models/large.mlirbc", bytes)?, "models/large.mlirbc")?;
    let again = read_ranged(&ctx, Arc::new(Counted(source, read.clone())), &ReadOptions::default())?;
    let function = again.lookup("f123").ok_or_else(|| Error::unplaced("no @f123"))?.load()?;
    assert_eq!(Some(format!("{function:#}")), module.lookup("f123").map(|op| format!("{op:#}")));
    match again.load_resource("tools", "blob3")? {
        Some(ResourceValue::Blob { data, align: 64 }) => assert_eq!(data, &b"four score"[..]),
        other => panic!("{other:?}"),
    }
    let read = read.load(Ordering::Relaxed);
    println!("{read} of {size} bytes were read");
    assert!(read > 0 && read < 128 << 10, "{read} of {size} bytes were read");
    Ok(())
}

#[test]
fn a_missing_object_is_an_error() -> Result<(), Box<dyn std::error::Error>> {
    let store = stored("a", vec![0])?;
    let error = ObjectRanges::new(store.clone(), "b").err().ok_or("there is no b")?;
    assert_eq!(error.kind(), std::io::ErrorKind::NotFound);
    let source = ObjectRanges::new(store, "a")?;
    assert!(source.read(5..9).is_err(), "the file has one byte");
    Ok(())
}

#[test]
fn asynchronous_code_may_read() -> Result<(), Box<dyn std::error::Error>> {
    let store = stored("a", b"0123".to_vec())?;
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let bytes = runtime.block_on(async { ObjectRanges::new(store, "a")?.read(1..3) })?;
    assert_eq!(bytes, &b"12"[..]);
    Ok(())
}
