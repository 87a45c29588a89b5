import { type Observable, scan } from 'rxjs';
import type { Choice } from 'shared-kernel/contract/serverEntry';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Decoder } from 'shared-kernel/decode/decode';
import { createStoredValue } from 'shared-kernel/state/createStoredValue';

/** What a visitor can close. Banner and catfish share the bottom edge: a visitor who closes one wants neither. */
export type Closable = 'bottomEdge' | 'popup' | 'floatLeft' | 'floatRight';

export type ClosedAdverts = {
  /** Within a page nothing reopens, also when the stored choice has expired or was removed. */
  closed$: Observable<ReadonlySet<string>>;
  close(position: Closable): void;
  /** Follows other tabs until the returned function is called. */
  open(): () => void;
};

/** A browser session, which no storage that tabs share knows: a match night, from the last thing that was closed. */
export const SESSION_MINUTES = 12 * 60;

const KEY = 'closedAdverts';

/** Server-rendered HTML of the bottom edge is wrong for a visitor who has closed that; what else they have closed is no matter. */
export const EDGE_IS_OPEN: Choice = {
  store: 'local',
  key: KEY,
  unless: subsets(['floatLeft', 'floatRight', 'popup']).map((closed) => JSON.stringify(closed)),
};

/** Positions that the visitor closed: in all tabs, and where storage is blocked (S3) on this page. */
export function createClosedAdverts(storage: Shell['storage']): ClosedAdverts {
  const stored = createStoredValue<ReadonlySet<string>>(storage, KEY, {
    decode: decodePositions,
    encode: (closed) => [...closed].sort(),
    initial: new Set(),
    minutes: SESSION_MINUTES,
  });
  return {
    closed$: stored.value$.pipe(scan((before, now) => new Set([...before, ...now]))),
    close: (position) => stored.update((elsewhere) => new Set([...elsewhere, ...stored.value$.value, position])),
    open: stored.open,
  };
}

const decodePositions: Decoder<ReadonlySet<string> | undefined> = (raw) =>
  Array.isArray(raw) ? new Set(raw.filter((position) => typeof position === 'string')) : undefined;

/** Each keeps the order. */
function subsets([first, ...rest]: readonly Closable[]): Closable[][] {
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map((subset) => [first, ...subset])];
}
