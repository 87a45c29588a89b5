import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { VendorError } from '../polled/jsonFetcher';
import type { VendorContact } from '../provider';
import { type Plan, type Purpose, planRequests } from './budget';
import type { ApiFootballBoard } from './createApiFootballBoard';
import type { Client } from './createClient';
import { createJobs } from './createJobs';
import { createLastSeen } from './createLastSeen';
import { createLedger } from './createLedger';
import { createQuotaLog } from './createQuotaLog';
import { createRefusals } from './createRefusals';
import { demandsOf } from './demands';
import type { Job } from './job';
import { liveSpans, onSince } from './outlook';
import { COUNTED_EVERY, type Quota } from './quota';
import { teamsToAsk } from './squadJobs';
import { Refusal } from './vendorResponse';

const DAY = 86_400;

/** A sign of life at least this often, in seconds. */
const SIGN = 60;

export type RequestScheduler = {
  /** Makes the most urgent request that is due, if the plan has one for it. Returns when to look again. */
  look(now: number): Promise<number>;
  /** What the plan of the key leaves no request for, or does not include. */
  leftOut(now: number): ReadonlySet<Purpose>;
  /** How it stands with the vendor. @param startedAt unix seconds */
  contact(startedAt: number, now: number): VendorContact;
};

type Deps = {
  leagues: ReadonlySet<number>;
  bookmaker: number;
  board: ApiFootballBoard;
  client: Client;
  quota: Quota;
  /** Receives what could not be read, each once. */
  report: Report;
  /** Receives each change of what is left out, and of the plan being spent. */
  say: (message: string) => void;
};

/** Decides which request comes next, of a plan that may be small. It makes one at a time. */
export function createRequestScheduler({
  leagues,
  bookmaker,
  board,
  client,
  quota,
  report,
  say,
}: Deps): RequestScheduler {
  const ledger = createLedger();
  const lastSeen = createLastSeen();
  const refusals = createRefusals();
  let limit = quota.limit();
  let at = 0;
  let failed: string | undefined;
  let liveAt = Number.NEGATIVE_INFINITY;
  const isRefused = (what: string) => refusals.isRefused(what, at);
  const jobs = createJobs({ leagues, bookmaker, board, ledger, lastSeen, isRefused, report });
  const logQuota = createQuotaLog(say);

  function spansAt(now: number) {
    return liveSpans(board.matches().values(), now, quota.resetsAt(now));
  }

  function planAt(now: number): Plan {
    const view = { known: [...board.matches().values()], now, resetsAt: quota.resetsAt(now), isRefused };
    const undetailed = lastSeen.undetailed(board.matches(), Number.POSITIVE_INFINITY, now).length;
    const withoutLineups = lastSeen.withoutLineups(board.matches(), 0, now).length;
    const withoutSquad = teamsToAsk(board, now).length;
    return planRequests(
      quota.left(now),
      quota.limit(),
      demandsOf({ ...view, undetailed, withoutLineups, withoutSquad, costOf: jobs.detailCost }),
    );
  }

  async function make(job: Job, now: number): Promise<void> {
    ledger.asks(job.name, now);
    job.onAsk?.(now);
    try {
      job.take(await client.ask(job.path), now);
      ledger.answered(job.name);
      if (job.purpose === 'live') liveAt = now;
      failed = undefined;
    } catch (error) {
      onFailure(toError(error), job, now);
    }
  }

  /** Another limit is another plan: what the one before refused is asked for again. */
  function noteLimit(now: number): void {
    if (quota.limit() === limit) return;
    limit = quota.limit();
    refusals.clear();
    ledger.forgetBefore(now);
  }

  /**
   * What concerns the vendor as a whole stops everything for a while, and is tried again first. What concerns one request
   * alone is reported, and must not hold up live matches, nor come again at once: its answer may have cost a request.
   */
  function onFailure(error: Error, { name, purpose, refusedAs }: Job, now: number): void {
    const kind = error instanceof Refusal ? error.kind : undefined;
    if (kind === 'spent') return;
    if (kind === 'plan') refusals.note(refusedAs ?? purpose, quota.resetsAt(now));
    const isUnanswered = kind === undefined && error instanceof VendorError && error.status === undefined;
    if (kind === 'key' || kind === 'haste' || isUnanswered || (purpose === 'live' && kind !== 'plan')) {
      failed = name;
      throw error;
    }
    if (kind !== 'plan' && purpose !== 'programme')
      refusals.note(purpose, now + (RETRY_SECONDS_OF[purpose] ?? RETRY_SECONDS));
    report(error);
  }

  return {
    async look(now) {
      at = now;
      noteLimit(now);
      ledger.forgetBefore(now - 2 * DAY);
      if (quota.countAt(now) <= now) {
        await client.count();
        return now + quota.pace();
      }
      const plan = planAt(now);
      const offered = jobs.all(plan, spansAt(now), now);
      const all = offered.filter((job) => mayBeMade(job, plan));
      const next = all.find(({ dueAt }) => dueAt <= now) ?? all.find(({ name }) => name === failed);
      const job = quota.left(now) > 0 && quota.notBefore(now) <= now ? next : undefined;
      if (job) await make(job, now);
      logQuota(quota.left(now), plan.leftOut, now);
      if (quota.left(now) === 0) return Math.max(now + quota.pace(), quota.countAt(now));
      const open = job ? jobs.all(planAt(now), spansAt(now), now) : offered;
      const due = Math.min(...open.map(({ dueAt }) => dueAt));
      const soonest = Math.max(now + quota.pace(), Math.min(quota.notBefore(now), now + SIGN));
      return Math.max(soonest, Math.min(due, now + SIGN, quota.countAt(now)));
    },
    leftOut(now) {
      return new Set([...planAt(now).leftOut, ...ALL.filter((purpose) => refusals.isRefused(purpose, now))]);
    },
    contact: contactAt,
  };

  /**
   * While matches are on, the answers about them count, and those may come as seldom as the plan allows. One that has no
   * request left for them brings none. Before that any answer counts, such as the free count of requests.
   */
  function contactAt(startedAt: number, now: number): VendorContact {
    const since = onSince(board.matches().values(), now);
    if (since === undefined) return { startedAt, heardAt: client.answeredAt(), pause: COUNTED_EVERY, isOn: false };
    const every = isRefused('live') ? Number.POSITIVE_INFINITY : planAt(now).every('live');
    return { startedAt, heardAt: Math.max(since, liveAt), pause: Number.isFinite(every) ? every : 0, isOn: true };
  }

  function mayBeMade({ purpose, refusedAs }: Job, plan: Plan): boolean {
    return Number.isFinite(plan.every(purpose)) && !isRefused(refusedAs ?? purpose) && !isRefused(purpose);
  }
}

/**
 * Seconds until what failed alone is asked for again. The days of the programme are not left together: the ledger asks
 * for each ever more seldom.
 */
const RETRY_SECONDS = 1800;
const RETRY_SECONDS_OF: Partial<Record<Purpose, number>> = { results: 300 };

const ALL: readonly Purpose[] = ['live odds', 'statistics', 'line-ups', 'odds', 'tables', 'other days', 'squads'];
