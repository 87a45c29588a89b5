import { BehaviorSubject } from 'rxjs';
import type { Loaded } from 'shared-kernel/state/loaded';
import type { Told } from './question';

/** In the place of an answer where there is nothing to ask. */
export function notAsked<T>() {
  const loaded = { kind: 'loaded', value: { told: undefined } } as const;
  return { state$: new BehaviorSubject<Loaded<Told<T | undefined>>>(loaded), open: () => () => {} };
}
