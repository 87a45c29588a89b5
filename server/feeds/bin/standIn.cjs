const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** `npm run stand-in -- thesports`. */
runServerCommand('feeds', 'standIn', process.argv.slice(2));
