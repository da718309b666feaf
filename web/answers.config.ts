/** What tests and benchmarks ask of the rules in a browser (src/local/answers.ts), as one script that leaves `local` behind. */
import { defineConfig } from "vite";

export default defineConfig({
  publicDir: false,
  logLevel: "error",
  build: { target: "es2022", minify: false, lib: { entry: "src/local/answers.ts", name: "local", formats: ["iife"], fileName: () => "answers.js" } },
});
