import { REMOTES } from 'shared-kernel/contract/pointer';
import { CONTRACT } from 'shared-kernel/contract/version';
import type { LiveName } from '../pointers/liveName';
import { type Pointer, readLastGood, stateOf } from '../pointers/pointerFile';
import type { SiteFolder } from '../siteFolder';
import { ReleaseError } from './releaseError';

/** The contracts of what is about to be live; other names keep theirs. */
export type Contracts = ReadonlyMap<LiveName, number>;

/** The contract that the live shell knows; ours, which a build of this checkout has, while there is none. */
export async function contractOfShell(site: SiteFolder): Promise<number> {
  return (await readLastGood(site, 'shell'))?.live.contract ?? CONTRACT;
}

/**
 * A shell draws nothing of a remote with another contract, so a change that would part the two is refused before anybody sees it.
 * A remote that is off stands in nobody's way.
 *
 * @throws ReleaseError that names both contracts
 */
export async function checkContracts(site: SiteFolder, changed: Contracts): Promise<void> {
  const shell = changed.get('shell') ?? (await contractOfShell(site));
  for (const remote of REMOTES) {
    const given = changed.get(remote);
    if (given === undefined && !changed.has('shell')) continue;
    const contract = given ?? contractIfOn(await readLastGood(site, remote));
    if (contract === undefined || contract === shell) continue;
    throw new ReleaseError(
      `${remote} has contract ${contract} and the shell ${shell}: visitors would not see ${remote}. Release both together, such as npm run release -- shell ${remote}.`,
    );
  }
}

function contractIfOn(pointer: Pointer | undefined): number | undefined {
  return pointer && stateOf(pointer) === 'on' ? pointer.live.contract : undefined;
}
