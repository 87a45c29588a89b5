import type { PartOnPage } from 'shared-kernel/protocol/view';

/** A fault, or a release that the page begins to load. */
export type VisitEvent = Error | PartOnPage;

/** Enough for what happens before the file that listens has come. */
const MOST_EARLY = 50;

/** What happens on the page, kept for the one listener, which comes late. */
export function createVisitEvents() {
  const early: VisitEvent[] = [];
  let hear = (event: VisitEvent): void => {
    if (early.length < MOST_EARLY) early.push(event);
  };
  return {
    tell: (event: VisitEvent): void => hear(event),
    listen(listener: (event: VisitEvent) => void): void {
      hear = listener;
      early.forEach(listener);
    },
  };
}

export type VisitEvents = ReturnType<typeof createVisitEvents>;
