const { existsSync, readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

/** The project's folder. */
const root = path.join(__dirname, '../..');

/**
 * The folders of all packages. They are found, not listed: tooling knows no package by name.
 *
 * @returns {{ name: string, dir: string, scripts: Record<string, string>, budget?: import("./firstBytes.cjs").Budget }[]}
 */
function packages() {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, entry.name, 'package.json')))
    .filter((entry) => !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map(({ name }) => {
      const dir = path.join(root, name);
      const { scripts = {}, budget } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
      return { name, dir, scripts, budget };
    });
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

module.exports = { root, packages, commandOf };
