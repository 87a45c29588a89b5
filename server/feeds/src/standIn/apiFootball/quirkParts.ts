import type { Incident } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedMatch } from '../../feedRecords';
import { incident } from '../../timeline/incident';
import { type Frame, teamOf } from './frames';
import type { Json } from './vendorFixture';

/** An event in the vendor's shape. */
export function event(
  match: number,
  side: 1 | 2,
  type: string,
  detail: string,
  elapsed: number,
  given: object = {},
): Json {
  return {
    ...{ time: { elapsed, extra: null }, team: teamOf(match, side), player: { id: match * 100, name: 'Cầu thủ' } },
    ...{ assist: { id: null, name: null }, type, detail, comments: null },
    ...given,
  };
}

/** An incident of {@link event} as the board has it. */
export function shown(match: number, type: number, side: 1 | 2, time: number): Incident {
  return incident({ type, position: side, time, player_name: 'Cầu thủ', player_id: match * 100 });
}

/** Halves begin these minutes after the kick-off. */
const SECOND = 62;

/** The frames of a match without anything. */
export const FIRST_HALF: Frame = { from: 0, short: '1H', half: 0, goals: [0, 0] };
export const BREAK: Frame = { from: 47, short: 'HT', half: 0, goals: [0, 0], halftime: [0, 0] };
export const SECOND_HALF: Frame = { from: SECOND, short: '2H', half: SECOND, goals: [0, 0], halftime: [0, 0] };
export const END: Frame = { from: 111, short: 'FT', goals: [0, 0], halftime: [0, 0], fulltime: [0, 0] };

/** How the board has an ended match. */
export function ended(home_scores: number[], away_scores: number[]): Partial<FeedMatch> {
  return { status_id: MatchStatus.Ended, home_scores, away_scores, period_start: 0 };
}
