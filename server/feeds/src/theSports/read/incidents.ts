import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import { ScoreIndex } from 'shared-kernel/entities/liveScore';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { isGoal } from 'shared-kernel/rules/goals';
import { incident } from '../../timeline/incident';
import type { VendorIncident } from './liveItem';
import type { ScorePair } from './scores';

/** The vendor's codes are ours; these are shown, others are whistles and counters. */
const SHOWN: ReadonlySet<number> = new Set(Object.values(IncidentType).filter((type) => type !== IncidentType.Corner));

/** The vendor's codes of whistles. */
const HALF_TIME = 11;
const EXTRA_TIME_OVER = 26;

/** Regular minutes at which a period ends. */
const ENDS: ReadonlySet<number> = new Set([45, 90, 105, 120]);

/** The score and status, as far as minutes depend on them. */
type Score = ScorePair & { status: MatchStatus };

type Running = { home: number; away: number };

/**
 * The events of a match. The vendor's order is the truth: a substitution at half-time has minute 45 and comes after the
 * whistle with minute 48. An annulled goal simply is not in the next list.
 */
export function incidentsOf(given: readonly VendorIncident[], match: Score): Incident[] {
  const whistle = given.findIndex(({ type }) => type === HALF_TIME);
  const isFirstHalf = match.status === MatchStatus.FirstHalf || match.status === MatchStatus.HalfTime;
  const firstHalf = whistle < 0 && isFirstHalf ? given.length : whistle;
  const last = lastMinute(given, match);
  let score: Running = { home: 0, away: 0 };
  return given.flatMap((one, index) => {
    const side = sideOf(one, score);
    if (isGoal(one)) score = after(one, score);
    if (!SHOWN.has(one.type)) return [];
    const hasScore = isGoal(one) || isKick(one);
    return [
      incident({
        type: one.type,
        position: side,
        ...minuteOf(one, index < firstHalf ? 45 : last),
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
  if (isGoal({ type }) && home_score !== undefined && away_score !== undefined) {
    const [home, away] = [home_score > before.home, away_score > before.away];
    if (home !== away) return home ? Side.Home : Side.Away;
  }
  return position === Side.Home || position === Side.Away ? position : Side.Neither;
}

function after({ home_score, away_score }: VendorIncident, before: Running): Running {
  return { home: home_score ?? before.home, away: away_score ?? before.away };
}

/**
 * Minute 91 with one added is 90+1. Some leagues send no added minutes: then 47 in the first half is 45+2, and 93 is
 * 90+3 where no extra time is played.
 */
function minuteOf({ time, add_time }: VendorIncident, end: number): { time: number; added_time: number | undefined } {
  if (add_time !== undefined && add_time > 0) {
    const isBase = ENDS.has(time) && !ENDS.has(time - add_time);
    return { time: isBase ? time : Math.max(time - add_time, 0), added_time: add_time };
  }
  if (time > end) return { time: end, added_time: time - end };
  return { time: Math.max(time, 0), added_time: undefined };
}

const HAS_EXTRA_TIME: ReadonlySet<MatchStatus> = new Set([
  MatchStatus.ExtraTime,
  MatchStatus.ExtraTimeOld,
  MatchStatus.PenaltyShootout,
]);

/** The regular minute at which the part of the match ends that an event after the half-time whistle belongs to. */
function lastMinute(given: readonly VendorIncident[], { status, home, away }: Score): number {
  const hasTotal = [home, away].some((figures) => (figures[ScoreIndex.afterExtraTime] ?? 0) > 0);
  const hasWhistle = given.some((one) => one.type === EXTRA_TIME_OVER || isKick(one));
  return hasTotal || hasWhistle || HAS_EXTRA_TIME.has(status) ? 120 : 90;
}

/** A template that nobody filled in, such as `%oppos_player%`, is no name. */
function nameOf(given: string | undefined): string | undefined {
  const name = given?.trim();
  return !name || /%\w+%/.test(name) ? undefined : name;
}
