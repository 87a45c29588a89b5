import { CHECKS } from 'server-shared/releases/liveAnswer';
import { ReleaseError } from 'server-shared/releases/releaseError';
import type { Asked } from './outcome';

/**
 * Why a release may go out that lacks checks; nothing for one that lacks none.
 *
 * @throws ReleaseError with what nobody checked
 */
export function lackingChecks({ change: { name, unchecked }, state }: Asked, release: string): string | undefined {
  const passed = state.checks(name, release);
  const missing = CHECKS.filter((check) => !passed.includes(check));
  if (missing.length === 0 || unchecked !== undefined) return missing.length === 0 ? undefined : unchecked;
  throw new ReleaseError(
    `Expected a build that passed ${CHECKS.join(', ')}, got ${name} without ${missing.join(', ')}. 'npm run release -- <name> --dry-run' in a checkout checks a build and writes so into its release.json.`,
  );
}
