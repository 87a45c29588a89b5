import { integer, numberThat, optional, text, withDefault } from 'shared-kernel/decode/fields';
import { nameUpTo } from 'shared-kernel/decode/readBy';
import { IncidentType } from 'shared-kernel/entities/incident';
import * as v from 'valibot';
import type { RecordedVenue } from '../recording';

const goalsOfSide = numberThat('goals from 0 to 99', (value) => Number.isInteger(value) && value >= 0 && value <= 99);

/** Home and away goals. */
export const goals = v.strictTuple([goalsOfSide, goalsOfSide], 'a pair of goals');

/** White space around a name makes no other team. */
export const teamName = nameUpTo(100);

export const side = v.picklist(['home', 'away'], 'home or away');

const EVENT_TYPES: readonly number[] = [
  IncidentType.Goal,
  IncidentType.YellowCard,
  IncidentType.RedCard,
  IncidentType.PenaltyGoal,
  IncidentType.Substitution,
  IncidentType.SecondYellow,
  IncidentType.PenaltyMissed,
  IncidentType.OwnGoal,
];

export const eventFields = {
  minute: v.pipe(integer, v.minValue(0, 'a minute, 0 or more')),
  type: v.pipe(integer, v.picklist(EVENT_TYPES, `an event type: ${EVENT_TYPES.join(', ')}`)),
  side,
  player: optional(text),
  in: optional(text),
  out: optional(text),
};

export const addedMinutes = withDefault(v.pipe(integer, v.minValue(0, 'added minutes, 0 or more')), 0);

const KICK_TYPES: readonly number[] = [IncidentType.ShootoutScored, IncidentType.ShootoutMissed];

export const kick = v.object({
  type: v.pipe(integer, v.picklist(KICK_TYPES, `a kick: ${KICK_TYPES.join(' or ')}`)),
  side,
  player: optional(text),
});

/** A ground, or a ground and its town: `Lusail Stadium, Al Daayen`. */
export const venue = optional(
  v.pipe(
    text,
    v.transform((said): RecordedVenue | undefined => {
      const [name = '', city = ''] = said.split(',').map((part) => part.trim());
      return name ? { name, city: city || undefined } : undefined;
    }),
  ),
);

const names = v.array(text, 'a list of names');

/** The men who started. */
export const lineup = optional(v.object({ home: names, away: names }));
