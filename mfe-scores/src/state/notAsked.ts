import { BehaviorSubject } from 'rxjs';
import type { Loaded } from 'shared-kernel/state/loaded';
import type { Answered } from './question';

/** In the place of an answer where there is nothing to ask. */
export function notAsked<T>() {
  const loaded = { kind: 'loaded', value: { answer: undefined } } as const;
  return { state$: new BehaviorSubject<Loaded<Answered<T | undefined>>>(loaded), open: () => () => {} };
}
