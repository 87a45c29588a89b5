/* Loaded before a command (`node --require`), it breaks the disk at the step with the number `FAULT_AT`:
   `FAULT=killed` ends the process there, like a power cut; `FAULT=full` refuses all writes from there on;
   `FAULT=counted` only reports the number of steps. */
const fs = require('node:fs').promises;
const { syncBuiltinESMExports } = require('node:module');

const { FAULT, FAULT_AT } = process.env;
let steps = 0;

/** @param {string} what */
function step(what) {
  steps += 1;
  if (FAULT === 'killed' && steps === Number(FAULT_AT)) process.kill(process.pid, 'SIGKILL');
  if (FAULT === 'full' && steps >= Number(FAULT_AT))
    throw Object.assign(new Error(`ENOSPC: no space left on device, ${what}`), { code: 'ENOSPC' });
}

/** A write is two steps: half of it is on disk, all of it is. @param {(...args: any[]) => Promise<void>} write */
function inHalves(write) {
  return async (/** @type {any} */ file, /** @type {any} */ content, /** @type {any} */ options) => {
    const all = Buffer.from(content);
    await write(file, all.subarray(0, all.length / 2), options);
    step(`write ${file}`);
    await fs.appendFileInFull(file, all.subarray(all.length / 2));
    step(`write ${file}`);
  };
}

const { appendFile, mkdir, open, rename, symlink, writeFile } = fs;
Object.assign(fs, {
  appendFileInFull: appendFile,
  writeFile: inHalves(writeFile),
  appendFile: inHalves(appendFile),
  async open(/** @type {any} */ file, /** @type {any} */ flags) {
    const handle = await open(file, flags);
    const write = inHalves((_, content) => handle.appendFile(content));
    handle.writeFile = (/** @type {any} */ content) => write(file, content);
    step(`open ${file}`);
    return handle;
  },
});
for (const [name, real] of Object.entries({ mkdir, rename, symlink })) {
  Object.assign(fs, {
    async [name](/** @type {any[]} */ ...args) {
      const result = await real(...args);
      step(`${name} ${args[0]}`);
      return result;
    },
  });
}
syncBuiltinESMExports();
if (FAULT === 'counted') process.once('exit', () => console.log(`${steps} steps`));
