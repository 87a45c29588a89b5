import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { base } from './base.mjs';
import { indexPage } from './indexPage.mjs';
import { leanManifest } from './leanManifest.mjs';
import { sharedRefresh, withRefresh } from './refresh/index.mjs';
import { releaseFile } from './releaseFile.mjs';
import { readRoutes, routesFile } from './routes.mjs';
import { serverEntry, serverFileOf } from './serverEntry.mjs';
import { SHELL_PROVIDES, sharedByRemote, sharedByShell } from './shared.mjs';

/**
 * The one webpack preset. A package's `webpack.config.mjs` is a call of `shell` or `remote`; see tooling/README.md.
 *
 * @typedef {{ mode: 'production' | 'development', alone?: boolean }} Run `alone` is a development build of `src/alone.tsx` without federation: a remote in the fake shell.
 * @typedef {(run: Run) => import('webpack').Configuration} Config
 */

const MANIFEST = 'mf-manifest.json';

/** Settings of the federation plugin that shell and remotes share. */
const FEDERATION = /** @type {const} */ ({
  // The default fetches every remote at start, so that one unreachable remote could stop the page.
  shareStrategy: 'loaded-first',
  // `tsc` checks types; the federation's type files are not used.
  dts: false,
});

/**
 * The shell: brings the shared libraries and the federation runtime. It lists no remotes; it registers them at run time.
 * The pages that it renders itself are in its `routes.json`.
 *
 * @param {{ dir: string, contract: number, server?: string }} options `server` is the file that renders the frame on the server
 * @returns {Config}
 */
export function shell({ dir, contract, server }) {
  const { name, version } = readPackage(dir);
  return ({ mode }) => {
    const production = mode === 'production';
    const config = base({ name, dir, production, variant: 'shell' });
    return {
      ...config,
      entry: { main: withRefresh(production, [...SHELL_PROVIDES, './src/main.tsx']) },
      plugins: [
        ...(config.plugins ?? []),
        new ModuleFederationPlugin({
          ...FEDERATION,
          name: federationName(name),
          shared: { ...sharedByShell(dir), ...(production ? {} : sharedRefresh({ provides: true })) },
          manifest: false,
          experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
        }),
        // In development the browser renders all.
        ...(server && production ? [serverEntry(config, server)] : []),
        releaseFile(async (compilation) => {
          const { pages } = await routesOf(compilation, dir, []);
          return {
            schema: 1,
            remote: name,
            version,
            contract,
            paths: pages.map(({ path }) => path),
            pages,
            scripts: filesOf(compilation, 'main', '.js'),
            styles: filesOf(compilation, 'main', '.css'),
            server: serverFileOf(compilation),
          };
        }),
      ],
    };
  };
}

/**
 * A remote: one container with exposed modules. The pages and slots that delivery may give it are in its `routes.json`.
 *
 * @param {{ dir: string, contract: number, exposes: Record<string, string>, server?: string }} options `exposes` maps `./App` to a source file; `server` is the one that renders pages on the server
 * @returns {Config}
 */
export function remote({ dir, contract, exposes, server }) {
  const { name, version } = readPackage(dir);
  const container = federationName(name);
  return ({ mode, alone: isAlone = false }) => {
    if (isAlone) return alone(name, dir);
    const production = mode === 'production';
    const config = base({ name, dir, production, variant: 'remote' });
    return {
      ...config,
      entry: {},
      plugins: [
        ...(config.plugins ?? []),
        new ModuleFederationPlugin({
          ...FEDERATION,
          name: container,
          exposes,
          filename: production ? 'remoteEntry.[contenthash:12].js' : 'remoteEntry.js',
          shared: { ...sharedByRemote(dir), ...(production ? {} : sharedRefresh({ provides: false })) },
          manifest: { fileName: MANIFEST },
          experiments: { externalRuntime: true, optimization: { target: 'web' } },
        }),
        // In development devtools read the whole one.
        ...(production ? [leanManifest(MANIFEST)] : []),
        // In development the browser renders all.
        ...(server && production ? [serverEntry(config, server)] : []),
        releaseFile(async (compilation) => {
          const { pages, slots } = await routesOf(compilation, dir, Object.keys(exposes));
          return {
            schema: 1,
            remote: name,
            version,
            contract,
            paths: pages.map(({ path, module }) => ({ path, module })),
            pages,
            slots,
            manifest: MANIFEST,
            entry: filesOf(compilation, container, '.js')[0],
            server: serverFileOf(compilation),
          };
        }),
      ],
    };
  };
}

/**
 * The package's list of routes, read for each build: a development server builds again when it changes.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} dir
 * @param {readonly string[]} modules
 */
function routesOf(compilation, dir, modules) {
  compilation.fileDependencies.add(routesFile(dir));
  return readRoutes(dir, modules);
}

/**
 * @param {string} name
 * @param {string} dir
 */
function alone(name, dir) {
  const config = base({ name, dir, production: false, variant: 'alone' });
  return {
    ...config,
    entry: { main: withRefresh(false, ['./src/alone.tsx']) },
    plugins: [...(config.plugins ?? []), indexPage(name)],
  };
}

/**
 * `mfe-scores` is `tyso__mfe_scores` to the federation: its names become page globals, and an element of an article
 * with a remote's plain name as `id` would shadow one.
 *
 * @param {string} name
 */
export function federationName(name) {
  return `tyso__${name.replaceAll('-', '_')}`;
}

/**
 * @param {string} dir
 * @returns {{ name: string, version: string }}
 */
function readPackage(dir) {
  return JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
}

/**
 * The files of an entry in the order in which they must run.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {string} entry
 * @param {string} extension
 */
function filesOf(compilation, entry, extension) {
  const files = compilation.entrypoints.get(entry)?.getFiles() ?? [];
  return files.filter((file) => file.endsWith(extension));
}
