import path from 'node:path';
import type { LiveName } from './pointers/liveName';

/** Where keys lie that are not in the data folder. */
export type KeyPlaces = {
  /** The file that says whose key may release what. */
  readonly trust?: string | undefined;
  /** The private key of whoever releases. */
  readonly key?: string | undefined;
};

/** The layout of a data folder. Only `site/` is served; secrets, keys, locks and histories are beside it. */
export function siteFolder(dataDir: string, keys: KeyPlaces = {}) {
  const site = path.join(dataDir, 'site');
  const histories = path.join(dataDir, 'history');
  const history = (file: string) => path.join(histories, file);
  const allSignatures = path.join(dataDir, 'signatures');
  const keyFile = (file: string) => path.join(dataDir, 'keys', file);
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
    /** Exists while a pointer is being changed, or the keys are. */
    lock: (name: LiveName | 'keys') => history(`${name}.lock`),
    /** Who judges candidates now. */
    judgeLease: history('judge.lease'),
    /** A release that everybody got just now, and what to go back to. */
    watch: (name: LiveName) => history(`${name}.watch`),
    /** Who has signed the files of which release. */
    signatures: (name: LiveName, release: string) => path.join(allSignatures, name, `${release}.json`),
    allSignatures,
    /** Whose key may release what. */
    trust: keys.trust ?? keyFile('trusted.json'),
    /** The site's own private key, made where nobody has configured keys. */
    localKey: keyFile('local.pem'),
    /** That key until the file that trusts it is there. */
    nextLocalKey: keyFile('local.next.pem'),
    /** The private key that the operator names. */
    signingKey: keys.key,
    hasOwnTrust: keys.trust === undefined,
    keyFile,
    /** Signs links to previews. */
    previewSecret: keyFile('preview.json'),
    /** Which releases somebody may look at before they are live. */
    previews: path.join(dataDir, 'previews'),
    /** Builds in preparation, a folder for each running command. */
    staging: path.join(dataDir, 'staging'),
  };
}

export type SiteFolder = ReturnType<typeof siteFolder>;
