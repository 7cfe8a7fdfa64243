// Copies the page into the extension, if `node build.mjs` in the folder `web` has built it.
import { cpSync, existsSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const built = fileURLToPath(new URL("../../web/npm/dist/widget/", import.meta.url));
const folder = fileURLToPath(new URL("viewer/", import.meta.url));
rmSync(folder, { recursive: true, force: true });
if (existsSync(built)) cpSync(built, folder, { recursive: true });
else console.warn("the extension will not contain the page: `node build.mjs` in `web` builds it");
