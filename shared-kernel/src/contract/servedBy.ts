import type { Pages, Serving } from './pageClaims';
import type { RemotePointer } from './pointer';
import type { SlotName } from './slotName';

type Releases = Pick<RemotePointer, 'live' | 'candidate'>;

/** The pages of a remote. Where its live release and its candidate both have one, it is the live release's. */
export function pagesOf({ live, candidate }: Releases): Pages {
  if (!candidate) return live;
  const { paths, pages } = candidate.release;
  const isNew = (path: string) => !live.paths.includes(path);
  return {
    paths: [...live.paths, ...paths.filter(isNew)],
    pages: [...live.pages, ...pages.filter(({ path }) => isNew(path))],
  };
}

/** The slots of a remote: those of its live release, and those that only its candidate has. */
export function slotsOf({ live, candidate }: Releases): readonly SlotName[] {
  return candidate ? [...new Set([...live.slots, ...candidate.release.slots])] : live.slots;
}

/** For `pageClaims`: an address is answered for everybody when some browsers have a page there. */
export function servingAnybody(remotes: readonly RemotePointer[]): Serving[] {
  return remotes.map(({ remote, state, ...releases }) => ({ remote, state, live: pagesOf(releases) }));
}
