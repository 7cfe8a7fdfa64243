// Speaks to the server as the extension does. MLIRKIT names the tool; the default is the one on the search path.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import rpc from "vscode-jsonrpc/node.js";

const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

test("the server answers the extension's client", async () => {
  const server = spawn(process.env.MLIRKIT ?? "mlirkit", ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
  after(() => server.kill());
  const connection = rpc.createMessageConnection(
    new rpc.StreamMessageReader(server.stdout),
    new rpc.StreamMessageWriter(server.stdin),
  );
  const published = new Promise((resolve) => connection.onNotification("textDocument/publishDiagnostics", resolve));
  connection.listen();
  const { capabilities } = await connection.sendRequest("initialize", {
    processId: process.pid,
    rootUri: null,
    capabilities: {},
    initializationOptions: { release: "", dialects: [] },
  });
  assert.equal(capabilities.hoverProvider, true);
  await connection.sendNotification("initialized", {});
  const textDocument = { uri: "file:///p/a.mlir", languageId: "mlir", version: 1, text: "func.func @f() {\n}\n" };
  await connection.sendNotification("textDocument/didOpen", { textDocument });
  const { diagnostics } = await published;
  assert.equal(diagnostics[0].message, "custom op 'func.func' expected non-empty function body");
  await connection.sendRequest("shutdown");
  await connection.sendNotification("exit");
  await new Promise((resolve) => server.on("exit", resolve));
  connection.dispose();
});

test("the grammar is one of the language", () => {
  const [grammar] = manifest.contributes.grammars;
  const { scopeName, patterns } = JSON.parse(readFileSync(new URL(`../${grammar.path}`, import.meta.url), "utf8"));
  assert.equal(scopeName, grammar.scopeName);
  const match = patterns.find((pattern) => pattern.name === "variable.other.mlir").match;
  assert.equal("  %0#1, %x-y = ".match(new RegExp(match, "g")).join(), "%0#1,%x-y");
});
