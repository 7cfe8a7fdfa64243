// Tests every view on a file of each kind, in dark and light mode: it must show something, log nothing to the console,
// and pass axe's accessibility rules. Also tests files that are so large that functions are loaded lazily.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { onPage, skip } from "./browser.mjs";

const inputs = fileURLToPath(new URL("../../crates/mlirkit/tests/cli/inputs/", import.meta.url));
const axe = fileURLToPath(new URL("../node_modules/axe-core/axe.min.js", import.meta.url));

/** Returns text that is long enough to be parsed lazily, with one invalid function. */
function large() {
  const body = (number) => Array.from({ length: 30 }, (_, line) => `    %${line} = arith.constant ${number + line} : i32\n`).join("");
  const functions = Array.from({ length: 1100 }, (_, number) => `  func.func @f${number}() {\n${body(number)}    return\n  }\n`);
  functions[700] = functions[700].replace(/%7 = arith.constant \d+/, "%7 = arith.addi %nowhere, %0");
  functions[800] = functions[800].replace("return", "return %0 : i32");
  return `module {\n${functions.join("")}}\n`;
}

const dist = fileURLToPath(new URL("../npm/dist/", import.meta.url));
const own = onPage((files) => {
  writeFileSync(path.join(files, "large.mlir"), large());
  writeFileSync(path.join(files, "element.html"), '<!doctype html><link rel="icon" href="data:,"><script type="module" src="viewer.js"></script><mlirkit-viewer src="kernel.mlir" view="graph" theme="dark"></mlirkit-viewer>');
}, [inputs, dist]);
const { opened, view, shot, quiet } = own;

/** Returns the violations of the accessibility rules WCAG 2 A and AA. */
async function barriers() {
  if (!(await own.page.evaluate(() => "axe" in window))) await own.page.addScriptTag({ path: axe });
  const found = await own.page.evaluate(() => window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa"], resultTypes: ["violations"] }));
  return found.violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary.split("\n")[1]}`));
}

const KINDS = [
  ["text", "kernel.mlir", []],
  ["bytecode", "kernel.mlirbc", ["bytes"]],
  ["artifact", "mlp.vhlo.mlirbc", ["bytes", "stablehlo"]],
  ["jax-export", "exported.bin", ["bytes", "stablehlo"]],
  ["old-release", "releases/19.mlirbc", ["bytes"]],
];
const ALWAYS = ["text", "graph", "sizes", "tensors", "nested", "problems", "diff", "query", "locations", "search"];

for (const [kind, name, more] of KINDS) {
  test(`every view on a file of each kind: ${kind}`, { skip }, async () => {
    const { page } = own;
    await opened(name);
    await page.locator(".text .row .c-op").first().waitFor();
    const tabs = await page.locator("[role=tab]").evaluateAll((all) => all.map((tab) => tab.dataset.view));
    assert.deepEqual([...tabs].sort(), [...ALWAYS, ...more].sort());
    for (const one of tabs) {
      await view(one);
      await page.waitForFunction(() => {
        const place = document.getElementById("view");
        return place.querySelector(".text .row, .bytes .row, .graph[data-letters], .sizes .cell, table, p, form") && !/…$/.test(place.textContent.trim());
      });
      assert.equal(await page.locator("#view .error").allInnerTexts().then((all) => all.join()), "", one);
      for (const theme of ["light", "dark"]) {
        await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
        assert.deepEqual(await barriers(), [], `${one}, ${theme}`);
        await shot(`${kind}-${one}-${theme}`);
      }
    }
    quiet();
  });
}

test("functions of a large text are read when they are looked at", { skip }, async () => {
  const { page } = own;
  await opened("large.mlir");
  await page.locator("#name", { hasText: "functions are read when they are looked at" }).waitFor();
  await page.locator(".text .row", { hasText: "func.func @f0()" }).first().waitFor();
  await opened("large.mlir", "&op=@f899");
  await page.locator(".text .row", { hasText: "func.func @f899()" }).first().waitFor();
  await shot("large");
  await opened("large.mlir", "&op=@f700");
  await page.locator(".error", { hasText: "use of undeclared SSA value name" }).waitFor();
  await page.locator(".raw .bad", { hasText: "%nowhere" }).waitFor();
  await shot("large-wrong");
  await opened("large.mlir", "&op=@f800");
  await page.locator(".text .row.wrong", { hasText: "has 1 operands, but enclosing function" }).waitFor();
  await view("problems");
  await page.locator(".error", { hasText: "use of undeclared SSA value name" }).waitFor();
  assert.deepEqual(await barriers(), []);
  quiet();
});

test("the page as an element of another page", { skip }, async () => {
  const { page } = own;
  await page.goto(own.at("files/element.html"));
  const inside = page.frameLocator("mlirkit-viewer iframe");
  await inside.locator(".graph[data-letters]").waitFor();
  assert.equal(await inside.locator("header").isVisible(), false);
  await page.evaluate(() => {
    const element = document.querySelector("mlirkit-viewer");
    element.setAttribute("view", "text");
  });
  await inside.locator("[data-view=text][aria-selected=true]").waitFor();
  await page.evaluate(() => document.querySelector("mlirkit-viewer").show("func.func @sent() { return }", "sent.mlir"));
  await inside.locator("[role=treeitem]", { hasText: "@sent" }).waitFor();
  await shot("element");
  quiet();
});

test("a narrow window", { skip }, async () => {
  const { page } = own;
  await page.setViewportSize({ width: 420, height: 760 });
  await opened("kernel.mlirbc", "&op=@dot");
  await page.locator(".text .row .c-op").first().waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 420, `the page is ${wide} pixels wide`);
  const text = await page.locator(".text").boundingBox();
  assert.ok(text.width >= 300, `the text is ${text.width} pixels wide`);
  await shot("narrow");
  for (const one of ["graph", "bytes", "sizes", "problems", "query"]) {
    await view(one);
    await page.locator("#view :is(.graph[data-letters], .bytes .row, .cell, table, p:visible:not(:has-text('Working…')))").first().waitFor();
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 420, one);
    await shot(`narrow-${one}`);
  }
  assert.deepEqual(await barriers(), []);
  await page.setViewportSize({ width: 1280, height: 800 });
  quiet();
});
