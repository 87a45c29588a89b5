import { build } from 'esbuild';

/**
 * Builds the script of a reference page as for a release.
 *
 * @param {string} entry its file
 * @returns {Promise<string>} an ES module
 */
export async function pageScript(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
