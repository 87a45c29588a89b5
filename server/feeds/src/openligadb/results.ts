import type { Pair } from 'shared-kernel/rules/score';
import { inPlay, isLevel, less, mayFollow, type StagedScore } from '../polled/stagedScore';
import { type Goals, goalsOf, inOrder, scoreAfter } from './goals';
import type { OpenLigaMatch, OpenLigaResult } from './openLigaMatch';

type Stage = 'halfTime' | 'regular' | 'extraTime' | 'shootout' | 'end';

type Results = ReadonlyMap<Stage, Pair>;

/** `resultTypeKind`, the newer and more reliable of the two marks, in small letters. */
const KINDS: ReadonlyMap<string, Stage> = new Map([
  ['halftime', 'halfTime'],
  ['after90minutes', 'regular'],
  ['afterextratime', 'extraTime'],
  ['afterpenalties', 'shootout'],
]);

/** Names of results; each league's editors choose their own. */
const NAMES: readonly (readonly [RegExp, Stage])[] = [
  [/halbzeit/i, 'halfTime'],
  [/elfmeter/i, 'shootout'],
  [/verlängerung|nachspielzeit/i, 'extraTime'],
  [/90|regul/i, 'regular'],
  [/end(?:ergebnis|stand)/i, 'end'],
];

/** Two halves and the break between them, in seconds: nothing that comes after them can have been before. */
const TWO_HALVES = 105 * 60;

/** Before this a match may still be in its second half, with a late kick-off and added time. */
const SURELY_OVER = 125 * 60;

/** Nobody marks so many goals by mistake. */
const SEVERAL = 3;

/** A match's score, and its goals as they count for it. */
export type ScoreAndGoals = { score: StagedScore; goals: Goals };

/**
 * Reads the score from results and goals. During a match there are often goals but no results yet. Volunteers type both, and
 * one odd entry decides nothing: while the second half may be on there is neither extra time nor, without several kicks, a
 * shoot-out, and rows may come in any order.
 *
 * A result after extra time that equals the one before it, without a shoot-out, is an editor's mistake and left out: such a
 * match could not have ended. A half-time score above that of the 90 minutes of a match that has ended is unknown.
 *
 * @param now unix seconds
 */
export function scoreOf(match: OpenLigaMatch, now: number): ScoreAndGoals {
  const results = resultsByStage(match.matchResults);
  const split = goalsOf(match);
  const longest = split.kicks.length < SEVERAL ? SURELY_OVER : TWO_HALVES;
  const isLong = match.matchIsFinished || now - match.matchDateTimeUTC >= longest;
  const shootout = isLong ? shootoutOf(results, split, match.matchIsFinished) : undefined;
  const goals = shootout ? split : { inPlay: inOrder(match.goals), kicks: [] };
  const half = results.get('halfTime');
  const late = isLong ? results.get('extraTime') : undefined;
  const listed = results.get('regular') ?? results.get('end') ?? goalsSince(half, goals) ?? late;
  const regular = match.matchIsFinished ? listed : inPlay(listed, half);
  const hasExtraTime = late && regular && mayFollow(late, regular) && (shootout || !isSame(late, regular));
  const halfTime = half && regular && !mayFollow(regular, half) ? undefined : half;
  return { score: { halfTime, regular, extraTime: hasExtraTime ? late : undefined, shootout }, goals };
}

/**
 * The kicks of a shoot-out. While a match is on there is none unless it is level; once it has ended a result of that kind
 * counts, as of the second leg of a tie, and else several kicks.
 *
 * The result after a shoot-out continues the score before it (5:4 after 1:1 means 4:3 kicks), as the goals do; our scores
 * never include a shoot-out.
 */
function shootoutOf(results: Results, { inPlay, kicks }: Goals, isFinished: boolean): Pair | undefined {
  const listed = results.get('shootout');
  const total = listed ?? (isFinished && kicks.length < SEVERAL ? undefined : scoreAfter(kicks));
  const before = results.get('extraTime') ??
    results.get('regular') ??
    results.get('end') ??
    scoreAfter(inPlay) ?? { home: 0, away: 0 };
  if (!total || !(isLevel(before) || (listed && isFinished))) return undefined;
  // A result below the score before it shows that the editor entered the kicks alone.
  return mayFollow(total, before) ? less(total, before) : listed;
}

/** The score by goals; unknown where the half-time score has more of them. */
function goalsSince(half: Pair | undefined, { inPlay }: Goals): Pair | undefined {
  const score = scoreAfter(inPlay);
  const isBehind = score && half && mayFollow(half, score) && !isSame(half, score);
  return isBehind ? undefined : score;
}

/** The result of each stage. Where two are listed, the one with more goals counts: an earlier one was left standing. */
function resultsByStage(results: readonly OpenLigaResult[]): Results {
  const stages = new Map<Stage, Pair>();
  for (const result of results) {
    const stage = stageOf(result);
    const score = { home: result.pointsTeam1, away: result.pointsTeam2 };
    const known = stage && stages.get(stage);
    if (stage && (!known || isAfter(score, known))) stages.set(stage, score);
  }
  return stages;
}

function isAfter(one: Pair, other: Pair): boolean {
  return one.home + one.away - other.home - other.away > 0 || (isSameSum(one, other) && one.home > other.home);
}

function stageOf({ resultTypeKind = '', resultName }: OpenLigaResult): Stage | undefined {
  return KINDS.get(resultTypeKind.trim().toLowerCase()) ?? NAMES.find(([pattern]) => pattern.test(resultName))?.[1];
}

const isSame = (one: Pair, other: Pair) => one.home === other.home && one.away === other.away;
const isSameSum = (one: Pair, other: Pair) => one.home + one.away === other.home + other.away;
