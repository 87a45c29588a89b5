const PLUGIN = 'ReleaseFile';

/**
 * Writes `release.json` beside the build: all that delivery needs to put it on a page without reading code.
 *
 * @param {(compilation: import('webpack').Compilation) => object} describe called when all files have their final names
 * @returns {{ apply(compiler: import('webpack').Compiler): void }}
 */
export function releaseFile(describe) {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
          // A failed build is reported as such; a partial description would only hide the cause.
          if (compilation.errors.length > 0) return;
          const text = `${JSON.stringify(describe(compilation), null, 2)}\n`;
          compilation.emitAsset('release.json', new sources.RawSource(text));
        });
      });
    },
  };
}
