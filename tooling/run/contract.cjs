const { checkNode } = require('./checkNode.cjs');

// Comes before any code that an old Node cannot parse.
checkNode();

const { accept, contract } = require('./contract/check.cjs');
const { keep } = require('./contract/keep.cjs');

/**
 * `npm run contract` compares the code with `docs/contract.md`; `-- accept` rewrites the page, `-- keep` keeps a
 * release of each remote for later shells.
 */
async function main() {
  if (process.argv[2] === 'accept') return accept();
  if (process.argv[2] === 'keep') return keep();
  const { failed, output } = await contract();
  if (failed > 0) console.error(output);
  process.exitCode = failed;
}

main();
