import { VariableError } from 'server-shared/config/environment';
import type { SiteFolder } from '../siteFolder';

/** @throws VariableError when each data folder would make a key of its own, which no other one knows */
export function needsKeys({ hasOwnTrust }: SiteFolder): void {
  if (!hasOwnTrust) return;
  throw new VariableError(
    'RELEASE_KEYS: expected the file that says whose key may release what, because RELEASES names a bucket that several machines share, got nothing',
  );
}
