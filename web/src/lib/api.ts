/** Requests to the server, or to the house of this browser. Every refusal is an error with a code and one sentence. */
import { answersHere, asksHere } from "../local/here";
import type { Problem } from "./schema";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
    /** Where it is closed to you: the deal that you have to play first. */
    readonly deal: string | null = null,
  ) {
    super(sentence);
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The server's answer, or a `Refusal`; code `offline` where no server answers at all. */
async function answer(method: Method, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  const here = async () => (await import("../local/door")).askHere(method, path, body);
  const response = asksHere(path) ? await here() : await fetched(path, request).catch((problem: unknown) => {
    if (!isOffline(problem) || !answersHere(path)) throw problem;
    return here(); // where no server answers, this browser does as well as it can
  });
  if (response.ok) return response;
  const said = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refusal(response.status, said.code ?? "server", said.sentence ?? `The server answered ${response.status}.`, said.deal ?? null);
}

/** Where a file of the server lies: a site has those that are the same for everyone beside its page, by their language and edition. */
export function fileAddress(path: string): string {
  if (!BESACE_SITE) return path;
  const { pathname, searchParams } = new URL(path, "here://home");
  const [, , room, name = ""] = pathname.split("/");
  const [game, ending = room === "memo" ? "html" : "json"] = name.split(".");
  const edition = searchParams.get("edition");
  return `${import.meta.env.BASE_URL}api/${searchParams.get("lang")}/${room}/${game}${edition === null ? "" : `-${edition}`}.${ending}`;
}

const ON_SITE = /^\/api\/(rules|memo)\//;

async function fetched(path: string, request: RequestInit): Promise<Response> {
  if (BESACE_SITE && !ON_SITE.test(path)) throw new Refusal(0, "offline", "There is no server behind this page.");
  try {
    return await fetch(fileAddress(path), request);
  } catch {
    throw new Refusal(0, "offline", "The server does not answer.");
  }
}

/** Whether nobody answered at all. */
export const isOffline = (problem: unknown) => problem instanceof Refusal && problem.code === "offline";

/** What the server answers, read. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await answer(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** A text from the server. */
export async function getText(path: string): Promise<string> {
  return (await answer("GET", path)).text();
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
