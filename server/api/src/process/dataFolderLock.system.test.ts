import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Another process, alive until the test ends it. */
async function startProcess() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  return child;
}

test('a folder has one holder; released, it is free again', async () => {
  const other = await startProcess();
  await writeFile(lockFile(), JSON.stringify({ pid: other.pid }));
  await expect(lockDataFolder(folder)).rejects.toThrow(
    `${folder} is in use by process ${other.pid}: stop it, or set DATA_DIR to another folder`,
  );
  other.kill('SIGKILL');
  await once(other, 'exit');
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
  ['a pipe', async () => execFileSync('mkfifo', [lockFile()])],
])('a lock that is %s is named', async (_, make) => {
  await make();
  await expect(lockDataFolder(folder)).rejects.toThrow(`${lockFile()}: expected a file, got something else; remove it`);
});

test('a folder that does not exist yet is made', async () => {
  const unlock = await lockDataFolder(path.join(folder, 'new', 'deep'));
  await unlock();
});

test('a process that is dead and only waits for its parent to take notice holds nothing', async () => {
  // The shell starts a process, prints its number and becomes another program, which never reaps it.
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60']);
  const [output] = await once(parent.stdout, 'data');
  await writeFile(lockFile(), JSON.stringify({ pid: Number(output) }));
  await expect(lockDataFolder(folder)).resolves.toBeDefined();
  parent.kill('SIGKILL');
});
