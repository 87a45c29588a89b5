import type { RemoteName, RemoteRelease } from 'shared-kernel/contract/pointer';
import { CONTRACT } from 'shared-kernel/contract/version';
import type { Report } from 'shared-kernel/decode/decode';
import { Fault, toFault } from '../../domain/faults/fault';
import { type Loadable, loadableReleases } from '../../domain/loadableReleases';
import { responsiveTimeout } from '../boot/responsiveTimeout';
import type { Federation, RemoteModule } from './createFederation';
import type { PointerStore } from './createPointerStore';

/** Limit of loading a remote, including the second try, in milliseconds. */
const LOAD_LIMIT_MS = 8_000;

export type LoadOutcome =
  | { kind: 'loaded'; release: string; module: unknown }
  | { kind: 'off' }
  | { kind: 'unknownContract' }
  | { kind: 'failed' };

export type LoadOptions = {
  readonly isRetry: boolean;
  /** For a page that the visitor may open later, or never. */
  readonly isAhead?: boolean;
  /** Hears of each release that begins to load. */
  readonly onTry: (release: string) => void;
};

/**
 * Loads modules of remotes: the live release, and the previous one when that fails, within 8 s. Once a module of a
 * remote runs, its others come from the same release, so that a page never mixes two; unless that release is gone and
 * another is live.
 */
export function createRemoteLoader(pointers: PointerStore, federation: Federation, report: Report) {
  const running = new Map<RemoteName, RemoteRelease>();
  const quarantined = new Set<string>();

  const firstThatLoads = async (
    remote: RemoteName,
    module: RemoteModule,
    releases: readonly RemoteRelease[],
    { onTry, isAhead = false }: LoadOptions,
  ): Promise<LoadOutcome> => {
    for (const release of releases) {
      onTry(release.release);
      try {
        const loaded = await federation.load(remote, release, module);
        running.set(remote, release);
        return { kind: 'loaded', release: release.release, module: loaded };
      } catch (error) {
        const fault = toFault('module-threw', error, { remote, release: release.release, module });
        if (!isVisitorsChoice(module, isAhead, fault)) report(fault);
      }
    }
    return { kind: 'failed' };
  };

  const fromPointer = async (remote: RemoteName, module: RemoteModule, options: LoadOptions): Promise<LoadOutcome> => {
    const pointer = await pointers.latest(remote, options);
    const found: Loadable | undefined = pointer && loadableReleases(pointer, CONTRACT, quarantined);
    switch (found?.kind) {
      case 'some':
        return firstThatLoads(remote, module, found.releases, options);
      case 'off':
        return found;
      case 'unknownContract':
        report(new Fault('contract-unknown', `needs ${found.contract}; this shell knows ${CONTRACT}`, { remote }));
        return { kind: 'unknownContract' };
      case undefined:
        return { kind: 'failed' };
    }
  };

  /** Whether another release is live by now; if so, modules come from that one. */
  const leave = async (remote: RemoteName, release: string): Promise<boolean> => {
    const pointer = await pointers.latest(remote, { isRetry: true });
    if (!pointer || pointer.live.release === release) return false;
    if (running.get(remote)?.release === release) running.delete(remote);
    return true;
  };

  const load = async (remote: RemoteName, module: RemoteModule, options: LoadOptions): Promise<LoadOutcome> => {
    const release = running.get(remote);
    if (!release || quarantined.has(release.release)) return fromPointer(remote, module, options);
    const outcome = await firstThatLoads(remote, module, [release], options);
    if (outcome.kind === 'loaded' || !(await leave(remote, release.release))) return outcome;
    return fromPointer(remote, module, { ...options, isRetry: false });
  };

  const loading = new Map<string, Promise<LoadOutcome>>();
  const limited = (remote: RemoteName, module: RemoteModule, options: LoadOptions): Promise<LoadOutcome> =>
    withinLimit(load(remote, module, options)).catch((error: unknown) => {
      report(toFault('load-slow', error, { remote, module }));
      return { kind: 'failed' };
    });

  return {
    /** Never throws. Concurrent calls for one module share an attempt. */
    load(remote: RemoteName, module: RemoteModule, options: LoadOptions): Promise<LoadOutcome> {
      const key = `${remote}/${module}`;
      const attempt = loading.get(key) ?? limited(remote, module, options).finally(() => loading.delete(key));
      loading.set(key, attempt);
      return attempt;
    },
    leave,
    /** The release whose modules run, if any. */
    runningRelease: (remote: RemoteName) => running.get(remote)?.release,
    /** The release threw at its start: from now on the previous one is tried first. */
    quarantine: (release: string) => void quarantined.add(release),
    /** Whether another release of the remote could replace a quarantined one. */
    hasOther(remote: RemoteName): boolean {
      const pointer = pointers.pointers$.value.get(remote);
      const found = pointer && loadableReleases(pointer, CONTRACT, quarantined);
      return found?.kind === 'some' && found.releases.some(({ release }) => !quarantined.has(release));
    },
  };
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;

/**
 * Content blockers refuse adverts. The browser logs that itself, so we do not; a page that they refuse is a fault once the
 * visitor opens it.
 */
function isVisitorsChoice(module: RemoteModule, isAhead: boolean, { kind }: Fault): boolean {
  return kind === 'files-blocked' && (module === 'Slots' || isAhead);
}

/** The promise's outcome, or an error when it took too long. */
function withinLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = responsiveTimeout(LOAD_LIMIT_MS, () => reject(new Error(`not there within ${LOAD_LIMIT_MS} ms`)));
    work.then(resolve, reject).finally(stop);
  });
}
