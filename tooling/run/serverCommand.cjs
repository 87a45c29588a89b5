const { existsSync } = require('node:fs');
const path = require('node:path');
const { buildAll } = require('./build.cjs');
const { endWithNpm, outliveReader, runToEnd } = require('./ending.cjs');
const { ensureInstalled } = require('./install.cjs');
const { onPinnedNode } = require('./onPinnedNode.cjs');
const { createProgress } = require('./progress.cjs');
const { Problem, fail } = require('./start/problem.cjs');
const { dirOf } = require('./workspace.cjs');

/**
 * Runs a command of a server (`src/bin/<command>.ts`) with its arguments, after installing and building if necessary.
 * Ends the process with its exit code, and with the process what it runs.
 *
 * @param {string} server
 * @param {string} command
 * @param {string[]} args
 * @param {{ isUrgent?: boolean }} [how] whether any build will do, even of older sources
 */
function runServerCommand(server, command, args, { isUrgent = false } = {}) {
  return onPinnedNode(async () => {
    outliveReader();
    endWithNpm();
    try {
      const script = path.join(dirOf(server), 'dist/bin', `${command}.js`);
      if (!isUrgent || !existsSync(script)) await build(server);
      process.exitCode = await runToEnd(process.execPath, [script, ...args]);
    } catch (error) {
      fail(error);
    }
  });
}

/** @param {string} server */
async function build(server) {
  const progress = createProgress();
  await ensureInstalled(progress);
  await buildAll(progress, (name) => name === server).catch((error) => {
    throw new Problem(error.message);
  });
}

module.exports = { runServerCommand };
