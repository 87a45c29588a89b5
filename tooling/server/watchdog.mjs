import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

/**
 * Limits in seconds for an event loop that does not turn: of its thread's work, and of time. The first is an endless
 * computation, the second an endless wait; no work of a server takes a tenth of either.
 */
const LIMITS = { busy: 30, still: 120 };

/**
 * Ends this process when its event loop no longer turns: it would ignore signals and requests for ever. Its supervisor
 * restarts it. The watchdog is a thread, so it works while the loop does not.
 *
 * It counts its own checks, not a clock: a sleeping machine or a stopped process does not hang, and clocks are
 * adjusted. Under `--inspect` a person may have paused the loop, and nothing is ended.
 *
 * @param {string} name of the server, for the line that it ends with
 * @param {{ limits?: typeof LIMITS, lookEveryMs?: number }} [more]
 * @returns {() => void} its stop
 */
export function startWatchdog(name, { limits = LIMITS, lookEveryMs = 1000 } = {}) {
  const turns = new Int32Array(new SharedArrayBuffer(8));
  const turn = () => {
    turns[IS_INSPECTED] = inspector.url() === undefined ? 0 : 1;
    Atomics.add(turns, COUNT, 1);
  };
  turn();
  const timer = setInterval(turn, lookEveryMs / 2).unref();
  const workerData = { name, limits, lookEveryMs, turns, COUNT, IS_INSPECTED };
  const worker = new Worker(`(${watch})()`, { eval: true, workerData, resourceLimits: { maxOldGenerationSizeMb: 16 } });
  worker.unref();
  return () => {
    clearInterval(timer);
    void worker.terminate();
  };
}

const COUNT = 0;
const IS_INSPECTED = 1;

/** Passed to the thread as text, so that it also runs from a bundle: it may use nothing from outside of itself. */
function watch() {
  const { readFileSync, writeSync } = process.getBuiltinModule('node:fs');
  const { workerData } = process.getBuiltinModule('node:worker_threads');
  /** @type {{ name: string, limits: { busy: number, still: number }, lookEveryMs: number, turns: Int32Array, COUNT: number, IS_INSPECTED: number }} */
  const { name, limits, lookEveryMs, turns, COUNT, IS_INSPECTED } = workerData;
  let seen = -1;
  let stillFor = 0;
  let busySince = 0;

  /** Seconds of work of the event loop's thread; where the system does not report it, of all threads. */
  function work() {
    try {
      const stat = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8');
      // The second field is the program's name and may contain anything; work is the 14th and the 15th, in hundredths
      // of a second.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) / 100;
    } catch {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    }
  }

  /** @param {string} what */
  function end(what) {
    const msg = `The event loop of ${name} has not turned for ${what}: the process is ended, to be started again`;
    writeSync(2, `${JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg })}\n`);
    // The loop would have to handle anything milder.
    process.kill(process.pid, 'SIGKILL');
  }

  function look() {
    const count = Atomics.load(turns, COUNT);
    if (count !== seen || turns[IS_INSPECTED] === 1) {
      seen = count;
      stillFor = 0;
      busySince = work();
      return;
    }
    stillFor += lookEveryMs / 1000;
    const busyFor = work() - busySince;
    if (busyFor >= limits.busy) end(`${limits.busy} s of work`);
    else if (stillFor >= limits.still) end(`${limits.still} s`);
  }

  setInterval(look, lookEveryMs);
}
