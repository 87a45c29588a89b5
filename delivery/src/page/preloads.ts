import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemotePointer } from 'shared-kernel/contract/pointer';
import type { Report } from 'shared-kernel/decode/decode';
import { DEV_RELEASE } from '../dev/devPointers';
import { decodeManifest } from '../release/manifest';
import type { SiteFolder } from '../siteFolder';
import type { Preload } from './page';

/** The modules that draw a remote's pages, and what it fills slots with. */
type Module = './App' | './Slots';

type Means = {
  readonly site: SiteFolder;
  readonly report: Report;
  readonly module: Module;
  /** Whether the page will need what its module fetches later as well, such as an article's cleaner. */
  readonly isDetail?: boolean;
};

/**
 * What a remote needs to draw its page or its slots: manifest, entry and the files of that module, so that the browser fetches
 * them together with the shell instead of one after the other. A manifest that cannot be read costs the head start only.
 */
export async function preloadsOf(
  { remote, live }: RemotePointer,
  { site, report, module: name, isDetail = false }: Means,
): Promise<Preload[]> {
  const { release, manifest: address, entryIntegrity } = live;
  // What a development server builds is not on disk, and a head start shows nobody's mistakes.
  if (release === DEV_RELEASE) return [];
  try {
    const manifest = decodeManifest(JSON.parse(await readFile(site.fileAt(address), 'utf8')));
    const folder = path.posix.dirname(address);
    const module = manifest.modules.find((candidate) => candidate.path === name);
    const scripts = (isDetail ? module?.all.filter(isScript) : module?.scripts) ?? [];
    return [
      { as: 'fetch', href: address },
      { as: 'script', href: `${folder}/${manifest.entry}`, integrity: entryIntegrity },
      ...scripts.map((file): Preload => ({ as: 'script', href: `${folder}/${file}` })),
    ];
  } catch (error) {
    report(new Error(`No preloads for ${remote}: ${error instanceof Error ? error.message : String(error)}`));
    return [];
  }
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}
