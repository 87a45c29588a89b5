import type { Report } from 'shared-kernel/decode/decode';
import type { PolledSource } from '../polled/follow';
import type { GetJson } from '../polled/jsonFetcher';
import { wholeAnswer } from '../polled/wholeAnswer';
import type { VendorContact } from '../provider';
import { createFootballDataBoard } from './createFootballDataBoard';
import { decodeMatches, listOf, matchIdSchema } from './footballDataMatch';
import { decodeStandings } from './standings';

const DAY = 24 * 3600;

/** Seconds between two requests: the free plan has ten a minute. */
const PACE = 7;

/** Seconds between requests: for the days around today during a match, and otherwise; for all days; for a table. */
const BUSY_EVERY = 30;
const QUIET_EVERY = 300;
const WINDOW_EVERY = 3600;
const TABLE_EVERY = 6 * 3600;

/** Seconds until failed days are requested again, and a table: a plan may never include it. */
const DAYS_RETRY_SECONDS = 60;
const TABLE_RETRY_SECONDS = 1800;

/** The vendor sends at most ten days at once. In days from today; `to` is not included. */
const WINDOWS = [
  [-16, -7],
  [-7, 2],
  [2, 11],
  [11, 17],
] as const;

/** Matches of yesterday evening are still on after midnight. */
const AROUND_TODAY = [-1, 2] as const;

type Task = {
  name: string;
  ask: (now: number) => Promise<void>;
  every: (now: number) => number;
  /** Seconds until the next try after a failure. */
  retrySeconds: number;
};

export type FootballDataSource = PolledSource & {
  /** How it stands with the vendor, by the days around today. */
  contact(now: number): VendorContact;
};

/**
 * Makes one request a look: the most urgent one that is due. That keeps the pace regardless of the amount of work, and
 * live scores never wait behind tables.
 *
 * @param competitions codes such as `PL`; empty for all that the key may see
 * @param startedAt unix seconds
 */
export function footballDataSource(
  competitions: readonly string[],
  getJson: GetJson,
  report: Report,
  startedAt: number,
): FootballDataSource {
  const board = createFootballDataBoard(report);
  const asked = new Map<string, { at: number; hasFailed: boolean }>();
  const heard = { at: Number.NEGATIVE_INFINITY, pause: QUIET_EVERY };
  const only = competitions.length > 0 ? `&competitions=${competitions.map(encodeURIComponent).join(',')}` : '';

  const days = ([from, to]: readonly [number, number]) => ({
    ask: async (now: number) => {
      const path = `/v4/matches?dateFrom=${dayAt(now + from * DAY)}&dateTo=${dayAt(now + to * DAY)}${only}`;
      const raw = await getJson(path);
      const matches = decodeMatches(raw, report);
      board.keepMatches(matches);
      const window = { from: startOfDay(now + from * DAY), to: startOfDay(now + to * DAY) };
      const kickOffs = matches.map(({ utcDate }) => utcDate);
      const whole = wholeAnswer(listOf(raw), matchIdSchema, window, kickOffs);
      if (whole) board.keepList({ ...whole, competition_id: undefined }, now);
    },
    retrySeconds: DAYS_RETRY_SECONDS,
  });

  const todayEvery = (now: number) => (board.isBusy(now) ? BUSY_EVERY : QUIET_EVERY);
  const today = days(AROUND_TODAY);
  const askToday = async (now: number) => {
    await today.ask(now);
    Object.assign(heard, { at: now, pause: todayEvery(now) });
  };

  const fixed: readonly Task[] = [
    { name: 'today', ...today, ask: askToday, every: todayEvery },
    ...WINDOWS.map((window) => ({ name: `days ${window[0]}`, ...days(window), every: () => WINDOW_EVERY })),
  ];

  const table = (code: string): Task => ({
    name: `table ${code}`,
    every: () => TABLE_EVERY,
    retrySeconds: TABLE_RETRY_SECONDS,
    ask: async () =>
      board.keepTable(decodeStandings(await getJson(`/v4/competitions/${encodeURIComponent(code)}/standings`))),
  });

  function dueAt({ name, every, retrySeconds }: Task, now: number): number {
    const last = asked.get(name);
    // Requested in the future: the clock was wrong then, so that time does not count.
    if (!last || last.at > now) return Number.NEGATIVE_INFINITY;
    return last.at + (last.hasFailed ? Math.min(retrySeconds, every(now)) : every(now));
  }

  async function ask({ name, ask }: Task, now: number): Promise<void> {
    // Set before the answer: a table that fails each time must not block the others.
    asked.set(name, { at: now, hasFailed: true });
    await ask(now);
    asked.set(name, { at: now, hasFailed: false });
  }

  return {
    async look(now) {
      const tasks = [...fixed, ...board.codes(now).map(table)];
      const task = tasks.find((one) => dueAt(one, now) <= now);
      if (task) await ask(task, now);
      const next = Math.min(...tasks.map((one) => dueAt(one, now)));
      return { batch: board.batchAt(now), nextAt: Math.max(now + PACE, next) };
    },
    contact: (now) => ({ startedAt, heardAt: heard.at, pause: heard.pause, isOn: board.isBusy(now) }),
  };
}

const startOfDay = (seconds: number) => Math.floor(seconds / DAY) * DAY;

/** The UTC day in the vendor's format. */
function dayAt(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
