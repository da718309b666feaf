/**
 * What people read, from the Fluent files of the Python package: a module a language, so that a browser loads the one that it speaks.
 * "words:KIND" says how to load each language, "words:KIND/LANGUAGE" is its text, "words:names" what the languages call themselves.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../src/besace/locales", import.meta.url));
const KINDS: Record<string, (file: string) => boolean> = {
  table: (file) => file.endsWith(".ftl") && !file.endsWith("guide.ftl"),
  guide: (file) => file.endsWith("guide.ftl"), // which few people need every day
  refusals: (file) => file === "refusals.ftl",
};
const NAMED = /^words:(\w+)(?:\/(\w+))?$/;
const VIRTUAL = "\0"; // how Rollup marks what is no file

/** A language is a folder. */
const languages = (): string[] => readdirSync(LOCALES, { withFileTypes: true }).filter((one) => one.isDirectory() && existsSync(join(LOCALES, one.name, "common.ftl"))).map((one) => one.name).sort();

const named = (id: string): RegExpExecArray | null => (id.startsWith(VIRTUAL) ? NAMED.exec(id.slice(VIRTUAL.length)) : null);

/** The language whose words a module is; undefined for all other modules. */
export const languageOf = (id: string | null): string | undefined => named(id ?? "")?.[2];

/** Comments are for translators. */
const spoken = (source: string): string => source.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");

const read = (language: string, file: string): string => spoken(readFileSync(join(LOCALES, language, file), "utf8"));

/** What a language calls itself. */
function nameOf(language: string): string {
  const name = new RegExp(`^${"language-name"} = (.+)$`, "m").exec(read(language, "common.ftl"))?.[1];
  if (name === undefined) throw new Error(`The language ${language} does not say what it is called.`);
  return name;
}

export function wordsOf(): Plugin {
  return {
    name: "besace-words",
    resolveId: (id) => (NAMED.test(id) ? VIRTUAL + id : null),
    load(id) {
      const [, kind, language] = named(id) ?? [];
      if (kind === undefined) return null;
      if (kind === "names") return `export default ${JSON.stringify(Object.fromEntries(languages().map((one) => [one, nameOf(one)])))};`;
      if (language === undefined) {
        const each = languages().map((one) => `${JSON.stringify(one)}: () => import("words:${kind}/${one}").then((text) => text.default)`);
        return `export default { ${each.join(", ")} };`;
      }
      const files = readdirSync(join(LOCALES, language), { recursive: true, encoding: "utf8" }).filter(KINDS[kind]!).sort();
      for (const file of files) this.addWatchFile(join(LOCALES, language, file));
      return `export default ${JSON.stringify(files.map((file) => read(language, file)).join("\n"))};`;
    },
  };
}
