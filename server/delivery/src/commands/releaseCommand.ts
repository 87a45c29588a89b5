import path from 'node:path';
import { NoAdminEndpointError } from 'server-shared/admin/adminClient';
import { wantsHelp } from 'server-shared/commands/wantsHelp';
import { previewLines, previewLink } from 'server-shared/previews/previewLink';
import type { ChangedAnswer, LiveChange, ReleaseList } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { toError } from 'shared-kernel/decode/toError';
import { readLastGood } from '../live/lastGood';
import { readBuild } from '../release/buildFolder';
import { type Check, recordBrought } from '../release/checks';
import { loadEntry } from '../release/loadEntry';
import { type CheckedBuild, makeLive, send, sendFiles } from '../release/makeLive';
import { isPassing, RefusedChange, type ReleaseApi } from '../release/releaseApi';
import { sideBySide, type Work } from '../release/sideBySide';
import type { Stage } from '../release/stage';
import { type Packed, pack } from '../release/upload';
import { siteFolder } from '../siteFolder';
import { type CommandContext, dataDirOf, knownName, namesIn } from './commandContext';
import { followCandidate } from './followCandidate';
import { leftAlone } from './leftAlone';
import { offLine, printOffHere } from './liveLines';
import { sizeLines } from './releaseSize';
import { checkUse, readUse, USAGE, type Values } from './releaseUse';

/** `npm start` and the first start of containers release as soon as `api` has opened its store. */
const LOOK_MS = 50;
const OPENS_WITHIN_MS = 120_000;

/** Runs a script, until `over` at the longest, and resolves to whether it succeeded. */
export type RunScript = (script: string, args: readonly string[], over: AbortSignal) => Promise<boolean>;

/**
 * `release <name>...`, `release --all`: makes builds live, and prints a line for each with its size.
 *
 * A checkout passes two scripts. `--make` gets `--build` and names, and later `--check` with names, or `<name>=<folder>`
 * of a finished build. `--try` gets the staged data folder, the real one, and the names.
 *
 * @throws Error with a message for the operator
 */
export async function releaseCommand(
  args: readonly string[],
  context: CommandContext,
  runScript: RunScript = async () => false,
): Promise<void> {
  if (wantsHelp(args)) return context.print(USAGE);
  const { values, positionals } = readUse(args);
  const there = await namesIn(context.root);
  const names = values.all ? there : [...new Set(positionals.map((name) => knownName(name, there)))];
  checkUse(values, names, there);
  const dataDir = dataDirOf(context, values.data);
  const opening = findApi(values, dataDir, context);
  // What fails meanwhile is thrown where this is awaited.
  opening.catch(() => {});
  const from = values.from && path.resolve(context.cwd, values.from);
  const readAll = (all: readonly LiveName[]) =>
    Promise.all(all.map((name) => readNamed(name, from ?? path.join(context.root, name, 'dist'))));
  const started = values.started ? await readAll(names) : [];
  const served = (await readLastGood(siteFolder(dataDir), () => {}))?.releases ?? [];
  const isThere = ({ name, build }: Named) =>
    served.some((one) => one.name === name && (values.missing || one.release === build.release));
  const early = beginEarly(started.filter((one) => !isThere(one)));
  const { api, list } = await opening;
  const isLive = (name: LiveName) => list?.names.find((one) => one.name === name)?.pointer !== undefined;
  const wanted = values.missing ? names.filter((name) => !isLive(name)) : names;
  const make = values.make;
  if (make && !from && wanted.length > 0) await sideBySide([buildWith(make, wanted, runScript)]);
  const builds: (CheckedBuild & Named)[] = [];
  const read = values.started ? started.filter(({ name }) => wanted.includes(name)) : await readAll(wanted);
  for (const one of read) {
    const { name, build } = one;
    if (values.started && list && leftAlone({ name, release: build.release }, list, context.print)) continue;
    await (early.get(name)?.loaded ?? loadEntry(one));
    builds.push({ ...one, packed: await (early.get(name)?.packed ?? pack(build.files)) });
  }
  const [only] = builds;
  if (!only) return;
  if (values.preview !== undefined && api) return preview(only, values.preview, { api, dataDir, context });
  const checked: Check[] = make ? [...(from ? [] : (['types', 'tests'] as const)), 'budget'] : [];
  const script = values.unchecked === undefined ? values.try : undefined;
  const making = makeLive({
    builds,
    api,
    dataDir,
    who: context.who,
    reason: values.reason,
    checked,
    unchecked: values.unchecked,
    change: changeOf(values),
    isDry: values['dry-run'] ?? false,
    signingKey: context.signingKey,
    check: checkWith(make, from ? [`${only.name}=${from}`] : builds.map(({ name }) => name), runScript),
    tryOut: script === undefined ? undefined : tryWith(script, dataDir, runScript),
  });
  const done = await making.catch((error: unknown) => {
    if (!values.started || !(error instanceof RefusedChange) || !builds.every(({ name }) => isLive(name))) throw error;
    return error;
  });
  // A site that starts goes on with what it has, such as after the judge took a release back.
  if (done instanceof RefusedChange) return context.print(`What is live stays as it is: ${done.message}`);
  printOutcomes(builds, done, list, context.print);
  if (done) await printOffHere(dataDir, context, (off) => builds.some(({ name }) => name === off));
  // What is made here may be carried to where nothing can be checked.
  if (make && !from) await record(builds, [...checked, ...(script ? (['browser'] as const) : [])], context);
  const out = done?.changes.find(({ kind }) => kind === 'candidate');
  if (!api || values.share !== undefined || values.started || out?.candidate === undefined) return;
  context.print('The running site judges it from here on, also when this command ends');
  context.print(await followCandidate(() => context.open(dataDir), out.name, out.candidate, context));
}

async function readNamed(name: LiveName, folder: string) {
  const { checks: brought, ...build } = await readBuild(name, folder);
  return { name, build, brought, folder };
}

type Named = Awaited<ReturnType<typeof readNamed>>;

type Early = { readonly packed: Promise<Packed>; readonly loaded: Promise<void> };

/** While `api` opens, what it seems to lack is compressed and loaded, which takes as long. */
function beginEarly(all: readonly Named[]): Map<LiveName, Early> {
  const early = new Map<LiveName, Early>();
  // One at a time, since the machine may be small.
  let last: Promise<unknown> = Promise.resolve();
  for (const one of all) {
    const loaded = last.then(() => loadEntry(one));
    // Of one that stays as it is nobody asks.
    last = loaded.catch(() => {});
    early.set(one.name, { packed: pack(one.build.files), loaded });
  }
  return early;
}

type Found = { readonly api?: ReleaseApi; readonly list?: ReleaseList };

/** A dry run needs none: a build may be checked where no site runs. A site that starts is waited for. */
async function findApi(values: Values, dataDir: string, context: CommandContext): Promise<Found> {
  for (let waited = 0; ; waited += LOOK_MS) {
    try {
      const api = await context.open(dataDir);
      return { api, list: await api.list() };
    } catch (error) {
      if (values['dry-run'] && error instanceof NoAdminEndpointError) return {};
      if (!values.started || !isPassing(error) || waited >= OPENS_WITHIN_MS) throw error;
    }
    await context.pause(LOOK_MS);
  }
}

function buildWith(script: string, names: readonly LiveName[], runScript: RunScript): Work {
  return async (over) => {
    if (!(await runScript(script, ['--build', ...names], over)))
      throw new ReleaseError(`${names.join()} could not be built: nothing was released.`);
  };
}

function checkWith(script: string | undefined, orders: readonly string[], runScript: RunScript): Work | undefined {
  if (script === undefined) return undefined;
  return async (over) => {
    if (!(await runScript(script, ['--check', ...orders], over))) throw new ReleaseError('Nothing was released.');
  };
}

function changeOf({ share, now }: Values): Pick<LiveChange, 'action' | 'share' | 'isNow'> {
  if (share !== undefined) return { action: 'share', share: Number(share), isNow: false };
  return { action: 'live', share: undefined, isNow: now ?? false };
}

function tryWith(script: string, dataDir: string, runScript: RunScript) {
  return async ({ dataDir: staged }: Stage, names: readonly LiveName[], over: AbortSignal): Promise<void> => {
    if (await runScript(script, [staged, dataDir, ...names], over)) return;
    throw new ReleaseError('What is live stays as it is: the release failed when it was tried.');
  };
}

type Deps = { readonly api: ReleaseApi; readonly dataDir: string; readonly context: CommandContext };

/** Within a minute, without tests and a browser: looking at it is the trial. */
async function preview(one: CheckedBuild & Named, label: string, { api, dataDir, context }: Deps): Promise<void> {
  const { who, print, signingKey, site = { publicUrl: undefined, basePath: undefined } } = context;
  const { name } = one;
  const { release } = one.build;
  const list = await api.list(name);
  await sendFiles(one, api, list);
  await send(one, api, list, { who, signingKey, dataDir, checks: [] });
  const { key, until } = await api.preview({ name, release, label, who });
  const what = `${name} ${release} can be looked at as ${label}`;
  for (const line of previewLines(what, until, previewLink(key, dataDir, site))) print(line);
}

/** A release is live or could be: that it cannot be noted on its build is no reason to fail. */
async function record(builds: readonly CheckedBuild[], made: readonly Check[], { root, print }: CommandContext) {
  for (const { name, build } of builds) {
    await recordBrought(path.join(root, name, 'dist'), build.files, made).catch((error: unknown) => {
      print(`What ${name} passed could not be written into its release.json: ${toError(error).message}`);
    });
  }
}

/** @param done nothing in a dry run */
function printOutcomes(
  builds: readonly CheckedBuild[],
  done: ChangedAnswer | undefined,
  list: ReleaseList | undefined,
  print: (line: string) => void,
): void {
  for (const { name, build, packed } of builds) {
    const change = done?.changes.find((one) => one.name === name);
    const known = list?.names.find((one) => one.name === name);
    const before = done ? change?.from : known?.pointer?.live.release;
    print(`${name} ${build.release} ${outcomeOf(change, before)}`);
    if (change?.isOn === false) print(offLine(name));
    const stored = known?.releases.find(({ release }) => release === before);
    if (stored && stored.release !== build.release && change?.kind !== 'unchanged')
      for (const line of sizeLines(packed.list, stored)) print(line);
    if (change?.why !== undefined && change.kind === 'changed')
      print(`Everybody gets it at once, and it is watched for ten minutes: ${change.why}`);
  }
}

function outcomeOf(change: ChangedAnswer['changes'][number] | undefined, before: string | undefined): string {
  switch (change?.kind) {
    case undefined:
      return 'could go live; nothing was changed';
    case 'changed':
      return 'is live';
    case 'candidate':
      return `is a candidate for ${change.share} % of the browsers, beside ${before}`;
    case 'unchanged':
      return 'was live already';
  }
}
