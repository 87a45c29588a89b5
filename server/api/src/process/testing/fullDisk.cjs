/* Loaded before a server (`node --require`): while the file of `FULL_DISK` exists, the disk is full for every
   thread. Files keep their content; no bytes are added. */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const isFull = () => fs.existsSync(process.env.FULL_DISK ?? '');

/** @param {string} what */
function refuse(what) {
  throw Object.assign(new Error(`ENOSPC: no space left on device, ${what}`), {
    code: 'ENOSPC',
    errno: -28,
    syscall: what,
  });
}

const { writeSync, ftruncateSync } = fs;
Object.assign(fs, {
  writeSync(/** @type {number} */ fd, /** @type {any[]} */ ...rest) {
    const [, , length, position] = rest;
    const isGrowing = typeof position === 'number' && position + Number(length) > fs.fstatSync(fd).size;
    if (fd > 2 && isGrowing && isFull()) refuse('write');
    // @ts-expect-error what was given
    return writeSync(fd, ...rest);
  },
  ftruncateSync(/** @type {number} */ fd, /** @type {number} */ length = 0) {
    if (length > fs.fstatSync(fd).size && isFull()) refuse('ftruncate');
    return ftruncateSync(fd, length);
  },
});
if (process.env.STATFS !== 'blind') {
  const { statfs } = fs.promises;
  Object.assign(fs.promises, {
    statfs: async (/** @type {string} */ path) => ({ ...(await statfs(path)), ...(isFull() ? { bavail: 0 } : {}) }),
  });
}
syncBuiltinESMExports();
