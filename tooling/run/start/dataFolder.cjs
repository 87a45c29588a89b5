const { randomBytes } = require('node:crypto');
const { accessSync, constants, existsSync, mkdirSync, readFileSync, readdirSync } = require('node:fs');
const { rmSync, statSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { Problem, codeOf } = require('./problem.cjs');

/**
 * What `npm start` has in the data folder: `running.json` names the process and the addresses of the site that runs,
 * `secrets.json` what signs requests. The rest belongs to the servers.
 */

/**
 * Makes the folder and takes it for this process, until that ends: a second start would build under the servers of the
 * first. Two at the same moment end at the lock of `api`.
 *
 * @param {string} folder
 */
function takeDataFolder(folder) {
  const file = path.join(folder, 'running.json');
  try {
    makeFolder(folder);
    // With releases that cannot be read the servers would start, and visitors get a page without its app.
    for (const inside of [folder, path.join(folder, 'site'), path.join(folder, 'site/r')].filter(existsSync)) {
      readdirSync(inside);
      // Reading names is one permission, reading what they name another. `path.join` would leave the dot out.
      statSync(`${inside}/.`);
    }
    accessSync(folder, constants.W_OK);
    const holder = jsonIn(file);
    if (isAlive(holder)) {
      throw new Problem(
        `The data folder ${folder} is in use by another instance (process ${holder.pid}): stop that one, or choose another folder with DATA_DIR.`,
      );
    }
    writeFileSync(file, JSON.stringify(thisProcess()));
  } catch (error) {
    if (error instanceof Problem) throw error;
    const reason = /** @type {Error} */ (error).message;
    throw new Problem(
      `The data folder ${folder} cannot be used (${reason}): mend it, or choose another with DATA_DIR.`,
    );
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

/**
 * Level by level: Node's own `recursive` never ends where a file system refuses new folders with ENOENT, as /proc does.
 *
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/**
 * Saves the addresses of the running site, for commands on the same data folder.
 *
 * @param {string} folder
 * @param {{ api: string | undefined, site: string }} addresses of its `api`, and of its start page
 */
function noteRunning(folder, { api, site }) {
  writeFileSync(path.join(folder, 'running.json'), JSON.stringify({ ...thisProcess(), api, site }));
}

/** A server on this machine answers within this time, or is gone. */
const PATIENCE_MS = 2_000;

/**
 * The address of the `api` for a data folder.
 *
 * @param {string} folder
 * @param {string | undefined} given set by the operator
 * @returns {Promise<string | undefined>} nothing when none answers
 */
async function runningApi(folder, given) {
  const api = given?.trim() || jsonIn(path.join(folder, 'running.json'))?.api;
  if (typeof api !== 'string') return undefined;
  try {
    const { ok } = await fetch(new URL('/readyz', api), { signal: AbortSignal.timeout(PATIENCE_MS) });
    return ok || given?.trim() ? api : undefined;
  } catch {
    return undefined;
  }
}

function thisProcess() {
  return { pid: process.pid, begun: begunAt(process.pid) };
}

/** @param {any} holder a process that is dead, or another one with its number, holds nothing */
function isAlive(holder) {
  if (!Number.isInteger(holder?.pid) || holder.pid <= 0 || holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // A process of another user is alive all the same.
    if (codeOf(error) !== 'EPERM') return false;
  }
  return begunAt(holder.pid) === holder.begun;
}

/**
 * When a process began, where the system reports it: after a reboot, or in a container, its number may belong to
 * another process.
 *
 * @param {number} pid
 */
function begunAt(pid) {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/);
    return fields.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** @param {string} file @returns {any} nothing when it is unreadable: its writer died while writing */
function jsonIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The secrets that sign requests: the operator's, or one generated at the first start and kept.
 *
 * @param {string} folder
 * @param {string | undefined} given
 */
function signatureSecrets(folder, given) {
  const secrets = keptSecrets(folder, given);
  if (secrets !== undefined) return secrets;
  const signature = randomBytes(24).toString('base64url');
  writeFileSync(path.join(folder, 'secrets.json'), `${JSON.stringify({ signature })}\n`, { mode: 0o600, flag: 'wx' });
  return signature;
}

/**
 * {@link signatureSecrets} for a command beside the site: it generates none.
 *
 * @param {string} folder
 * @param {string | undefined} given
 * @returns {string | undefined}
 */
function keptSecrets(folder, given) {
  const file = path.join(folder, 'secrets.json');
  if (given?.trim()) return given.trim();
  if (!existsSync(file)) return undefined;
  let reason = 'it is damaged';
  try {
    const { signature } = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof signature === 'string' && signature !== '') return signature;
  } catch (error) {
    reason = codeOf(error) || reason;
  }
  throw new Problem(`${file} cannot be read (${reason}): mend it, or remove it, and a new secret is made.`);
}

module.exports = { keptSecrets, noteRunning, runningApi, signatureSecrets, takeDataFolder };
