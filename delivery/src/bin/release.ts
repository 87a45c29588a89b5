import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LIVE_NAMES, type LiveName, toLiveName } from '../pointers/liveName';
import { readableSoFar, release } from '../release/release';
import { ReleaseError } from '../release/releaseError';
import { siteFolder } from '../siteFolder';

const USAGE = `release <name>...|--all [--from <folder>] [--data <folder>] [--reason <text>] [--missing]
names: ${LIVE_NAMES.join(', ')}; --from is <name>/dist unless given; --missing leaves alone what is live already`;

/** `release <name>...`, `release --all`: makes finished builds live. One line a name on success, one line on failure. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      data: { type: 'string', default: process.env.DATA_DIR || '.data' },
      reason: { type: 'string' },
      all: { type: 'boolean', default: false },
      missing: { type: 'boolean', default: false },
    },
  });
  const names = values.all ? LIVE_NAMES : positionals.map(known);
  if (names.length === 0) throw new ReleaseError(`What shall be released?\n${USAGE}`);
  if (values.from && names.length > 1)
    throw new ReleaseError('--from is the build of one name. Release one at a time.');

  const dataDir = path.resolve(values.data);
  for (const name of names) {
    if (values.missing && (await readableSoFar(siteFolder(dataDir), name))) continue;
    const from = path.resolve(values.from ?? path.join(name, 'dist'));
    const done = await release({ name, from, dataDir, now: new Date(), who: whoAmI(), why: values.reason });
    console.log(`${name} ${done.release} ${done.kind === 'live' ? 'is live' : 'was live already'}`);
  }
}

function known(raw: string): LiveName {
  const name = toLiveName(raw);
  if (!name) throw new ReleaseError(`${raw} cannot be released. Names: ${LIVE_NAMES.join(', ')}.`);
  return name;
}

function whoAmI(): string {
  try {
    return `${os.userInfo().username}@${os.hostname()}`;
  } catch {
    // A container's user may have no name.
    return os.hostname();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
