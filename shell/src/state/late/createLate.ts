import { BehaviorSubject } from 'rxjs';
import type { Report } from 'shared-kernel/decode/decode';

/** A file that did not come is asked for again after this long, in milliseconds. */
const AGAIN_MS = 5_000;

/**
 * What no first picture needs: the connection, the notices, the guard. It is one file, fetched when the first content
 * stands, and asked for until it comes.
 */
export function createLate<S extends { open(): () => void }>(
  firstContent: Promise<void>,
  load: () => Promise<S>,
  report: Report,
) {
  const stores$ = new BehaviorSubject<S | undefined>(undefined);

  const begin = async (isOver: () => boolean) => {
    await firstContent;
    while (!isOver()) {
      try {
        const stores = stores$.value ?? (await load());
        if (isOver()) return undefined;
        stores$.next(stores);
        return stores.open();
      } catch (error) {
        report(error instanceof Error ? error : new Error(String(error)));
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
    return undefined;
  };
  return {
    stores$,
    open() {
      let isOver = false;
      const begun = begin(() => isOver);
      return () => {
        isOver = true;
        void begun.then((stop) => stop?.());
      };
    },
  };
}
