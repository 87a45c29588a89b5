import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataFolder } from './dataFolderLock';

let dataDir: string;
const lock = () => lockDataFolder(dataDir);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tyso-lock-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('a lock that is a pipe is named', async () => {
  const lockFile = join(dataDir, 'api.lock');
  execFileSync('mkfifo', [lockFile]);
  await expect(lock()).rejects.toThrow(`${lockFile}: expected a file, got something else; remove it`);
});

test('a process that is dead and only waits for its parent to take notice holds nothing', async () => {
  // The shell starts a process, prints its number and becomes another program, which never reaps it.
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60']);
  const [output] = await once(parent.stdout, 'data');
  await writeFile(join(dataDir, 'api.lock'), JSON.stringify({ pid: Number(output) }));
  await expect(lock()).resolves.toBeDefined();
  parent.kill('SIGKILL');
});
