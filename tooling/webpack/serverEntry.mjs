import path from 'node:path';

const PLUGIN = 'ServerEntry';

/** Runs before all others of the entry: files of the release are found where delivery serves them. */
const RELEASE_FILES = path.join(import.meta.dirname, 'releaseFiles.js');

/**
 * The build of a package's server entry (`src/server.tsx`): one script with React and all that it renders with, for a
 * worker of delivery that has no modules to give. Anything of Node that it imports is a failed build.
 *
 * @param {import('webpack').Configuration} browser the package's own build
 * @param {string} entry
 * @returns {import('webpack').Configuration}
 */
function serverBuild({ plugins: _, resolve, module, ...browser }, entry) {
  return {
    ...browser,
    target: 'es2022',
    entry: { server: [RELEASE_FILES, entry] },
    output: {
      ...browser.output,
      clean: false,
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
      asyncChunks: false,
      // The script begins with the true one.
      publicPath: '',
    },
    resolve: {
      ...resolve,
      conditionNames: ['es2015', 'edge-light', 'module', 'import', '...'],
      // sanitize-html reads style attributes with it where they may stay; they may nowhere. It needs files of Node.
      alias: { ...resolve?.alias, postcss: false },
      // styled-components can also write into a stream of Node; nobody asks it to.
      fallback: { stream: false },
    },
    module: {
      ...module,
      // The browser's build writes these files.
      generator: { 'asset/resource': { emit: false } },
      // React Router can import routes by a computed address; ours have none.
      parser: { javascript: { exprContextCritical: false } },
    },
    optimization: { ...browser.optimization, splitChunks: false },
    cache: cacheOf(browser),
  };
}

/** A cache of its own. @param {import('webpack').Configuration} browser */
function cacheOf({ cache }) {
  return typeof cache === 'object' && cache.type === 'filesystem'
    ? { ...cache, name: 'server-entry-production' }
    : cache;
}

/**
 * Adds the server entry to a build, as `server.<hash>.js`.
 *
 * @param {import('webpack').Configuration} browser
 * @param {string} entry
 * @returns {{ apply(compiler: import('webpack').Compiler): void }}
 */
export function serverEntry(browser, entry) {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
        const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
        compilation.hooks.processAssets.tapPromise({ name: PLUGIN, stage }, async () => {
          const built = await compilationOf(compiler.webpack(serverBuild(browser, entry)));
          compilation.errors.push(...built.errors);
          compilation.warnings.push(...built.warnings);
          compilation.fileDependencies.addAll(built.fileDependencies);
          for (const { name, source, info } of built.getAssets()) compilation.emitAsset(name, source, info);
        });
      });
    },
  };
}

/**
 * Builds in memory.
 *
 * @param {import('webpack').Compiler} compiler
 * @returns {Promise<import('webpack').Compilation>}
 */
function compilationOf(compiler) {
  compiler.hooks.shouldEmit.tap(PLUGIN, () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const close = (/** @type {Error | null | undefined} */ storing) => {
        // Closing writes the cache.
        compiler.close((closing) => {
          if (stats && !error && !storing && !closing) resolve(stats.compilation);
          else reject(error ?? storing ?? closing);
        });
      };
      // webpack notes what the cache depends on after it has written files, which this build does not: the cache would
      // outlive every change of the preset.
      if (stats) compiler.cache.storeBuildDependencies(stats.compilation.buildDependencies, close);
      else close(undefined);
    });
  });
}

/** The file's name in a build. @param {import('webpack').Compilation} compilation */
export function serverFileOf(compilation) {
  return compilation.getAssets().find(({ name }) => /^server\.[0-9a-f]{12}\.js$/.test(name))?.name;
}
