// The two faces of the client, cut down to the letters of its languages: Lilita One for what is said large, Nunito for the rest.
// Both are under the SIL Open Font License; its notice stays inside the files.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subset from "subset-font";

const FACES = { "lilita-one-400": ["lilita-one", 400], "nunito-400": ["nunito", 400], "nunito-700": ["nunito", 700] };
const LATIN = String.fromCharCode(...Array.from({ length: 95 }, (_, n) => 32 + n));
const ACCENTS = "ÀÂÄÆÇÉÈÊËÎÏÔÖÙÛÜŒàâäæçéèêëîïôöùûüÿœßñ";
const SIGNS = "’‘“”„«»…–—−·×±½→●\u00a0\u202f";
const NOTICE = [0, 13, 14]; // copyright, licence, and where it is found

const { resolve } = createRequire(import.meta.url);
const folder = new URL("src/fonts/", import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, [face, weight]] of Object.entries(FACES)) {
  const whole = await readFile(resolve(`@fontsource/${face}/files/${face}-latin-${weight}-normal.woff2`));
  await writeFile(new URL(`${name}.woff2`, folder), await subset(whole, LATIN + ACCENTS + SIGNS, { targetFormat: "woff2", preserveNameIds: NOTICE, noLayoutClosure: true }));
}
