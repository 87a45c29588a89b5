import { combineLatest, type Observable, Subscription } from 'rxjs';
import type { Shell } from '../contract/shell';
import type { Decoder } from '../decode/decode';
import { type Id, toId } from '../entities/id';
import { NO_COMPETITION } from '../entities/match';
import { type BoardPicks, NO_COUNTRY, type Picks } from '../rules/picks';
import { createStoredValue } from './createStoredValue';

export type StoredPicks = {
  readonly picks$: Observable<BoardPicks>;
  pick(picks: Partial<BoardPicks>): void;
  /** What is stored now: other parts of the page and other tabs choose, too. */
  latest(): BoardPicks;
  /** Follows other tabs until the returned function is called. */
  open(): () => void;
};

/**
 * The visitor's ticks in the two pickers: lists of ids, or null for everything. All score pages share them, and the
 * shell's notices respect them.
 */
export function createStoredPicks(storage: Shell['storage']): StoredPicks {
  const competitions = createStoredValue<Picks>(storage, 'competitions', PICKS);
  const countries = createStoredValue<Picks>(storage, 'countries', PICKS);
  return {
    picks$: combineLatest({ competitions: competitions.value$, countries: countries.value$ }),
    pick(picks) {
      if (picks.competitions !== undefined) competitions.set(picks.competitions);
      if (picks.countries !== undefined) countries.set(picks.countries);
    },
    latest() {
      competitions.refresh();
      countries.refresh();
      return { competitions: competitions.value$.value, countries: countries.value$.value };
    },
    open() {
      const following = new Subscription(competitions.open());
      following.add(countries.open());
      return () => following.unsubscribe();
    },
  };
}

/** Reads anything but a list of ids as everything: a damaged entry must not hide matches. */
const decodePicks: Decoder<Picks> = (raw) =>
  Array.isArray(raw) && raw.every((id) => pickOf(id) !== undefined)
    ? new Set(raw.flatMap((id) => pickOf(id) ?? []))
    : null;

const pickOf = (raw: unknown): Id | undefined => (raw === NO_COUNTRY || raw === NO_COMPETITION ? raw : toId(raw));

const PICKS = { decode: decodePicks, encode: (picks: Picks) => (picks ? [...picks] : null), initial: null };
