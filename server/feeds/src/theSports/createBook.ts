import type { Report } from 'shared-kernel/decode/decode';
import type { StandingsTable } from '../provider';
import type { Book, Entry } from './book';
import { createLiveMatch, type LiveMatch } from './createLiveMatch';
import { createNames, type Names } from './createNames';
import type { NumberOf } from './createNumbers';
import { toFeedMatch } from './feedMatch';
import { isTold } from './isTold';
import { withQuote } from './read/prices';
import { standingRows } from './read/standings';

/** Results and fixtures are shown this far from now, in seconds. */
export const SHOWN = 15.5 * 24 * 3600;

type Options = {
  numberOf: NumberOf;
  /** Empty for all. */
  competitions: ReadonlySet<string>;
  hot: ReadonlySet<string>;
  report: Report;
};

export function createBook({ numberOf, competitions, hot, report }: Options): Book {
  const names = createNames(numberOf, hot);
  const entries = new Map<string, Entry>();
  const tables = new Map<number, StandingsTable>();
  /** Matches without names. */
  const waiting = new Set<string>();
  let changed = new Set<string>();
  let changedTables = new Set<number>();

  function entryOf(id: string): Entry {
    const known = entries.get(id);
    if (known) return known;
    const entry = {
      ...{ listed: undefined, live: undefined, isInLive: false },
      ...{ prices: {}, isDeleted: false, hasHistory: false },
    };
    entries.set(id, entry);
    return entry;
  }

  function liveOf(entry: Entry): LiveMatch {
    entry.live ??= createLiveMatch(report);
    return entry.live;
  }

  function seasonOf(season: string): number | undefined {
    for (const { listed } of entries.values())
      if (listed?.season_id === season) return numberOf('competition', listed.competition_id);
    return undefined;
  }

  function batchOf(ids: ReadonlySet<string>, tableIds: ReadonlySet<number>): ReturnType<Names['recordsOf']> {
    const shown = [...ids].flatMap((id) => {
      const entry = entries.get(id);
      if (entry && isTold(entry, names)) return [entry];
      waiting.add(id);
      return [];
    });
    const { batch, told } = names.recordsOf(shown.map(({ listed }) => listed));
    const matches = shown.flatMap((facts) => {
      const { competition_id } = facts.listed;
      const context = { numberOf, country: names.countryOf(competition_id), isHot: hot.has(competition_id) };
      return toFeedMatch(facts, context) ?? [];
    });
    const standings = [...tableIds].flatMap((id) => tables.get(id) ?? []);
    return { batch: { ...batch, standings, matches }, told };
  }

  return {
    names,
    entries: () => entries.entries(),
    count: () => entries.size,
    keepNames(teams, competitions) {
      names.keepTeams(teams);
      names.keepCompetitions(competitions);
      for (const id of waiting) changed.add(id);
      waiting.clear();
    },
    keepListed(matches, now) {
      for (const match of matches) {
        if (Math.abs(match.match_time - now) > SHOWN && !entries.has(match.id)) continue;
        if (competitions.size > 0 && !competitions.has(match.competition_id)) continue;
        const entry = entryOf(match.id);
        // An answer from a cache may be older than the one before it.
        if (entry.listed && match.updated_at < entry.listed.updated_at) continue;
        if (entry.listed && JSON.stringify(entry.listed) === JSON.stringify(match)) continue;
        entry.listed = match;
        changed.add(match.id);
      }
    },
    keepLive(items, source) {
      if (source.kind === 'poll') {
        const present = new Set(items.map(({ id }) => id));
        for (const [id, entry] of entries) {
          if (entry.isInLive && !present.has(id)) changed.add(id);
          entry.isInLive = present.has(id);
        }
      }
      for (const item of items) {
        const entry = entryOf(item.id);
        entry.isInLive = true;
        if (liveOf(entry).take(item, source)) changed.add(item.id);
      }
    },
    keepQuotes(id, quotes) {
      const entry = entries.get(id);
      if (!entry || quotes.length === 0) return;
      entry.prices = quotes.reduce((prices, [market, quote]) => withQuote(prices, market, quote), entry.prices);
      changed.add(id);
    },
    keepHistory(id, item, now) {
      const entry = entries.get(id);
      if (!entry) return;
      entry.hasHistory = true;
      if (item && !entry.isInLive) liveOf(entry).take(item, { kind: 'poll', askedAt: now, now });
      changed.add(id);
    },
    keepTable(season, table) {
      const competition = seasonOf(season);
      const rows = standingRows(table, (team) => (names.hasTeam(team) ? numberOf('team', team) : undefined));
      if (competition === undefined || !rows) return;
      tables.set(competition, { competition_id: competition, rows });
      changedTables.add(competition);
    },
    remove(ids) {
      for (const id of ids) {
        const entry = entries.get(id);
        if (!entry || entry.isDeleted) continue;
        entry.isDeleted = true;
        changed.add(id);
      }
    },
    prune(now) {
      for (const [id, { listed, isInLive }] of entries) {
        const isShown = listed ? Math.abs(listed.match_time - now) <= SHOWN : isInLive;
        if (isShown) continue;
        entries.delete(id);
        waiting.delete(id);
      }
    },
    take() {
      const [ids, tableIds] = [changed, changedTables];
      if (ids.size === 0 && tableIds.size === 0) return undefined;
      [changed, changedTables] = [new Set(), new Set()];
      const { batch, told } = batchOf(ids, tableIds);
      return {
        batch,
        stored: told,
        refused() {
          for (const id of ids) changed.add(id);
          for (const id of tableIds) changedTables.add(id);
        },
      };
    },
  };
}
