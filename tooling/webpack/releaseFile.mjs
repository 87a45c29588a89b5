const PLUGIN = 'ReleaseFile';

/**
 * Writes `release.json` beside the build: all that delivery needs to put it on a page without reading code.
 *
 * @param {(compilation: import('webpack').Compilation) => object | Promise<object>} describe called when all files have their final names; what it throws fails the build
 * @returns {{ apply(compiler: import('webpack').Compiler): void }}
 */
export function releaseFile(describe) {
  return {
    apply(compiler) {
      const { Compilation, WebpackError, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tapPromise({ name: PLUGIN, stage }, async () => {
          // A failed build is reported as such; a partial description would only hide the cause.
          if (compilation.errors.length > 0) return;
          try {
            const text = `${JSON.stringify(await describe(compilation), null, 2)}\n`;
            compilation.emitAsset('release.json', new sources.RawSource(text));
          } catch (error) {
            compilation.errors.push(new WebpackError(error instanceof Error ? error.message : String(error)));
          }
        });
      });
    },
  };
}
