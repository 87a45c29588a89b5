import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteName, RemoteRelease } from 'shared-kernel/contract/pointer';
import { Fault } from '../../domain/faults/fault';
import { createFederationSteps } from './createFederationSteps';

export type RemoteModule = 'App' | 'Slots';

/** Loads a module of one release of a remote. Tests pass their own. */
export type Federation = {
  /** @throws Fault when the module does not load; a failed try is not remembered */
  load(remote: RemoteName, release: RemoteRelease, module: RemoteModule): Promise<unknown>;
};

/**
 * The only file that knows Module Federation.
 *
 * @param origin prefix of the pointers' root-relative manifests; the runtime mistakes a path for a version
 */
export function createFederation(origin: string): Federation {
  const steps = createFederationSteps();
  const registered = new Map<RemoteName, string>();
  const broken = new Set<RemoteName>();
  /** Addresses of manifests whose release failed to load. */
  const bad = new Set<string>();
  registerPlugins([steps.plugin]);

  const register = (remote: RemoteName, release: RemoteRelease) => {
    const name = federationName(remote);
    const { entryIntegrity: integrity, manifestHash } = release;
    steps.begin(name, { integrity, manifestHash, isPastCache: bad.has(release.manifest) });
    const entry = new URL(release.manifest, origin).href;
    registerRemotes([{ name, entry }], { force: registered.has(remote) });
    registered.set(remote, release.release);
    broken.delete(remote);
  };

  return {
    async load(remote, release, module) {
      // Registers again after a failure: the runtime remembers a broken manifest.
      if (registered.get(remote) !== release.release || broken.has(remote)) register(remote, release);
      const name = federationName(remote);
      try {
        const loaded: unknown = await loadRemote(`${name}/${module}`);
        if (loaded === null || loaded === undefined) throw new Fault('module-empty', `./${module} is empty`);
        return loaded;
      } catch (error) {
        broken.add(remote);
        bad.add(release.manifest);
        throw error instanceof Fault ? error : steps.faultOf(name, error);
      }
    },
  };
}

/** With a prefix: an element of an article with a remote's plain name as `id` would hide its global. */
function federationName(remote: RemoteName): string {
  return `tyso__${remote.replaceAll('-', '_')}`;
}
