import { createWatchedTimes } from './createWatchedTimes';
import type { JudgeMeans } from './judgeMeans';

/** An `api` that restarts answers again within less. Whoever takes the lease over watches each step from its beginning. */
const LOST_MS = 30_000;

/** Reads counts, and knows for how long none could be read. */
export function createSight({ readCounts, steadyMs }: Pick<JudgeMeans, 'readCounts' | 'steadyMs'>) {
  const blind = createWatchedTimes(steadyMs);
  let blindMs = 0;
  return {
    async readCounts(since: number): ReturnType<typeof readCounts> {
      try {
        const counted = await readCounts(since);
        blind.keep(new Set());
        blindMs = 0;
        return counted;
      } catch (error) {
        blindMs = blind.look('counts');
        throw error;
      }
    },
    /** Whether no counts came for so long that another process may do better. */
    isLost: () => blindMs >= LOST_MS,
  };
}
