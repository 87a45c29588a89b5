import { BehaviorSubject } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { type Banner, bannerSchema } from 'shared-kernel/entities/banner';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { firstTurn } from '../domain/rotation';
import { reportUnlessBlocked } from './reportUnlessBlocked';

export type BannerStore = ReturnType<typeof createBannerStore>;

/** The banners of every slot, and the turn that says which of a slot's banners is shown. */
export type Banners = {
  all: readonly Banner[];
  turn: number;
  /** The server has answered, or will not. */
  isSettled: boolean;
};

/** Seconds after which a new page view asks again: a tab may be open for a whole evening. */
export const FRESH_SECONDS = 60;

/** @param random such as `Math.random`; decides who begins */
export function createBannerStore(
  { http, clock, report }: Pick<Shell, 'http' | 'clock' | 'report'>,
  random: () => number,
) {
  const banners$ = new BehaviorSubject<Banners>({ all: [], turn: firstTurn(random()), isSettled: false });
  let users = 0;
  let request: AbortController | undefined;
  let isLoaded = false;
  let askedAt = 0;
  let view: string | undefined;

  async function load() {
    request = new AbortController();
    askedAt = clock.now();
    const { signal } = request;
    try {
      const all = await http.get(REST_PATHS.banner, { signal, decode: listAnswer(bannerSchema, report) });
      if (signal.aborted) return;
      isLoaded = true;
      banners$.next({ ...banners$.value, all, isSettled: true });
    } catch (error) {
      // Without banners the slots stay empty, or keep what they had: visitors have lost nothing.
      if (signal.aborted) return;
      reportUnlessBlocked(error, report);
      banners$.next({ ...banners$.value, isSettled: true });
    }
  }

  return {
    banners$,
    /**
     * Every slot may say which page it stands on; a new one is the next banner's turn, once for all slots, and the moment at
     * which banners that were taken down or have ended go, and new ones come.
     */
    noteView(path: string) {
      if (view !== undefined && view !== path) {
        banners$.next({ ...banners$.value, turn: banners$.value.turn + 1 });
        if (isLoaded && users > 0 && clock.now() - askedAt >= FRESH_SECONDS) void load();
      }
      view = path;
    },
    /** Loads the banners for the first slot that opens; when the last one closes, an unfinished request is stopped. */
    open() {
      users += 1;
      if (users === 1 && !isLoaded) void load();
      return () => {
        users -= 1;
        if (users === 0) request?.abort();
      };
    },
  };
}
