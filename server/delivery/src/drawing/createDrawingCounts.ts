import type { DrawnPart } from 'shared-kernel/contract/serverEntry';
import type { FaultKind } from './drawingFault';
import { type DrawingFile, fileKey } from './drawingFile';

export type PartKind = DrawnPart['kind'];

/** What drawings of one kind were since the start of the process, for metrics. Times are milliseconds. */
export type DrawingCounts = {
  drawings: number;
  /** Of all computations. */
  computed: number;
  readonly faults: Record<FaultKind, number>;
  overruns: number;
  /** Visitors who waited in vain: they got an older picture, or none. */
  late: number;
  /** Pictures that were given after their second, and the age of all of them together. */
  stoodIn: number;
  stoodInAge: number;
};

/** What a release drew, by kind of part. `none` is for faults of a worker that drew nothing when it was ended. */
export type ReleaseCounts = {
  readonly remote: string;
  readonly release: string;
  readonly parts: Readonly<Partial<Record<PartKind | 'none', Readonly<DrawingCounts>>>>;
};

/** The counts that one release adds to. */
export type CountsOfRelease = {
  of(part: PartKind | 'none'): DrawingCounts;
};

export type AllCounts = {
  of(file: DrawingFile): CountsOfRelease;
  all(): readonly ReleaseCounts[];
};

/** Each release is a set of series for Prometheus until the process ends: the oldest are forgotten beyond this. */
const MOST_RELEASES = 50;

export function createDrawingCounts(): AllCounts {
  const releases = new Map<string, ReturnType<typeof countsOf>>();
  return {
    of(file) {
      const key = fileKey(file);
      const known = releases.get(key) ?? countsOf(file);
      // The one that was used last is the last to be forgotten.
      releases.delete(key);
      releases.set(key, known);
      for (const oldest of [...releases.keys()].slice(0, -MOST_RELEASES)) releases.delete(oldest);
      return known;
    },
    all: () => [...releases.values()],
  };
}

function countsOf({ remote, release }: DrawingFile) {
  const parts: Partial<Record<PartKind | 'none', DrawingCounts>> = {};
  return {
    remote,
    release,
    parts,
    of(part: PartKind | 'none'): DrawingCounts {
      parts[part] ??= noCounts();
      return parts[part];
    },
  };
}

/** For drawings that nobody counts, too. */
export function noCounts(): DrawingCounts {
  const faults = { threw: 0, unfit: 0, refused: 0, lost: 0, loading: 0, hung: 0, memory: 0, overruns: 0, ended: 0 };
  return { drawings: 0, computed: 0, faults, overruns: 0, late: 0, stoodIn: 0, stoodInAge: 0 };
}
