// Opens the page in Chromium. The editor must show what the server answers: diagnostics, semantic tokens, inlay hints, hovers and
// completion. MLIRKIT names the tool, CHROMIUM the browser, and SCREENSHOT a file for a picture of the page.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import puppeteer from "puppeteer-core";
import { start } from "../bridge.mjs";

const { MLIRKIT = "mlirkit", CHROMIUM = "/usr/bin/chromium", SCREENSHOT } = process.env;
const isBuilt = existsSync(fileURLToPath(new URL("../dist/index.html", import.meta.url)));
const skip = !(isBuilt && existsSync(CHROMIUM)) && "needs Chromium and the built page (`npm run build`)";

test("a web client shows what the server answers", { skip }, async () => {
  const server = await start(MLIRKIT);
  const chromium = await puppeteer.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu"], protocolTimeout: 600_000 });
  after(async () => {
    await chromium.close();
    server.closeAllConnections();
    server.close();
  });
  const page = await chromium.newPage();
  await page.setViewport({ width: 1100, height: 520 });
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(`http://127.0.0.1:${server.address().port}/`, { waitUntil: "domcontentloaded", timeout: 300_000 });
  const wait = (condition, ...given) => page.waitForFunction(condition, { timeout: 300_000 }, ...given);
  await page.waitForSelector("body[data-ready]", { timeout: 300_000 }).catch((error) => assert.fail(`${error}: ${errors}`));

  // Diagnostics: `%b` is not defined.
  await wait(() => document.querySelector(".squiggly-error"));

  // Semantic tokens: only they have the colour that the settings give to parameters.
  const spans = (word) => [...document.querySelectorAll(".view-line span")].filter((span) => span.children.length === 0 && span.textContent === word);
  await page.evaluate(`window.spans = ${spans}`);
  await wait(() => spans("%x").some((span) => getComputedStyle(span).color === "rgb(176, 0, 1)"));

  // The extension's grammar gives names of operations another colour than values.
  const colours = await page.evaluate(() => ["arith.addf", "%c"].map((word) => getComputedStyle(spans(word)[0]).color));
  assert.notEqual(colours[0], colours[1]);

  // Inlay hints: the result of a comparison.
  await wait(() => [...document.querySelectorAll(".view-line")].some((line) => line.textContent.replaceAll("\u00a0", " ").includes("%p: i1 =")));

  // Hover: the size of the type.
  const type = await page.evaluateHandle(() => spans("memref")[0]);
  await type.asElement().hover();
  await wait(() => document.querySelector(".monaco-hover:not(.hidden)")?.innerText.includes("6 elements of 4 bytes: 24 bytes"));
  if (SCREENSHOT) {
    await page.screenshot({ path: SCREENSHOT });
  }

  // Completion: values of the type that the operation expects.
  const operand = await page.evaluateHandle(() => spans("%b")[0]);
  await operand.asElement().click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("%z = arith.mulf %");
  await wait(() => [...document.querySelectorAll(".suggest-widget .monaco-list-row")].some((row) => row.innerText.includes("%x")));
  if (SCREENSHOT) {
    await page.screenshot({ path: SCREENSHOT.replace(/\.png$/, "-completion.png") });
  }
});
