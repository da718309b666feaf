import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { Engine, EngineError } from "./engine";
import { Mind, Networks } from "./network";

const ROOT = new URL("../../../", import.meta.url);
const file = (game: string) => new Uint8Array(readFileSync(new URL(`src/besace/games/${game}/extras/net.weights`, ROOT))).buffer;
let engine: Engine;
let game: string;
beforeAll(async () => {
  engine = await Engine.load(readFileSync(new URL("build/besace.wasm", ROOT)));
  game = Object.keys(engine.tables.games)[0]!;
});

describe("what networks have learnt", () => {
  it("is fetched once, by its hash", async () => {
    const asked: string[] = [];
    const networks = new Networks(engine, async (name, sha256) => {
      asked.push(`${name} ${sha256}`);
      return file(name);
    });
    const [one, two] = await Promise.all([networks.of(game), networks.of(game)]);
    expect(one).toBeInstanceOf(Mind);
    expect(two).toBe(one);
    expect(asked).toEqual([`${game} ${engine.table(game).network!.sha256}`]);
  });

  it("is asked for again where it could not be had", async () => {
    let reachable = false;
    const networks = new Networks(engine, async (name) => {
      if (!reachable) throw new TypeError("Failed to fetch");
      return file(name);
    });
    expect(await networks.of(game)).toBeNull();
    reachable = true;
    expect(await networks.of(game)).toBeInstanceOf(Mind);
  });

  it("is refused where it is damaged or cut short", () => {
    const damaged = new Uint8Array(file(game));
    damaged[damaged.length - 1]! ^= 1;
    expect(() => new Mind(engine, game, damaged.buffer)).toThrow(EngineError);
    expect(() => new Mind(engine, game, damaged.slice(0, -2).buffer)).toThrow(EngineError);
  });
});
