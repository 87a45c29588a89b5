const { readFileSync } = require('node:fs');
const { PGlite, types } = require('@electric-sql/pglite');

/* What the test files of a Jest worker share. It is loaded by Node's own `require`: Jest's modules are new for each
   file, and cannot run WebAssembly. */

/** @type {Promise<PGlite> | undefined} */
let server;

/**
 * The embedded server of this worker, which ends with it.
 *
 * @param {string} template packed files of a new store
 */
exports.workerServer = (template) => {
  server ??= PGlite.create('memory://', {
    parsers: { [types.INT8]: Number },
    loadDataDir: new Blob([readFileSync(template)]),
  });
  return server;
};

/** Databases that this worker has made. */
exports.made = new Set();
