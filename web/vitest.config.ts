import { defineConfig, mergeConfig } from "vitest/config";
import build from "./vite.config";

// Apart from the build's, so that building needs nothing that only tests need. The machine may be busy: tests have time.
export default defineConfig((env) => mergeConfig(build(env), { test: { include: ["src/**/*.test.ts"], environment: "node", isolate: false, testTimeout: 120_000, setupFiles: ["src/lib/languages.setup.ts"] } }));
