import { LIVE_RELEASES_HEADER, MOST_ROUTES, packLiveReleases } from 'server-shared/releases/liveReleases';
import { pageClaims } from 'shared-kernel/contract/pageClaims';
import { servingAnybody } from 'shared-kernel/contract/servedBy';
import { stepAt } from '../judge/steps';
import type { Live, LivePointers } from '../pointers/livePointers';
import { releasesIn } from '../pointers/pointerFile';

/** The header that tells `api` which releases and pages there are; made anew when a pointer changes. */
export function liveReleasesHeader(pointers: LivePointers): () => Promise<Readonly<Record<string, string>>> {
  let made: { readonly revision: number; readonly headers: Readonly<Record<string, string>> } | undefined;
  return async () => {
    const live = await pointers.current();
    if (made?.revision !== live.revision) {
      made = { revision: live.revision, headers: { [LIVE_RELEASES_HEADER]: packLiveReleases(liveReleases(live)) } };
    }
    return made.headers;
  };
}

function liveReleases({ shell, remotes, own }: Live) {
  const all = [...(shell ? [shell] : []), ...remotes];
  const releases = all.map((pointer) => [pointer.remote, releasesIn(pointer)] as const);
  const candidates = remotes.flatMap(({ remote, candidate }) => {
    const step = candidate && stepAt(candidate.share);
    if (!step) return [];
    const { since, share, release } = candidate;
    return [[remote, { release: release.release, since, share, most: step.mostOfAddress }] as const];
  });
  const routes = new Set(pageClaims(servingAnybody(remotes), own).map(({ pattern }) => pattern));
  return {
    releases: Object.fromEntries(releases),
    candidates: Object.fromEntries(candidates),
    routes: [...routes].slice(0, MOST_ROUTES),
  };
}
