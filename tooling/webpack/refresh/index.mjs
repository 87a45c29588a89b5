import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Additions of a development build that keep the state of components while their code changes. */
const ENTRY = path.join(import.meta.dirname, 'entry.mjs');

/** @param {string} name the package */
export function refreshRule(name) {
  return {
    test: /\.tsx$/,
    enforce: /** @type {const} */ ('post'),
    loader: require.resolve('./loader.cjs'),
    options: { name },
  };
}

/** The runtime is tooling's: packages neither list nor import it. */
export const refreshAlias = { 'react-refresh/runtime$': require.resolve('react-refresh/runtime') };

/**
 * One runtime per page, or an update of a remote would make React forget the shell's components.
 *
 * @param {{ provides: boolean }} side
 */
export function sharedRefresh({ provides }) {
  const shared = { singleton: true, requiredVersion: /** @type {const} */ (false) };
  return {
    'react-refresh/runtime': provides
      ? { ...shared, eager: true, version: '0.0.0' }
      : { ...shared, import: /** @type {const} */ (false) },
  };
}

/**
 * @param {boolean} production
 * @param {string[]} entry
 */
export function withRefresh(production, entry) {
  return production ? entry : [ENTRY, ...entry];
}
