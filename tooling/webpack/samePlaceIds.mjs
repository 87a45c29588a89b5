const PLUGIN = 'SamePlaceIds';

/**
 * The federation plugin generates an entry module that names absolute paths, and a hash of them in its file name.
 * webpack derives module ids from identifiers, so two checkouts of one commit would number their modules differently.
 * Fixed ids for this module and the container that refers to it make a release the same wherever it is built.
 *
 * @returns {{ apply(compiler: import('webpack').Compiler): void }}
 */
export function samePlaceIds() {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
        // Before webpack's own numbering, which skips modules with an id.
        compilation.hooks.moduleIds.tap({ name: PLUGIN, stage: -10 }, (modules) => {
          const { chunkGraph } = compilation;
          for (const module of modules) {
            if (isContainer(module)) chunkGraph.setModuleId(module, 'container');
            else if (isGeneratedEntry(module)) chunkGraph.setModuleId(module, 'federation');
          }
        });
      });
    },
  };
}

/**
 * Also true of a concatenated module that begins with it.
 *
 * @param {import('webpack').Module} module
 */
export function isGeneratedEntry(module) {
  return /[\\/]\.federation[\\/]entry\./.test(module.identifier()) && !isContainer(module);
}

/** @param {import('webpack').Module} module */
function isContainer(module) {
  return module.identifier().startsWith('container entry ');
}
