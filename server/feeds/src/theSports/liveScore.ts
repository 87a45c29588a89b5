import { decode } from 'shared-kernel/decode/decode';
import { wholeNumber } from 'shared-kernel/decode/fields';
import { ScoreIndex } from 'shared-kernel/entities/liveScore';
import { MatchStatus, matchStatusSchema } from 'shared-kernel/entities/matchStatus';
import { SETTLED } from '../polled/stagedScore';
import { vendorScoreSchema } from './read/liveItem';
import { readScores, type ScorePair, takesBack } from './read/scores';

/** What `detail_live` and pushes say of a match's score. */
export type LiveScore = ScorePair & {
  status: MatchStatus;
  /** Kick-off of the current period in unix seconds; 0 when unknown. */
  periodStart: number;
};

const CLOCKED: ReadonlySet<MatchStatus> = new Set([
  MatchStatus.FirstHalf,
  MatchStatus.SecondHalf,
  MatchStatus.ExtraTime,
  MatchStatus.ExtraTimeOld,
]);

/**
 * Reads a `score` array (M5), of which only the status must be readable.
 *
 * @param known the score so far; a start that is 0 in the same period keeps the known one (M20)
 * @throws DecodeError when it is no score
 */
export function readLiveScore(raw: unknown, known: LiveScore | undefined): LiveScore {
  const [, rawStatus, home, away, start] = decode(vendorScoreSchema, raw, 'score');
  const status = decode(matchStatusSchema, rawStatus, 'score.1');
  const given = wholeNumber(start) ?? 0;
  const before = known?.status === status ? known.periodStart : 0;
  const periodStart = CLOCKED.has(status) ? (given > 0 ? given : before) : 0;
  return { status, ...readScores(home, away, knownAt(status, known)), periodStart };
}

/** What is known of a score at a status: the zeros of before the kick-off are none, and the goals of before an end no result. */
export function knownAt(status: MatchStatus, known: LiveScore | undefined): ScorePair | undefined {
  if (!known || known.status === MatchStatus.NotStarted) return undefined;
  if (!SETTLED.has(status) || SETTLED.has(known.status)) return known;
  return { home: known.home.with(ScoreIndex.regular, -1), away: known.away.with(ScoreIndex.regular, -1) };
}

/** How far a match is; others, such as interrupted, may come and go at any time. */
const STAGES: Partial<Record<MatchStatus, number>> = {
  [MatchStatus.NotStarted]: 1,
  [MatchStatus.FirstHalf]: 2,
  [MatchStatus.HalfTime]: 3,
  [MatchStatus.SecondHalf]: 4,
  [MatchStatus.ExtraTime]: 5,
  [MatchStatus.ExtraTimeOld]: 5,
  [MatchStatus.PenaltyShootout]: 6,
  [MatchStatus.Ended]: 7,
};

/** Whether `next` takes back a goal or a stage of the match: an annulled goal does, and so does old news. */
export function goesBack(known: LiveScore, next: LiveScore): boolean {
  const [before, after] = [STAGES[known.status], STAGES[next.status]];
  return takesBack(known, next) || (before !== undefined && after !== undefined && after < before);
}

export function isSameScore(one: LiveScore, other: LiveScore): boolean {
  return (
    one.status === other.status &&
    one.periodStart === other.periodStart &&
    one.home.every((figure, index) => figure === other.home[index]) &&
    one.away.every((figure, index) => figure === other.away[index])
  );
}
