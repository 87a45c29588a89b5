import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { base } from './base.mjs';
import { indexPage } from './indexPage.mjs';
import { leanManifest } from './leanManifest.mjs';
import { sharedRefresh, withRefresh } from './refresh/index.mjs';
import { releaseFile } from './releaseFile.mjs';
import { SHELL_PROVIDES, sharedByRemote, sharedByShell } from './shared.mjs';

/**
 * The one webpack preset. A package's `webpack.config.mjs` is a call of `shell` or `remote`; see tooling/README.md.
 *
 * @typedef {{ mode: 'production' | 'development', alone?: boolean }} Run `alone` is a development build of `src/alone.tsx` without federation: a remote in the fake shell.
 * @typedef {(run: Run) => import('webpack').Configuration} Config
 */

const MANIFEST = 'mf-manifest.json';

/** webpack's own minimizing, but it keeps `debugger`: the shell's developer-tools guard measures with one. */
export const KEEP_DEBUGGER = { javascript: { compress: { passes: 2, drop_debugger: false } } };

/** Settings of the federation plugin that shell and remotes share. */
const FEDERATION = /** @type {const} */ ({
  // The default fetches every remote at start, so that one unreachable remote could stop the page.
  shareStrategy: 'loaded-first',
  // `tsc` checks types; the federation's type files are not used.
  dts: false,
});

/**
 * The shell: brings the shared libraries and the federation runtime. It lists no remotes; it registers them at run time.
 *
 * @param {{ dir: string, contract: number, paths?: string[] }} options `paths` are the pages it draws itself
 * @returns {Config}
 */
export function shell({ dir, contract, paths = [] }) {
  const { name, version } = readPackage(dir);
  return ({ mode }) => {
    const production = mode === 'production';
    const config = base({ name, dir, production, variant: 'shell' });
    return {
      ...config,
      optimization: { ...config.optimization, minimize: production && KEEP_DEBUGGER },
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
        releaseFile((compilation) => ({
          schema: 1,
          remote: name,
          version,
          contract,
          paths,
          scripts: filesOf(compilation, 'main', '.js'),
          styles: filesOf(compilation, 'main', '.css'),
        })),
      ],
    };
  };
}

/**
 * A remote: one container with exposed modules, and the paths and slots that delivery may give it.
 *
 * @param {{ dir: string, contract: number, exposes: Record<string, string>, paths?: { path: string, module: string }[], slots?: string[], }} options `exposes` maps `./App` to a source file; `paths` name pages in React Router's pattern form
 * @returns {Config}
 */
export function remote({ dir, contract, exposes, paths = [], slots = [] }) {
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
        leanManifest(MANIFEST),
        releaseFile((compilation) => ({
          schema: 1,
          remote: name,
          version,
          contract,
          paths,
          slots,
          manifest: MANIFEST,
          entry: filesOf(compilation, container, '.js')[0],
        })),
      ],
    };
  };
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
