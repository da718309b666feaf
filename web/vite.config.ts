import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { moduleKey, offline } from "./offline";
import { rooms } from "./rooms";
import { wordsOf } from "./words";

const server = process.env.BESACE_URL ?? "http://127.0.0.1:8000";

/** The one version of everything, see src/besace/version.py. */
const version = /^VERSION = "(.+)"$/m.exec(readFileSync(new URL("../src/besace/version.py", import.meta.url), "utf8"))?.[1];
if (version === undefined) throw new Error("src/besace/version.py does not say which version this is.");
const module = moduleKey(version);

// The mode "site" builds the client for static hosts: no server answers, and it may lie in any folder.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), wordsOf(), offline(mode === "site", module)],
  base: mode === "site" ? "./" : "/",
  define: { BESACE_VERSION: JSON.stringify(version), BESACE_SITE: JSON.stringify(mode === "site"), BESACE_MODULE: JSON.stringify(module) },
  worker: { format: "es" },
  build: { target: "es2022", outDir: "dist", assetsInlineLimit: 0, modulePreload: { polyfill: false }, rollupOptions: { output: { manualChunks: rooms() } } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true, changeOrigin: false } } },
}));
