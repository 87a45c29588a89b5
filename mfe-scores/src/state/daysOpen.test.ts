import { compareIds } from 'shared-kernel/entities/id';
import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aMatchRecord, anUpdate, KICK_OFF } from 'shared-kernel/testing/builders';
import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import { liveWindow } from '../domain/liveWindow';
import { type BoardLayout, createBoardStore } from './createBoardStore';

const HOUR = 3600;
const DAYS = 4;

/** A match every hour, from a day before the page is opened to days after it is closed. */
const PROGRAMME = Array.from({ length: (DAYS + 4) * 24 }, (_, at) =>
  aMatchRecord({ id: at + 1, match_time: KICK_OFF + (at - 24) * HOUR }),
);

/** A server that answers as ours does: what kicks off within the window, ended three hours later. */
function answer(from: unknown, to: unknown, now: number): { data: MatchRecord[] } {
  const [since, until] = [from, to].map((iso) => Date.parse(String(iso)) / 1000);
  const within = PROGRAMME.filter(({ match_time }) => match_time >= (since ?? 0) && match_time < (until ?? 0));
  return {
    data: within.map((match) => {
      const hours = Math.floor((now - match.match_time) / HOUR);
      if (hours < 0) return match;
      const status_id = hours < 3 ? MatchStatus.SecondHalf : MatchStatus.Ended;
      return { ...match, status_id, home_scores: [Math.min(hours, 3)], version: 2 + Math.min(hours, 3) };
    }),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a page open for days shows the window of each hour, asks once an hour, and keeps nothing that has gone by', async () => {
  let now = KICK_OFF;
  const fake = createFakeShell((path, query) =>
    path === '/match/range' ? answer(query.FromDate, query.ToDate, now) : { data: {} },
  );
  const { second$, requests } = fake;
  const board = createBoardStore(fake.shell);
  let layout: BoardLayout | undefined;
  board.layout$.subscribe((next) => {
    layout = next;
  });
  const stop = board.open();
  fake.shell.showBoardFilter('all');
  await jest.advanceTimersByTimeAsync(4000);

  for (let hour = 1; hour <= DAYS * 24; hour += 1) {
    const before = requests.length;
    now = KICK_OFF + hour * HOUR;
    for (const second of [now - 1, now, now + 1]) second$.next(second);
    await jest.advanceTimersByTimeAsync(5000);
    const { from, to } = liveWindow(now);
    const expected = PROGRAMME.filter(({ match_time }) => match_time >= from && match_time < to).map(({ id }) => id);
    expect([...board.matches.board.matches.keys()].sort(compareIds)).toEqual(expected);
    expect(layout?.groups.flatMap(({ ids }) => ids).length).toBe(expected.length);
    expect(requests.length - before).toBe(1);
  }

  const [gone] = PROGRAMME;
  fake.pushed$.next(anUpdate({ match_id: gone?.id ?? 0, version: 99 }));
  await jest.advanceTimersByTimeAsync(5000);
  expect(board.matches.entries.get(gone?.id ?? 0)).toBeUndefined();
  expect(fake.reports).toEqual([]);
  stop();
});
