import type { LiveName } from '../pointers/liveName';
import { isDrawing, type Pointer, stateOf } from '../pointers/pointerFile';
import type { Build } from '../release/buildFolder';
import { checkClashes } from '../release/clashes';
import { checkContracts } from '../release/contracts';
import { pointerTo, withPrevious } from '../release/nextPointer';
import { ReleaseError } from '../release/releaseError';
import { readStored } from '../release/storedRelease';
import type { SiteFolder } from '../siteFolder';
import { changePointer, type PointerChange } from './changePointer';
import { readHistory } from './history';

export type RolledBack = { readonly from: string | undefined; readonly to: string; readonly state: 'on' | 'off' };

/**
 * Makes an earlier release live again: the previous one, or the one named. Its fallback is not the release it replaces
 * but the one before it in its history.
 *
 * @throws ReleaseError when there is no earlier release, or it is damaged, or visitors would not see it
 */
export async function rollback(
  site: SiteFolder,
  name: LiveName,
  to: string | undefined,
  change: Omit<PointerChange, 'what'>,
): Promise<RolledBack> {
  const { before, after } = await changePointer(site, name, { ...change, what: 'rollback' }, async (live, at) => {
    if (!live) throw new ReleaseError(`Nothing of ${name} was ever released.`);
    const target = to ?? releaseBefore(live);
    if (target === live.live.release) throw new ReleaseError(`${name} ${target} is live already.`);
    const build = await readStored(site, name, target);
    await checkContracts(site, new Map([[name, build.description.contract]]));
    await checkClashes(site, new Map([[name, build.description]]));
    const stand = await standInFor(site, name, build, live.live.release);
    return withPrevious(pointerTo(live, build, at), stand);
  });
  return { from: before?.live.release, to: after.live.release, state: stateOf(after) };
}

function releaseBefore({ remote, live, previous }: Pointer): string {
  if (previous) return previous.release;
  throw new ReleaseError(
    `There is nothing before ${remote} ${live.release}. Name a release with --to: npm run releases -- ${remote} lists them.`,
  );
}

/** The release that was live before this one, if it still exists intact and has the same contract. */
async function standInFor(site: SiteFolder, name: LiveName, build: Build, left: string): Promise<Build | undefined> {
  const made = (await readHistory(site, name)).filter(({ what, to }) => what === 'release' && to === build.release);
  const release = made.at(-1)?.from;
  if (!release || release === left || release === build.release) return undefined;
  const stand = await readStored(site, name, release).catch(() => undefined);
  return stand?.description.contract === build.description.contract ? stand : undefined;
}

/**
 * Switches a remote off or on, for all visitors, from their next page on.
 *
 * @throws ReleaseError when it is so already, was never released, or is the shell
 */
export async function switchRemote(
  site: SiteFolder,
  name: LiveName,
  state: 'on' | 'off',
  change: Omit<PointerChange, 'what'>,
): Promise<void> {
  await changePointer(site, name, { ...change, what: state }, async (live, at) => {
    if (name === 'shell') throw new ReleaseError('The shell is the page itself, it cannot be switched off or on.');
    if (!live || live.remote === 'shell') throw new ReleaseError(`Nothing of ${name} was ever released.`);
    if (live.state === state) throw new ReleaseError(`${name} is ${state} already.`);
    if (state === 'on') {
      await checkContracts(site, new Map([[name, live.live.contract]]));
      await checkClashes(site, new Map([[name, live.live]]));
    }
    return { ...live, state, changedAt: at };
  });
}

/**
 * Lets a release draw its first pictures on the server, or leaves them to the browser.
 *
 * @throws ReleaseError when it is so already, or was never released
 */
export async function switchDrawing(
  site: SiteFolder,
  name: LiveName,
  state: 'on' | 'off',
  change: Omit<PointerChange, 'what'>,
): Promise<void> {
  await changePointer(site, name, { ...change, what: `drawing ${state}` }, async (live, at) => {
    if (!live) throw new ReleaseError(`Nothing of ${name} was ever released.`);
    if (isDrawing(live) === (state === 'on')) throw new ReleaseError(`Drawing of ${name} is ${state} already.`);
    return { ...live, drawing: state === 'off' ? state : undefined, changedAt: at };
  });
}
