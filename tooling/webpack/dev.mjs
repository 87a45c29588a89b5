import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/**
 * `dev.mjs <folder> <port> [<product>]` builds a front-end package in memory and serves it on a port of its own, with hot
 * updates of the open pages. `remoteEntry.js`, `mf-manifest.json` and `release.json` are at the root, open to pages of any origin.
 * With a product it serves `src/alone.tsx` as a page, and proxies requests for data to that product. After the first build, even
 * with errors, it sends its parent a message; it ends on SIGTERM.
 */
const [dir = '.', port, product] = process.argv.slice(2);
const alone = product !== undefined;

/** Paths that a remote on its own requests from a running product. */
const PRODUCT_PATHS = ['/api', '/realtime', '/site.json', '/embed', '/media', '/beacon'];

const { default: configure } = await import(pathToFileURL(path.join(dir, 'webpack.config.mjs')).href);
const compiler = webpack(configure({ mode: 'development', alone }));
if (!compiler) throw new Error(`webpack.config.mjs in ${dir} describes no build`);

const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port: Number(port),
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
    proxy: alone ? [{ context: PRODUCT_PATHS, target: product, ws: true, changeOrigin: true }] : [],
  },
  compiler,
);
const built = new Promise((resolve) => compiler.hooks.done.tap('FirstBuild', resolve));
await server.start();
await built;
process.once('SIGTERM', () => server.stop().finally(() => process.exit(0)));
process.send?.('ready');
