import { stat } from 'node:fs/promises';
import { setInterval } from 'node:timers';
import type { NamedRelease, ReleaseFile } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { LivePointers } from '../pointers/livePointers';
import { inTime } from '../rendering/inTime';
import type { SiteFolder } from '../siteFolder';
import { createLiveState } from './createLiveState';
import { createReleases } from './createReleases';
import { FOLLOW_TIMES, type FollowTimes, followLive, type Known } from './followLive';
import { forgetReleases, keepForADay } from './forgetReleases';
import { readLastGood, writeLastGood } from './lastGood';
import type { LiveApi } from './liveApi';
import { readOverride } from './override';
import { type ReadAnswer, readAnswer } from './readAnswer';
import type { ReleaseKey } from './releaseKeys';

/** How often it is looked whether something was switched off here, or is to be tried again. */
const LOOK_EVERY_MS = 500;

/** Hears how what is live is heard of, and what of it is served. */
export type LiveListener = {
  /** An answer was read. @param leftOut what is not known of it */
  read(leftOut: ReadAnswer['leftOut']): void;
  served(name: LiveName, isRefused: boolean): void;
  heard(): void;
  lost(): void;
};

type Deps = {
  /** None where last-good.json alone says what is live, as in the trial of a release. */
  readonly api: LiveApi | undefined;
  readonly keys: readonly ReleaseKey[];
  readonly report: Report;
  readonly listener: LiveListener;
  /** Whether a start waits until a shell is live, as long as it takes: somebody is releasing. */
  readonly waitsForShell?: boolean | undefined;
  readonly times?: FollowTimes | undefined;
};

export type OpenLive = LivePointers & {
  /** Brings a release that one visitor looks at. Rejects when it is not to be served. */
  bring(named: NamedRelease): Promise<void>;
  /** Waits for a release that is being brought. */
  waitFor(name: LiveName, release: string): Promise<void>;
  stop(): Promise<void>;
};

/** The builds of a first start are compressed, sent and loaded; on a slow machine that takes a while. */
const RELEASED_WITHIN_MS = 110_000;

/** What is live: in memory, and on this disk for when `api` is away. */
export async function openLive(site: SiteFolder, deps: Deps): Promise<OpenLive> {
  const { api, keys, report, listener, waitsForShell = false, times = FOLLOW_TIMES } = deps;
  const ending = new AbortController();
  const source = api && ((file: ReleaseFile) => api.file(file, ending.signal));
  const reportOpen = (error: Error) => (ending.signal.aborted ? undefined : report(error));
  const releases = createReleases(site, { source, keys, report: reportOpen, now: () => performance.now() });
  const state = createLiveState({ releases, report, onServed: listener.served });
  const reported = (error: unknown) => reportOpen(toError(error));
  let known: Known | undefined;
  let folders: ReadonlySet<string> = new Set();
  let overrideStamp = '';
  let lastGoodStamp = '';
  /** Changes of the disk, one after the other. */
  let disk: Promise<unknown> = Promise.resolve();

  function onDisk(change: () => Promise<unknown>): Promise<unknown> {
    disk = disk.then(change).catch(reported);
    return disk;
  }

  /** What is waited for at the end. */
  const works = new Set<Promise<unknown>>();

  function track(work: Promise<unknown>): void {
    works.add(work);
    void work.finally(() => works.delete(work));
  }

  const bring = (named: NamedRelease) => releases.bring(named).then(state.publish, state.publish);

  /** @returns resolves when all that it names is here, or cannot be had */
  async function take(answer: ReadAnswer): Promise<void> {
    listener.read(answer.leftOut);
    state.setRows(answer);
    releases.keep(state.named());
    const bringing = answer.releases.map(bring);
    state.publish();
    await Promise.all(bringing);
  }

  let saved = '';

  async function save(): Promise<void> {
    const served = state.served();
    const text = JSON.stringify(served);
    if (text !== saved) await writeLastGood(site, served);
    saved = text;
  }

  /** What was named until now is kept for another day. */
  async function forget(): Promise<void> {
    const before = folders;
    const named = new Set(state.named().map(({ name, release }) => site.releaseAt(name, release)));
    folders = named;
    for (const folder of before) if (!named.has(folder)) await keepForADay(folder, Date.now());
    await forgetReleases(site, (folder) => named.has(folder) || releases.underWay(folder) !== undefined, Date.now());
  }

  async function lookAtOverride(): Promise<void> {
    const stamp = await stampOf(site.override);
    if (stamp === overrideStamp) return;
    overrideStamp = stamp;
    state.setOff(new Set((await readOverride(site)).map(({ name }) => name)));
    state.publish();
  }

  async function lookAtLastGood(): Promise<void> {
    const stamp = await stampOf(site.lastGood);
    if (stamp === lastGoodStamp) return;
    lastGoodStamp = stamp;
    const answer = await readLastGood(site, report);
    if (!answer) return;
    known = { epoch: answer.epoch, number: answer.number };
    await inTime(take(answer), times.first);
    folders = new Set(state.named().map(({ name, release }) => site.releaseAt(name, release)));
  }

  let heardLast = '';
  let first = (): void => {};

  function hear(raw: unknown): { readonly known: Known | undefined; readonly isNew: boolean } {
    const text = JSON.stringify(raw);
    if (text === heardLast) return { known, isNew: false };
    const answer = readAnswer(raw, report);
    if (answer.epoch === known?.epoch && answer.number < known.number) return { known, isNew: false };
    if (state.live().shell && ![...answer.pointers.map(({ remote }) => remote), ...answer.unreadable].includes('shell'))
      throw new Error('expected what is live, got nothing, as from a store without releases');
    heardLast = text;
    known = { epoch: answer.epoch, number: answer.number };
    track(
      take(answer).then(async () => {
        if (!waitsForShell || state.live().shell) first();
        if (heardLast !== text) return;
        await onDisk(save);
        await onDisk(forget);
      }),
    );
    return { known, isNew: true };
  }

  await onDisk(lookAtOverride);
  await onDisk(lookAtLastGood);
  const heardFirst = new Promise<void>((resolve) => {
    first = resolve;
  });
  const unfollow = api && followLive({ ask: api.live, take: hear, report, listener, times });
  const looking = setInterval(() => {
    void onDisk(lookAtOverride);
    for (const named of state.named())
      if (releases.isDue(named)) track(bring(named).then(() => (heardLast ? onDisk(save) : undefined)));
  }, LOOK_EVERY_MS).unref();
  if (api && !state.live().shell) await inTime(heardFirst, waitsForShell ? RELEASED_WITHIN_MS : times.first);

  return {
    async current() {
      if (!api) await onDisk(lookAtLastGood);
      return state.live();
    },
    bring: releases.have,
    async waitFor(name, release) {
      await releases.underWay(site.releaseAt(name, release))?.catch(() => {});
    },
    async stop() {
      clearInterval(looking);
      ending.abort();
      await unfollow?.();
      await Promise.all(works);
      await disk;
    },
  };
}

/** Identifies the state of a file without reading it, and of who may read it; empty when there is none. */
async function stampOf(file: string): Promise<string> {
  const stats = await stat(file, { bigint: true }).catch(() => undefined);
  return stats ? `${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}` : '';
}
