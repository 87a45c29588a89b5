import { CHECKS } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import type { SlotName } from 'shared-kernel/contract/slotName';
import { CONTRACT } from 'shared-kernel/contract/version';
import type { LiveRow } from '../store/releases/liveRow';
import type { LiveState, PastChange } from '../store/releases/liveState';
import type { Described } from '../store/releases/tables';

/** The time of the tests, in milliseconds. */
export const NOW = Date.parse('2026-11-29T12:00:00.000Z');

/** ISO time, so many seconds later. */
export const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();

/** What is there, by releases that are alike but for their names. */
export type LiveStateOptions = {
  readonly releases?: Readonly<Partial<Record<LiveName, readonly string[]>>>;
  readonly rows?: Readonly<Partial<Record<LiveName, Partial<LiveRow> & Pick<LiveRow, 'release'>>>>;
  /** By release. */
  readonly slots?: Readonly<Record<string, readonly SlotName[]>>;
  readonly paths?: Readonly<Record<string, readonly string[]>>;
  readonly contracts?: Readonly<Record<string, number>>;
  /** What all of them have passed; everything by default. */
  readonly checks?: readonly (typeof CHECKS)[number][];
  /** Of `mfe-ads`, the oldest first. */
  readonly history?: readonly Partial<PastChange>[];
  readonly unread?: Readonly<Record<string, string>>;
};

export function aLiveState(options: LiveStateOptions): LiveState {
  const { releases = {}, rows = {}, checks = CHECKS, history = [], unread = {} } = options;
  const list = Object.entries(releases) as [LiveName, readonly string[]][];
  const all = Object.entries(rows) as [LiveName, LiveRow][];
  return {
    number: 7,
    rows: new Map(all.map(([name, row]) => [name, { ...USUAL, ...row, name }])),
    unread: new Map(Object.entries(unread)),
    described: (name, release) =>
      list.some(([one, its]) => one === name && its.includes(release))
        ? describedAs(name, release, options)
        : undefined,
    there: (name) => releases[name] ?? [],
    checks: () => checks,
    history: (name) => (name === 'mfe-ads' ? history.map((one) => ({ ...LINE, ...one })) : []),
    moved: {},
  };
}

const USUAL: Omit<LiveRow, 'name' | 'release'> = {
  previous: undefined,
  is_on: true,
  is_drawn: true,
  candidate: undefined,
  share: undefined,
  step_since: undefined,
  ceded: [],
  is_watched: false,
  changed_at: at(-3600),
  version: 1,
};

const LINE: PastChange = {
  name: 'mfe-ads',
  at: at(-7200),
  by: 'ads',
  who: 'minh@laptop',
  action: 'live',
  from: undefined,
  to: undefined,
  candidate: undefined,
  share: undefined,
  reason: undefined,
  unchecked: undefined,
  reloads: false,
};

function describedAs(name: LiveName, release: string, { slots, paths, contracts }: LiveStateOptions): Described {
  const address = `/r/${name}/${release}x`;
  const common = { release, contract: contracts?.[release] ?? CONTRACT, server: undefined, pages: [] };
  if (name === 'shell') return { ...common, scripts: [{ src: `${address}/main.js`, integrity: INTEGRITY }], paths: [] };
  return {
    ...common,
    manifest: `${address}/mf-manifest.json`,
    manifestHash: undefined,
    entryIntegrity: INTEGRITY,
    paths: [...(paths?.[release] ?? [`/${name}`])],
    slots: [...(slots?.[release] ?? [])],
  };
}

const INTEGRITY = `sha384-${'a'.repeat(64)}`;
