import { hasLuck, timesOf, wholeBetween } from '../random/draw';
import { type Random, randomFrom } from '../random/random';
import type { Fixture } from '../season/fixture';
import { type Decider, drawDecider } from './decider';
import { expectedGoals } from './expectedGoals';
import type { Half, Pause } from './half';

const MINUTE = 60;
const BREAK = 15 * MINUTE;

/** The fate of a match without details. Moments are unix seconds. */
export type Outline =
  | {
      kind: 'played';
      /** Zero when it begins on time. */
      delay: number;
      halves: readonly [Half, Half];
      /** The score after 90 minutes. */
      goals: readonly [home: number, away: number];
      /** What came after them, in a tie that was level. */
      decider?: Decider | undefined;
      endsAt: number;
    }
  /** `halves` end where play stopped for good, `endsAt` is when that is decided. */
  | { kind: 'abandoned'; halves: readonly Half[]; goals: readonly [home: number, away: number]; endsAt: number }
  | { kind: 'cancelled' | 'postponed'; announcedAt: number; endsAt: number };

/** Shares of all matches. */
const CHANCES = { cancelled: 0.005, postponed: 0.003, abandoned: 0.003, delayed: 0.012, interrupted: 0.006 } as const;

/** The outline of a match; cheap, since tables need those of whole seasons. */
export function outlineOf(fixture: Fixture, seed: number): Outline {
  const random = randomFrom(seed, fixture.id, 1);
  const fate = fateOf(random());
  switch (fate) {
    case 'cancelled':
    case 'postponed': {
      const announcedAt = fixture.kickoff - wholeBetween(random, 20, 300) * MINUTE;
      return { kind: fate, announcedAt, endsAt: announcedAt };
    }
    case 'abandoned':
      return abandoned(fixture, random);
    case 'delayed':
    case 'interrupted':
    case 'played':
      return played(fixture, fate, random);
  }
}

/** The outline of a match of a cup, which is always played. @param before the goals of an earlier leg; `undefined` where nothing has to be decided */
export function cupOutlineOf(
  fixture: Fixture,
  seed: number,
  before: readonly [home: number, away: number] | undefined,
): Extract<Outline, { kind: 'played' }> {
  const random = randomFrom(seed, fixture.id, 1);
  const outline = played(fixture, 'played', random);
  const isLevel = before && outline.goals[0] + before[0] === outline.goals[1] + before[1];
  if (!isLevel) return outline;
  const decider = drawDecider(fixture, outline.endsAt, random);
  return { ...outline, decider, endsAt: decider.endsAt };
}

type Fate = keyof typeof CHANCES | 'played';

function fateOf(luck: number): Fate {
  let rest = luck;
  for (const [fate, chance] of [
    ['cancelled', CHANCES.cancelled],
    ['postponed', CHANCES.postponed],
    ['abandoned', CHANCES.abandoned],
    ['delayed', CHANCES.delayed],
    ['interrupted', CHANCES.interrupted],
  ] as const) {
    rest -= chance;
    if (rest < 0) return fate;
  }
  return 'played';
}

function played(
  fixture: Fixture,
  fate: 'delayed' | 'interrupted' | 'played',
  random: Random,
): Extract<Outline, { kind: 'played' }> {
  const goals = drawGoals(fixture, random);
  const delay = fate === 'delayed' ? wholeBetween(random, 10, 50) * MINUTE : 0;
  const whistle = fixture.kickoff + delay + wholeBetween(random, 0, 100);
  const pause = fate === 'interrupted' ? drawPause(random) : undefined;
  const isInFirst = hasLuck(random, 0.5);
  const first = half(whistle, wholeBetween(random, 60, 240), isInFirst ? pause : undefined);
  const second = half(
    endOf(first) + BREAK + wholeBetween(random, 0, 90),
    addedInSecond(random),
    isInFirst ? undefined : pause,
  );
  return { kind: 'played', delay, halves: [first, second], goals, endsAt: endOf(second) };
}

/** Floodlights, weather or fans: play stops in the second half and does not resume. */
function abandoned(fixture: Fixture, random: Random): Outline {
  const goals = drawGoals(fixture, random);
  const first = half(fixture.kickoff + wholeBetween(random, 0, 100), wholeBetween(random, 60, 240), undefined);
  const startsAt = endOf(first) + BREAK + wholeBetween(random, 0, 90);
  const second = { startsAt, length: wholeBetween(random, 5, 40) * MINUTE, pause: undefined };
  return {
    kind: 'abandoned',
    halves: [first, second],
    goals,
    endsAt: endOf(second) + wholeBetween(random, 20, 45) * MINUTE,
  };
}

function drawGoals({ home, away }: Fixture, random: Random): [number, number] {
  const mean = expectedGoals(home.strength, away.strength);
  return [timesOf(random, mean.home), timesOf(random, mean.away)];
}

function drawPause(random: Random): Pause {
  return { after: wholeBetween(random, 5, 40) * MINUTE, lasts: wholeBetween(random, 10, 40) * MINUTE };
}

function addedInSecond(random: Random): number {
  return wholeBetween(random, 120, 420);
}

function half(startsAt: number, added: number, pause: Pause | undefined): Half {
  return { startsAt, length: 45 * MINUTE + added, pause };
}

export function endOf(half: Half): number {
  return momentIn(half, half.length);
}

/** When so many seconds of a half have been played. */
export function momentIn({ startsAt, pause }: Half, played: number): number {
  return startsAt + played + (pause && played >= pause.after ? pause.lasts : 0);
}
