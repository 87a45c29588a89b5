import type { Shell } from 'shared-kernel/contract/shell';
import type { ShownPart } from 'shared-kernel/protocol/view';

type OnAdvert = Shell['advertCounted'];

export type VisitEvent =
  | { readonly kind: 'fault'; readonly error: Error }
  /** The page shows a release, or tries to. */
  | { readonly kind: 'part'; readonly part: ShownPart }
  | { readonly kind: 'advert'; readonly advert: Parameters<OnAdvert>[0]; readonly what: Parameters<OnAdvert>[1] }
  /** The first content is there, and with it what the browser measures of the page's start. */
  | { readonly kind: 'content' };

/** Enough for what happens before the file that listens has come. */
const MAX_EARLY = 50;

/** What happens on the page, kept for the one listener, which comes late. */
export function createVisitEvents() {
  const early: VisitEvent[] = [];
  let hear = (event: VisitEvent): void => {
    if (early.length < MAX_EARLY) early.push(event);
  };
  return {
    emit: (event: VisitEvent): void => hear(event),
    listen(listener: (event: VisitEvent) => void): void {
      hear = listener;
      early.splice(0).forEach(listener);
    },
  };
}

export type VisitEvents = ReturnType<typeof createVisitEvents>;
