import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../../store/openStore';
import type { Store } from '../../store/store';
import { emptyStoreFile } from '../../testing/emptyStoreFile';
import { aBuild } from '../../testing/releaseBuild';
import { openReleaseSite } from '../../testing/releaseSite';
import { backupCommand } from './backupCommand';

let folder: string;
const lines: string[] = [];
const warnings: string[] = [];
const print = (line: string) => void lines.push(line);
const report = (error: unknown) => void warnings.push(String(error));
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tyso-backup-'));
  lines.length = 0;
  warnings.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (name: string, restore?: string): Promise<Store> =>
  openStore({
    dataDir: path.join(folder, name),
    databaseUrl: undefined,
    emptyStore: emptyStoreFile(),
    restore,
    report,
    warn: (line) => void warnings.push(line),
  });

test('a backup of a site that runs is put back whole, in another epoch', async () => {
  const store = await open('one');
  const site = await openReleaseSite(store);
  const context = { cwd: folder, dataDir: site.dataDir, print };
  const { release } = aBuild('mfe-ads');
  await site.as().release(aBuild('mfe-ads'));
  const file = path.join(folder, 'tyso.tar.gz');
  expect([await backupCommand(['tyso.tar.gz'], context), lines]).toEqual([
    0,
    [`Everything is in ${file}. Put back: RESTORE=${file} npm start, with an empty data folder`],
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await site.as().change('mfe-ads', 'off');
  expect([await backupCommand(['no/such/folder.tar.gz'], context), lines.at(-1)]).toEqual([
    3,
    expect.stringContaining('Nothing was written: ENOENT'),
  ]);
  expect((await readdir(site.dataDir)).filter((name) => name.startsWith('backup'))).toEqual([]);
  const epoch = await store.releases.epoch();
  await site.close();
  await store.close();

  const again = await open('two', file);
  const { state } = await again.releases.live();
  expect(state.rows.get('mfe-ads')).toMatchObject({ release, is_on: true });
  const renewed = await again.releases.epoch();
  expect(renewed).not.toBe(epoch);
  await again.close();
  // The same variable at the next start changes nothing.
  const later = await open('two', file);
  expect(await later.releases.epoch()).toBe(renewed);
  expect(warnings).toEqual([`RESTORE is left out: there is a store in ${path.join(folder, 'two/database')}`]);
  await later.close();
  // Who was killed before the new epoch began begins it at the next start.
  await writeFile(path.join(folder, 'two/database.restored'), '');
  const last = await open('two');
  expect(await last.releases.epoch()).not.toBe(renewed);
  await last.close();
}, 60_000);

test('what is no backup is refused, and leaves no store behind', async () => {
  await expect(open('two', path.join(folder, 'none'))).rejects.toThrow(
    'RESTORE: expected a file of npm run backup, got nothing at',
  );
  const junk = path.join(folder, 'junk');
  await writeFile(junk, 'x');
  await expect(open('two', junk)).rejects.toThrow('expected a folder in which a store can be made');
  expect(await readdir(path.join(folder, 'two'))).not.toContain('database');
});
