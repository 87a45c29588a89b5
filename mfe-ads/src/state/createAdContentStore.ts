import { BehaviorSubject } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { toError } from 'shared-kernel/decode/toError';
import { advertFilesSchema } from 'shared-kernel/entities/advertFiles';
import { failureOf } from 'shared-kernel/http/failureOf';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { createResource } from 'shared-kernel/state/createResource';
import { type AdContent, isWhole, type Published, withBuilt } from '../domain/adContent';
import { reportUnlessBlocked } from './reportUnlessBlocked';

/** Answers are five seconds old at most, with a shared cache in between: an edit is seen within ten. */
const WATCH_MS = 4000;

const NOTHING: Published = {};

/** Another server than ours has no such address. */
function noneOfOther(error: unknown): undefined {
  if (failureOf(error)?.status !== 404) throw error;
}

type Deps = Pick<Shell, 'http' | 'clock' | 'report'> & {
  /** The content of the build, loaded only by who needs it. */
  built: () => Promise<AdContent>;
};

export type AdContentStore = ReturnType<typeof createAdContentStore>;

/** What the ad team publishes. The content of the build is the fallback for what is not published and what cannot be had. */
export function createAdContentStore({ http, clock, report, built }: Deps) {
  const content$ = new BehaviorSubject<AdContent | undefined>(undefined);
  const read = recordAnswer(advertFilesSchema, report);
  const whole = async (published: Published) => (isWhole(published) ? published : withBuilt(published, await built()));
  const files = createResource<AdContent>({
    load: async (signal) =>
      whole((await http.get(REST_PATHS.advert, { signal, decode: read }).catch(noneOfOther)) ?? NOTHING),
    report: (error) => reportUnlessBlocked(error, report),
    clock,
  });
  files.state$.subscribe(({ kind, value }) => {
    if (value) content$.next(value);
    else if (kind === 'failed' && content$.value === undefined) {
      whole(NOTHING).then(
        (own) => content$.next(content$.value ?? own),
        (error: unknown) => report(toError(error)),
      );
    }
  });

  return {
    /** `undefined` until it is known. */
    content$,
    open: files.open,
    refresh: files.refresh,
    /** Asks again and again, while the tab is in view. Returns its stop. */
    watch(): () => void {
      const stop = files.open();
      const timer = setInterval(() => {
        if (document.visibilityState === 'visible') files.reload();
      }, WATCH_MS);
      return () => {
        clearInterval(timer);
        stop();
      };
    },
  };
}
