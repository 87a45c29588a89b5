import { Subject } from 'rxjs';
import { aLiveMatch, aTeam } from 'shared-kernel/testing/builders';
import type { RowStore } from './createRowStore';
import { type ScoreAnnouncement, scoreAnnouncements } from './scoreAnnouncements';

function listen(only?: number) {
  const scored$ = new Subject<number>();
  const entries: RowStore['entries'] = {
    watch: () => () => {},
    newFrom: () => undefined,
    get: (id) => ({
      match: aLiveMatch({ id, home_scores: [Number(id)] }),
      home: id === 9 ? undefined : aTeam({ name: `Đội ${id}` }),
      away: aTeam({ name: 'Khách' }),
      competition: undefined,
      marks: undefined,
    }),
  };
  const reported: (readonly ScoreAnnouncement[])[] = [];
  scoreAnnouncements({ scored$, entries }, only).subscribe((some) => reported.push(some));
  return { scored$, reported };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('announces a new score once, shortly after it came', () => {
  const { scored$, reported } = listen();
  scored$.next(1);
  scored$.next(1);
  expect(reported).toEqual([]);
  jest.advanceTimersByTime(2000);
  expect(reported).toEqual([[{ id: 1, home: 'Đội 1', away: 'Khách', score: { home: 1, away: 0 } }]]);
});

it('announces only the newest of many, and none without a name', () => {
  const { scored$, reported } = listen();
  for (const id of [1, 2, 3, 4, 9]) scored$.next(id);
  jest.advanceTimersByTime(2000);
  expect(reported[0]?.map(({ id }) => id)).toEqual([3, 4]);
});

it('announces one match alone where only that is asked for', () => {
  const { scored$, reported } = listen(2);
  for (const id of [1, 2]) scored$.next(id);
  jest.advanceTimersByTime(2000);
  expect(reported.flat().map(({ id }) => id)).toEqual([2]);
});
