// Answers twenty typical questions about a model in the page, using the keyboard and the pointer. Prints the number of
// actions (clicks, keys, typed texts, choices) and the time for each question. Run `node tasks.mjs`; CHROMIUM names the
// browser.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { serve } from "./serve.mjs";
import { transformer } from "./test/transformer.mjs";

const examples = fileURLToPath(new URL("../examples/", import.meta.url));
const files = mkdtempSync(path.join(tmpdir(), "mlirkit-tasks-"));
writeFileSync(path.join(files, "transformer.mlir"), transformer(24));
writeFileSync(path.join(files, "kernel.mlir.gz"), gzipSync(readFileSync(path.join(examples, "kernel.mlir"))));
writeFileSync(path.join(files, "changed.mlir"), readFileSync(path.join(examples, "kernel.mlir"), "utf8").replace("arith.constant 0 : index", "arith.constant 2 : index"));
writeFileSync(path.join(files, "latency.csv"), "jit(model)/layer_3/attention/dot_general,12.5\njit(model)/layer_4/mlp/dot_general,3\n");

const { server, port } = await serve(0, [examples, files]);
const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args });
const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
page.setDefaultTimeout(60_000);

let actions = 0;
const act = (what) => {
  actions++;
  return what;
};
const click = (place, options) => act(page.locator(place).first().click(options));
const key = (name) => act(page.keyboard.press(name));
const type = (text) => act(page.keyboard.type(text));
const see = (place, hasText) => page.locator(place, hasText === undefined ? {} : { hasText }).first().waitFor();
const tab = (name) => click(`[data-view=${name}]`);
const nodes = (least) => page.waitForFunction((least) => Number(document.querySelector(".graph")?.dataset.nodes) >= least, least);

async function opened(name, more = "") {
  await page.goto("about:blank");
  await page.goto(`http://127.0.0.1:${port}/#url=${encodeURIComponent(`http://127.0.0.1:${port}/files/${name}`)}${more}`);
  await see("[role=tab][aria-selected=true]");
  await page.waitForFunction(() => !/Working…|Reading…/.test(document.getElementById("main").innerText));
}

/** Finds a node in the graph, with two actions. */
async function inGraph(text) {
  await act(page.getByLabel("Find in graph").fill(text));
  await act(page.getByLabel("Find in graph").press("Enter"));
  await see(".details h2");
}

const TASKS = [
  ["open a file that is packed", "kernel.mlir", "", async () => {
    await act(page.locator("#picker").setInputFiles(path.join(files, "kernel.mlir.gz")));
    await see("#name", "kernel.mlir");
    await see("[role=treeitem]", "@clamp");
  }],
  ["see the parts of a model", "transformer.mlir", "", async () => {
    await tab("graph");
    await nodes(24);
  }],
  ["which layers have a softmax", "transformer.mlir", "", async () => {
    await key("/");
    await type("softmax");
    await see(".hits code", "layer_0/attention/softmax");
  }],
  ["open the attention of layer 3", "transformer.mlir", "&view=graph", async () => {
    await inGraph("layer_3/attention/softmax");
    await nodes(40);
  }],
  ["what gives values to a product, and what takes them", "transformer.mlir", "&view=graph", async () => {
    await inGraph("layer_3/attention/dot_general");
    await see(".details h3", "Operands (2)");
    await see(".details h3", "Users (");
  }],
  ["from a node to its line of text", "transformer.mlir", "&view=graph", async () => {
    await inGraph("layer_9/mlp/logistic");
    await click(".details button:has-text('Show in text')");
    await see(".text .row.here", "stablehlo.logistic");
  }],
  ["from a line of text to its node", "kernel.mlir", "&op=@dot", async () => {
    await click(".text .row:has-text('arith.mulf') .c-op");
    await see(".details h2", "arith.mulf");
    await key("g");
    await see(".details h2", "arith.mulf");
    await see(".graph[data-letters]");
  }],
  ["the way of values between two nodes", "transformer.mlir", "&view=graph", async () => {
    await inGraph("layer_0/attention/softmax/exponential");
    await click(".details button:has-text('Path to…')");
    await inGraph("layer_0/mlp/logistic");
    await see(".details h2", /Path of \d+ nodes/);
  }],
  ["which part takes the most time, from a list of latencies", "transformer.mlir", "&view=graph", async () => {
    await act(page.getByLabel("Numbers of nodes").setInputFiles(path.join(files, "latency.csv")));
    await see(".legend", "latency.csv");
  }],
  ["which part has the most FLOPs", "transformer.mlir", "&view=graph", async () => {
    await act(page.getByLabel("Colours").selectOption("flops"));
    await see(".legend", "FLOPs");
  }],
  ["the picture as SVG", "transformer.mlir", "&view=graph", async () => {
    await click(".menu summary");
    const saved = page.waitForEvent("download");
    await click("button:has-text('Save as SVG')");
    await saved;
  }],
  ["a link to a node", "transformer.mlir", "&view=graph", async () => {
    await inGraph("layer_3/mlp/logistic");
    assert.match(page.url(), /node=\d+/);
  }],
  ["the largest weight and what uses it", "weights.mlir", "", async () => {
    await tab("tensors");
    await see(".tensor p", "used by");
  }],
  ["the values of a weight", "weights.mlir", "&view=tensors", async () => {
    await click("td .link:has-text('w1')");
    await see(".tensor h2", "w1");
    await see(".cells td");
  }],
  ["the first operation of line 40 of the source", "transformer.mlir", "", async () => {
    await tab("locations");
    await click(".places li:has(> .label:text-is('line 40')) button:has-text('text')");
    await see(".text .row.here");
  }],
  ["which operation is the most frequent", "transformer.mlir", "", async () => {
    await tab("query");
    await click("button:has-text('sort count desc')");
    await see("td", "stablehlo.");
  }],
  ["which operations take the most bytes", "mlp.vhlo.mlirbc", "", async () => {
    await tab("sizes");
    await act(page.getByLabel("What bytes belong to").selectOption("operation"));
    await see(".sizes .cell", "stablehlo.");
  }],
  ["which versions of StableHLO read an artifact", "mlp.vhlo.mlirbc", "", async () => {
    await tab("stablehlo");
    await see("#view p", "readers of");
  }],
  ["what differs from another file, in its lines", "kernel.mlir", "", async () => {
    await tab("diff");
    await act(page.getByLabel("The other file").setInputFiles(path.join(files, "changed.mlir")));
    await see(".two tr.changed", "arith.constant 2");
  }],
  ["the bytes of a function", "kernel.mlirbc", "&op=@clamp", async () => {
    await tab("bytes");
    await see(".bytes .row", "func.func");
  }],
];

console.log("| task | actions | time |\n|---|---|---|");
for (const [what, file, more, run] of TASKS) {
  await opened(file, more);
  if (more.includes("graph")) await nodes(2);
  actions = 0;
  const start = performance.now();
  await run();
  console.log(`| ${what} | ${actions} | ${Math.round(performance.now() - start)} ms |`);
}
console.log(`load ${loadavg()[0].toFixed(1)}`);
await browser.close();
server.close();
rmSync(files, { recursive: true, force: true });
