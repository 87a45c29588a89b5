import { decode } from 'shared-kernel/decode/decode';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { TheSportsApi } from '../api';
import type { Book } from '../book';
import { competitionSchema, listedMatchSchema, teamSchema } from '../read/listedMatch';
import { listFrom } from '../read/listFrom';
import { liveItemSchema } from '../read/liveItem';
import { isMarket, quoteOf } from '../read/prices';
import { seasonTableSchema } from '../read/standings';
import type { ChangedSeasons } from './dataTasks';
import { ofBookmaker } from './oddsLane';

/** A single record that is missing, asked for by its id: kinds of them, the most urgent first. */
type ErrandKind = 'match' | 'team' | 'competition' | 'odds' | 'history' | 'table';

export type Errand = { kind: ErrandKind; id: string; run(now: number): Promise<void> };

const DAY = 86_400;
const HOUR = 3600;

/** Prices of matches from so long ago until so far ahead are asked for one by one; others come as they change. */
const PRICED = { before: 4 * HOUR, ahead: DAY };

/** A table is asked for again after so long, even if nobody says that it changed. */
const TABLE_EVERY = 12 * HOUR;

/** What to ask for next, now that nothing regular is due; `undefined` when nothing is missing. */
export type Errands = {
  next(now: number): Errand | undefined;
  /** The plan refuses a kind: it is not asked for again, and nothing waits for it. */
  giveUp(kind: ErrandKind): void;
};

type Options = { bookmaker: number; changedSeasons: ChangedSeasons; hasPrices: () => boolean };

export function createErrands(
  api: TheSportsApi,
  book: Book,
  { bookmaker, changedSeasons, hasPrices }: Options,
): Errands {
  const asked = new Map<string, number>();
  const refused = new Set<ErrandKind>();
  let plan: Errand[] = [];
  let plannedAt = Number.NEGATIVE_INFINITY;

  const uuid = async (endpoint: string, id: string) => (await api.ask(endpoint, { uuid: id })).results;

  const runs: Record<ErrandKind, (id: string, now: number) => Promise<void>> = {
    async match(id, now) {
      book.keepListed(api.items(listedMatchSchema, await uuid('match/recent/list', id), 'match/recent/list'), now);
    },
    async team(id) {
      const found = api.items(teamSchema, await uuid('team/additional/list', id), 'team/additional/list');
      book.keepNames(found.length > 0 ? found : [nameless(id)], []);
    },
    async competition(id) {
      const endpoint = 'competition/additional/list';
      const found = api.items(competitionSchema, await uuid(endpoint, id), endpoint);
      book.keepNames(
        [],
        found.length > 0 ? found : [{ ...nameless(id), short_name: undefined, country_id: undefined }],
      );
    },
    async odds(id) {
      const given = ofBookmaker(await uuid('odds/history', id), bookmaker);
      if (typeof given !== 'object' || given === null) return;
      const quotes = Object.entries(given).flatMap(([market, rows]) =>
        isMarket(market)
          ? (listFrom(rows) ?? []).flatMap((row) => {
              const quote = quoteOf(row);
              return quote ? [[market, quote] as const] : [];
            })
          : [],
      );
      book.keepQuotes(id, quotes);
    },
    async history(id, now) {
      const results = await uuid('match/live/history', id);
      const isThere = typeof results === 'object' && results !== null && Object.hasOwn(results, 'id');
      book.keepHistory(id, isThere ? decode(liveItemSchema, results, 'match/live/history') : undefined, now);
    },
    async table(id) {
      const results = await uuid('season/recent/table/detail', id);
      book.keepTable(id, decode(seasonTableSchema, results, 'season/recent/table/detail'));
    },
  };

  function wanted(now: number): Errand[] {
    const found: Record<ErrandKind, Map<string, number>> = {
      match: new Map(),
      team: new Map(),
      competition: new Map(),
      odds: new Map(),
      history: new Map(),
      table: new Map(),
    };
    const want = (kind: ErrandKind, id: string | undefined, distance: number, every = Number.POSITIVE_INFINITY) => {
      if (!id || refused.has(kind) || (asked.get(`${kind} ${id}`) ?? Number.NEGATIVE_INFINITY) + every > now) return;
      found[kind].set(id, Math.min(distance, found[kind].get(id) ?? distance));
    };
    for (const [id, { listed, live, isInLive, hasHistory, isDeleted }] of book.entries()) {
      if (!listed) {
        if (isInLive) want('match', id, 0, 10 * 60);
        continue;
      }
      const since = now - listed.match_time;
      const distance = Math.abs(since);
      for (const team of [listed.home_team_id, listed.away_team_id])
        if (!book.names.hasTeam(team)) want('team', team, distance);
      if (!book.names.hasCompetition(listed.competition_id)) want('competition', listed.competition_id, distance);
      const isPriced = hasPrices() && since < PRICED.before && since > -PRICED.ahead;
      if (isPriced && !isDeleted) want('odds', id, distance);
      if (listed.status_id === MatchStatus.Ended && !live && !hasHistory) want('history', id, distance);
      const season = listed.season_id;
      if (season && changedSeasons.has(season)) asked.delete(`table ${season}`);
      if (distance < 3 * DAY) want('table', season, distance, TABLE_EVERY);
    }
    changedSeasons.clear();
    const kinds: readonly ErrandKind[] = ['match', 'team', 'competition', 'odds', 'history', 'table'];
    return kinds.flatMap((kind) =>
      [...found[kind]]
        .sort(([, one], [, other]) => one - other)
        .map(([id]) => ({ kind, id, run: (moment: number) => runs[kind](id, moment) })),
    );
  }

  return {
    next(now) {
      if (plan.length === 0 || now - plannedAt > 20) {
        if (now - plannedAt < 5) return undefined;
        plan = wanted(now);
        plannedAt = now;
      }
      const errand = plan.shift();
      if (errand) asked.set(`${errand.kind} ${errand.id}`, now);
      return errand;
    },
    giveUp(kind) {
      refused.add(kind);
      if (kind === 'history') for (const [id] of book.entries()) book.keepHistory(id, undefined, 0);
    },
  };
}

/** A record that the vendor does not know is called by its id. */
function nameless(id: string) {
  return { id, name: id, logo: undefined, country_logo: undefined };
}
