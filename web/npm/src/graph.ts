import type { GraphData } from "./types.js";

/** Decodes the columns of a graph, as the WebAssembly module encodes them. */
export function decode(bytes: Uint8Array): GraphData {
  const buffer = bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : bytes.slice().buffer;
  const length = new DataView(buffer).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length))) as { rows: number; edges: number; columns: string[]; strings: string[] };
  let at = 4 + length;
  const words = (count: number) => {
    const column = new Uint32Array(buffer, at, count);
    at += 4 * count;
    return column;
  };
  const data: Record<string, unknown> = { strings: header.strings };
  for (const name of header.columns) data[name] = words(header.rows);
  const edges: Record<string, Uint32Array> = {};
  for (const name of ["from", "to", "result", "operand", "type"]) edges[name] = words(header.edges);
  at = Math.ceil(at / 8) * 8;
  for (const name of ["bytes", "flops"]) {
    data[name] = new Float64Array(buffer, at, header.rows);
    at += 8 * header.rows;
  }
  return { ...data, edges } as unknown as GraphData;
}
