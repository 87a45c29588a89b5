import { type Action, CHECKS, type LiveChange } from 'server-shared/releases/liveAnswer';
import { ReleaseError } from 'server-shared/releases/releaseError';
import type { LiveRow } from '../store/releases/liveRow';
import type { LiveState } from '../store/releases/liveState';
import type { Described } from '../store/releases/tables';

/** A change with the row that it is about, and all else that decides of it. */
export type Asked = {
  readonly change: LiveChange;
  /** None of a name that was never released, or was removed. */
  readonly before: LiveRow | undefined;
  readonly state: LiveState;
  readonly now: Date;
  readonly views: Views;
};

/**
 * How many page loads a name had within the hour, and with how many it gets a candidate; or why that is not known. What is
 * released together goes together, to everybody.
 */
export type Views =
  | { readonly kind: 'together' }
  | { readonly kind: 'known'; readonly count: number; readonly fewest: number }
  | { readonly kind: 'unknown'; readonly why: string };

/** What a change does. */
export type Outcome = {
  /** What the history calls it; nothing where all stays as it is. */
  readonly action: Action | undefined;
  /** None once the remote is gone. */
  readonly after: LiveRow | undefined;
  /** Whether visitors get something that they did not get before. */
  readonly isNew: boolean;
  readonly unchecked?: string | undefined;
  readonly why?: string | undefined;
  readonly moved?: Readonly<Record<string, string>>;
};

export const unchanged = (row: LiveRow, why?: string): Outcome => ({
  action: undefined,
  after: row,
  isNew: false,
  why,
});

export const NO_CANDIDATE = { candidate: undefined, share: undefined, step_since: undefined } as const;

/** @throws ReleaseError when nothing of the name is live */
export function rowOf({ before, change: { name }, state }: Pick<Asked, 'before' | 'change' | 'state'>): LiveRow {
  if (before) return before;
  const live = [...state.rows.keys()].join(', ') || 'nothing';
  throw new ReleaseError(`Nothing of ${name} is live: release it first. What is live: ${live}.`);
}

/** @throws ReleaseError when no release is named, or there is no such one */
export function wantedOf({ change: { name, action, release }, state }: Asked): {
  release: string;
  described: Described;
} {
  if (release === undefined) throw new ReleaseError(`Expected the release of ${name} for ${action}, got none.`);
  const described = state.described(name, release);
  if (described) return { release, described };
  const there = state.there(name).join(', ') || 'none';
  throw new ReleaseError(`There is no release ${release} of ${name}. There are: ${there}.`);
}

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
