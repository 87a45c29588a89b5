import { ReleaseError } from '../release/releaseError';

/**
 * Refuses a secret that others than its owner may read. Windows has no such modes.
 *
 * @param what such as `a private key`
 * @throws ReleaseError
 */
export function refuseOpen(file: string, mode: number, what: string): void {
  if (process.platform === 'win32' || (mode & 0o077) === 0) return;
  throw new ReleaseError(
    `${file}: expected ${what} that only its owner may read (mode 600), got mode ${(mode & 0o777).toString(8)}. Others may have read it: make another, or 'chmod 600' it if nobody has.`,
  );
}
