const { onPinnedNode } = require('./onPinnedNode.cjs');

/**
 * `npm run contract` compares the code with `docs/contract.md`; `-- accept` rewrites the page, `-- keep` keeps a
 * release of each remote for later shells.
 */
onPinnedNode(async () => {
  const { accept, contract } = require('./contract/check.cjs');
  if (process.argv[2] === 'accept') return accept();
  if (process.argv[2] === 'keep') return require('./contract/keep.cjs').keep();
  const { failed, output } = await contract();
  if (failed > 0) console.error(output);
  process.exitCode = failed;
});
