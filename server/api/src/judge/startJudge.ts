import { toError } from 'shared-kernel/decode/toError';
import type { JudgeMetrics } from '../metrics/createJudgeMetrics';
import { StoreAwayError } from '../store/storeErrors';
import { createJudge, type JudgeDeps } from './createJudge';

const USUAL_MS = 5_000;

type Deps = Pick<JudgeDeps, 'rows' | 'readFigures' | 'change'> & {
  /** Calls back at this node's turn, and the result when the turn is lost; returns its stop. */
  readonly lead: (onElected: () => () => void) => () => Promise<void>;
  readonly log: { warn(line: string): void };
  readonly report: (error: unknown) => void;
  readonly metrics: JudgeMetrics;
  readonly everyMs?: number;
  /** Never jumps. */
  readonly steadyMs?: () => number;
};

/** Judges every few seconds whenever it is this node's turn. Returns its stop. */
export function startJudge(deps: Deps): () => Promise<void> {
  const { lead, log, report, metrics, everyMs = USUAL_MS, steadyMs = () => performance.now(), ...others } = deps;
  // One for all turns: a session that was lost for a moment costs no step its time.
  const judge = createJudge({
    ...others,
    steadyMs,
    onDecided(name, what, text) {
      metrics.decided(name, what);
      log.warn(text);
    },
  });
  let running: Promise<void> = Promise.resolve();
  let lastLogged: string | undefined;

  /** Logs the same fault once; the log of outages says when the database is away. */
  function logOnce(fault: Error | undefined): void {
    if (fault instanceof StoreAwayError) return report(fault);
    if (fault && fault.message !== lastLogged) log.warn(`The judge waits: ${fault.message}`);
    lastLogged = fault?.message;
  }

  async function round(): Promise<void> {
    metrics.begin(others.rows().map(({ pointer }) => pointer.remote));
    const { waiting, fault } = await judge.round().catch((error) => ({ waiting: 0, fault: toError(error) }));
    metrics.round(waiting, fault !== undefined);
    logOnce(fault);
  }

  const stop = lead(() => {
    let isOver = false;
    let timer: NodeJS.Timeout | undefined;
    const next = () => {
      // A turn that was lost may still be at its last round.
      running = running.then(async () => {
        if (!isOver) await round();
        if (!isOver) timer = setTimeout(next, everyMs).unref();
      });
    };
    metrics.leads(true);
    next();
    return () => {
      isOver = true;
      clearTimeout(timer);
      metrics.leads(false);
    };
  });
  return async () => {
    await stop();
    await running;
  };
}
