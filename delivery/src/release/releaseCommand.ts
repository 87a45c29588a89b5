import path from 'node:path';
import { parseArgs } from 'node:util';
import { LIVE_NAMES, type LiveName, toLiveName } from '../pointers/liveName';
import { siteFolder } from '../siteFolder';
import { readableSoFar, release } from './release';
import { ReleaseError } from './releaseError';

const USAGE = `release <name>...|--all [--from <folder>] [--data <folder>] [--reason <text>] [--missing]
names: ${LIVE_NAMES.join(', ')}; --from is <name>/dist unless given; --missing leaves alone what is live already`;

/** What a command knows of its surroundings. */
export type Surroundings = {
  readonly cwd: string;
  readonly dataDir: string | undefined;
  readonly who: string;
  readonly now: () => Date;
  readonly print: (line: string) => void;
};

/**
 * `release <name>...`, `release --all`: makes finished builds live, and prints a line for each.
 *
 * @throws Error whose message is for the person who typed it
 */
export async function releaseCommand(args: readonly string[], around: Surroundings): Promise<void> {
  const { values, positionals } = parsed(args);
  const names = values.all ? LIVE_NAMES : positionals.map(known);
  if (names.length === 0) throw new ReleaseError(`What shall be released?\n${USAGE}`);
  if (values.from && names.length > 1)
    throw new ReleaseError('--from is the build of one name. Release one at a time.');

  const dataDir = path.resolve(around.cwd, values.data ?? around.dataDir ?? '.data');
  for (const name of names) {
    if (values.missing && (await readableSoFar(siteFolder(dataDir), name))) continue;
    const from = path.resolve(around.cwd, values.from ?? path.join(name, 'dist'));
    const done = await release({ name, from, dataDir, now: around.now(), who: around.who, why: values.reason });
    around.print(`${name} ${done.release} ${done.kind === 'live' ? 'is live' : 'was live already'}`);
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        from: { type: 'string' },
        data: { type: 'string' },
        reason: { type: 'string' },
        missing: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new ReleaseError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function known(raw: string): LiveName {
  const name = toLiveName(raw);
  if (!name) throw new ReleaseError(`${raw} cannot be released. Names: ${LIVE_NAMES.join(', ')}.`);
  return name;
}
