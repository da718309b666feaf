/** Who sits at this browser: a guest with a nickname, made at the first visit. */
import { ask, get, isOffline, post, Refusal } from "./api";
import { forgetAll, store, stored } from "./storage";
import type { Me } from "./schema";
import { words } from "./words.svelte";

const KNOWN = "guest";
const MADE_UP = "friendly"; // the name that nobody has chosen
/** Whether this browser has games of its own. */
export const PLAYED_HERE = "here";
const HABITS = ["settings", "language"]; // how this browser looks says nothing about anyone
const FIRST_NAMES = 8;
const LAST_NAMES = 10;

export const me = $state({ nickname: stored(KNOWN, "") });

function pick(most: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % most;
}

/** A friendly name for someone who has not said any. */
function friendlyName(): string {
  const name = words("nickname", { animal: words(`nickname-animal-${pick(LAST_NAMES)}`), manner: words(`nickname-manner-${pick(FIRST_NAMES)}`) });
  store(MADE_UP, name);
  return name;
}

/** Take another name where somebody among these people has ours, and nobody has chosen it. */
export async function standOut(others: readonly string[]): Promise<void> {
  if (stored(MADE_UP, "") !== me.nickname || !others.includes(me.nickname)) return;
  let name = friendlyName();
  while (others.includes(name)) name = friendlyName();
  await rename(name);
}

let asking: Promise<void> | null = null;

/** Be a guest of this server; again and again asks only once. Where none answers, whoever is here has a name all the same. */
export function introduce(): Promise<void> {
  asking ??= findOrMake().catch((wrong: unknown) => {
    asking = null;
    if (!isOffline(wrong)) throw wrong;
    if (me.nickname === "") take({ nickname: friendlyName(), token: null });
  });
  return asking;
}

async function findOrMake(): Promise<void> {
  if (me.nickname !== "") {
    try {
      return take(await get<Me>("/api/me"));
    } catch (wrong) {
      if (!(wrong instanceof Refusal && wrong.status === 401)) throw wrong;
    }
  }
  take(await post<Me>("/api/guests", { nickname: me.nickname || friendlyName() }));
}

/** From now on this guest is called so. */
export async function rename(nickname: string): Promise<void> {
  await introduce();
  const renamed = ask<Me>("PATCH", "/api/me", { nickname }).catch((wrong: unknown) => {
    if (!isOffline(wrong)) throw wrong;
    return { nickname, token: null };
  });
  take(await renamed);
}

/** Be the guest that another device has made a link for, and bring along what this one has. */
export async function claim(token: string): Promise<void> {
  take(await post<Me>("/api/me/claim", { token, merge: true }));
  asking = Promise.resolve();
}

/** Be forgotten by the server, and let this browser forget too; it comes back as a stranger. */
export async function beForgotten(): Promise<void> {
  await ask("DELETE", "/api/me/data");
  if (stored(PLAYED_HERE, false)) await ask("DELETE", "/api/here/tables");
  forgetAll(HABITS);
  me.nickname = "";
  asking = null;
}

function take(found: Me): void {
  me.nickname = found.nickname;
  store(KNOWN, found.nickname);
}

/** Random bytes of our own for the chance of a game, in hexadecimal. */
export function contribution(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
