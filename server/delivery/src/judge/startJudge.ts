import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from 'server-shared/files/errorCode';
import { toError } from 'shared-kernel/decode/toError';
import type { SharedPointers } from '../changes/sharedPointers';
import type { DeliveryConfig } from '../config/deliveryConfig';
import type { ReleaseCounts } from '../drawing/createDrawingCounts';
import type { LivePointers } from '../pointers/livePointers';
import type { SiteFolder } from '../siteFolder';
import { createJudge } from './createJudge';
import { drawnOf } from './drawnOf';
import type { Decision, Round } from './judgeMeans';
import type { JudgeNotes } from './judgeNotes';
import { readableOnly } from './readableOnly';
import { createCountsReader } from './readCounts';

const USUAL_MS = 5_000;
/** The same fault is told once in so long: an api may be away for hours. */
const SAME_FAULT_MS = 10 * 60_000;

type Means = {
  readonly config: Pick<DeliveryConfig, 'apiOrigin' | 'inside'>;
  readonly site: SiteFolder;
  readonly pointers: LivePointers;
  readonly notes: JudgeNotes;
  /** Where several machines share what is live. */
  readonly shared?: SharedPointers | undefined;
  /** What was drawn with releases. */
  readonly drawings: () => readonly ReleaseCounts[];
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly metrics: {
    decided(decision: Decision): void;
    round(round: Round): void;
  };
  readonly everyMs?: number;
};

/** Judges every few seconds, one round after the other, until it is ended. */
export function startJudge(means: Means) {
  const { config, site, pointers, notes, shared, drawings, log, metrics, everyMs = USUAL_MS } = means;
  const steadyMs = () => performance.now();
  const lease = notes.createLease(steadyMs);
  const reader = createCountsReader(config.apiOrigin, config.inside.token);
  const tellFault = createRareWarning(log, steadyMs);
  const judge = createJudge({
    ...{ site, pointers, notes, lease, steadyMs },
    shared: shared && readableOnly(shared),
    readCounts: reader.read,
    drawn: (pointer) => drawnOf(pointer, drawings()),
    now: () => new Date(),
    onDecided(decision) {
      metrics.decided(decision);
      log.warn(decision.text);
    },
    onRound(round) {
      metrics.round(round);
      if (round.fault) tellFault(round.fault);
    },
  });
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isOver = false;

  async function round(): Promise<void> {
    await judge.round().catch((error: unknown) => {
      metrics.round({ isLeader: false, waiting: 0, fault: toError(error), names: [] });
      // Only another process may write there, which judges.
      if (isReadOnly(error)) log.info(`This process judges no candidates: ${toError(error).message}`);
      else tellFault(toError(error));
      isOver ||= isReadOnly(error);
    });
    if (!isOver) timer = setTimeout(next, everyMs).unref();
  }

  function next(): void {
    running = round();
  }

  return {
    begin: next,
    async end(): Promise<void> {
      isOver = true;
      clearTimeout(timer);
      await running;
      await lease.leave().catch(() => undefined);
      await reader.close();
    },
  };
}

const isReadOnly = (error: unknown) => errorCode(error) === 'EROFS';

function createRareWarning(log: Means['log'], steadyMs: () => number) {
  const toldAt = new Map<string, number>();
  return ({ message }: Error): void => {
    const before = toldAt.get(message);
    if (before !== undefined && steadyMs() - before < SAME_FAULT_MS) return;
    if (toldAt.size > 100) toldAt.clear();
    toldAt.set(message, steadyMs());
    log.warn(`The judge waits: ${message}`);
  };
}
