// Tests the page in a browser: every view on files of each kind, which must log nothing to the console. CHROMIUM names
// the browser, SHOTS a folder for screenshots of each view.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { test } from "node:test";
import { open } from "../npm/dist/index.js";
import { examples, onPage, skip } from "./browser.mjs";
import { transformer } from "./transformer.mjs";

/** Returns a zstd frame that stores its content uncompressed. */
function stored(bytes) {
  const head = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0xa0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeUInt32LE(bytes.length, 5);
  head.writeUIntLE((bytes.length << 3) | 1, 9, 3);
  return Buffer.concat([head, bytes]);
}

const own = onPage((files) => {
  const kernel = readFileSync(path.join(examples, "kernel.mlirbc"));
  writeFileSync(path.join(files, "nested.mlir"), `func.func @k() {\n  "t.call"() {kernel = "${kernel.toString("base64")}"} : () -> ()\n  return\n}\n`);
  writeFileSync(path.join(files, "wrong.mlir"), "func.func @f() -> i32 {\n  %0 = arith.constant 1 : i64\n  return %0 : i64\n}\nfunc.func @fine() { return }\n");
  writeFileSync(path.join(files, "cut.mlirbc"), kernel.subarray(0, Math.floor(kernel.length * 0.8)));
  writeFileSync(path.join(files, "broken.mlir"), "func.func @f() {\n  arith.addi %x, %x : i32\n  return\n}\n");
  writeFileSync(path.join(files, "calls.mlir"), "module {\n  func.func @callee(%a: i32) -> i32 {\n    return %a : i32\n  }\n  func.func @caller(%c: i1, %a: i32) -> i32 {\n    %0 = scf.if %c -> i32 {\n      %1 = func.call @callee(%a) : (i32) -> i32\n      scf.yield %1 : i32\n    } else {\n      scf.yield %a : i32\n    }\n    return %0 : i32\n  }\n  module @inner {\n    func.func @deep() { return }\n  }\n}\n");
  writeFileSync(path.join(files, "kernel.mlir.gz"), gzipSync(readFileSync(path.join(examples, "kernel.mlir"))));
  writeFileSync(path.join(files, "kernel.mlir.zst"), stored(readFileSync(path.join(examples, "kernel.mlir"))));
  writeFileSync(path.join(files, "module.bc"), Buffer.from("BC\xc0\xde rest of it", "latin1"));
  writeFileSync(path.join(files, "net.hlo"), "HloModule net\n\nENTRY main { ROOT x = f32[] parameter(0) }\n");
  writeFileSync(path.join(files, "foreign.mlir"), "nowhere.module @adder(in %a : i8) {\n  %0 = comb.add %a, %a : i8\n}\n");
  writeFileSync(path.join(files, "transformer.mlir"), transformer(24));
  writeFileSync(path.join(files, "long.mlir"), `func.func @f(%a: i32) {\n  "t.call"(%a) {text = "${"x".repeat(3000)}", other = 7 : i32} : (i32) -> ()\n  return\n}\n`);
  writeFileSync(path.join(files, "kernel2.mlir"), readFileSync(path.join(examples, "kernel.mlir"), "utf8").replace("arith.constant 0 : index", "arith.constant 2 : index"));
});
const { at, files, opened, view, shot, quiet } = own;

/** Returns the lines of the text view that are visible on the screen. */
const shown = async () => (await own.page.locator(".text .row").allInnerTexts()).map((line) => line.replace(/^\d*\n?/, "").replace(/ ✗.*$/s, "")).join("\n").trimEnd();

test("the text of every example is what the package prints", { skip }, async () => {
  for (const name of ["kernel.mlir", "kernel.mlirbc", "mlp.stablehlo.mlir", "mlp.stablehlo.mlirbc", "mlp.vhlo.mlirbc", "weights.mlir"]) {
    await opened(name);
    await own.page.locator(".text .row .c-op").first().waitFor();
    const file = await open(readFileSync(path.join(examples, name)), { name });
    file.view({ elide: 64 });
    const lines = file.lines(0, 30).join("\n").trimEnd();
    assert.ok((await shown()).startsWith(lines), `${name}:\n${await shown()}\nis not\n${lines}`);
    await shot(`text-${name}`);
  }
  quiet();
});

test("hover, definition, uses and the keyboard", { skip }, async () => {
  await opened("calls.mlir", "&op=@caller");
  const call = own.page.locator(".text .row", { hasText: "@callee" });
  await call.locator(".c-symbol").hover();
  await own.page.locator(".tip", { hasText: "func.call" }).waitFor();
  await shot("hover");
  await call.locator(".c-value").nth(1).click();
  await own.page.locator(".details", { hasText: "argument 1 of func.func" }).waitFor();
  assert.ok(await own.page.locator(".hit.definition").count());
  await shot("uses");
  await own.page.keyboard.press("Enter");
  await call.locator(".c-symbol").click({ modifiers: ["Control"] });
  await own.page.locator("[role=treeitem][aria-selected=true]", { hasText: "@callee" }).waitFor();
  assert.match(own.page.url(), /op=@callee/);
  await own.page.locator(".text .row", { hasText: "@callee" }).first().locator(".c-symbol").click();
  await own.page.locator(".text").focus();
  await own.page.keyboard.press("u");
  await own.page.locator(".details li", { hasText: "func.call" }).getByRole("button").click();
  await own.page.locator("[role=treeitem][aria-selected=true]", { hasText: "@caller" }).waitFor();
  quiet();
});

test("links lead to symbols, the outline opens modules, back goes back", { skip }, async () => {
  await opened("calls.mlir", "&op=@inner");
  await own.page.locator("[role=treeitem]", { hasText: "@inner" }).click();
  await own.page.locator("[role=treeitem]", { hasText: "@deep" }).click();
  await own.page.waitForURL(/op=@inner::@deep/);
  assert.match(await shown(), /func\.func @deep\(\)/);
  await own.page.goBack();
  await own.page.waitForURL(/op=@inner(&|$)/);
  quiet();
});

test("generic form and older releases", { skip }, async () => {
  await opened("kernel.mlir", "&op=@dot");
  await own.page.getByLabel("generic").check();
  await own.page.locator(".text .row", { hasText: '"func.func"()' }).first().waitFor();
  await shot("generic");
  await own.page.getByLabel("generic").uncheck();
  await own.page.getByLabel("As which release").selectOption("llvm 19");
  await own.page.locator(".note", { hasText: "Shown as LLVM 19" }).waitFor();
  await own.page.locator(".text .row", { hasText: "func.func @dot" }).first().waitFor();
  await shot("release");
  quiet();
});

test("long strings fold, and single letters can be switched off", { skip }, async () => {
  const { page } = own;
  await opened("long.mlir", "&op=@f");
  const row = page.locator(".text .row", { hasText: "t.call" });
  await row.locator(".folded").waitFor();
  const wide = await page.locator(".text").evaluate((text) => text.scrollWidth);
  assert.ok(wide < 3000, `the text is ${wide} pixels wide`);
  // The following lines must be visible, too.
  await row.locator(".c-type", { hasText: "i32" }).last().hover();
  await page.locator(".tip", { hasText: "t.call" }).waitFor();
  await row.locator(".folded").click();
  await page.waitForFunction(() => !document.querySelector(".text .folded"));
  await page.locator(".text.wider").waitFor();
  await page.locator(".text").focus();
  await page.keyboard.press("w");
  await row.locator(".folded").waitFor();
  await page.locator("#help").click();
  await page.getByLabel("single keys do something").uncheck();
  await page.getByRole("button", { name: "Close" }).click();
  await page.locator(".text").focus();
  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const key of ["w", "d", "2", "u", "?"]) await page.keyboard.press(key);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), theme);
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await page.locator("[data-view=text][aria-selected=true]").waitFor();
  await row.locator(".folded").waitFor();
  await page.locator("#help").click();
  await page.getByLabel("single keys do something").check();
  await page.getByRole("button", { name: "Close" }).click();
  quiet();
});

test("damaged bytecode shows the bytes around the place", { skip }, async () => {
  const { page } = own;
  await page.goto("about:blank");
  await page.goto(at(`#url=${encodeURIComponent(at("files/cut.mlirbc"))}`));
  await page.locator(".error", { hasText: "attempting to parse" }).waitFor();
  await page.locator(".error", { hasText: "The bytecode is damaged" }).waitFor();
  const said = await page.locator(".error pre").innerText();
  const place = Number(/at byte (\d+)/.exec(said)[1]);
  const bad = await page.locator(".raw .bad").innerText();
  assert.equal(parseInt(bad, 16), readFileSync(path.join(files, "cut.mlirbc"))[place]);
  quiet();
});

test("bytes, also beside the text", { skip }, async () => {
  await opened("kernel.mlirbc", "&op=@clamp&view=bytes");
  await own.page.locator(".bytes .row", { hasText: "func.func" }).first().waitFor();
  await shot("bytes");
  await view("text");
  await own.page.getByLabel("bytes", { exact: true }).check();
  await own.page.locator(".split .bytes .row", { hasText: "func.func" }).first().waitFor();
  await shot("bytes-beside");
  await own.page.getByLabel("bytes", { exact: true }).uncheck();
  quiet();
});

/** Returns the description of the graph after it has been drawn with at least `least` nodes. */
async function drawn(least = 1) {
  await own.page.waitForFunction((least) => Number(document.querySelector(".graph")?.dataset.nodes) >= least, least);
  return own.page.locator(".graph").evaluate((graph) => ({ letters: Number(graph.dataset.letters), nodes: Number(graph.dataset.nodes) }));
}

test("graph with groups", { skip }, async () => {
  const { page } = own;
  await opened("calls.mlir", "&op=@caller&view=graph");
  await drawn(5);
  await page.locator(".legend", { hasText: "control flow, calls" }).waitFor();
  await shot("graph");
  await page.getByLabel("Find in graph").fill("func.call");
  await page.getByLabel("Find in graph").press("Enter");
  await page.locator(".details h2", { hasText: "@callee" }).or(page.locator(".details h2", { hasText: "func.call" })).first().waitFor();
  await page.waitForURL(/node=\d+/);
  await page.getByRole("button", { name: "Show in text" }).click();
  await page.locator("[data-view=text][aria-selected=true]").waitFor();
  // The way back shows the operation at the cursor.
  await page.locator(".text .row", { hasText: "scf.yield %1" }).locator(".c-op").first().click();
  await page.locator(".details h2", { hasText: "scf.yield" }).waitFor();
  await page.locator(".text").focus();
  await page.keyboard.press("g");
  await page.locator(".details h2", { hasText: "scf.yield" }).waitFor();
  await opened("mlp.vhlo.mlirbc", "&op=@main&view=graph");
  await drawn(3);
  await shot("graph-stablehlo");
  quiet();
});

test("a transformer by its name scopes", { skip }, async () => {
  const { page } = own;
  await opened("transformer.mlir", "&view=graph");
  const { letters, nodes } = await drawn(24);
  assert.ok(letters >= 9, `letters of ${letters} pixels`);
  assert.ok(nodes < 80, `${nodes} boxes`);
  await shot("graph-transformer");
  const scores = page.getByLabel("Find in graph");
  await scores.fill("layer_3/attention/softmax");
  await scores.press("Enter");
  await page.locator(".details h2", { hasText: "stablehlo." }).first().waitFor();
  assert.ok((await drawn(nodes + 5)).nodes > nodes);
  assert.match(await page.locator(".tools .found").innerText(), /1 of \d+/);
  await shot("graph-transformer-open");
  const link = page.url();
  const name = await page.locator(".details h2").first().innerText();
  await page.goto("about:blank");
  await page.goto(link);
  await page.locator(".details h2", { hasText: name }).first().waitFor();
  // "Fit" closes groups that would make the picture too large.
  await page.getByRole("button", { name: "Fit: show all" }).click();
  await page.waitForFunction(() => Number(document.querySelector(".graph").dataset.nodes) < 80);
  assert.ok((await drawn()).letters >= 9);
  await page.getByLabel("Groups").selectOption("file");
  await page.locator(".graph[data-nodes]").waitFor();
  await page.getByLabel("Groups").selectOption("region");
  await drawn(10);
  await page.getByLabel("Groups").selectOption("scope");
  await drawn(24);
  await page.getByLabel("Colours").selectOption("flops");
  await page.locator(".legend", { hasText: "FLOPs" }).waitFor();
  await page.getByLabel("Numbers of nodes").setInputFiles({ name: "latency.csv", mimeType: "text/csv", buffer: Buffer.from("jit(model)/layer_3/attention/dot_general,12.5\njit(model)/layer_4/mlp/dot_general,3\n") });
  await page.locator(".legend", { hasText: "latency.csv" }).waitFor();
  await shot("graph-data");
  // The largest numbers are listed, and each file stays available.
  await page.keyboard.press("Escape");
  await page.getByLabel("Colours").selectOption("flops");
  await page.getByLabel("Colours").selectOption("latency.csv");
  await page.getByLabel("Numbers of nodes").setInputFiles({ name: "more.json", mimeType: "application/json", buffer: Buffer.from('{"layer_1": "#d04020", "edges": [["layer_1", "layer_5"]]}') });
  await page.locator(".legend", { hasText: "more.json: 1 colours, 1 lines" }).waitFor();
  await page.getByLabel("Colours").selectOption("equal");
  await page.locator(".legend", { hasText: /24 × (layer_0|attention)/ }).waitFor();
  await shot("graph-equal");
  await page.getByText("More", { exact: true }).click();
  const picture = await own.saved(() => page.getByRole("button", { name: "Save as SVG" }).click());
  assert.match(picture.toString(), /^<svg [^]*layer_23[^]*<\/svg>\n$/);
  await page.getByLabel("Colours").selectOption("kind");
  quiet();
});

test("all that leads to a node, colours for what is found, attributes in boxes", { skip }, async () => {
  const { page } = own;
  await opened("kernel.mlir", "&op=@dot&view=graph");
  await drawn(5);
  const find = page.getByLabel("Find in graph");
  await find.fill("/mulf|addf/");
  await page.locator(".tools .found", { hasText: "2 found" }).waitFor();
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: "Keep a colour for what is found" }).click();
  await page.locator(".legend", { hasText: "/mulf|addf/" }).waitFor();
  await shot("graph-rule");
  await page.getByRole("button", { name: "Remove the colour of /mulf|addf/" }).click();
  assert.ok(!(await page.locator(".legend").innerText()).includes("mulf"));
  await page.getByLabel("attributes in the boxes").check();
  await page.locator(".graph[data-ready]").waitFor();
  await find.fill("arith.mulf");
  await find.press("Enter");
  await page.locator(".details h2", { hasText: "arith.mulf" }).waitFor();
  assert.equal(await page.locator(".details a", { hasText: "What arith.mulf does" }).getAttribute("href"), "https://mlir.llvm.org/docs/Dialects/ArithOps/#:~:text=arith.mulf%20(");
  await page.getByRole("button", { name: "All that lead to it" }).click();
  await page.locator(".tools .found", { hasText: /^\d+ lead to it/ }).waitFor();
  await page.getByRole("button", { name: "All that depend on it" }).click();
  await page.locator(".tools .found", { hasText: /^\d+ depend on it/ }).waitFor();
  await page.getByText("More", { exact: true }).click();
  await page.getByLabel("attributes in the boxes").uncheck();
  await page.locator(".graph[data-ready]").waitFor();
  quiet();
});

test("sizes, tensors, nested modules", { skip }, async () => {
  await opened("kernel.mlirbc", "&view=sizes");
  await own.page.locator(".sizes .cell").first().waitFor();
  await shot("sizes");
  await opened("weights.mlir", "&view=tensors");
  await own.page.locator(".bars rect").first().waitFor();
  await shot("tensors");
  await opened("nested.mlir", "&view=nested");
  await own.page.getByRole("button", { name: "open module 0" }).click();
  await own.page.locator("[role=treeitem]", { hasText: "@clamp" }).waitFor();
  await shot("nested");
  quiet();
});

test("search over the module, by / before anything has focus", { skip }, async () => {
  const { page } = own;
  await opened("transformer.mlir");
  await page.locator(".text .row .c-op").first().waitFor();
  const view = await page.locator("[role=tab][aria-selected=true]").innerText();
  await page.keyboard.press("/");
  // In an input field, shortcut letters are ordinary letters.
  await page.keyboard.type("dot_g");
  assert.equal(await page.locator("#search").inputValue(), "dot_g");
  await page.keyboard.press("Enter");
  await page.locator("section h2", { hasText: "Operations (192)" }).waitFor();
  await page.locator("section h2", { hasText: /^Text/ }).waitFor();
  assert.match(page.url(), /view=search/);
  assert.equal(view, "Text");
  await shot("search");
  // Typing starts a search after a moment, unless something else was selected in the meantime.
  await page.locator("#search").fill("dot_general");
  await page.locator("[data-view=text]").click();
  await page.waitForTimeout(400);
  await page.locator("[data-view=text][aria-selected=true]").waitFor();
  await page.locator("#search").fill("dot_g");
  await page.locator("#search").press("Enter");
  await page.locator("section h2", { hasText: /^Text/ }).waitFor();
  await page.locator(".hits button.small").first().click();
  await page.locator(".details h2", { hasText: "stablehlo.dot_general" }).waitFor();
  await page.goBack();
  await page.locator(".hits .link").first().click();
  await page.locator(".text .row.here", { hasText: "dot_general" }).waitFor();
  // Single-key shortcuts can be disabled; `/` keeps working.
  await page.keyboard.press("?");
  await page.getByLabel("single keys do something").uncheck();
  await page.getByRole("button", { name: "Close" }).click();
  await page.locator(".text").focus();
  await page.keyboard.press("2");
  await page.locator("[data-view=text][aria-selected=true]").waitFor();
  await page.evaluate(() => localStorage.removeItem("letters"));
  quiet();
});

test("locations by file and by name scope", { skip }, async () => {
  await opened("transformer.mlir", "&view=locations");
  await own.page.getByLabel("Filter locations").fill("layer_7");
  await own.page.locator(".places summary", { hasText: "layer_7" }).waitFor();
  await shot("locations");
  await own.page.locator(".places > li .said button", { hasText: "text" }).last().click();
  await own.page.locator("[data-view=text][aria-selected=true]").waitFor();
  quiet();
});

test("sizes by what they belong to, and numbers of a tensor", { skip }, async () => {
  const { page } = own;
  await opened("mlp.vhlo.mlirbc", "&view=sizes&by=operation");
  await page.locator(".sizes .cell", { hasText: "stablehlo.dot_general" }).waitFor();
  await page.getByLabel("What bytes belong to").selectOption("section");
  await page.locator(".sizes .cell", { hasText: "String" }).waitFor();
  await page.getByLabel("What bytes belong to").selectOption("function");
  await opened("weights.mlir", "&view=tensors&tensor=w1");
  await page.locator(".tensor h2", { hasText: "w1 : tensor<4xf32>" }).waitFor();
  await page.locator(".heat").waitFor();
  const saved = await own.saved(() => page.getByRole("button", { name: "Save as .npy" }).click());
  assert.equal(saved.subarray(0, 6).toString("latin1"), "\x93NUMPY");
  await page.locator(".tensor .link", { hasText: "stablehlo.constant" }).click();
  await page.locator("[data-view=text][aria-selected=true]").waitFor();
  quiet();
});

test("packed files, other formats, and text that no dialect here has", { skip }, async () => {
  const { page } = own;
  await opened("kernel.mlir.gz");
  await page.locator("[role=treeitem]", { hasText: "@dot" }).waitFor();
  await opened("kernel.mlir.zst");
  await page.locator("[role=treeitem]", { hasText: "@dot" }).waitFor();
  const broken = async (name) => {
    await page.goto("about:blank");
    await page.goto(at(`#url=${encodeURIComponent(at(`files/${name}`))}`));
    await page.locator(".error").waitFor();
    return page.locator(".error").innerText();
  };
  assert.match(await broken("module.bc"), /not MLIR but LLVM bitcode: `mlir-translate --import-llvm`/);
  assert.match(await broken("net.hlo"), /not MLIR but HLO text/);
  assert.match(await broken("foreign.mlir"), /Dialect `nowhere' not found/);
  await page.locator(".raw-outline button", { hasText: "@adder" }).waitFor();
  await page.locator(".raw-text .row.wrong", { hasText: "nowhere.module" }).waitFor();
  await page.locator(".raw-text input").fill("comb");
  await page.locator(".raw-text input").press("Enter");
  await page.locator(".raw-text .tools", { hasText: "line 2: 1 of 1" }).waitFor();
  await page.getByLabel("graph of the").check();
  await page.waitForFunction(() => Number(document.querySelector(".graph")?.dataset.nodes) >= 3);
  await shot("foreign-graph");
  await page.getByLabel("graph of the").uncheck();
  await page.getByLabel("Read as which release").selectOption("19");
  await page.waitForURL(/release=19/);
  await shot("foreign");
  quiet();
});

test("a file of this machine is kept for a reload if the user wants that", { skip }, async () => {
  const { page } = own;
  await page.goto("about:blank");
  await page.goto(at());
  await page.locator("#picker").setInputFiles(path.join(examples, "kernel.mlir"));
  await page.getByRole("button", { name: "Keep it in this browser" }).click();
  await page.waitForURL(/file=/);
  await page.reload();
  await page.locator("[role=treeitem]", { hasText: "@dot" }).waitFor();
  await page.goto("about:blank");
  await page.goto(at());
  await page.locator(".welcome", { hasText: "Opened before" }).waitFor();
  await page.getByRole("button", { name: "Forget kernel.mlir" }).first().click();
  await page.getByRole("button", { name: "mlp.vhlo.mlirbc" }).first().click();
  await page.locator("[role=treeitem]", { hasText: "@main" }).waitFor();
  quiet();
});

test("who reads an artifact, and the view at another version", { skip }, async () => {
  await opened("mlp.vhlo.mlirbc", "&view=stablehlo");
  await own.page.locator("td", { hasText: "dot_general" }).first().waitFor();
  await shot("stablehlo");
  await own.page.getByLabel("Version of StableHLO").selectOption("1.0.0");
  await own.page.getByRole("button", { name: "View at this version" }).click();
  await own.page.locator(".note", { hasText: "Shown as StableHLO 1.0.0" }).waitFor();
  await view("text");
  await own.page.locator(".text .row", { hasText: "vhlo." }).first().waitFor();
  await shot("stablehlo-version");
  quiet();
});

test("violations in place and in a list, errors with their lines", { skip }, async () => {
  await opened("wrong.mlir");
  await own.page.locator(".text .row.wrong", { hasText: "function result type" }).waitFor();
  await shot("problems-in-place");
  await view("problems");
  await own.page.locator("td", { hasText: "function result type" }).waitFor();
  await shot("problems");
  quiet();
  await own.page.goto("about:blank");
  await own.page.goto(at(`#url=${encodeURIComponent(at("files/broken.mlir"))}`));
  await own.page.locator(".error", { hasText: "use of undeclared SSA value name" }).waitFor();
  await own.page.locator(".raw-text .row.wrong", { hasText: "arith.addi" }).waitFor();
  await shot("broken");
  quiet();
});

test("differences and queries", { skip }, async () => {
  await opened("kernel.mlir", "&view=diff");
  await own.page.getByLabel("The other file").setInputFiles(path.join(files, "kernel2.mlir"));
  await own.page.locator("td .added", { hasText: "2 : index" }).first().waitFor();
  await own.page.locator(".two tr.changed", { hasText: "arith.constant 2 : index" }).waitFor();
  await own.page.locator(".two tr.fold button").last().click();
  await shot("diff");
  await own.page.getByRole("button", { name: "Graphs side by side" }).click();
  await own.page.locator(".beside .graph[data-ready]").nth(1).waitFor();
  await own.page.locator(".beside .legend", { hasText: "only there" }).waitFor();
  const find = own.page.getByLabel("Find in graph").first();
  await find.fill("arith.mulf");
  await find.press("Enter");
  await own.page.locator(".beside .details h2", { hasText: "arith.mulf" }).nth(1).waitFor();
  await shot("diff-graphs");
  await view("query");
  await own.page.locator("td", { hasText: "arith.mulf" }).waitFor();
  await shot("query");
  quiet();
});

test("drop and picker, dark and light, what assistive tools see", { skip }, async () => {
  await own.page.goto("about:blank");
  await own.page.goto(at());
  await own.page.getByText("Drop an MLIR file here").waitFor();
  await shot("welcome");
  await own.page.locator("#picker").setInputFiles(path.join(examples, "kernel.mlir"));
  await own.page.locator("[role=treeitem]", { hasText: "@dot" }).waitFor();
  const bytes = [...readFileSync(path.join(examples, "weights.mlir"))];
  await own.page.evaluate((bytes) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(bytes)], "weights.mlir"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, bytes);
  await own.page.locator("[role=treeitem]", { hasText: "@main" }).waitFor();
  await own.page.keyboard.press("Escape");
  await own.page.locator(".text").focus();
  await own.page.keyboard.press("d");
  const dark = await own.page.evaluate(() => document.documentElement.dataset.theme);
  await shot("other-theme");
  await own.page.keyboard.press("d");
  assert.notEqual(await own.page.evaluate(() => document.documentElement.dataset.theme), dark);
  await own.page.getByRole("tab", { name: "Query" }).waitFor();
  await own.page.getByRole("tree", { name: "Outline" }).waitFor();
  await own.page.locator("[role=treeitem][tabindex='0']").focus();
  await own.page.keyboard.press("ArrowDown");
  await own.page.keyboard.press("Enter");
  await own.page.locator("[role=treeitem][aria-selected=true]", { hasText: "@main" }).waitFor();
  quiet();
});
