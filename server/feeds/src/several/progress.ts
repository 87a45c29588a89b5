import { type MatchState, matchState } from 'shared-kernel/entities/matchState';
import type { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedMatch } from '../feedRecords';

/** How far a match has come by one feed: all that it emitted, and its last step. Moments are unix seconds. */
export type Progress = {
  readonly scores: ReadonlySet<string>;
  readonly statuses: ReadonlySet<MatchStatus>;
  readonly phases: ReadonlySet<MatchState['kind']>;
  readonly status: MatchStatus;
  /** What no feed makes up while its vendor says nothing new. */
  readonly facts: string;
  /** It said when a half began. One that never does may reckon its statuses from the planned kick-off. */
  readonly hasClock: boolean;
  /** The moment of the last step, or of the first word. */
  readonly movedAt: number;
  /** The score and status of the last step, and since when; absent until there was one after the first word. */
  readonly step: Step | undefined;
};

type Step = { score: string; status: MatchStatus; at: number };

type Report = Pick<FeedMatch, 'status_id' | 'home_scores' | 'away_scores' | 'incidents' | 'stats' | 'period_start'>;

/** Most scores of one match to remember; no match has more, and a feed that invents some costs no memory. */
const MAX_SCORES = 60;

/** The progress after another word about the match. @param now when it came */
export function progressed(before: Progress | undefined, match: Report, now: number): Progress {
  const { status_id: status, home_scores, away_scores, incidents, stats } = match;
  const phase = matchState(status).kind;
  const score = `${mainScore(home_scores)}-${mainScore(away_scores)}`;
  const hasClock = before?.hasClock || match.period_start > 0;
  const facts = JSON.stringify([home_scores, away_scores, incidents, stats, phase === 'result']);
  const isStep = before !== undefined && (before.facts !== facts || (hasClock && before.status !== status));
  return {
    scores: new Set([...(before?.scores ?? []), score].slice(-MAX_SCORES)),
    statuses: new Set([...(before?.statuses ?? []), status]),
    phases: new Set([...(before?.phases ?? []), phase]),
    status,
    facts,
    hasClock,
    // A clock that was set back makes the last step later than now.
    movedAt: before && !isStep ? Math.min(before.movedAt, now) : now,
    step: stepOf(before?.step, isStep ? { score, status } : before?.step, now),
  };
}

/** The step to a place, or none; whoever is there already has been so since before. */
function stepOf(before: Progress['step'], to: Omit<Step, 'at'> | undefined, now: number): Progress['step'] {
  if (!to) return undefined;
  const isThere = before?.score === to.score && before.status === to.status;
  return { score: to.score, status: to.status, at: isThere ? Math.min(before.at, now) : now };
}

/** The running score: after 90 minutes that of extra time. */
function mainScore(scores: FeedMatch['home_scores']): number {
  return Math.max(scores[0] ?? 0, scores[5] ?? 0);
}

/** Before a match feeds look seldom, and one may know of a change for long before another. */
const UNDER_WAY: ReadonlySet<MatchState['kind']> = new Set(['live', 'result']);

/**
 * Whether a feed stands still in a match that goes on: since its last step another came to where this one never was, and
 * is there for so many seconds. A feed that is slow, or knows less, has been there before or moves itself.
 */
export function isBehind(one: Progress, other: Progress, now: number, seconds: number): boolean {
  const { step, status } = other;
  if (!step || !UNDER_WAY.has(matchState(status).kind) || matchState(one.status).kind === 'result') return false;
  if (step.at <= one.movedAt || now - step.at < seconds) return false;
  const hasStage =
    one.hasClock && other.hasClock ? one.statuses.has(step.status) : one.phases.has(matchState(step.status).kind);
  return !hasStage || !one.scores.has(step.score);
}
