import { hashOf } from '../random/random';
import type { WorldCompetition } from '../world/world';
import { roundsOfSeason } from './pairings';

export const DAY = 86_400;
const HOUR = 3600;

/** The big day, in seconds from the start of the run. */
const BIG_DAY = { from: -8 * HOUR, until: 16 * HOUR } as const;

/**
 * One in so many competitions skips the big day, and plays the day before and after: of those that are not hot and play
 * in the crowded hours (UTC). The others would leave a gap in the night.
 */
const RESTING = { oneIn: 5, from: 11, until: 19 } as const;

/** Days between rounds; never 1, so that each club rests for more than a day. */
const GAPS = [2, 3, 3, 4] as const;

/** Days from a season's opening back to that of the season before the run's own: the same days of the week. */
const YEAR = 364;

/** The days of a competition's rounds; round 0 opens the season in which the run begins. */
export type Calendar = {
  /** The day of a round, in days since 1 January 1970, UTC. Rounds below 0 are those of past seasons, whose days are those of a year later. */
  dayOf(round: number): number;
  /** The last round on that day or before it. */
  roundBy(day: number): number;
};

/** The basis of a simulated programme: `startedAt` is the start of the run in unix seconds. */
export type Season = { seed: number; startedAt: number };

/**
 * Nearly every competition plays on the big day around the start of the run, so that there is football at every hour of
 * it; otherwise about every third day.
 */
export function createCalendar(competition: WorldCompetition, { seed, startedAt }: Season): Calendar {
  const luck = (purpose: number, round: number) => hashOf([seed, competition.id, purpose, round]);
  const rests = mayRest(competition) && luck(1, 0) % RESTING.oneIn === 0;
  const bigRound = startingRound(competition, luck(2, 0));
  const days = [bigDayOf(competition, startedAt) + (rests ? 1 : 0)];
  const gapAfter = (round: number) => (rests && round === bigRound - 1 ? 2 : (GAPS[luck(3, round) % GAPS.length] ?? 3));
  for (let round = bigRound - 1; round >= 0; round--) days.unshift((days[0] ?? 0) - gapAfter(round));

  const length = roundsOfSeason(competition.teams);

  function dayOf(round: number): number {
    if (round < 0) return dayOf(round + length) - YEAR;
    while (days.length <= round) days.push((days.at(-1) ?? 0) + gapAfter(days.length - 1));
    return days[round] ?? Number.NEGATIVE_INFINITY;
  }

  return {
    dayOf,
    roundBy(day) {
      while (dayOf(days.length - 1) <= day) dayOf(days.length);
      return days.findLastIndex((known) => known <= day);
    },
  };
}

function mayRest({ is_hot, kickoffs }: WorldCompetition): boolean {
  const hour = usualKickoff(kickoffs) / HOUR;
  return !is_hot && hour >= RESTING.from && hour < RESTING.until;
}

function usualKickoff(kickoffs: readonly string[]): number {
  return secondsOfDay(kickoffs[0] ?? '15:00');
}

/** The run begins about the middle of a season. */
function startingRound({ teams }: WorldCompetition, luck: number): number {
  const rounds = roundsOfSeason(teams);
  return Math.floor(rounds * 0.45) + (luck % Math.ceil(rounds * 0.15));
}

/** The day on which a competition's usual kick-off is in the big day. */
function bigDayOf({ kickoffs }: WorldCompetition, startedAt: number): number {
  const from = Math.floor(startedAt / HOUR) * HOUR + BIG_DAY.from;
  return Math.ceil((from - usualKickoff(kickoffs)) / DAY);
}

/** `18:30` in seconds since midnight. */
export function secondsOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes * 60;
}
