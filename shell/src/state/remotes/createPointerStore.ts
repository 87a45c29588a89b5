import { BehaviorSubject } from 'rxjs';
import type { RemoteName, RemotePointer } from 'shared-kernel/contract/pointer';
import type { Report } from 'shared-kernel/decode/decode';
import { toFault } from '../../domain/faults/fault';
import type { TakenPointer } from '../../domain/takenPointer';
import type { LiveSet, Pointers } from './readPointers';

/** A pointer older than this is read again, in milliseconds. */
const FRESH_MS = 60_000;

export type PointerSource = {
  fetchOne(remote: RemoteName): Promise<RemotePointer>;
  fetchAll(): Promise<LiveSet>;
};

/**
 * The live release of each remote, or the candidate where this browser takes it. A page may stay open for hours and
 * outlive releases: `latest` reads the pointer again, so a remote that loads late follows it.
 *
 * @param take the pointer as this browser goes by it
 */
export function createPointerStore(
  first: LiveSet,
  { fetchOne, fetchAll }: PointerSource,
  report: Report,
  take: (pointer: RemotePointer) => TakenPointer,
  now: () => number = () => performance.now(),
) {
  const taken = (pointers: LiveSet['pointers']) =>
    [...pointers].map(([remote, pointer]) => [remote, take(pointer)] as const);
  const pointers$ = new BehaviorSubject<Pointers>(new Map(taken(first.pointers)));
  let { isAnyUnread } = first;
  const readAt = new Map([...first.pointers.keys()].map((remote) => [remote, now()]));

  const refresh = async (remote: RemoteName) => {
    try {
      const pointer = take(await fetchOne(remote));
      readAt.set(remote, now());
      if (JSON.stringify(pointer) !== JSON.stringify(pointers$.value.get(remote))) {
        pointers$.next(new Map(pointers$.value).set(remote, pointer));
      }
    } catch (error) {
      report(toFault('pointer-unreachable', error, { remote }));
    }
  };
  return {
    pointers$,
    isAnyUnread: () => isAnyUnread,
    /** Reads them all again, for one that could not be read. What still cannot be had stays as it was. */
    async readAll(): Promise<void> {
      const all = await fetchAll();
      isAnyUnread = all.isAnyUnread;
      for (const remote of all.pointers.keys()) readAt.set(remote, now());
      pointers$.next(new Map([...pointers$.value, ...taken(all.pointers)]));
    },
    /** The current pointer, or the last one read when the request fails; `undefined` when none was ever read. */
    async latest(remote: RemoteName, { isRetry }: { isRetry: boolean }): Promise<TakenPointer | undefined> {
      const age = now() - (readAt.get(remote) ?? Number.NEGATIVE_INFINITY);
      if (isRetry || age > FRESH_MS) await refresh(remote);
      return pointers$.value.get(remote);
    },
  };
}

export type PointerStore = ReturnType<typeof createPointerStore>;
