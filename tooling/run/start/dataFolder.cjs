const { accessSync, constants, existsSync, lstatSync, mkdirSync, readdirSync, statSync } = require('node:fs');
const path = require('node:path');
const { Problem, codeOf } = require('./problem.cjs');

/** Entries of the data folder, with what each has to be; `api` checks its store itself. */
const FOLDERS = ['site', 'site/r'];
const FILES = ['instance.lock', 'api.lock', 'running.json', 'secrets.json'];

/**
 * Makes sure that the data folder exists and can be read and written.
 *
 * @param {string} folder
 * @returns {string[]} a line for the operator, where there is something to know
 */
function openDataFolder(folder) {
  checkKind(folder, 'a folder');
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    readdirSync(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/,.*/, '') : String(error);
    throw new Problem(
      `The data folder ${folder} cannot be used (${reason}): mend its permissions, or choose another with DATA_DIR.`,
    );
  }
  for (const name of FOLDERS) {
    checkKind(path.join(folder, name), 'a folder');
    checkReadable(path.join(folder, name));
  }
  const releases = path.join(folder, 'site/r');
  for (const name of existsSync(releases) ? readdirSync(releases) : []) checkReadable(path.join(releases, name));
  for (const name of FILES) checkKind(path.join(folder, name), 'a file');
  return oldIn(folder);
}

/**
 * Until version 0.2 what is live lay in files.
 *
 * @param {string} folder
 */
function oldIn(folder) {
  const live = path.join(folder, 'site/live');
  if (!existsSync(live)) return [];
  return [
    `${folder} has releases of an older version, which are read no more: what is live begins anew in the store. Remove ${live} to hear no more of it.`,
  ];
}

/**
 * Reading a pipe would never end, and Node's errors of a folder in a file's place do not name it.
 *
 * @param {string} entry
 * @param {'a file' | 'a folder'} expected
 */
function checkKind(entry, expected) {
  if (!isThere(entry)) return;
  const kind = kindOf(entry);
  if (kind !== expected) throw new Problem(`${entry} is ${kind}, and has to be ${expected}: remove it.`);
}

/**
 * With releases that cannot be read the servers would start, and visitors get a page without its app.
 *
 * @param {string} inside a folder of the data folder
 */
function checkReadable(inside) {
  if (!isThere(inside)) return;
  try {
    readdirSync(inside);
    // Reading names is one permission, reading what they name another. `path.join` would leave the dot out.
    statSync(`${inside}/.`);
  } catch (error) {
    throw new Problem(`${inside} cannot be read (${codeOf(error)}): mend its permissions.`);
  }
}

/** @param {string} entry also a link to nothing is there */
function isThere(entry) {
  try {
    lstatSync(entry);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} entry */
function kindOf(entry) {
  try {
    const stat = statSync(entry);
    if (stat.isFile()) return 'a file';
    return stat.isDirectory() ? 'a folder' : 'neither a file nor a folder';
  } catch {
    return 'a link that leads nowhere';
  }
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

module.exports = { openDataFolder };
