import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inOwnWords, LANGUAGES, speak } from "../lib/words.svelte";

const FOLDER = new URL("./", import.meta.url);
const SAID = /new (?:Refused\("(?:state|stale|store|alone|deal|seat)", |Missing\()"([^"]+)"|const NO_SERVER = "([^"]+)"/g;
const COACH = "At this table there is no coach"; // said by the message coach-not-allowed on a server, too

describe("what is refused without a server", () => {
  it("is said in every language", () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
    const said = files.flatMap((name) => [...readFileSync(new URL(name, FOLDER), "utf8").matchAll(SAID)].map(([, one, other]) => one ?? other!));
    expect(said.length).toBeGreaterThan(15);
    for (const language of LANGUAGES) {
      speak(language);
      const silent = said.filter((sentence) => !sentence.startsWith(COACH) && inOwnWords("en", "refusal-", sentence) === null);
      expect({ language, silent }).toEqual({ language, silent: [] });
    }
  });
});
