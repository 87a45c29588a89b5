import type { GoalEntry, PlayEntry } from '../../../domain/timelineEntry';
import type { IncidentIconName } from './IncidentIcon';

type Shown =
  | Pick<GoalEntry, 'kind' | 'how'>
  | Pick<Extract<PlayEntry, { kind: 'card' }>, 'kind' | 'colour'>
  | Pick<Exclude<PlayEntry, { kind: 'goal' | 'card' }>, 'kind'>;

/** The icon of an event. */
export function iconOf(entry: Shown): IncidentIconName {
  switch (entry.kind) {
    case 'goal':
      return entry.how === 'ownGoal' ? 'ownGoal' : 'goal';
    case 'card':
      return entry.colour;
    case 'missedPenalty':
    case 'substitution':
    case 'var':
      return entry.kind;
  }
}
