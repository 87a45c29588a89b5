import { shuffled, weighted, wholeBetween } from '../random/draw';
import { type Random, randomFrom } from '../random/random';
import type { WorldCompetition, WorldTeam } from '../world/world';

/** `number` is the shirt number; 1 keeps goal. `scores` weighs how often a player scores. */
export type Player = { id: number; name: string; number: number; scores: number };

const ON_THE_PITCH = 11;
const SQUAD = 20;

/** The squads of the last seed, by team: two seasons of the past are made in one go. */
const remembered = new WeakMap<WorldTeam, { seed: number; squad: readonly Player[] }>();

/** A club's players, the same in every match of a season, so that scorers recur. */
export function squadOf(competition: WorldCompetition, team: WorldTeam, seed: number): readonly Player[] {
  const known = remembered.get(team);
  if (known?.seed === seed) return known.squad;
  const squad = drawSquad(competition, team, seed);
  remembered.set(team, { seed, squad });
  return squad;
}

function drawSquad(competition: WorldCompetition, team: WorldTeam, seed: number): readonly Player[] {
  const players = namesOf(competition, team);
  const random = randomFrom(seed, team.id, 2);
  const surnames = shuffled(random, players.last).slice(0, SQUAD);
  return surnames.map((last, index) => ({
    id: team.id * 100 + index + 1,
    name: `${players.first[wholeBetween(random, 0, players.first.length - 1)] ?? ''} ${last}`.trim(),
    number: index + 1,
    scores: scoringWeight(index),
  }));
}

function namesOf({ players }: WorldCompetition, team: WorldTeam) {
  return team.players ?? players;
}

/** The players who begin each match. */
export function startersOf(squad: readonly Player[]): readonly Player[] {
  return squad.slice(0, ON_THE_PITCH);
}

/** The players on the bench: the second goalkeeper, then those who come on, in this order. */
export function substitutesOf(squad: readonly Player[]): readonly Player[] {
  return squad.slice(ON_THE_PITCH);
}

/** The coach has a name that no player of the team has. */
export function coachOf(competition: WorldCompetition, team: WorldTeam, seed: number): string | undefined {
  const players = namesOf(competition, team);
  const last = shuffled(randomFrom(seed, team.id, 2), players.last)[SQUAD];
  const first = players.first[wholeBetween(randomFrom(seed, team.id, 6), 0, players.first.length - 1)];
  return last === undefined ? undefined : `${first ?? ''} ${last}`.trim();
}

/** Goalkeeper, four defenders, four midfielders, two forwards, and the bench. */
function scoringWeight(index: number): number {
  if (index === 0) return 0;
  if (index < 5) return 1;
  return index < 9 ? 3 : 6;
}

/** One side during a match: its players on the pitch and its bookings. Only players on the pitch act. */
export type Lineup = {
  onThePitch(): readonly Player[];
  scorer(random: Random): Player | undefined;
  /** A player who is shown a card; `isSecond` if they already had one. */
  booked(random: Random): { player: Player; isSecond: boolean } | undefined;
  sentOff(random: Random): Player | undefined;
  substituted(random: Random): { on: Player; off: Player } | undefined;
};

export function createLineup(squad: readonly Player[]): Lineup {
  let pitch = startersOf(squad);
  let bench = substitutesOf(squad).slice(1);
  const yellow = new Set<Player>();
  const outfield = () => pitch.filter(({ number }) => number !== 1);
  const leave = (player: Player) => {
    pitch = pitch.filter((other) => other !== player);
  };

  return {
    onThePitch: () => pitch,
    scorer: (random) => weighted(random, pitch, ({ scores }) => scores),
    booked(random) {
      // A booked player takes care.
      const player = weighted(random, outfield(), (one) => (yellow.has(one) ? 0.25 : 1));
      if (!player) return undefined;
      const isSecond = yellow.has(player);
      if (isSecond) leave(player);
      yellow.add(player);
      return { player, isSecond };
    },
    sentOff(random) {
      const player = weighted(random, outfield(), () => 1);
      if (player) leave(player);
      return player;
    },
    substituted(random) {
      const off = weighted(random, outfield(), () => 1);
      const on = bench[0];
      if (!off || !on) return undefined;
      bench = bench.slice(1);
      pitch = [...pitch.filter((one) => one !== off), on];
      return { on, off };
    },
  };
}
