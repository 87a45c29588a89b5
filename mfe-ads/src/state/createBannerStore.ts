import { BehaviorSubject } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { type Banner, bannerSchema } from 'shared-kernel/entities/banner';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { createResource } from 'shared-kernel/state/createResource';
import { isBetting } from '../domain/advert';
import { reportUnlessBlocked } from './reportUnlessBlocked';

export type BannerStore = ReturnType<typeof createBannerStore>;

/** The banners of every slot, and the turn: which page view of the visit this is, counted from 0. */
export function createBannerStore({ http, clock, report }: Pick<Shell, 'http' | 'clock' | 'report'>) {
  const banners = createResource({
    async load(signal) {
      const all = await http.get(REST_PATHS.banner, { signal, decode: listAnswer(bannerSchema, report) });
      return all.map(marked);
    },
    // Without banners the slots stay empty, or keep what they had: visitors have lost nothing.
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
     * Every slot may say which page it stands on; a new one is the next banner's turn, once for all slots, and the moment at
     * which banners that were taken down or have ended go, and new ones come.
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

/** What leads to bookmakers is marked and switched off with the others, whether the team has thought of it or not. */
function marked(banner: Banner): Banner {
  return { ...banner, is_betting: isBetting({ betting: banner.is_betting, link: banner.link }) };
}
