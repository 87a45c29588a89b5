import { ScoreIndex } from 'shared-kernel/entities/liveScore';
import type { GroupMarkets } from 'shared-kernel/entities/matchMarkets';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedMarkets } from '../../feedRecords';
import type { Step } from '../../timeline/step';
import { oddsText } from '../prices/oddsText';
import type { Fixture } from '../season/fixture';
import { expectedAt, figureOf, shareLeft, times, withMenSentOff } from './outlook';
import { type Look, lookAt, suspendedLook } from './pricesAt';
import type { Suspended } from './suspensions';

/** The first half has a little less than half of the goals. */
const SHARE_OF_FIRST_HALF = 0.45;

/** Corners of an average match, and more than any match has. */
const CORNERS = 9.6;
const MAX_CORNERS = 30;

const { NotStarted, FirstHalf, HalfTime, SecondHalf } = MatchStatus;

/**
 * The markets of the first half, which close as it ends, and of corners, which stay until the end. Those of corners stop
 * when one is given, and all while those of the match do.
 *
 * @param steps the story of the match, with its figures
 */
export function marketsAt(
  fixture: Fixture,
  steps: readonly Step[],
  now: number,
  seen: Look = lookAt(fixture, steps, now),
): FeedMarkets {
  const { suspension, look } = suspendedLook(fixture, steps, now, seen);
  const { status } = seen.facts;
  const groupOf = (textOf: typeof halfText, stoppedBy: readonly Suspended[]): GroupMarkets =>
    suspension && stoppedBy.includes(suspension.markets)
      ? { odds: '', suspended_odds: textOf(fixture, look) }
      : { odds: textOf(fixture, seen), suspended_odds: '' };
  const hasHalf = status === NotStarted || status === FirstHalf;
  const hasCorners = hasHalf || status === HalfTime || status === SecondHalf;
  return {
    match_id: fixture.id,
    half: hasHalf ? groupOf(halfText, ['all']) : undefined,
    corners: hasCorners ? groupOf(cornersText, ['all', 'corners']) : undefined,
  };
}

function halfText(fixture: Fixture, { facts, lookedAt }: Look): string {
  const left = SHARE_OF_FIRST_HALF * shareLeft(facts, lookedAt).half;
  const expected = times(withMenSentOff(expectedAt(fixture, lookedAt), facts), left);
  return oddsText({ score: figureOf(facts, ScoreIndex.regular), expected });
}

/** The stronger side has more of them, though less so than of goals. */
function cornersText(fixture: Fixture, { facts, lookedAt }: Look): string {
  const { home, away } = expectedAt(fixture, lookedAt);
  const ofHome = 0.25 + (0.5 * home) / (home + away);
  const left = CORNERS * shareLeft(facts, lookedAt).match;
  const score = figureOf(facts, ScoreIndex.corners);
  return oddsText({ score, expected: { home: left * ofHome, away: left * (1 - ofHome) } }, MAX_CORNERS);
}
