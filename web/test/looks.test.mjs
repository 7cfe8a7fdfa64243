// Compares screenshots of views of ten models with reviewed ones, in dark and light mode and in wide and narrow
// windows. Text and graph are tested in all four looks for each model, every other view in one of them.
//
// `looks.json` stores each screenshot as a grid of numbers, which is small and tolerates shifts of letters by a few
// pixels. `BLESS=1` rewrites the grids. Before that, review the screenshots in the folder named by `SHOTS`. The test
// only runs in Chromium.
import assert from "node:assert/strict";
import { copyFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { examples, onPage, skip, which } from "./browser.mjs";
import { transformer } from "./transformer.mjs";

const models = fileURLToPath(new URL("models/", import.meta.url));
const place = fileURLToPath(new URL("looks.json", import.meta.url));
const known = existsSync(place) ? JSON.parse(readFileSync(place, "utf8")) : {};
const bless = Boolean(process.env.BLESS);

/** The number of columns and rows of a grid. */
const [ACROSS, DOWN] = [32, 20];
/** The tolerated average difference between cells, which font smoothing causes. Different views of a model differ by more. */
const MOST = 0.2;

const own = onPage((files) => {
  for (const name of readdirSync(models)) copyFileSync(path.join(models, name), path.join(files, name));
  writeFileSync(path.join(files, "transformer.mlir"), transformer(4));
  const kernel = readFileSync(path.join(examples, "kernel.mlirbc"));
  writeFileSync(path.join(files, "damaged.mlirbc"), kernel.subarray(0, Math.floor(kernel.length * 0.8)));
});
const off = skip || (which !== "chromium" && "only Chromium's pictures are known");

const MODELS = ["transformer.mlir", "unet.mlir", "rnn.mlir", "pallas.mlir", "linalg.mlir", "llvm.mlir", "spirv.mlir", "triton.mlir", "mlp.vhlo.mlirbc", "damaged.mlirbc"];
/** Every `EVERY`-th model is tested. The default is all models; larger values save time. */
const EVERY = Number(process.env.EVERY ?? 1);
const LOOKS = [["light", 1600, 900], ["dark", 1600, 900], ["light", 390, 844], ["dark", 390, 844]];

/**
 * Returns a string that identifies how letters are drawn: the browser's version, and the widths of a text in its fonts.
 * Screenshots are compared only if it equals the string stored with the grids.
 */
async function environment(page) {
  const widths = await page.evaluate(() => {
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    return ["sans-serif", "monospace", "system-ui"].map((font) => {
      pen.font = `20px ${font}`;
      return pen.measureText("%result = stablehlo.add").width.toFixed(1);
    });
  });
  return [page.context().browser().version(), ...widths].join(" ");
}

/**
 * Converts a screenshot to a grid. Each cell has two digits from 0 to 15: its brightness, and the share of pixels that
 * differ from their neighbour. The browser computes the grid, because it can decode images.
 */
async function grid(picture) {
  return own.reader.evaluate(async ({ data, across, down }) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const { data: pixels } = pen.getImageData(0, 0, image.width, image.height);
    const [sums, edges, counts] = [0, 1, 2].map(() => new Float64Array(across * down));
    for (let y = 0; y < image.height; y++) {
      let before = -1;
      for (let x = 0; x < image.width; x++) {
        const cell = Math.floor((y * down) / image.height) * across + Math.floor((x * across) / image.width);
        const at = 4 * (y * image.width + x);
        const bright = 0.3 * pixels[at] + 0.59 * pixels[at + 1] + 0.11 * pixels[at + 2];
        sums[cell] += bright;
        if (before >= 0 && Math.abs(bright - before) > 24) edges[cell]++;
        before = bright;
        counts[cell]++;
      }
    }
    const digit = (value) => Math.max(0, Math.min(15, Math.round(value))).toString(16);
    // The square root emphasises small shares, because a few lines are as visible as many.
    return [...sums].map((sum, cell) => digit(sum / counts[cell] / 17) + digit(30 * Math.sqrt(edges[cell] / counts[cell]))).join("");
  }, { data: picture.toString("base64"), across: ACROSS, down: DOWN });
}

/** Returns the average difference between the cells of two grids. */
function difference(one, other) {
  const digits = (text) => [...text].map((digit) => parseInt(digit, 16));
  const [a, b] = [digits(one), digits(other)];
  return a.length === b.length ? a.reduce((sum, digit, at) => sum + Math.abs(digit - b[at]), 0) / (a.length / 2) : Infinity;
}

for (const name of MODELS.filter((_, at) => at % EVERY === 0)) {
  test(`views look as they did: ${name}`, { skip: off }, async (context) => {
    const { page } = own;
    const now = await environment(page);
    if (bless) known.environment = now;
    else if (known.environment !== now) return context.skip(`the pictures are of ${known.environment}, this is ${now}`);
    own.reader ??= await page.context().browser().newPage();
    await page.goto("about:blank");
    await page.goto(own.at(`#url=${encodeURIComponent(own.at(`files/${name}`))}`));
    await page.locator("[role=tab][aria-selected=true], .error").first().waitFor();
    const tabs = await page.locator("[role=tab]").evaluateAll((all) => all.map((tab) => tab.dataset.view));
    const wrong = [];
    for (const [at, [theme, width, height]] of LOOKS.entries()) {
      await page.setViewportSize({ width, height });
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
      // Test text and graph in each look, and every other view in one look, which changes from model to model.
      const here = tabs.filter((tab, number) => ["text", "graph"].includes(tab) || (number + MODELS.indexOf(name)) % LOOKS.length === at);
      for (const one of tabs.length > 0 ? here : ["error"]) {
        if (one !== "error") await own.view(one);
        await own.still();
        const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
        const key = `${name} ${one} ${theme} ${width}`;
        const now = await grid(picture);
        if (process.env.SHOTS) writeFileSync(path.join(process.env.SHOTS, `${key.replaceAll(/[ .]/g, "-")}.png`), picture);
        if (bless) known[key] = now;
        else {
          const much = difference(known[key] ?? "", now);
          if (much > MOST) wrong.push(`${key}: ${much.toFixed(2)}`);
        }
      }
    }
    assert.deepEqual(wrong, []);
  });
}

after(() => {
  if (bless && !off) writeFileSync(place, `${JSON.stringify(known, null, 0).replaceAll('","', '",\n"')}\n`);
});
