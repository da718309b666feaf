/** Searching the rules. */

export interface RuleSection {
  id: string;
  title: string;
  rules: string[];
  html: string;
}

const IN_TITLE = 10; // how much a word counts there, against one in the text

/** Without capitals and accents, so that "eclaireur" finds "Éclaireur". */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll("œ", "oe").normalize("NFD").replace(/\p{M}/gu, "");
}

function wordsIn(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How much a section says about all the words; 0 where one of them is missing. */
function relevance(section: RuleSection, wanted: readonly string[]): number {
  const title = wordsIn(`${section.title} ${section.rules.join(" ")}`);
  const text = wordsIn(section.html.replace(/<[^>]*>/g, " ").replace(/&\w+;|&#\w+;/g, " "));
  const each = wanted.map((word) => IN_TITLE * Number(title.some((one) => one.startsWith(word))) + Number(text.some((one) => one.startsWith(word))));
  return each.includes(0) ? 0 : each.reduce((sum, one) => sum + one, 0);
}

/** The sections in which every word begins some word, the most telling first; all of them, in their order, for no words. */
export function found<S extends RuleSection>(sections: readonly S[], words: string): S[] {
  const wanted = wordsIn(words);
  if (wanted.length === 0) return [...sections];
  const told = sections.map((section) => ({ section, much: relevance(section, wanted) })).filter(({ much }) => much > 0);
  return told.sort((a, b) => b.much - a.much).map(({ section }) => section);
}

/** Where words of a text begin like one of those sought: [from, to] of each beginning. */
export function marks(text: string, words: string): [number, number][] {
  const wanted = wordsIn(words);
  const places: [number, number][] = [];
  for (const word of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const fits = wanted.filter((one) => folded(word[0]).startsWith(one)).sort((a, b) => b.length - a.length)[0];
    if (fits === undefined) continue;
    let length = 1;
    while (length < word[0].length && folded(word[0].slice(0, length)).length < fits.length) length += 1;
    places.push([word.index, word.index + length]);
  }
  return places;
}
