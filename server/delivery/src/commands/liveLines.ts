import type { Pruned } from '../changes/prune';
import type { ReleaseList } from '../changes/releaseList';
import type { LiveName } from '../pointers/liveName';
import { age, kilobytes, table } from './figures';

/** The warning for a release made while its remote is switched off. */
export function offLine(name: LiveName): string {
  return `${name} is off, though: visitors get nothing of it until it is switched on`;
}

/** The table of `npm run releases`. */
export function releaseTable(lists: readonly ReleaseList[], now: Date): string[] {
  const rows = lists.flatMap(({ name, releases }) =>
    releases.map(({ release, at, bytes, contract, role, isUnchecked }) => [
      name,
      release,
      age(at, now),
      kilobytes(bytes),
      contract === undefined ? 'damaged' : String(contract),
      [...(role ? [role] : []), ...(isUnchecked ? ['unchecked'] : [])].join(', '),
    ]),
  );
  const faults = lists.flatMap(({ name, fault }) =>
    fault
      ? [`${name}: its pointer cannot be read, the last good one is shown (${fault}). The next change mends it.`]
      : [],
  );
  const never = lists.filter(({ releases }) => releases.length === 0).map(({ name }) => `${name}: never released`);
  return [...table([['name', 'release', 'age', 'size', 'contract', 'state'], ...rows]), ...never, ...faults];
}

/** The report of `npm run releases:prune`. */
export function prunedLines(pruned: readonly Pruned[], isDry: boolean): string[] {
  return pruned.map(({ name, removed, kept, left }) => {
    if (left !== undefined) return `${name}: nothing removed, because its pointer cannot be read (${left})`;
    if (removed.length === 0) return `${name}: nothing to remove, ${kept} kept`;
    return `${name}: ${kept} kept, ${isDry ? 'would remove' : 'removed'} ${removed.join(', ')}`;
  });
}
