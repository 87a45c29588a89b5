import * as v from 'valibot';
import type { RenderCounts } from './createRenderCounts';
import { createTurns } from './createTurns';
import { createWorkerWatch, memoryOf } from './createWorkerWatch';
import type { EntryFile } from './entryFile';
import type { Limits } from './limits';
import { RenderFault } from './renderFault';
import { spawnWorker } from './spawnWorker';
import { messageSchema, type Order, type Outcome, type WorkerMessage } from './worker/messages';

/** One life of a release's worker. It never starts again by itself. */
export type RenderWorker = {
  /**
   * Computations wait for each other; addresses take turns.
   *
   * @param counts what the listener is to add to
   * @param visitor their address; empty for what is everybody's
   * @throws RenderFault when it failed, or the worker was ended meanwhile
   */
  compute(order: Order, counts: RenderCounts, visitor?: string): Promise<Computed>;
  /** @param fault why; none for a worker that is no longer needed */
  end(fault?: RenderFault): void;
  /** Resolves when the release is loaded. @throws RenderFault when that failed */
  readonly loaded: Promise<void>;
  /** Resolves when the process is. */
  readonly gone: Promise<void>;
  /** Resident bytes of its process; 0 where the system does not say. */
  memory(): number;
};

export type Computed = Exclude<Outcome, { kind: 'failed' }>;

export type WorkerListener = {
  /** The worker is being ended for this. @param counts of the computation under way, if there is one */
  onFault(fault: RenderFault, counts: RenderCounts | undefined): void;
  /** A computation is over. @param took milliseconds of the processor's time */
  onComputed(took: number, counts: RenderCounts): void;
  onGone(): void;
};

type Computation = {
  /** None while the release is being loaded. */
  readonly task: { readonly order: Order; readonly counts: RenderCounts } | undefined;
  resolve(computed: Computed): void;
  reject(fault: RenderFault): void;
};

/** Starts a worker, which loads the file; computations wait until that is done. */
export function startRenderWorker(file: EntryFile, limits: Limits, listener: WorkerListener): RenderWorker {
  const worker = spawnWorker(file, limits);
  const waiting = createTurns<Computation>();
  let current: Computation | undefined;
  let isEnding = false;
  const watch = createWorkerWatch({ memoryBytes: limits.memoryBytes, pid: worker.pid }, end);

  function end(fault?: RenderFault): void {
    if (isEnding) return;
    isEnding = true;
    watch.stop();
    const counts = current?.task?.counts;
    for (const left of [current, ...waiting.clear()]) left?.reject(new RenderFault('lost', 'its worker was ended'));
    worker.kill('SIGKILL');
    if (fault) listener.onFault(fault, counts);
  }

  function begin(next: Computation | undefined): void {
    current = next;
    if (!next) return;
    const { task } = next;
    watch.computing(task ? limits.computingMs : limits.loadingMs);
    // A worker that takes no message is gone, which is noticed below.
    if (task) worker.send(task.order, () => {});
  }

  function enqueue(task: Computation['task'], visitor = ''): Promise<Computed> {
    if (isEnding) return Promise.reject(new RenderFault('lost', 'its worker was ended'));
    return new Promise((resolve, reject) => {
      const computation = { task, resolve, reject };
      if (current) waiting.add(visitor, computation);
      else begin(computation);
    });
  }

  function finish({ outcome, took }: WorkerMessage): void {
    watch.resting();
    const over = current;
    if (outcome.kind !== 'failed') over?.resolve(outcome);
    else over?.reject(new RenderFault(outcome.why, outcome.message));
    if (outcome.kind === 'failed' && outcome.why === 'loading') end(new RenderFault('loading', outcome.message));
    if (over?.task) listener.onComputed(took, over.task.counts);
    const holds = memoryOf(worker.pid);
    if (holds > limits.memoryBytes) end(new RenderFault('memory', `it holds ${holds} bytes`));
    if (!isEnding) begin(waiting.next());
  }

  worker.on('message', (said) => {
    if (isEnding) return;
    const read = v.safeParse(messageSchema, said);
    if (read.success) finish(read.output);
    else end(new RenderFault('ended', 'it said what no worker says'));
  });
  const gone = new Promise<void>((resolve) => {
    function leave(fault: RenderFault): void {
      end(fault);
      listener.onGone();
      resolve();
    }
    worker.on('exit', (code, signal) => leave(faultOf(code, signal)));
    worker.on('error', (error) => {
      // One that did not start does not exit.
      if (worker.pid === undefined) leave(new RenderFault('ended', error.message));
    });
  });
  const loaded = enqueue(undefined).then(() => {});
  // Whoever needs it to be loaded waits for it, or hears of the fault.
  loaded.catch(() => {});

  return {
    compute: (order, counts, visitor) => enqueue({ order, counts }, visitor),
    end,
    loaded,
    gone,
    memory: () => (isEnding ? 0 : memoryOf(worker.pid)),
  };
}

/** V8 aborts when its heap is full; systems without memory kill. */
function faultOf(code: number | null, signal: string | null): RenderFault {
  if (signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134)
    return new RenderFault('memory', 'its heap was full');
  return new RenderFault('ended', `its process ended with ${signal ?? code}`);
}
