import type { Report } from 'shared-kernel/decode/decode';
import { forgottenBy, lackedBy } from '../fixtureList';
import { SHOWN } from '../polled/createOnShow';
import { type Changes, createChanges } from './createChanges';
import { createLiveMatch, type LiveMatch } from './createLiveMatch';
import { scoreOf } from './feedMatch';
import { knownAt } from './liveScore';
import { withQuote } from './read/prices';
import { readScores } from './read/scores';
import { type Entry, newEntry, type VendorDay, type VendorState } from './vendorState';

/** The text of a match is kept for so long after its kick-off, in seconds. */
const TEXT_FOR = 86_400;

/** The matches of the vendor state, and which of them changed. */
export type Matches = Pick<
  VendorState,
  'keepListed' | 'keepLive' | 'keepQuotes' | 'keepHistory' | 'keepLineup' | 'prune' | 'recheck' | 'entries' | 'count'
> &
  Pick<Changes<string>, 'take' | 'putBack'> & {
    get(id: string): Readonly<Entry> | undefined;
    delete(id: string): void;
    /** @returns the day with what it lacks and live answers have: it is there */
    keepDay(day: VendorDay, now: number): VendorDay;
    /** Looks again at the matches of these teams and competitions. */
    recheckOf(records: ReadonlySet<string>): void;
  };

type Options = {
  /** Those that are followed; empty for all. */
  competitions: ReadonlySet<string>;
  /** What was published of a match does not count any more. */
  onForgotten: (id: string) => void;
  report: Report;
};

export function createMatches({ competitions, onForgotten, report }: Options): Matches {
  const entries = new Map<string, Entry>();
  const changes = createChanges<string>();
  /** Matches of competitions that are not followed, with their kick-off: the live answers do not say whose they are. */
  const others = new Map<string, number>();

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
    if (entries.delete(id)) onForgotten(id);
  }

  return {
    entries: () => entries.entries(),
    count: () => entries.size,
    get: (id) => entries.get(id),
    take: changes.take,
    putBack: changes.putBack,
    keepDay({ from, to, ids }, now) {
      const known = [...entries].flatMap(([id, { listed, isInLive }]) =>
        listed ? [{ id, match_time: listed.match_time, isInLive }] : [],
      );
      const live = lackedBy({ from, to, ids }, known).filter(({ isInLive }) => isInLive);
      const day = { from, to, ids: [...ids, ...live.map(({ id }) => id)] };
      // A match that is listed again is published again, also one that was still followed meanwhile.
      for (const { id } of lackedBy(day, known)) onForgotten(id);
      for (const { id } of forgottenBy(day, known, now)) entries.delete(id);
      return day;
    },
    recheck() {
      for (const id of entries.keys()) changes.add(id);
    },
    recheckOf(records) {
      for (const [id, { listed }] of entries) {
        const used = listed ? [listed.competition_id, listed.home_team_id, listed.away_team_id] : [];
        if (used.some((one) => records.has(one))) changes.add(id);
      }
    },
    keepListed(matches, now) {
      for (const { home_scores, away_scores, ...match } of matches) {
        if (competitions.size > 0 && !competitions.has(match.competition_id)) {
          others.set(match.id, match.match_time);
          forget(match.id);
          continue;
        }
        if (Math.abs(match.match_time - now) > SHOWN && !entries.has(match.id)) continue;
        const entry = entryOf(match.id);
        const { listed, live } = entry;
        // An answer from a cache may be older than the one before it.
        if (listed && match.updated_at < listed.updated_at) continue;
        const known = listed ? scoreOf({ ...entry, listed }) : live?.score;
        entry.listed = { ...match, scores: readScores(home_scores, away_scores, knownAt(match.status_id, known)) };
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
      const source = { kind: 'poll', askedAt: now, now } as const;
      if (item && !entry.isInLive) liveOf(entry).take({ ...item, score: undefined }, source);
      changes.add(id);
    },
    keepLineup(id, lineup) {
      const entry = entries.get(id);
      if (!entry || !lineup) return;
      entry.lineup = lineup;
      changes.add(id);
    },
    delete(id) {
      const entry = entries.get(id);
      if (!entry || entry.isDeleted) return;
      entry.isDeleted = true;
      changes.add(id);
    },
    prune(now) {
      for (const [id, { listed, isInLive }] of entries) {
        const isShown = listed ? Math.abs(listed.match_time - now) <= SHOWN : isInLive;
        if (!isShown) forget(id);
        // The store has it, and texts are longer than all else.
        else if (!isInLive && listed && now - listed.match_time > TEXT_FOR) entries.get(id)?.live?.dropText();
      }
      for (const [id, kickOff] of others) if (Math.abs(kickOff - now) > SHOWN) others.delete(id);
    },
  };
}
