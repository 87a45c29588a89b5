import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { readRegularFile } from 'server-shared/files/readRegularFile';
import { integrityOf } from 'server-shared/releases/integrity';
import { DEV_RELEASE } from 'server-shared/releases/liveName';
import { decodeManifest } from 'server-shared/releases/manifest';
import type { RemoteName, RemoteRelease } from 'shared-kernel/contract/pointer';
import type { Report } from 'shared-kernel/decode/decode';
import type { SiteFolder } from '../siteFolder';
import type { Preload } from './partFiles';

/** The modules of a remote for pages and for slots. */
type Module = './App' | './Slots';

/** Three remotes in a few variants, and earlier releases. */
const MAX_KNOWN = 50;

type Wanted = {
  readonly module: Module;
  /** Whether the page also needs the lazy files of its module, such as an article's cleaner. */
  readonly withLazy?: boolean;
};

/**
 * The files that a remote needs for its page or its slots: manifest, entry and those of the module, so that the browser
 * fetches them together with the shell. An unreadable manifest costs only the head start. A release never changes, so
 * each is read once.
 */
export function createPreloads(site: SiteFolder, report: Report) {
  const known = new LRUCache<string, readonly Preload[]>({ max: MAX_KNOWN });
  return async (remote: RemoteName, release: RemoteRelease, wanted: Wanted): Promise<readonly Preload[]> => {
    const key = JSON.stringify([release.manifest, wanted]);
    try {
      const preloads = known.get(key) ?? (await preloadsOf(release, wanted, site));
      known.set(key, preloads);
      return preloads;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      report(new Error(`No preloads for ${remote}: ${reason}`));
      return [];
    }
  };
}

async function preloadsOf(
  { release, manifest: address, entryIntegrity }: RemoteRelease,
  { module: name, withLazy = false }: Wanted,
  site: SiteFolder,
): Promise<Preload[]> {
  // A development server's build is not on disk and needs no head start.
  if (release === DEV_RELEASE) return [];
  const manifest = decodeManifest(JSON.parse(String(await readRegularFile(site.fileAt(address)))));
  const folder = path.posix.dirname(address);
  const module = manifest.modules.find((one) => one.path === name);
  const scripts = (withLazy ? module?.all.filter(isScript) : module?.scripts) ?? [];
  return [
    { as: 'fetch', href: address },
    { as: 'script', href: `${folder}/${manifest.entry}`, integrity: entryIntegrity },
    ...(await Promise.all(scripts.map((file) => preloadOfScript(`${folder}/${file}`, site)))),
  ];
}

/** The remote's own request has this integrity: browsers ignore a preload without it. */
async function preloadOfScript(href: string, site: SiteFolder): Promise<Preload> {
  return { as: 'script', href, integrity: integrityOf(await readRegularFile(site.fileAt(href))) };
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}
