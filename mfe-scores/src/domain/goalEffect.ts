import type { Pair } from 'shared-kernel/rules/score';
import type { TimelineSide } from './timelineEntry';

/** What a goal does to a match. `scores`: that is not known. */
export type GoalEffect = 'opens' | 'equalises' | 'leads' | 'widens' | 'reduces' | 'scores';

/**
 * What the goal of a side does to the match, for the text about it. Only a score that rose by exactly this goal says so: feeds leave
 * goals out, and some scores fall.
 *
 * @param before the score of the goal before it
 * @param after the score that this goal says
 */
export function goalEffect(side: TimelineSide, before: Pair, after: Pair): GoalEffect {
  if (side === 'neither') return 'scores';
  const other = side === 'home' ? 'away' : 'home';
  if (after[side] !== before[side] + 1 || after[other] !== before[other]) return 'scores';
  const lead = after[side] - after[other];
  if (lead < 0) return 'reduces';
  if (lead === 0) return 'equalises';
  if (lead > 1) return 'widens';
  return after[other] === 0 ? 'opens' : 'leads';
}
