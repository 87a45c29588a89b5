import { execFileSync } from 'node:child_process';
import files, {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { emptyStoreFile } from '../../testing/emptyStoreFile';
import { openPGlite } from './openPGlite';

const report = (error: Error) => {
  throw error;
};

const asRoot = process.getuid?.() === 0;
const FEED = 'put it right, or move it away to start again: matches come again from the feed';

let dataDir: string;
/** A real store, away from the data folder. */
let whole: string;
/** What the check looks at, as a whole store has it: copied in no time. */
let outline: string;
let store: string;
let bundle: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-folder-'));
  await chmod(dataDir, 0o755);
  bundle = path.join(dataDir, 'storeFolder.mjs');
  const entryPoints = [path.join(__dirname, 'storeFolder.ts')];
  await build({ entryPoints, outfile: bundle, bundle: true, platform: 'node', format: 'esm' });
  whole = path.join(await mkdtemp(path.join(tmpdir(), 'tyso-store-')), 'whole');
  await (await openPGlite(whole, report, { template: emptyStoreFile() })).close();
  outline = path.join(dataDir, 'outline');
  for (const name of ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'])
    await copyOutline(path.join(whole, name), path.join(outline, name));
});
afterAll(async () => {
  for (const folder of [dataDir, path.dirname(whole)]) await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  store = path.join(dataDir, 'store');
});
afterEach(async () => {
  await chmod(store, 0o700).catch(() => undefined);
  await rm(store, { recursive: true, force: true });
});

/** Copies a few entries of each folder, and of each file its first bytes. */
async function copyOutline(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  if ((await stat(from)).isFile()) return writeFile(to, (await readFile(from)).subarray(0, 3));
  await mkdir(to);
  for (const name of (await readdir(from)).sort().slice(0, 3))
    await copyOutline(path.join(from, name), path.join(to, name));
}

/** Every file of the data folder, with whatever would show a write. */
async function everything(): Promise<string[]> {
  const names = await readdir(dataDir, { recursive: true });
  const lines = names.map(async (name) => {
    const found = await stat(path.join(dataDir, name)).catch(() => undefined);
    return `${name} ${found?.size} ${found?.mtimeMs}`;
  });
  return (await Promise.all(lines)).sort();
}

/** The store except for one entry. */
const without = (name: string) => async () => {
  await cp(outline, store, { recursive: true });
  await rm(path.join(store, name), { recursive: true });
};
const withVersion = (text: string) => async () => {
  await cp(outline, store, { recursive: true });
  await writeFile(path.join(store, 'PG_VERSION'), text);
};

/** Of `pg_wal` only its folders are left: those who clean up delete files. */
const emptied = (name: string) => async () => {
  await cp(outline, store, { recursive: true });
  const entries = await readdir(path.join(store, name), { withFileTypes: true });
  const gone = entries.filter((entry) => name !== 'pg_wal' || entry.isFile());
  for (const entry of gone) await rm(path.join(store, name, entry.name), { recursive: true });
};
const fileAt = (name: string) => async () => {
  await without(name)();
  await writeFile(path.join(store, name), 'x');
};
const pipeAt = (name: string) => async () => {
  await without(name)();
  execFileSync('mkfifo', [path.join(store, name)]);
};
const linkedToItself = (name: string) => async () => {
  await without(name)();
  await symlink(path.join(store, name), path.join(store, name));
};

/** The first file of the log of a new store. */
const FIRST_LOG = 'pg_wal/000000010000000000000001';

const CASES: [string, () => Promise<unknown>, string, string][] = [
  ['a file', () => writeFile(store, 'x'), 'the folder of a store', 'a file'],
  ['an empty file', () => writeFile(store, ''), 'the folder of a store', 'a file'],
  ['a link to a file', () => symlink('/etc/hostname', store), 'the folder of a store', 'a file'],
  [
    'a link to nothing',
    () => symlink(path.join(dataDir, 'nowhere'), store),
    'the folder of a store',
    'a link to nothing',
  ],
  ['a link to itself', () => symlink(store, store), 'the folder of a store', 'a link to nothing'],
  ['an empty folder', () => mkdir(store), 'a store', 'an empty folder'],
  ['a store without PG_VERSION', without('PG_VERSION'), 'PG_VERSION in the folder of a store', 'none'],
  ['a store whose PG_VERSION is a pipe', pipeAt('PG_VERSION'), 'PG_VERSION to be a file', 'something else'],
  [
    'a folder of something else',
    async () => {
      await mkdir(store);
      await writeFile(path.join(store, 'notes'), 'x');
    },
    'PG_VERSION in the folder of a store',
    'none',
  ],
  ['a store of another PostgreSQL', withVersion('17\n'), 'a store of PostgreSQL 18', '"17"'],
  ['an empty PG_VERSION', withVersion(''), 'a store of PostgreSQL 18', '""'],
  ['a PG_VERSION of nonsense', withVersion('nonsense'), 'a store of PostgreSQL 18', '"nonsense"'],
  [
    'half an initdb: no global/pg_control',
    without('global/pg_control'),
    'global/pg_control in the folder of a store',
    'none',
  ],
  ['half an initdb: no base', without('base'), 'base in the folder of a store', 'none'],
  ['a store whose log is gone', without('pg_wal'), 'pg_wal in the folder of a store', 'none'],
  ['a store that lost its transactions', without('pg_xact'), 'pg_xact in the folder of a store', 'none'],
  ['a store whose log is a file', fileAt('pg_wal'), 'pg_wal in the folder of a store', 'none'],
  ['a store whose base is a file', fileAt('base'), 'base in the folder of a store', 'none'],
  ['a log whose file is a pipe', pipeAt(FIRST_LOG), 'files in pg_wal, the log of a store', 'something else'],
  ['a pipe', async () => execFileSync('mkfifo', [store]), 'the folder of a store', 'something else'],
  ['a store whose log was emptied', emptied('pg_wal'), 'the log of a store in pg_wal', 'none'],
  ['a store whose base was emptied', emptied('base'), 'base in the folder of a store', 'none'],
  ['a log that is a link to itself', linkedToItself('pg_wal'), 'pg_wal in the folder of a store', 'none'],
  [
    'a PG_VERSION that is a link to itself',
    linkedToItself('PG_VERSION'),
    'PG_VERSION in the folder of a store',
    'none',
  ],
  [
    'an empty global/pg_control',
    async () => {
      await cp(outline, store, { recursive: true });
      await truncate(path.join(store, 'global/pg_control'));
    },
    'global/pg_control in the folder of a store',
    'none',
  ],
];

test.each(CASES)(
  '%s in the place of the store ends the start in one line, and nothing is made or changed',
  async (_, make, expected, got) => {
    await make();
    const before = await everything();
    await expect(openPGlite(store, report)).rejects.toThrow(`${store}: expected ${expected}, got ${got}; ${FEED}`);
    expect(await everything()).toEqual(before);
  },
);

/** Any user but root, who may read and write everything. */
const NOBODY = 65_534;

/** What {@link isStoreThere} says of the store to a user whose store it is, and who is not root. */
function asItsUser(): string {
  if (asRoot) execFileSync('chown', ['-R', String(NOBODY), store]);
  // Root becomes the user within: other users may not be able to enter the folder of this Node.
  const script = `if (${asRoot}) process.setgroups([]), process.setgid(${NOBODY}), process.setuid(${NOBODY});
  import(process.argv[1]).then(({ isStoreThere }) => isStoreThere(process.argv[2]))
    .then(console.log, ({ message }) => console.log(message))`;
  return String(execFileSync(process.execPath, ['-e', script, bundle, store], { cwd: dataDir })).trim();
}

test.each([
  ['it may be read and written', '', 0o700, undefined],
  ['it may not be read', '', 0o300, 'EACCES'],
  ['it may not be written', '', 0o500, 'EACCES'],
  ['a folder of it may not be entered', 'base', 0o000, 'EACCES at base'],
  ['a folder of it may not be written', 'pg_wal', 0o500, 'EACCES at pg_wal'],
  ['a file of it may not be read', 'global/pg_control', 0o200, 'EACCES at global/pg_control'],
  ['a file of it may not be written', 'PG_VERSION', 0o400, 'EACCES at PG_VERSION'],
])('%s: that is said in one line, with the place', async (_, name, mode, got) => {
  await cp(outline, store, { recursive: true });
  await chmod(path.join(store, name), mode);
  const said = asItsUser();
  await chmod(path.join(store, name), 0o700);
  const refusal = `${store}: expected a folder that may be read and written, got ${got}; ${FEED}`;
  expect(said).toBe(got === undefined ? 'true' : refusal);
});

test.each([
  ['damaged', 'global/pg_control', 'x'.repeat(8192)],
  ['too short', 'global/pg_control', 'x'],
])('a %s file of the store ends the start in one line', async (_, name, text) => {
  await cp(whole, store, { recursive: true });
  await writeFile(path.join(store, name), text);
  await expect(openPGlite(store, report)).rejects.toThrow(`The store in ${store} cannot be opened`);
});

test('a store that does not open on a disk without room for its log is not called broken: nobody should move it away', async () => {
  await cp(whole, store, { recursive: true });
  await writeFile(path.join(store, 'global/pg_control'), 'x');
  const disk = await files.statfs(dataDir);
  jest.spyOn(files, 'statfs').mockResolvedValue(Object.assign(disk, { bavail: 5_000_000, bsize: 1 }));
  await expect(openPGlite(store, report)).rejects.toThrow(`The disk under ${dataDir} is full: 5000000 bytes are left`);
  jest.restoreAllMocks();
});

test('a first start that finds no room for its files ends in one line and leaves nothing', async () => {
  await writeFile(path.join(dataDir, 'file'), '');
  const inFile = path.join(dataDir, 'file', 'store');
  await expect(openPGlite(inFile, report)).rejects.toThrow(/ENOTDIR/);
});
