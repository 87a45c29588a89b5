import path from 'node:path';
import { changePointer } from '../changes/changePointer';
import type { LiveName } from '../pointers/liveName';
import { readLastGood, stateOf } from '../pointers/pointerFile';
import { type SiteFolder, siteFolder } from '../siteFolder';
import { readBuild } from './buildFolder';
import { checkContracts } from './contracts';
import { nextPointer } from './nextPointer';
import { ReleaseError } from './releaseError';
import { putRelease } from './releaseFolder';
import type { Candidate } from './staging';
import { checkStill, makeReady, type Ready, type TryOut } from './tryOut';

export type ReleaseOrder = {
  /** What is released together, each with the folder of its finished build. */
  readonly builds: readonly { readonly name: LiveName; readonly from: string }[];
  readonly dataDir: string;
  /** Asked again for each that goes live: a try takes its time, and the history tells when visitors had it. */
  readonly now: () => Date;
  /** Who releases, and why; both go into the history. */
  readonly who: string;
  readonly why?: string | undefined;
  /** Looks at the site as it will be, and throws when it must not go live. */
  readonly tryOut?: TryOut | undefined;
  /** All but the last step. */
  readonly isDry?: boolean | undefined;
};

export type Released = Candidate & {
  readonly kind: 'live' | 'unchanged' | 'dry';
  /** Whether visitors get the remote at all; a dry run does not ask. */
  readonly state?: 'on' | 'off';
  /** The release that was live before. */
  readonly before: string | undefined;
};

/**
 * Makes builds the live releases of their names. All are made ready and looked at in a place of their own; then, for each, its
 * folder is moved to its place, its pointer is replaced, and a line is added to the history. Whatever fails on the way leaves
 * what is live in force.
 *
 * @throws ReleaseError or DecodeError that says what is wrong with a build, the data folder or the site as it would be
 */
export async function release(order: ReleaseOrder): Promise<Released[]> {
  if (order.builds.length === 0) return [];
  const site = siteFolder(order.dataDir);
  const candidates: Candidate[] = [];
  for (const { name, from } of order.builds) candidates.push({ name, build: await readBuild(name, from) });
  await checkContracts(site, new Map(candidates.map(({ name, build }) => [name, build.description.contract])));
  const ready = await makeReady(site, candidates, { now: order.now(), tryOut: order.tryOut });
  try {
    // All are asked about before the first is live: together they were tried, and together they go or stay.
    for (const candidate of candidates) checkStill(ready.seen, candidate, await liveNow(site, candidate.name));
    return await goLiveInTurn(site, ready, candidates, order);
  } finally {
    await ready.stage.remove();
  }
}

async function goLiveInTurn(
  site: SiteFolder,
  ready: Ready,
  candidates: readonly Candidate[],
  order: ReleaseOrder,
): Promise<Released[]> {
  const done: Released[] = [];
  for (const candidate of candidates) {
    try {
      done.push(await goLive(site, ready, candidate, order));
    } catch (error) {
      throw partOf(done, error);
    }
  }
  return done;
}

/** Whoever reads that a release failed must know what of it visitors have all the same. */
function partOf(done: readonly Released[], error: unknown): unknown {
  const live = done.filter(({ kind }) => kind === 'live').map(({ name, build }) => `${name} ${build.release}`);
  if (live.length === 0) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new ReleaseError(
    `${reason}\nOnly a part went live: ${live.join(', ')}. Release the rest again, or roll back.`,
  );
}

async function liveNow(site: SiteFolder, name: LiveName): Promise<string | undefined> {
  return (await readLastGood(site, name))?.live.release;
}

async function goLive(site: SiteFolder, ready: Ready, candidate: Candidate, order: ReleaseOrder): Promise<Released> {
  const { name, build } = candidate;
  const { now, who, why, isDry } = order;
  if (isDry) return { ...candidate, kind: 'dry', before: await liveNow(site, name) };
  const change = { what: 'release', who, why, now: now() } as const;
  const { before, after } = await changePointer(site, name, change, async (live, at) => {
    checkStill(ready.seen, candidate, live?.live.release);
    await putRelease(ready.stage.releaseOf(candidate), path.join(site.releasesOf(name), build.release), build.files);
    return nextPointer(live, build, at);
  });
  const kind = after === before ? 'unchanged' : 'live';
  return { ...candidate, kind, state: stateOf(after), before: before?.live.release };
}
