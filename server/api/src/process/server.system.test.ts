import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildTestServer, goalsServed, startProcess } from './testing/serverProcess';

let bundle: string;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-kill-'));
  bundle = await buildTestServer('server');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = () => startProcess(bundle, { DATA_DIR: dataDir, COUNTING: '1' });

test('a second server on the same data folder is refused in one line; asked to stop, the first leaves no lock behind', async () => {
  const first = start();
  const address = await first.address();
  const second = start();
  expect(await second.exited).toEqual([1, null]);
  expect(second.errors.join('')).toMatch(new RegExp(`^.*${dataDir} is in use by process`, 's'));
  await first.seen((line) => line.goals);
  expect(await goalsServed(address)).toBeGreaterThan(0);
  expect(await first.end('SIGTERM')).toEqual([0, null]);
  expect(await readdir(dataDir)).toEqual(['database']);
});

test('one that finds something else in the place of its store ends, and leaves nothing of its own', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'tyso-other-'));
  await writeFile(path.join(other, 'database'), 'notes');
  const server = startProcess(bundle, { DATA_DIR: other });
  expect(await server.exited).toEqual([1, null]);
  expect(server.errors.join('')).toContain(`${other}/database: expected the folder of a store, got a file`);
  expect(await readdir(other)).toEqual(['database']);
  await rm(other, { recursive: true });
});
