/** The way from a page to the house of this browser: requests and live connections, as they would go to a server. */
import type { Socket } from "../lib/live";
import { me } from "../lib/me.svelte";
import { beat } from "../lib/settings.svelte";
import type { ToTell } from "./telling";
import type { FromWorker, ToWorker } from "./worker";

const MODULE = `${import.meta.env.BASE_URL}besace.wasm?${BESACE_MODULE}`; // a page of another build has another one
const PACE_MS = 700;
const FAILED = 503;

const asked = new Map<number, (answer: Response) => void>();
const sockets = new Map<number, LocalSocket>();
let worker: Worker | null = null;
let count = 0;

function say(message: ToWorker): void {
  worker ??= start();
  worker.postMessage(message);
}

function start(): Worker {
  const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  started.onmessage = (event: MessageEvent<FromWorker>) => hear(event.data);
  const module = new URL(MODULE, location.href).href;
  started.postMessage({ kind: "open", module, pace: beat() === 0 ? 0 : PACE_MS } satisfies ToWorker);
  return started;
}

function hear(message: FromWorker): void {
  const { number } = message;
  if (message.kind === "answer" || message.kind === "failed") {
    const failed = message.kind === "failed";
    const status = failed ? FAILED : message.status;
    const body = failed ? { code: "here", sentence: message.sentence } : message.body;
    const resolve = asked.get(number);
    asked.delete(number);
    if (resolve !== undefined) void inWords(status, body).then(resolve);
    if (failed) sockets.get(number)?.ended(FAILED);
    if (failed && sockets.size === 0) letGo(); // it is tried afresh
    return;
  }
  const socket = sockets.get(number);
  if (message.kind === "connected") socket?.onopen?.();
  else if (message.kind === "message") socket?.onmessage?.({ data: message.text });
  else socket?.ended(message.code);
}

/** An answer; what is to be told is put into the reader's words here, since the worker has none. */
async function inWords(status: number, body: unknown): Promise<Response> {
  const told = typeof body === "object" && body !== null && "tell" in body ? (await import("./telling")).tell(body as ToTell) : body;
  return new Response(JSON.stringify(told), { status, headers: { "content-type": "application/json" } });
}

function letGo(): void {
  worker?.terminate();
  worker = null;
}

/** What the house answers. */
export async function askHere(method: string, path: string, body: unknown): Promise<Response> {
  if (path.startsWith("/api/scores/")) return counted(path, body);
  const number = ++count;
  const plain: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body)); // a page's living state cannot travel
  return new Promise((resolve) => {
    asked.set(number, resolve);
    say({ kind: "ask", number, method, path, body: plain, name: me.nickname });
  });
}

/** A score sheet needs no rules of the game, and no worker. */
async function counted(path: string, sheet: unknown): Promise<Response> {
  const { count } = await import("./scores");
  const { status, body } = count(new URL(path, "here://home").pathname.split("/").at(-1)!, sheet);
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

/** A live connection to a table of this browser. */
class LocalSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private readonly number = ++count;

  constructor(address: string) {
    sockets.set(this.number, this);
    say({ kind: "connect", number: this.number, address });
  }

  send(text: string): void {
    say({ kind: "send", number: this.number, text });
  }

  close(): void {
    if (sockets.delete(this.number)) say({ kind: "hang up", number: this.number });
  }

  ended(code: number): void {
    sockets.delete(this.number);
    this.onclose?.({ code });
  }
}

export const connectHere = (address: string): Socket => new LocalSocket(address);
