import type { Side } from 'shared-kernel/entities/incident';
import type { FixtureEvent } from './fixture';

/** An event with what it means. */
export type ShownEvent = {
  event: FixtureEvent;
  /** One of {@link IncidentType}. */
  type: number;
  position: Side;
  /** It counts for the score. */
  isGoal: boolean;
  /** It is a kick of a shoot-out. */
  isKick: boolean;
};
