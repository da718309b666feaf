/**
 * A service worker for the built client: it keeps every file of one build, but of the languages only those that are spoken, so that the
 * pages open without a network from the second visit on.
 * What networks have learnt (200 kB a game) is kept once a bot has asked for it, or a page has had nothing else to do.
 * A new build waits until the last page of the old one is closed, so that it never interrupts a game.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { languageOf } from "./words";

const ROOT = new URL(".", import.meta.url);
const FILE = "besace.wasm";

/** Which module of the rules belongs to this build (before there is one, that of its version): part of its address, so that no page
 * is ever given another build's. */
export function moduleKey(version: string): string {
  const module = new URL(`../build/${FILE}`, ROOT);
  return existsSync(module) ? createHash("sha256").update(readFileSync(module)).digest("hex").slice(0, 16) : version;
}

const GAMES = new URL("../src/besace/games/", ROOT);
const LEARNT = "extras/net.weights";

/** What the networks of the games have learnt: the addresses of their files, each with the hash of its weights as the file tells it. */
function weights(): string[] {
  const games = readdirSync(GAMES).filter((game) => existsSync(new URL(`${game}/${LEARNT}`, GAMES)));
  return games.map((game) => {
    const file = readFileSync(new URL(`${game}/${LEARNT}`, GAMES));
    const { sha256 } = JSON.parse(file.subarray(0, file.indexOf("\n")).toString()) as { sha256: string };
    return `${game}.weights?${sha256.slice(0, 16)}`;
  });
}

const MANIFEST = "manifest.webmanifest";
const SHOWN = /\.(?:jpg|png)$/; // what shops and home screens show, and no page

/** What devices are told about the application; a site writes its pages behind a #. */
function manifestOf(site: boolean): string {
  const told = JSON.parse(readFileSync(new URL("manifest.json", ROOT), "utf8")) as { shortcuts: { url: string }[] };
  for (const shortcut of told.shortcuts) shortcut.url = site ? `./#/${shortcut.url}` : `./${shortcut.url}`;
  return JSON.stringify(told);
}

/** What a server says in a header, as far as a page can say it of itself. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

export function offline(site: boolean, module: string): Plugin {
  return {
    name: "besace-offline",
    apply: "build",
    transformIndexHtml() {
      const guard = { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" as const };
      const manifest = { tag: "link", attrs: { rel: "manifest", href: `${site ? "./" : "/"}${MANIFEST}` }, injectTo: "head" as const };
      return site ? [guard, { tag: "meta", attrs: { name: "referrer", content: "no-referrer" }, injectTo: "head-prepend" as const }, manifest] : [manifest];
    },
    generateBundle(_, bundle) {
      const manifest = manifestOf(site);
      this.emitFile({ type: "asset", fileName: MANIFEST, source: manifest });
      const files = readdirSync(new URL("public", ROOT)).filter((name) => !SHOWN.test(name));
      const built = Object.keys(bundle).filter((name) => name !== "index.html" && name !== MANIFEST && !name.endsWith(".map"));
      const spoken: Record<string, string[]> = {};
      for (const [name, { type, ...part }] of Object.entries(bundle)) {
        const language = type === "chunk" && "facadeModuleId" in part ? languageOf(part.facadeModuleId) : undefined;
        if (language !== undefined) (spoken[language] ??= []).push(name);
      }
      const words = Object.values(spoken).flat();
      const digest = createHash("sha256").update(manifest);
      for (const name of [...built].sort()) digest.update(name);
      for (const name of [...files].sort()) digest.update(readFileSync(new URL(`public/${name}`, ROOT)));
      digest.update(module);
      const names = ["./", MANIFEST, ...built.filter((name) => !words.includes(name)), ...files];
      const known = { VERSION: digest.digest("hex").slice(0, 16), NAMES: names, WORDS: spoken, MODULE: `${FILE}?${module}`, WEIGHTS: weights() };
      const head = Object.entries(known).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`).join("");
      this.emitFile({ type: "asset", fileName: "sw.js", source: head + readFileSync(new URL("sw.js", ROOT), "utf8") });
    },
  };
}
