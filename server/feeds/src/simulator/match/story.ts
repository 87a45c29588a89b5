import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { inOrder, type Step } from '../../timeline/step';
import { wholeBetween } from '../random/draw';
import { type Random, randomFrom } from '../random/random';
import type { PlannedMatch } from '../season/createSchedule';
import type { Decider } from './decider';
import type { Half } from './half';
import { happeningSteps } from './happeningSteps';
import { happeningsOf } from './happenings';
import { extraGoals, kickSteps } from './kickSteps';
import { endOf, momentIn, type Outline } from './outline';
import { suspensionSteps } from './suspensions';

/** Seconds before kick-off; earlier only the places in the table change. */
export const STORY_BEGINS_BEFORE = 6 * 3600;

/** Seconds between price moves before kick-off, and between moves of prices and possession in play. */
const PAUSE_BEFORE = [1200, 2700] as const;
const PAUSE_IN_PLAY = [20, 60] as const;

/** All changes of a match, in order of time. */
export function storyOf({ fixture, outline }: PlannedMatch, seed: number): readonly Step[] {
  switch (outline.kind) {
    case 'cancelled':
      return [phase(outline.announcedAt, MatchStatus.Cancelled)];
    case 'postponed':
      return [phase(outline.announcedAt, MatchStatus.Delayed)];
    case 'played':
    case 'abandoned': {
      const { halves, goals } = outline;
      const decider = outline.kind === 'played' ? outline.decider : undefined;
      const random = randomFrom(seed, fixture.id, 3);
      const happenings = [...happeningsOf(fixture, halves, goals, random), ...(decider ? extraGoals(decider) : [])];
      const played = [...halves, ...(decider?.halves ?? [])];
      const { steps, pitch } = happeningSteps({ fixture, halves: played, happenings, seed, random });
      const kicks = decider ? kickSteps(decider, pitch) : [];
      return inOrder([...phasesOf(fixture.kickoff, outline), ...steps, ...kicks]);
    }
  }
}

/** The story with the moments at which figures move, and betting stops and goes on. */
export function wholeStoryOf(match: PlannedMatch, seed: number): readonly Step[] {
  const story = storyOf(match, seed);
  return inOrder([...story, ...figuresOf(match, seed), ...suspensionSteps(story)]);
}

/** The moments at which prices and possession are updated, in order. Past matches leave them out. */
function figuresOf({ fixture, outline }: PlannedMatch, seed: number): Step[] {
  if (!('halves' in outline)) return [];
  const random = randomFrom(seed, fixture.id, 4);
  const inPlay = outline.halves.flatMap((half) =>
    moments(0, half.length, PAUSE_IN_PLAY, random).map((played) => momentIn(half, played)),
  );
  const before = moments(fixture.kickoff - STORY_BEGINS_BEFORE, fixture.kickoff, PAUSE_BEFORE, random);
  return [...before, ...inPlay].map((at) => ({ at, change: { kind: 'figuresMoved' } }));
}

function moments(from: number, until: number, [low, high]: readonly [number, number], random: Random): number[] {
  const found: number[] = [];
  for (let at = from + wholeBetween(random, low, high); at < until; at += wholeBetween(random, low, high))
    found.push(at);
  return found;
}

function phasesOf(kickoff: number, outline: Extract<Outline, { halves: unknown }>): Step[] {
  const [first, second] = outline.halves;
  if (!first || !second) return [];
  return [
    ...(outline.kind === 'played' && outline.delay > 0 ? [phase(kickoff, MatchStatus.Delayed)] : []),
    ...halfPhases(first, MatchStatus.FirstHalf),
    phase(endOf(first), MatchStatus.HalfTime, endOf(first)),
    ...halfPhases(second, MatchStatus.SecondHalf),
    ...(outline.kind === 'played'
      ? [...deciderPhases(second, outline.decider), phase(outline.endsAt, MatchStatus.Ended)]
      : [phase(endOf(second), MatchStatus.Interrupted), phase(outline.endsAt, MatchStatus.Abandoned)]),
  ];
}

/** Extra time begins with the whistle before it, and its pauses are part of it. */
function deciderPhases(second: Half, decider: Decider | undefined): Step[] {
  if (!decider) return [];
  const [first, last] = decider.halves;
  const [whistle, change, end] = [endOf(second), endOf(first), endOf(last)];
  return [
    phase(whistle, MatchStatus.ExtraTime, first.startsAt),
    phase(change, MatchStatus.ExtraTime, last.startsAt),
    ...(decider.kicks.length > 0 ? [phase(end, MatchStatus.PenaltyShootout, end)] : []),
  ];
}

/** After a pause the clock continues: the start of the half moves by the pause. */
function halfPhases({ startsAt, pause }: Half, status: MatchStatus): Step[] {
  const whistle = phase(startsAt, status, startsAt);
  if (!pause) return [whistle];
  const stopped = startsAt + pause.after;
  return [
    whistle,
    phase(stopped, MatchStatus.Interrupted),
    phase(stopped + pause.lasts, status, startsAt + pause.lasts),
  ];
}

function phase(at: number, status: MatchStatus, periodStart = 0): Step {
  return { at, change: { kind: 'phaseBegan', status, periodStart } };
}
