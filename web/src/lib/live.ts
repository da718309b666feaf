/**
 * The live connection to one table. It comes back by itself; what was missed comes with it; a move that was sent is sent again,
 * with the same ply, until the server says that it is stored or refused, so that none is lost and none is played twice.
 * Of a view it is told what has changed, and the sum of the whole: whoever listens hears of whole views.
 */
import { sumOf } from "./crc32";
import type { Eye } from "./route";
import type { Change, ClientMessage, Event, Refused, ServerMessage, Snapshot, Watch } from "./schema";

export type Link = "connecting" | "open" | "lost" | "restarting" | "gone" | "forbidden";

/** As much of a WebSocket as is needed here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Listener {
  heard(message: ServerMessage): void;
  linked(link: Link): void;
  /** A move of ours was refused for good: the ones after it are given up. */
  refused(why: Refused): void;
}

interface Outgoing {
  id: string;
  /** The version that the move answers; null while the move before it is not stored. */
  ply: number | null;
  move: string;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
const TRY_AGAIN = 1_000;
const FOR_GOOD: Record<number, Link> = { 4003: "forbidden", 4004: "gone" };
const RESTARTING = 1012;
/** Not stored yet, or nobody knows: asked again with the same ply, the server says what became of it, and plays it at most once. */
const PASSING = new Set(["store", "unknown", "limit"]);

export class Live {
  /** The last version that the watched eye has, null for none. */
  version: number | null = null;
  /** The view of that version, which changes are put over; null for none. */
  private view: Event["view"] | null = null;
  /** Whether changes are enough: not any more once their sum was not that of the view. */
  private changes = true;
  private socket: Socket | null = null;
  private opened = false;
  private stopped = true;
  private failures = 0;
  private sent = 0;
  private readonly queue: Outgoing[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private heardAt = 0;

  constructor(
    private readonly table: string,
    private eye: Eye,
    private readonly listener: Listener,
    private readonly connect: (address: string) => Socket = (address) => new WebSocket(address) as unknown as Socket,
  ) {}

  /** Moves that are not known to be stored. */
  get pending(): number {
    return this.queue.length;
  }

  get watched(): Eye {
    return this.eye;
  }

  start(): void {
    this.stopped = false;
    this.open();
  }

  stop(): void {
    this.stopped = true;
    this.hangUp();
  }

  /** Try at once: the network is back, or the page is looked at again. */
  wake(): void {
    if (this.stopped) return;
    if (!this.opened) {
      this.hangUp();
      this.open();
    } else {
      this.send({ type: "ping" });
    }
  }

  /** Look from somewhere else; a snapshot follows. */
  watch(eye: Eye): void {
    this.eye = eye;
    this.version = this.view = null;
    this.send({ type: "watch", eyes: [eye] });
  }

  /** Play moves one after the other, the first as an answer to the position of that version. */
  play(ply: number, moves: readonly string[]): void {
    const idle = this.queue.length === 0;
    moves.forEach((move, i) => this.queue.push({ id: `${++this.sent}`, ply: i === 0 ? ply : null, move }));
    if (idle) this.sendFirst();
  }

  /** Let chance happen that has waited for our own hand since that version. Lost with the connection: then we are asked again. */
  draw(ply: number): void {
    this.send({ type: "draw", ply });
  }

  say(text: string): void {
    this.send({ type: "chat", text });
  }

  react(reaction: string): void {
    this.send({ type: "react", reaction });
  }

  private address(): string {
    const asked = new URLSearchParams({ eyes: this.eye === null ? "board" : `${this.eye}` });
    if (this.version !== null) asked.set("since", `${this.version}`);
    if (this.changes) asked.set("changes", "1");
    if (this.eye !== null) asked.set("draws", "1");
    const base = globalThis.location?.origin.replace(/^http/, "ws") ?? "ws://localhost";
    return `${base}/api/tables/${this.table}/live?${asked}`;
  }

  private open(): void {
    this.listener.linked("connecting");
    const socket = this.connect(this.address());
    this.socket = socket;
    socket.onopen = () => {
      if (socket === this.socket) this.begin();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.take(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.closed(event.code);
    };
  }

  private begin(): void {
    this.opened = true;
    this.heardAt = Date.now();
    this.pinger = setInterval(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    if (Date.now() - this.heardAt > SILENCE) this.closed(0);
    else this.send({ type: "ping" });
  }

  private hangUp(): void {
    clearTimeout(this.timer);
    clearTimeout(this.again);
    clearInterval(this.pinger);
    this.opened = false;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private closed(code: number): void {
    this.hangUp();
    if (this.stopped) return;
    const end = FOR_GOOD[code];
    if (end !== undefined) {
      this.stopped = true;
      this.listener.linked(end);
      return;
    }
    this.listener.linked(code === RESTARTING ? "restarting" : "lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++);
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2)); // not all browsers at the same moment
  }

  private send(message: ClientMessage | Omit<Watch, "changes">): void {
    if (this.opened) this.socket?.send(JSON.stringify(message));
  }

  private sendFirst(): void {
    const first = this.queue[0];
    if (first !== undefined && first.ply !== null) this.send({ type: "move", id: first.id, ply: first.ply, move: first.move });
  }

  private take(frame: string): void {
    this.heardAt = Date.now();
    for (const line of frame.split("\n")) if (line !== "") this.one(JSON.parse(line) as ServerMessage);
  }

  private one(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.failures = 0;
        this.listener.linked("open");
        this.listener.heard(message);
        this.sendFirst();
        return;
      case "snapshot":
      case "event":
      case "change":
        if (message.eye !== this.eye) return; // from before we looked elsewhere
        if (message.type !== "snapshot" && this.version !== null) {
          if (message.version <= this.version) return;
          if (message.version > this.version + 1) return this.watch(this.eye); // a gap: see everything anew
        }
        if (message.type === "change") this.put(message);
        else this.show(message);
        return;
      case "stored":
        this.stored(message.id, message.version);
        return;
      case "refused":
        this.turnedDown(message);
        return;
      case "pong":
        return;
      default:
        this.listener.heard(message);
    }
  }

  private show(message: Snapshot | Event): void {
    this.version = message.version;
    this.view = message.view;
    this.listener.heard(message);
  }

  /** Put a change over the view that we have. If that is not what the server sees, look anew, and at whole views from now on. */
  private put({ change, sum, type: _, ...told }: Change): void {
    if (this.view === null) return; // a snapshot is on its way
    const view = { ...this.view, ...change } as Event["view"];
    if (sumOf(JSON.stringify(view)) === sum) return this.show({ ...told, type: "event", view });
    this.changes = false;
    this.version = this.view = null;
    this.send({ type: "watch", eyes: [this.eye], changes: false });
  }

  private stored(id: string, version: number): void {
    if (this.queue[0]?.id !== id) return;
    this.queue.shift();
    const next = this.queue[0];
    if (next !== undefined) next.ply ??= version;
    this.sendFirst();
    this.listener.heard({ type: "stored", id, version });
  }

  private turnedDown(why: Refused): void {
    const ours = this.queue[0]?.id === why.id;
    if (PASSING.has(why.code) && (ours || (why.id === "" && this.queue.length > 0))) {
      clearTimeout(this.again);
      this.again = setTimeout(() => this.sendFirst(), TRY_AGAIN);
      return;
    }
    if (ours) this.queue.length = 0;
    this.listener.refused(why);
  }
}
