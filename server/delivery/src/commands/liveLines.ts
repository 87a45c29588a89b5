import { CHECKS, type HistoryLine, type ReleaseList } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { candidateIn, isRendering, type Pointer, stateOf } from 'server-shared/releases/livePointer';
import type { ReleaseFigures } from 'server-shared/releases/releaseFigures';
import { toError } from 'shared-kernel/decode/toError';
import { partKey } from 'shared-kernel/protocol/partKey';
import { readOverride } from '../live/override';
import { siteFolder } from '../siteFolder';
import type { CommandContext } from './commandContext';
import { FIGURE_COLUMNS, figureCells } from './figureColumns';
import { withdrawalOf } from './leftAlone';
import { age, inLine, kilobytes, table } from './printed';
import { sum, weigh } from './releaseSize';

/** What releases were for visitors; or why that cannot be said, as part of a sentence. */
export type AskedFigures = readonly ReleaseFigures[] | { readonly why: string };

type Known = ReleaseList['names'][number];

/** A line of the list of releases. */
type Listed = Known['releases'][number] & {
  /** When it was last made live, or else stored. ISO time. */
  readonly lastAt: string;
  readonly role: string | undefined;
  /** The last change by which it went out. */
  readonly out: HistoryLine | undefined;
  readonly withdrawal: HistoryLine | undefined;
};

/** The warning for a release made while its remote is switched off. */
export function offLine(name: LiveName): string {
  return `${name} is off, though: visitors get nothing of it until it is switched on`;
}

/**
 * Prints which of these remotes are off on this machine, whatever is live. That this cannot be read is said, too, and is no
 * reason for a command to fail.
 */
export async function printOffHere(
  dataDir: string,
  { print }: Pick<CommandContext, 'print'>,
  isMeant = (_: LiveName) => true,
): Promise<void> {
  try {
    for (const { name, who, at } of await readOverride(siteFolder(dataDir)))
      if (isMeant(name))
        print(
          `${name} is off on this machine, whatever is live, by ${inLine(who)} at ${at}, until npm run on -- ${name} --here`,
        );
  } catch (error) {
    print(toError(error).message);
  }
}

/**
 * The table of `npm run releases`, with what releases were for visitors where that is known.
 *
 * @param all names that the table is about, also of what was never released
 */
export function releaseTable(
  { names: known }: ReleaseList,
  all: readonly LiveName[],
  { now, asked }: { readonly now: Date; readonly asked: AskedFigures },
): string[] {
  const figures = 'why' in asked ? undefined : new Map(asked.map((one) => [partKey(one), one]));
  const lists = all.flatMap((name) => known.find((one) => one.name === name) ?? []);
  const listed = lists.map((one) => ({ ...one, releases: listOf(one) }));
  const rows = listed.flatMap(({ name, releases }) => {
    const ofEach = releases.map(({ release }) => figures?.get(partKey({ remote: name, release })));
    // The newest come first.
    return releases.map((release, index) => [
      ...cellsOf(name, release, now),
      ...(figures ? figureCells(ofEach[index], ofEach.slice(index + 1).find(Boolean)) : []),
    ]);
  });
  const head = ['name', 'release', 'age', 'size', 'contract', 'state', 'by', ...(figures ? FIGURE_COLUMNS : [])];
  const back = listed.flatMap(({ name, releases }) =>
    releases.flatMap(({ release, withdrawal }) => (withdrawal ? [backLine(name, release, withdrawal)] : [])),
  );
  const released = new Set(listed.flatMap(({ name, releases }) => (releases.length > 0 ? [name] : [])));
  const never = all.filter((name) => !released.has(name)).map((name) => `${name}: never released`);
  const missing = 'why' in asked ? [`What visitors had of them is not known: ${asked.why}`] : [];
  return [...table([head, ...rows]), ...back, ...never, ...missing];
}

function backLine(name: LiveName, release: string, line: HistoryLine): string {
  return `${name} ${release} was withdrawn by ${inLine(whoseOf(line))} at ${line.at}${whyOf(line)}`;
}

/** So many of the newest changes. */
const MAX_CHANGES = 10;

/** Who changed what of a name, when and why; the newest change comes first. */
export function historyLines({ names }: ReleaseList, name: LiveName): string[] {
  const history = names.find((one) => one.name === name)?.history ?? [];
  return history
    .slice(-MAX_CHANGES)
    .reverse()
    .map((line) => {
      const { at, action, candidate, from, to, share } = line;
      const what = [action, candidate ?? to ?? from, share && `for ${share} %`].filter(Boolean).join(' ');
      return `${at} ${inLine(whoseOf(line))}: ${what}${whyOf(line)}`;
    });
}

const whoseOf = ({ by, who }: HistoryLine) => (by === 'judge' ? by : `${who} (${by})`);

function whyOf({ reason, unchecked }: HistoryLine): string {
  const why = [reason, unchecked && `unchecked, ${unchecked}`].filter(Boolean).join('; ');
  return why === '' ? '' : `: ${inLine(why)}`;
}

function listOf({ pointer, releases, history }: Known): Listed[] {
  const roles = pointer ? rolesIn(pointer) : new Map<string, string>();
  const all = releases.map((one) => {
    const role = roles.get(one.release);
    const lastLive = history.findLast(({ to, from }) => to === one.release && from !== to);
    return {
      ...one,
      lastAt: lastLive?.at ?? one.at,
      role,
      out: history.findLast(
        ({ action, to, candidate }) =>
          (action === 'live' && (to === one.release || candidate === one.release)) ||
          (action === 'share' && candidate === one.release),
      ),
      withdrawal: role === 'withdrawn' ? withdrawalOf(one.release, history) : undefined,
    };
  });
  return all.sort((one, other) => (one.lastAt < other.lastAt ? 1 : -1));
}

function rolesIn(pointer: Pointer): ReadonlyMap<string, string> {
  const roles = new Map<string, string>(pointer.withdrawn.map((release) => [release, 'withdrawn']));
  if (pointer.previous) roles.set(pointer.previous.release, 'previous');
  const candidate = candidateIn(pointer);
  if (candidate) roles.set(candidate.release.release, `candidate ${candidate.share} %`);
  return roles.set(pointer.live.release, roleOfLive(pointer));
}

function roleOfLive(pointer: Pointer): string {
  if (stateOf(pointer) === 'off') return 'off';
  return isRendering(pointer) ? 'live' : 'live, not rendered';
}

function cellsOf(name: LiveName, listed: Listed, now: Date) {
  const { release, lastAt, files, contract, role, out, by, preview, checks } = listed;
  const looked = preview === undefined ? undefined : `preview ${preview}`;
  const unchecked = out && CHECKS.some((one) => !checks.includes(one)) ? 'unchecked' : undefined;
  return [
    ...[name, release, age(lastAt, now), kilobytes(sum(weigh(files))), String(contract)],
    [role, unchecked, looked].filter(Boolean).join(', '),
    inLine(out?.by ?? by),
  ];
}
