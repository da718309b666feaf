import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** The class of a component's own styles; short, since every tag and every rule of it carries one. */
const cssHash = ({ hash, css }) => `s${hash(css).slice(0, 5)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
