//! Reads one function of a bytecode file over HTTP, fetching only the bytes that this needs.

use std::io::{Error as IoError, Read, Write};
use std::net::TcpStream;
use std::ops::Range;
use std::sync::Arc;

use mlirkit::bytecode::{ReadOptions, read_ranged};
use mlirkit::{Bytes, ContextBuilder, Error};

/// Fetches a byte range of `http://HOST/PATH`.
fn get(host: &str, path: &str, range: Range<u64>) -> Result<Bytes, IoError> {
    let (first, last) = (range.start, range.end.saturating_sub(1));
    let mut stream = TcpStream::connect(host)?;
    write!(stream, "GET /{path} HTTP/1.1\r\nHost: {host}\r\nRange: bytes={first}-{last}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let end = answer.windows(4).position(|at| at == b"\r\n\r\n").ok_or_else(|| IoError::other("no headers"))?;
    match answer.starts_with(b"HTTP/1.1 206") {
        true => Ok(Bytes::from(answer).split_off(end + 4)),
        false => Err(IoError::other("the server does not answer ranges")),
    }
}

/// Prints the function `name` of the remote file `http://HOST/PATH`, which has `size` bytes.
pub fn print_function(host: &str, path: &str, size: u64, name: &str) -> Result<(), Error> {
    let (server, file) = (host.to_owned(), path.to_owned());
    let source = (size, move |range| get(&server, &file, range));
    let ctx = ContextBuilder::new().build();
    let module = read_ranged(&ctx, Arc::new(source), &ReadOptions::default())?;
    println!("{} symbols", module.symbols().count());
    let function = module.lookup(name).ok_or_else(|| Error::unplaced(format!("no @{name}")))?.load()?;
    println!("{} operations in {function:#}", function.walk().count());
    Ok(())
}

/// Runs the example with the arguments HOST PATH SIZE FUNCTION.
pub fn main() -> Result<(), Error> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match &args[..] {
        [host, path, size, name] => print_function(host, path, size.parse().unwrap_or(0), name),
        _ => {
            println!("usage: remote HOST PATH SIZE FUNCTION");
            Ok(())
        }
    }
}
