import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const PLUGIN = 'ChunkAgain';

/** Limit of loading a file, in seconds; webpack would wait two minutes. */
const CHUNK_LIMIT_S = 3;

/**
 * Gives up on a chunk that does not come in three seconds in which the page was free to hear of it, counted as the shell
 * does (`responsiveTimeout`).
 *
 * Requests a missing or damaged chunk once more, past the caches of the browser and of proxies: a bad answer might
 * otherwise be cached for a year, and a hanging request blocks all others for its address. A slow chunk is requested
 * again by its next user, because there is no time left; if it still arrives, it counts.
 *
 * @returns {{ apply(compiler: import('webpack').Compiler): void }}
 */
export function chunkAgain() {
  return {
    apply(compiler) {
      const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
      compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
        LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(PLUGIN, (source) =>
          [source, LIMIT_CODE].join('\n'),
        );
        compilation.hooks.runtimeRequirementInTree
          .for(RuntimeGlobals.ensureChunkHandlers)
          .tap(PLUGIN, (chunk, needed) => {
            needed.add(RuntimeGlobals.ensureChunk).add(RuntimeGlobals.getChunkScriptFilename);
            compilation.addRuntimeModule(chunk, new ChunkAgain());
          });
      });
    },
  };
}

/** When a script is done, webpack takes its `onerror` away. */
const LIMIT_CODE = `
let left = ${CHUNK_LIMIT_S}, busy = 0;
const wait = () => {
  const due = performance.now() + 1000;
  setTimeout(() => {
    if (!script.onerror) return;
    if (performance.now() - due > 250 && busy < ${CHUNK_LIMIT_S}) busy++;
    else left--;
    if (left > 0) wait();
    else script.onerror({ type: 'timeout', target: script });
  }, 1000);
};
wait();
`;

class ChunkAgain extends RuntimeModule {
  constructor() {
    // After webpack has defined the function that this wraps.
    super('chunk again', RuntimeModule.STAGE_TRIGGER);
  }

  /** @override */
  generate() {
    const { chunkLoadingGlobal, globalObject } = this.compilation?.outputOptions ?? {};
    const list = `${globalObject}[${JSON.stringify(chunkLoadingGlobal)}]`;
    return runtimeCode(RuntimeGlobals.ensureChunk, RuntimeGlobals.getChunkScriptFilename, list);
  }
}

/**
 * @param {string} ensureChunk
 * @param {string} fileOf
 * @param {string} list of the release's chunks in the page: it outlives this copy of the runtime
 */
function runtimeCode(ensureChunk, fileOf, list) {
  return `
const ensure = ${ensureChunk}, fileOf = ${fileOf}, again = (${list} ||= []).again ||= {};
${fileOf} = (id) => fileOf(id) + (again[id] ? '?again=' + again[id] : '');
${ensureChunk} = (id, priority) => ensure(id, priority).catch((error) => {
  if (error?.name !== 'ChunkLoadError') throw error;
  again[id] = Date.now().toString(36);
  if (error.type === 'timeout') throw error;
  return ensure(id, priority);
});
`;
}
