const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { runCommand } = require('./command.cjs');
const { Problem } = require('./start/problem.cjs');
const { packages, root } = require('./workspace.cjs');

/**
 * The package manager, pinned only here: with a `packageManager` field in package.json this pnpm insists on recording
 * itself in the lockfile, which `--frozen-lockfile` forbids.
 */
const PNPM = 'pnpm@12.21.0';
const STAMP = path.join(root, 'node_modules/.cache/installed');

/**
 * Installs the lockfile's versions, unless they are installed.
 *
 * @param {import('./progress.cjs').Progress} progress
 * @returns {Promise<void>} rejects with the output of the package manager
 */
async function ensureInstalled(progress) {
  const wanted = wantedHash();
  if (isInstalled(wanted)) return;
  await progress.step('Install dependencies', async () => {
    const args = [
      '--yes',
      `--package=${PNPM}`,
      '--',
      'pnpm',
      'install',
      '--frozen-lockfile',
      '--config.confirmModulesPurge=false',
    ];
    const { ok, output } = await runCommand('npx', args, { cwd: root, shell: process.platform === 'win32' });
    if (!ok)
      throw new Problem(`The dependencies could not be installed (is the npm registry within reach?):\n${output}`);
  });
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
}

/** @param {string} wanted */
function isInstalled(wanted) {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
}

function wantedHash() {
  const files = [root, ...packages().map(({ dir }) => dir)].map((dir) => path.join(dir, 'package.json'));
  files.push(path.join(root, 'pnpm-lock.yaml'), path.join(root, 'pnpm-workspace.yaml'));
  const hash = createHash('sha256').update(`${PNPM} ${process.platform} ${process.arch}`);
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

module.exports = { ensureInstalled };
