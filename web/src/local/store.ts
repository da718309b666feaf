/** Where games that are played in this browser are kept: one record a table, its log the truth. */

/** A table as it is kept. */
export interface Saved {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  seats: SavedSeat[];
  /** The secret seed and what was added to it, in hexadecimal. */
  seed: string;
  contributions: string[];
  moves: string[];
  state: "waiting" | "playing" | "over";
  result: { scores: number[]; winners: number[] } | null;
  rematch: string | null;
  /** The prepared deal that is played, such as guide/GAME. */
  deal: string | null;
  /** Milliseconds since 1970. */
  created: number;
}

export interface SavedSeat {
  kind: "guest" | "bot";
  name: string;
  bot: string | null;
}

export interface Store {
  all(): Promise<Saved[]>;
  find(id: string): Promise<Saved | undefined>;
  /** Keep a table as it is now; it is kept when this has been done. */
  put(table: Saved): Promise<void>;
}

/** For tests, and for browsers that keep nothing. */
export class InMemory implements Store {
  private readonly kept = new Map<string, Saved>();

  async all(): Promise<Saved[]> {
    return [...this.kept.values()].map((table) => structuredClone(table));
  }

  async find(id: string): Promise<Saved | undefined> {
    const found = this.kept.get(id);
    return found && structuredClone(found);
  }

  async put(table: Saved): Promise<void> {
    this.kept.set(table.id, structuredClone(table));
  }
}

const TABLES = "tables";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The device keeps nothing."));
  });
}

/** The browser's own database. */
export class OnDevice implements Store {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(name = "besace"): Promise<OnDevice> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: "id" });
    return new OnDevice(await done(request));
  }

  async all(): Promise<Saved[]> {
    return (await done(this.tables("readonly").getAll())) as Saved[];
  }

  async find(id: string): Promise<Saved | undefined> {
    return (await done(this.tables("readonly").get(id))) as Saved | undefined;
  }

  put(table: Saved): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(TABLES, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => resolve();
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("The device keeps nothing more."));
      transaction.objectStore(TABLES).put(table);
    });
  }

  private tables(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(TABLES, mode).objectStore(TABLES);
  }
}
