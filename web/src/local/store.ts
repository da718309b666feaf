/** Where games that are played in this browser are kept: one record a table, its log the truth. Several pages may have it open. */

/** A table as it is kept. */
export interface Saved {
  id: string;
  /** How often it has been kept: who keeps it next has read it when it was so. */
  version: number;
  game: string;
  players: number;
  options: Record<string, unknown>;
  seats: SavedSeat[];
  /** The secret seed and what was added to it, in hexadecimal. */
  seed: string;
  contributions: string[];
  /** The setup of a game that was brought here; null where it follows from the seed, as it does for all that begin here. */
  draws: number[] | null;
  moves: string[];
  state: "waiting" | "playing" | "over";
  result: { scores: number[]; winners: number[] } | null;
  rematch: string | null;
  /** The prepared deal that is played, such as guide/GAME. */
  deal: string | null;
  /** Whether the coach helps everyone, people among themselves too. */
  coach: boolean;
  /** Milliseconds since 1970. */
  created: number;
  ended: number | null;
}

export interface SavedSeat {
  kind: "guest" | "bot";
  name: string;
  bot: string | null;
}

/** Another page has kept the table in between: what it kept stays. */
export class Overtaken extends Error {}

/** What a new table is made of. */
export type Wish = Pick<Saved, "game" | "players" | "options" | "seats" | "contributions" | "deal" | "seed"> & Partial<Pick<Saved, "coach">>;

export interface Store {
  /** Whether what is kept is still there tomorrow. */
  readonly lasting: boolean;
  /** All tables that can be read; damaged ones are left where they are. */
  all(): Promise<Saved[]>;
  /** The table of that name; null where what was kept of it is damaged. */
  find(id: string): Promise<Saved | null | undefined>;
  /** Keep a table as it is now, one version on; it is kept when this has been done. `Overtaken` where another page was faster. */
  put(table: Saved): Promise<void>;
  /** What else there is to remember, by a name. */
  note(name: string): Promise<unknown>;
  keepNote(name: string, value: unknown): Promise<void>;
  /** Forget everything. */
  clear(): Promise<void>;
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === "string");

/** Whether something that was kept has the shape of a table; whether its log can be played is for the rules to say. */
function isSaved(kept: unknown): kept is Saved {
  const { id, game, players, options, seats, seed, contributions, moves, state } = (kept ?? {}) as Partial<Saved>;
  return (
    typeof id === "string" && typeof game === "string" && typeof options === "object" && options !== null && typeof seed === "string" &&
    /^([0-9a-f]{2})+$/.test(seed) && isTexts(contributions) && isTexts(moves) && ["waiting", "playing", "over"].includes(state ?? "") &&
    Array.isArray(seats) && seats.length === players && seats.every((seat) => ["guest", "bot"].includes(seat?.kind) && typeof seat.name === "string")
  ); // prettier-ignore
}

/** With what earlier versions did not keep. */
const complete = (kept: Saved): Saved => ({ ...kept, version: kept.version ?? 0, coach: kept.coach ?? false, draws: kept.draws ?? null, ended: kept.ended ?? null });
const readable = (kept: unknown): Saved | null => (isSaved(kept) ? complete(kept) : null);

/** Whether a table may be kept over what is there. */
const follows = (table: Saved, kept: unknown) => (readable(kept)?.version ?? 0) === table.version - 1;

/** For tests, and for browsers that keep nothing. */
export class InMemory implements Store {
  readonly kept = new Map<string, unknown>();
  private readonly notes = new Map<string, unknown>();

  constructor(readonly lasting = true) {}

  async all(): Promise<Saved[]> {
    return [...this.kept.values()].map((table) => readable(structuredClone(table))).filter((table) => table !== null);
  }

  async find(id: string): Promise<Saved | null | undefined> {
    return this.kept.has(id) ? readable(structuredClone(this.kept.get(id))) : undefined;
  }

  async put(table: Saved): Promise<void> {
    if (!follows(table, this.kept.get(table.id))) throw new Overtaken();
    this.kept.set(table.id, structuredClone(table));
  }

  async note(name: string): Promise<unknown> {
    return structuredClone(this.notes.get(name));
  }

  async keepNote(name: string, value: unknown): Promise<void> {
    this.notes.set(name, structuredClone(value));
  }

  async clear(): Promise<void> {
    this.kept.clear();
    this.notes.clear();
  }
}

const TABLES = "tables";
const NOTES = "notes";
const VERSION = 2;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The device keeps nothing."));
  });
}

/** The browser's own database. */
export class OnDevice implements Store {
  readonly lasting = true;

  private constructor(private readonly database: IDBDatabase) {
    database.onversionchange = () => database.close(); // a page of a newer version wants to have it
  }

  static async open(name = "besace"): Promise<OnDevice> {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => {
      for (const [place, key] of [[TABLES, "id"], [NOTES, undefined]] as const)
        if (!request.result.objectStoreNames.contains(place)) request.result.createObjectStore(place, key === undefined ? {} : { keyPath: key });
    };
    return new OnDevice(await done(request));
  }

  async all(): Promise<Saved[]> {
    const kept = (await done(this.place(TABLES, "readonly").getAll())) as unknown[];
    return kept.map(readable).filter((table) => table !== null);
  }

  async find(id: string): Promise<Saved | null | undefined> {
    const kept: unknown = await done(this.place(TABLES, "readonly").get(id));
    return kept === undefined ? undefined : readable(kept);
  }

  put(table: Saved): Promise<void> {
    return this.write(TABLES, (place, giveUp) => {
      const kept = place.get(table.id);
      kept.onsuccess = () => (follows(table, kept.result) ? place.put(table) : giveUp(new Overtaken()));
    });
  }

  async note(name: string): Promise<unknown> {
    return done(this.place(NOTES, "readonly").get(name));
  }

  keepNote(name: string, value: unknown): Promise<void> {
    return this.write(NOTES, (place) => place.put(value, name));
  }

  async clear(): Promise<void> {
    await this.write(TABLES, (place) => place.clear());
    await this.write(NOTES, (place) => place.clear());
  }

  private write(name: string, work: (place: IDBObjectStore, giveUp: (why: Error) => void) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(name, "readwrite", { durability: "strict" });
      let why: Error | null = null;
      transaction.oncomplete = () => resolve();
      transaction.onerror = transaction.onabort = () => reject(why ?? transaction.error ?? new Error("The device keeps nothing more."));
      work(transaction.objectStore(name), (reason) => {
        why = reason;
        transaction.abort();
      });
    });
  }

  private place(name: string, mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(name, mode).objectStore(name);
  }
}
