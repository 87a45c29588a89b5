import type { RemoteName } from 'shared-kernel/contract/pointer';
import type { Shell } from 'shared-kernel/contract/shell';
import type { SlotName } from 'shared-kernel/contract/slotName';
import type { Report } from 'shared-kernel/decode/decode';
import type { ShownPart } from 'shared-kernel/protocol/view';
import { Fault } from '../../domain/faults/fault';
import { isMissingFile } from '../../domain/faults/loadFaultKind';
import type { RemoteModule } from './createFederation';
import type { PointerStore } from './createPointerStore';
import type { RemoteLoader } from './createRemoteLoader';
import { createRemotePart, type RemotePart } from './createRemotePart';
import type { Pointers } from './readPointers';
import { screenAt } from './screenAt';

/** Hears of each release that the page shows, or tries to show. */
export type OnShown = (part: ShownPart) => void;

/** All parts that remotes render: pages at once when requested, slots after the first content. */
export function createRemotes(
  store: PointerStore,
  loader: RemoteLoader,
  firstContent: Promise<void>,
  report: Report,
  onShown: OnShown,
) {
  const parts = new Map<string, RemotePart>();

  const part = (key: string, remote: RemoteName, module: RemoteModule, ready: Promise<void> | undefined) => {
    const known = parts.get(key);
    if (known) return known;
    const made = createRemotePart({
      load: async (options) => {
        await ready;
        return loader.load(remote, module, options);
      },
      onShown(release) {
        const pointer = store.pointers$.value.get(remote);
        onShown({ remote, release, isControl: pointer?.isControl && pointer.live.release === release });
      },
      onQuarantine(release) {
        loader.quarantine(release);
        return loader.hasOther(remote);
      },
      onThrown(error, { release, isAtStart }) {
        report(new Fault(isAtStart ? 'part-threw-at-start' : 'part-threw', error, { remote, release, module }));
      },
      leave: (release) => loader.leave(remote, release),
    });
    parts.set(key, made);
    return made;
  };
  // Never ready: once the pointers are there, the real screen replaces this part.
  const missing = createRemotePart({
    load: async () => {
      await store.readAll();
      return { kind: 'failed' };
    },
    onQuarantine: () => false,
  });
  const page = (remote: RemoteName) => part(remote, remote, 'App', undefined);

  /** Handles a remote's report; a missing file may be replaced here. */
  const hear = (remote: RemoteName, error: Error) => {
    report(new Fault('told-by-remote', error, { remote, release: loader.runningRelease(remote) }));
    if (isMissingFile(error)) void parts.get(remote)?.onFileGone();
  };
  const shells = new Map<RemoteName, Shell>();

  return {
    /** The shell for one remote: reports carry its name. */
    shellFor(remote: RemoteName, shell: Shell): Shell {
      const known = shells.get(remote) ?? { ...shell, report: (error) => hear(remote, error) };
      shells.set(remote, known);
      return known;
    },
    pointers$: store.pointers$,
    parts,
    loader,
    latest: store.latest,
    /** Whether a remote's pointer could not be read; changes with the pointers. */
    isAnyUnread: store.isAnyUnread,
    /** Stands for a part that is unknown because its pointer could not be read; its retry reads all pointers again. */
    missing,
    page,
    slot: (remote: RemoteName, name: SlotName) => part(`${remote}#${name}`, remote, 'Slots', firstContent),
    /** Loads the page at an address before the visitor opens it. */
    preload(pathname: string) {
      const screen = screenAt(pathname, store.pointers$.value, store.isAnyUnread());
      if (screen.kind === 'remote') void page(screen.remote).preload();
    },
  };
}

export type Remotes = ReturnType<typeof createRemotes>;

/** The enabled remote that renders a slot, if any; the first by name, although a release that makes it two is refused. */
export function remoteOfSlot(name: SlotName, pointers: Pointers): RemoteName | undefined {
  const filling = [...pointers.values()].filter(({ state, live }) => state === 'on' && live.slots.includes(name));
  return filling.map(({ remote }) => remote).sort()[0];
}
