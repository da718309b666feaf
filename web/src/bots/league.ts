/** The league of the bots, as `besace league` has written it: how strong each is, in which company. */
import told from "../../league.json";

export interface Share { mean: number; low: number | null; high: number | null }
export interface Thinking { mean: number }
interface Row { bot: string; company: string; shares: Readonly<Record<string, Share | null>> }
interface Table { game: string; players: readonly number[]; rows: readonly Row[]; ratings: Readonly<Record<string, Share | null>> }
export interface League {
  version: string;
  seed: number;
  games: number;
  ratings: Readonly<Record<string, Share | null>>;
  thinking: Readonly<Record<string, Thinking | null>>;
  companies: readonly { bots: string; called: string | null }[];
  tables: readonly Table[];
}

/** Mean, low and high; shares as percents. */
type Told = readonly (number | null)[];
type AllTold = Readonly<Record<string, Told | null | undefined>>;
const PERCENT = 100;

const shares = (all: AllTold, part = 1): Record<string, Share | null> =>
  Object.fromEntries(
    Object.entries(all).map(([name, one]) => {
      const [mean, low, high] = (one ?? []).map((value) => (value === null ? null : value / part));
      return [name, mean == null ? null : { mean, low: low ?? null, high: high ?? null }];
    }),
  );

export const LEAGUE: League = {
  ...told,
  ratings: shares(told.ratings),
  tables: told.tables.map((table) => ({
    ...table,
    ratings: shares(table.ratings),
    rows: table.rows.map((row) => ({ ...row, shares: shares(row.shares, PERCENT) })),
  })),
};

/** The bot of a league that is this character, with whatever it was given to think with. */
export const entrantOf = (league: League, level: string): string | undefined =>
  Object.keys(league.ratings).find((bot) => bot === level || bot.startsWith(`${level}:`));

/** The ratings of one game, or of all. */
export const ratingsIn = (league: League, game: string | null): League["ratings"] =>
  game === null ? league.ratings : (league.tables.find((table) => table.game === game)?.ratings ?? {});

/** The games and player counts that were played. */
export const countsOf = (league: League, game: string): readonly number[] => league.tables.find((table) => table.game === game)?.players ?? [];

/** How often a character wins in a company; null where nobody has played that. */
export function shareOf(league: League, game: string, level: string, company: string, players: number): Share | null {
  const bot = entrantOf(league, level);
  const rows = league.tables.find((table) => table.game === game)?.rows ?? [];
  return rows.find((row) => row.bot === bot && row.company === company)?.shares[players] ?? null;
}

/** Where ratings lie on a scale from 0 to 1 that all of them share. */
export function scaleOf(ratings: readonly Share[]): (rated: Share) => { from: number; at: number; to: number } {
  const low = Math.min(...ratings.map((one) => one.low ?? one.mean));
  const width = Math.max(...ratings.map((one) => one.high ?? one.mean)) - low || 1;
  const place = (value: number) => (value - low) / width;
  return (rated) => ({ from: place(rated.low ?? rated.mean), at: place(rated.mean), to: place(rated.high ?? rated.mean) });
}
