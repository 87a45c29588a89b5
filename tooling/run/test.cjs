const { onPinnedNode } = require('./onPinnedNode.cjs');

onPinnedNode(async () => {
  const ok = await require('./testAll.cjs').main(process.argv.slice(2));
  process.exitCode = ok ? 0 : 1;
});
