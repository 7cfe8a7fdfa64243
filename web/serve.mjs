// Serves the built page on this machine: node serve.mjs [PORT] [FOLDER...]. The files in the folders are available
// under /files/.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";

const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };

export function serve(port = 0, folders = []) {
  const dist = fileURLToPath(new URL("./dist/", import.meta.url));
  const server = createServer((request, response) => {
    const wanted = decodeURIComponent(new URL(request.url, "http://page").pathname);
    const place = wanted.startsWith("/files/")
      ? folders.map((folder) => path.join(folder, path.normalize(wanted.slice(7)))).find((file) => existsSync(file) && statSync(file).isFile())
      : path.join(dist, path.normalize(wanted === "/" ? "index.html" : wanted));
    if (!place || !existsSync(place)) return response.writeHead(404).end();
    const { size, mtimeMs } = statSync(place);
    // The browser caches files and the module's machine code, but revalidates them.
    const etag = `"${size}-${mtimeMs}"`;
    if (request.headers["if-none-match"] === etag) return response.writeHead(304, { etag }).end();
    response.writeHead(200, { "content-type": types[path.extname(place)] ?? "application/octet-stream", "content-length": size, "cache-control": "no-cache", etag });
    createReadStream(place).pipe(response);
  });
  return new Promise((done) => server.listen(port, "127.0.0.1", () => done({ server, port: server.address().port })));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { port } = await serve(Number(process.argv[2] ?? 8000), process.argv.slice(3));
  console.log(`the page is on port ${port} of this machine`);
}
