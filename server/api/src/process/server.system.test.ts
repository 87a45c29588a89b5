import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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

test('a data folder that was copied while nothing ran is put back whole', async () => {
  const first = start();
  await first.seen(({ goals = 0 }) => (goals > 0 ? goals : undefined));
  await first.end('SIGTERM');
  const copy = await mkdtemp(path.join(tmpdir(), 'tyso-copy-'));
  await cp(dataDir, copy, { recursive: true });
  await rm(dataDir, { recursive: true });
  await cp(copy, dataDir, { recursive: true });
  const second = startProcess(bundle, { DATA_DIR: dataDir, FEED: 'none' });
  expect(await goalsServed(await second.address())).toBeGreaterThanOrEqual(first.goals());
  await rm(copy, { recursive: true });
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
