import path from 'node:path';
import { LIVE_NAMES, type LiveName } from '../pointers/liveName';
import { readLastGood } from '../pointers/pointerFile';
import { type Released, release } from '../release/release';
import { ReleaseError } from '../release/releaseError';
import { siteFolder } from '../siteFolder';
import { typed } from './arguments';
import { type CommandContext, dataDirOf, knownName } from './commandContext';
import { offLine } from './liveLines';
import { sizeLines } from './sizeLines';

const USAGE = `release <name>...|--all [--from <folder>] [--data <folder>] [--reason <text>] [--missing] [--dry-run] [--try <script>]
names: ${LIVE_NAMES.join(', ')}; --from is <name>/dist unless given; --missing leaves alone what is live already;
--try is a script that is given a data folder and the names, and ends with 0 when they may go live`;

const OPTIONS = {
  all: { type: 'boolean' },
  from: { type: 'string' },
  data: { type: 'string' },
  reason: { type: 'string' },
  missing: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  try: { type: 'string' },
} as const;

/** Runs the script of `--try`; resolves when it ended well, and rejects otherwise. */
export type RunScript = (script: string, args: readonly string[]) => Promise<void>;

/**
 * `release <name>...`, `release --all`: makes finished builds live, and prints a line for each, and what it weighs.
 *
 * @throws Error whose message is for the person who typed it
 */
export async function releaseCommand(
  args: readonly string[],
  context: CommandContext,
  runScript: RunScript = () => Promise.reject(new ReleaseError('Nothing can be tried here.')),
): Promise<void> {
  const { values, positionals } = typed(args, OPTIONS, USAGE);
  const names = values.all ? LIVE_NAMES : [...new Set(positionals.map(knownName))];
  if (names.length === 0) throw new ReleaseError(`What shall be released?\n${USAGE}`);
  if (values.from && names.length > 1)
    throw new ReleaseError('--from is the build of one name. Release one at a time.');

  const dataDir = dataDirOf(context, values.data);
  const wanted = values.missing ? await missing(dataDir, names) : names;
  const script = values.try;
  const released = await release({
    builds: wanted.map((name) => ({ name, from: path.resolve(context.cwd, values.from ?? path.join(name, 'dist')) })),
    dataDir,
    now: context.now,
    who: context.who,
    why: values.reason,
    isDry: values['dry-run'],
    tryOut: script ? (staged, tried) => runScript(path.resolve(context.cwd, script), [staged, ...tried]) : undefined,
  });
  for (const one of released) await tell(one, dataDir, context);
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
