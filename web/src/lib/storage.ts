/** What this browser remembers between visits. A browser that remembers nothing is fine too. */

const PREFIX = "besace.";

export function stored<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // private windows may refuse: then the value lives as long as the page
  }
}

/** Forget everything but these. */
export function forgetAll(except: readonly string[]): void {
  const names = Object.keys(globalThis.localStorage ?? {}).filter((name) => name.startsWith(PREFIX));
  for (const name of names) if (!except.includes(name.slice(PREFIX.length))) localStorage.removeItem(name);
}
