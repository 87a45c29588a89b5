import path from 'node:path';
import type { LiveName } from '../pointers/liveName';
import { candidateIn, readLastGood, stateOf } from '../pointers/pointerFile';
import { type Build, readBuild } from '../release/buildFolder';
import { CHECKS, type Check, checksOf } from '../release/checks';
import { checkClashes } from '../release/clashes';
import { checkContracts } from '../release/contracts';
import { nextPointer } from '../release/nextPointer';
import { ReleaseError } from '../release/releaseError';
import { putRelease } from '../release/releaseFolder';
import type { NamedBuild } from '../release/staging';
import { checkStill, makeReady, type Ready, type TryOut } from '../release/tryOut';
import { openSigningKey, openTrust } from '../signing/openKeys';
import { keepSignatures } from '../signing/signatureStore';
import { signBuild } from '../signing/signBuild';
import type { SignedFiles } from '../signing/signedFiles';
import { type KeyPlaces, type SiteFolder, siteFolder } from '../siteFolder';
import { beginCandidate, type CandidateChange, setShare } from './candidate';
import { changePointer, type PointerChange } from './changePointer';
import type { SharedPointers } from './sharedPointers';

export type ReleaseOrder = {
  /** The names to release together, each with the folder of its finished build. */
  readonly builds: readonly { readonly name: LiveName; readonly from: string }[];
  readonly dataDir: string;
  /** Called again for each release that goes live: a trial takes time, and the history records when visitors got it. */
  readonly now: () => Date;
  /** User and reason, for the history. */
  readonly who: string;
  readonly why?: string | undefined;
  /** What all builds passed here, without {@link tryOut}. The rest of {@link CHECKS} each build brings along. */
  readonly checked: readonly Check[];
  /** Why builds may go live without all checks, for the history. */
  readonly unchecked?: string | undefined;
  /** Tests the site with the next releases; throws when they must not go live. */
  readonly tryOut?: TryOut | undefined;
  /** In place of {@link tryOut}: tests the next releases by themselves, whatever else is live. */
  readonly load?: TryOut | undefined;
  /** Of a hundred browsers, how many take it as a candidate beside the live release; everybody gets it without. */
  readonly share?: number | undefined;
  /** Prepares for what goes live for everybody, and hears what was live before. */
  readonly beforeLive?: (name: LiveName, release: string, before: string) => Promise<void>;
  /** Leaves out only the last step. */
  readonly isDry?: boolean | undefined;
  /** Where keys lie, if not in the data folder. */
  readonly keys?: KeyPlaces | undefined;
  /** Where several machines share what is live. */
  readonly shared?: SharedPointers | undefined;
};

export type Released = NamedBuild & {
  readonly kind: 'live' | 'candidate' | 'unchanged' | 'dry';
  /** Of a candidate. */
  readonly share?: number | undefined;
  /** Whether visitors get the remote at all; missing in a dry run. */
  readonly state?: 'on' | 'off';
  /** The release that was live before. */
  readonly before: string | undefined;
  /** Who has signed its files; missing in a dry run without a key. */
  readonly signed: SignedFiles | undefined;
};

/**
 * Makes builds the live releases of their names. All are prepared and tried in a staging folder; then, one by one, each
 * folder is moved to its place, its pointer replaced, and a line added to the history. After a failure anywhere, the
 * live releases stay in force.
 *
 * @throws ReleaseError or DecodeError that says what is wrong with a build, the data folder or the staged site
 */
export async function release(order: ReleaseOrder): Promise<Released[]> {
  const site = siteFolder(order.dataDir, order.keys);
  // Also where nothing is left to release: servers that may not write wait for the keys.
  if (!order.isDry) await openTrust(site);
  if (order.builds.length === 0) return [];
  const builds: NamedBuild[] = [];
  for (const { name, from } of order.builds) builds.push({ name, build: await readBuild(name, from) });
  const signed = await signAll(site, builds, order);
  if (!order.unchecked) refuseUnchecked(builds, order);
  await checkContracts(site, new Map(builds.map(({ name, build }) => [name, build.description.contract])));
  const served = new Map(builds.map(({ name, build }) => [name, build.description]));
  await checkClashes(site, served);
  const ready = await makeReady(site, builds, { ...order, now: order.now() });
  try {
    // Checks all before the first goes live: they were tried together, and go live together or not at all.
    for (const named of builds) checkStill(ready.seen, named, await liveNow(site, named.name));
    // Again: others may have released during the trial.
    await checkClashes(site, served);
    return await goLiveInTurn(site, ready, builds, { ...order, signed });
  } finally {
    await ready.stage.remove();
  }
}

type Signed = ReadonlyMap<NamedBuild, SignedFiles>;

/** Before anything is tried: what may not go live need not wait for a browser. */
async function signAll(site: SiteFolder, builds: readonly NamedBuild[], { isDry }: ReleaseOrder): Promise<Signed> {
  // Where nothing goes live, whoever reads the result decides whether its key counts.
  const trust = isDry ? undefined : await openTrust(site);
  const key = await openSigningKey(site);
  return new Map(
    builds.flatMap((named) => {
      const signed = signBuild(named, { key, trust });
      return signed ? [[named, signed] as const] : [];
    }),
  );
}

/** @throws ReleaseError with what nobody checked */
function refuseUnchecked(builds: readonly NamedBuild[], order: ReleaseOrder): void {
  const said = builds.flatMap((named) => {
    const missing = missingChecks(named, order);
    return missing.length > 0 ? [`${named.name} without ${missing.join(', ')}`] : [];
  });
  if (said.length === 0) return;
  throw new ReleaseError(
    `Expected a build that passed ${CHECKS.join(', ')}, got ${said.join('; ')}. 'npm run release -- <name> --dry-run' in a checkout checks a build and writes so into its release.json.`,
  );
}

/** @throws ReleaseError or DecodeError when the results that a build brings along are not its own */
function missingChecks({ name, build }: NamedBuild, { checked, tryOut }: ReleaseOrder): Check[] {
  const there = new Set<Check>([...checked, ...(tryOut ? ['browser' as const] : [])]);
  // Nothing is asked of a build that was checked here altogether: what it brings along may be of the code before.
  if (there.size < CHECKS.length) for (const check of checksOf(name, build.checks, build.files)) there.add(check);
  return CHECKS.filter((check) => !there.has(check));
}

/** Whether anything is missing; results that are not the build's own are as good as none. */
function isUnchecked(named: NamedBuild, order: ReleaseOrder): boolean {
  try {
    return missingChecks(named, order).length > 0;
  } catch {
    return true;
  }
}

type SignedOrder = ReleaseOrder & { readonly signed: Signed };

async function goLiveInTurn(
  site: SiteFolder,
  ready: Ready,
  builds: readonly NamedBuild[],
  order: SignedOrder,
): Promise<Released[]> {
  const done: Released[] = [];
  for (const named of builds) {
    try {
      done.push(await goLive(site, ready, named, order));
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

/** Begins a candidate, or changes the share of the one that is out. */
async function letTake(
  site: SiteFolder,
  name: LiveName,
  bring: () => Promise<Build>,
  { release, share }: { readonly release: string; readonly share: number },
  change: Omit<PointerChange, 'what'>,
): Promise<CandidateChange> {
  const pointer = await readLastGood(site, name);
  const isOut = pointer !== undefined && candidateIn(pointer)?.release.release === release;
  return isOut ? setShare(site, name, release, share, change) : beginCandidate(site, name, bring, share, change);
}

async function goLive(site: SiteFolder, ready: Ready, named: NamedBuild, order: SignedOrder): Promise<Released> {
  const { name, build } = named;
  const { now, who, why, isDry, shared } = order;
  const signed = order.signed.get(named);
  if (isDry) return { ...named, kind: 'dry', before: await liveNow(site, name), signed };
  const unchecked = isUnchecked(named, order) ? order.unchecked : undefined;
  const change = { who, why, unchecked, shared, now: now() };
  const bring = async () => {
    await putRelease(ready.stage.releaseOf(named), path.join(site.releasesOf(name), build.release), build.files);
    if (signed) await keepSignatures(site, name, signed);
    return build;
  };
  if (order.share !== undefined) {
    const { live, share } = await letTake(site, name, bring, { release: build.release, share: order.share }, change);
    return { ...named, kind: 'candidate', state: 'on', before: live, share, signed };
  }
  const known = await liveNow(site, name);
  if (known !== undefined && known !== build.release) await order.beforeLive?.(name, build.release, known);
  const { before, after } = await changePointer(site, name, { ...change, what: 'release' }, async (live, at) => {
    checkStill(ready.seen, named, live?.live.release);
    return nextPointer(live, await bring(), at);
  });
  const kind = after === before ? 'unchanged' : 'live';
  return { ...named, kind, state: stateOf(after), before: before?.live.release, signed };
}
