const { onPinnedNode } = require('./onPinnedNode.cjs');

onPinnedNode(() => require('./benchAll.cjs').main(process.argv.slice(2)));
