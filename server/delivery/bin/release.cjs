const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** `npm run release`: builds, checks and tries what goes live, which an image cannot. */
const scripts = [
  '--make',
  require.resolve('../../../tooling/run/make.cjs'),
  '--try',
  require.resolve('../../../e2e/smoke/smoke.cjs'),
];
runServerCommand('delivery', 'live', ['release', ...scripts, ...process.argv.slice(2)]);
