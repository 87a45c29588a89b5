const path = require('node:path');
const { runNode } = require('../command.cjs');
const { dirOf, root } = require('../workspace.cjs');
const { Problem } = require('./problem.cjs');

/** `npm test` is what checks these builds. */
const UNCHECKED = ['--unchecked', 'npm start builds, and checks nothing'];

/**
 * Makes the last builds the live releases of a data folder.
 *
 * @param {import('../progress.cjs').Progress} progress
 * @param {string} dataDir
 * @param {{ onlyMissing: boolean }} options whether a live release stays, even when its build is newer
 */
async function releaseAll(progress, dataDir, { onlyMissing }) {
  const command = path.join(dirOf('delivery'), 'dist/bin/release.js');
  const args = [
    '--all',
    '--data',
    dataDir,
    '--reason',
    'npm start',
    ...UNCHECKED,
    ...(onlyMissing ? ['--missing'] : []),
  ];
  const { ok, output } = await runNode(command, args, { cwd: root });
  if (!ok) throw new Problem(output.trim());
  for (const line of output.split('\n').filter((one) => one.endsWith(' is live'))) progress.say(line);
}

module.exports = { releaseAll };
