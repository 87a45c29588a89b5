const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { build } = require('esbuild');

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

/**
 * Builds them for tests, away from what is served. A file is replaced whole, and only by another: workers of other
 * tests may be starting.
 *
 * @param {string} dir the package's folder
 */
async function buildForTests(dir) {
  const options = standaloneOptions(dir, '.cache/standalone');
  const { outputFiles = [] } = options ? await build({ ...options, write: false }) : {};
  for (const { path: file, text } of outputFiles) {
    if (read(file) === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

module.exports = { standaloneOptions, buildForTests };
