/** Deals of the day: when the next ones come, how many days in a row one has played, and what to tell friends. */
import type { ChallengeInfo } from "./schema";

const DAY_MS = 86_400_000;

/** Milliseconds until the next deals: days change at midnight UTC. */
export function untilNext(now: number): number {
  return DAY_MS - (now % DAY_MS);
}

/** How many days in a row, up to today or yesterday, someone has finished a deal of. */
export function streak(days: readonly Pick<ChallengeInfo, "day" | "you">[], today: string): number {
  const played = new Set(days.filter((one) => one.you === "over").map((one) => one.day));
  const at = (back: number) => new Date(Date.parse(`${today}T00:00:00Z`) - back * DAY_MS).toISOString().slice(0, 10);
  let back = played.has(today) ? 0 : 1; // today can still be played
  const first = back;
  while (played.has(at(back))) back++;
  return back - first;
}

/** A picture of a few lines, the first one large; to be sent around. */
export async function picture(lines: readonly string[], colours: { paper: string; ink: string; accent: string }): Promise<Blob> {
  const [width, height, margin] = [1080, 566, 72];
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d")!;
  brush.fillStyle = colours.paper;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = colours.accent;
  brush.fillRect(0, 0, width, 18);
  let y = margin + 72;
  lines.forEach((line, i) => {
    brush.fillStyle = i === 1 ? colours.accent : colours.ink;
    brush.font = `${i < 2 ? "600" : "400"} ${[64, 84][i] ?? 40}px serif`;
    brush.fillText(line, margin, y, width - 2 * margin);
    y += i < 2 ? 112 : 64;
  });
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob === null ? fail(new Error("No picture was made.")) : done(blob)), "image/png"));
}
