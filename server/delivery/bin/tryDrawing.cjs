const { runServerCommand } = require('../../../tooling/run/serverCommand.cjs');

/** Draws the live pages of releases on the server: what the trial of a release does first. */
runServerCommand('delivery', 'tryDrawing', process.argv.slice(2));
