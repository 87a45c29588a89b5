import { partKey } from 'shared-kernel/protocol/partKey';
import type { Pruned } from '../changes/prune';
import type { ListedRelease, ReleaseList } from '../changes/releaseList';
import type { LiveName } from '../pointers/liveName';
import type { AskedFigures } from './askFigures';
import { FIGURE_COLUMNS, figureCells } from './figureColumns';
import { age, inLine, kilobytes, table } from './printed';

/** The warning for a release made while its remote is switched off. */
export function offLine(name: LiveName): string {
  return `${name} is off, though: visitors get nothing of it until it is switched on`;
}

/** The table of `npm run releases`, with what releases were for visitors where that is known. */
export function releaseTable(lists: readonly ReleaseList[], now: Date, asked: AskedFigures): string[] {
  const rows = lists.flatMap(({ name, releases }) => {
    const figures = releases.map(({ release }) => figuresIn(asked, name, release));
    // The newest come first.
    return releases.map((release, index) => [
      ...cellsOf(name, release, now),
      ...(asked.kind === 'known' ? figureCells(figures[index], figures.slice(index + 1).find(Boolean)) : []),
    ]);
  });
  const faults = lists.flatMap(({ name, fault, instead }) =>
    fault ? [`${name}: its pointer is not served, ${served(instead)} (${fault}). The next change mends it.`] : [],
  );
  const back = lists.flatMap(({ name, releases }) =>
    releases.flatMap(({ release, withdrawal }) =>
      withdrawal
        ? [`${name} ${release} was withdrawn by ${inLine(withdrawal.who)} at ${withdrawal.at}${why(withdrawal)}`]
        : [],
    ),
  );
  const never = lists.filter(({ releases }) => releases.length === 0).map(({ name }) => `${name}: never released`);
  const head = ['name', 'release', 'age', 'size', 'contract', 'state', 'key'];
  const missing = asked.kind === 'missing' ? [`What visitors had of them is not known: ${asked.why}`] : [];
  const columns = asked.kind === 'known' ? FIGURE_COLUMNS : [];
  return [...table([[...head, ...columns], ...rows]), ...back, ...never, ...faults, ...missing];
}

const why = ({ why: reason }: { why?: string | undefined }) => (reason === undefined ? '' : `: ${inLine(reason)}`);

function served(instead: ReleaseList['instead']): string {
  if (instead === undefined || instead === 'nothing') return 'and a server that starts has nothing in its place';
  return instead === 'the last good one' ? 'the last good one is' : `${instead.before} stands in`;
}

function figuresIn(asked: AskedFigures, name: LiveName, release: string) {
  return asked.kind === 'known' ? asked.figures.get(partKey({ remote: name, release })) : undefined;
}

function cellsOf(name: LiveName, listed: ListedRelease, now: Date) {
  const { release, at, bytes, contract, role, isUnchecked, key, preview } = listed;
  const looked = preview === undefined ? undefined : `preview ${preview}`;
  return [
    name,
    release,
    age(at, now),
    kilobytes(bytes),
    contract === undefined ? 'damaged' : String(contract),
    [role, isUnchecked ? 'unchecked' : undefined, looked].filter(Boolean).join(', '),
    // Its name is enough here; the history has the whole.
    key?.replace(/ \(\w+\)$/, '') ?? '',
  ];
}

/** The report of `npm run releases:prune` of a name. */
export function prunedLine({ name, removed, kept, left, unfinished, fault }: Pruned, isDry: boolean): string {
  if (fault !== undefined) {
    const rest = unfinished?.length ? `, and not all of ${unfinished.join(', ')}` : '';
    return `${name}: ${kept} kept, removed ${removed.join(', ') || 'none'}${rest} (${fault}). Run it again: it removes the rest`;
  }
  if (left !== undefined) return `${name}: nothing removed, because its pointer cannot be read (${left})`;
  if (removed.length === 0) return `${name}: nothing to remove, ${kept} kept`;
  return `${name}: ${kept} kept, ${isDry ? 'would remove' : 'removed'} ${removed.join(', ')}`;
}
