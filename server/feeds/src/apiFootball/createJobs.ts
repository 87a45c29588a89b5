import { wholeAnswer } from '../polled/wholeAnswer';
import type { Plan, Purpose } from './budget';
import { decodeFixtures, fixtureIdSchema } from './fixture';
import { dayAt, inTurn, type Job, type JobsOptions } from './job';
import { leagueJobs } from './leagueJobs';
import { decodeLiveOdds } from './liveOdds';
import type { Span } from './outlook';
import { squadJobs } from './squadJobs';
import { isInPlay } from './status';
import type { VendorResponse } from './vendorResponse';

const DAY = 86_400;

/** Days from today that every plan includes, and those that only some do, the nearest first. */
const NEAR_DAYS = [0, 1, -1] as const;
const FAR_DAYS = Array.from({ length: 14 }, (_, index) => [index + 2, -index - 2]).flat();

/** Seconds until what matters less is asked for again after a failure. */
const RETRY_SECONDS = 1800;

/** The vendor answers so many matches by their ids at once; a plan without that, one. */
const AT_ONCE = { many: 20, single: 1 } as const;

/** The name under which a plan refuses several matches at once. */
const IDS = 'ids';

export type Jobs = {
  /** All requests that may be made, the most urgent purpose first. @param spans when matches are live, from now on */
  all(plan: Plan, spans: readonly Span[], now: number): Job[];
  /** Requests that one look at so many matches takes. */
  detailCost(matches: number): number;
};

/** The requests of a plan that is polled (https://www.api-football.com/documentation-v3). */
export function createJobs(options: JobsOptions): Jobs {
  const { leagues, board, ledger, lastSeen, isRefused, report } = options;
  const pages = new Map<number, number>();
  const atOnce = () => (isRefused(IDS) ? AT_ONCE.single : AT_ONCE.many);
  const fixturesIn = ({ response }: VendorResponse) => decodeFixtures(response, report);

  const day = (date: string, purpose: Purpose, every: number, now: number, name = `day ${date}`): Job => ({
    name,
    purpose,
    path: `/fixtures?date=${date}`,
    ...(purpose === 'other days' ? {} : { refusedAs: `day ${date}` }),
    dueAt: ledger.dueAt(name, every, now, purpose === 'other days' ? RETRY_SECONDS : undefined),
    take(answer, at) {
      const fixtures = fixturesIn(answer);
      lastSeen.noteListing(fixtures, at);
      board.keepFixtures(fixtures, at, true);
      const from = Date.parse(date) / 1000;
      const kickOffs = fixtures.map(({ fixture }) => fixture.timestamp);
      const whole = wholeAnswer(answer.response, fixtureIdSchema, { from, to: from + DAY }, kickOffs);
      if (whole && answer.pages <= 1) board.keepDay(whole, at);
    },
  });

  const days = (offsets: readonly number[], purpose: Purpose, plan: Plan, now: number) =>
    offsets.map((offset) => day(dayAt(now + offset * DAY), purpose, plan.every(purpose), now));

  function live(plan: Plan, spans: readonly Span[], now: number): Job[] {
    const [next] = spans;
    if (!next) return [];
    const due = ledger.dueAt('live', plan.every('live'), now);
    return [
      {
        name: 'live',
        purpose: 'live',
        path: `/fixtures?live=${[...leagues].join('-')}`,
        dueAt: Math.max(due, next.from),
        take(answer, at) {
          const fixtures = fixturesIn(answer);
          lastSeen.noteLive(fixtures, at);
          board.keepFixtures(fixtures, at, false);
        },
      },
    ];
  }

  function byIds(name: string, purpose: Purpose, wanted: readonly number[], dueAt: number): Job[] {
    const ids = wanted.slice(0, atOnce());
    if (ids.length === 0) return [];
    const many = atOnce() === AT_ONCE.many;
    return [
      {
        name,
        purpose,
        path: many ? `/fixtures?ids=${ids.join('-')}` : `/fixtures?id=${ids.join('')}`,
        ...(many && { refusedAs: IDS }),
        dueAt,
        take(answer, at) {
          const fixtures = fixturesIn(answer);
          lastSeen.noteDetails(fixtures, ids, at);
          board.keepFixtures(fixtures, at, false);
        },
      },
    ];
  }

  function results(plan: Plan, now: number): Job[] {
    const missing = lastSeen.missing(board.matches(), now);
    if (missing.length === 0) return [];
    const every = plan.every('results');
    const due = ledger.dueAt('results', every, now);
    if (!isRefused(IDS)) return byIds('results', 'results', missing, due);
    const dates = missing.map((id) => dayAt(board.matches().get(id)?.fixture.fixture.timestamp ?? now));
    const [date = dayAt(now)] = dates.filter((one) => !isRefused(`day ${one}`));
    const ofDay = day(date, 'results', every, now);
    return [{ ...ofDay, dueAt: Math.max(due, ofDay.dueAt) }];
  }

  function details(plan: Plan, now: number): Job[] {
    const every = plan.every('statistics');
    if (!Number.isFinite(every)) return [];
    return byIds('statistics', 'statistics', lastSeen.undetailed(board.matches(), every, now), now);
  }

  /** The details of a match have its line-ups, too; here they are asked for before it is on. */
  function lineups(plan: Plan, now: number): Job[] {
    const every = plan.every('line-ups');
    // The same answers: what one was refused the other need not ask for.
    if (!Number.isFinite(every) || isRefused('statistics')) return [];
    return byIds('line-ups', 'line-ups', lastSeen.withoutLineups(board.matches(), every, now), now);
  }

  function liveOdds(plan: Plan, now: number): Job[] {
    const isOn = [...board.matches().values()].some(({ fixture }) => isInPlay(fixture.fixture.status.short));
    if (!isOn) return [];
    const take = ({ response }: VendorResponse) => board.keepLiveOdds(decodeLiveOdds(response, report));
    const dueAt = ledger.dueAt('live odds', plan.every('live odds'), now, RETRY_SECONDS);
    return [{ name: 'live odds', purpose: 'live odds', path: '/odds/live', dueAt, take }];
  }

  return {
    detailCost: (matches) => Math.ceil(matches / atOnce()),
    all: (plan, spans, now) => [
      ...live(plan, spans, now),
      ...results(plan, now),
      ...days(NEAR_DAYS, 'programme', plan, now),
      ...liveOdds(plan, now),
      ...details(plan, now),
      ...lineups(plan, now),
      ...leagueJobs(options, pages, plan, now),
      ...inTurn(days(FAR_DAYS, 'other days', plan, now)),
      ...squadJobs(options, plan, now),
    ],
  };
}
