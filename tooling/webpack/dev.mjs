import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** Paths that a remote on its own requests from a running product. */
const PRODUCT_PATHS = ['/api', '/realtime', '/site.json', '/embed', '/media', '/beacon'];

/**
 * Builds a front-end package in memory and serves it on a port of its own, with hot updates of the open pages.
 * `remoteEntry.js`, `mf-manifest.json` and `release.json` are at the root, open to pages of any origin.
 *
 * @param {{ dir: string, port: number, alone?: boolean, product?: string }} options `alone` serves `src/alone.tsx` as a page, and proxies requests for data to `product`.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} when the first build is done, even with errors
 */
export async function serve({ dir, port, alone = false, product }) {
  const compiler = await compilerOf(dir, alone);
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      static: false,
      setupExitSignals: false,
      headers: { 'Access-Control-Allow-Origin': '*' },
      // The client runs in a page of another origin, so it needs the full address.
      client: {
        webSocketURL: `ws://127.0.0.1:${port}/ws`,
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      historyApiFallback: alone,
      proxy: product === undefined ? [] : [{ context: PRODUCT_PATHS, target: product, ws: true, changeOrigin: true }],
    },
    compiler,
  );
  const built = firstBuild(compiler);
  await server.start();
  await built;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.stop() };
}

/**
 * @param {string} dir
 * @param {boolean} alone
 */
async function compilerOf(dir, alone) {
  const { default: configure } = await import(pathToFileURL(path.join(dir, 'webpack.config.mjs')).href);
  const compiler = webpack(configure({ mode: 'development', alone }));
  if (!compiler) throw new Error(`webpack.config.mjs in ${dir} describes no build`);
  return compiler;
}

/**
 * @param {import('webpack').Compiler} compiler
 * @returns {Promise<void>}
 */
function firstBuild(compiler) {
  return new Promise((resolve) => compiler.hooks.done.tap('FirstBuild', () => resolve()));
}
