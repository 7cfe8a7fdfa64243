// Builds the library as wasm, the npm package and the page. `node build.mjs wasm` stops after the wasm; MLIRKIT_WASM names a
// module that is built already, and `--dev` builds one quickly, which is large and slow. WASM_OPT names a
// `wasm-opt` that is faster than the one of npm.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { fileURLToPath } from "node:url";
import path from "node:path";

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.dirname(here);
const run = (program, args, options = {}) => {
  const { status, error } = spawnSync(program, args, { stdio: "inherit", cwd: here, ...options });
  if (status !== 0) {
    console.error(`${program} ${args.join(" ")}: ${error?.message ?? `status ${status}`}`);
    process.exit(1);
  }
};
const bin = (name) => path.join(here, "node_modules/.bin", name);

function wasm() {
  const out = path.join(here, "npm/dist/mlirkit.wasm");
  mkdirSync(path.dirname(out), { recursive: true });
  const dev = process.argv.includes("--dev");
  let built = process.env.MLIRKIT_WASM;
  if (!built) {
    const profile = dev ? "dev" : "wasm";
    const flags = "-C link-arg=-zstack-size=4194304";
    run("cargo", ["build", "-p", "mlirkit-wasm", "--profile", profile, "--target", "wasm32-unknown-unknown"], {
      cwd: root,
      env: { ...process.env, CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS: flags },
    });
    const target = process.env.CARGO_TARGET_DIR ?? path.join(root, "target");
    built = path.join(target, "wasm32-unknown-unknown", dev ? "debug" : "wasm", "mlirkit_wasm.wasm");
  }
  if (dev) cpSync(built, out);
  else run(process.env.WASM_OPT ?? bin("wasm-opt"), ["-Os", "--all-features", "--strip-debug", "--strip-producers", built, "-o", out]);
  const bytes = readFileSync(out);
  const packed = dev ? null : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_LGWIN]: 24 } });
  console.log(`mlirkit.wasm: ${bytes.length} bytes${packed ? `, ${packed.length} with brotli` : ""}`);
}

/** Builds the page in `dist` and, for the npm package, in `npm/dist/page`. The package has the module once, for both. */
async function page() {
  const { build } = await import("esbuild");
  for (const [out, wasm] of [[path.join(here, "dist"), "./mlirkit.wasm"], [path.join(here, "npm/dist/page"), "../mlirkit.wasm"]]) {
    rmSync(out, { recursive: true, force: true });
    mkdirSync(path.join(out, "examples"), { recursive: true });
    await build({
      entryPoints: { page: path.join(here, "page/page.ts"), worker: path.join(here, "page/worker.ts"), layout: path.join(here, "page/graph/layout_worker.ts") },
      bundle: true, format: "esm", target: "es2022", minify: true, splitting: true, outdir: out, logLevel: "warning",
      external: ["node:fs/promises"], define: { WASM: JSON.stringify(wasm) },
    });
    for (const name of ["index.html", "page.css"]) cpSync(path.join(here, "page", name), path.join(out, name));
    for (const name of ["kernel.mlir", "mlp.vhlo.mlirbc", "weights.mlir"]) cpSync(path.join(root, "examples", name), path.join(out, "examples", name));
  }
  const out = path.join(here, "dist");
  cpSync(path.join(here, "npm/dist/mlirkit.wasm"), path.join(out, "mlirkit.wasm"));
  const first = ["index.html", "page.css", "page.js", "worker.js", ...readdirSync(out).filter((name) => name.startsWith("chunk-"))];
  const packed = first.reduce((sum, name) => sum + brotliCompressSync(readFileSync(path.join(out, name))).length, 0);
  console.log(`page: ${packed} bytes with brotli, without the module and the graph`);
}

const only = process.argv.slice(2).find((word) => !word.startsWith("--"));
if (only !== "page") wasm();
if (only !== "wasm" && only !== "page") run(bin("tsc"), ["-p", "npm"]);
if (only === "npm" || only === "wasm") process.exit(0);
if (existsSync(path.join(here, "page/page.ts"))) await page();
