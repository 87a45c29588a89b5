import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const inDelivery = (/** @type {string} */ file) =>
  fileURLToPath(new URL(`../../delivery/dist/${file}`, import.meta.url));

/**
 * Releases the last builds into a data folder and starts `delivery` on it, in front of that `api`.
 *
 * @param {string} dataDir
 * @param {string} apiOrigin
 */
export async function startSite(dataDir, apiOrigin) {
  await promisify(execFile)(process.execPath, [inDelivery('bin/release.js'), '--all', '--data', dataDir]);
  const env = { ...process.env, DATA_DIR: dataDir, API_ORIGIN: apiOrigin, PORT: '0', SIGNATURE_SECRETS: 'bench' };
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
