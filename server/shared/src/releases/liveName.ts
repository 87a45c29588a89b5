import { isRemoteName, type RemoteName } from 'shared-kernel/contract/pointer';

/** What may have a pointer under `/live/`: a remote, or the shell. */
export type LiveName = 'shell' | RemoteName;

/** The one release of a package on a development server. */
export const DEV_RELEASE = 'dev';

export function toLiveName(raw: unknown): LiveName | undefined {
  return raw === 'shell' || isRemoteName(raw) ? raw : undefined;
}
