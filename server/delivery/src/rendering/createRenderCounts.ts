import type { RenderedPart } from 'shared-kernel/contract/serverEntry';
import { type EntryFile, fileKey } from './entryFile';
import type { FaultKind } from './renderFault';

export type PartKind = RenderedPart['kind'];

/** What renderings of one kind were since the start of the process, for metrics. Times are milliseconds. */
export type RenderCounts = {
  renders: number;
  /** Of all computations. */
  computed: number;
  readonly faults: Record<FaultKind, number>;
  overruns: number;
  /** Visitors who waited in vain: they got older HTML, or none. */
  late: number;
  /** HTML that was given after its second, and the age of all of it together. */
  fallbacks: number;
  fallbackAge: number;
};

/** What a release rendered, by kind of part. `none` is for faults of a worker that rendered nothing when it was ended. */
export type ReleaseCounts = {
  readonly remote: string;
  readonly release: string;
  readonly parts: Readonly<Partial<Record<PartKind | 'none', Readonly<RenderCounts>>>>;
};

/** The counts that one release adds to. */
export type CountsOfRelease = {
  of(part: PartKind | 'none'): RenderCounts;
};

export type AllCounts = {
  of(file: EntryFile): CountsOfRelease;
  all(): readonly ReleaseCounts[];
};

/** Each release is a set of series for Prometheus until the process ends: the oldest are forgotten beyond this. */
const MAX_RELEASES = 50;

export function createRenderCounts(): AllCounts {
  const releases = new Map<string, ReturnType<typeof countsOf>>();
  return {
    of(file) {
      const key = fileKey(file);
      const known = releases.get(key) ?? countsOf(file);
      // The one that was used last is the last to be forgotten.
      releases.delete(key);
      releases.set(key, known);
      for (const oldest of [...releases.keys()].slice(0, -MAX_RELEASES)) releases.delete(oldest);
      return known;
    },
    all: () => [...releases.values()],
  };
}

function countsOf({ remote, release }: EntryFile) {
  const parts: Partial<Record<PartKind | 'none', RenderCounts>> = {};
  return {
    remote,
    release,
    parts,
    of(part: PartKind | 'none'): RenderCounts {
      parts[part] ??= noCounts();
      return parts[part];
    },
  };
}

/** For renderings that nobody counts, too. */
export function noCounts(): RenderCounts {
  const faults = { threw: 0, unfit: 0, refused: 0, lost: 0, loading: 0, hung: 0, memory: 0, overruns: 0, ended: 0 };
  return { renders: 0, computed: 0, faults, overruns: 0, late: 0, fallbacks: 0, fallbackAge: 0 };
}
