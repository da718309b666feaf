/** The addresses of the pages, read and written. The server answers all of them with the same file. */

export type Eye = number | null;

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "board"; id: string }
  | { page: "join"; code: string }
  | { page: "replay"; id: string; ply: number | null; eye: Eye | "all" | undefined }
  | { page: "review"; id: string; seat: number | null }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string; section: string }
  | { page: "memo" | "score" | "ranking"; game: string }
  | { page: "me" }
  | { page: "bots" }
  | { page: "link"; token: string }
  | { page: "challenges" }
  | { page: "challenge"; name: string }
  | { page: "lost" };

const ID = /^[\w-]{1,40}$/;

/** What an address means. */
export function readRoute(path: string, search = "", hash = ""): Route {
  const [room = "", name = "", place = "", ...rest] = path.replace(/^\/+|\/+$/g, "").split("/").map(decode);
  if (rest.length > 0) return { page: "lost" };
  if (room === "" && name === "") return { page: "home" };
  if (room === "link" && name === "") return { page: "link", token: decode(hash.slice(1)) };
  if ((room === "me" || room === "bots") && name === "") return { page: room };
  if (room === "challenge") return readChallenge(name, place);
  if (!ID.test(name) || (place !== "" && !(room === "table" && place === "board"))) return { page: "lost" };
  switch (room) {
    case "new":
      return { page: "new", game: name };
    case "table":
      return { page: place === "board" ? "board" : "table", id: name };
    case "join":
      return { page: "join", code: name };
    case "replay": {
      const asked = new URLSearchParams(search);
      return { page: "replay", id: name, ply: readNumber(asked.get("ply")), eye: readEye(asked.get("eye")) };
    }
    case "review":
      return { page: "review", id: name, seat: readNumber(new URLSearchParams(search).get("seat")) };
    case "learn":
      return { page: "learn", game: name };
    case "rules":
      return { page: "rules", game: name, section: decode(hash.slice(1)) };
    case "memo":
    case "score":
    case "ranking":
      return { page: room, game: name };
    default:
      return { page: "lost" };
  }
}

/** A deal of the day is written DATE/GAME, too. */
function readChallenge(name: string, game: string): Route {
  if (name === "" && game === "") return { page: "challenges" };
  const whole = game === "" ? name : `${name}-${game}`;
  return ID.test(whole) ? { page: "challenge", name: whole } : { page: "lost" };
}

/** The address of a deal that is played once and compared: from its name, or from that of the prepared deal at a table. */
export function challengePath(name: string): string {
  const own = name.replace(/^challenge\//, "");
  return `/challenge/${own.replace(/^(\d{4}-\d\d-\d\d)-/, "$1/")}`;
}

/** The address of a moment of a finished game. */
export function replayPath(id: string, ply: number, eye: Eye | "all"): string {
  return `/replay/${id}?ply=${ply}&eye=${eye ?? "board"}`;
}

/** The address of a review of a finished game. */
export function reviewPath(id: string, seat: number | null = null): string {
  return seat === null ? `/review/${id}` : `/review/${id}?seat=${seat}`;
}

function readNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function readEye(text: string | null): Eye | "all" | undefined {
  if (text === "board") return null;
  if (text === "all") return "all";
  return text !== null && /^\d$/.test(text) ? Number(text) : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % is part of the text
  }
}
