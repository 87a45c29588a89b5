import { combineLatest, type Observable, Subscription } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Decoder } from 'shared-kernel/decode/decode';
import type { BoardPicks, Picks } from '../domain/picks';
import { createStoredValue } from './storedValue';

export type StoredPicks = {
  readonly picks$: Observable<BoardPicks>;
  pick(picks: Partial<BoardPicks>): void;
  /** Follows other tabs until the function it returns is called. */
  open(): () => void;
};

/** What the visitor ticked in the two pickers: lists of ids, or null for everything. All score pages share them. */
export function createStoredPicks(storage: Shell['storage']): StoredPicks {
  const competitions = createStoredValue<Picks>(storage, 'competitions', PICKS);
  const countries = createStoredValue<Picks>(storage, 'countries', PICKS);
  return {
    picks$: combineLatest({ competitions: competitions.value$, countries: countries.value$ }),
    pick(picks) {
      if (picks.competitions !== undefined) competitions.set(picks.competitions);
      if (picks.countries !== undefined) countries.set(picks.countries);
    },
    open() {
      const following = new Subscription(competitions.open());
      following.add(countries.open());
      return () => following.unsubscribe();
    },
  };
}

/** Anything but a list of ids is read as everything: a damaged entry must not hide matches. */
const decodePicks: Decoder<Picks> = (raw) =>
  Array.isArray(raw) && raw.every((id) => Number.isSafeInteger(id)) ? new Set<number>(raw) : null;

const PICKS = { decode: decodePicks, encode: (picks: Picks) => (picks ? [...picks] : null), standIn: null };
