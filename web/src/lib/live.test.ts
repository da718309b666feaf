import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sumOf } from "./crc32";
import told from "./live.fixture.json";
import { Live, type Link, type Socket } from "./live";
import type { Refused, ServerMessage } from "./schema";

class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  say(...messages: object[]): void {
    this.onmessage?.({ data: messages.map((message) => JSON.stringify(message)).join("\n") });
  }
  moves(): unknown[] {
    return this.sent.filter((message) => message.type === "move");
  }
}

function table(eye: number | null = 0) {
  FakeSocket.all = [];
  const heard: ServerMessage[] = [];
  const links: Link[] = [];
  const refused: Refused[] = [];
  const listener = { heard: (message: ServerMessage) => heard.push(message), linked: (link: Link) => links.push(link), refused: (why: Refused) => refused.push(why) };
  const live = new Live("T", eye, listener, (address) => new FakeSocket(address));
  live.start();
  const connect = () => {
    const socket = FakeSocket.all.at(-1)!;
    socket.onopen?.();
    socket.say({ type: "welcome", protocol: 1, table: {}, you: {} });
    return socket;
  };
  return { live, heard, links, refused, connect };
}

const event = (version: number, eye: number | null = 0) => ({ type: "event", eye, version });
const types = (messages: ServerMessage[]) => messages.map((message) => ("version" in message ? `${message.type} ${message.version}` : message.type));

describe("the live connection", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("reads several messages of one frame, each once and in order", () => {
    const { connect, heard, live } = table();
    const socket = connect();
    socket.say({ type: "snapshot", eye: 0, version: 4 }, event(5), event(5), event(6));
    expect(types(heard)).toEqual(["welcome", "snapshot 4", "event 5", "event 6"]);
    expect(live.version).toBe(6);
  });

  it("asks for what it missed when it comes back, waiting longer each time", () => {
    const { connect, links } = table();
    const socket = connect();
    socket.say({ type: "snapshot", eye: 0, version: 4 }, event(5));
    socket.onclose?.({ code: 1006 });
    expect(links).toEqual(["connecting", "open", "lost"]);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all.length).toBe(2);
    expect(FakeSocket.all[1]!.address).toContain("eyes=0&since=5");
    for (let i = 1; i < 12; i++) {
      FakeSocket.all.at(-1)!.onclose?.({ code: 1006 });
      vi.advanceTimersByTime(19_000);
      expect(FakeSocket.all.length).toBe(2 + i);
    }
    FakeSocket.all.at(-1)!.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(11_000);
    expect(FakeSocket.all.length).toBe(13);
  });

  it("says that the server restarts, and that a table is gone for good", () => {
    const { connect, links } = table();
    connect().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(600);
    connect().onclose?.({ code: 4004 });
    expect(links).toEqual(["connecting", "open", "restarting", "connecting", "open", "gone"]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(2);
  });

  it("sends a move again with the same ply after a break, until it is stored", () => {
    const { connect, live } = table();
    const first = connect();
    live.play(3, ["0 bid 2"]);
    const move = { type: "move", id: "1", ply: 3, move: "0 bid 2" };
    expect(first.moves()).toEqual([move]);
    first.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(600);
    const second = connect();
    expect(second.moves()).toEqual([move]);
    second.say({ type: "stored", id: "1", version: 4 });
    expect(live.pending).toBe(0);
    second.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1_200);
    expect(connect().moves()).toEqual([]);
  });

  it("keeps a move that was chosen while the connection was lost", () => {
    const { connect, live } = table();
    connect().onclose?.({ code: 1006 });
    live.play(3, ["0 pass"]);
    vi.advanceTimersByTime(600);
    expect(connect().moves()).toEqual([{ type: "move", id: "1", ply: 3, move: "0 pass" }]);
  });

  it("sends several moves one after the other, each answering what the one before made", () => {
    const { connect, live } = table();
    const socket = connect();
    live.play(3, ["0 put red", "0 put grey"]);
    expect(socket.moves().length).toBe(1);
    socket.say({ type: "stored", id: "1", version: 6 });
    expect(socket.moves()[1]).toEqual({ type: "move", id: "2", ply: 6, move: "0 put grey" });
    expect(live.pending).toBe(1);
  });

  it("gives up the rest when one is refused for good, and says why", () => {
    const { connect, live, refused } = table();
    const socket = connect();
    live.play(3, ["0 put red", "0 put grey"]);
    socket.say({ type: "refused", id: "1", code: "stale", sentence: "Too late.", version: 5 });
    expect(live.pending).toBe(0);
    expect(refused.map((why) => why.code)).toEqual(["stale"]);
  });

  it.each([["store", "1"], ["unknown", "1"], ["limit", "1"], ["limit", ""]])("tries again when the server is in passing trouble (%s, id %j)", (code, id) => {
    const { connect, live, refused } = table();
    const socket = connect();
    live.play(3, ["0 pass"]);
    socket.say({ type: "refused", id, code, sentence: "Wait.", version: 3 });
    expect(refused).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(socket.moves().length).toBe(2);
  });

  it("hears nothing of an eye that is not watched any more, and asks for everything after a gap", () => {
    const { connect, live, heard } = table(0);
    const socket = connect();
    socket.say({ type: "snapshot", eye: 0, version: 4 });
    live.watch(1);
    socket.say(event(5, 0), { type: "snapshot", eye: 1, version: 5 }, event(7, 1));
    expect(types(heard)).toEqual(["welcome", "snapshot 4", "snapshot 5"]);
    expect(socket.sent.filter((message) => message.type === "watch")).toEqual([{ type: "watch", eyes: [1] }, { type: "watch", eyes: [1] }]);
  });

  const views = (messages: ServerMessage[]) => messages.filter((message) => message.type === "snapshot" || message.type === "event").map((message) => message.view);

  it.each(Object.keys(told) as (keyof typeof told)[])("puts what has changed over the view that it has (%s)", (game) => {
    const { heard, connect, live } = table();
    const socket = connect();
    expect(socket.address).toContain("changes=1");
    for (const message of told[game].messages) socket.say(message);
    expect(told[game].messages.filter((message) => message.type === "change").length).toBeGreaterThan(20);
    expect(new Set(types(heard).map((type) => type.split(" ")[0]))).toEqual(new Set(["welcome", "snapshot", "event"]));
    expect(sumOf(JSON.stringify(views(heard).at(-1)))).toBe(told[game].sum);
    expect(live.version).toBe(told[game].messages.at(-1)!.version);
    expect(socket.sent).toEqual([]);
  });

  it("looks anew, and at whole views from then on, when a change does not make the view that the server sees", () => {
    const { heard, connect } = table();
    const socket = connect();
    socket.say({ type: "snapshot", eye: 0, version: 4, view: { ply: 4 } }, { type: "change", eye: 0, version: 5, change: { ply: 5 }, sum: 1 });
    expect(socket.sent).toEqual([{ type: "watch", eyes: [0], changes: false }]);
    socket.say({ type: "change", eye: 0, version: 6, change: { ply: 6 }, sum: 1 }, { type: "snapshot", eye: 0, version: 6, view: { ply: 6 } });
    expect(types(heard)).toEqual(["welcome", "snapshot 4", "snapshot 6"]);
    socket.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(600);
    expect(connect().address).not.toContain("changes");
  });

  it("asks for everything after a change that it cannot follow", () => {
    const { heard, connect } = table();
    const socket = connect();
    socket.say({ type: "snapshot", eye: 0, version: 4, view: { ply: 4 } }, { type: "change", eye: 0, version: 6, change: { ply: 6 }, sum: 1 });
    expect(socket.sent).toEqual([{ type: "watch", eyes: [0] }]);
    expect(types(heard)).toEqual(["welcome", "snapshot 4"]);
  });

  it("sums texts as everyone does", () => {
    expect([sumOf("123456789"), sumOf(""), sumOf("é🦴")]).toEqual([0xcbf43926, 0, 0x1ff1b5ce]);
  });

  it("notices a connection that has fallen silent", () => {
    const { connect, links } = table();
    const socket = connect();
    vi.advanceTimersByTime(20_000);
    expect(socket.sent).toEqual([{ type: "ping" }]);
    vi.advanceTimersByTime(40_000);
    expect(socket.closed).toBe(true);
    expect(links).toContain("lost");
  });

  it("comes back at once when woken", () => {
    const { connect, live } = table();
    connect().onclose?.({ code: 1006 });
    live.wake();
    expect(FakeSocket.all.length).toBe(2);
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.all.length).toBe(2);
  });

  it("is silent once stopped", () => {
    const { connect, live } = table();
    const socket = connect();
    live.stop();
    socket.onclose?.({ code: 1000 });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });
});
