//! Tests how many bytes are fetched when one function of a large file is read over HTTP.

#![allow(missing_docs, reason = "the example says what it does in its first line")]

#[path = "../../examples/remote.rs"]
#[expect(dead_code, reason = "the test calls what it needs")]
mod program;

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::net::TcpListener;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use mlirkit::bytecode::{ReadOptions, Seekable, read_ranged};
use mlirkit::ir::{Blob, DenseElementsAttr, ResourceGroup, ResourceValue};
use mlirkit::{AttrData, Bytes, Context, ContextBuilder, Error, Format, Module};

const FUNCTIONS: usize = 2000;

/// A file that is written with holes, which take no space on disk.
struct Sparse(File);

impl Write for Sparse {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let bytes = bytes.get(..1 << 16).unwrap_or(bytes);
        if bytes.len() >= 4096 && bytes.iter().all(|byte| *byte == 0) {
            self.0.seek(SeekFrom::Current(bytes.len() as i64))?;
            return Ok(bytes.len());
        }
        self.0.write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.0.flush()
    }
}

/// Creates a module of 2,000 functions, with constants in attributes and in resources of `megabytes` megabytes each.
fn large(ctx: &Context, megabytes: usize) -> Result<Module<'_>, Error> {
    let mut text = String::new();
    for number in 0..FUNCTIONS {
        text += &format!(
            "func.func @f{number}(%x: i64) -> i64 {{\n  %c = arith.constant {number} : i64\n  %w = arith.constant dense<1.0> : \
             tensor<2xf32>\n  %0 = arith.addi %x, %c : i64\n  return %0 : i64\n}}\n"
        );
    }
    let mut module = Module::parse(ctx, &text)?;
    let zeros = Bytes::from(vec![0; (1 << 20) + 4 * megabytes]);
    let constants = module.walk().filter(|op| op.is("arith.constant") && op.result_types() != [ctx.i64_type()]);
    let constants: Vec<_> = constants.take(megabytes).map(|op| op.key()).collect();
    for (number, op) in constants.into_iter().enumerate() {
        let ty = ctx.tensor_type(&[(1 << 18) + number as i64], ctx.f32_type());
        let data = Blob::new(zeros.slice(..(1 << 20) + 4 * number));
        let value = ctx.attr(AttrData::DenseElements(Box::new(DenseElementsAttr { ty, splat: false, data })));
        let result = module.get(op)?.result(0).map(|value| value.key());
        module.set_attr(op, "value", value)?;
        result.map_or(Ok(()), |result| module.set_type(result, ty))?;
    }
    let blob = |number| {
        let data = if number == 3 { Bytes::from_static(b"four score") } else { zeros.slice(..1 << 20) };
        (ctx.ident(&format!("blob{number}")), Some(ResourceValue::Blob { align: 64, data }))
    };
    let group = ResourceGroup { name: ctx.ident("tools"), entries: (0..megabytes).map(blob).collect() };
    module.external_resources.push(group);
    Ok(module)
}

/// Answers range requests for a file, and counts the bytes that are sent.
fn serve(path: &Path, listener: TcpListener, sent: Arc<AtomicU64>) -> std::io::Result<()> {
    let mut file = File::open(path)?;
    for stream in listener.incoming() {
        let mut stream = stream?;
        let mut lines = BufReader::new(stream.try_clone()?).lines();
        let mut range = 0..0;
        while let Some(line) = lines.next().transpose()?.filter(|line| !line.is_empty()) {
            if let Some((first, last)) = line.strip_prefix("Range: bytes=").and_then(|range| range.split_once('-')) {
                range = first.parse().unwrap_or(0)..last.parse().unwrap_or(0) + 1;
            }
        }
        file.seek(SeekFrom::Start(range.start))?;
        let mut content = Vec::new();
        Read::by_ref(&mut file).take(range.end - range.start).read_to_end(&mut content)?;
        sent.fetch_add(content.len() as u64, Ordering::Relaxed);
        write!(stream, "HTTP/1.1 206 Partial Content\r\nContent-Length: {}\r\n\r\n", content.len())?;
        stream.write_all(&content)?;
    }
    Ok(())
}

#[test]
fn one_function_of_a_gigabyte() -> Result<(), Error> {
    let ctx = ContextBuilder::new().build();
    let module = large(&ctx, 513)?;
    let folder = std::env::temp_dir().join(format!("mlirkit-remote-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let path = folder.join("large.mlirbc");
    let mut out = Sparse(File::create(&path)?);
    module.write_to(&mut out, Format::Bytecode)?;
    let size = out.0.stream_position()?;
    out.0.set_len(size)?;
    assert!(size > 1 << 30, "{size}");

    let listener = TcpListener::bind("127.0.0.1:0")?;
    let host = listener.local_addr()?.to_string();
    let sent = Arc::new(AtomicU64::new(0));
    let (server, counted) = (path.clone(), sent.clone());
    std::thread::spawn(move || serve(&server, listener, counted));
    program::print_function(&host, "large.mlirbc", size, "f1234")?;
    let read = sent.load(Ordering::Relaxed);
    println!("{read} of {size} bytes were read: {:.4} %", read as f64 / size as f64 * 100.0);
    assert!(read * 1000 < size, "{read} of {size} bytes were read");

    // Read a resource of the same file from disk. It must contain the bytes that were written.
    let source = Arc::new(Seekable::new(File::open(&path)?)?);
    let mut again = read_ranged(&ctx, source, &ReadOptions::default())?;
    match again.load_resource("tools", "blob3")? {
        Some(ResourceValue::Blob { data, align: 64 }) => assert_eq!(data, &b"four score"[..]),
        other => panic!("{other:?}"),
    }
    let (old, new) = (module.lookup("f1999"), again.lookup("f1999"));
    assert_eq!(old.map(|op| format!("{op:#}")), new.map(|op| format!("{op:#}")));
    assert!(again.to_bytes(Format::Text).is_err(), "resources that have not been read are not left out");
    let _ = again.load_resources();
    assert!(again.failure().is_none());
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}
