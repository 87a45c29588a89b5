import type { Report } from 'shared-kernel/decode/decode';
import type { FeedMatch } from '../feedRecords';
import { SHOWN } from '../polled/shown';
import { type Book, type Entry, newEntry } from './book';
import { createChanges } from './createChanges';
import { createLiveMatch, type LiveMatch } from './createLiveMatch';
import { createNames } from './createNames';
import type { Numbers } from './createNumbers';
import { createTables } from './createTables';
import { createTold } from './createTold';
import { deletedMatch, scoreOf, toFeedMatch } from './feedMatch';
import { isTold } from './isTold';
import { withQuote } from './read/prices';
import { readScores } from './read/scores';
import { standingRows } from './read/standings';

type Options = {
  numbers: Numbers;
  /** Empty for all. */
  competitions: ReadonlySet<string>;
  hot: ReadonlySet<string>;
  /** The plan does not include an endpoint, so nothing waits for it. */
  isRefused: (endpoint: string) => boolean;
  report: Report;
};

export function createBook({ numbers, competitions, hot, isRefused, report }: Options): Book {
  const { numberOf } = numbers;
  const names = createNames(numberOf, hot);
  const tables = createTables();
  const told = createTold();
  const entries = new Map<string, Entry>();
  const changes = createChanges<string>();
  /** Matches of competitions that are not followed, with their kick-off. */
  const others = new Map<string, number>();
  /** Matches that only the store has, and that the vendor deleted. */
  const gone = createChanges<FeedMatch>();

  function entryOf(id: string): Entry {
    const entry = entries.get(id) ?? newEntry();
    entries.set(id, entry);
    return entry;
  }

  function liveOf(entry: Entry): LiveMatch {
    entry.live ??= createLiveMatch(report);
    return entry.live;
  }

  function forget(id: string): void {
    told.forget(`match ${numberOf('match', id)}`);
    numbers.forget('match', id);
    entries.delete(id);
  }

  function retell(): void {
    for (const id of entries.keys()) changes.add(id);
  }

  function seasonOf(season: string): number | undefined {
    for (const { listed } of entries.values())
      if (listed?.season_id === season) return numberOf('competition', listed.competition_id);
    return undefined;
  }

  return {
    names,
    entries: () => entries.entries(),
    count: () => entries.size,
    has: (id) => entries.get(id)?.listed !== undefined,
    retell,
    keepNames(teams, given) {
      const renamed = new Set([...names.keepTeams(teams), ...names.keepCompetitions(given)]);
      if (renamed.size === 0) return;
      for (const [id, { listed }] of entries) {
        const used = listed ? [listed.competition_id, listed.home_team_id, listed.away_team_id] : [];
        if (used.some((one) => renamed.has(one))) changes.add(id);
      }
    },
    keepCountries(countries) {
      if (names.keepCountries(countries).length > 0) retell();
    },
    keepListed(matches, now) {
      for (const { home_scores, away_scores, ...match } of matches) {
        if (competitions.size > 0 && !competitions.has(match.competition_id)) {
          others.set(match.id, match.match_time);
          if (entries.has(match.id)) forget(match.id);
          continue;
        }
        if (Math.abs(match.match_time - now) > SHOWN && !entries.has(match.id)) continue;
        const entry = entryOf(match.id);
        const { listed, live } = entry;
        // An answer from a cache may be older than the one before it.
        if (listed && match.updated_at < listed.updated_at) continue;
        const known = listed ? scoreOf({ ...entry, listed }) : live?.score;
        entry.listed = { ...match, scores: readScores(home_scores, away_scores, known) };
        changes.add(match.id);
      }
    },
    keepLive(items, source) {
      if (source.kind === 'poll') {
        const present = new Set(items.map(({ id }) => id));
        for (const [id, entry] of entries) {
          if (entry.isInLive && !present.has(id)) changes.add(id);
          entry.isInLive = present.has(id);
        }
      }
      for (const item of items) {
        if (others.has(item.id)) continue;
        const entry = entryOf(item.id);
        entry.isInLive = true;
        if (liveOf(entry).take(item, source)) changes.add(item.id);
      }
    },
    keepQuotes(id, quotes) {
      const entry = entries.get(id);
      if (!entry || quotes.length === 0) return;
      entry.prices = quotes.reduce((prices, [market, quote]) => withQuote(prices, market, quote), entry.prices);
      changes.add(id);
    },
    keepHistory(id, item, now) {
      const entry = entries.get(id);
      if (!entry) return;
      entry.hasHistory = true;
      if (item && !entry.isInLive)
        liveOf(entry).take({ ...item, score: undefined }, { kind: 'poll', askedAt: now, now });
      changes.add(id);
    },
    keepTable(season, table) {
      const competition = seasonOf(season);
      const rows = standingRows(table, (team) => (names.hasTeam(team) ? numberOf('team', team) : undefined));
      if (competition !== undefined && rows) tables.keep({ competition_id: competition, rows });
    },
    remove(ids, stored) {
      const byNumber = new Map(stored.map((one) => [one.id, one]));
      for (const id of ids) {
        const entry = entries.get(id);
        const known = entry?.listed ? undefined : byNumber.get(numberOf('match', id) ?? 0);
        if (known) gone.add(deletedMatch(known));
        if (!entry) numbers.forget('match', id);
        else if (!entry.isDeleted) {
          entry.isDeleted = true;
          changes.add(id);
        }
      }
    },
    prune(now) {
      for (const [id, { listed, isInLive }] of entries) {
        const isShown = listed ? Math.abs(listed.match_time - now) <= SHOWN : isInLive;
        if (!isShown) forget(id);
      }
      for (const [id, kickOff] of others) if (Math.abs(kickOff - now) > SHOWN) others.delete(id);
    },
    take() {
      const [ids, deleted, { tables: standings, putBack }] = [changes.take(), gone.take(), tables.take()];
      if (ids.size === 0 && deleted.size === 0 && standings.length === 0) return undefined;
      const { isNew, stored } = told.begin();
      const shown = [...ids].flatMap((id) => {
        const entry = entries.get(id);
        return entry && isTold(entry, names, isRefused) ? [entry] : [];
      });
      const matches = shown.flatMap((facts) => {
        const { competition_id } = facts.listed;
        const context = { numberOf, country: names.countryOf(competition_id), isHot: hot.has(competition_id) };
        return toFeedMatch(facts, context) ?? [];
      });
      return {
        batch: {
          ...names.recordsOf(
            shown.map(({ listed }) => listed),
            isNew,
          ),
          standings: standings.filter((table) => isNew(`table ${table.competition_id}`, table)),
          matches: [...matches, ...deleted].filter((match) => isNew(`match ${match.id}`, match)),
        },
        stored,
        refused() {
          changes.putBack(ids);
          gone.putBack(deleted);
          putBack();
        },
      };
    },
  };
}
