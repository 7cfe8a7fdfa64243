// Tests that a late answer never replaces what was chosen later: each test holds back a request, chooses something else, and sends it.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { examples, onPage, skip } from "./browser.mjs";

const own = onPage((files) => {
  writeFileSync(path.join(files, "calls.mlir"), "module {\n  func.func @callee(%a: i32) -> i32 {\n    return %a : i32\n  }\n  func.func @caller(%c: i1, %a: i32) -> i32 {\n    %0 = scf.if %c -> i32 {\n      %1 = func.call @callee(%a) : (i32) -> i32\n      scf.yield %1 : i32\n    } else {\n      scf.yield %a : i32\n    }\n    return %0 : i32\n  }\n  module @inner {\n    func.func @deep() { return }\n  }\n}\n");
  writeFileSync(path.join(files, "kernel2.mlir"), readFileSync(path.join(examples, "kernel.mlir"), "utf8").replace("arith.constant 0 : index", "arith.constant 2 : index"));
});
const { at, files, opened, view, hold, quiet } = own;

/** Chooses the operation in a line of the text. */
async function choose(line, name) {
  await own.page.locator(".text .row", { hasText: line }).locator(".c-op").first().click();
  await own.page.locator(".details h2", { hasText: name }).waitFor();
}

const details = () => own.page.locator(".details").innerText();

test("the place of an operation, after a click", { skip }, async () => {
  const { page } = own;
  await opened("calls.mlir", "&op=@caller&view=graph");
  await page.waitForFunction(() => Number(document.querySelector(".graph")?.dataset.nodes) >= 5);
  await page.getByLabel("Find in graph").fill("func.call");
  await page.getByLabel("Find in graph").press("Enter");
  await page.waitForURL(/node=\d+/);
  const place = await hold("place");
  await page.getByRole("button", { name: "Show in text" }).click();
  await place.caught();
  await choose("scf.yield %1", "scf.yield");
  await place.release();
  assert.match(await page.locator(".text .row.here").innerText(), /scf\.yield %1/);
  assert.match(await details(), /scf\.yield/);
  quiet();
});

test("a view, after another one", { skip }, async () => {
  const { page } = own;
  await opened("calls.mlir", "&op=@caller&view=text");
  await page.locator(".text .row .c-op").first().waitFor();
  for (const name of ["locations", "graph", "sizes", "tensors"]) {
    const late = await hold({ locations: "locations", graph: "graph", sizes: "owners", tensors: "tensors" }[name]);
    await page.locator(`[data-view=${name}]`).click();
    await late.caught();
    await view("text");
    await choose("scf.yield %1", "scf.yield");
    const address = page.url();
    await late.release();
    await page.locator(".text .row .c-op").first().waitFor();
    assert.match(await details(), /scf\.yield/, name);
    assert.equal(page.url(), address, name);
  }
  quiet();
});

test("an operation, after another one", { skip }, async () => {
  const { page } = own;
  await opened("calls.mlir", "&op=@inner");
  const entry = (name) => page.locator("[role=treeitem]", { hasText: name }).click();
  const late = await hold("outline");
  await entry("@caller");
  await late.caught();
  await entry("@callee");
  await page.waitForURL(/op=@callee/);
  await late.release();
  assert.match(page.url(), /op=@callee/);
  assert.match(await page.locator("[role=treeitem][aria-selected=true]").innerText(), /@callee/);
  quiet();
});

test("a symbol of the address, after an operation", { skip }, async () => {
  const { page } = own;
  await opened("calls.mlir", "&op=@caller");
  await page.locator("[role=treeitem]", { hasText: "@callee" }).click();
  await page.waitForURL(/op=@callee/);
  const late = await hold("find");
  await page.goBack();
  await late.caught();
  await page.locator("[role=treeitem]", { hasText: "@inner" }).click();
  await page.waitForURL(/op=@inner/);
  await late.release();
  assert.match(page.url(), /op=@inner/);
  quiet();
});

test("a group of the outline that is opened and closed at once", { skip }, async () => {
  const { page } = own;
  await opened("calls.mlir", "&op=@caller");
  const inner = page.locator("[role=treeitem]", { hasText: "@inner" });
  const deep = page.locator("[role=treeitem]", { hasText: "@deep" });
  const late = await hold("outline");
  await inner.click();
  await late.caught();
  await inner.click();
  await late.release();
  await page.locator("[role=treeitem][aria-expanded=false]", { hasText: "@inner" }).waitFor();
  assert.equal(await deep.count(), 0);
  await inner.click();
  await deep.waitFor();
  assert.equal(await deep.count(), 1);
  quiet();
});

test("a tab that is chosen before the first operation has been found", { skip }, async () => {
  const { page } = own;
  await opened("calls.mlir", "&op=@caller");
  const late = await hold("outline");
  await page.locator("#picker").setInputFiles(path.join(examples, "kernel.mlir"));
  await late.caught();
  await page.locator("[data-view=query]").click();
  await late.release();
  await page.locator("td", { hasText: "arith.mulf" }).waitFor();
  assert.match(page.url(), /view=query/);
  quiet();
});

test("numbers of a tensor, after another one", { skip }, async () => {
  const { page } = own;
  await opened("weights.mlir", "&view=tensors&tensor=w1");
  await page.locator(".tensor .cells td").first().waitFor();
  const names = await page.locator("#view td:first-child .link").allInnerTexts();
  const [one, other] = names.filter((name) => name !== "w1");
  const late = await hold("values");
  await page.locator("#view td .link", { hasText: one }).first().click();
  await late.caught();
  await page.locator("#view td .link", { hasText: other ?? "w1" }).first().click();
  const title = page.locator(".tensor h2", { hasText: other ?? "w1" });
  await title.waitFor();
  await late.release();
  assert.equal(await title.count(), 1);
  quiet();
});

test("sizes by one thing, after another one", { skip }, async () => {
  const { page } = own;
  await opened("weights.mlir", "&view=sizes&by=section");
  await page.locator(".sizes .cell").first().waitFor();
  const late = await hold("owners");
  await page.getByLabel("What bytes belong to").selectOption("function");
  await late.caught();
  await page.getByLabel("What bytes belong to").selectOption("tensor");
  const caption = page.locator("caption", { hasText: "What tensors consists of" });
  await caption.waitFor();
  await late.release();
  assert.equal(await caption.count(), 1);
  await page.getByLabel("What bytes belong to").selectOption("function");
  quiet();
});

test("answers to queries and versions, after other ones", { skip }, async () => {
  const { page } = own;
  await opened("mlp.vhlo.mlirbc", "&view=query");
  await page.locator("td", { hasText: "stablehlo" }).first().waitFor();
  let late = await hold("query");
  await page.getByRole("textbox", { name: "Query" }).fill("count by name");
  await page.getByRole("button", { name: "Ask" }).click();
  await late.caught();
  await page.getByRole("textbox", { name: "Query" }).fill('op("func.func") | count');
  await page.getByRole("button", { name: "Ask" }).click();
  await page.locator(".answer").waitFor();
  await late.release();
  assert.equal(await page.locator(".answer").count(), 1);
  await view("stablehlo");
  const version = page.getByLabel("Version of StableHLO");
  await version.waitFor();
  late = await hold("stablehlo");
  await version.selectOption("1.0.0");
  await late.caught();
  await version.selectOption("1.9.0");
  await page.locator("#view", { hasText: "StableHLO 1.9.0 " }).waitFor();
  await late.release();
  assert.equal(await version.inputValue(), "1.9.0");
  quiet();
});

test("a difference, after another one", { skip }, async () => {
  const { page } = own;
  await opened("kernel.mlir", "&view=diff");
  const late = await hold("diff");
  await page.getByLabel("The other file").setInputFiles(path.join(files, "kernel2.mlir"));
  await late.caught();
  await page.getByLabel("The other file").setInputFiles(path.join(examples, "kernel.mlir"));
  await page.locator("#view", { hasText: "is the same module" }).waitFor();
  await late.release();
  await page.locator("#view", { hasText: "is the same module" }).waitFor();
  assert.equal(await page.locator("td .added").count(), 0);
  quiet();
});

test("another release, after the file as it is", { skip }, async () => {
  const { page } = own;
  await opened("kernel.mlir", "&op=@dot&view=text");
  const release = page.getByLabel("As which release");
  const late = await hold("derive");
  await release.selectOption("llvm 19");
  await late.caught();
  // The file that is shown answers meanwhile.
  await choose("arith.mulf", "arith.mulf");
  await release.selectOption("llvm 20");
  await page.locator(".note", { hasText: "Shown as LLVM 20" }).waitFor();
  await late.release();
  await page.locator(".note", { hasText: "Shown as LLVM 20" }).waitFor();
  await choose("arith.mulf", "arith.mulf");
  await page.getByRole("button", { name: "As it is" }).click();
  await page.waitForFunction(() => !document.querySelector(".note"));
  await choose("arith.mulf", "arith.mulf");
  quiet();
});

test("a node that is looked for, after a choice in the graph", { skip }, async () => {
  const { page } = own;
  await opened("calls.mlir", "&op=@caller&view=graph");
  await page.waitForFunction(() => document.querySelector(".graph")?.dataset.ready && document.querySelector(".graph").dataset.nodes);
  const nodes = () => page.locator(".graph").evaluate((graph) => Number(graph.dataset.nodes));
  const before = await nodes();
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: "Close all groups" }).click();
  await page.waitForFunction((before) => Number(document.querySelector(".graph").dataset.nodes) < before, before);
  const closed = await nodes();
  await page.getByText("More", { exact: true }).click();
  const late = await hold("layout");
  await page.getByLabel("Find in graph").fill("scf.yield");
  await page.getByLabel("Find in graph").press("Enter");
  await late.caught();
  await page.getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  const title = await page.locator(".details h2").first().innerText();
  assert.doesNotMatch(title, /yield/);
  await late.release();
  await page.waitForFunction((before) => Number(document.querySelector(".graph").dataset.nodes) > before, closed);
  assert.equal(await page.locator(".details h2").first().innerText(), title);
  quiet();
});

test("a file that arrives after another one", { skip }, async () => {
  const { page } = own;
  let send;
  await page.route("**/files/calls.mlir", async (route) => {
    await new Promise((done) => (send = done));
    await route.continue();
  });
  await page.goto("about:blank");
  await page.goto(at(`#url=${encodeURIComponent(at("files/calls.mlir"))}`));
  while (!send) await page.waitForTimeout(20);
  await page.locator("#picker").setInputFiles(path.join(examples, "kernel.mlir"));
  await page.locator("[role=treeitem]", { hasText: "@dot" }).waitFor();
  const arrived = page.waitForResponse(/calls\.mlir/);
  send();
  await (await arrived).finished();
  await page.waitForTimeout(300);
  assert.match(await page.locator("#name").innerText(), /kernel\.mlir/);
  await page.locator("[role=treeitem]", { hasText: "@dot" }).waitFor();
  await page.unroute("**/files/calls.mlir");
  quiet();
});
