//! The language server: its main loop, its documents, and the dispatch of requests.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use base64::Engine as _;
use bytes::Bytes;
use lsp_server::{Connection, ErrorCode, Message, Notification, Request, Response};
use lsp_types as lsp;
use lsp_types::notification::{
    DidChangeTextDocument, DidCloseTextDocument, DidOpenTextDocument, DidSaveTextDocument, Notification as _,
    PublishDiagnostics,
};
use mlirkit_syntax::{NONE, OpKind, in_lines};
use serde_json::{Value, json};

use crate::check::{self, CheckWork, Found, Item, ItemJob, Job, SectionJob, Task};
use crate::document::{Change, ColumnUnit, Document, path_of};
use crate::engine::Engine;
use crate::excerpt::Excerpt;
use crate::facts::RowFacts;
use crate::pending::{Dirty, DocChecks};
use crate::{actions, calls, completion, hover, inlay, names, outline, tokens};

/// A function that creates the engine for a client from its project folder, if any, and its initialization options.
pub type MakeEngine<'f> = &'f dyn Fn(Option<&str>, &Value) -> Result<Arc<dyn Engine>, String>;

/// An error in the connection to the client.
pub type ServeError = Box<dyn std::error::Error + Send + Sync>;

/// Serves a client on standard input and output until it disconnects.
///
/// # Errors
/// Returns an error if the client violates the protocol.
pub fn serve_stdio(make: MakeEngine<'_>) -> Result<(), ServeError> {
    let (connection, threads) = Connection::stdio();
    serve(connection, make)?;
    threads.join()?;
    Ok(())
}

/// Serves a client over a connection until it disconnects.
///
/// # Errors
/// Returns an error if the client violates the protocol.
pub fn serve(connection: Connection, make: MakeEngine<'_>) -> Result<(), ServeError> {
    let (id, params) = connection.initialize_start()?;
    let params: lsp::InitializeParams = serde_json::from_value(params)?;
    let encodings = params.capabilities.general.as_ref().and_then(|general| general.position_encodings.clone());
    let utf8 = encodings.is_some_and(|all| all.contains(&lsp::PositionEncodingKind::UTF8));
    let ranges = params.capabilities.text_document.as_ref().and_then(|text| {
        let range = text.semantic_tokens.as_ref()?.requests.range?;
        Some(range)
    });
    let encoding = if utf8 { ColumnUnit::Utf8 } else { ColumnUnit::Utf16 };
    let capabilities = serde_json::to_value(capabilities(encoding))?;
    let info = json!({ "name": "mlirkit", "version": env!("CARGO_PKG_VERSION") });
    connection.initialize_finish(id, json!({ "capabilities": capabilities, "serverInfo": info }))?;
    #[allow(deprecated)]
    let root = params
        .workspace_folders
        .as_ref()
        .and_then(|folders| folders.first())
        .map(|folder| folder.uri.clone())
        .or(params.root_uri.clone());
    let root = root.as_ref().and_then(path_of);
    let options = params.initialization_options.unwrap_or_default();
    let (engine, wrong) = match make(root.as_deref(), &options) {
        Ok(engine) => (engine, None),
        // The settings of the project are invalid; serve without them.
        Err(wrong) => (make(None, &Value::Null)?, Some(wrong)),
    };
    let (events, inbox) = channel();
    let checked = events.clone();
    let jobs = check::start(Arc::clone(&engine), move |uri, found| _ = checked.send(Event::Checked(uri, found)))?;
    let receiver = connection.receiver.clone();
    std::thread::Builder::new().name("read".to_owned()).spawn(move || {
        for message in receiver {
            if events.send(Event::Message(message)).is_err() {
                break;
            }
        }
        let _ = events.send(Event::Closed);
    })?;
    let mut server = Server {
        rows: RowFacts::new(engine.context(false)),
        engine,
        connection: &connection,
        documents: HashMap::new(),
        pending: HashMap::new(),
        ranges: ranges.unwrap_or(false),
        jobs,
        encoding,
        root,
    };
    if let Some(wrong) = wrong {
        server.notify("window/showMessage", json!({ "type": 1, "message": wrong }));
    }
    server.run(&inbox)
}

enum Event {
    Message(Message),
    Checked(String, Found),
    Closed,
}

fn capabilities(encoding: ColumnUnit) -> lsp::ServerCapabilities {
    let words = |all: &[&str]| Some(all.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>());
    lsp::ServerCapabilities {
        position_encoding: Some(match encoding {
            ColumnUnit::Utf8 => lsp::PositionEncodingKind::UTF8,
            ColumnUnit::Utf16 => lsp::PositionEncodingKind::UTF16,
        }),
        text_document_sync: Some(lsp::TextDocumentSyncCapability::Options(lsp::TextDocumentSyncOptions {
            open_close: Some(true),
            change: Some(lsp::TextDocumentSyncKind::INCREMENTAL),
            save: Some(lsp::TextDocumentSyncSaveOptions::Supported(true)),
            ..Default::default()
        })),
        hover_provider: Some(lsp::HoverProviderCapability::Simple(true)),
        definition_provider: Some(lsp::OneOf::Left(true)),
        references_provider: Some(lsp::OneOf::Left(true)),
        document_highlight_provider: Some(lsp::OneOf::Left(true)),
        document_symbol_provider: Some(lsp::OneOf::Left(true)),
        workspace_symbol_provider: Some(lsp::OneOf::Left(true)),
        folding_range_provider: Some(lsp::FoldingRangeProviderCapability::Simple(true)),
        selection_range_provider: Some(lsp::SelectionRangeProviderCapability::Simple(true)),
        rename_provider: Some(lsp::OneOf::Right(lsp::RenameOptions {
            prepare_provider: Some(true),
            work_done_progress_options: Default::default(),
        })),
        call_hierarchy_provider: Some(lsp::CallHierarchyServerCapability::Simple(true)),
        completion_provider: Some(lsp::CompletionOptions {
            trigger_characters: words(&["%", "@", "^", "!", "#", ".", "<", "=", ":"]),
            ..Default::default()
        }),
        signature_help_provider: Some(lsp::SignatureHelpOptions {
            trigger_characters: words(&[" ", ",", "("]),
            ..Default::default()
        }),
        inlay_hint_provider: Some(lsp::OneOf::Left(true)),
        code_action_provider: Some(lsp::CodeActionProviderCapability::Options(lsp::CodeActionOptions {
            code_action_kinds: Some(vec![lsp::CodeActionKind::QUICKFIX, lsp::CodeActionKind::REFACTOR]),
            ..Default::default()
        })),
        code_lens_provider: Some(lsp::CodeLensOptions { resolve_provider: Some(false) }),
        document_link_provider: Some(lsp::DocumentLinkOptions {
            resolve_provider: Some(false),
            work_done_progress_options: Default::default(),
        }),
        document_formatting_provider: Some(lsp::OneOf::Left(true)),
        document_range_formatting_provider: Some(lsp::OneOf::Left(true)),
        semantic_tokens_provider: Some(lsp::SemanticTokensServerCapabilities::SemanticTokensOptions(
            lsp::SemanticTokensOptions {
                legend: tokens::legend(),
                range: Some(true),
                full: Some(lsp::SemanticTokensFullOptions::Bool(true)),
                ..Default::default()
            },
        )),
        ..Default::default()
    }
}

struct Server<'c> {
    rows: RowFacts,
    engine: Arc<dyn Engine>,
    connection: &'c Connection,
    documents: HashMap<String, Document>,
    /// The known diagnostics and the pending checks of each document, by URI.
    pending: HashMap<String, DocChecks>,
    /// Whether the client can request semantic tokens for a range.
    ranges: bool,
    jobs: Sender<Task>,
    encoding: ColumnUnit,
    root: Option<String>,
}

/// The text size, in bytes, above which a client that can request semantic tokens for a range receives none for the
/// whole document.
const MOST_TOKENS: usize = 1 << 20;

/// The minimum text size, in bytes, at which a change causes only the changed function to be checked.
const LARGE: usize = 1 << 15;

/// The result of a request, or the message of an error response.
type Answer = Result<Value, String>;

impl Server<'_> {
    fn run(&mut self, inbox: &Receiver<Event>) -> Result<(), ServeError> {
        let mut leaving = false;
        while let Ok(event) = inbox.recv() {
            match event {
                Event::Message(Message::Request(request)) if request.method == "shutdown" => {
                    leaving = true;
                    self.respond(Response::new_ok(request.id, ()));
                }
                Event::Message(Message::Request(request)) => self.request(request),
                Event::Message(Message::Notification(notification)) => {
                    if notification.method == "exit" {
                        return if leaving { Ok(()) } else { Err("the client left without a shutdown".into()) };
                    }
                    self.notification(notification);
                }
                Event::Message(Message::Response(_)) => {}
                Event::Checked(uri, found) => self.checked(&uri, found),
                Event::Closed => return Ok(()),
            }
        }
        Ok(())
    }

    fn notify(&self, method: &str, params: Value) {
        // Sending fails only if the client has disconnected, and then no answer is needed.
        let _ = self.connection.sender.send(Message::Notification(Notification::new(method.to_owned(), params)));
    }

    fn request(&mut self, request: Request) {
        let Request { id, method, params } = request;
        let answer = self.answer(&method, params);
        let response = match answer {
            Ok(Some(result)) => result.map_or_else(
                |message| Response::new_err(id.clone(), ErrorCode::RequestFailed as i32, message),
                |value| Response::new_ok(id.clone(), value),
            ),
            Ok(None) => Response::new_err(id, ErrorCode::MethodNotFound as i32, format!("no request '{method}'")),
            Err(error) => Response::new_err(id, ErrorCode::InvalidParams as i32, error.to_string()),
        };
        self.respond(response);
    }

    fn respond(&self, response: Response) {
        let _ = self.connection.sender.send(Message::Response(response));
    }

    fn document(&self, uri: &lsp::Uri) -> Option<&Document> {
        self.documents.get(uri.as_str())
    }

    /// Returns the document that the parameters name, and the byte offset of their position. `None` if the document is
    /// not open.
    fn at(&self, params: &lsp::TextDocumentPositionParams) -> Option<(&Document, u32)> {
        let doc = self.document(&params.text_document.uri)?;
        Some((doc, doc.offset(params.position)))
    }

    /// Handles a request. Returns `Ok(None)` if the method is not known.
    fn answer(&mut self, method: &str, params: Value) -> serde_json::Result<Option<Answer>> {
        let (rows, engine) = (&self.rows, &*self.engine);
        let null = || Ok(Value::Null);
        let answer: Answer = match method {
            "textDocument/hover" => {
                let params: lsp::HoverParams = serde_json::from_value(params)?;
                let found = self
                    .at(&params.text_document_position_params)
                    .and_then(|(doc, at)| hover::hover(doc, rows, engine, at));
                Ok(json!(found))
            }
            "textDocument/definition" => {
                let params: lsp::GotoDefinitionParams = serde_json::from_value(params)?;
                let found =
                    self.at(&params.text_document_position_params).map(|(doc, at)| names::definition(doc, rows, at));
                Ok(json!(found.unwrap_or_default()))
            }
            "textDocument/references" => {
                let params: lsp::ReferenceParams = serde_json::from_value(params)?;
                let declaration = params.context.include_declaration;
                let found = self
                    .at(&params.text_document_position)
                    .map(|(doc, at)| names::references(doc, rows, at, declaration));
                Ok(json!(found.unwrap_or_default()))
            }
            "textDocument/documentHighlight" => {
                let params: lsp::DocumentHighlightParams = serde_json::from_value(params)?;
                let found =
                    self.at(&params.text_document_position_params).map(|(doc, at)| names::highlights(doc, rows, at));
                Ok(json!(found.unwrap_or_default()))
            }
            "textDocument/prepareRename" => {
                let params: lsp::TextDocumentPositionParams = serde_json::from_value(params)?;
                Ok(json!(self.at(&params).and_then(|(doc, at)| names::prepare_rename(doc, rows, at))))
            }
            "textDocument/rename" => {
                let params: lsp::RenameParams = serde_json::from_value(params)?;
                match self.at(&params.text_document_position) {
                    Some((doc, at)) => names::rename(doc, rows, at, &params.new_name).map(|edit| json!(edit)),
                    None => null(),
                }
            }
            "textDocument/documentSymbol" => {
                let params: lsp::DocumentSymbolParams = serde_json::from_value(params)?;
                Ok(json!(
                    self.document(&params.text_document.uri).map(|doc| outline::symbols(doc, rows)).unwrap_or_default()
                ))
            }
            "workspace/symbol" => {
                let params: lsp::WorkspaceSymbolParams = serde_json::from_value(params)?;
                Ok(json!(self.workspace_symbols(&params.query)))
            }
            "textDocument/foldingRange" => {
                let params: lsp::FoldingRangeParams = serde_json::from_value(params)?;
                Ok(json!(self.document(&params.text_document.uri).map(outline::folding).unwrap_or_default()))
            }
            "textDocument/selectionRange" => {
                let params: lsp::SelectionRangeParams = serde_json::from_value(params)?;
                let doc = self.document(&params.text_document.uri);
                Ok(json!(
                    doc.map(|doc| params.positions.iter().map(|at| outline::selection(doc, *at)).collect::<Vec<_>>())
                        .unwrap_or_default()
                ))
            }
            "textDocument/semanticTokens/full" => {
                let params: lsp::SemanticTokensParams = serde_json::from_value(params)?;
                let doc = self.document(&params.text_document.uri);
                match doc {
                    // Tokens for the whole document would take tens of megabytes after each edit, and the client can
                    // request them by range.
                    Some(doc) if self.ranges && doc.text.len() > MOST_TOKENS => null(),
                    Some(doc) => {
                        let data = tokens::tokens(doc, rows, 0..doc.text.len() as u32);
                        Ok(json!(lsp::SemanticTokens { result_id: None, data }))
                    }
                    None => null(),
                }
            }
            "textDocument/semanticTokens/range" => {
                let params: lsp::SemanticTokensRangeParams = serde_json::from_value(params)?;
                let doc = self.document(&params.text_document.uri);
                let data = doc
                    .map(|doc| tokens::tokens(doc, rows, doc.offset(params.range.start)..doc.offset(params.range.end)))
                    .unwrap_or_default();
                Ok(json!(lsp::SemanticTokens { result_id: None, data }))
            }
            "textDocument/completion" => {
                let params: lsp::CompletionParams = serde_json::from_value(params)?;
                let found = self
                    .at(&params.text_document_position)
                    .map(|(doc, at)| completion::complete(doc, rows, engine, at));
                Ok(json!({ "isIncomplete": false, "items": found.unwrap_or_default() }))
            }
            "textDocument/signatureHelp" => {
                let params: lsp::SignatureHelpParams = serde_json::from_value(params)?;
                Ok(json!(
                    self.at(&params.text_document_position_params)
                        .and_then(|(doc, at)| completion::signature_help(doc, rows, at))
                ))
            }
            "textDocument/inlayHint" => {
                let params: lsp::InlayHintParams = serde_json::from_value(params)?;
                let doc = self.document(&params.text_document.uri);
                Ok(json!(doc.map(|doc| inlay::hints(doc, rows, engine, params.range)).unwrap_or_default()))
            }
            "textDocument/codeAction" => {
                let params: lsp::CodeActionParams = serde_json::from_value(params)?;
                let doc = self.document(&params.text_document.uri);
                let known =
                    self.pending.get(params.text_document.uri.as_str()).map_or(&[][..], |pending| &pending.known);
                Ok(json!(
                    doc.map(|doc| actions::actions(doc, rows, engine, params.range, &params.context, known))
                        .unwrap_or_default()
                ))
            }
            "textDocument/codeLens" => {
                let params: lsp::CodeLensParams = serde_json::from_value(params)?;
                Ok(json!(self.document(&params.text_document.uri).map(actions::lenses).unwrap_or_default()))
            }
            "textDocument/documentLink" => {
                let params: lsp::DocumentLinkParams = serde_json::from_value(params)?;
                Ok(json!(self.document(&params.text_document.uri).map(actions::links).unwrap_or_default()))
            }
            "textDocument/prepareCallHierarchy" => {
                let params: lsp::CallHierarchyPrepareParams = serde_json::from_value(params)?;
                let found =
                    self.at(&params.text_document_position_params).map(|(doc, at)| calls::prepare(doc, rows, at));
                Ok(json!(found.unwrap_or_default()))
            }
            "callHierarchy/incomingCalls" => {
                let params: lsp::CallHierarchyIncomingCallsParams = serde_json::from_value(params)?;
                let doc = self.document(&params.item.uri);
                Ok(json!(doc.map(|doc| calls::incoming(doc, rows, &params.item)).unwrap_or_default()))
            }
            "callHierarchy/outgoingCalls" => {
                let params: lsp::CallHierarchyOutgoingCallsParams = serde_json::from_value(params)?;
                let doc = self.document(&params.item.uri);
                Ok(json!(doc.map(|doc| calls::outgoing(doc, rows, &params.item)).unwrap_or_default()))
            }
            "textDocument/formatting" => {
                let params: lsp::DocumentFormattingParams = serde_json::from_value(params)?;
                self.format(&params.text_document.uri, None)
            }
            "textDocument/rangeFormatting" => {
                let params: lsp::DocumentRangeFormattingParams = serde_json::from_value(params)?;
                self.format(&params.text_document.uri, Some(params.range))
            }
            // The first two methods have the names that LLVM's server uses.
            "mlir/convertFromBytecode" => self.text_of(&params).map(|text| json!({ "output": text })),
            "mlir/convertToBytecode" => self
                .bytes_of(&params)
                .map(|bytes| json!({ "output": base64::engine::general_purpose::STANDARD.encode(bytes) })),
            "mlirkit/text" => self.text_of(&params).map(|text| json!({ "text": text })),
            "mlirkit/save" => self.save(&params),
            _ => return Ok(None),
        };
        Ok(Some(answer))
    }

    fn notification(&mut self, notification: Notification) {
        let Notification { method, params } = notification;
        match method.as_str() {
            DidOpenTextDocument::METHOD => {
                let Ok(params) = serde_json::from_value::<lsp::DidOpenTextDocumentParams>(params) else { return };
                let opened = params.text_document;
                let doc = Document::new(opened.uri.clone(), opened.version, opened.text, self.encoding, &self.rows);
                let uri = opened.uri.as_str().to_owned();
                self.documents.insert(uri.clone(), doc);
                self.pending.insert(uri.clone(), DocChecks::new());
                self.check(&uri);
            }
            DidChangeTextDocument::METHOD => {
                let Ok(params) = serde_json::from_value::<lsp::DidChangeTextDocumentParams>(params) else { return };
                let uri = params.text_document.uri;
                let Some(doc) = self.documents.get_mut(uri.as_str()) else { return };
                doc.version = params.text_document.version;
                let changes: Vec<_> =
                    params.content_changes.into_iter().map(|change| (change.range, change.text)).collect();
                let change = doc.change(&changes, &self.rows);
                self.changed(uri.as_str(), change);
                self.check(uri.as_str());
            }
            DidCloseTextDocument::METHOD => {
                let Ok(params) = serde_json::from_value::<lsp::DidCloseTextDocumentParams>(params) else { return };
                let uri = params.text_document.uri;
                self.documents.remove(uri.as_str());
                self.pending.remove(uri.as_str());
                // Sending fails only if the thread has ended, which happens only when the server ends.
                let _ = self.jobs.send(Task::Forget(uri.as_str().to_owned()));
                let none = lsp::PublishDiagnosticsParams { uri, diagnostics: Vec::new(), version: None };
                self.notify(PublishDiagnostics::METHOD, json!(none));
            }
            DidSaveTextDocument::METHOD => {
                let Ok(params) = serde_json::from_value::<lsp::DidSaveTextDocumentParams>(params) else { return };
                let uri = params.text_document.uri;
                if let Some(pending) = self.pending.get_mut(uri.as_str()) {
                    // After checks of single functions, the whole document is checked when it is saved.
                    pending.dirty = Dirty::All;
                    self.check(uri.as_str());
                }
            }
            _ => {}
        }
    }

    /// Records which parts of a document must be checked after a change.
    fn changed(&mut self, uri: &str, change: Change) {
        let (Some(doc), Some(pending)) = (self.documents.get(uri), self.pending.get_mut(uri)) else { return };
        let item = change.op.map(|op| doc.tree.item(&doc.text, op)).filter(|item| {
            let name = doc.tree.op_name(&doc.text, *item);
            doc.text.len() >= LARGE && name != "module" && !name.ends_with(".module")
        });
        pending.changed(change.edit, item.map(|item| doc.bytes_of_op(item).start));
    }

    /// Requests a check of the changed parts of a document, unless a check of that document is already running.
    fn check(&mut self, uri: &str) {
        let (Some(doc), Some(pending)) = (self.documents.get(uri), self.pending.get_mut(uri)) else { return };
        let work = match pending.next() {
            Dirty::Nothing => return,
            Dirty::Items(items) => {
                let jobs: Option<Vec<ItemJob>> = items.iter().map(|at| item_job(doc, &self.rows, *at)).collect();
                jobs.map_or_else(|| sections(doc, &self.rows), CheckWork::Items)
            }
            Dirty::All => sections(doc, &self.rows),
        };
        let runs = Runs::of(doc);
        let work = match work {
            CheckWork::Items(items) if runs.expects && items.iter().any(|item| announces(doc, item)) => {
                sections(doc, &self.rows)
            }
            work => work,
        };
        let job = Job {
            uri: uri.to_owned(),
            name: doc.name.clone(),
            text: doc.text.clone(),
            strict: runs.strict,
            expects: runs.expects,
            work,
        };
        let _ = self.jobs.send(Task::Check(job));
    }

    /// Publishes the results of a check of document `uri`, and starts the next check of that document if necessary.
    fn checked(&mut self, uri: &str, found: Found) {
        let (Some(doc), Some(pending)) = (self.documents.get(uri), self.pending.get_mut(uri)) else { return };
        // Only a complete list of diagnostics is published with a document version.
        let is_part = matches!(found, Found::Part(_));
        if pending.take(found) {
            let diagnostics = pending.known.iter().map(|found| diagnostic(doc, found)).collect();
            let (uri, version) = (doc.uri.clone(), Some(doc.version).filter(|_| !is_part));
            let params = lsp::PublishDiagnosticsParams { uri, diagnostics, version };
            self.notify(PublishDiagnostics::METHOD, json!(params));
        }
        self.check(uri);
    }

    fn workspace_symbols(&self, query: &str) -> Vec<lsp::WorkspaceSymbol> {
        let mut found: Vec<lsp::WorkspaceSymbol> =
            self.documents.values().flat_map(|doc| outline::matching(doc, &self.rows, query)).collect();
        for path in self.root.iter().flat_map(|root| files(root)) {
            let Some(uri) = crate::document::uri_of(&path).filter(|uri| !self.documents.contains_key(uri.as_str()))
            else {
                continue;
            };
            let Ok(text) = std::fs::read_to_string(&path) else { continue };
            let doc = Document::new(uri, 0, text, self.encoding, &self.rows);
            found.extend(outline::matching(&doc, &self.rows, query));
        }
        found.sort_by(|a, b| a.name.len().cmp(&b.name.len()).then_with(|| a.name.cmp(&b.name)));
        found
    }

    /// Returns the edits that format a document, or only those in the lines of a range.
    fn format(&self, uri: &lsp::Uri, range: Option<lsp::Range>) -> Answer {
        let Some(doc) = self.document(uri) else { return Ok(Value::Null) };
        let text = std::str::from_utf8(&doc.text).map_err(|error| error.to_string())?;
        let lines = range.map(|range| range.start.line..range.end.line + u32::from(range.end.character > 0));
        let edits = self.engine.format(&doc.name, text)?;
        let edits = match lines {
            Some(lines) => in_lines(text, edits, lines),
            None => edits,
        };
        let edits =
            edits.into_iter().map(|edit| lsp::TextEdit { range: doc.range(edit.start, edit.end), new_text: edit.new });
        Ok(json!(edits.collect::<Vec<_>>()))
    }

    /// Reads the file that a request names. Returns its path and bytes.
    fn file(params: &Value) -> Result<(String, Bytes), String> {
        let uri = params.get("uri").and_then(Value::as_str).ok_or("expected a member 'uri'")?;
        let parsed: lsp::Uri = uri.parse().map_err(|_| format!("'{uri}' is no address"))?;
        let path = path_of(&parsed).ok_or_else(|| format!("'{uri}' is no file"))?;
        let bytes = std::fs::read(&path).map_err(|error| format!("cannot open '{path}': {error}"))?;
        Ok((path, bytes.into()))
    }

    fn text_of(&self, params: &Value) -> Result<String, String> {
        let (path, bytes) = Self::file(params)?;
        self.engine.text_of(&path, bytes)
    }

    fn bytes_of(&self, params: &Value) -> Result<Vec<u8>, String> {
        let uri = params.get("uri").and_then(Value::as_str).unwrap_or_default();
        let text = match self.documents.get(uri) {
            Some(doc) => doc.text.clone(),
            None => Self::file(params)?.1,
        };
        let text = std::str::from_utf8(&text).map_err(|error| error.to_string())?;
        self.engine.bytes_of(uri, Bytes::new(), text)
    }

    /// Overwrites a file with new text, encoded in the format of the file.
    fn save(&self, params: &Value) -> Answer {
        let (path, bytes) = Self::file(params)?;
        let text = params.get("text").and_then(Value::as_str).ok_or("expected a member 'text'")?;
        let new = self.engine.bytes_of(&path, bytes, text)?;
        // The new content is first written to a temporary file, so that a failure leaves the original unchanged.
        let draft = format!("{path}.draft");
        let written = std::fs::write(&draft, new).and_then(|()| std::fs::rename(&draft, &path));
        written.map_err(|error| format!("cannot write '{path}': {error}"))?;
        Ok(json!({}))
    }
}

/// Settings for checking a file that are found in its RUN lines.
struct Runs {
    /// Whether a RUN line uses `mlir-opt` without `-allow-unregistered-dialect`.
    strict: bool,
    /// Whether a RUN line without passes contains `-verify-diagnostics`, or the file has no RUN line.
    expects: bool,
}

impl Runs {
    fn of(doc: &Document) -> Self {
        let head = doc.text.get(..doc.text.len().min(1 << 14)).unwrap_or_default();
        let head = String::from_utf8_lossy(head);
        let runs: Vec<&str> = head
            .lines()
            .filter(|line| line.trim_start().starts_with("//"))
            .filter_map(|line| line.split_once("RUN:"))
            .map(|(_, run)| run.trim())
            .collect();
        let all = runs.join(" ");
        let words: Vec<&str> = all.split_whitespace().collect();
        let opts = words.iter().filter(|word| **word == "mlir-opt").count();
        let allowed =
            words.iter().filter(|word| word.trim_start_matches('-').starts_with("allow-unregistered-dialect")).count();
        let plain = [
            "verify-diagnostics",
            "split-input-file",
            "allow-unregistered-dialect",
            "mlir-print-op-generic",
            "mlir-print-debuginfo",
            "verify-each",
            "mlir-print-local-scope",
        ];
        let is_plain = |word: &&&str| {
            let name = word.trim_start_matches('-').split('=').next().unwrap_or_default();
            plain.contains(&name)
        };
        let flags: Vec<&&str> = words.iter().filter(|word| word.starts_with('-')).collect();
        let verifies = all.contains("verify-diagnostics");
        Self {
            strict: opts > 0 && allowed == 0,
            expects: runs.is_empty() || opts == 1 && verifies && flags.iter().all(is_plain) && !all.contains("|"),
        }
    }
}

/// Returns the job for checking the function at an offset; `None` if it cannot be checked separately.
fn item_job(doc: &Document, rows: &RowFacts, at: usize) -> Option<ItemJob> {
    let op = doc.tree.op_around(doc.tree.token_at(u32::try_from(at).ok()?)?)?;
    let item = doc.tree.item(&doc.text, op);
    Some(ItemJob { range: doc.bytes_of_op(item), excerpt: Excerpt::of(doc, rows, item, true)? })
}

/// Returns true if the section that contains a function has `expected-error` or similar comments.
fn announces(doc: &Document, item: &ItemJob) -> bool {
    let section = doc.tree.sections().get(doc.tree.section_at(item.range.start as u32));
    let text = section.and_then(|section| doc.text.get(section.start as usize..section.end as usize));
    text.is_some_and(|text| memchr::memmem::find(text, b"expected-").is_some())
}

/// Returns the job for checking a whole document.
fn sections(doc: &Document, rows: &RowFacts) -> CheckWork {
    let sections = doc.tree.sections().iter().map(|section| {
        let (mut items, mut at) = (Vec::new(), section.op);
        while at < section.op_end {
            let Some(node) = doc.tree.op(at) else { break };
            let name = doc.tree.op_name(&doc.text, at);
            // The items are the operations in a module, such as functions, and top-level operations that are not
            // modules.
            if node.kind == OpKind::Op && node.region != NONE && (name == "module" || name.ends_with(".module")) {
                at += 1;
                continue;
            }
            if matches!(node.kind, OpKind::Op | OpKind::Junk) {
                let symbol = doc.tree.symbol(&doc.text, at, rows);
                let symbol = symbol.map_or_else(String::new, |token| doc.tree.symbol_text(&doc.text, token));
                items.push(Item { range: doc.bytes_of_op(at), symbol });
            }
            at = node.next.max(at + 1);
        }
        SectionJob { range: section.start as usize..section.end as usize, items: items.into() }
    });
    CheckWork::Sections(sections.collect())
}

/// Converts a diagnostic to the form of the protocol. Its range is the token at its position.
fn diagnostic(doc: &Document, found: &check::DocDiagnostic) -> lsp::Diagnostic {
    use mlirkit_diag::Severity;
    let severity = match found.severity {
        _ if found.announced => lsp::DiagnosticSeverity::HINT,
        Severity::Error | Severity::Complaint => lsp::DiagnosticSeverity::ERROR,
        Severity::Warning => lsp::DiagnosticSeverity::WARNING,
        Severity::Remark | Severity::Note => lsp::DiagnosticSeverity::INFORMATION,
    };
    let range_of = |offset: usize| {
        let offset = offset as u32;
        let token = doc
            .tree
            .token_at(offset)
            .map(|token| doc.tree.token(token))
            .filter(|token| token.start <= offset && offset < token.end);
        doc.range(offset, token.map_or(offset, |token| token.end))
    };
    let range = found.offset.map_or_else(lsp::Range::default, range_of);
    let notes = found.notes.iter().map(|(place, message)| {
        let location = match place {
            check::NotePlace::Here(offset) => lsp::Location { uri: doc.uri.clone(), range: range_of(*offset) },
            check::NotePlace::File(file, line, column) => names::source_location(doc, file, *line, *column)
                .unwrap_or_else(|| lsp::Location { uri: doc.uri.clone(), range }),
            check::NotePlace::Nowhere => lsp::Location { uri: doc.uri.clone(), range },
        };
        lsp::DiagnosticRelatedInformation { location, message: message.clone() }
    });
    let notes: Vec<_> = notes.collect();
    lsp::Diagnostic {
        range,
        severity: Some(severity),
        code: found.announced.then(|| lsp::NumberOrString::String("expected".to_owned())),
        source: Some("mlir".to_owned()),
        message: found.message.clone(),
        related_information: (!notes.is_empty()).then_some(notes),
        ..lsp::Diagnostic::default()
    }
}

/// Returns the MLIR files in a folder, excluding large files, hidden folders and build folders.
fn files(root: &str) -> Vec<String> {
    /// The limits of the search: the number of files, the number of folders, and the bytes per file.
    const MOST: (usize, usize, u64) = (2000, 4000, 1 << 20);
    let (mut found, mut folders, mut seen) = (Vec::new(), vec![std::path::PathBuf::from(root)], 0);
    while let Some(folder) = folders.pop() {
        seen += 1;
        if seen > MOST.1 || found.len() >= MOST.0 {
            break;
        }
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let (name, path) = (entry.file_name(), entry.path());
            let name = name.to_string_lossy();
            let Ok(kind) = entry.file_type() else { continue };
            if kind.is_dir() && !name.starts_with('.') && !matches!(&*name, "target" | "build" | "node_modules") {
                folders.push(path);
            } else if kind.is_file()
                && name.ends_with(".mlir")
                && entry.metadata().is_ok_and(|data| data.len() <= MOST.2)
                && found.len() < MOST.0
            {
                found.push(path.to_string_lossy().into_owned());
            }
        }
    }
    found
}
