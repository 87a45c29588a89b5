import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const federation = createRequire(require.resolve('@module-federation/enhanced/webpack'));

/** The federation plugin uses the CommonJS file of this module, which adds a second copy of the whole runtime. */
const providesRuntime = federation.resolve('@module-federation/inject-external-runtime-core-plugin');

/** Resolves libraries so that a browser gets each of them once and in its smallest form. */
export const leanResolve = {
  // RxJS has a build without the helpers that only older browsers need.
  conditionNames: ['es2015', '...'],
  alias: { [providesRuntime]: providesRuntime.replace(/\.cjs$/, '.js') },
};
