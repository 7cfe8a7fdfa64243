/** Saves the picture of a graph as a file. */
import { type Look, type Pen, SvgPen, draw } from "./canvas.ts";
import { palette } from "./colours.ts";
import type { Scene } from "./scene.ts";
import { download } from "../dom.ts";

/** Maximum width and height in pixels that browsers accept. */
const LARGEST = 12_000;

export function svgOf(scene: Scene, look: Look): string {
  const pen = new SvgPen();
  const [width, height] = [Math.ceil(scene.width + 20), Math.ceil(scene.height + 40)];
  draw(pen as Pen, scene, look, { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9, scale: 1 });
  const back = `<rect x="-10" y="-20" width="${width}" height="${height}" fill="${palette().back}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -20 ${width} ${height}" width="${width}" height="${height}" font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, monospace">${back}${pen.parts.join("\n")}</svg>\n`;
}

export function save(scene: Scene, look: Look, name: string): void {
  download(new Blob([svgOf(scene, look)], { type: "image/svg+xml" }), name);
}

export async function savePicture(scene: Scene, look: Look, name: string): Promise<void> {
  const scale = Math.min(2, LARGEST / (scene.width + 20), LARGEST / (scene.height + 40));
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil((scene.width + 20) * scale);
  canvas.height = Math.ceil((scene.height + 40) * scale);
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.fillStyle = palette().back;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.setTransform(scale, 0, 0, scale, 10 * scale, 20 * scale);
  draw(pen as unknown as Pen, scene, look, { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9, scale: 1 });
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (blob) download(blob, name);
}
