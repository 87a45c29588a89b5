const { readFileSync } = require('node:fs');
const path = require('node:path');
const { build } = require('esbuild');
const { packages } = require('../run/workspace.cjs');

/** Jest's `globalSetup`, which it calls once, whichever packages are tested: builds them all, away from what is served. */
async function setUpTests() {
  for (const { dir } of packages()) {
    const options = standaloneOptions(dir, '.cache/standalone');
    if (options) await build(options);
  }
}

/**
 * How the files that a server's `package.json` lists as `standalone` become `<outdir>/<name>.cjs`: code that another
 * process, thread or realm runs. Each is whole in itself, for it may read nothing else.
 *
 * @param {string} dir the package's folder
 * @param {string} outdir below it
 * @returns {import('esbuild').BuildOptions | undefined} none where it lists none
 */
function standaloneOptions(dir, outdir) {
  const { standalone = [] } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  if (standalone.length === 0) return undefined;
  return {
    absWorkingDir: dir,
    entryPoints: standalone.map((/** @type {string} */ file) => ({ in: file, out: path.parse(file).name })),
    outdir,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node24',
    // It reads files that stand beside it.
    external: ['@electric-sql/pglite'],
    logLevel: 'warning',
  };
}

module.exports = Object.assign(setUpTests, { standaloneOptions });
