const PLUGIN = 'IndexPage';

/**
 * The page of a remote on its own.
 *
 * @param {string} title
 * @returns {{ apply(compiler: import('webpack').Compiler): void }}
 */
export function indexPage(title) {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
          compilation.emitAsset('index.html', new sources.RawSource(html(title)));
        });
      });
    },
  };
}

/** @param {string} title */
function html(title) {
  return `<!doctype html>
<html lang="vi">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<div id="root"></div>
<script defer src="/main.js"></script>
</html>
`;
}
