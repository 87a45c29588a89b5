import { BehaviorSubject } from 'rxjs';

export type ClosedAdverts = ReturnType<typeof createClosedAdverts>;

const KEY = 'tyso.closedAdverts';

/**
 * Adverts that the visitor closed. They stay closed for the browser's session, including reloads.
 *
 * @param session returns the session's storage, or throws where it is blocked (S3): then closing holds for the page
 */
export function createClosedAdverts(session: () => Storage) {
  const closed$ = new BehaviorSubject<ReadonlySet<string>>(new Set(remembered(session)));

  return {
    closed$,
    close(name: string) {
      const closed = new Set(closed$.value).add(name);
      closed$.next(closed);
      try {
        session().setItem(KEY, [...closed].join(' '));
      } catch {
        // Blocked or full: the stream remembers it for the page.
      }
    },
  };
}

function remembered(session: () => Storage): string[] {
  try {
    return session().getItem(KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
