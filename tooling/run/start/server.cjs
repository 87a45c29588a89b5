const { spawn } = require('node:child_process');
const readline = require('node:readline');
const { causeIn } = require('./cause.cjs');
const { Problem } = require('./problem.cjs');

/**
 * A server that ends by itself sooner has not recovered: each time the pause before the next start doubles. One that
 * was killed is restarted at once.
 */
const SHORT_LIFE_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
const PATIENCE_MS = 2_500;

/**
 * @typedef {{
 *   name: string,
 *   script: string,
 *   args?: string[],
 *   cwd?: string,
 *   env: NodeJS.ProcessEnv,
 *   say: (line: string) => void,
 *   onMessage?: (message: unknown) => void,
 * }} Order `env` is read again at each start
 */

/** A server that is restarted whenever it dies. */
class Server {
  /** Rejects, with its output, when it dies before it was ever up: a retry would not help. */
  failed;

  /** @type {Order} */ #order;
  /** @type {(error: Error) => void} */ #fail = () => {};
  /** @type {import('node:child_process').ChildProcess | undefined} */ #child;
  /** @type {NodeJS.Timeout | undefined} */ #timer;
  /** @type {'starting' | 'up' | 'restarting' | 'stopping'} */ #state = 'starting';
  /** @type {string[]} */ #held = [];
  #lastLine = '';
  #shortLives = 0;

  /** @param {Order} order */
  constructor(order) {
    this.#order = order;
    /** @type {Promise<never>} */
    this.failed = new Promise((_, reject) => {
      this.#fail = reject;
    });
    this.failed.catch(() => {});
    this.#start();
  }

  /** From now on its output is shown, and it is restarted when it dies. */
  markUp() {
    this.#state = 'up';
    for (const line of this.#held.splice(0)) console.error(line);
  }

  /** Restarts it, because its code has changed. */
  restart() {
    if (this.#state !== 'up' || !this.#child) return;
    this.#state = 'restarting';
    this.#child.kill('SIGTERM');
  }

  /** Ends it, after a while by force. */
  async stop() {
    this.#state = 'stopping';
    clearTimeout(this.#timer);
    if (this.#child) await endOf(this.#child);
  }

  #start() {
    const { script, args = [], cwd, env, onMessage = () => {} } = this.#order;
    const begun = performance.now();
    this.#lastLine = '';
    // A signal opens no debugger: what renders for releases may send one. The young generation is that of Node 20, and
    // glibc gives large blocks back to the system at once (0001).
    const flags = [
      '--disable-sigusr1',
      '--max-semi-space-size=16',
      '--require',
      require.resolve('./endWithParent.cjs'),
    ];
    this.#child = spawn(process.execPath, [...flags, script, ...args], {
      env: { MALLOC_TRIM_THRESHOLD_: '131072', ...env },
      cwd,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Ctrl-C goes to the whole foreground group, but we end the servers ourselves, in order.
      detached: process.platform !== 'win32',
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream) readline.createInterface(stream).on('line', (line) => this.#print(line));
    }
    this.#child.on('message', onMessage);
    this.#child.once('close', (code, signal) => this.#ended(code, signal, performance.now() - begun));
  }

  /** @param {string} line */
  #print(line) {
    if (line.trim() !== '') this.#lastLine = line;
    // A failed start must end in one line: until it succeeds, the others wait.
    if (this.#state === 'starting') this.#held.push(line);
    else console.error(line);
  }

  /** @type {(code: number | null, signal: string | null, lived: number) => void} */
  #ended(code, signal, lived) {
    const { name, say } = this.#order;
    this.#child = undefined;
    switch (this.#state) {
      case 'stopping':
        return;
      case 'starting':
        this.#fail(
          new Problem(causeIn(this.#held) || `${name} ended before it was ready (${signal ?? `code ${code}`}).`),
        );
        return;
      case 'restarting':
        this.#state = 'up';
        this.#start();
        return;
      case 'up': {
        // For a killed server the last line is unrelated.
        const how = signal ?? [`code ${code}`, this.#lastLine].filter(Boolean).join(': ');
        const pause = this.#pauseAfter(lived, signal !== null);
        say(`${name} ended (${how}); starting it again${pause ? ` in ${pause / 1000} s` : ''}`);
        this.#timer = setTimeout(() => this.#start(), pause);
      }
    }
  }

  /** @type {(lived: number, wasKilled: boolean) => number} in ms */
  #pauseAfter(lived, wasKilled) {
    this.#shortLives = lived < SHORT_LIFE_MS && !wasKilled ? this.#shortLives + 1 : 0;
    if (this.#shortLives < 2) return 0;
    return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#shortLives - 1));
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>}
 */
function endOf(child) {
  // It has ended already, and only its last output is still pending: there will be no further event.
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** @typedef {InstanceType<typeof Server>} RunningServer */

module.exports = { Server };
