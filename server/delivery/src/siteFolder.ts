import path from 'node:path';
import type { LiveName } from './pointers/liveName';

/** The layout of a data folder. Only `site/` is served; secrets, locks and histories are beside it. */
export function siteFolder(dataDir: string) {
  const site = path.join(dataDir, 'site');
  const histories = path.join(dataDir, 'history');
  const history = (file: string) => path.join(histories, file);
  return {
    dataDir,
    /** `/r/<name>/<release>/...` */
    releases: path.join(site, 'r'),
    releasesOf: (name: LiveName) => path.join(site, 'r', name),
    /** The file of an address such as `/r/mfe-ads/1.0.0-ab/mf-manifest.json`. */
    fileAt: (address: string) => path.join(site, ...address.split('/')),
    live: path.join(site, 'live'),
    pointer: (name: LiveName) => path.join(site, 'live', `${name}.json`),
    /** What was live when, and copies of pointers. */
    histories,
    history: (name: LiveName) => history(`${name}.jsonl`),
    /** A line for the history whose pointer is being written. */
    intention: (name: LiveName) => history(`${name}.next.json`),
    /** A copy of the pointer, in case the one in force is damaged. */
    lastGood: (name: LiveName) => history(`${name}.json`),
    /** Exists while a pointer is being changed. */
    lock: (name: LiveName) => history(`${name}.lock`),
    /** Builds in preparation, a folder for each running command. */
    staging: path.join(dataDir, 'staging'),
  };
}

export type SiteFolder = ReturnType<typeof siteFolder>;
