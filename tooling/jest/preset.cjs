const path = require('node:path');

/**
 * The one Jest preset. A package's `jest.config.cjs` is a line:
 * `module.exports = require('tooling/jest/preset.cjs').browser(__dirname);`
 *
 * TypeScript goes through swc: types are `tsc`'s job, and swc takes a twentieth of ts-jest's time.
 */

/**
 * Dependencies that are rewritten like our own files, because Jest runs CommonJS:
 * these ship ES modules only, and the kernel TypeScript.
 */
const REWRITTEN = [
  ...['parse5', 'entities', '@noble/hashes', 'cookie', 'content-disposition', 'kysely'],
  ...['htmlparser2', 'domhandler', 'domutils', 'dom-serializer', 'domelementtype', 'shared-kernel'],
  ...['react-router', '@remix-run/route-pattern', 'cookie-es'],
];

const swc = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true, decorators: false },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
    isModule: true,
  },
];

/** @param {string} dir the package's folder */
function common(dir) {
  return {
    displayName: path.basename(dir),
    rootDir: dir,
    testMatch: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
    moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
    cacheDirectory: path.join(__dirname, '../node_modules/.cache/jest'),
    transform: {
      '/react-router/dist/.*/routeModules\\.js$': [require.resolve('./withoutHot.cjs'), swc[1]],
      '\\.(ts|tsx|js|mjs|cjs)$': swc,
      '\\.(svg|png|webp|avif|mp3|wav)$': require.resolve('./assetName.cjs'),
    },
    moduleNameMapper: { '^fast-check$': require.resolve('./propertyTests.cjs') },
    // pnpm keeps a package at node_modules/.pnpm/<name>@<version>/node_modules/<name>: the last folder decides.
    transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/)(?!(?:${REWRITTEN.join('|')})/)`],
    setupFilesAfterEnv: [require.resolve('./timeLimit.cjs')],
    restoreMocks: true,
  };
}

/** Front-end packages and the kernel: a simulated page. */
exports.browser = (/** @type {string} */ dir) => ({
  ...common(dir),
  globals: { IS_STRICT: process.env.TEST_RING === 'long' },
  setupFilesAfterEnv: [require.resolve('./timeLimit.cjs'), require.resolve('./patience.cjs')],
  testEnvironment: require.resolve('./pageEnvironment.cjs'),
  // The CommonJS builds, where a package offers another file to bundlers.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  setupFiles: [require.resolve('./missingFromJsdom.cjs')],
});

/** Servers and tooling. */
exports.node = (/** @type {string} */ dir) => ({
  ...common(dir),
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'test'] },
  globalSetup: require.resolve('../build/standalone.cjs'),
});
