/** Requests to the server. Every refusal is an error with a code and one sentence. */
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
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Refusal(0, "offline", "The server does not answer.");
  }
  if (response.ok) return response;
  const said = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refusal(response.status, said.code ?? "server", said.sentence ?? `The server answered ${response.status}.`, said.deal ?? null);
}

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
