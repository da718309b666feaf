/** The house in a worker of its own, so that bots can think while cards fly. */
import { Engine } from "./engine";
import { type Bus, House, type LiveEnd } from "./house";
import { Networks } from "./network";
import { InMemory, OnDevice } from "./store";

/** What the page says. */
export type ToWorker =
  | { kind: "open"; module: string; pace: number }
  | { kind: "ask"; number: number; method: string; path: string; body: unknown; name: string }
  | { kind: "connect"; number: number; address: string }
  | { kind: "send"; number: number; text: string }
  | { kind: "hang up"; number: number };

/** What it hears. */
export type FromWorker =
  | { kind: "answer"; number: number; status: number; body: unknown }
  | { kind: "failed"; number: number; sentence: string }
  | { kind: "connected"; number: number }
  | { kind: "message"; number: number; text: string }
  | { kind: "closed"; number: number; code: number };

const KEY = 16; // letters of a hash that tell files apart
const ends = new Map<number, Promise<LiveEnd>>();
let house: Promise<House> | null = null;

const say = (message: FromWorker) => postMessage(message);

async function open(module: string, pace: number): Promise<House> {
  const answer = await fetch(module);
  if (!answer.ok) throw new Error("The rules for browsers are not on this server.");
  const engine = await Engine.of(await WebAssembly.compileStreaming(answer));
  const store = await OnDevice.open().catch(() => new InMemory(false)); // a private window may keep nothing, and it is said
  const networks = new Networks(engine, (game, sha256) => weightsOf(new URL(`${game}.weights?${sha256.slice(0, KEY)}`, module)));
  return new House(engine, store, () => pace, otherPages(), undefined, undefined, networks);
}

/** What a game's network has learnt lies beside the rules, by its hash, so that no page is ever given another's. */
async function weightsOf(address: URL): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error("The weights of this network are not on this server.");
  return answer.arrayBuffer();
}

/** The pages of this browser, each of which has a house of its own; what is kept they share. */
function otherPages(): Bus {
  const channel = new BroadcastChannel("besace-tables");
  const bus: Bus = { announce: (table) => channel.postMessage(table), onTable: null };
  channel.onmessage = (event: MessageEvent<string>) => bus.onTable?.(event.data);
  return bus;
}

async function take(message: ToWorker): Promise<void> {
  if (message.kind === "open") {
    house = open(message.module, message.pace);
    house.catch(() => undefined); // whoever asks first is told
    return;
  }
  const { number } = message;
  try {
    if (house === null) throw new Error("Nobody has opened the house.");
    const home = await house;
    if (message.kind === "ask") {
      const { status, body } = await home.ask(message.method, message.path, message.body, message.name);
      say({ kind: "answer", number, status, body });
    } else if (message.kind === "connect") {
      say({ kind: "connected", number });
      ends.set(number, home.connect(message.address, (text) => say({ kind: "message", number, text }), (code) => say({ kind: "closed", number, code })));
    } else {
      const end = await ends.get(number);
      if (message.kind === "send") end?.receive(message.text);
      else end?.hangUp();
    }
  } catch (wrong) {
    say({ kind: "failed", number, sentence: wrong instanceof Error ? wrong.message : String(wrong) });
  }
}

addEventListener("message", (event: MessageEvent<ToWorker>) => void take(event.data));
