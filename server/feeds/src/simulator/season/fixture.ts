import type { Stage } from 'shared-kernel/entities/stage';
import { shuffled } from '../random/draw';
import { randomFrom } from '../random/random';
import type { WorldCompetition, WorldTeam } from '../world/world';
import { type Calendar, DAY, secondsOfDay } from './calendar';
import { pairings, roundsOfSeason } from './pairings';

/** A match as announced; `kickoff` is the planned one in unix seconds. */
export type Fixture = {
  id: number;
  competition: WorldCompetition;
  round: number;
  home: WorldTeam;
  away: WorldTeam;
  kickoff: number;
  isHot: boolean;
  /** The part of a cup that the match belongs to. */
  stage?: Stage;
};

export function seasonOf({ teams }: WorldCompetition, round: number): number {
  return Math.floor(round / roundsOfSeason(teams));
}

/** The number of a round within its season, counted from 1. */
export function matchdayOf(competition: WorldCompetition, round: number): number {
  return round - seasonOf(competition, round) * roundsOfSeason(competition.teams) + 1;
}

/** The matches of a round, with the competition's usual kick-offs. */
export function fixturesOfRound(
  competition: WorldCompetition,
  calendar: Calendar,
  seed: number,
  round: number,
): Fixture[] {
  const { id, teams, kickoffs } = competition;
  const season = seasonOf(competition, round);
  const inOrderOfDraw = shuffled(randomFrom(seed, id, season), teams);
  const drawn = pairings(inOrderOfDraw, matchdayOf(competition, round) - 1);
  const pairs = shuffled(randomFrom(seed, id, season, round), drawn);
  const big = biggest(competition, pairs);
  const day = calendar.dayOf(round);
  return pairs.map(([home, away], index) => ({
    id: matchId(id, day, index),
    competition,
    round,
    home,
    away,
    kickoff: day * DAY + sinceMidnight(kickoffs, index),
    isHot: big.has(home.id),
  }));
}

/** Seconds from the midnight (UTC) of a round's day to its kick-off; of a league that plays late, some come a day later. */
function sinceMidnight(kickoffs: readonly string[], index: number): number {
  const at = (place: number) => secondsOfDay(kickoffs[place % kickoffs.length] ?? '15:00');
  const [usual, time] = [at(0), at(index)];
  return time <= usual - DAY / 2 ? time + DAY : time;
}

/** Within 31 bits; a competition's ids of one day repeat after 27 years. */
export function matchId(competitionId: number, day: number, index: number): number {
  return competitionId * 1_000_000 + (day % 10_000) * 100 + index;
}

/** With this many teams a hot competition has two hot matches a round. */
const LARGE = 18;

/** Home teams of the top matches: those between a hot competition's strongest teams. */
function biggest({ is_hot, teams }: WorldCompetition, pairs: readonly [WorldTeam, WorldTeam][]): ReadonlySet<number> {
  if (!is_hot) return new Set();
  const byStrength = [...pairs].sort((a, b) => b[0].strength + b[1].strength - a[0].strength - a[1].strength);
  return new Set(byStrength.slice(0, teams.length >= LARGE ? 2 : 1).map(([home]) => home.id));
}
