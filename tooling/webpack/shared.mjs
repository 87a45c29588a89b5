import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The libraries that shell and remotes must share, and nothing more: a shared library cannot be tree-shaken. React and
 * styled-components break in two copies; the router's context and the texts must cross the boundary.
 * `shared-kernel/router` is the dozen React Router names in use (16 kB of 60); RxJS works across copies and is not
 * shared.
 */
const SHARED = [
  { request: 'react', package: 'react' },
  { request: 'react/', package: 'react' },
  { request: 'react-dom', package: 'react-dom' },
  { request: 'react-dom/', package: 'react-dom' },
  { request: 'styled-components', package: 'styled-components' },
  { request: 'i18next', package: 'i18next' },
  { request: 'shared-kernel/router', package: 'shared-kernel' },
];

/** Modules that the shell must provide even if its own code does not import them, because remotes have no copy. */
export const SHELL_PROVIDES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'styled-components',
  'i18next',
  'shared-kernel/router',
];

/**
 * In the shell: provided at once (`eager`). The first screen needs all of it anyway, and a lazy provision would cost
 * one more request.
 *
 * @param {string} dir
 */
export function sharedByShell(dir) {
  return entriesOf(dir, SHARED, (version) => ({
    singleton: true,
    eager: true,
    version,
    requiredVersion: `^${version}`,
  }));
}

/**
 * In a remote: taken from the shell, never bundled. `strictVersion` turns a mismatch into an error in the remote's own
 * slot; without it, hooks would break in obscure ways. Patch versions may differ. It includes only dependencies in
 * `package.json`: a remote need not use them all.
 *
 * @param {string} dir
 */
export function sharedByRemote(dir) {
  const { dependencies } = createRequire(path.join(dir, 'package.json'))('./package.json');
  const used = SHARED.filter((entry) => entry.package in dependencies);
  return entriesOf(dir, used, (version) => ({
    singleton: true,
    import: /** @type {const} */ (false),
    strictVersion: true,
    requiredVersion: `^${version.replace(/\.\d+$/, '.0')}`,
  }));
}

/**
 * @template T
 * @param {string} dir the package whose installed versions count
 * @param {typeof SHARED} entries
 * @param {(version: string) => T} settings
 * @returns {Record<string, T>}
 */
function entriesOf(dir, entries, settings) {
  const versionOf = installedVersions(dir);
  return Object.fromEntries(entries.map((entry) => [entry.request, settings(versionOf(entry.package))]));
}

/** @param {string} dir */
function installedVersions(dir) {
  const require = createRequire(path.join(dir, 'package.json'));
  return (/** @type {string} */ name) => {
    const folder = require.resolve.paths(name)?.map((modules) => path.join(modules, name, 'package.json'));
    for (const file of folder ?? []) {
      try {
        return /** @type {string} */ (require(file).version);
      } catch {
        // Not in this node_modules: the next one up may have it.
      }
    }
    throw new Error(`${name} is shared between shell and remotes, but is not installed for ${dir}`);
  };
}
