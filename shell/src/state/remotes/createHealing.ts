import { type Observable, Subscription } from 'rxjs';
import type { RemoteName } from 'shared-kernel/contract/pointer';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { decodeReleased } from 'shared-kernel/protocol/released';
import type { RemotePart } from './createRemotePart';
import type { Remotes } from './createRemotes';

type Deps = {
  readonly remotes: Pick<Remotes, 'parts' | 'latest'> & {
    readonly loader: Pick<Remotes['loader'], 'runningRelease' | 'quarantine'>;
  };
  /** The pointers as they are now, not yet read; none where they cannot be had. */
  readonly fetchAll: () => Promise<readonly unknown[]>;
  /** Ticks while the page is in view, for what the hub could not send. */
  readonly look$: Observable<unknown>;
  readonly hidden$: Observable<unknown>;
  readonly isHidden: () => boolean;
  /** Calls back at a moment of the next minute: all hidden tabs hear of a withdrawal at once. */
  readonly soon: (run: () => void) => void;
  /** Loads the page again, once for each release; whether it does. */
  readonly reloadFor: (release: string) => boolean;
  readonly report: Report;
};

/** A release that is to be left, and has not been yet. */
type Waiting = { readonly release: string; readonly isReload: boolean; readonly stop: () => void };

/**
 * Leaves releases that were withdrawn: of a remote that runs one, pages and slots are rendered by another, together. At once
 * where a part of it has failed, otherwise soon when nobody looks, or when the visitor opens another page. Any other tab keeps its
 * release.
 */
export function createHealing({ remotes, fetchAll, look$, hidden$, isHidden, soon, reloadFor, report }: Deps) {
  const waiting = new Map<RemoteName, Waiting>();

  /** A remote's page has its name, its slots have the name with theirs. */
  const partsOf = (remote: RemoteName): RemotePart[] =>
    [...remotes.parts].filter(([key]) => key.split('#')[0] === remote).map(([, part]) => part);

  async function leave(remote: RemoteName, release: string): Promise<void> {
    await remotes.latest(remote, { isRetry: true });
    remotes.loader.quarantine(release);
    await Promise.all(partsOf(remote).map((part) => part.swap(release)));
  }

  function heal(remote: RemoteName): void {
    const left = waiting.get(remote);
    if (!left) return;
    waiting.delete(remote);
    left.stop();
    if (!(left.isReload && reloadFor(left.release))) void leave(remote, left.release);
  }

  const healAll = () => [...waiting.keys()].forEach(heal);

  /** @param raw a message of the hub, or a pointer */
  function note(raw: unknown): void {
    const { remote, withdrawn, reloads } = decodeReleased(raw);
    const release = remotes.loader.runningRelease(remote);
    if (release === undefined || !withdrawn.includes(release) || waiting.get(remote)?.release === release) return;
    const failing = new Subscription();
    waiting.set(remote, { release, isReload: reloads.includes(release), stop: () => failing.unsubscribe() });
    for (const { state$ } of partsOf(remote)) {
      failing.add(state$.subscribe(({ kind }) => kind === 'failed' && heal(remote)));
    }
    if (isHidden()) soon(() => isHidden() && heal(remote));
  }

  function noteIfRead(raw: unknown): void {
    try {
      note(raw);
    } catch (error) {
      report(toError(error));
    }
  }

  return {
    /** A message of the hub. */
    hear: noteIfRead,
    onNavigated: healAll,
    open() {
      const running = new Subscription();
      running.add(hidden$.subscribe(healAll));
      running.add(look$.subscribe(() => void fetchAll().then((all) => all.forEach(noteIfRead))));
      return () => {
        running.unsubscribe();
        waiting.forEach(({ stop }) => void stop());
        waiting.clear();
      };
    },
  };
}
