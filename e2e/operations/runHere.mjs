import { spawn } from 'node:child_process';
import { cpSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Runs what `docker` would run within a container, for dockerStandIn.sh: here, with the caller's own input and output.
 */
const { STAND_IN = '{}' } = process.env;
/** @type {{ site: string, app: string, live: string[], as: object,
 *   api: { app: string, dataDir: string }, postgres: Record<string, string>,
 *   balancer: { folder: string, pid: number, env: Record<string, string> } }} */
const given = JSON.parse(STAND_IN);
const args = process.argv.slice(2);

const [, verb, ...rest] = args[0] === 'compose' ? args : [undefined, ''];
const service = verb === 'exec' && rest[0] === '-T' ? rest[1] : undefined;
if (service === 'postgres') await runHere(rest.slice(2), given.postgres);
else if (service === 'api')
  await runHere(rest.slice(2), { DATA_DIR: given.api.dataDir }, { cwd: given.api.app, ...given.as });
else if (service === 'balancer') await runHere(inBalancer(rest.slice(2)), given.balancer.env);
else await runOnce(rest);

/**
 * @param {string[]} words of the command, its program first
 * @param {Record<string, string>} [env]
 */
async function runHere([program = '', ...words], env = {}, place = {}) {
  const child = spawn(program, words, { stdio: 'inherit', env: { ...process.env, ...env }, ...place });
  process.exitCode = await new Promise((resolve) => child.on('exit', resolve));
}

/** `docker compose run --rm [-T] [--entrypoint <program>] [--volume <folder>:<place>:ro] release|live <args>` @param {string[]} words */
async function runOnce(words) {
  let entrypoint;
  const mounted = [];
  while (words[0]?.startsWith('-')) {
    const flag = words.shift();
    if (flag === '--entrypoint') entrypoint = words.shift();
    else if (flag === '--volume') mounted.push(mount(words.shift() ?? ''));
    else if (!['--rm', '-T'].includes(flag ?? '')) throw new Error(`The stand-in does not know ${flag}`);
  }
  const [service, ...own] = words;
  const programs = { release: ['node', 'server/delivery/dist/bin/release.js'], live: given.live };
  const program = entrypoint ? [entrypoint] : programs[/** @type {'release' | 'live'} */ (service)];
  const inVolume = own.map((word) => word.replace(/^\/data/, given.site));
  await runHere([...program, ...inVolume], { DATA_DIR: given.site }, { cwd: given.app, ...given.as });
  for (const unmount of mounted) unmount();
}

/** A folder in place of one of the image, and what puts that one back. @param {string} volume `<folder>:/app/<place>:ro` */
function mount(volume) {
  const [folder = '', place = ''] = volume.split(':');
  const target = path.join(given.app, path.relative('/app', place));
  renameSync(target, `${target}.image`);
  cpSync(folder, target, { recursive: true });
  return () => {
    rmSync(target, { recursive: true });
    renameSync(`${target}.image`, target);
  };
}

/** A command within the container, where HAProxy is the first process. @param {string[]} words */
function inBalancer(words) {
  return words.map((word) => (word === 'kill -USR2 1' ? `kill -USR2 ${given.balancer.pid}` : inFolder(word)));
}

/** @param {string} word */
function inFolder(word) {
  return word.replace(/^\/usr\/local\/etc\/haproxy(?=\/)/, given.balancer.folder);
}
