import { spawnSync } from 'node:child_process';
import { chmod, chown, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCompose } from './composeFile';
import { ROOT } from './dockerfile';
import { freePort } from './freePort';
import { UNPRIVILEGED } from './images';
import { type Running, start } from './startImage';

/** The reason to skip tests without Varnish. */
export const missingCache =
  process.platform === 'linux' && spawnSync('varnishd', ['-V'], { env: pathOf() }).status === 0
    ? undefined
    : 'left out, there is no Varnish';

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
  const folder = join(home, 'vcl');
  const work = join(home, 'work');
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  await layOut(home, originPort);
  const [program = '', ...words] = readCompose().services.cache?.command ?? [];
  const replaced: Record<string, string> = {
    '/etc/varnish/default.vcl': join(folder, 'default.vcl'),
    ':8080,HTTP': `${host},HTTP`,
  };
  const args = words.map((word) => replaced[word] ?? word.replace(/\$\{\w+:-(\w+)\}/, '$1'));
  const running = start(program, ['-n', work, ...args], { cwd: home, env: pathOf() });
  // The health check of its container.
  await running.until(async () => spawnSync('varnishadm', ['-n', work, 'status'], { env: pathOf() }).status === 0);
  await running.until(async () => (await fetch(`http://${host}/healthz`)).ok);
  return {
    ...{ host, running, work },
    async reload(to = originPort) {
      await writeOrigin(folder, to);
      const { status, stdout, stderr } = spawnSync('varnishreload', ['-n', work], { env: pathOf() });
      if (status !== 0) throw new Error(`varnishreload: ${stdout}${stderr}`);
    },
    async stop() {
      await running.end();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function layOut(home: string, originPort: number): Promise<void> {
  await chmod(home, 0o755);
  const folder = join(home, 'vcl');
  for (const place of [folder, join(home, 'work')]) await mkdir(place);
  await copyFile(join(ROOT, 'deploy/cache/default.vcl'), join(folder, 'default.vcl'));
  await writeOrigin(folder, originPort);
  const { uid, gid } = UNPRIVILEGED;
  if (uid !== undefined && gid !== undefined)
    for (const place of [home, join(home, 'work')]) await chown(place, uid, gid);
}

async function writeOrigin(folder: string, port: number): Promise<void> {
  const origin = await readFile(join(ROOT, 'deploy/cache/origin.vcl'), 'utf8');
  const here = origin
    .replace('.host = "balancer"', '.host = "127.0.0.1"')
    .replace('.port = "8080"', `.port = "${port}"`);
  await writeFile(join(folder, 'origin.vcl'), here);
}

/** Debian keeps the server where only root looks, and the reload apart. */
function pathOf() {
  return { PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/share/varnish` };
}
