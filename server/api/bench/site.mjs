import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const inDelivery = (/** @type {string} */ file) =>
  fileURLToPath(new URL(`../../delivery/dist/${file}`, import.meta.url));

/** Runs a command of `delivery`: `release`, `live`. @param {string} name @param {readonly string[]} args */
export async function deliveryCommand(name, args) {
  await promisify(execFile)(process.execPath, [inDelivery(`bin/${name}.js`), ...args]);
}

/**
 * Releases the last builds into a data folder and starts `delivery` on it, in front of that `api`.
 *
 * @param {string} dataDir
 * @param {string} apiOrigin
 * @param {NodeJS.ProcessEnv} [more] of the environment
 */
export async function startSite(dataDir, apiOrigin, more = {}) {
  await deliveryCommand('release', ['--all', '--data', dataDir, '--unchecked', 'a benchmark']);
  const own = { DATA_DIR: dataDir, API_ORIGIN: apiOrigin, PORT: '0', SIGNATURE_SECRETS: 'bench' };
  const env = { ...process.env, ...own, ...more };
  const child = fork(inDelivery('main.js'), [], { env });
  const exited = once(child, 'exit');
  const ended = exited.then(() => Promise.reject(new Error('delivery ended')));
  ended.catch(() => {});
  const [{ port }] = await Promise.race([once(child, 'message'), ended]);
  return {
    port: Number(port),
    pid: child.pid,
    async end() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
