const PLUGIN = 'LeanManifest';
const STATS = 'mf-manifest-stats.json';

/**
 * Reduces the federation's manifest of a release to what our runtime reads: the entry and the files of each exposed module. The
 * first row waits for it. Its list of shared libraries is useless (remotes have no copies), and its order, like that of
 * the statistics, changes from build to build.
 *
 * @param {string} manifest file name
 * @returns {{ apply(compiler: import('webpack').Compiler): void }}
 */
export function leanManifest(manifest) {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
        // After the federation plugin has written it, before `release.json` describes the build.
        const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
        compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
          compilation.deleteAsset(STATS);
          const asset = compilation.getAsset(manifest);
          if (!asset) return;
          const content = JSON.parse(asset.source.source().toString());
          content.shared = [];
          content.exposes.sort(byPath);
          compilation.updateAsset(manifest, new sources.RawSource(JSON.stringify(content)));
        });
      });
    },
  };
}

/** @param {{ path: string }} a @param {{ path: string }} b */
function byPath(a, b) {
  return a.path < b.path ? -1 : 1;
}
