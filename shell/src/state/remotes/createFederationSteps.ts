import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { manifestSchema } from 'shared-kernel/contract/manifest';
import { decode } from 'shared-kernel/decode/decode';
import { sha256Hex } from 'shared-kernel/http/sha256Hex';
import { pause } from 'shared-kernel/timing/pause';
import { Fault } from '../../domain/faults/fault';
import { isSlow, loadFaultKind, missingFile } from '../../domain/faults/loadFaultKind';
import { responsiveTimeout } from '../boot/responsiveTimeout';
import { STEP_LIMIT_MS, withinStep } from '../boot/withinStep';

/** The state of a release while its files are fetched. */
type Step = {
  readonly integrity: string | undefined;
  readonly manifestHash: string | undefined;
  /**
   * An earlier try failed, so this one bypasses the cache: the browser may have cached a bad file, or keep a request
   * open that blocks all later ones for the same address.
   */
  readonly isPastCache: boolean;
};

/**
 * The federation's runtime waits for ever for a manifest and 20 s for a script. These hooks set our limit for both, add
 * the entry's integrity, and record which step failed and why: the runtime's errors say it only in prose.
 */
export function createFederationSteps(now: () => number = Date.now) {
  const steps = new Map<string, Step>();
  const faults = new Map<string, Fault>();
  const entries = new Map<string, string>();

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'limits',
    async fetch(url, init, remoteInfo) {
      const name = remoteInfo?.name ?? '';
      try {
        const step = steps.get(name);
        const mode: RequestInit = step?.isPastCache ? { cache: 'reload' } : {};
        return await fetchManifest(url, { ...init, ...mode }, step?.manifestHash);
      } catch (error) {
        if (error instanceof Fault) faults.set(name, error);
        throw error;
      }
    },
    createScript({ url, remoteInfo, resourceContext }) {
      const step = resourceContext?.resourceType === 'remoteEntry' && steps.get(remoteInfo?.name ?? '');
      if (!step || !remoteInfo) return;
      const src = step.isPastCache ? `${url}?again=${now().toString(36)}` : url;
      entries.set(remoteInfo.name, src);
      return { script: scriptOf(src, step.integrity) };
    },
    /**
     * The runtime would add a module's scripts to the page without their integrity, and webpack's loader would take them
     * for its own. Without preloads only the release itself loads its chunks, each with its check.
     */
    async beforePreloadRemote({ preloadOps }) {
      preloadOps.splice(0);
    },
    /** The remote's entry has run; its module starts as a new task. */
    async initContainer(args) {
      await pause();
      return args;
    },
  };

  return {
    plugin,
    begin(name: string, step: Step) {
      steps.set(name, step);
      faults.delete(name);
    },
    /** The fault behind a failed load. */
    faultOf(name: string, error: unknown): Fault {
      const known = faults.get(name);
      if (known) return known;
      const kind = loadFaultKind(error);
      if (kind === 'entry-unreachable') return new Fault(entryKind(entries.get(name), error), error);
      const isAltered = kind === 'module-unreachable' && !isSlow(error) && statusOf(missingFile(error)) === 200;
      return new Fault(isAltered ? 'module-altered' : kind, error);
    },
  };
}

function scriptOf(src: string, integrity: string | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  if (integrity) script.integrity = integrity;
  // The runtime takes `onerror` away when the script is done. Its own limit, of 20 s, counts a busy page's time, too.
  responsiveTimeout(STEP_LIMIT_MS, () => script.onerror?.(Object.assign(new Event('error'), { isTimeout: true })));
  return script;
}

/**
 * @param hash of the released manifest; one of a development server has none
 * @throws Fault of the manifest
 */
async function fetchManifest(url: string, init: RequestInit, hash: string | undefined): Promise<Response> {
  const body = await withinStep(async (signal) => {
    const response = await fetch(url, { ...init, signal });
    if (!response.ok)
      throw new Fault('manifest-unreachable', `GET ${url}: expected status 200, got ${response.status}`);
    return response.text();
  }).catch((error: unknown) => {
    if (error instanceof Fault) throw error;
    // The browser throws a TypeError when it received no status: no network, or a content blocker.
    throw new Fault(error instanceof TypeError ? 'files-blocked' : 'manifest-unreachable', error);
  });
  try {
    decode(manifestSchema, JSON.parse(body), 'mf-manifest.json');
  } catch (error) {
    throw new Fault('manifest-unreadable', error);
  }
  if (hash && sha256Hex(body) !== hash)
    throw new Fault('manifest-altered', `GET ${url}: expected the bytes of ${hash}, got ${sha256Hex(body)}`);
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

function entryKind(url: string | undefined, error: unknown) {
  if (isSlow(error)) return 'entry-unreachable';
  const status = statusOf(url);
  if (status === 200) return 'entry-altered';
  return status === 0 ? 'files-blocked' : 'entry-unreachable';
}

/** A script's error event has no status; the browser's resource timing may have one. */
function statusOf(url: string | undefined): unknown {
  const noted: unknown = url && performance.getEntriesByName?.(new URL(url, document.baseURI).href).at(-1);
  return typeof noted === 'object' && noted && 'responseStatus' in noted ? noted.responseStatus : undefined;
}
