import type { FeedMatch } from 'feeds/feedRecords';
import type { FeedBatch } from 'feeds/provider';
import { simulatorProgramme } from 'feeds/simulator/simulatorProgramme';
import { world } from 'feeds/simulator/world/world';
import { createDueQueue } from 'feeds/timeline/createDueQueue';
import type { Timeline } from 'feeds/timeline/programme';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** What of a change is sent: all of it, or what the lane `prices` has alone. */
export type Sent = 'all' | 'prices';

/**
 * A Saturday afternoon of the simulator, as if it were today's: the matches nearest to 16:00 UTC, with times of now. The
 * same changes in the same order on each run of a week; its caller decides how fast they come.
 *
 * @param now unix seconds; the last Saturday before it is played
 */
export function saturday(now: number, size: number) {
  const afternoon = saturdayBefore(now) + 16 * HOUR;
  const programme = simulatorProgramme(world, { seed: 1, startedAt: afternoon });
  const timelines = programme
    .opening(afternoon)
    .filter((timeline) => timeline.at(afternoon).matches?.length)
    .slice(0, size);
  const due = createDueQueue<Timeline>();
  const shown = new Map<number, FeedMatch>();

  function plan(timeline: Timeline, moment: number): void {
    const next = timeline.nextAfter(moment);
    if (next !== undefined) due.add(next, timeline);
  }

  const later = Math.floor((now - afternoon) / MINUTE) * MINUTE;
  const stateOf = (timeline: Timeline, moment: number) =>
    (timeline.at(moment).matches ?? []).map((match) => postponed(match, later));
  for (const timeline of timelines) plan(timeline, afternoon);
  for (const match of timelines.flatMap((timeline) => stateOf(timeline, afternoon))) shown.set(match.id, match);

  /** The matches that change at the next moment at which something changes; none when the Saturday is over. */
  function next(sent: Sent): FeedMatch[] {
    for (let moment = due.next(); moment !== undefined; moment = due.next()) {
      const at = moment;
      const changing = due.takeDue(at);
      for (const timeline of changing) plan(timeline, at);
      const changed = changing
        .flatMap((timeline) => stateOf(timeline, at))
        .map((match) => (sent === 'all' ? match : pricesOf(match, shown.get(match.id) ?? match)))
        .filter((match) => JSON.stringify(match) !== JSON.stringify(shown.get(match.id)));
      for (const match of changed) shown.set(match.id, match);
      if (changed.length > 0) return changed;
    }
    return [];
  }

  return {
    /** All matches as they are. */
    soFar: (): FeedBatch => ({ ...programme.catalogue, matches: [...shown.values()] }),
    next,
    /** Gives every home side this rank, as after a table has changed. @returns all matches */
    rank(home_position: number): FeedMatch[] {
      for (const [id, match] of shown) shown.set(id, { ...match, home_position });
      return [...shown.values()];
    },
  };
}

function postponed(match: FeedMatch, seconds: number): FeedMatch {
  const { match_time, period_start } = match;
  return { ...match, match_time: match_time + seconds, period_start: period_start && period_start + seconds };
}

function pricesOf({ odds, stats }: FeedMatch, before: FeedMatch): FeedMatch {
  return { ...before, odds, stats };
}

/** Midnight, UTC. 1 January 1970 was a Thursday. */
function saturdayBefore(now: number): number {
  const day = Math.floor(now / DAY);
  return (day - ((day + 5) % 7)) * DAY;
}
