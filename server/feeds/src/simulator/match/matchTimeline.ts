import type { Timeline } from '../../timeline/programme';
import { nextStepAfter, type Step } from '../../timeline/step';
import type { League } from '../season/createLeague';
import type { PlannedMatch } from '../season/createSchedule';
import { marketsAt } from './marketsAt';
import { matchState } from './matchState';
import { STORY_BEGINS_BEFORE, storyOf, wholeStoryOf } from './story';

/** Further markets open so long before the kick-off, in seconds: as far as the odds page looks ahead. */
const MARKETS_BEFORE = 36 * 3600;

/** For so many seconds after its end a match says that it has no further markets, for a store that was away at the end. */
const MARKETS_AFTER = 12 * 3600;

/**
 * A match through time.
 *
 * Until kick-off it has its teams' current places, so it changes with the table; from then on it keeps those. Its story
 * is generated on first use.
 */
export function matchTimeline(
  league: Pick<League, 'placeOf' | 'nextResultAfter'>,
  match: PlannedMatch,
  seed: number,
): Timeline {
  const { fixture, outline } = match;
  const storyBegins = fixture.kickoff - STORY_BEGINS_BEFORE;
  const marketsBegin = fixture.kickoff - MARKETS_BEFORE;
  const isOver = (moment: number) => moment >= outline.endsAt && moment >= fixture.kickoff;
  let story: readonly Step[] | undefined;

  function storyAt(now: number): readonly Step[] {
    if (now < storyBegins) return [];
    if (isOver(now)) return storyOf(match, seed);
    story ??= wholeStoryOf(match, seed);
    return story;
  }

  return {
    nextAfter(moment) {
      if (isOver(moment)) return undefined;
      const begins = [marketsBegin, storyBegins].find((at) => moment < at);
      const nextStep = begins ?? nextStepAfter(storyAt(moment), moment);
      const nextTable = league.nextResultAfter(moment);
      if (nextTable > fixture.kickoff) return nextStep;
      return Math.min(nextStep ?? Number.POSITIVE_INFINITY, nextTable);
    },
    at(now) {
      const asOf = Math.min(now, fixture.kickoff);
      const places = { home: league.placeOf(fixture.home.id, asOf), away: league.placeOf(fixture.away.id, asOf) };
      const steps = storyAt(now);
      const hasMarkets = now >= marketsBegin && now < outline.endsAt + MARKETS_AFTER;
      return {
        matches: [matchState(fixture, steps, now, places)],
        ...(hasMarkets && { markets: [marketsAt(fixture, steps, now)] }),
      };
    },
  };
}
