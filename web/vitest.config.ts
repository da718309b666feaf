import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config";

// Apart from the build's, so that building needs nothing that only tests need.
export default defineConfig((env) => mergeConfig(build(env), { test: { include: ["src/**/*.test.ts"], environment: "node", isolate: false, setupFiles: ["src/lib/languages.setup.ts"] } }));
