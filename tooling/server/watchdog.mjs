import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

/**
 * Seconds in which the event loop did not turn: of work of the thread that it runs on, and of time. The first is a computation without
 * end, the second a wait without end; nothing that a server does takes a tenth of either.
 */
const LIMITS = { busy: 30, still: 120 };

/**
 * Ends this process when its event loop turns no more: it hears no signal then, answers nobody, and would stay so for ever. Whoever
 * started it starts it again. A thread watches, so it sees what the loop cannot.
 *
 * It counts its own looks, not a clock: a machine that sleeps or a process that is stopped is no hang, and clocks are set. Under
 * `--inspect` a person may have stopped the loop, and nothing is ended.
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

/** Handed to the thread as text, which runs alike out of a bundle: it may use nothing from outside of itself. */
function watch() {
  const { readFileSync, writeSync } = process.getBuiltinModule('node:fs');
  const { workerData } = process.getBuiltinModule('node:worker_threads');
  /** @type {{ name: string, limits: { busy: number, still: number }, lookEveryMs: number, turns: Int32Array, COUNT: number, IS_INSPECTED: number }} */
  const { name, limits, lookEveryMs, turns, COUNT, IS_INSPECTED } = workerData;
  let seen = -1;
  let stillFor = 0;
  let busySince = 0;

  /** Seconds of work of the thread that the event loop runs on; where the system does not tell, of all threads. */
  function work() {
    try {
      const stat = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8');
      // The second field is the program's name and may hold anything; work is the 14th and the 15th, in hundredths of a second.
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
    // Anything milder would have to be heard by the loop.
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
