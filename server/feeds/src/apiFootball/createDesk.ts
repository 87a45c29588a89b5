import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { VendorError } from '../polled/jsonFetcher';
import { Refusal } from './answer';
import { type Plan, type Purpose, planRequests, type Wish } from './budget';
import type { ApiFootballBoard } from './createBoard';
import type { Client } from './createClient';
import { createJobs } from './createJobs';
import { createLedger } from './createLedger';
import { createSights } from './createSights';
import type { Job } from './job';
import { pricedLeagues, tabledLeagues } from './leagueJobs';
import { endsUntil, lengthOf, liveSpans } from './outlook';
import type { Quota } from './quota';
import { isInPlay } from './status';

const DAY = 86_400;

/** A sign of life at least this often, in seconds. */
const SIGN = 60;

/** Requests that the days of the programme take: yesterday, today, tomorrow; and all others that are shown. */
const DAYS = { near: 3, far: 28 } as const;

export type Desk = {
  /** Makes the most urgent request that is due, if the plan has one for it. Returns when to look again. */
  look(now: number): Promise<number>;
  /** What the plan of the key leaves no request for, or does not include. */
  leftOut(now: number): ReadonlySet<Purpose>;
};

type Options = {
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
export function createDesk({ leagues, bookmaker, board, client, quota, report, say }: Options): Desk {
  const ledger = createLedger();
  const sights = createSights();
  const refused = new Map<string, number>();
  let refusedAtLimit = 0;
  const isRefusedAt = (what: string, now: number) => (refused.get(what) ?? 0) > now;
  let at = 0;
  let failed: string | undefined;
  const isRefused = (what: string) => isRefusedAt(what, at);
  const jobs = createJobs({ leagues, bookmaker, board, ledger, sights, isRefused, report });
  const tell = createTeller(say);

  function spansAt(now: number) {
    return liveSpans(board.matches().values(), now, quota.resetsAt(now));
  }

  function planAt(now: number): Plan {
    return planRequests(quota.left(now), quota.limit(), wishesAt(now));
  }

  function wishesAt(now: number): Record<Purpose, Wish> {
    const known = [...board.matches().values()];
    const inPlay = known.filter(({ fixture }) => isInPlay(fixture.fixture.status.short)).length;
    const pending = sights.undetailed(board.matches(), Number.POSITIVE_INFINITY, now).length;
    const rest = quota.resetsAt(now) - now;
    const live = lengthOf(spansAt(now));
    const details = Math.max(live, pending > 0 ? SIGN : 0);
    const wish = (purpose: Purpose, cost: number, seconds = rest): Wish => ({
      cost: isRefused(purpose) ? 0 : cost,
      seconds,
    });
    return {
      results: wish('results', 1, SIGN * (1 + endsUntil(known, now, quota.resetsAt(now)))),
      programme: wish('programme', DAYS.near),
      live: wish('live', 1, live),
      'live odds': wish('live odds', 1, live),
      statistics: wish('statistics', jobs.detailCost(Math.max(1, inPlay + pending)), details),
      odds: wish('odds', pricedLeagues(known, now).length * 2),
      tables: wish('tables', tabledLeagues(known, now).length),
      'other days': wish('other days', DAYS.far),
    };
  }

  async function make(job: Job, now: number): Promise<void> {
    ledger.asks(job.name, now);
    try {
      job.take(await client.ask(job.path), now);
      ledger.answered(job.name);
      failed = undefined;
    } catch (error) {
      onFailure(toError(error), job, now);
    }
  }

  function refuse(what: string, until: number): void {
    refused.set(what, until);
    refusedAtLimit = quota.limit();
  }

  /**
   * What concerns the vendor as a whole stops everything for a while, and is tried again first. What concerns one request
   * alone is reported, and must not hold up live matches.
   */
  function onFailure(error: Error, job: Job, now: number): void {
    const kind = error instanceof Refusal ? error.kind : undefined;
    if (kind === 'spent') return;
    if (kind === 'plan') refuse(job.refusedAs ?? job.purpose, quota.resetsAt(now));
    const isUnanswered = kind === undefined && error instanceof VendorError && error.status === undefined;
    if (kind === 'key' || kind === 'haste' || isUnanswered || (VITAL.has(job.purpose) && kind !== 'plan')) {
      failed = job.name;
      throw error;
    }
    if (kind !== 'plan' && error instanceof VendorError) refuse(job.purpose, now + AGAIN);
    report(error);
  }

  return {
    async look(now) {
      at = now;
      if (refusedAtLimit !== quota.limit()) refused.clear();
      ledger.forgetBefore(now - 2 * DAY);
      if (quota.countAt(now) <= now) {
        await client.count();
        return now + quota.pace();
      }
      const plan = planAt(now);
      const all = jobs.all(plan, spansAt(now), now).filter((job) => mayBeMade(job, plan));
      const next = all.find(({ dueAt }) => dueAt <= now) ?? all.find(({ name }) => name === failed);
      const job = quota.left(now) > 0 && quota.notBefore() <= now ? next : undefined;
      if (job) await make(job, now);
      tell(quota.left(now), plan.leftOut, now);
      if (quota.left(now) === 0) return Math.max(now + quota.pace(), quota.countAt(now));
      const due = Math.min(...jobs.all(planAt(now), spansAt(now), now).map(({ dueAt }) => dueAt));
      const soonest = Math.max(now + quota.pace(), Math.min(quota.notBefore(), now + SIGN));
      return Math.max(soonest, Math.min(due, now + SIGN, quota.countAt(now)));
    },
    leftOut(now) {
      return new Set([...planAt(now).leftOut, ...[...ALL].filter((purpose) => isRefusedAt(purpose, now))]);
    },
  };

  function mayBeMade({ purpose, refusedAs }: Job, plan: Plan): boolean {
    return Number.isFinite(plan.every(purpose)) && !isRefused(refusedAs ?? purpose) && !isRefused(purpose);
  }
}

/** Seconds until what the vendor fails to answer is asked for again, where nothing depends on it. */
const AGAIN = 1800;

/** Nothing works without these. */
const VITAL: ReadonlySet<Purpose> = new Set(['live', 'results', 'programme']);

const ALL: readonly Purpose[] = ['live odds', 'statistics', 'odds', 'tables', 'other days'];

/** Seconds between two lines about what is left out: it may change with each match that begins. */
const QUIET = 900;

function createTeller(say: (message: string) => void) {
  let said = '';
  let saidAt = Number.NEGATIVE_INFINITY;
  return (left: number, leftOut: readonly Purpose[], now: number) => {
    const text =
      left === 0
        ? "the day's requests are spent; the site stays as it is until the vendor's reset at 00:00 UTC"
        : leftOut.length > 0
          ? `what is left of the day's requests is kept for live matches; left out: ${leftOut.join(', ')}`
          : '';
    if (text === said || (left > 0 && now - saidAt < QUIET && now >= saidAt)) return;
    say(text || "the day's requests suffice for everything again");
    said = text;
    saidAt = now;
  };
}
