const PLUGIN = 'LeanManifest';
const STATS = 'mf-manifest-stats.json';

/**
 * Cuts the federation's manifest to what the runtime reads of ours: the entry and the files of each exposed module.
 * It lies on the way to the first row, its list of shared libraries says nothing (remotes bring no copies),
 * and the order of that list, as of the statistics beside it, changes from build to build.
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
