//! Tests that `mlirkit view` serves the page and the files passed to it, and only to this machine.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running server. It is stopped when dropped.
struct Server {
    tool: Child,
    port: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.tool.kill();
        let _ = self.tool.wait();
    }
}

impl Server {
    /// Sends a request and returns the head and the body of the HTTP response.
    fn ask(&self, target: &str, host: &str) -> (String, String) {
        let mut connection = TcpStream::connect(format!("127.0.0.1:{}", self.port)).expect("connects");
        write!(connection, "GET {target} HTTP/1.1\r\nHost: {host}\r\n\r\n").expect("asks");
        let mut answer = String::new();
        connection.read_to_string(&mut answer).expect("reads");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
        (head.to_owned(), body.to_owned())
    }

    fn own(&self, target: &str) -> (String, String) {
        self.ask(target, &format!("127.0.0.1:{}", self.port))
    }
}

#[test]
fn the_page_and_the_files_are_served_and_nothing_else() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("view");
    let page = folder.join("page");
    fs::create_dir_all(&page).expect("a folder");
    fs::write(page.join("index.html"), "<title>page</title>").expect("a page");
    fs::write(page.join("mlirkit.wasm"), "wasm").expect("a module");
    fs::write(folder.join("a model.mlir"), "module {}\n").expect("a file");
    fs::write(folder.join("secret"), "secret").expect("a file");
    let mut tool = Command::new(env!("CARGO_BIN_EXE_mlirkit"))
        .args(["view", "--graph", "--page", "page", "a model.mlir"])
        .current_dir(&folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("starts");
    let mut line = String::new();
    BufReader::new(tool.stdout.take().expect("output")).read_line(&mut line).expect("an address");
    let port = line.split([':', '/']).nth(4).expect("a port").to_owned();
    let server = Server { tool, port };
    let port = &server.port;
    assert_eq!(
        line.trim_end(),
        format!("http://127.0.0.1:{port}/#url=http://127.0.0.1:{port}/files/0/a%20model.mlir&view=graph")
    );
    assert_eq!(server.own("/").1, "<title>page</title>");
    let (head, body) = server.own("/mlirkit.wasm");
    assert!(head.contains("Content-Type: application/wasm"), "{head}");
    assert_eq!(body, "wasm");
    assert_eq!(server.own("/files/0/a%20model.mlir").1, "module {}\n");
    for target in ["/../secret", "/page/../../secret", "/files/1/secret", "//secret", "/nothing", "/.hidden", ""] {
        let (head, body) = server.own(target);
        assert!(!head.contains("200 OK") && !body.contains("secret"), "{target}: {head}");
    }
    let (head, _) = server.ask("/", "elsewhere.example");
    assert!(head.starts_with("HTTP/1.1 421"), "{head}");
}
