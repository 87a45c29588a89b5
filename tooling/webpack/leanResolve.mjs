import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const federation = createRequire(require.resolve('@module-federation/enhanced/webpack'));

/** The federation plugin uses the CommonJS file of this module, which adds a second copy of the whole runtime. */
const providesRuntime = federation.resolve('@module-federation/inject-external-runtime-core-plugin');

const kernel = createRequire(path.join(import.meta.dirname, '../../shared-kernel/package.json'));
const inStyled = createRequire(kernel.resolve('styled-components'));

/** styled-components prefixes properties for old browsers where it is told to; nobody tells it. */
const prefixer = path.join(path.dirname(inStyled.resolve('stylis')), '../../src/Prefixer.js');

/** Resolves libraries so that a browser gets each of them once and in its smallest form. */
export function leanResolve(/** @type {boolean} */ production) {
  return {
    // RxJS has a build without the helpers that only older browsers need.
    conditionNames: ['es2015', '...'],
    alias: {
      [providesRuntime]: providesRuntime.replace(/\.cjs$/, '.js'),
      ...(production ? { [prefixer]: false } : {}),
    },
  };
}
