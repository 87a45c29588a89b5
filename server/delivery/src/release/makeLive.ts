import { checkClashes } from 'server-shared/releases/clashes';
import { checkContracts } from 'server-shared/releases/contracts';
import {
  CHECKS,
  type ChangedAnswer,
  type LiveAnswer,
  type LiveChange,
  type LiveOrder,
  type ReleaseList,
  type ReleaseOrder,
} from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { candidateIn, stateOf } from 'server-shared/releases/livePointer';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { bringRelease, type FileSource } from '../live/bringRelease';
import { siteFolder } from '../siteFolder';
import { type Check, checksOf } from './checks';
import { RefusedChange, type ReleaseApi } from './releaseApi';
import { sideBySide, type Work } from './sideBySide';
import { signatureOf } from './signature';
import { makeStage, type NamedBuild, NOTHING_LIVE, pointerOf, type Stage } from './stage';
import { upload } from './upload';

/** A team that releases every few seconds is a mistake, and not to be waited for. */
const MAX_TRIES = 3;

/** A build with the checks that it brings along. */
export type CheckedBuild = NamedBuild & { readonly brought: unknown };

export type LiveRequest = {
  readonly builds: readonly CheckedBuild[];
  /** Absent where none runs: then nothing can be changed. */
  readonly api: ReleaseApi | undefined;
  /** Of this machine. */
  readonly dataDir: string;
  readonly who: string;
  readonly reason: string | undefined;
  /** What all builds passed here, without the trial. */
  readonly checked: readonly Check[];
  /** Why builds may go live without all checks. */
  readonly unchecked: string | undefined;
  /** Weighs builds, and checks their types and tests; throws when they must not go live, or are not wanted any more. Absent without a checkout. */
  readonly check: Work | undefined;
  /** Visits all pages of a stage, beside what else is live; throws like `check`. Absent without a browser. */
  readonly tryOut: ((stage: Stage, names: readonly LiveName[], over: AbortSignal) => Promise<void>) | undefined;
  readonly change: Pick<LiveChange, 'action' | 'share' | 'isNow'>;
  /** Leaves out only the last step. */
  readonly isDry: boolean;
  readonly signingKey: string | undefined;
};

/**
 * Makes builds the live releases of their names: tried, sent, and made live together or not at all.
 *
 * @returns what became of them; nothing in a dry run
 * @throws ReleaseError or AdminError: what is live stays
 */
export async function makeLive(request: LiveRequest): Promise<ChangedAnswer | undefined> {
  const { builds, api, tryOut, isDry, dataDir } = request;
  const names = builds.map(({ name }) => name);
  const checks = new Map(builds.map((one) => [one, checksFor(one, request)]));
  if (request.unchecked === undefined) refuseUnchecked(checks);
  if (api) refuseUnseen(await api.live(), await api.list(), request);
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    const list = await api?.list();
    const live = (await api?.live()) ?? NOTHING_LIVE;
    // Files that no release names in the end are removed by and by.
    const sent = isDry ? undefined : Promise.all(builds.map((one) => sendFiles(one, api, list)));
    sent?.catch(() => {});
    await sideBySide([
      async (over) => (tries === 1 ? request.check?.(over) : undefined),
      async (over) => {
        if (!tryOut) return;
        const stage = await makeStage(live, builds, api && { dataDir, api });
        await tryOut(stage, names, over).finally(stage.remove);
      },
    ]);
    await sent;
    if (isDry || !api) return undefined;
    await Promise.all(builds.map((one) => send(one, api, list, { ...request, checks: checks.get(one) ?? [] })));
    try {
      return await api.change(orderOf(request, { live, list }));
    } catch (error) {
      const isOther = error instanceof RefusedChange && error.status === 409 && tryOut;
      if (!isOther || isSame(besideOf(live, names), besideOf(await api.live(), names))) throw error;
    }
  }
  throw new ReleaseError(`Others released meanwhile, ${MAX_TRIES} times. Nothing was changed: try again.`);
}

/** What `api` would refuse in the end need not be checked and tried. */
function refuseUnseen({ pointers }: LiveAnswer, list: ReleaseList, { builds, change, isDry }: LiveRequest): void {
  const all = new Map([...pointers, ...builds.map(pointerOf)].map((pointer) => [pointer.remote, pointer]));
  const changed = new Set(builds.map(({ name }) => name));
  checkContracts(all, changed);
  checkClashes(all, changed);
  if (isDry || change.action !== 'live' || change.isNow) return;
  for (const { name, build } of builds) {
    const { rest, pointer } = list.names.find((one) => one.name === name) ?? {};
    const out = pointer && [pointer.live.release, candidateIn(pointer)?.release.release];
    if (rest !== undefined && !out?.includes(build.release)) throw new RefusedChange(409, rest);
  }
}

type Seen = { readonly live: LiveAnswer; readonly list: ReleaseList | undefined };

/** Whoever was quicker is not replaced unseen; of others that counts where it was tried beside them. */
function orderOf(request: LiveRequest, { live, list }: Seen): LiveOrder {
  const { builds, who, reason, unchecked, change, tryOut } = request;
  const versions = new Map(list?.names.map(({ name, version }) => [name, version]));
  const changes = builds.map(({ name, build: { release } }) => ({
    name,
    release,
    unchecked,
    reloads: false,
    redirect: undefined,
    ...change,
    version: versions.get(name) ?? 0,
  }));
  return { changes, who, reason, beside: tryOut ? besideOf(live) : undefined };
}

/** What is live and switched on, by name. @param names left out */
function besideOf({ pointers }: LiveAnswer, names: readonly LiveName[] = []): Record<string, string> {
  const others = pointers.filter((pointer) => !names.includes(pointer.remote) && stateOf(pointer) === 'on');
  return Object.fromEntries(others.map(({ remote, live }) => [remote, live.release]));
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => one[name] === other[name]);
}

const storedIn = (list: ReleaseList | undefined, { name, build }: NamedBuild) =>
  list?.names.find((one) => one.name === name)?.releases.find(({ release }) => release === build.release);

/** Sends what is not there yet. Stored files stay as they are: another Node compresses to other bytes. */
export async function sendFiles(
  one: NamedBuild,
  api: ReleaseApi | undefined,
  list: ReleaseList | undefined,
): Promise<void> {
  if (api && !storedIn(list, one)) await upload(one.packed, api);
}

/** Writes a release down in `api`, whose files are there. A `delivery` of the same data folder finds it there. */
export async function send(
  one: NamedBuild,
  api: ReleaseApi,
  list: ReleaseList | undefined,
  {
    who,
    signingKey,
    checks,
    dataDir,
  }: Pick<LiveRequest, 'who' | 'signingKey' | 'dataDir'> & { readonly checks: readonly Check[] },
): Promise<void> {
  const { name, packed } = one;
  const { release } = one.build;
  const files = storedIn(list, one)?.files ?? [...packed.list];
  const signatures = await signatureOf({ name, release, files }, signingKey);
  const order: ReleaseOrder = { files, signatures, who, checks: asPassed(checks) };
  await api.putRelease(name, release, order);
  if (!api.isHere) return;
  const source: FileSource = async ({ path, sha256 }) => packed.files.get(path) ?? api.file(sha256);
  // Where it cannot be written, the server brings it itself.
  await bringRelease(siteFolder(dataDir), { name, release, files, signatures }, { source }).catch(() => {});
}

function asPassed(checks: readonly Check[]): ReleaseOrder['checks'] {
  return Object.fromEntries(checks.map((check) => [check, 'passed']));
}

/** Where anything may be unchecked, results that are not the build's own are as good as none. */
function checksFor({ name, build, brought }: CheckedBuild, { checked, tryOut, unchecked }: LiveRequest): Check[] {
  const there = new Set<Check>([...checked, ...(tryOut ? ['browser' as const] : [])]);
  // Nothing is asked of a build that was checked here altogether: what it brings along may be of the code before.
  if (there.size < CHECKS.length) {
    try {
      for (const check of checksOf(name, brought, build.files)) there.add(check);
    } catch (error) {
      if (unchecked === undefined) throw error;
    }
  }
  return CHECKS.filter((check) => there.has(check));
}

/** @throws ReleaseError with what nobody checked */
function refuseUnchecked(checks: ReadonlyMap<CheckedBuild, readonly Check[]>): void {
  const said = [...checks].flatMap(([{ name }, there]) => {
    const missing = CHECKS.filter((check) => !there.includes(check));
    return missing.length > 0 ? [`${name} without ${missing.join(', ')}`] : [];
  });
  if (said.length === 0) return;
  throw new ReleaseError(
    `Expected a build that passed ${CHECKS.join(', ')}, got ${said.join('; ')}. 'npm run release -- <name> --dry-run' in a checkout checks a build and writes so into its release.json.`,
  );
}
