const { spawn } = require('node:child_process');
const { readFileSync, readlinkSync, realpathSync } = require('node:fs');
const { constants } = require('node:os');

/** How a command ends with npm, which runs it, and what the command runs ends with it: nothing is left behind. */

const ENDINGS = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']);

/**
 * Runs a program with this process's own input and output, and passes on what ends this one.
 *
 * @param {string} file
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code; as in a shell, 128 and the number of the signal that ended it
 */
function runToEnd(file, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: 'inherit' });
    const pass = (/** @type {NodeJS.Signals} */ signal) => {
      if (!isFromTerminal(signal)) child.kill(signal);
    };
    for (const signal of ENDINGS) process.on(signal, pass);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const each of ENDINGS) process.off(each, pass);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * A terminal sends Ctrl-C, and its own end, to both; a second one would end the child before it has tidied up.
 *
 * @param {string} signal
 */
function isFromTerminal(signal) {
  return signal !== 'SIGTERM' && [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY);
}

/**
 * Calls `stop` when a signal ends this process, and then ends it; a second signal ends it at once. What another call asked for is
 * forgotten.
 *
 * @param {() => unknown} stop
 */
function endOnSignal(stop) {
  for (const signal of ENDINGS) {
    process.removeAllListeners(signal);
    process.once(signal, async () => {
      process.once(signal, () => process.exit(1));
      await stop();
      process.exit(0);
    });
  }
}

const EVERY_MS = 300;

/**
 * Ends this process when the npm that runs it is gone. npm passes a SIGTERM on to the shell in between and does not
 * wait: without this, `kill` of `npm start` would leave the servers behind with the port and the data folder. npm
 * cannot pass on a SIGKILL, and the shell stays: so npm itself is watched, too, where the system allows it.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const behind = parentOf(parent);
  // Some shells replace themselves by their only command: then our parent is npm, and its own parent may end without us.
  const npm = behind !== undefined && !isNode(parent) && isNode(behind) ? behind : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS);
  timer.unref();
}

/** @param {number} pid @returns {number | undefined} nothing where there is no /proc */
function parentOf(pid) {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isNode(pid) {
  try {
    return readlinkSync(`/proc/${pid}/exe`) === realpathSync(process.env.npm_node_execpath || process.execPath);
  } catch {
    return false;
  }
}

/** A reader of the output, such as `head`, may close it early: the work continues without output. */
function outliveReader() {
  process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

module.exports = { endOnSignal, endWithNpm, outliveReader, runToEnd };
