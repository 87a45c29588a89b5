import type { MatchState } from 'shared-kernel/entities/matchState';
import { mainScore, type Pair, shootoutScore } from 'shared-kernel/rules/score';
import { isScoreShown } from 'shared-kernel/rules/status';
import { goalEffect } from './goalEffect';
import { type EndLine, type GoalLine, isPlayLine, type KickLine, type LiveLine, type WhistleLine } from './liveLine';
import { kicksOf, type TakenKick } from './shootout';
import { timelineOf } from './timeline';
import type { BreakEntry, GoalEntry, TimelineEntry } from './timelineEntry';
import { asRead, isNewAt } from './timelineLines';

/** A line of the live text; its key stays with it while others come. */
export type LiveTextLine = { key: string; line: LiveLine; isNew: boolean };

type DescribedMatch = Parameters<typeof timelineOf>[0];

const NIL: Pair = { home: 0, away: 0 };

/**
 * A match described line by line, in the order of the timeline: it adds what each event means, the kicks of a shoot-out, and the
 * whistles. Empty when no incident is reported: whistles alone say nothing that the head of the match does not.
 *
 * @param newFrom index of the first incident that has just arrived, if any
 */
export function liveText(match: DescribedMatch, newFrom: number | undefined): readonly LiveTextLine[] {
  const lines = linesOf(match);
  if (!lines.some(isPlayLine)) return [];
  const described = lines.map(
    (line): LiveTextLine =>
      isPlayLine(line)
        ? { key: String(line.place), line, isNew: isNewAt(line.place, newFrom) }
        : { key: line.at, line, isNew: false },
  );
  return asRead(described, match);
}

/** What the list has after the first kick, such as a card, belongs to the shoot-out. */
function linesOf(match: DescribedMatch): LiveLine[] {
  const entries = timelineOf(match);
  const kicks = kicksOf(match.incidents);
  const firstKick = kicks[0]?.place ?? Number.POSITIVE_INFINITY;
  const isOfShootout = (line: LiveLine) => isPlayLine(line) && line.place > firstKick;
  const course = courseOf(entries, match);
  const shootout = [...kickLines(kicks), ...course.filter(isPlayLine).filter(isOfShootout)];
  return [
    ...kickOff(match),
    ...course.filter((line) => !isOfShootout(line)),
    ...(kicks.length > 0 || shootoutScore(match) ? [toShootout(entries, match)] : []),
    ...shootout.sort((one, other) => one.place - other.place),
    ...endLines(entries, match),
  ];
}

function kickOff({ state }: DescribedMatch): WhistleLine[] {
  return isScoreShown(state) ? [whistle('kickOff')] : [];
}

function courseOf(entries: readonly TimelineEntry[], match: DescribedMatch): LiveLine[] {
  // What happened in an unknown minute may belong to either half.
  const isTimed = entries.every((entry) => entry.kind === 'break' || entry.time > 0);
  const lines: LiveLine[] = [];
  let score = NIL;
  for (const entry of entries) {
    switch (entry.kind) {
      case 'break':
        if (isTimed || entry.at !== 'halfTime') lines.push(...breakLines(entry, score, match));
        break;
      case 'goal':
        lines.push(goalLine(entry, score));
        score = entry.score ?? score;
        break;
      case 'card':
      case 'missedPenalty':
      case 'substitution':
      case 'var':
        lines.push(entry);
    }
  }
  return lines;
}

/** A score that did not rise is not the one after a goal: nobody knows whose it was, or the feed errs. */
function goalLine(entry: GoalEntry, before: Pair): GoalLine {
  const { side, score } = entry;
  if (!score) return { ...entry, effect: 'scores', score };
  const hasRisen = score.home + score.away > before.home + before.away;
  const isAfter = hasRisen && isAtLeast(score, before) && isAtLeast(score, NIL);
  return isAfter
    ? { ...entry, effect: goalEffect(side, before, score) }
    : { ...entry, effect: 'scores', score: undefined };
}

/** The ends of extra time and of the match come after the kicks, or with the whistle before them. */
function breakLines({ at, score }: BreakEntry, before: Pair, { state }: DescribedMatch): WhistleLine[] {
  // A feed that does not send this score means nothing by 0–0.
  const known = score && isAtLeast(score, before) ? score : undefined;
  switch (at) {
    case 'halfTime': {
      return [whistle('halfTime', known), ...(isBeforeSecondHalf(state) ? [] : [whistle('secondHalf')])];
    }
    case 'regularTime':
      return [whistle('regularTime', known)];
    case 'extraTime':
    case 'fullTime':
    case 'fullTimeAfterExtra':
      return [];
  }
}

/** An event may bear a minute of the second half before the match does. */
function isBeforeSecondHalf(state: MatchState): boolean {
  return state.kind === 'live' && (state.period === 'firstHalf' || state.period === 'halfTime');
}

function toShootout(entries: readonly TimelineEntry[], match: DescribedMatch): WhistleLine {
  const hadExtraTime = entries.some((entry) => entry.kind === 'break' && entry.at === 'regularTime');
  return whistle(hadExtraTime ? 'extraTime' : 'shootout', mainScore(match));
}

function endLines(entries: readonly TimelineEntry[], match: DescribedMatch): (WhistleLine | EndLine)[] {
  const score = mainScore(match);
  const { state } = match;
  if (state.kind === 'off' && (state.why === 'interrupted' || state.why === 'abandoned'))
    return [whistle(state.why, score)];
  const last = entries.at(-1);
  if (last?.kind !== 'break' || (last.at !== 'fullTime' && last.at !== 'fullTimeAfterExtra')) return [];
  return [{ kind: 'end', at: last.at, score, shootout: shootoutScore(match) }];
}

function whistle(at: WhistleLine['at'], score?: Pair): WhistleLine {
  return { kind: 'whistle', at, score };
}

function isAtLeast(score: Pair, other: Pair): boolean {
  return score.home >= other.home && score.away >= other.away;
}

/** The kicks with the count of those scored, for the live text. One of an unknown side is left out, and nothing is counted after it. */
function kickLines(kicks: readonly TakenKick[]): KickLine[] {
  const lines: KickLine[] = [];
  const score = { home: 0, away: 0 };
  let isCounted = true;
  for (const { side, ...kick } of kicks) {
    if (side === 'neither') {
      isCounted = false;
      continue;
    }
    if (kick.isScored) score[side] += 1;
    lines.push({ ...kick, kind: 'kick', side, score: isCounted ? { ...score } : undefined });
  }
  return lines;
}
