import path from 'node:path';
import type { NamedRelease } from 'server-shared/releases/liveAnswer';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { SiteFolder } from '../siteFolder';
import { bringRelease, type FileSource } from './bringRelease';
import { keepForADay } from './forgetReleases';
import { checkSignature, type ReleaseKey } from './releaseKeys';

/** How long something that failed rests: twice as long each time. */
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 60_000;

type State = {
  readonly named: NamedRelease;
  isWhole: boolean;
  underWay: Promise<void> | undefined;
  /** Why it is not served. */
  fault: Error | undefined;
  failures: number;
  retryAt: number;
};

type Deps = {
  readonly source: FileSource | undefined;
  readonly keys: readonly ReleaseKey[];
  readonly report: Report;
  /** Milliseconds of any clock that runs on. */
  readonly now: () => number;
};

export type Releases = {
  /** Compares a release on disk with its hashes, and brings what is missing or damaged. Rejects when it is not to be served. */
  bring(named: NamedRelease): Promise<void>;
  /** The same for who asks often: what is here is not compared again, and what failed rests. */
  have(named: NamedRelease): Promise<void>;
  isWhole(named: NamedRelease): boolean;
  /** Whether it is being brought, and was not whole before. */
  isWaiting(named: NamedRelease): boolean;
  /** Whether it failed, and has rested long enough. */
  isDue(named: NamedRelease): boolean;
  /** While a release is being brought; nothing otherwise. */
  underWay(folder: string): Promise<void> | undefined;
  /** Forgets all others. */
  keep(named: readonly NamedRelease[]): void;
};

/** What this server knows of releases on its disk. */
export function createReleases(site: SiteFolder, { source, keys, report, now }: Deps): Releases {
  const states = new Map<string, State>();

  function stateOf(named: NamedRelease): State {
    const key = keyOf(named);
    const fresh = { named, isWhole: false, underWay: undefined, fault: undefined, failures: 0, retryAt: 0 };
    const state = states.get(key) ?? fresh;
    states.set(key, state);
    return state;
  }

  /** Where a file with this hash should be on disk. */
  function known(sha256: string): string | undefined {
    for (const { named, isWhole } of states.values()) {
      const file = isWhole && named.files.find((one) => one.sha256 === sha256);
      if (file) return path.join(site.releaseAt(named.name, named.release), file.path);
    }
    return undefined;
  }

  async function run(state: State): Promise<void> {
    try {
      checkSignature(keys, state.named);
      await bringRelease(site, state.named, { source, known });
      Object.assign(state, { isWhole: true, fault: undefined, failures: 0 });
    } catch (thrown) {
      const error = toError(thrown);
      if (error.message !== state.fault?.message) report(error);
      state.retryAt = now() + Math.min(FIRST_WAIT_MS * 2 ** state.failures, MAX_WAIT_MS);
      Object.assign(state, { isWhole: false, fault: error, failures: state.failures + 1 });
      throw error;
    }
  }

  function bring(state: State): Promise<void> {
    state.underWay ??= run(state).finally(() => {
      state.underWay = undefined;
    });
    return state.underWay;
  }

  return {
    bring: (named) => bring(stateOf(named)),
    async have(named) {
      const state = stateOf(named);
      const { fault, retryAt, isWhole } = state;
      if (fault && now() < retryAt) throw fault;
      // It may have been forgotten by another server meanwhile.
      const isHere = isWhole && (await keepForADay(site.releaseAt(named.name, named.release), Date.now()));
      if (!isHere) await bring(state);
    },
    isWhole: (named) => stateOf(named).isWhole,
    isWaiting(named) {
      const { isWhole, underWay } = stateOf(named);
      return underWay !== undefined && !isWhole;
    },
    isDue(named) {
      const { fault, retryAt, underWay } = stateOf(named);
      return fault !== undefined && underWay === undefined && now() >= retryAt;
    },
    underWay(folder) {
      for (const { named, underWay } of states.values())
        if (underWay && site.releaseAt(named.name, named.release) === folder) return underWay;
      return undefined;
    },
    keep(all) {
      const kept = new Set(all.map(keyOf));
      for (const [key, { underWay }] of states) if (!underWay && !kept.has(key)) states.delete(key);
    },
  };
}

/** The same name with other files is another release. */
function keyOf({ name, release, files, signatures }: NamedRelease): string {
  return JSON.stringify([name, release, files, signatures]);
}
