import { BehaviorSubject } from 'rxjs';
import { attempt } from '../storage/attempt';

/** An entry like those of the lasting storage, for scripts that read both. */
const entryOf = (value: boolean) => JSON.stringify({ value });

/**
 * A choice of the visitor between two states: off at first, then as left in this visit, reloads included. Storage may be
 * blocked or full: then it lasts as long as the page (S3).
 */
export function createVisitFlag(window: Pick<Window, 'sessionStorage'>, name: string) {
  const key = `tyso.${name}`;
  const isOn$ = new BehaviorSubject(attempt(() => window.sessionStorage.getItem(key)) === entryOf(true));
  return {
    isOn$,
    toggle() {
      isOn$.next(!isOn$.value);
      attempt(() => window.sessionStorage.setItem(key, entryOf(isOn$.value)));
    },
  };
}
