import { createFeedHealth, type FeedHealth } from './createFeedHealth';
import type { NamedCompetition } from './createNames';

/** Feeds look seldom while nothing is on: then only this much silence counts, in seconds. */
const QUIET_LIMIT = 900;

/** Which feeds speak of which competitions. Feeds are named by their place in `FEED`. */
export type Presence = {
  hear(feed: number, competition: NamedCompetition, now: number): void;
  /** The feed as a whole was there at that moment, though it may have had nothing to emit. */
  hearAll(feed: number, at: number): void;
  /**
   * @param busy keys of competitions with a match that should be on
   * @returns the keys of those where a feed was lost, or is well again
   */
  check(now: number, busy: ReadonlySet<string>): ReadonlySet<string>;
  isLost(feed: number, competition: NamedCompetition): boolean;
  silentSince(feed: number, competition: NamedCompetition): number;
};

/** Each competition counts alone, for some feeds ask for each alone. */
export function createPresence(startedAt: number, silentSeconds: number): Presence {
  const feeds = new Map<string, Map<number, FeedHealth>>();
  const find = (feed: number, { key }: NamedCompetition) => feeds.get(key)?.get(feed);
  /** Since when competitions are busy. */
  const busySince = new Map<string, number>();

  /** A feed that looked seldom may come as late after the kick-off as it may be silent later. */
  function limitOf(key: string, isBusy: boolean, now: number): number {
    const seldom = Math.max(silentSeconds, QUIET_LIMIT);
    const since = isBusy ? Math.min(busySince.get(key) ?? now, now) : undefined;
    if (since === undefined) busySince.delete(key);
    else busySince.set(key, since);
    return since !== undefined && now - since > silentSeconds ? silentSeconds : seldom;
  }

  /** One that is heard late comes in like one that was lost. */
  function begin(feed: number, { key }: NamedCompetition, now: number): FeedHealth {
    const health = createFeedHealth(startedAt);
    health.check(now, silentSeconds);
    feeds.set(key, (feeds.get(key) ?? new Map()).set(feed, health));
    return health;
  }

  return {
    hear: (feed, competition, now) => (find(feed, competition) ?? begin(feed, competition, now)).heard(now),
    hearAll(feed, at) {
      for (const all of feeds.values()) all.get(feed)?.heard(at);
    },
    check(now, busy) {
      const changed = new Set<string>();
      for (const [key, all] of feeds) {
        const limit = limitOf(key, busy.has(key), now);
        for (const one of all.values()) if (one.check(now, limit)) changed.add(key);
      }
      return changed;
    },
    isLost: (feed, competition) => find(feed, competition)?.isLost() ?? false,
    silentSince: (feed, competition) => find(feed, competition)?.silentSince() ?? startedAt,
  };
}
