import { Side } from 'shared-kernel/entities/incident';
import { distinct, hasLuck, timesOf, wholeBetween } from '../random/draw';
import type { Random } from '../random/random';
import type { Fixture } from '../season/fixture';
import { expectedGoals } from './expectedGoals';
import type { Half } from './half';

const MINUTE = 60;

/** Pauses before extra time, between its halves, and before the first kick; and the time of a kick. */
const PAUSES = { before: 5 * MINUTE, between: MINUTE, kicks: 5 * MINUTE, kick: 40 } as const;

const HALF = 15 * MINUTE;

/** Extra time is a third of a match, and both are tired and careful. */
const SHARE_OF_GOALS = 0.3;

const SCORED = 0.76;

/** Kicks of each side, before one is enough. */
const KICKS = 5;

export type ExtraGoal = { half: 0 | 1; played: number; side: typeof Side.Home | typeof Side.Away };

export type Kick = { at: number; side: typeof Side.Home | typeof Side.Away; isScored: boolean };

/** How a tie that is level after 90 minutes ends: extra time, and then, if need be, kicks. Moments are unix seconds. */
export type Decider = {
  halves: readonly [Half, Half];
  goals: readonly ExtraGoal[];
  /** Empty where extra time decided. */
  kicks: readonly Kick[];
  endsAt: number;
};

export function drawDecider({ home, away }: Fixture, endOfPlay: number, random: Random): Decider {
  const first = half(endOfPlay + PAUSES.before, random);
  const second = half(first.startsAt + first.length + PAUSES.between, random);
  const mean = expectedGoals(home.strength, away.strength);
  const slot = distinct(random, 2 * 14);
  const goalsOf = (side: ExtraGoal['side'], expected: number): ExtraGoal[] =>
    slot(timesOf(random, expected * SHARE_OF_GOALS)).map((minute) => ({
      half: minute < 14 ? 0 : 1,
      side,
      played: ((minute % 14) + 1) * MINUTE + wholeBetween(random, 0, 30),
    }));
  const goals = [...goalsOf(Side.Home, mean.home), ...goalsOf(Side.Away, mean.away)];
  const ends = second.startsAt + second.length;
  const isLevel = goals.filter(({ side }) => side === Side.Home).length * 2 === goals.length;
  const kicks = isLevel ? drawKicks(ends + PAUSES.kicks, random) : [];
  return { halves: [first, second], goals, kicks, endsAt: kicks.at(-1)?.at ?? ends };
}

function half(startsAt: number, random: Random): Half {
  return { startsAt, length: HALF + wholeBetween(random, 30, 150), pause: undefined };
}

/** Both sides kick in turn, until one cannot be caught up with; after five each, until one is ahead after the same number. */
function drawKicks(from: number, random: Random): Kick[] {
  const kicks: Kick[] = [];
  const scored = { [Side.Home]: 0, [Side.Away]: 0 };
  const first = hasLuck(random, 0.5) ? Side.Home : Side.Away;
  while (!isDecided(kicks.length, scored[first], scored[otherOf(first)])) {
    const side = kicks.length % 2 === 0 ? first : otherOf(first);
    const isScored = hasLuck(random, SCORED);
    if (isScored) scored[side] += 1;
    kicks.push({ at: from + kicks.length * PAUSES.kick, side, isScored });
  }
  return kicks;
}

/** @param first goals of the side that kicks first */
function isDecided(taken: number, first: number, second: number): boolean {
  const [ofFirst, ofSecond] = [Math.ceil(taken / 2), Math.floor(taken / 2)];
  if (taken >= 2 * KICKS) return ofFirst === ofSecond && first !== second;
  return first > second + KICKS - ofSecond || second > first + KICKS - ofFirst;
}

function otherOf(side: Kick['side']): Kick['side'] {
  return side === Side.Home ? Side.Away : Side.Home;
}
