import type { RemoteName } from 'shared-kernel/contract/pointer';
import { savesData } from '../../domain/savesData';
import type { Remotes } from './createRemotes';
import type { Pointers } from './readPointers';

/** For browsers without `requestIdleCallback`. */
const LATER_MS = 2_000;

/** Right after the first content, this page's adverts and hub need the network, while the processor is already idle. */
const REST_OF_PAGE_MS = 3_000;

/**
 * Fetches the pages of all remotes some time after the first content, when the browser is idle, so that the next page
 * opens at once. Visitors who save data fetch only what they open.
 */
export function preloadWhenIdle(
  window: Window,
  remotes: Pick<Remotes, 'page' | 'pointers$'>,
  firstContent: Promise<void>,
): void {
  if (savesData(window.navigator)) return;
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => window.setTimeout(work, LATER_MS));
  const next = (waiting: readonly RemoteName[]) => {
    const [remote, ...rest] = waiting;
    if (!remote) return;
    // One after the other, so that the page can respond in between.
    whenIdle(
      () =>
        void remotes
          .page(remote)
          .preload()
          .then(() => next(rest)),
    );
  };
  const begin = () => next(withPages(remotes.pointers$.value));
  void firstContent.then(() => window.setTimeout(begin, REST_OF_PAGE_MS));
}

function withPages(pointers: Pointers): RemoteName[] {
  const rendering = [...pointers.values()].filter(({ state, live }) => state === 'on' && live.paths.length > 0);
  return rendering.map(({ remote }) => remote);
}
