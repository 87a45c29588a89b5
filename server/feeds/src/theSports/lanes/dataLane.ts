import { DecodeError, type Report } from 'shared-kernel/decode/decode';
import type { PolledSource } from '../../polled/follow';
import { RefusedError } from '../read/answer';
import type { Task } from './dataTasks';
import type { Errand, Errands } from './errands';

/** Seconds between two requests: some endpoints allow 120 a minute, and a spare one belongs to nobody. */
const PACE = 0.55;

/** Seconds until a failed task is tried again. */
const AGAIN = 60;

/** Seconds until the next look when nothing is missing. */
const IDLE = 5;

/**
 * Makes one request a look: the most urgent regular one that is due, else a single missing record. That keeps the
 * vendor's limit whatever there is to do.
 */
export function dataLane(tasks: readonly Task[], errands: Errands, report: Report): PolledSource {
  const dueAt = new Map<string, number>();
  const due = ({ name }: Task) => dueAt.get(name) ?? Number.NEGATIVE_INFINITY;

  async function ask(task: Task, now: number): Promise<void> {
    // Set before the answer, so that one that fails each time does not block the others.
    dueAt.set(task.name, now + Math.min(AGAIN, task.every));
    const isMore = await task.ask(now);
    dueAt.set(task.name, isMore ? now : now + task.every);
  }

  async function run(errand: Errand, now: number): Promise<void> {
    try {
      await errand.run(now);
    } catch (error) {
      if (error instanceof RefusedError) errands.giveUp(errand.kind);
      else if (!(error instanceof DecodeError)) throw error;
      report(error);
    }
  }

  return {
    async look(now) {
      const next = () => Math.min(...tasks.map(due));
      // A clock that was set back makes every plan wrong.
      for (const task of tasks) if (due(task) > now + task.every) dueAt.delete(task.name);
      const task = tasks.find((one) => due(one) <= now);
      const errand = task ? undefined : errands.next(now);
      if (task) await ask(task, now);
      else if (errand) await run(errand, now);
      const pause = task || errand ? PACE : IDLE;
      return { batch: {}, nextAt: Math.max(now + PACE, Math.min(now + pause, next())) };
    },
  };
}
