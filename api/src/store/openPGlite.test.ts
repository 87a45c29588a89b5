import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPGlite } from './openPGlite';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-store-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('what a first start left unfinished when it was killed is begun anew', async () => {
  await mkdir(path.join(dataDir, 'store.new'));
  await writeFile(path.join(dataDir, 'store.new/PG_VERSION'), '17\n');
  const { close } = await openPGlite(path.join(dataDir, 'store'));
  await close();
  expect(await readdir(dataDir)).toEqual(['store']);
}, 60_000);

test('files that are no store: one line says which, and how to go on', async () => {
  const folder = path.join(dataDir, 'store');
  await mkdir(folder);
  await writeFile(path.join(folder, 'PG_VERSION'), 'nonsense');
  await expect(openPGlite(folder)).rejects.toThrow(
    `The store in ${folder} cannot be opened; move it away to start anew: matches come again from the feed`,
  );
}, 60_000);
