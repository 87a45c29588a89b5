const { readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * How the files that a server's `package.json` lists as `standalone` become `dist/standalone/<name>.cjs`: code that
 * another process, thread or realm runs. Each is whole in itself, for it may read nothing else.
 *
 * @param {string} dir the package's folder
 * @returns {import('esbuild').BuildOptions | undefined} none where it lists none
 */
exports.standaloneOptions = (dir) => {
  const { standalone = [] } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  if (standalone.length === 0) return undefined;
  return {
    absWorkingDir: dir,
    entryPoints: standalone.map((/** @type {string} */ file) => ({ in: file, out: path.parse(file).name })),
    outdir: 'dist/standalone',
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node24',
    // It reads files that stand beside it.
    external: ['@electric-sql/pglite'],
    logLevel: 'warning',
  };
};
