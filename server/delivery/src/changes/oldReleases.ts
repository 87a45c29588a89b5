import type { Stored } from '../release/storedRelease';

type Rule = {
  /** When each release was last made live, as ISO time; the others never were. */
  readonly wentLive: ReadonlyMap<string, string>;
  /** What stays in any case. */
  readonly kept: ReadonlySet<string>;
  /** So many stay of those that were live, and as many of the others. */
  readonly keep: number;
};

/** Which of these nobody needs any more, the oldest first. Releases that were only looked at push out none that a rollback may need. */
export function oldReleases(there: readonly Stored[], { wentLive, kept, keep }: Rule): string[] {
  const newestFirst = there
    .map(({ release, writtenAt }) => ({ release, at: wentLive.get(release) ?? writtenAt.toISOString() }))
    .sort((a, b) => (a.at < b.at ? 1 : -1));
  const ofKind = (isLive: boolean) => newestFirst.filter(({ release }) => wentLive.has(release) === isLive);
  const beyond = new Set([true, false].flatMap((isLive) => ofKind(isLive).slice(keep)));
  const old = newestFirst.filter((one) => beyond.has(one) && !kept.has(one.release));
  return old.map(({ release }) => release).reverse();
}
