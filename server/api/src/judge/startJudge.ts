import { toError } from 'shared-kernel/decode/toError';
import type { JudgeMetrics } from '../metrics/createJudgeMetrics';
import { StoreAwayError } from '../store/storeErrors';
import { createJudge, type JudgeMeans } from './createJudge';

const USUAL_MS = 5_000;

type Means = Pick<JudgeMeans, 'rows' | 'readFigures' | 'change'> & {
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
export function startJudge(means: Means): () => Promise<void> {
  const { lead, log, report, metrics, everyMs = USUAL_MS, steadyMs = () => performance.now(), ...given } = means;
  // One for all turns: a session that was lost for a moment costs no step its time.
  const judge = createJudge({
    ...{ ...given, steadyMs },
    onDecided(name, what, text) {
      metrics.decided(name, what);
      log.warn(text);
    },
  });
  let running: Promise<void> = Promise.resolve();
  let told: string | undefined;

  /** The same fault is told once; that the database is away, by the log of outages. */
  function tell(fault: Error | undefined): void {
    if (fault instanceof StoreAwayError) return report(fault);
    if (fault && fault.message !== told) log.warn(`The judge waits: ${fault.message}`);
    told = fault?.message;
  }

  async function round(): Promise<void> {
    metrics.begin(given.rows().map(({ pointer }) => pointer.remote));
    const { waiting, fault } = await judge.round().catch((error) => ({ waiting: 0, fault: toError(error) }));
    metrics.round(waiting, fault !== undefined);
    tell(fault);
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
