const { spawn } = require('node:child_process');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill();
});

/**
 * Runs a command to its end and captures its output, including errors, in order.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, shell?: boolean }} options
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function runCommand(file, args, { cwd, env = {}, shell = false }) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, shell, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    const keep = (/** @type {string} */ text) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => keep(`${file}: ${error.message}\n`));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ ok: code === 0, output });
    });
  });
}

/**
 * @param {string} script
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 */
function runNode(script, args, options) {
  return runCommand(process.execPath, [script, ...args], options);
}

/**
 * @template T, R
 * @param {number} limit
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>} in the order of `items`
 */
async function inParallel(limit, items, work) {
  /** @type {R[]} */
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(/** @type {T} */ (items[index]));
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}

module.exports = { runCommand, runNode, inParallel };
