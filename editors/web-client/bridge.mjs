// Serves the built page, and connects each web socket to a language server of its own.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { WebSocketServer } from "ws";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".json": "application/json" };

/** Connects a web socket, which carries one message per frame, to a server that uses standard input and output. */
function connect(socket, tool) {
  const server = spawn(tool, ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
  socket.on("message", (data) => {
    server.stdin.write(`Content-Length: ${data.length}\r\n\r\n`);
    server.stdin.write(data);
  });
  socket.on("close", () => server.kill());
  let rest = Buffer.alloc(0);
  server.stdout.on("data", (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const head = rest.indexOf("\r\n\r\n");
      if (head < 0) return;
      const length = Number(rest.subarray(0, head).toString().match(/content-length: *(\d+)/i)[1]);
      if (rest.length < head + 4 + length) return;
      socket.send(rest.subarray(head + 4, head + 4 + length).toString());
      rest = rest.subarray(head + 4 + length);
    }
  });
}

/** Starts the page at a port; 0 chooses a free one. Returns the HTTP server. */
export async function start(tool, port = 0) {
  const dist = fileURLToPath(new URL("dist", import.meta.url));
  const server = createServer((request, response) => {
    const name = new URL(request.url, "http://localhost").pathname;
    try {
      const file = path.join(dist, name === "/" ? "index.html" : path.normalize(name));
      const content = readFileSync(file);
      response.writeHead(200, { "content-type": TYPES[path.extname(file)] ?? "application/octet-stream" }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  new WebSocketServer({ server, path: "/lsp" }).on("connection", (socket) => connect(socket, tool));
  await new Promise((done) => server.listen(port, "127.0.0.1", done));
  return server;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = await start(process.env.MLIRKIT ?? "mlirkit", 8080);
  console.log(`http://127.0.0.1:${server.address().port}/`);
}
