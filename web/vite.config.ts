import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.BESACE_URL ?? "http://127.0.0.1:8000";

// The texts are Python's: the Fluent files of the package are part of this build.
export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", outDir: "dist", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true, changeOrigin: false } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
