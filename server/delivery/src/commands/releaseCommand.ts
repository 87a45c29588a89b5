import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { wantsHelp } from 'server-shared/commands/wantsHelp';
import { previewLines, previewLink } from 'server-shared/previews/previewLink';
import { toError } from 'shared-kernel/decode/toError';
import { previewRelease } from '../changes/preview';
import { type Released, release } from '../changes/release';
import { refuseWithinTheHour } from '../judge/candidateStart';
import type { JudgeNotes } from '../judge/judgeNotes';
import type { LiveName } from '../pointers/liveName';
import { readLastGood } from '../pointers/pointerFile';
import { type Check, recordBrought } from '../release/checks';
import { loadEntries } from '../release/loadEntries';
import { ReleaseError } from '../release/releaseError';
import type { TryOut } from '../release/tryOut';
import { type SiteFolder, siteFolder } from '../siteFolder';
import { askFigures } from './askFigures';
import { type CommandContext, dataDirOf, knownName, namesIn, notesOf, sharedOf } from './commandContext';
import { followCandidate } from './followCandidate';
import { offLine } from './liveLines';
import { checkUse, readUse, USAGE, type Values } from './releaseUse';
import { sizeLines } from './sizeLines';
import { FEWEST_VIEWS, type WayToLive, wayToLive } from './wayToLive';

/** Runs a script and resolves to whether it succeeded. */
export type RunScript = (script: string, args: readonly string[]) => Promise<boolean>;

/**
 * `release <name>...`, `release --all`: makes builds live, and prints a line for each with its size.
 *
 * A checkout passes two scripts. `--make` gets what to build and check: `<name>`, or `<name>=<folder>` of a finished
 * build. `--try` gets the staged data folder, the real one, and the names.
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
  const names = values.all ? there : [...new Set(positionals.map(knownName))];
  checkUse(values, names, there);
  const dataDir = dataDirOf(context, values.data);
  if (values.preview !== undefined) return preview(values, names, dataDir, { context, runScript });
  const site = siteFolder(dataDir, context.keys);
  const shared = await sharedOf(context, site);
  const notes = notesOf(shared, site);
  const isJudged = !values.now && !values['dry-run'] && values.share === undefined;
  if (isJudged) for (const name of names) await refuseWithinTheHour(site, name, context.now());
  const wanted = values.missing ? await missing(dataDir, names) : names;
  const from = values.from && path.resolve(context.cwd, values.from);
  const { make } = values;
  if (make && wanted.length > 0) {
    const isMade = await runScript(make, from ? wanted.map((name) => `${name}=${from}`) : wanted);
    if (!isMade) throw new ReleaseError('Nothing was released.');
  }
  const trial = triedBy(values, dataDir, runScript);
  const checked: Check[] = make ? [...(from ? [] : (['types', 'tests'] as const)), 'budget'] : [];
  const way = isJudged ? await wayOf(site, wanted, dataDir, { context, notes }) : undefined;
  const released = await release({
    builds: wanted.map((name) => ({ name, from: from ?? path.join(context.root, name, 'dist') })),
    dataDir,
    now: context.now,
    who: context.who,
    why: values.reason,
    checked,
    unchecked: values.unchecked,
    isDry: values['dry-run'],
    share: values.share === undefined ? shareIn(way) : Number(values.share),
    beforeLive: async (name, next, before) => {
      if (isJudged) await notes.noteWatch(name, { release: next, before });
    },
    keys: context.keys,
    shared,
    ...trial,
  });
  for (const one of released) await tell(one, dataDir, context);
  if (way?.kind === 'everybody' && way.why && released.some(({ kind }) => kind === 'live')) {
    context.print(`Everybody gets it at once, and it is watched for ten minutes: ${way.why}`);
  }
  // What is made here may be carried to where nothing can be checked.
  if (make && !from) await record(context, released, [...checked, ...(trial.tryOut ? (['browser'] as const) : [])]);
  for (const { kind, name, build } of released) {
    if (kind !== 'candidate' || !isJudged) continue;
    context.print('The running site judges it from here on, also when this command ends');
    context.print(
      await followCandidate(site, name, build.release, { ...pausing(context), ...{ shared, print: context.print } }),
    );
  }
}

const shareIn = (way: WayToLive | undefined) => (way?.kind === 'candidate' ? way.share : undefined);

const pausing = ({ pause = setTimeout }: CommandContext) => ({ pause });

function wayOf(
  site: SiteFolder,
  names: readonly LiveName[],
  dataDir: string,
  { context, notes }: { readonly context: CommandContext; readonly notes: JudgeNotes },
) {
  const { now, fewestViews = FEWEST_VIEWS } = context;
  const since = now().getTime() / 1000 - 3600;
  return wayToLive(site, names, {
    askFigures: () => askFigures(dataDir, context, since),
    fewestViews,
    notes,
    ...pausing(context),
  });
}

type Means = { readonly context: CommandContext; readonly runScript: RunScript };

/** Within a minute: no tests, and no browser, since somebody is about to look. */
async function preview(
  { preview: label = '', make, from: given }: Values,
  [name]: readonly LiveName[],
  dataDir: string,
  { context, runScript }: Means,
): Promise<void> {
  if (name === undefined) return;
  const from = given && path.resolve(context.cwd, given);
  const shared = await sharedOf(context, siteFolder(dataDir, context.keys));
  if (make && !from && !(await runScript(make, ['--only-build', name]))) {
    throw new ReleaseError(`${name} could not be built.`);
  }
  const { who, keys, print, site = { publicUrl: undefined, basePath: undefined } } = context;
  const order = {
    name,
    label,
    dataDir,
    who,
    keys,
    shared,
    now: context.now(),
    from: from ?? path.join(context.root, name, 'dist'),
  };
  const done = await previewRelease(order);
  const { remote, release, until } = done.preview;
  const what = `${remote} ${release} can be looked at as ${label}`;
  for (const line of previewLines(what, until, previewLink(done.token, dataDir, site))) print(line);
}

function triedBy(values: Values, dataDir: string, runScript: RunScript): { tryOut?: TryOut; load?: TryOut } {
  const script = values.try;
  if (!script || values.unchecked) return { load: loadEntries };
  const tryOut: TryOut = async (staged, names) => {
    if (await runScript(script, [staged, dataDir, ...names])) return;
    throw new ReleaseError('What is live stays as it is: the release failed when it was tried.');
  };
  return { tryOut };
}

/** A release is live or could be: that it cannot be noted on its build is no reason to fail. */
async function record({ root, print, keys }: CommandContext, released: readonly Released[], made: readonly Check[]) {
  for (const { name, build, signed } of released) {
    // The site's own key means nothing elsewhere.
    const carried = keys?.key === undefined ? undefined : signed;
    await recordBrought(path.join(root, name, 'dist'), build.files, made, carried).catch((error: unknown) => {
      print(`What ${name} passed could not be written into its release.json: ${toError(error).message}`);
    });
  }
}

async function missing(dataDir: string, names: readonly LiveName[]): Promise<LiveName[]> {
  const site = siteFolder(dataDir);
  const live = await Promise.all(names.map((name) => readLastGood(site, name)));
  return names.filter((_, index) => live[index] === undefined);
}

async function tell(one: Released, dataDir: string, { print }: CommandContext): Promise<void> {
  const { name, build, kind, before } = one;
  print(
    `${name} ${build.release} ${OUTCOMES[kind]}${one.share === undefined ? '' : ` for ${one.share} % of the browsers, beside ${before}`}`,
  );
  if (one.state === 'off') print(offLine(name));
  if (kind === 'unchanged' || !before || before === build.release) return;
  for (const line of await sizeLines(siteFolder(dataDir), name, { build, before })) print(line);
}

const OUTCOMES = {
  live: 'is live',
  candidate: 'is a candidate',
  unchanged: 'was live already',
  dry: 'could go live; nothing was changed',
} as const satisfies Record<Released['kind'], string>;
