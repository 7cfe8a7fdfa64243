//! A language client that waits for each response.

use std::collections::HashMap;
use std::io::{BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use lsp_server::{Message, Notification, Request};
use serde_json::{Value, json};

/// Time limit for each message from the server.
const LIMIT: Duration = Duration::from_secs(300);

/// A running language server and the connection to it.
pub(super) struct Client {
    process: Child,
    input: Option<ChildStdin>,
    messages: Receiver<Message>,
    /// The latest complete list of diagnostics for each document, with the document version.
    published: HashMap<String, (Option<i64>, Value)>,
    next: i32,
}

impl Client {
    /// Starts a server and sends the `initialize` request.
    pub(super) fn start(program: &Path, args: &[&str]) -> Result<Self, String> {
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().map_err(|error| format!("{}: {error}", program.display()))?;
        let input = process.stdin.take();
        let output = process.stdout.take().ok_or("the server has no output")?;
        let (sender, messages) = channel();
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Ok(Some(message)) = Message::read(&mut output) {
                if sender.send(message).is_err() {
                    break;
                }
            }
        });
        let mut client = Self { process, input, messages, published: HashMap::new(), next: 0 };
        let outline = json!({ "documentSymbol": { "hierarchicalDocumentSymbolSupport": true } });
        client.ask(
            "initialize",
            json!({ "processId": null, "rootUri": null, "capabilities": { "textDocument": outline } }),
        )?;
        client.tell("initialized", json!({}))?;
        Ok(client)
    }

    /// Returns the process id of the server.
    pub(super) fn id(&self) -> u32 {
        self.process.id()
    }

    fn send(&mut self, message: Message) -> Result<(), String> {
        let input = self.input.as_mut().ok_or("the server was stopped")?;
        message.write(input).and_then(|()| input.flush()).map_err(|error| format!("the server is gone: {error}"))
    }

    /// Sends a notification, which has no response.
    pub(super) fn tell(&mut self, method: &str, params: Value) -> Result<(), String> {
        self.send(Message::Notification(Notification::new(method.to_owned(), params)))
    }

    fn receive(&mut self) -> Result<Message, String> {
        let message = self.messages.recv_timeout(LIMIT).map_err(|_| "the server is gone or silent".to_owned())?;
        if let Message::Notification(told) = &message
            && told.method == "textDocument/publishDiagnostics"
            && let Some(uri) = told.params.get("uri").and_then(Value::as_str)
        {
            let version = told.params.get("version").and_then(Value::as_i64);
            self.published.insert(uri.to_owned(), (version, told.params["diagnostics"].clone()));
        }
        Ok(message)
    }

    /// Sends a request and waits for the response. Returns its result or error.
    pub(super) fn ask(&mut self, method: &str, params: Value) -> Result<Value, String> {
        self.next += 1;
        let id = self.next;
        self.send(Message::Request(Request::new(id.into(), method.to_owned(), params)))?;
        loop {
            if let Message::Response(response) = self.receive().map_err(|error| format!("{method}: {error}"))?
                && response.id == id.into()
            {
                return Ok(response.result.unwrap_or_default());
            }
        }
    }

    /// Sends a `didOpen` notification for a document.
    pub(super) fn open(&mut self, uri: &str, text: &str) -> Result<(), String> {
        self.published.remove(uri);
        let document = json!({ "uri": uri, "languageId": "mlir", "version": 1, "text": text });
        self.tell("textDocument/didOpen", json!({ "textDocument": document }))
    }

    /// Replaces a range of a document, or its whole text.
    pub(super) fn change(&mut self, uri: &str, version: i64, change: Value) -> Result<(), String> {
        let document = json!({ "uri": uri, "version": version });
        self.tell("textDocument/didChange", json!({ "textDocument": document, "contentChanges": [change] }))
    }

    /// Sends a `didClose` notification for a document.
    pub(super) fn close(&mut self, uri: &str) -> Result<(), String> {
        self.tell("textDocument/didClose", json!({ "textDocument": { "uri": uri } }))?;
        self.published.remove(uri);
        Ok(())
    }

    /// Waits for the complete diagnostics of a document version.
    pub(super) fn diagnostics(&mut self, uri: &str, version: i64) -> Result<Value, String> {
        loop {
            if let Some((Some(known), found)) = self.published.get(uri)
                && *known == version
            {
                return Ok(found.clone());
            }
            self.receive().map_err(|error| format!("diagnostics of {uri}: {error}"))?;
        }
    }

    /// Shuts the server down and checks its exit code.
    pub(super) fn stop(mut self) -> Result<(), String> {
        self.ask("shutdown", Value::Null)?;
        self.tell("exit", Value::Null)?;
        self.input = None;
        let status = self.process.wait().map_err(|error| error.to_string())?;
        if status.success() { Ok(()) } else { Err(format!("the server ended with {status}")) }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // If the server has exited regularly, there is no process to kill.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Returns the LSP position for a byte offset in a text, with the column in UTF-16 units.
pub(super) fn position(text: &str, at: usize) -> Value {
    let before = text.get(..at).unwrap_or(text);
    let line = before.rfind('\n').map_or(0, |end| end + 1);
    let column = before.get(line..).unwrap_or_default().encode_utf16().count();
    json!({ "line": before.matches('\n').count(), "character": column })
}
