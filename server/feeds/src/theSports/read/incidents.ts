import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import { incident } from '../../timeline/incident';
import type { VendorIncident } from './liveItem';

/** The vendor's codes are ours; these are shown, others are whistles and counters. */
const SHOWN: ReadonlySet<number> = new Set(Object.values(IncidentType).filter((type) => type !== IncidentType.Corner));

const GOALS: ReadonlySet<number> = new Set([IncidentType.Goal, IncidentType.PenaltyGoal, IncidentType.OwnGoal]);

/** The vendor's code of the half-time whistle. */
const HALF_TIME = 11;

/** Regular minutes at which a period ends. */
const ENDS: ReadonlySet<number> = new Set([45, 90, 105, 120]);

type Running = { home: number; away: number };

/**
 * The events of a match. The vendor's order is the truth: a substitution at half-time has minute 45 and comes after the
 * whistle with minute 48. An annulled goal simply is not in the next list.
 */
export function incidentsOf(given: readonly VendorIncident[]): Incident[] {
  const whistle = given.findIndex(({ type }) => type === HALF_TIME);
  let score: Running = { home: 0, away: 0 };
  return given.flatMap((one, index) => {
    const side = sideOf(one, score);
    if (GOALS.has(one.type)) score = after(one, score);
    if (!SHOWN.has(one.type)) return [];
    const hasScore = GOALS.has(one.type) || isKick(one);
    return [
      incident({
        type: one.type,
        position: side,
        ...minuteOf(one, index < whistle),
        player_name: nameOf(one.player_name),
        player_id: one.player_id || undefined,
        in_player_name: nameOf(one.in_player_name),
        out_player_name: nameOf(one.out_player_name),
        home_score: hasScore ? one.home_score : undefined,
        away_score: hasScore ? one.away_score : undefined,
      }),
    ];
  });
}

function isKick({ type }: VendorIncident): boolean {
  return type === IncidentType.ShootoutScored || type === IncidentType.ShootoutMissed;
}

/**
 * The side credited. Whether the vendor lists an own goal with the scorer's team or the other one is written nowhere;
 * the running score says it for every goal.
 */
function sideOf({ type, position, home_score, away_score }: VendorIncident, before: Running): Side {
  if (GOALS.has(type) && home_score !== undefined && away_score !== undefined) {
    const [home, away] = [home_score > before.home, away_score > before.away];
    if (home !== away) return home ? Side.Home : Side.Away;
  }
  return position === Side.Home || position === Side.Away ? position : Side.Neither;
}

function after({ home_score, away_score }: VendorIncident, before: Running): Running {
  return { home: home_score ?? before.home, away: away_score ?? before.away };
}

/** Minute 91 with one added is 90+1. Some leagues send no added minutes: 47 before the half-time whistle is 45+2. */
function minuteOf(
  { time, add_time }: VendorIncident,
  isFirstHalf: boolean,
): { time: number; added_time: number | undefined } {
  if (add_time !== undefined && add_time > 0) {
    const isBase = ENDS.has(time) && !ENDS.has(time - add_time);
    return { time: isBase ? time : Math.max(time - add_time, 0), added_time: add_time };
  }
  if (isFirstHalf && time > 45) return { time: 45, added_time: time - 45 };
  return { time: Math.max(time, 0), added_time: undefined };
}

/** A template that nobody filled in, such as `%oppos_player%`, is no name. */
function nameOf(given: string | undefined): string | undefined {
  const name = given?.trim();
  return !name || /%\w+%/.test(name) ? undefined : name;
}
