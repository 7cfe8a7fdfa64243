import { defineConfig } from "vite";

export default defineConfig({
  build: { target: "esnext", outDir: "dist", minify: false, modulePreload: false },
  worker: { format: "es" },
});
