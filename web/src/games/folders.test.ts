/** The folders of games: each is what contract.ts says, and nothing outside them names a game. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { boxOf, coachOf, hasFolder, hasLessons, hasScore, lessonsOf, scoreOf, tableOf } from "./folders";

vi.setConfig({ testTimeout: 60_000 }); // whole tables are compiled here, and the machine may be busy
const HERE = fileURLToPath(new URL(".", import.meta.url));
const WEB = join(HERE, "../..");
const GAMES = readdirSync(HERE).filter((name) => statSync(join(HERE, name)).isDirectory());
const PARTS = { "box.ts": boxOf, "table.ts": tableOf, "lessons.ts": lessonsOf, "score.ts": scoreOf, "coach.ts": coachOf };

describe.each(GAMES)("the folder of %s", (game) => {
  it.each(Object.entries(PARTS))("offers what its %s is for, and only then", async (file, part) => {
    expect((await part(game)) !== null).toBe(existsSync(join(HERE, game, file)));
  });

  it("sets colours for itself alone", () => {
    const theme = join(HERE, game, "theme.css");
    const scopes = existsSync(theme) ? [...readFileSync(theme, "utf8").matchAll(/\[data-game="(\w+)"\]/g)].map(([, name]) => name) : [game];
    expect(new Set(scopes)).toEqual(new Set([game]));
  });
});

it("has nothing for a game without a folder", async () => {
  expect(await Promise.all(Object.values(PARTS).map((part) => part("loup")))).toEqual([null, null, null, null, null]);
  expect([hasFolder("loup"), hasLessons("loup"), hasScore("loup")]).toEqual([false, false, false]);
});

/** All files of ours below a folder. */
function below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? below(path) : [path];
  });
}

it("is the only place that names its game", () => {
  const written = [...below(join(WEB, "src")), ...below(join(WEB, "public")), join(WEB, "index.html")];
  const ours = written.filter((path) => !/\.test\.ts$|\.fixture\.json$|schema\.d\.ts$/.test(path)); // tests name games, and the schema is generated
  const named = ours.flatMap((path) => {
    const text = readFileSync(path, "utf8").toLowerCase().replaceAll(/[\s_-]/g, "");
    const own = /^src\/games\/(\w+)\//.exec(relative(WEB, path))?.[1];
    return GAMES.filter((game) => game !== own && text.includes(game)).map((game) => `${relative(WEB, path)} names ${game}`);
  });
  expect(ours.length).toBeGreaterThan(100);
  expect(named).toEqual([]);
});
