import type { RemoteName, RemoteRelease } from 'shared-kernel/contract/pointer';
import { CONTRACT } from 'shared-kernel/contract/version';
import type { Report } from 'shared-kernel/decode/decode';
import { candidatesOf } from '../../domain/releaseCandidates';
import type { PointerStore } from './createPointerStore';
import type { Federation, RemoteModule } from './federation';
import { withinLimit } from './withinLimit';

/** How an attempt to get a module ended. */
export type LoadOutcome =
  | { kind: 'loaded'; release: string; module: unknown }
  | { kind: 'off' }
  | { kind: 'unknownContract' }
  | { kind: 'failed' };

/**
 * Gets modules of remotes: the live release, and the one before it when that fails; 8 s in all.
 * Once a module of a remote runs, its others come from the same release, so that a page never mixes two.
 */
export function createRemoteLoader(pointers: PointerStore, federation: Federation, report: Report) {
  const running = new Map<RemoteName, RemoteRelease>();
  const spoilt = new Set<string>();

  const candidates = async (remote: RemoteName, isRetry: boolean) => {
    const release = running.get(remote);
    if (release && !spoilt.has(release.release)) return { kind: 'some' as const, releases: [release] };
    const pointer = await pointers.latest(remote, { isRetry });
    return pointer ? candidatesOf(pointer, CONTRACT, spoilt) : { kind: 'unreadable' as const };
  };

  const firstThatLoads = async (remote: RemoteName, module: RemoteModule, releases: readonly RemoteRelease[]) => {
    for (const release of releases) {
      try {
        const loaded = await federation.load(remote, release, module);
        running.set(remote, release);
        return { kind: 'loaded' as const, release: release.release, module: loaded };
      } catch (error) {
        if (release.slots.length > 0 && isBlocked(error)) continue;
        report(new Error(`${remote} ${release.release} ./${module}: ${String(error)}`, { cause: error }));
      }
    }
    return { kind: 'failed' as const };
  };

  const load = async (remote: RemoteName, module: RemoteModule, isRetry: boolean): Promise<LoadOutcome> => {
    const found = await candidates(remote, isRetry);
    switch (found.kind) {
      case 'some':
        return firstThatLoads(remote, module, found.releases);
      case 'off':
        return found;
      case 'unknownContract':
        report(new Error(`${remote} needs contract ${found.contract}; this shell knows ${CONTRACT}`));
        return { kind: 'unknownContract' };
      case 'unreadable':
        return { kind: 'failed' };
    }
  };

  const loading = new Map<string, Promise<LoadOutcome>>();
  const limited = (remote: RemoteName, module: RemoteModule, isRetry: boolean): Promise<LoadOutcome> =>
    withinLimit(load(remote, module, isRetry), `${remote} ./${module}`).catch((error: Error) => {
      report(error);
      return { kind: 'failed' };
    });

  return {
    /** Never throws. Several slots of one remote that ask at once share one attempt. */
    load(remote: RemoteName, module: RemoteModule, { isRetry }: { isRetry: boolean }): Promise<LoadOutcome> {
      const key = `${remote}/${module}`;
      const attempt = loading.get(key) ?? limited(remote, module, isRetry).finally(() => loading.delete(key));
      loading.set(key, attempt);
      return attempt;
    },
    /** A release that threw as it started: the one before it is tried first from now on. */
    spoil: (release: string) => void spoilt.add(release),
    /** Whether another release of the remote could stand in for a spoilt one. */
    hasOther(remote: RemoteName): boolean {
      const pointer = pointers.pointers$.value.get(remote);
      const found = pointer && candidatesOf(pointer, CONTRACT, spoilt);
      return found?.kind === 'some' && found.releases.some(({ release }) => !spoilt.has(release));
    },
  };
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;

/**
 * Module Federation's numbers for a manifest or an entry that did not arrive. With a remote that fills slots that is most often a
 * content blocker's doing: the browser has told of it, and the console stays silent.
 */
function isBlocked(error: unknown): boolean {
  return /#RUNTIME-00[38]\b/.test(String(error));
}
