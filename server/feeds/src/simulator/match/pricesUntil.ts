import { MARKET_GROUPS, type MarketGroup } from 'shared-kernel/entities/matchMarkets';
import { matchState } from 'shared-kernel/entities/matchState';
import { isGroupOpen } from 'shared-kernel/rules/isBettingOpen';
import { isScoreShown } from 'shared-kernel/rules/status';
import type { FeedPrices } from '../../feedRecords';
import type { PlannedMatch } from '../season/createSchedule';
import { marketsAt } from './marketsAt';
import { lookAt, pricesAt } from './pricesAt';
import { STORY_BEGINS_BEFORE, wholeStoryOf } from './story';
import { suspensionsOf } from './suspensions';

/** In play there is one move in so many seconds: each needs the match folded until then. */
const PACE_IN_PLAY = 600;

/**
 * The prices of a match and of its further markets from the match's opening until `now`, for a store that was not there: every move before kick-off, and the
 * last of each ten minutes in play in which betting went on. Unix seconds.
 */
export function pricesUntil(match: PlannedMatch, seed: number, now: number): FeedPrices[] {
  const { fixture, outline } = match;
  const steps = wholeStoryOf(match, seed);
  const stops = suspensionsOf(steps);
  const isStopped = (at: number) => stops.some(({ from, until }) => at >= from && at < until);
  const opening = fixture.kickoff - STORY_BEGINS_BEFORE;
  const moments = steps.map(({ at }) => at).filter((at) => at <= now && at < outline.endsAt && !isStopped(at));
  if (now < opening) return [];
  const moves: Record<'match' | MarketGroup, FeedPrices[]> = { match: [], half: [], corners: [] };
  for (const moment of lastOfEach(PACE_IN_PLAY, [opening, ...moments], fixture.kickoff)) {
    const look = lookAt(fixture, steps, moment);
    const state = matchState(look.facts.status);
    const move = { match_id: fixture.id, time: Math.floor(moment), is_live: isScoreShown(state) };
    const { odds } = pricesAt(fixture, steps, moment, look);
    if (odds !== (moves.match.at(-1)?.odds ?? '')) moves.match.push({ ...move, odds });
    const markets = marketsAt(fixture, steps, moment, look);
    for (const group of MARKET_GROUPS) {
      const ofGroup = markets[group]?.odds ?? '';
      if (!isGroupOpen(group, state) || ofGroup === (moves[group].at(-1)?.odds ?? '')) continue;
      moves[group].push({ ...move, group, odds: ofGroup });
    }
  }
  return [...moves.match, ...moves.half, ...moves.corners];
}

/** All before `from`, and the last of each stretch after it. */
function lastOfEach(seconds: number, moments: readonly number[], from: number): number[] {
  const stretch = (moment: number | undefined) => (moment === undefined ? undefined : Math.floor(moment / seconds));
  return moments.filter((moment, index) => moment < from || stretch(moment) !== stretch(moments[index + 1]));
}
