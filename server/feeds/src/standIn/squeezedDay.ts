import type { FeedMatch } from '../feedRecords';
import type { Timeline } from '../timeline/programme';
import type { FootballDay } from './createFootballDay';

/**
 * The same day, played faster: matches kick off at their distance from the start divided by the speed, and a period
 * began so long ago that a page reads the script's minute.
 */
export function squeezedDay(day: FootballDay, startedAt: number, speed: number): FootballDay {
  if (speed === 1) return day;
  const toScript = (moment: number) => startedAt + (moment - startedAt) * speed;
  const fromScript = (moment: number) => startedAt + (moment - startedAt) / speed;
  const at: FootballDay['at'] = (now) => {
    const { matches, standings } = day.at(toScript(now));
    return { matches: matches.map((match) => squeezed(match, now)), standings };
  };
  const squeezed = (match: FeedMatch, now: number): FeedMatch => ({
    ...match,
    match_time: Math.round(fromScript(match.match_time)),
    period_start: match.period_start && Math.round(now - (toScript(now) - match.period_start)),
  });
  return { catalogue: day.catalogue, squads: day.squads, matches: day.matches.map(timeline), at };

  function timeline(one: Timeline): Timeline {
    return {
      nextAfter(moment) {
        const next = one.nextAfter(toScript(moment));
        return next === undefined ? undefined : fromScript(next);
      },
      at(now) {
        const { matches = [], ...batch } = one.at(toScript(now));
        return { ...batch, matches: matches.map((match) => squeezed(match, now)) };
      },
    };
  }
}
