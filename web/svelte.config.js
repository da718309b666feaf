import { readdirSync } from "node:fs";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** The components in the order of their paths: the number of each is the class of its own styles. */
const numbers = new Map(readdirSync("src", { recursive: true }).filter((file) => file.endsWith(".svelte")).sort().map((file, n) => [file, n]));

/** Short, since every tag and every rule of a component carries it; what is no component of ours has a name of its own. */
const cssHash = ({ hash, css, filename }) => `s${numbers.get(filename.split("src/").at(-1))?.toString(36) ?? hash(css)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
