// Runs the same session with mlirkit and with LLVM's server on files of this repository. mlirkit must give LLVM's answers.
// MLIRKIT and MLIR_LSP_SERVER name the tools; without the second one on the search path, the test is skipped. CORPUS names a folder
// with other files, and FILES the number of files to take from it.

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import rpc from "vscode-jsonrpc/node.js";

const theirs = process.env.MLIR_LSP_SERVER ?? "mlir-lsp-server-22";
const { CORPUS: corpus, FILES: most = "40" } = process.env;
const root = corpus ? `${corpus}/` : fileURLToPath(new URL("../../../crates/mlirkit-dialects/src/", import.meta.url));

/** A client of one server. */
class Client {
  constructor(command, args) {
    this.process = spawn(command, args, { stdio: ["pipe", "pipe", "ignore"] });
    this.connection = rpc.createMessageConnection(
      new rpc.StreamMessageReader(this.process.stdout),
      new rpc.StreamMessageWriter(this.process.stdin),
    );
    this.waiting = new Map();
    this.connection.onNotification("textDocument/publishDiagnostics", ({ uri, diagnostics, version }) => {
      // A list of diagnostics without a version is not complete.
      if (version !== undefined) {
        this.waiting.get(uri)?.(diagnostics);
      }
    });
    this.connection.listen();
  }

  async start() {
    const capabilities = { textDocument: { documentSymbol: { hierarchicalDocumentSymbolSupport: true } } };
    this.answer = await this.connection.sendRequest("initialize", { processId: null, rootUri: null, capabilities });
    await this.connection.sendNotification("initialized", {});
  }

  async open(uri, text) {
    const published = new Promise((resolve) => this.waiting.set(uri, resolve));
    const textDocument = { uri, languageId: "mlir", version: 1, text };
    await this.connection.sendNotification("textDocument/didOpen", { textDocument });
    return published;
  }

  ask(method, uri, more = {}) {
    return this.connection.sendRequest(`textDocument/${method}`, { textDocument: { uri }, ...more });
  }

  async stop() {
    await this.connection.sendRequest("shutdown");
    await this.connection.sendNotification("exit");
    await new Promise((resolve) => this.process.on("exit", resolve));
    this.connection.dispose();
  }
}

/** Returns the names of values, blocks, symbols and aliases outside comments and strings, with their positions. */
function names(text) {
  const found = [];
  text.split("\n").forEach((line, number) => {
    const code = line.replace(/"(?:[^"\\]|\\.)*"/g, (string) => " ".repeat(string.length)).split("//")[0];
    for (const match of code.matchAll(/[%@^#!][A-Za-z_0-9$.-]+/g)) {
      found.push({ line: number, character: match.index + 1 });
    }
  });
  return found;
}

/** Returns the start positions in an answer as texts. */
function places(answer) {
  return [answer ?? []].flat().map(({ range }) => `${range.start.line}:${range.start.character}`);
}

/** Returns the names of all symbols in an outline. LLVM's server calls a module `<builtin.module>`, mlirkit `module`. */
function outline(symbols) {
  const name = (symbol) => symbol.name.replace(/^@/, "").replace(/^<(builtin\.)?(.*)>$/, "$2");
  return (symbols ?? []).flatMap((symbol) => [name(symbol), ...outline(symbol.children)]);
}

const isThere = spawnSync(theirs, ["--version"]).error === undefined;

test("what LLVM's server answers, mlirkit answers", { skip: !isThere && `${theirs} is not installed` }, async (t) => {
  const wanted = corpus ? /\.mlir$/ : /tests\/text\/[^/]*\.mlir$/;
  const all = readdirSync(root, { recursive: true }).filter((name) => wanted.test(name)).sort();
  // An intended difference: an operand of `emitc.expression` also names the argument of its region.
  const files = all.filter((name) => !name.toLowerCase().includes("emitc")).filter((_, index) => index % Math.ceil(all.length / most) === 0);
  const [own, other] = [new Client(process.env.MLIRKIT ?? "mlirkit", ["lsp"]), new Client(theirs, [])];
  await Promise.all([own.start(), other.start()]);
  t.after(() => [own, other].forEach((client) => client.process.kill()));
  const missing = [];
  const check = (holds, what) => holds || missing.push(what);
  const count = { files: 0, diagnostics: 0, actions: 0, completion: 0, definition: 0, references: 0, hover: 0, symbols: 0, further: 0 };
  for (const file of files) {
    const text = readFileSync(root + file, "utf8");
    const uri = pathToFileURL(root + file).href;
    const [ours, their] = await Promise.all([own.open(uri, text), other.open(uri, text)]);
    count.files += 1;
    if (their.some(({ message }) => message.includes("not found for custom op"))) {
      continue; // A dialect that LLVM does not have.
    }
    if (corpus && /\btest[._]|[!#]test/.test(text)) {
      continue; // The dialects of LLVM's test libraries, which LLVM's server has.
    }
    // If comments expect other errors, mlirkit says that this one is unexpected.
    const plain = (message) => message.trim().replace(/^unexpected (error|warning|remark): /, "");
    const told = new Set(ours.map(({ range, message }) => `${range.start.line} ${plain(message)}`));
    for (const { range, message } of their) {
      count.diagnostics += 1;
      check(told.has(`${range.start.line} ${message.trim()}`), `${file}: ${message}`);
    }
    const positions = names(text).filter((_, index) => index % 7 === 0).slice(0, 20);
    for (const position of positions) {
      const at = `${file}:${position.line + 1}:${position.character + 1}`;
      for (const method of ["definition", "references"]) {
        const more = { position, context: { includeDeclaration: true } };
        const [ours, their] = await Promise.all([own.ask(method, uri, more), other.ask(method, uri, more)]);
        count[method] += places(their).length;
        count.further += places(ours).length > places(their).length;
        // An intended difference: the definition of a symbol is its name. LLVM's server returns the start of the operation.
        const isSymbol = method === "definition" && text.split("\n")[position.line][position.character - 1] === "@";
        const line = (place) => (isSymbol ? place.split(":")[0] : place);
        for (const place of places(their)) {
          check(places(ours).map(line).includes(line(place)), `${method} at ${at}: ${place} is not in ${places(ours)}`);
        }
      }
      const [ours, their] = await Promise.all([own.ask("hover", uri, { position }), other.ask("hover", uri, { position })]);
      count.hover += Boolean(their);
      check(ours || !their, `hover at ${at}`);
    }
    for (const diagnostic of their.slice(0, 4)) {
      const more = { range: diagnostic.range, context: { diagnostics: [diagnostic] } };
      const [ours, others] = await Promise.all([own.ask("codeAction", uri, more), other.ask("codeAction", uri, more)]);
      count.actions += others?.length ?? 0;
      check(ours.length > 0 || !others?.length, `no code action in ${file}:${diagnostic.range.start.line + 1}`);
    }
    for (const position of positions.slice(0, 5)) {
      const more = { position, context: { triggerKind: 1 } };
      const [ours, others] = await Promise.all([own.ask("completion", uri, more), other.ask("completion", uri, more)]);
      const label = (item) => item.label.replace(/^[%@^#!]/, "").replace(/\.$/, "");
      const labels = new Set(ours.items.map(label));
      // LLVM's server also offers words that may not follow the sigil, the name that is being defined, and the dialects of its
      // test library.
      const rest = text.split("\n")[position.line].slice(position.character - 1);
      const [sigil, ownName] = [rest[0], rest.match(/^.[\w$.-]+/)?.[0]];
      const fits = ({ label, detail }) => label.startsWith(sigil) || "#!".includes(sigil) && detail === "dialect";
      const wanted = (others.items ?? others).filter((item) => fits(item) && item.label !== ownName && !/^\W?test/.test(item.label));
      count.completion += wanted.length;
      const lacking = wanted.map(label).filter((name) => !labels.has(name));
      check(lacking.length === 0, `completion at ${file}:${position.line + 1}:${position.character + 1}: ${lacking.slice(0, 5)}`);
    }
    const symbols = outline(await own.ask("documentSymbol", uri));
    for (const name of outline(await other.ask("documentSymbol", uri))) {
      count.symbols += 1;
      check(symbols.includes(name), `${file}: no symbol ${name} in ${symbols}`);
    }
  }
  const provides = ({ answer }) => Object.keys(answer.capabilities).filter((name) => answer.capabilities[name]);
  for (const name of provides(other)) {
    check(provides(own).includes(name), `LLVM's server has ${name}`);
  }
  t.diagnostic(JSON.stringify(count));
  t.diagnostic(`only mlirkit: ${provides(own).filter((name) => !provides(other).includes(name)).join(", ")}`);
  await Promise.all([own.stop(), other.stop()]);
  assert.deepEqual(missing, []);
});
