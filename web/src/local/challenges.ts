/** Deals of the day: what was made of them here. Nobody else is known. */
import type { ChallengeInfo, ChallengeList, Compared } from "../lib/schema";
import { fromHex, sha256, toHex } from "../lib/sha256";
import { dayOf, type Deal, dealName, findDeal, lastDays, ofDay, seedOf } from "./deals";
import type { Engine } from "./engine";
import type { Options } from "./match";
import { isOver, placesOf } from "./places";
import { Missing, Refused } from "./refused";
import type { Saved, Store } from "./store";

/** What a table of a deal is made of, and where one sits among whom. */
interface Dealt {
  game: string;
  players: number;
  options: Options;
  seat: number;
  level: string;
  deal: string;
  seed: string;
}

export class Challenges {
  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly clock: () => number,
  ) {}

  private deal(name: string): Deal {
    const found = findDeal(name, this.engine.tables, dayOf(this.clock()));
    if (typeof found === "string") throw new Missing(found);
    return found;
  }

  async list(days: number): Promise<ChallengeList> {
    const [today, kept] = [dayOf(this.clock()), await this.store.all()];
    const deals = lastDays(today, days).flatMap((day) => Object.entries(this.engine.tables.games).map(([game, table]) => ofDay(game, table, day)));
    return { today, days: await Promise.all(deals.map((deal) => this.about(deal, kept))), own: [] };
  }

  async info(name: string): Promise<ChallengeInfo> {
    return this.about(this.deal(name), await this.store.all());
  }

  private async about(deal: Deal, kept: readonly Saved[]): Promise<ChallengeInfo> {
    const mine = kept.find((one) => one.deal === dealName(deal));
    const you = (await this.gaveUp(deal)) ? "given-up" : mine === undefined ? "new" : mine.state === "over" ? "over" : "playing";
    const commitment = toHex(sha256(fromHex(seedOf(deal))));
    return { ...deal, commitment, begun: Number(mine !== undefined), finished: Number(you === "over"), you, table: mine?.id ?? null };
  }

  private async gaveUp(deal: Deal): Promise<boolean> {
    return (await this.store.note(`given-up/${deal.name}`)) === true;
  }

  /** The deal, and the table where it was begun, if it was. */
  async toPlay(name: string): Promise<{ begun: string | null; deal: Dealt }> {
    const deal = this.deal(name);
    const mine = (await this.store.all()).find((one) => one.deal === dealName(deal));
    if (await this.gaveUp(deal)) throw new Refused("state", "You have given up this deal: you may look at what others made of it.");
    const { game, players, options, seat, level } = deal;
    return { begun: mine?.id ?? null, deal: { game, players, options, seat, level, deal: dealName(deal), seed: seedOf(deal) } };
  }

  async giveUp(name: string): Promise<ChallengeInfo> {
    if ((await this.info(name)).you !== "over") await this.store.keepNote(`given-up/${this.deal(name).name}`, true);
    return this.info(name);
  }

  /** What was made of it here. */
  async compare(name: string): Promise<object> {
    const deal = this.deal(name);
    const { you } = await this.info(name);
    if (you !== "over" && you !== "given-up")
      throw new Refused("deal", "Play this deal first: what others made of it is closed to you until yours is over.", dealName(deal));
    const { seat } = deal;
    const results = (await this.store.all()).filter(isOver).filter((one) => one.deal === dealName(deal)).map((one): Compared => {
      const { scores, winners } = one.result;
      return {
        table: one.id, name: one.seats[seat]!.name, you: true, rank: 1, won: winners.includes(seat), place: placesOf(one.result)[seat]!,
        score: scores[seat]!, scores, ended_at: one.ended ?? one.created, parting: null,
      }; // prettier-ignore
    });
    return { tell: "compared", about: { seat, players: deal.players }, found: { results } };
  }
}
