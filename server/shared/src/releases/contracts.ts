import type { LiveName } from 'server-shared/releases/liveName';
import { candidateIn, type Pointer, stateOf } from 'server-shared/releases/livePointer';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { CONTRACT } from 'shared-kernel/contract/version';

/**
 * Refuses what would give shell and remote different contracts, since the shell would then render nothing of the remote. A
 * remote that is switched off does not count, unless it is the one that changes.
 *
 * @param all what is live after the change
 * @param changed names that get another release
 * @throws ReleaseError that names both contracts
 */
export function checkContracts(all: ReadonlyMap<LiveName, Pointer>, changed: ReadonlySet<LiveName>): void {
  const shell = all.get('shell')?.live.contract ?? CONTRACT;
  for (const [name, pointer] of all) {
    const counts = changed.has(name) || (changed.has('shell') && stateOf(pointer) === 'on');
    if (name !== 'shell' && counts) checkContract(name, shell, contractsIn(pointer));
  }
}

/** @throws ReleaseError when the shell would not render it */
export function checkContract(name: LiveName, shell: number, contracts: readonly number[]): void {
  const contract = contracts.find((one) => one !== shell);
  if (contract === undefined) return;
  throw new ReleaseError(
    `${name} has contract ${contract} and the shell ${shell}: visitors would not see ${name}. Release both together, such as npm run release -- shell ${name}.`,
  );
}

/** Of the candidate, too: a shell of another contract would give nobody the release that its visitors take. */
function contractsIn(pointer: Pointer): number[] {
  return [pointer.live, candidateIn(pointer)?.release].flatMap((one) => one?.contract ?? []);
}
