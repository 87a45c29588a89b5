import { Side } from 'shared-kernel/entities/incident';
import { distinct, hasLuck, timesOf, wholeBetween } from '../random/draw';
import type { Random } from '../random/random';
import type { Fixture } from '../season/fixture';
import { expectedGoals } from './expectedGoals';
import type { Half } from './half';

/** The half, of extra time the third or fourth, and the seconds played in it. */
type Moment = { half: 0 | 1 | 2 | 3; played: number };

export type Happening = Moment & { kind: HappeningKind; side: typeof Side.Home | typeof Side.Away };

/** An `annulled` is a goal that counts until the video review. */
export type HappeningKind =
  | 'goal'
  | 'annulled'
  | 'penaltyMissed'
  | 'yellow'
  | 'red'
  | 'substitution'
  | 'corner'
  | 'savedShot';

/** Average number in a match: per side, unless stated otherwise. */
const MEAN = { yellow: 1.9, red: 0.04, corner: 4.8, savedShot: 3, penaltyMissed: 0.02, annulled: 0.03 } as const;

/** Shortest time between goals, in seconds, so that each has its restart. */
const GOAL_SLOT = 100;

type Scorers = Pick<Happening, 'side'> & {
  goals: number;
  /** This side's share of the chances of both sides. */
  pressure: number;
};

/** All events of a match, in order. The goals are those of its outline; the rest depends on the sides' strength. */
export function happeningsOf(
  { home, away }: Fixture,
  halves: readonly Half[],
  goals: readonly [number, number],
  random: Random,
): Happening[] {
  const mean = expectedGoals(home.strength, away.strength);
  const pressure = mean.home / (mean.home + mean.away);
  const slots = goalSlots(halves, random);
  const all = [
    ...ofSide({ side: Side.Home, goals: goals[0], pressure }, halves, slots, random),
    ...ofSide({ side: Side.Away, goals: goals[1], pressure: 1 - pressure }, halves, slots, random),
  ];
  return all
    .filter(({ half, played }) => played < (halves[half]?.length ?? 0))
    .sort((a, b) => a.half - b.half || a.played - b.played);
}

function ofSide(
  { side, goals, pressure }: Scorers,
  halves: readonly Half[],
  slots: (count: number) => Moment[],
  random: Random,
): Happening[] {
  const at = (kind: HappeningKind, moments: readonly Moment[]) => moments.map((moment) => ({ kind, side, ...moment }));
  const about = (kind: HappeningKind, mean: number) =>
    at(
      kind,
      Array.from({ length: timesOf(random, mean) }, () => anyMoment(halves, random)),
    );
  return [
    ...at('goal', slots(goals)),
    ...at('annulled', slots(timesOf(random, MEAN.annulled))),
    ...about('penaltyMissed', MEAN.penaltyMissed),
    ...about('yellow', MEAN.yellow),
    ...about('red', MEAN.red),
    ...about('corner', MEAN.corner * 2 * pressure),
    ...about('savedShot', MEAN.savedShot * 2 * pressure),
    ...at('substitution', substitutions(random)),
  ];
}

/** Returns distinct moments for goals, from the second minute to shortly before the whistle. */
function goalSlots(halves: readonly Half[], random: Random): (count: number) => Moment[] {
  const [inFirst = 0, inSecond = 0] = halves.map(({ length }) => Math.max(Math.floor(length / GOAL_SLOT) - 2, 0));
  const draw = distinct(random, inFirst + inSecond);
  return (count) =>
    draw(count).map((slot) => {
      const half = slot < inFirst ? 0 : 1;
      const within = (slot - half * inFirst + 1) * GOAL_SLOT;
      return { half, played: within + wholeBetween(random, 0, GOAL_SLOT / 2) };
    });
}

function anyMoment(halves: readonly Half[], random: Random): Moment {
  const half = hasLuck(random, 0.5) ? 0 : 1;
  return { half, played: wholeBetween(random, 60, (halves[half]?.length ?? 0) - 5) };
}

/** Three to five, at the restart or later, sometimes two at once. */
function substitutions(random: Random): Moment[] {
  const times = [wholeBetween(random, 0, 15), wholeBetween(random, 10, 30), wholeBetween(random, 25, 44)];
  const minutes = [...times, ...times.filter(() => hasLuck(random, 0.4))].slice(0, 5);
  return minutes.map((minute) => ({ half: 1, played: minute * 60 + 5 }));
}
