const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** `npm run stand-in -- thesports`. */
runServerCommand('feeds', 'fakeVendor', process.argv.slice(2));
