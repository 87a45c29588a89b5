import type { LiveName } from '../pointers/liveName';
import { candidateIn, isDrawing, type Pointer, stateOf } from '../pointers/pointerFile';
import { wasPreviewed } from '../previews/previewNotes';
import type { Build } from '../release/buildFolder';
import { checkClashes, servedBy } from '../release/clashes';
import { checkContracts } from '../release/contracts';
import { pointerTo, withPrevious, withReload, withWithdrawn } from '../release/nextPointer';
import { ReleaseError } from '../release/releaseError';
import { readStored } from '../release/storedRelease';
import type { SiteFolder } from '../siteFolder';
import { changePointer, type PointerChange } from './changePointer';
import { readHistory, wentLive } from './history';

export type RolledBack = { readonly from: string | undefined; readonly to: string; readonly state: 'on' | 'off' };

/**
 * Makes an earlier release live again: the previous one, or the one named. Its fallback is not the release it replaces
 * but the one before it in its history. Tabs leave the one it replaces, and a candidate if there is one.
 *
 * @param change with `reloads` where the faults of the one it replaces outlast its parts; with `leaving` where it goes
 *   back from that release alone
 * @throws ReleaseError when there is no earlier release, or it is damaged, or visitors would not see it; or another one
 *   went live instead of `leaving`
 */
export async function rollback(
  site: SiteFolder,
  name: LiveName,
  to: string | undefined,
  {
    reloads,
    leaving,
    ...change
  }: Omit<PointerChange, 'what'> & { readonly reloads?: boolean | undefined; readonly leaving?: string | undefined },
): Promise<RolledBack> {
  const { before, after } = await changePointer(site, name, { ...change, what: 'rollback' }, async (live, at) => {
    if (!live) throw new ReleaseError(`Nothing of ${name} was ever released.`);
    if (leaving !== undefined && live.live.release !== leaving)
      throw new ReleaseError(`${name} ${live.live.release} is live, and no longer ${leaving}.`);
    const target = to ?? releaseBefore(live);
    if (target === live.live.release) throw new ReleaseError(`${name} ${target} is live already.`);
    await change.shared?.bringNote(name, target);
    await refuseLooked(site, name, target);
    await change.shared?.bring(name, target);
    const build = await readStored(site, name, target);
    await checkContracts(site, new Map([[name, build.description.contract]]));
    await checkClashes(site, new Map([[name, build.description]]));
    const left = live.live.release;
    const next = withPrevious(pointerTo(live, build, at), await standInFor(site, name, build));
    return withWithdrawn(reloads ? withReload(next, left) : next, candidateIn(live)?.release.release, left);
  });
  return { from: before?.live.release, to: after.live.release, state: stateOf(after) };
}

/** What was only looked at has passed no checks. */
async function refuseLooked(site: SiteFolder, name: LiveName, release: string): Promise<void> {
  if (!(await wasPreviewed(site, name, release))) return;
  const history = await readHistory(site, name);
  if (history.some(({ to, candidate }) => to === release || candidate === release)) return;
  throw new ReleaseError(
    `${name} ${release} was never live, only looked at (--preview), and has passed no checks. Release it: npm run release -- ${name}.`,
  );
}

function releaseBefore({ remote, live, previous }: Pointer): string {
  if (previous) return previous.release;
  throw new ReleaseError(
    `There is nothing before ${remote} ${live.release}. Name a release with --to: npm run releases -- ${remote} lists them.`,
  );
}

/** The release that was live before this one, if it still exists intact and has the same contract. */
async function standInFor(site: SiteFolder, name: LiveName, build: Build): Promise<Build | undefined> {
  const made = wentLive(await readHistory(site, name), build.release).filter(({ what }) => what !== 'rollback');
  const release = made.at(-1)?.from;
  if (!release || release === build.release) return undefined;
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
      await checkClashes(site, new Map([[name, servedBy(live)]]));
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
