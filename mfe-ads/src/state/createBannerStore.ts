import { BehaviorSubject } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { createResource } from 'shared-kernel/state/createResource';
import { readBanners } from './readBanners';
import { reportUnlessBlocked } from './reportUnlessBlocked';

export type BannerStore = ReturnType<typeof createBannerStore>;

/** The banners of every slot, and the turn: the number of the visit's page view, from 0. */
export function createBannerStore({ http, clock, report }: Pick<Shell, 'http' | 'clock' | 'report'>) {
  const banners = createResource({
    load: (signal) => http.get(REST_PATHS.banner, { signal, decode: readBanners(report) }),
    // Without banners the slots stay empty or keep theirs: visitors lose nothing.
    report: (error) => reportUnlessBlocked(error, report),
    clock,
  });
  const turn$ = new BehaviorSubject(0);
  let view: string | undefined;

  return {
    state$: banners.state$,
    open: banners.open,
    turn$,
    /**
     * Every slot may report its page. A new page starts the next turn, once for all slots; banners that were removed or
     * have ended disappear then, and new ones appear.
     */
    noteView(path: string) {
      if (view !== undefined && view !== path) {
        turn$.next(turn$.value + 1);
        banners.refresh();
      }
      view = path;
    },
  };
}
