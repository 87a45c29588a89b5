import type { FeedProvider } from '../provider';
import { type PlayerOptions, play } from '../timeline/player';
import { simulatorProgramme } from './simulatorProgramme';
import { world } from './world/world';

/** A fictional day of football with real clubs; the same for each seed and start of a run. */
export function simulatorProvider(seed: number, edge: Pick<PlayerOptions, 'clock' | 'report'>): FeedProvider {
  return {
    key: `simulator:${seed}`,
    start: ({ startedAt }, emit) => play({ ...edge, emit, programme: simulatorProgramme(world, { seed, startedAt }) }),
  };
}
