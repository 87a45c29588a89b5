import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDataFolder } from './dataFolderLock';

let folder: string;
const lockFile = () => path.join(folder, 'api.lock');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tyso-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

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
