const { spawn } = require('node:child_process');
const readline = require('node:readline');
const { Problem } = require('./problem.cjs');

/** A server that lives shorter has not recovered: each such death doubles the pause before the next start. */
const SHORT_LIFE_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
const PATIENCE_MS = 2_500;

/**
 * Starts a server and starts it again whenever it dies. One that dies before it was ever up cannot be helped:
 * `failed` then rejects with the last line that it printed.
 *
 * @typedef {ReturnType<typeof startServer>} Server
 * @param {{
 *   name: string,
 *   script: string,
 *   args?: string[],
 *   cwd?: string,
 *   env: NodeJS.ProcessEnv,
 *   say: (line: string) => void,
 *   onMessage?: (message: unknown) => void,
 * }} options `env` is read again at each start
 */
function startServer({ name, script, args = [], cwd, env, say, onMessage = () => {} }) {
  /** @type {string[]} */
  const held = [];
  let [isUp, isStopping, isRestarting, shortLives, lastLine] = [false, false, false, 0, ''];
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {(error: Error) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => {
    fail = reject;
  });
  failed.catch(() => {});

  const print = (/** @type {string} */ line) => {
    if (line.trim() !== '') lastLine = line;
    // A start that fails shall end in one line: until it succeeds, the others wait.
    if (isUp) console.error(line);
    else held.push(line);
  };

  function start() {
    const begun = Date.now();
    isRestarting = false;
    lastLine = '';
    child = spawn(process.execPath, ['--require', require.resolve('./endWithParent.cjs'), script, ...args], {
      env,
      cwd,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Ctrl-C goes to the whole foreground group: the servers are ended by us, in order.
      detached: process.platform !== 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) if (stream) readline.createInterface(stream).on('line', print);
    child.on('message', onMessage);
    child.once('close', (code, signal) => {
      // A killed one did not know: its last line was about something else.
      const how = signal ?? [`code ${code}`, lastLine].filter(Boolean).join(': ');
      ended(how, Date.now() - begun);
    });
  }

  /** @type {(how: string, lived: number) => void} */
  function ended(how, lived) {
    child = undefined;
    if (isStopping) return;
    if (isRestarting) return start();
    if (!isUp) return fail(new Problem(lastLine || `${name} ended before it was ready (${how}).`));
    shortLives = lived < SHORT_LIFE_MS ? shortLives + 1 : 0;
    const pause = shortLives < 2 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (shortLives - 1));
    say(`${name} ended (${how}); starting it again${pause ? ` in ${pause / 1000} s` : ''}`);
    timer = setTimeout(start, pause);
  }

  start();
  return {
    failed,
    /** From now on its output is shown, and its death is mended. */
    markUp() {
      isUp = true;
      for (const line of held.splice(0)) console.error(line);
    },
    /** Ends it and starts it anew, for its code has changed. */
    restart() {
      isRestarting = child !== undefined;
      child?.kill('SIGTERM');
    },
    /** Asks it to end, and after a while does not ask any more. */
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      if (child) await endOf(child);
    },
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>}
 */
function endOf(child) {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

module.exports = { startServer };
