const { spawnSync } = require('node:child_process');
const { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { endWithNpm, runToEnd } = require('./ending.cjs');
const { misspelt } = require('./start/settings.cjs');
const { fail, Problem } = require('./start/problem.cjs');
const { root } = require('./workspace.cjs');

const PINNED = readFileSync(path.join(root, '.node-version'), 'utf8').trim();
const OLDEST = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).engines.node.replace('>=', '');

/**
 * Every command of ours starts here. Where this Node is older than the project's, the same command runs once more under
 * the one that `.node-version` pins, which npm fetches once.
 *
 * @param {() => unknown} main requires the rest by itself: an older Node may not be able to parse it
 * @returns {Promise<unknown>} what `main` returns, if it ran here
 */
async function onPinnedNode(main) {
  if (!isOlder(process.versions.node)) {
    for (const line of misspelt(process.env)) console.warn(line);
    return main();
  }
  endWithNpm();
  try {
    const node = pinnedNode(path.join(root, 'node_modules/.cache', `node-${PINNED}`));
    process.env.PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
    process.exitCode = await runToEnd(node, process.argv.slice(1));
    return undefined;
  } catch (error) {
    return fail(error);
  }
}

/**
 * @param {string} folder where it is, or is to be
 * @returns {string} the program's path; a sentence on standard error says what runs
 */
function pinnedNode(folder) {
  const { name, program } = nodePackage(process.platform, process.arch);
  const node = path.join(folder, 'node_modules', name, program);
  const isHere = existsSync(node);
  const says = `Node ${process.versions.node} is older than ${OLDEST}: this runs on Node ${parseInt(PINNED, 10)} from the npm registry`;
  console.error(isHere ? says : `${says}, which is fetched once`);
  if (!isHere) fetchNode(folder, name);
  if (existsSync(node)) return node;
  throw new Problem(
    `Node ${OLDEST} or newer is needed, this is ${process.versions.node}, and npm could not fetch ${name}: install one from https://nodejs.org and start again.`,
  );
}

/** Whole or not at all: what a killed npm left must not be taken for a program. @param {string} folder @param {string} name */
function fetchNode(folder, name) {
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  // The packages of some systems are some versions behind.
  const dependencies = { [name]: `${OLDEST} - ${PINNED}` };
  writeFileSync(path.join(own, 'package.json'), JSON.stringify({ dependencies }));
  const args = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', args, { cwd: own, env: process.env, stdio: ['ignore', 'ignore', 2], shell });
  if (status === 0 && !existsSync(folder)) renameSync(own, folder);
  else rmSync(own, { recursive: true, force: true });
}

/**
 * The npm package that holds Node itself, one for each system, and the program's place in it.
 *
 * @param {NodeJS.Platform} platform
 * @param {string} arch
 */
function nodePackage(platform, arch) {
  if (platform === 'win32') return { name: `node-win-${arch}`, program: 'bin/node.exe' };
  const system = platform === 'darwin' && arch === 'arm64' ? 'bin-darwin' : platform;
  return { name: `node-${system}-${arch}`, program: 'bin/node' };
}

/** @param {string} version */
function isOlder(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = OLDEST.split('.').map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}

module.exports = { isOlder, nodePackage, onPinnedNode, pinnedNode };
