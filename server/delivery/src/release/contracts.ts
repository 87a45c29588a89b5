import { CONTRACT } from 'shared-kernel/contract/version';
import type { LiveName } from '../pointers/liveName';
import { liveNames } from '../pointers/liveNames';
import { candidateIn, type Pointer, readLastGood, stateOf } from '../pointers/pointerFile';
import type { SiteFolder } from '../siteFolder';
import { ReleaseError } from './releaseError';

/** The contracts of the next releases; other names keep theirs. */
export type Contracts = ReadonlyMap<LiveName, number>;

/** The contract of the live shell; ours, that of this checkout's builds, before the first release. */
export async function contractOfShell(site: SiteFolder): Promise<number> {
  return (await readLastGood(site, 'shell'))?.live.contract ?? CONTRACT;
}

/**
 * Refuses a change that would give shell and remote different contracts, since the shell would then draw nothing of the
 * remote. A remote that is switched off does not count.
 *
 * @throws ReleaseError that names both contracts
 */
export async function checkContracts(site: SiteFolder, changed: Contracts): Promise<void> {
  const shell = changed.get('shell') ?? (await contractOfShell(site));
  for (const remote of new Set([...(await liveNames(site)), ...changed.keys()])) {
    if (remote === 'shell') continue;
    const given = changed.get(remote);
    if (given === undefined && !changed.has('shell')) continue;
    const known = given === undefined ? contractsIfOn(await readLastGood(site, remote)) : [given];
    const contract = known.find((one) => one !== shell);
    if (contract === undefined) continue;
    throw new ReleaseError(
      `${remote} has contract ${contract} and the shell ${shell}: visitors would not see ${remote}. Release both together, such as npm run release -- shell ${remote}.`,
    );
  }
}

/** Of the candidate, too: a shell of another contract would give nobody the release that its visitors take. */
function contractsIfOn(pointer: Pointer | undefined): number[] {
  if (!pointer || stateOf(pointer) === 'off') return [];
  const candidate = candidateIn(pointer);
  return [pointer.live.contract, ...(candidate ? [candidate.release.contract] : [])];
}
