const { mkdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { runNode } = require('../run/command.cjs');
const { commandOf, packages, root } = require('../run/workspace.cjs');

/**
 * The tests that a change of a file can reach, by imports over all packages; Jest's own `--findRelatedTests` stays within one.
 *
 * @typedef {ReadonlyMap<string, readonly string[]>} Importers by file, both below the project's folder
 */

const GRAPH = path.join(root, 'node_modules/.cache/reports/imports.json');

/** Read once. @type {Promise<Importers> | undefined} */
let importers;

/** @param {string} file @returns {Promise<string[]>} those of its folder and package first, and of them the nearest by imports */
async function relatedTests(file) {
  importers ??= readImporters();
  const known = await importers;
  const reached = new Set([file]);
  for (const one of reached) for (const importer of known.get(one) ?? []) reached.add(importer);
  const tests = [...reached].filter((one) => /\.test\.(tsx?|mjs)$/.test(one));
  return tests.sort((one, other) => sharedFolders(file, other) - sharedFolders(file, one));
}

/** How many folders the paths of both begin with. @param {string} one @param {string} other */
function sharedFolders(one, other) {
  const folders = path.dirname(other).split('/');
  const at = path
    .dirname(one)
    .split('/')
    .findIndex((folder, index) => folder !== folders[index]);
  return at < 0 ? one.split('/').length : at;
}

/** @returns {Promise<Importers>} without imports of types, which change nothing that runs */
async function readImporters() {
  mkdirSync(path.dirname(GRAPH), { recursive: true });
  const folders = packages().map(({ dir }) => path.relative(root, dir));
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '--output-to', GRAPH, ...folders];
  await runNode(commandOf('dependency-cruiser', 'depcruise'), args, { cwd: root });
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const { source, dependencies } of JSON.parse(readFileSync(GRAPH, 'utf8')).modules)
    for (const { resolved, dependencyTypes } of dependencies)
      if (!dependencyTypes.includes('type-only')) found.set(resolved, [...(found.get(resolved) ?? []), source]);
  return found;
}

module.exports = { relatedTests };
