/**
 * Which parts of the client come together: what the first page needs and what all share is its own, the tables, the other pages and each game are a file each.
 * Few files compress better than many, and nobody waits for a page of some kilobytes.
 */
import type { Rollup } from "vite";

const ROOMS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/\/src\/games\/\w+\/(?:count|spoken|odds)\.ts|\/src\/local\//, () => "local"], // where no server does it
  [/\/src\/games\/(\w+)\//, ([, game]) => game!],
  [/\/src\/(?:table|plain|coach|guide)\/|\/src\/pages\/TablePage/, () => "table"],
  [/\/src\/(?:lib|parts)\/|\/src\/review\/(?:request|Judged|Badge)/, () => "index"], // of tables and pages: everyone needs it soon
  [/\/src\//, () => "pages"],
];

/** All that comes with a module whether it is needed or not. */
function closure(entry: string, getModuleInfo: Rollup.GetModuleInfo, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const id of getModuleInfo(entry)?.importedIds ?? []) closure(id, getModuleInfo, found);
  return found;
}

export function rooms(): Rollup.GetManualChunk {
  let first: ReadonlySet<string> | null = null;
  return (id, meta) => {
    first ??= new Set([...meta.getModuleIds()].filter((one) => meta.getModuleInfo(one)?.isEntry).flatMap((one) => [...closure(one, meta.getModuleInfo)]));
    if (first.has(id)) return "index";
    for (const [place, named] of ROOMS) {
      const found = place.exec(id);
      if (found !== null) return named(found);
    }
    return undefined;
  };
}
