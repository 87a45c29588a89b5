import { isDeepStrictEqual } from 'node:util';
import type { LiveAnswer, NamedRelease } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { type Pointer, releasesIn } from 'server-shared/releases/livePointer';
import type { RemoteRelease, ShellRelease } from 'shared-kernel/contract/pointer';
import type { Report } from 'shared-kernel/decode/decode';
import { type Live, liveOf, NOTHING_LIVE } from '../pointers/livePointers';
import type { Releases } from './createReleases';
import type { ReadAnswer } from './readAnswer';
import { addressesIn, servable } from './servable';

type Deps = {
  readonly releases: Releases;
  readonly report: Report;
  /** Hears of each name whether what its row says is not served. */
  readonly onServed: (name: LiveName, isRefused: boolean) => void;
};

export type LiveState = {
  live(): Live;
  /** Rows are as this says from now on. */
  setRows(answer: ReadAnswer): void;
  /** These are off on this machine, whatever their rows say. */
  setOff(names: ReadonlySet<LiveName>): void;
  /** Serves what can be served of it by now. */
  publish(): void;
  /** What is served, without what is only so on this machine. */
  served(): LiveAnswer;
  /** All releases that are served, or to be. */
  named(): readonly NamedRelease[];
};

/** What is served: what the rows say, as far as it is whole, and without what is switched off here. */
export function createLiveState({ releases, report, onServed }: Deps): LiveState {
  let rows: ReadAnswer = { epoch: '', number: 0, pointers: [], releases: [], moved: {}, unreadable: [], leftOut: [] };
  let served: ReadonlyMap<LiveName, Pointer> = new Map();
  /** With their files: those that are served. */
  let whole: readonly NamedRelease[] = [];
  let off: ReadonlySet<LiveName> = new Set();
  let live = NOTHING_LIVE;
  const said = new Map<LiveName, string>();
  /** Caches go by a pointer's identity, so one that stays is the same object. */
  const switchedOff = new WeakMap<Pointer, Pointer>();

  const isWhole = ({ remote }: Pointer, release: RemoteRelease | ShellRelease) =>
    [...rows.releases, ...whole].some(
      (named) => isOf(named, remote, release.release) && releases.isWhole(named) && hasAll(named, release),
    );

  function rowOf(row: Pointer): Pointer | undefined {
    const name = row.remote;
    const before = served.get(name);
    const isWaiting = rows.releases.some((named) => isOf(named, name, row.live.release) && releases.isWaiting(named));
    const chosen = servable(row, before, isWhole, isWaiting);
    const isRefused = !isWaiting && !isDeepStrictEqual(chosen?.live, row.live);
    onServed(name, isRefused);
    const instead = chosen ? `${chosen.live.release} is, as it was before` : 'nothing is';
    const line = `${name}: ${row.live.release} is live by its row, and cannot be served: ${instead}`;
    if (isRefused && said.get(name) !== line) report(new Error(line));
    if (!isWaiting) said.set(name, isRefused ? line : '');
    return isDeepStrictEqual(chosen, before) ? before : chosen;
  }

  function switched(pointer: Pointer): Pointer {
    if (pointer.remote === 'shell' || !off.has(pointer.remote)) return pointer;
    const isOff = switchedOff.get(pointer) ?? { ...pointer, state: 'off' };
    switchedOff.set(pointer, isOff);
    return isOff;
  }

  function publish(): void {
    const unread = rows.unreadable.flatMap((name) => served.get(name) ?? []);
    const pointers = [...rows.pointers, ...unread].flatMap((row) => rowOf(row) ?? []);
    const isServed = ({ name, release }: NamedRelease) =>
      pointers.some((pointer) => pointer.remote === name && releasesIn(pointer).includes(release));
    whole = unique([...rows.releases, ...whole].filter((named) => isServed(named) && releases.isWhole(named)));
    served = new Map(pointers.map((pointer) => [pointer.remote, pointer]));
    const names = [...rows.pointers.map(({ remote }) => remote), ...rows.unreadable];
    const shown = pointers.map(switched);
    const missing = names.filter((name) => !served.has(name));
    const next = liveOf(shown, missing, rows.moved, live.revision);
    if (!isDeepStrictEqual(next, live)) live = { ...next, revision: live.revision + 1 };
  }

  return {
    live: () => live,
    setRows(answer) {
      rows = answer;
    },
    setOff(names) {
      off = names;
    },
    publish,
    served() {
      const { epoch, number, moved } = rows;
      return { epoch, number, pointers: [...served.values()], releases: [...whole], moved };
    },
    named: () => unique([...rows.releases, ...whole]),
  };
}

function isOf(named: NamedRelease, name: LiveName, release: string): boolean {
  return named.name === name && named.release === release;
}

/** Whether the addresses that a pointer names are files of the release. */
function hasAll({ name, release, files }: NamedRelease, named: RemoteRelease | ShellRelease): boolean {
  const addresses = new Set(files.map(({ path }) => `/r/${name}/${release}/${path}`));
  return addressesIn(named).every((address) => addresses.has(address));
}

function unique(named: readonly NamedRelease[]): NamedRelease[] {
  const keys = new Set<string>();
  return named.filter((one) => {
    const key = JSON.stringify(one);
    return !keys.has(key) && keys.add(key);
  });
}
