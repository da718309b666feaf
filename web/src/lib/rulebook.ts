/** Searching the rules. */

export interface RuleSection {
  id: string;
  title: string;
  rules: string[];
  html: string;
}

/** Without capitals and accents, so that "eclaireur" finds "Éclaireur". */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll("œ", "oe").normalize("NFD").replace(/\p{M}/gu, "");
}

/** The sections that contain every word, all of them for no words. */
export function found<S extends RuleSection>(sections: readonly S[], words: string): S[] {
  const wanted = folded(words).split(/\s+/).filter((word) => word !== "");
  return sections.filter((section) => {
    const text = folded(`${section.title} ${section.rules.join(" ")} ${section.html.replace(/<[^>]*>/g, " ")}`);
    return wanted.every((word) => text.includes(word));
  });
}
