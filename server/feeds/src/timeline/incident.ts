import type { Incident } from 'shared-kernel/entities/incident';

type IncidentParts = Pick<Incident, 'type' | 'position' | 'time'> & Partial<Incident>;

/** An incident; every field that is not given is there, and undefined. */
export function incident(given: IncidentParts): Incident {
  return {
    added_time: undefined,
    player_name: undefined,
    player_id: undefined,
    in_player_name: undefined,
    out_player_name: undefined,
    home_score: undefined,
    away_score: undefined,
    ...given,
  };
}
