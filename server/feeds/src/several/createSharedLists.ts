import type { FixtureList } from '../feedRecords';
import { forgottenBy } from '../fixtureList';
import type { Seen, Sightings } from './createSightings';
import { NEAR } from './pairing';

/** Whole lists of all feeds, under the ids that they share. Times are unix seconds. */
export type SharedLists = {
  /** @returns what the feed emitted before and does not list any more: it has no word about it */
  take(feed: number, lists: readonly FixtureList[], now: number): readonly Seen[];
  /** The lists since the last call, each naming what any feed has. */
  drain(): FixtureList[];
};

/** So long after the start a match that one feed lacks may be another's that was not heard yet, in seconds. */
const ALL_ARE_HEARD = 1800;

/**
 * A match is gone when its feed lists it no more and no other feed has it. So a feed that lacks one has no word about
 * it any more, and the store compares the list of its competition with what all feeds have.
 */
export function createSharedLists(sightings: Pick<Sightings, 'all' | 'groups'>, startedAt: number): SharedLists {
  let waiting: FixtureList[] = [];

  function knownMatches(): Map<number, { id: number; kickOff: number }[]> {
    const byCompetition = new Map<number, { id: number; kickOff: number }[]>();
    for (const [id, group] of sightings.groups())
      for (const { match, kickOff } of group) {
        const all = byCompetition.get(match.competition_id) ?? [];
        byCompetition.set(match.competition_id, all);
        all.push({ id, kickOff });
      }
    return byCompetition;
  }

  return {
    take(feed, lists, now) {
      if (lists.length === 0) return [];
      const own = [...sightings.all()].filter((seen) => seen.feed === feed);
      const placed = own.map((seen) => {
        const { id, kickOff, match } = seen;
        return { seen, id, match_time: kickOff, competition_id: match.competition_id };
      });
      // A feed says nothing of competitions that it does not follow.
      const followed = [...new Set(placed.map(({ competition_id }) => competition_id))];
      const narrowed = lists.flatMap((list) =>
        list.competition_id === undefined ? followed.map((competition_id) => ({ ...list, competition_id })) : [list],
      );
      if (now >= startedAt + ALL_ARE_HEARD) waiting.push(...narrowed);
      return lists.flatMap((list) => forgottenBy(list, placed, now).map(({ seen }) => seen));
    },
    drain() {
      if (waiting.length === 0) return [];
      const all = knownMatches();
      const drained = waiting.map((list) => {
        const { from, to, competition_id = 0 } = list;
        const near = all.get(competition_id)?.filter(({ kickOff }) => kickOff >= from - NEAR && kickOff < to + NEAR);
        return { ...list, ids: [...new Set(near?.map(({ id }) => id))] };
      });
      waiting = [];
      return drained;
    },
  };
}
