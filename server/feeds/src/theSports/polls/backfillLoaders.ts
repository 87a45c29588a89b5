import { DecodeError, decode, type Report } from 'shared-kernel/decode/decode';
import type { TheSportsApi } from '../createTheSportsApi';
import { SINGLE } from '../endpoints';
import { coachSchema, readLineup } from '../read/lineup';
import { competitionSchema, listedMatchSchema, teamSchema } from '../read/listedMatch';
import { type LiveItem, liveItemSchema } from '../read/liveItem';
import { isMarket, quoteOf } from '../read/prices';
import { fieldOf, listFrom } from '../read/rawValue';
import { readSquad } from '../read/squad';
import { seasonTableSchema } from '../read/standings';
import type { VendorState } from '../vendorState';

/** Kinds of single records, the most urgent first; line-ups have turns of their own. */
export const KINDS = ['match', 'team', 'competition', 'odds', 'history', 'table', 'coach', 'squad', 'lineup'] as const;
export type BackfillKind = (typeof KINDS)[number];

type Options = { bookmaker: number; report: Report };

/** Asks for a record of each kind by its id, and keeps it. */
export type BackfillLoaders = Record<BackfillKind, (id: string, now: number) => Promise<void>>;

export function createBackfillLoaders(
  api: TheSportsApi,
  vendorState: VendorState,
  { bookmaker, report }: Options,
): BackfillLoaders {
  const resultsOf = async (kind: BackfillKind, id: string) => (await api.ask(SINGLE[kind], { uuid: id })).results;

  return {
    async match(id, now) {
      vendorState.keepListed(api.items(listedMatchSchema, await resultsOf('match', id), SINGLE.match), now);
    },
    async team(id) {
      const found = api.items(teamSchema, await resultsOf('team', id), SINGLE.team);
      vendorState.keepNames(found.length > 0 ? found : [nameless(id)], []);
    },
    async competition(id) {
      const found = api.items(competitionSchema, await resultsOf('competition', id), SINGLE.competition);
      const unknown = { ...nameless(id), short_name: undefined, country_id: undefined };
      vendorState.keepNames([], found.length > 0 ? found : [unknown]);
    },
    async odds(id) {
      const given = fieldOf(await resultsOf('odds', id), bookmaker);
      if (typeof given !== 'object' || given === null) return;
      const quotes = Object.entries(given).flatMap(([market, rows]) =>
        isMarket(market)
          ? (listFrom(rows) ?? []).flatMap((row) => {
              const quote = quoteOf(row);
              return quote ? [[market, quote] as const] : [];
            })
          : [],
      );
      vendorState.keepQuotes(id, quotes);
    },
    async history(id, now) {
      vendorState.keepHistory(id, historyFrom(await resultsOf('history', id), report), now);
    },
    async lineup(id) {
      vendorState.keepLineup(id, readLineup(await resultsOf('lineup', id), report));
    },
    async coach(id) {
      const [found] = api.items(coachSchema, await resultsOf('coach', id), SINGLE.coach);
      if (found) vendorState.keepCoach(id, found.name);
    },
    async squad(id) {
      vendorState.keepSquad(id, readSquad(await resultsOf('squad', id), id, report));
    },
    async table(id) {
      vendorState.keepTable(id, decode(seasonTableSchema, await resultsOf('table', id), SINGLE.table));
    },
  };
}

/** A history that cannot be read is none: its match does not wait for another. */
function historyFrom(results: unknown, report: Report): LiveItem | undefined {
  if (fieldOf(results, 'id') === undefined) return undefined;
  try {
    return decode(liveItemSchema, results, SINGLE.history);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    report(error);
    return undefined;
  }
}

/** A record that the vendor does not know is called by its id. */
function nameless(id: string) {
  return { id, name: id, logo: undefined, country_logo: undefined };
}
