import type { LiveAnswer, NamedRelease } from 'server-shared/releases/liveAnswer';
import { type Pointer, releasesIn } from 'server-shared/releases/livePointer';
import type { LiveState } from '../store/releases/liveState';
import type { StoredRelease } from '../store/releases/releases';
import { pointersOf } from './pointerOf';

/** A row with its pointer. */
export type ShownRow = {
  readonly pointer: Pointer;
  readonly version: number;
  /** Whether everybody got the live release just now. */
  readonly isWatched: boolean;
};

/** What is live, as it is sent. */
export type Answered = {
  readonly epoch: string;
  readonly number: number;
  readonly rows: readonly ShownRow[];
  /** By name, why a row cannot be read. */
  readonly unread: Readonly<Record<string, string>>;
  /** The whole answer as JSON text. */
  readonly body: Buffer;
};

/** All that `delivery` needs. @param named the releases that rows name */
export function answerOf(
  epoch: string,
  { state, named }: { readonly state: LiveState; readonly named: readonly StoredRelease[] },
): Answered {
  const { pointers: byName, unread } = pointersOf(state);
  const pointers = [...byName.values()];
  const isNamed = new Set(pointers.flatMap((one) => releasesIn(one).map((release) => `${one.remote} ${release}`)));
  const releases = named.flatMap((one) => (isNamed.has(`${one.name} ${one.release}`) ? [namedOf(one)] : []));
  const { number, moved } = state;
  const told = Object.fromEntries(unread);
  const answer: LiveAnswer = { epoch, number, pointers, releases, moved, unread: told };
  const body = Buffer.from(JSON.stringify({ data: answer }));
  const rows = pointers.map((pointer): ShownRow => {
    const { version = 0, is_watched: isWatched = false } = state.rows.get(pointer.remote) ?? {};
    return { pointer, version, isWatched };
  });
  return { epoch, number, rows, unread: told, body };
}

export function namedOf({ name, release, files, signatures }: StoredRelease): NamedRelease {
  return { name, release, files: [...files], signatures: { ...signatures } };
}
