const { readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { Problem, codeOf } = require('./problem.cjs');

/**
 * Locks a data folder for this process: two instances would overwrite each other's store. The lock of a dead process is
 * void, so a crash needs no clean-up.
 *
 * @param {string} folder
 * @returns {() => void} releases the folder
 */
function lockDataFolder(folder) {
  const file = path.join(folder, 'instance.lock');
  const mine = JSON.stringify({ pid: process.pid, begun: begunAt(process.pid) });
  if (!claimed(file, mine)) {
    const holder = holderOf(file);
    if (isAlive(holder)) {
      throw new Problem(
        `The data folder ${folder} is in use by another instance (process ${holder?.pid}): stop that one, or choose another folder with DATA_DIR.`,
      );
    }
    rmSync(file, { force: true });
    if (!claimed(file, mine)) {
      throw new Problem(
        `The data folder ${folder} was taken by another instance just now: choose another with DATA_DIR.`,
      );
    }
  }
  return () => {
    if (read(file) === mine) rmSync(file, { force: true });
  };
}

/**
 * @param {string} file
 * @param {string} text
 */
function claimed(file, text) {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    const folder = path.dirname(file);
    throw new Problem(
      `The data folder ${folder} cannot be written (${codeOf(error) || error}): make room, or choose another with DATA_DIR.`,
    );
  }
}

/**
 * @param {string} file
 * @returns {{ pid: number, begun: string } | undefined} nothing when it is unreadable: its writer died while writing
 */
function holderOf(file) {
  try {
    const { pid, begun } = JSON.parse(read(file));
    return Number.isInteger(pid) && pid > 0 ? { pid, begun: String(begun) } : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @param {{ pid: number, begun: string } | undefined} holder */
function isAlive(holder) {
  if (!holder || holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // A process of another user is alive all the same.
    return codeOf(error) === 'EPERM';
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
  const [, fields = ''] = read(`/proc/${pid}/stat`).split(/\) (?!.*\) )/);
  return fields.split(' ')[19] ?? '';
}

module.exports = { lockDataFolder };
