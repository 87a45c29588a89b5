import type { FaultKind } from './drawingFault';

/** What a remote's drawings were since the start of the process, for metrics. Times are milliseconds. */
export type DrawingCounts = {
  drawings: number;
  /** Of all computations. */
  computed: number;
  readonly faults: Record<FaultKind, number>;
  overruns: number;
  /** What timers and forgotten promises threw. */
  strayed: number;
  /** Visitors who waited in vain: they got an older picture, or none. */
  late: number;
  /** Pictures that were given after their second, and the age of all of them together. */
  stoodIn: number;
  stoodInAge: number;
};

export type CountsByRemote = {
  of(remote: string): DrawingCounts;
  all(): ReadonlyMap<string, Readonly<DrawingCounts>>;
};

export function createDrawingCounts(): CountsByRemote {
  const counts = new Map<string, DrawingCounts>();
  return {
    of(remote) {
      const known = counts.get(remote) ?? none();
      counts.set(remote, known);
      return known;
    },
    all: () => counts,
  };
}

function none(): DrawingCounts {
  const faults = { threw: 0, unfit: 0, refused: 0, lost: 0, loading: 0, hung: 0, memory: 0, overruns: 0, ended: 0 };
  return { drawings: 0, computed: 0, faults, overruns: 0, strayed: 0, late: 0, stoodIn: 0, stoodInAge: 0 };
}
