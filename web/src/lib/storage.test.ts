import { afterEach, expect, it, vi } from "vitest";
import { forgetAll, store, stored } from "./storage";

/** What a browser keeps, as plain properties. */
function shelf(): Storage {
  const store = {} as Record<string, string>;
  const hidden = { getItem: (name: string) => store[name] ?? null, setItem: (name: string, text: string) => void (store[name] = text), removeItem: (name: string) => void delete store[name] };
  for (const [name, value] of Object.entries(hidden)) Object.defineProperty(store, name, { value, enumerable: false });
  return store as unknown as Storage;
}

afterEach(() => vi.unstubAllGlobals());

it("forgets all that is ours but what is named", () => {
  vi.stubGlobal("localStorage", shelf());
  store("settings", { sound: false });
  store("guest", "Ada");
  store("score.filou", { players: [] });
  localStorage.setItem("other", "not ours");
  forgetAll(["settings"]);
  expect([stored("settings", null), stored("guest", ""), stored("score.filou", null)]).toEqual([{ sound: false }, "", null]);
  expect(localStorage.getItem("other")).toBe("not ours");
});

it("remembers nothing where there is no memory", () => {
  vi.stubGlobal("localStorage", undefined);
  store("guest", "Ada");
  expect(stored("guest", "nobody")).toBe("nobody");
  expect(() => forgetAll([])).not.toThrow();
});
