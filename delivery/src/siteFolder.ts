import path from 'node:path';
import type { LiveName } from './pointers/liveName';

/** Where everything of a data folder lies. Only `site/` is served; secrets, locks and histories stand beside it. */
export function siteFolder(dataDir: string) {
  const site = path.join(dataDir, 'site');
  return {
    /** `/r/<name>/<release>/...` */
    releases: path.join(site, 'r'),
    releasesOf: (name: LiveName) => path.join(site, 'r', name),
    /** The file of an address such as `/r/mfe-ads/1.0.0-ab/mf-manifest.json`. */
    fileAt: (address: string) => path.join(site, ...address.split('/')),
    live: path.join(site, 'live'),
    pointer: (name: LiveName) => path.join(site, 'live', `${name}.json`),
    history: (name: LiveName) => path.join(dataDir, 'history', `${name}.jsonl`),
  };
}

export type SiteFolder = ReturnType<typeof siteFolder>;
