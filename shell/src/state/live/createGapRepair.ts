import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { Match, MatchId } from 'shared-kernel/entities/match';

/** All pages miss the same change at the same moment: they ask within this, in milliseconds, and answers may be cached. */
const WAIT_MS = { least: 1000, most: 3000 };

/** An answer may be older than the change that was missed. */
const MAX_TRIES = 3;

/** A page that lacks more matches loads a board. */
const MAX_WANTED = 20;

type Deps = {
  /** Loads a match whole. */
  load: (id: MatchId) => Promise<readonly Match[]>;
  onLoaded: (matches: readonly Match[]) => void;
  /** Whether a match lacks nothing up to this version. */
  reaches: (id: MatchId, version: number) => boolean;
  random: () => number;
  report: Report;
};

/** Reloads matches of which the page missed a change. */
export function createGapRepair({ load, onLoaded, reaches, random, report }: Deps) {
  /** Replaced with each connection, which cancels what the one before waited for. */
  let wanted = new Map<MatchId, { version: number; triesLeft: number }>();
  let isRunning = false;

  async function run(): Promise<void> {
    while (wanted.size > 0) {
      const wait = WAIT_MS.least + random() * (WAIT_MS.most - WAIT_MS.least);
      await new Promise((resolve) => setTimeout(resolve, wait));
      const now = wanted;
      for (const id of [...now.keys()]) {
        const matches = await load(id).catch((error: unknown) => void report(toError(error)));
        if (now !== wanted) break;
        if (matches) onLoaded(matches);
        settle(id);
      }
    }
    isRunning = false;
  }

  function settle(id: MatchId): void {
    const gap = wanted.get(id);
    wanted.delete(id);
    if (gap && gap.triesLeft > 1 && !reaches(id, gap.version)) wanted.set(id, { ...gap, triesLeft: gap.triesLeft - 1 });
  }

  return {
    /**
     * @param gaps the version that each match needs
     * @returns whether it asks for all of them
     */
    repair(gaps: ReadonlyMap<MatchId, number>): boolean {
      let areAll = true;
      for (const [id, version] of gaps) {
        if (wanted.size >= MAX_WANTED && !wanted.has(id)) {
          areAll = false;
          continue;
        }
        const before = wanted.get(id)?.version ?? 0;
        wanted.set(id, { version: Math.max(version, before), triesLeft: MAX_TRIES });
      }
      if (!isRunning && wanted.size > 0) {
        isRunning = true;
        void run();
      }
      return areAll;
    },
    /** Cancels what is waited for. */
    forget(): void {
      wanted = new Map();
    },
  };
}
