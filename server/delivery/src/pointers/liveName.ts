import { REMOTES } from 'shared-kernel/contract/pointer';

/** The names with a pointer under `/live/`: the remotes, and the shell. */
export const LIVE_NAMES = ['shell', ...REMOTES] as const;

/** The one release of a package on a development server. */
export const DEV_RELEASE = 'dev';

export type LiveName = (typeof LIVE_NAMES)[number];

export function toLiveName(raw: string | undefined): LiveName | undefined {
  return LIVE_NAMES.find((name) => name === raw);
}
