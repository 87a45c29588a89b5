import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

test('a lock that is a pipe is named', async () => {
  execFileSync('mkfifo', [lockFile()]);
  await expect(lockDataFolder(folder)).rejects.toThrow(`${lockFile()}: expected a file, got something else; remove it`);
});

test('a process that is dead and only waits for its parent to take notice holds nothing', async () => {
  // The shell starts a process, prints its number and becomes another program, which never reaps it.
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60']);
  const [output] = await once(parent.stdout, 'data');
  await writeFile(lockFile(), JSON.stringify({ pid: Number(output) }));
  await expect(lockDataFolder(folder)).resolves.toBeDefined();
  parent.kill('SIGKILL');
});
