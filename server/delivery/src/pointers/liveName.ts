import { REMOTES } from 'shared-kernel/contract/pointer';

/** The names with a pointer under `/live/`: the remotes, and the shell. */
export const LIVE_NAMES = ['shell', ...REMOTES] as const;

export type LiveName = (typeof LIVE_NAMES)[number];

export function toLiveName(raw: string | undefined): LiveName | undefined {
  return LIVE_NAMES.find((name) => name === raw);
}
