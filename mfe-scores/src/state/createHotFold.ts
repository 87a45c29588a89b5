import { BehaviorSubject } from 'rxjs';

const KEY = 'tyso.hot';

/** Whether the hot matches that are not on yet are unfolded: at first not, then as left in this visit. */
export function createHotFold(visit: () => Pick<Storage, 'getItem' | 'setItem'> = () => window.sessionStorage) {
  const isUnfolded$ = new BehaviorSubject(attempt(() => visit().getItem(KEY)) === 'unfolded');
  return {
    isUnfolded$,
    toggle() {
      const isUnfolded = !isUnfolded$.value;
      isUnfolded$.next(isUnfolded);
      attempt(() => visit().setItem(KEY, isUnfolded ? 'unfolded' : 'folded'));
    },
  };
}

/** Storage may be blocked or full: then the choice lasts as long as the page (S3). */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
