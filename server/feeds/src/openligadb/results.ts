import type { Pair } from 'shared-kernel/rules/score';
import { goalsInPlay, shootoutGoals } from './goals';
import type { OpenLigaMatch, OpenLigaResult } from './openLigaMatch';

/** A match's score as far as known; a stage that was not played, or not reported, is absent. */
export type KnownScore = {
  halfTime: Pair | undefined;
  regular: Pair;
  /** Including the goals of the 90 minutes. */
  extraTime: Pair | undefined;
  /** Kicks alone. */
  shootout: Pair | undefined;
};

type Stage = 'halfTime' | 'regular' | 'extraTime' | 'shootout' | 'end';

/** `resultTypeKind`, the newer and more reliable of the two marks. */
const KINDS: Readonly<Record<string, Stage>> = {
  HalfTime: 'halfTime',
  After90Minutes: 'regular',
  AfterExtraTime: 'extraTime',
  AfterPenalties: 'shootout',
};

/** Names of results; each league's editors choose their own. */
const NAMES: readonly (readonly [RegExp, Stage])[] = [
  [/halbzeit/i, 'halfTime'],
  [/elfmeter/i, 'shootout'],
  [/verlängerung|nachspielzeit/i, 'extraTime'],
  [/90|regul/i, 'regular'],
  [/end(?:ergebnis|stand)/i, 'end'],
];

/**
 * Reads the score from results and goals. During a match there are often goals but no results yet.
 *
 * The result after a shoot-out continues the score before it (5:4 after 1:1 means 4:3 kicks), as the goals do; our
 * scores never include a shoot-out. A result after extra time that equals the one before it, without a shoot-out, is an
 * editor's mistake and left out: such a match could not have ended.
 */
export function scoreOf(match: OpenLigaMatch): KnownScore {
  const byStage = resultsByStage(match.matchResults);
  const played = lastScore(goalsInPlay(match));
  const regular = byStage.get('regular') ?? byStage.get('end') ?? played;
  const total = byStage.get('shootout') ?? lastOrNone(shootoutGoals(match));
  const late = byStage.get('extraTime');
  const extraTime = late && (total || !isSame(late, regular)) ? late : undefined;
  return {
    halfTime: byStage.get('halfTime'),
    regular,
    extraTime,
    shootout: total && kicksOf(total, extraTime ?? regular),
  };
}

function resultsByStage(results: readonly OpenLigaResult[]): Map<Stage, Pair> {
  const stages = new Map<Stage, Pair>();
  for (const result of results) {
    const stage = stageOf(result);
    if (stage) stages.set(stage, { home: result.pointsTeam1, away: result.pointsTeam2 });
  }
  return stages;
}

function stageOf({ resultTypeKind, resultName }: OpenLigaResult): Stage | undefined {
  return KINDS[resultTypeKind ?? ''] ?? NAMES.find(([pattern]) => pattern.test(resultName))?.[1];
}

/** A result below the score before it shows that the editor entered the kicks alone. */
function kicksOf(total: Pair, before: Pair): Pair {
  if (total.home < before.home || total.away < before.away) return total;
  return { home: total.home - before.home, away: total.away - before.away };
}

function lastScore(goals: readonly { scoreTeam1: number; scoreTeam2: number }[]): Pair {
  return lastOrNone(goals) ?? { home: 0, away: 0 };
}

function lastOrNone(goals: readonly { scoreTeam1: number; scoreTeam2: number }[]): Pair | undefined {
  const last = goals.at(-1);
  return last && { home: last.scoreTeam1, away: last.scoreTeam2 };
}

function isSame(one: Pair, other: Pair): boolean {
  return one.home === other.home && one.away === other.away;
}
