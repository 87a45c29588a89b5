import type { Match } from 'shared-kernel/entities/match';
import type { Timeline } from '../timeline/programme';
import { asMatch } from './asMatch';

/** A moment after everything. */
export const THE_END = Number.MAX_SAFE_INTEGER;

/** A match at a moment, as a page gets it. */
export function stateAt(timeline: Timeline, now: number): Match {
  const [state] = timeline.at(now).matches ?? [];
  if (!state) throw new Error('a match has a state at all times');
  return asMatch(state);
}

/** All moments with a change. */
export function momentsOf(timeline: Timeline): number[] {
  const moments: number[] = [];
  for (let next = timeline.nextAfter(0); next !== undefined; next = timeline.nextAfter(next)) moments.push(next);
  return moments;
}
