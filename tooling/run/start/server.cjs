const { spawn } = require('node:child_process');
const { once } = require('node:events');
const readline = require('node:readline');
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
 * A signal opens no debugger: what renders for releases may send one. The young generation is that of Node 20, and glibc
 * gives large blocks back to the system at once (0001).
 */
const FLAGS = ['--disable-sigusr1', '--max-semi-space-size=16', '--require', require.resolve('./endWithParent.cjs')];
const ENV = { MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * @typedef {{
 *   name: string,
 *   script: string,
 *   args?: string[],
 *   cwd?: string,
 *   env: NodeJS.ProcessEnv,
 *   say: (line: string) => void,
 *   onMessage?: (message: any) => void,
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
    const child = this.#child;
    // One that has ended already, with its last output pending, says nothing more.
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(timer);
  }

  #start() {
    const { script, args = [], cwd, env, onMessage = () => {} } = this.#order;
    const begun = performance.now();
    this.#lastLine = '';
    const child = spawn(process.execPath, [...FLAGS, script, ...args], {
      env: { ...ENV, ...env },
      cwd,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Ctrl-C goes to the whole foreground group, but we end the servers ourselves, in order.
      detached: process.platform !== 'win32',
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) readline.createInterface(stream).on('line', (line) => this.#print(line));
    }
    child.on('message', onMessage);
    child.once('close', (code, signal) => this.#ended(code, signal, performance.now() - begun));
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
        this.#shortLives = lived < SHORT_LIFE_MS && signal === null ? this.#shortLives + 1 : 0;
        const pause =
          this.#shortLives < 2 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#shortLives - 1));
        say(`${name} ended (${how}); starting it again${pause ? ` in ${pause / 1000} s` : ''}`);
        this.#timer = setTimeout(() => this.#start(), pause);
      }
    }
  }
}

/**
 * A server that knows the cause prints it in one line, perhaps after lines of its log. Any other output, such as a
 * stack, is shown whole.
 *
 * @param {string[]} lines
 */
function causeIn(lines) {
  const printed = lines.filter((line) => line.trim() !== '');
  const said = printed.filter((line) => !line.startsWith('{"'));
  return said.length === 1 ? said[0] : printed.join('\n');
}

/** @typedef {InstanceType<typeof Server>} RunningServer */

module.exports = { Server };
