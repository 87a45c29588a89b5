import type { LiveName } from '../pointers/liveName';
import { liveNames } from '../pointers/liveNames';
import { readLastGood, stateOf } from '../pointers/pointerFile';
import type { SiteFolder } from '../siteFolder';
import { ReleaseError } from './releaseError';
import { makeStage, type NamedBuild, type Stage } from './staging';

/**
 * Tests a data folder with the next releases in place, as visitors would.
 *
 * @throws an error that says what was seen, when they must not go live
 */
export type TryOut = (dataDir: string, names: readonly LiveName[]) => Promise<void>;

/** A team that releases every few seconds is a mistake, and not to be waited for. */
const MOST_TRIES = 3;

/** The live release of each name, and whether it is switched on. */
type Seen = ReadonlyMap<LiveName, { readonly release: string | undefined; readonly state: string }>;

/** A tried stage; `seen` is what was live during the trial, and absent without one. */
export type Ready = { readonly stage: Stage; readonly seen: Seen | undefined };

/**
 * Creates the stage and tries it; again when others have released meanwhile, because it was tried with what they
 * replaced.
 *
 * @param now the time of the staged pointers
 * @throws what `tryOut` or `load` throws
 */
export async function makeReady(
  site: SiteFolder,
  builds: readonly NamedBuild[],
  { now, tryOut, load }: { now: Date; tryOut?: TryOut | undefined; load?: TryOut | undefined },
): Promise<Ready> {
  const names = builds.map(({ name }) => name);
  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    const seen = await look(site);
    const stage = await makeStage(site, builds, now);
    try {
      if (!tryOut) {
        await load?.(stage.dataDir, names);
        return { stage, seen: undefined };
      }
      await tryOut(stage.dataDir, names);
      const after = await look(site);
      const all = new Set([...seen.keys(), ...after.keys()]);
      if ([...all].every((name) => names.includes(name) || isSame(seen, after, name))) return { stage, seen };
    } catch (error) {
      await stage.remove();
      throw error;
    }
    await stage.remove();
  }
  throw new ReleaseError(`Others released meanwhile, ${MOST_TRIES} times. Nothing was changed: try again.`);
}

/**
 * Checks the live release just before it is replaced.
 *
 * @throws ReleaseError when another one went live during the trial: it would be replaced unseen
 */
export function checkStill(seen: Seen | undefined, { name, build }: NamedBuild, live: string | undefined): void {
  if (!seen || live === seen.get(name)?.release || live === build.release) return;
  throw new ReleaseError(`${name} ${live} went live while ${build.release} was tried: look at it, and release again.`);
}

async function look(site: SiteFolder): Promise<Seen> {
  const pairs = (await liveNames(site)).map(async (name) => {
    const pointer = await readLastGood(site, name);
    return [name, { release: pointer?.live.release, state: pointer ? stateOf(pointer) : 'none' }] as const;
  });
  return new Map(await Promise.all(pairs));
}

function isSame(before: Seen, after: Seen, name: LiveName): boolean {
  return JSON.stringify(before.get(name)) === JSON.stringify(after.get(name));
}
