const path = require('node:path');
const { runNode } = require('../command.cjs');
const { dirOf, root } = require('../workspace.cjs');
const { Problem } = require('./problem.cjs');

/** `npm test` is what checks these builds. */
const UNCHECKED = ['--unchecked', 'npm start builds, and checks nothing'];

/**
 * Makes live what changed in the code since the last start, through the `api` that is starting on the data folder.
 *
 * @param {import('../progress.cjs').Progress} progress
 * @param {string} dataDir
 * @param {{ onlyMissing: boolean }} options whether a live release stays, even when its build is newer
 */
async function releaseAll(progress, dataDir, { onlyMissing }) {
  const command = path.join(dirOf('delivery'), 'dist/bin/live.js');
  const args = [
    'release',
    '--all',
    '--data',
    dataDir,
    '--reason',
    'npm start',
    '--started',
    ...UNCHECKED,
    ...(onlyMissing ? ['--missing'] : []),
  ];
  const { ok, output } = await runNode(command, args, {
    cwd: root,
    env: { INTERNAL_ORIGIN: '', RELEASE_TOKEN: '', npm_lifecycle_event: '' },
  });
  if (!ok) throw new Problem(output.trim());
  for (const line of output.split('\n').filter((one) => / is live$| stays withdrawn, |^What is live stays /.test(one)))
    progress.say(line);
}

module.exports = { releaseAll };
