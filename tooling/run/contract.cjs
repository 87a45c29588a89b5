const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { buildAll } = require('./build.cjs');
const { onPinnedNode } = require('./onPinnedNode.cjs');
const { createProgress } = require('./progress.cjs');
const { dirOf, packages } = require('./workspace.cjs');

/**
 * `npm run contract` compares the code with `shared-kernel/contract.txt`; `-- accept` rewrites the page, `-- keep` keeps a
 * release of each remote for later shells.
 */
onPinnedNode(async () => {
  const { PAGE, contract, contractReport } = require('./contract/page.cjs');
  if (process.argv[2] === 'accept') return writeFileSync(PAGE, await contractReport());
  if (process.argv[2] === 'keep') return keep();
  const { failed, output } = await contract();
  if (failed > 0) console.error(output);
  process.exitCode = failed;
});

/**
 * `npm run contract -- keep`: builds the remotes and keeps them as releases that every later shell of this contract
 * must run. One packed file each, so that searches of the project do not find built code.
 */
async function keep() {
  const tar = require('tar');
  const remotes = packages().filter(({ name }) => name.startsWith('mfe-'));
  await buildAll(createProgress(), (name) => name.startsWith('mfe-'));
  for (const { name, dir } of remotes) {
    const dist = path.join(dir, 'dist');
    const { contract } = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8'));
    const folder = path.join(dirOf('e2e'), 'remotes/kept', `contract-${contract}`);
    mkdirSync(folder, { recursive: true });
    // The same build makes the same file.
    tar.create(
      { sync: true, gzip: true, portable: true, noMtime: true, cwd: dist, file: path.join(folder, `${name}.tgz`) },
      ['.'],
    );
  }
}
