/** Small texts from numbers. */

/** 65 000 ms is "1:05"; days are counted as days. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  const two = (n: number) => `${n}`.padStart(2, "0");
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A join code in groups that are easy to read out: "ABC DEF". */
export function spacedCode(code: string): string {
  return (code.match(/.{1,3}/g) ?? []).join(" ");
}

/** What somebody typed as a join code or pasted as a link, as the code itself. */
export function codeIn(text: string): string {
  const path = /\/join\/([\w-]+)/.exec(text);
  return (path?.[1] ?? text).replace(/[^0-9a-z]/gi, "").toUpperCase();
}
