const { globSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { Problem } = require('./start/problem.cjs');

/** The project's folder. */
const root = path.join(__dirname, '../..');

/**
 * All packages: in the project's folder, or one below (`server/api`). They are searched, not listed: tooling knows no package by name.
 *
 * @typedef {{ name: string, dir: string, scripts: Record<string, string>, budget?: import("../build/budgetFaults.cjs").Budget, uses: string[] }} Package `uses`: the names of everything it depends on
 * @returns {Package[]}
 */
function packages() {
  const files = globSync(['*/package.json', '*/*/package.json'], { cwd: root, exclude: ['**/node_modules/**'] });
  return files.sort().map((file) => {
    const dir = path.join(root, path.dirname(file));
    const description = descriptionIn(dir);
    const { name, scripts = {}, budget, dependencies = {}, devDependencies = {} } = description;
    return { name, dir, scripts, budget, uses: Object.keys({ ...dependencies, ...devDependencies }) };
  });
}

/** @param {string} dir @returns {any} */
function descriptionIn(dir) {
  const file = path.join(dir, 'package.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Problem(`${path.relative(root, file)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The folder of a package of ours. @param {string} name */
function dirOf(name) {
  const found = packages().find((one) => one.name === name);
  if (!found) throw new Error(`Expected a package of this project, got "${name}"`);
  return found.dir;
}

/**
 * These packages and all that depend on them.
 *
 * @param {readonly Package[]} all
 * @param {readonly string[]} names
 * @returns {Package[]}
 */
function withDependents(all, names) {
  const found = new Set(names);
  for (const name of found) for (const { name: user, uses } of all) if (uses.includes(name)) found.add(user);
  return all.filter(({ name }) => found.has(name));
}

/**
 * The script behind a command of an installed package, to be run with this very Node:
 * the links in `.bin` are shell scripts on one system and batch files on another.
 *
 * @param {string} dependency a dependency of the project's own package.json, or of `from`
 * @param {string} [command] where it differs from the package's name
 * @param {string} [from]
 */
function commandOf(dependency, command = path.basename(dependency), from = root) {
  const dir = path.join(from, 'node_modules', dependency);
  const { bin } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  return path.join(dir, typeof bin === 'string' ? bin : bin[command]);
}

module.exports = { root, packages, dirOf, withDependents, commandOf };
