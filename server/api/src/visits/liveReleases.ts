import { candidateIn, type Pointer, releasesIn } from 'server-shared/releases/livePointer';
import { pageClaims } from 'shared-kernel/contract/pageClaims';
import { servingAnybody } from 'shared-kernel/contract/servedBy';

/** A candidate, as far as counting needs it. */
export type JudgedCandidate = {
  readonly release: string;
  /** ISO time at which it began: a release may be a candidate twice. */
  readonly since: string;
  /** How many of a hundred browsers take it. */
  readonly share: number;
  /** How many browsers of one address count in each group. */
  readonly most: number;
};

/** What exists now: releases and pages. */
export type LiveReleases = {
  /** By remote, or `shell`: the live release, the one before and the candidate. */
  readonly releases: Readonly<Record<string, readonly string[]>>;
  /** By remote: releases that are compared with the live one. */
  readonly candidates: Readonly<Record<string, JudgedCandidate>>;
  /** The patterns of all pages. */
  readonly routes: readonly string[];
};

/** @param mostAt how many browsers of one address count at a share, if any do */
export function liveReleasesOf(
  pointers: readonly Pointer[],
  mostAt: (share: number) => number | undefined,
): LiveReleases {
  const shell = pointers.find((one) => one.remote === 'shell');
  const remotes = pointers.flatMap((one) => (one.remote === 'shell' ? [] : [one]));
  const candidates = remotes.flatMap((pointer): [string, JudgedCandidate][] => {
    const out = candidateIn(pointer);
    const most = out && mostAt(out.share);
    if (!out || most === undefined) return [];
    return [[pointer.remote, { release: out.release.release, since: out.since, share: out.share, most }]];
  });
  const routes = pageClaims(servingAnybody(remotes), shell?.live ?? { paths: [], pages: [] });
  return {
    releases: Object.fromEntries(pointers.map((pointer) => [pointer.remote, releasesIn(pointer)])),
    candidates: Object.fromEntries(candidates),
    routes: [...new Set(routes.map(({ pattern }) => pattern))],
  };
}
