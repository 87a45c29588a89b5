import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCompose } from './composeFile';
import { ROOT } from './dockerfile';
import { freePort } from './freePort';
import { missingProgram, PATH, type Running, start } from './program';

export const missingCache = missingProgram('varnishd', '-V');

export type Cache = {
  readonly host: string;
  readonly running: Running;
  /** Varnish's own folder, by which its tools know it. */
  readonly work: string;
  /** Loads the configuration again, for an origin that may be at another address. */
  reload(originPort?: number): Promise<void>;
  stop(): Promise<void>;
};

/** Varnish with its container's own command and files, in front of a server on this machine. */
export async function startCache(originPort: number): Promise<Cache> {
  const home = await mkdtemp(join(tmpdir(), 'tyso-cache-'));
  const work = join(home, 'work');
  const host = `127.0.0.1:${await freePort()}`;
  const file = await writeConfiguration(join(home, 'vcl'), originPort);
  const [program = '', ...words] = readCompose().services.cache?.command ?? [];
  const replaced: Record<string, string> = { '/etc/varnish/default.vcl': file, ':8080,HTTP': `${host},HTTP` };
  const args = words.map((word) => replaced[word] ?? word.replace(/\$\{\w+:-(\w+)\}/, '$1'));
  const running = start(program, ['-j', 'none', '-n', work, ...args], { cwd: home });
  // The health check of its container.
  await running.until(() => spawnSync('varnishadm', ['-n', work, 'status'], { env: { PATH } }).status === 0);
  await running.until(async () => (await fetch(`http://${host}/healthz`)).ok);
  return {
    host,
    running,
    work,
    async reload(to = originPort) {
      await writeConfiguration(join(home, 'vcl'), to);
      const { status, stdout, stderr } = spawnSync('varnishreload', ['-n', work], { env: { PATH } });
      if (status !== 0) throw new Error(`varnishreload: ${stdout}${stderr}`);
    },
    async stop() {
      await running.end();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Writes the configuration of our folder `deploy/cache` for an origin on this machine. @returns the file to be loaded */
export async function writeConfiguration(folder: string, originPort: number): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'default.vcl');
  await copyFile(join(ROOT, 'deploy/cache/default.vcl'), file);
  const origin = await readFile(join(ROOT, 'deploy/cache/origin.vcl'), 'utf8');
  const here = origin
    .replace('.host = "balancer"', '.host = "127.0.0.1"')
    .replace('.port = "8080"', `.port = "${originPort}"`);
  await writeFile(join(folder, 'origin.vcl'), here);
  return file;
}
