import path from 'node:path';
import type { LiveName } from '../pointers/liveName';
import { readLastGood, stateOf } from '../pointers/pointerFile';
import { readBuild } from '../release/buildFolder';
import { CHECKS, type Check, checksOf } from '../release/checks';
import { checkClashes } from '../release/clashes';
import { checkContracts } from '../release/contracts';
import { nextPointer } from '../release/nextPointer';
import { ReleaseError } from '../release/releaseError';
import { putRelease } from '../release/releaseFolder';
import type { Candidate } from '../release/staging';
import { checkStill, makeReady, type Ready, type TryOut } from '../release/tryOut';
import { type SiteFolder, siteFolder } from '../siteFolder';
import { changePointer } from './changePointer';

export type ReleaseOrder = {
  /** The names to release together, each with the folder of its finished build. */
  readonly builds: readonly { readonly name: LiveName; readonly from: string }[];
  readonly dataDir: string;
  /** Called again for each release that goes live: a try takes time, and the history records when visitors got it. */
  readonly now: () => Date;
  /** User and reason, for the history. */
  readonly who: string;
  readonly why?: string | undefined;
  /** What all builds passed here, without {@link tryOut}. The rest of {@link CHECKS} each build brings along. */
  readonly checked: readonly Check[];
  /** Why builds may go live without all checks, for the history. */
  readonly unchecked?: string | undefined;
  /** Tests the site with the candidates; throws when they must not go live. */
  readonly tryOut?: TryOut | undefined;
  /** The same without one: tests the candidates by themselves, whatever else is live. */
  readonly load?: TryOut | undefined;
  /** Leaves out only the last step. */
  readonly isDry?: boolean | undefined;
};

export type Released = Candidate & {
  readonly kind: 'live' | 'unchanged' | 'dry';
  /** Whether visitors get the remote at all; missing in a dry run. */
  readonly state?: 'on' | 'off';
  /** The release that was live before. */
  readonly before: string | undefined;
};

/**
 * Makes builds the live releases of their names. All are prepared and tried in a staging folder; then, one by one, each
 * folder is moved to its place, its pointer replaced, and a line added to the history. After a failure anywhere, the
 * live releases stay in force.
 *
 * @throws ReleaseError or DecodeError that says what is wrong with a build, the data folder or the staged site
 */
export async function release(order: ReleaseOrder): Promise<Released[]> {
  if (order.builds.length === 0) return [];
  const site = siteFolder(order.dataDir);
  const candidates: Candidate[] = [];
  for (const { name, from } of order.builds) candidates.push({ name, build: await readBuild(name, from) });
  if (!order.unchecked) refuseUnchecked(candidates, order);
  await checkContracts(site, new Map(candidates.map(({ name, build }) => [name, build.description.contract])));
  const served = new Map(candidates.map(({ name, build }) => [name, build.description]));
  await checkClashes(site, served);
  const ready = await makeReady(site, candidates, { ...order, now: order.now() });
  try {
    // Checks all before the first goes live: they were tried together, and go live together or not at all.
    for (const candidate of candidates) checkStill(ready.seen, candidate, await liveNow(site, candidate.name));
    // Again: others may have released during the try.
    await checkClashes(site, served);
    return await goLiveInTurn(site, ready, candidates, order);
  } finally {
    await ready.stage.remove();
  }
}

/** @throws ReleaseError with what nobody checked */
function refuseUnchecked(candidates: readonly Candidate[], order: ReleaseOrder): void {
  const said = candidates.flatMap((candidate) => {
    const missing = missingChecks(candidate, order);
    return missing.length > 0 ? [`${candidate.name} without ${missing.join(', ')}`] : [];
  });
  if (said.length === 0) return;
  throw new ReleaseError(
    `Expected a build that passed ${CHECKS.join(', ')}, got ${said.join('; ')}. 'npm run release -- <name> --dry-run' in a checkout checks a build and writes so into its release.json.`,
  );
}

/** @throws ReleaseError or DecodeError when the results that a build brings along are not its own */
function missingChecks({ name, build }: Candidate, { checked, tryOut }: ReleaseOrder): Check[] {
  const there = new Set<Check>([...checked, ...(tryOut ? ['browser' as const] : [])]);
  // Nothing is asked of a build that was checked here altogether: what it brings along may be of the code before.
  if (there.size < CHECKS.length) for (const check of checksOf(name, build.checks, build.files)) there.add(check);
  return CHECKS.filter((check) => !there.has(check));
}

/** Whether anything is missing; results that are not the build's own are as good as none. */
function isUnchecked(candidate: Candidate, order: ReleaseOrder): boolean {
  try {
    return missingChecks(candidate, order).length > 0;
  } catch {
    return true;
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

/** The message of a failed release must say which part of it is live all the same. */
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
  const unchecked = isUnchecked(candidate, order) ? order.unchecked : undefined;
  const change = { what: 'release', who, why, unchecked, now: now() } as const;
  const { before, after } = await changePointer(site, name, change, async (live, at) => {
    checkStill(ready.seen, candidate, live?.live.release);
    await putRelease(ready.stage.releaseOf(candidate), path.join(site.releasesOf(name), build.release), build.files);
    return nextPointer(live, build, at);
  });
  const kind = after === before ? 'unchanged' : 'live';
  return { ...candidate, kind, state: stateOf(after), before: before?.live.release };
}
