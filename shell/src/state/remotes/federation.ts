import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteName, RemoteRelease } from 'shared-kernel/contract/pointer';
import { STEP_LIMIT_MS } from '../boot/fetchJson';

export type RemoteModule = 'App' | 'Slots';

/** Loads a module of one release of a remote. Tests give their own. */
export type Federation = {
  /** @throws Error when the module cannot be had; nothing is remembered of a failed try */
  load(remote: RemoteName, release: RemoteRelease, module: RemoteModule): Promise<unknown>;
};

/**
 * The one place that knows Module Federation.
 *
 * @param origin what the pointers' root-relative manifests stand on; the runtime takes a path for a version
 */
export function createFederation(origin: string): Federation {
  const integrities = new Map<string, string>();
  const registered = new Map<RemoteName, string>();
  const broken = new Set<RemoteName>();
  registerPlugins([limits(integrities)]);

  const register = (remote: RemoteName, release: RemoteRelease) => {
    const name = federationName(remote);
    if (release.entryIntegrity) integrities.set(name, release.entryIntegrity);
    else integrities.delete(name);
    const entry = new URL(release.manifest, origin).href;
    registerRemotes([{ name, entry }], { force: registered.has(remote) });
    registered.set(remote, release.release);
    broken.delete(remote);
  };

  return {
    async load(remote, release, module) {
      // Anew also after a failure: the runtime remembers a broken manifest.
      if (registered.get(remote) !== release.release || broken.has(remote)) register(remote, release);
      try {
        const loaded: unknown = await loadRemote(`${federationName(remote)}/${module}`);
        if (loaded === null || loaded === undefined) throw new Error(`./${module} is empty`);
        return loaded;
      } catch (error) {
        broken.add(remote);
        throw error;
      }
    },
  };
}

/** Prefixed: an element of an article whose `id` is a remote's plain name would stand in the way of its global. */
function federationName(remote: RemoteName): string {
  return `tyso__${remote.replaceAll('-', '_')}`;
}

/** The runtime waits for a manifest for ever and for a script 20 s: both get our limit, and the entry its integrity. */
function limits(integrities: ReadonlyMap<string, string>): ModuleFederationRuntimePlugin {
  return {
    name: 'limits',
    async fetch(url, init) {
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), STEP_LIMIT_MS);
      try {
        const response = await fetch(url, { ...init, signal: controller.signal });
        if (!response.ok) throw new Error(`GET ${url}: expected status 200, got ${response.status}`);
        // The body counts too: it is read here, within the limit.
        return new Response(await response.blob(), response);
      } finally {
        clearTimeout(timer);
      }
    },
    createScript({ url, remoteInfo, resourceContext }) {
      const isEntry = resourceContext?.resourceType === 'remoteEntry';
      const integrity = isEntry && remoteInfo ? integrities.get(remoteInfo.name) : undefined;
      if (!integrity) return { timeout: STEP_LIMIT_MS };
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.integrity = integrity;
      return { script, timeout: STEP_LIMIT_MS };
    },
  };
}
