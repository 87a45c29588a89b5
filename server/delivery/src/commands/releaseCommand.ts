import path from 'node:path';
import { wantsHelp } from 'server-shared/commands/wantsHelp';
import { toError } from 'shared-kernel/decode/toError';
import { type Released, release } from '../changes/release';
import type { LiveName } from '../pointers/liveName';
import { readLastGood } from '../pointers/pointerFile';
import { type Check, recordChecks } from '../release/checks';
import { loadEntries } from '../release/loadEntries';
import { ReleaseError } from '../release/releaseError';
import type { TryOut } from '../release/tryOut';
import { siteFolder } from '../siteFolder';
import { typed } from './arguments';
import { type CommandContext, dataDirOf, knownName, namesIn } from './commandContext';
import { offLine } from './liveLines';
import { sizeLines } from './sizeLines';

const USAGE = `npm run release -- <name>... [--reason <text>]      builds, checks, tries in a browser and makes live, also while the site runs
npm run release -- --all                           all of them

A name is that of the package's folder: shell, mfe-scores.

--dry-run          all of it but the last step: nothing goes live
--from <folder>    takes a finished build of one name, which was checked where it was built: its release.json says so
--missing          only what is not live yet
--data <folder>    the data folder, in place of DATA_DIR
--unchecked <why>  goes live without a browser, and without checks that its release.json lacks; the history says why

It is tried in front of the api of the running site, or of the one that API_ORIGIN names, or of a small stand-in.
Where there is no checkout, the builds of <name>/dist go live that were checked, when their server entries load.`;

const OPTIONS = {
  all: { type: 'boolean' },
  from: { type: 'string' },
  data: { type: 'string' },
  reason: { type: 'string' },
  missing: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  unchecked: { type: 'string' },
  make: { type: 'string' },
  try: { type: 'string' },
} as const;

type Values = ReturnType<typeof typed<typeof OPTIONS>>['values'];

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
  const { values, positionals } = typed(args, OPTIONS, USAGE);
  const there = await namesIn(context.root);
  const names = values.all ? there : [...new Set(positionals.map(knownName))];
  checkUse(values, names, there);
  const dataDir = dataDirOf(context, values.data);
  const wanted = values.missing ? await missing(dataDir, names) : names;
  const from = values.from && path.resolve(context.cwd, values.from);
  const { make } = values;
  if (make && wanted.length > 0) {
    const isMade = await runScript(make, from ? wanted.map((name) => `${name}=${from}`) : wanted);
    if (!isMade) throw new ReleaseError('Nothing was released.');
  }
  const trial = triedBy(values, dataDir, runScript);
  const checked: Check[] = make ? [...(from ? [] : (['types', 'tests'] as const)), 'budget'] : [];
  const released = await release({
    builds: wanted.map((name) => ({ name, from: from ?? path.join(context.root, name, 'dist') })),
    dataDir,
    now: context.now,
    who: context.who,
    why: values.reason,
    checked,
    unchecked: values.unchecked,
    isDry: values['dry-run'],
    ...trial,
  });
  for (const one of released) await tell(one, dataDir, context);
  // What is made here may be carried to where nothing can be checked.
  if (make && !from) await record(context, released, [...checked, ...(trial.tryOut ? (['browser'] as const) : [])]);
}

function checkUse(values: Values, names: readonly LiveName[], there: readonly LiveName[]): void {
  if (names.length === 0) throw new ReleaseError(`What shall be released?\n${USAGE}`);
  const stranger = values.from ? undefined : names.find((name) => !there.includes(name));
  if (stranger) throw new ReleaseError(`There is no ${stranger}. Names: ${there.join(', ')}.`);
  if (values.from && names.length > 1)
    throw new ReleaseError('--from is the build of one name. Release one at a time.');
  if (values.unchecked !== undefined && values.unchecked.trim() === '')
    throw new ReleaseError('--unchecked: expected why, got an empty text.');
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
async function record({ root, print }: CommandContext, released: readonly Released[], made: readonly Check[]) {
  for (const { name, build } of released) {
    await recordChecks(path.join(root, name, 'dist'), build.files, made).catch((error: unknown) => {
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
  print(`${name} ${build.release} ${OUTCOMES[kind]}`);
  if (one.state === 'off') print(offLine(name));
  if (kind === 'unchanged' || !before || before === build.release) return;
  for (const line of await sizeLines(siteFolder(dataDir), name, { build, before })) print(line);
}

const OUTCOMES = {
  live: 'is live',
  unchanged: 'was live already',
  dry: 'could go live; nothing was changed',
} as const satisfies Record<Released['kind'], string>;
