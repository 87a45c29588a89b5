import path from 'node:path';
import { changePointer } from '../changes/changePointer';
import type { LiveName } from '../pointers/liveName';
import { readLastGood } from '../pointers/pointerFile';
import { type SiteFolder, siteFolder } from '../siteFolder';
import { readBuild } from './buildFolder';
import { checkContracts } from './contracts';
import { nextPointer } from './nextPointer';
import { putRelease } from './releaseFolder';
import type { Candidate } from './staging';
import { checkStill, makeReady, type Ready, type TryOut } from './tryOut';

export type ReleaseOrder = {
  /** What is released together, each with the folder of its finished build. */
  readonly builds: readonly { readonly name: LiveName; readonly from: string }[];
  readonly dataDir: string;
  readonly now: Date;
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
  const ready = await makeReady(site, candidates, order);
  try {
    const done: Released[] = [];
    for (const candidate of candidates) done.push(await goLive(site, ready, candidate, order));
    return done;
  } finally {
    await ready.stage.remove();
  }
}

async function goLive(site: SiteFolder, ready: Ready, candidate: Candidate, order: ReleaseOrder): Promise<Released> {
  const { name, build } = candidate;
  const { now, who, why, isDry } = order;
  if (isDry) return { ...candidate, kind: 'dry', before: (await readLastGood(site, name))?.live.release };
  const change = { what: 'release', who, why, now } as const;
  const { before, after } = await changePointer(site, name, change, async (live, at) => {
    checkStill(ready.seen, candidate, live?.live.release);
    await putRelease(ready.stage.releaseOf(candidate), path.join(site.releasesOf(name), build.release), build.files);
    return nextPointer(live, build, at);
  });
  return { ...candidate, kind: after === before ? 'unchanged' : 'live', before: before?.live.release };
}
