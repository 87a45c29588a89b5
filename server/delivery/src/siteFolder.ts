import path from 'node:path';
import type { LiveName } from 'server-shared/releases/liveName';

/** The layout of a data folder. Only `site/` is served. */
export function siteFolder(dataDir: string) {
  const site = path.join(dataDir, 'site');
  return {
    dataDir,
    /** `/r/<name>/<release>/...` */
    releases: path.join(site, 'r'),
    releasesOf: (name: LiveName) => path.join(site, 'r', name),
    releaseAt: (name: LiveName, release: string) => path.join(site, 'r', name, release),
    /** The file of an address such as `/r/mfe-ads/1.0.0-ab/mf-manifest.json`. */
    fileAt: (address: string) => path.join(site, ...address.split('/')),
    /** What was served last. */
    lastGood: path.join(dataDir, 'last-good.json'),
    /** What is switched off on this machine. */
    override: path.join(dataDir, 'override.json'),
  };
}

export type SiteFolder = ReturnType<typeof siteFolder>;
