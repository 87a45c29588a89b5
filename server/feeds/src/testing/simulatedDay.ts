import type { FeedBatch } from '../provider';
import { simulatorProgramme } from '../simulator/simulatorProgramme';
import { type World, world } from '../simulator/world/world';
import { mergeBatches } from '../timeline/batches';
import type { Programme } from '../timeline/programme';

/** 14 July 2026, 12:00 UTC. */
export const NOON = Date.UTC(2026, 6, 14, 12) / 1000;

/** The whole world, or some of its leagues. */
export function simulated({ seed = 7, startedAt = NOON, competitions }: Options = {}): Programme {
  const some = competitions ? { ...world, competitions, cups: [] } : world;
  return simulatorProgramme(some, { seed, startedAt });
}

type Options = { seed?: number; startedAt?: number; competitions?: World['competitions'] };

/** All that is on show at a moment. */
export function onShow(programme: Programme, now: number): Required<Pick<FeedBatch, 'matches' | 'standings'>> {
  const states: FeedBatch[] = [];
  for (const timeline of programme.opening(now)) {
    const state = timeline.at(now);
    // They come last, and take most of the time.
    if (state.earlierPrices) break;
    states.push(state);
  }
  const { matches = [], standings = [] } = mergeBatches(states);
  return { matches, standings };
}
