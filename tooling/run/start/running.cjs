const { readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** A server on this machine answers within this time, or is gone. */
const PATIENCE_MS = 2_000;

/** @param {string} dataDir */
function fileIn(dataDir) {
  return path.join(dataDir, 'running.json');
}

/**
 * Saves the addresses of a running site, for commands on the same data folder.
 *
 * @param {string} dataDir
 * @param {string | undefined} api the origin of its `api`
 * @param {string} [site] the address of its start page, which links begin with
 */
function noteRunning(dataDir, api, site) {
  const file = fileIn(dataDir);
  writeFileSync(file, JSON.stringify({ api, site }));
  process.once('exit', () => rmSync(file, { force: true }));
}

/**
 * The address of the `api` for a data folder.
 *
 * @param {string} dataDir
 * @param {string | undefined} given set by the operator
 * @returns {Promise<string | undefined>} nothing when none answers
 */
async function runningApi(dataDir, given) {
  const api = given?.trim() || noted(dataDir);
  if (api === undefined) return undefined;
  try {
    const { ok } = await fetch(new URL('/readyz', api), { signal: AbortSignal.timeout(PATIENCE_MS) });
    return ok || given?.trim() ? api : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} dataDir @returns {string | undefined} */
function noted(dataDir) {
  try {
    const { api } = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
    return typeof api === 'string' ? api : undefined;
  } catch {
    return undefined;
  }
}

module.exports = { noteRunning, runningApi };
