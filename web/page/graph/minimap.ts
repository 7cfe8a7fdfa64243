/** Draws the minimap: all boxes of a scene, and a frame around the visible part. */
import type { Palette } from "./colours.ts";
import type { Scene } from "./scene.ts";

/** Draws the minimap, or hides it if the whole scene is visible. */
export function drawMap(map: HTMLCanvasElement, scene: Scene, sight: { left: number; top: number; right: number; bottom: number }, { line, accent, back }: Palette): void {
  const { width, height } = scene;
  const whole = sight.left <= 0 && sight.top <= 0 && sight.right >= width && sight.bottom >= height;
  map.hidden = whole;
  const pen = map.getContext("2d");
  if (whole || !pen) return;
  const scale = Math.min(map.width / width, map.height / height);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.fillStyle = back;
  pen.fillRect(0, 0, map.width, map.height);
  pen.strokeStyle = line;
  pen.fillStyle = line;
  for (const node of scene.nodes) {
    if (node.open) pen.strokeRect(node.x * scale, node.y * scale, node.width * scale, node.height * scale);
    else pen.fillRect(node.x * scale, node.y * scale, Math.max(1, node.width * scale), Math.max(1, node.height * scale));
  }
  pen.strokeStyle = accent;
  pen.lineWidth = 2;
  pen.strokeRect(sight.left * scale, sight.top * scale, (sight.right - sight.left) * scale, (sight.bottom - sight.top) * scale);
}
