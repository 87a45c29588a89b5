import { DecodeError, type Report } from 'shared-kernel/decode/decode';
import type { PolledSource } from '../../polled/follow';
import type { Refusals } from '../createRefusals';
import type { Backfill, BackfillRequest } from './backfill';
import { type Due, dueIn, isDue } from './due';
import type { Task } from './task';

/** Seconds between two requests: some endpoints allow 120 a minute, and a spare one belongs to nobody. */
const PACE = 0.55;

/** Seconds until a failed task is tried again. */
const RETRY_SECONDS = 60;

/** Seconds until the next look when nothing is missing. */
const IDLE = 1;

type Deps = {
  tasks: readonly Task[];
  backfill: Backfill;
  refusals: Refusals;
  /** An endpoint is left out, so nothing may wait for it any more. */
  onRefused: () => void;
  report: Report;
};

/**
 * Makes one request a look: the most urgent regular one that is due, else a single missing record. That keeps the
 * vendor's limit whatever there is to do.
 */
export function dataPoll({ tasks, backfill, refusals, onRefused, report }: Deps): PolledSource {
  const dues = new Map<string, Due>();

  async function ask(task: Task, now: number): Promise<void> {
    // Set before the answer, so that one that fails each time does not block the others.
    dues.set(task.name, dueIn(Math.min(RETRY_SECONDS, task.every), now));
    const isAnswered = await refusals.attempt(task.endpoint, now, async () => {
      const isMore = await task.ask(now);
      dues.set(task.name, dueIn(isMore ? 0 : task.every, now));
    });
    if (!isAnswered) onRefused();
  }

  async function load(request: BackfillRequest, now: number): Promise<void> {
    try {
      const isAnswered = await refusals.attempt(request.endpoint, now, () => request.load(now));
      if (!isAnswered) onRefused();
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      report(error);
    }
  }

  return {
    async look(now) {
      const task = tasks.find(({ name, endpoint }) => isDue(dues.get(name), now) && refusals.isDue(endpoint, now));
      const request = task ? undefined : backfill.next(now);
      if (task) await ask(task, now);
      else if (request) await load(request, now);
      return { batch: {}, nextAt: now + (task || request ? PACE : IDLE) };
    },
  };
}
