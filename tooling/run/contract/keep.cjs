const { mkdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const tar = require('tar');
const { buildAll } = require('../build.cjs');
const { createProgress } = require('../progress.cjs');
const { dirOf, packages } = require('../workspace.cjs');

const KEPT = path.join(dirOf('e2e'), 'remotes/kept');

/**
 * `npm run contract -- keep`: builds the remotes and keeps them as releases that every later shell of this contract
 * must run. One packed file each, so that searches of the project do not find built code.
 */
async function keep() {
  const remotes = packages().filter(({ name }) => name.startsWith('mfe-'));
  await buildAll(createProgress(), (name) => remotes.some((remote) => remote.name === name));
  for (const { name, dir } of remotes) {
    const dist = path.join(dir, 'dist');
    const { contract } = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8'));
    const folder = path.join(KEPT, `contract-${contract}`);
    mkdirSync(folder, { recursive: true });
    // The same build makes the same file.
    tar.create(
      { sync: true, gzip: true, portable: true, noMtime: true, cwd: dist, file: path.join(folder, `${name}.tgz`) },
      ['.'],
    );
  }
}

module.exports = { keep };
