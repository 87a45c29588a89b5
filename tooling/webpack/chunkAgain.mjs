const PLUGIN = 'ChunkAgain';

/** What a file may take to come, in milliseconds; webpack would wait two minutes. */
export const CHUNK_LIMIT_MS = 3_000;

/**
 * A chunk that did not come, or came as something else, is asked for once more, past whatever the browser or a cache in
 * between keeps of it: a bad answer would otherwise be remembered for a year, and a request that hangs lets no other for
 * the same address through. One that was slow is asked for anew by the next who needs it: there is no time for more, and
 * when it arrives late after all, it counts.
 *
 * @returns {{ apply(compiler: import('webpack').Compiler): void }}
 */
export function chunkAgain() {
  return {
    apply(compiler) {
      const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
      class ChunkAgain extends RuntimeModule {
        constructor() {
          // After webpack has defined what is wrapped here.
          super('chunk again', RuntimeModule.STAGE_TRIGGER);
        }

        /** @override */
        generate() {
          const { chunkLoadingGlobal, globalObject } = this.compilation?.outputOptions ?? {};
          const list = `${globalObject}[${JSON.stringify(chunkLoadingGlobal)}]`;
          return runtimeCode(RuntimeGlobals.ensureChunk, RuntimeGlobals.getChunkScriptFilename, list);
        }
      }
      compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
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
