import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fileOf } from "./files";
import { indices } from "./indices";

const SERVER = process.env["LUXOR_SERVER"] ?? "http://127.0.0.1:8642";

export default defineConfig({
  plugins: [svelte(), indices()],
  base: "./", // the server says in <base> below which path the page lies
  build: {
    outDir: "../src/luxor/server/web/client",
    emptyOutDir: true,
    target: "es2022",
    minify: "terser", // slower than esbuild's, and a twentieth less for everybody to load
    terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } },
    assetsInlineLimit: 0, // a strict content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rollupOptions: { output: { manualChunks: fileOf } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node", setupFiles: ["tests/setup.ts"] },
});
