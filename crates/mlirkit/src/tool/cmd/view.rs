//! `mlirkit view`: serves the viewer page to a browser on this machine.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;

use crate::tool::driver::{Outcome, failed, report, status};
use crate::tool::io;

/// Show files in a browser: text, graph, sizes, tensors. Serves a page to this machine alone.
#[derive(clap::Args)]
#[command(
    after_help = "The page is served on 127.0.0.1 until the command is interrupted. Files are read once, at the start.
The page is part of the tool if it was built with MLIRKIT_EMBED_PAGE=FOLDER. Otherwise it is looked for in MLIRKIT_PAGE, in
`page` and `../share/mlirkit/page` beside the tool, and in `web/dist` of the sources.

Examples:
  mlirkit view model.mlir
  mlirkit view --open --graph model.mlirbc
  jq -r .module job.json | mlirkit view -"
)]
pub struct Args {
    /// MLIR files; `-` is standard input.
    #[arg(default_value = "-", value_name = "FILE")]
    inputs: Vec<PathBuf>,
    /// The port to listen on; 0 means any free port.
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// Show the graph first.
    #[arg(long)]
    graph: bool,
    /// Open the page in the default browser.
    #[arg(long)]
    open: bool,
    /// The folder that contains the page.
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
}

/// The files of the page that is embedded in the tool; empty if no page is embedded.
const EMBEDDED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The source of the page's files: a folder, or the page that is embedded in the tool.
enum Page {
    Embedded,
    Folder(PathBuf),
}

struct Site {
    page: Page,
    /// Names and contents of the files to show.
    files: Vec<(String, Bytes)>,
    port: u16,
}

/// Runs the subcommand.
pub fn run(args: &Args) -> ExitCode {
    status(view(args))
}

fn view(args: &Args) -> Outcome {
    let page = page(args.page.as_deref())?;
    let mut files = Vec::new();
    for input in &args.inputs {
        let bytes = io::open(input).map_err(failed)?.bytes.clone();
        let name = input.file_name().map_or_else(|| "stdin.mlir".into(), |name| name.to_string_lossy().into_owned());
        files.push((if name == "-" { "stdin.mlir".to_owned() } else { name }, bytes));
    }
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, args.port))
        .map_err(|error| failed(format_args!("port {} of this machine: {error}", args.port)))?;
    let port = listener.local_addr().map_err(failed)?.port();
    let site = Arc::new(Site { page, files, port });
    let addresses: Vec<String> = (0..site.files.len()).map(|number| site.address(number, args.graph)).collect();
    report(&addresses.join("\n"))?;
    if args.open {
        addresses.iter().for_each(|address| open_browser(address));
    }
    for connection in listener.incoming() {
        let Ok(connection) = connection else { continue };
        let site = Arc::clone(&site);
        std::thread::spawn(move || {
            // It is not an error if the browser closes the connection.
            let _ = site.answer(&connection);
        });
    }
    Ok(())
}

/// Finds the page: in the folder `given`, embedded in the tool, or in a default folder.
fn page(given: Option<&Path>) -> Outcome<Page> {
    let is_page = |folder: &PathBuf| folder.join("index.html").is_file() && folder.join("mlirkit.wasm").is_file();
    if let Some(folder) = given {
        let folder = folder.to_owned();
        return match is_page(&folder) {
            true => Ok(Page::Folder(folder)),
            false => Err(failed(format_args!("{}: there is no index.html with mlirkit.wasm in it", folder.display()))),
        };
    }
    if !EMBEDDED.is_empty() {
        return Ok(Page::Embedded);
    }
    let beside = std::env::current_exe().ok();
    let beside = beside.iter().flat_map(|tool| {
        ["page", "../share/mlirkit/page", "../../web/dist"].iter().filter_map(|place| Some(tool.parent()?.join(place)))
    });
    let named = std::env::var_os("MLIRKIT_PAGE").map(PathBuf::from);
    let found = named.into_iter().chain(beside).find(is_page);
    found.map(Page::Folder).ok_or_else(|| {
        failed("the page was not found: name its folder with --page or MLIRKIT_PAGE (`node build.mjs` in `web` builds it in `web/dist`)")
    })
}

fn open_browser(address: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let mut command = if cfg!(windows) { Command::new("explorer") } else { Command::new(program) };
    let quiet = command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Err(error) = quiet.spawn() {
        eprintln!("no browser was started ({error}): open the address above");
    }
}

impl Site {
    fn address(&self, number: usize, graph: bool) -> String {
        let name = self.files.get(number).map_or("", |(name, _)| name);
        let file = format!("http://127.0.0.1:{}/files/{number}/{}", self.port, encoded(name));
        let view = if graph { "&view=graph" } else { "" };
        format!("http://127.0.0.1:{}/#url={file}{view}", self.port)
    }

    /// Answers the request on a connection.
    fn answer(&self, connection: &TcpStream) -> std::io::Result<()> {
        const LONGEST_HEAD: u64 = 16 << 10;
        connection.set_read_timeout(Some(Duration::from_secs(10)))?;
        let mut reader = BufReader::new(connection.take(LONGEST_HEAD));
        let mut line = String::new();
        reader.read_line(&mut line)?;
        let mut words = line.split_ascii_whitespace();
        let (method, target) =
            (words.next().unwrap_or_default().to_owned(), words.next().unwrap_or_default().to_owned());
        let mut host = String::new();
        loop {
            line.clear();
            if reader.read_line(&mut line)? == 0 || line.trim().is_empty() {
                break;
            }
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("host")
            {
                host = value.trim().to_owned();
            }
        }
        // Requests with another host name are rejected: another site may resolve its name to this machine.
        let own = [format!("127.0.0.1:{}", self.port), format!("localhost:{}", self.port)];
        if !own.contains(&host) {
            return respond(
                connection,
                "421 Misdirected Request",
                "text/plain",
                b"this server answers 127.0.0.1 alone\n",
                false,
            );
        }
        if method != "GET" && method != "HEAD" {
            return respond(connection, "405 Method Not Allowed", "text/plain", b"only GET\n", false);
        }
        let path = target.split(['?', '#']).next().unwrap_or_default();
        match self.find(path) {
            Some((kind, bytes)) => respond(connection, "200 OK", kind, &bytes, method == "HEAD"),
            None => respond(connection, "404 Not Found", "text/plain", b"there is no such file\n", method == "HEAD"),
        }
    }

    /// Returns the media type and the content for a URL path: a file to show, or a file of the page. `None` if there is
    /// no such file.
    fn find(&self, path: &str) -> Option<(&'static str, Bytes)> {
        if let Some(rest) = path.strip_prefix("/files/") {
            let number: usize = rest.split('/').next()?.parse().ok()?;
            return Some(("application/octet-stream", self.files.get(number)?.1.clone()));
        }
        let name = match path.trim_start_matches('/') {
            "" => "index.html",
            name => name,
        };
        let kind = match name.rsplit('.').next()? {
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript",
            "css" => "text/css",
            "wasm" => "application/wasm",
            _ => "application/octet-stream",
        };
        match &self.page {
            Page::Embedded => {
                let (_, bytes) = EMBEDDED.iter().find(|(known, _)| *known == name)?;
                Some((kind, Bytes::from_static(bytes)))
            }
            // Only plain path components are accepted, so that a path cannot lead out of the folder.
            Page::Folder(folder) => {
                let plain = |part: &str| !part.is_empty() && !part.starts_with('.') && !part.contains(['\\', ':']);
                let file = name.split('/').all(plain).then(|| folder.join(name))?;
                Some((kind, std::fs::read(file).ok()?.into()))
            }
        }
    }
}

fn respond(mut to: &TcpStream, status: &str, kind: &str, bytes: &[u8], head: bool) -> std::io::Result<()> {
    let length = bytes.len();
    write!(
        to,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nCache-Control: no-store\r\nConnection: close\r\nX-Content-Type-Options: nosniff\r\n\r\n"
    )?;
    if !head {
        to.write_all(bytes)?;
    }
    to.flush()
}

/// Percent-encodes a file name for a URL.
fn encoded(name: &str) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(byte);
    name.bytes().map(|byte| if plain(&byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}
