import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const federation = createRequire(require.resolve('@module-federation/enhanced/webpack'));

/** The federation plugin uses the CommonJS file of this module, which adds a second copy of the whole runtime. */
const providesRuntime = federation.resolve('@module-federation/inject-external-runtime-core-plugin');

/** Resolves libraries so that a browser gets each of them once and in its smallest form. */
export function leanResolve(/** @type {{ dir: string, production: boolean }} */ { dir, production }) {
  return {
    // RxJS has a build without the helpers that only older browsers need.
    conditionNames: ['es2015', '...'],
    alias: {
      [providesRuntime]: providesRuntime.replace(/\.cjs$/, '.js'),
      ...(production ? leanLibraries(dir) : {}),
    },
  };
}

/** @param {string} dir a package that uses the kernel, and so its libraries */
function leanLibraries(dir) {
  const kernel = createRequire(createRequire(path.join(dir, 'package.json')).resolve('shared-kernel/router'));
  // styled-components prefixes properties for old browsers where it is told to; nobody tells it.
  const stylis = createRequire(kernel.resolve('styled-components')).resolve('stylis');
  const prefixer = path.join(path.dirname(stylis), '../../src/Prefixer.js');
  return { [prefixer]: false };
}
