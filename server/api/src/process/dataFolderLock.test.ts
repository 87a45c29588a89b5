import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDataFolder } from './dataFolderLock';

let folder: string;
const lockFile = () => path.join(folder, 'api.lock');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tyso-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder that a living process holds is refused, with what to do', async () => {
  await writeFile(lockFile(), JSON.stringify({ pid: process.ppid }));
  await expect(lockDataFolder(folder)).rejects.toThrow(
    `${folder} is in use by process ${process.ppid}: stop it, or set DATA_DIR to another folder`,
  );
});

test('the holder is noted, and released the folder is free', async () => {
  const unlock = await lockDataFolder(folder);
  expect(JSON.parse(await readFile(lockFile(), 'utf8')).pid).toBe(process.pid);
  await unlock();
  await expect(readFile(lockFile())).rejects.toThrow('ENOENT');
});

test.each([
  ['half written', '{"pid":'],
  ['of this very process number, from before a restart of the machine', JSON.stringify({ pid: process.pid })],
  ['of a process number that another process has since', JSON.stringify({ pid: process.ppid, startedAt: 'long ago' })],
])('a lock %s is void', async (_, content) => {
  await writeFile(lockFile(), content);
  await expect(lockDataFolder(folder)).resolves.toBeDefined();
});

test.each([
  ['a folder', () => mkdir(lockFile())],
  ['a link to itself', () => symlink(lockFile(), lockFile())],
])('a lock that is %s is named', async (_, make) => {
  await make();
  await expect(lockDataFolder(folder)).rejects.toThrow(`${lockFile()}: expected a file, got something else; remove it`);
});

test('a folder that does not exist yet is made', async () => {
  const unlock = await lockDataFolder(path.join(folder, 'new', 'deep'));
  await unlock();
});
