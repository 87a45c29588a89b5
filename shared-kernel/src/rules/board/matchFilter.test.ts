import type { BoardFilter } from '../../contract/boardFilter';
import { MatchStatus } from '../../entities/matchStatus';
import { aMatch } from '../../testing/builders';
import { NO_PICKS } from '../picks';
import { countByFilter, passesFilter } from './matchFilter';

const context = { favourites: new Set([7]), euroCompetitions: new Set([3]), picks: NO_PICKS };
const nothing = { favourites: new Set<number>(), euroCompetitions: new Set<number>(), picks: NO_PICKS };
const { Abnormal, NotStarted, FirstHalf, Ended, Delayed, Interrupted, Abandoned, Cancelled, ToBeDetermined } =
  MatchStatus;
const LIVE = [2, 3, 4, 5, 6, 7] as const;

it.each<[BoardFilter, MatchStatus[]]>([
  ['online', [NotStarted, ...LIVE, Delayed, Interrupted, ToBeDetermined]],
  ['end', [Ended]],
  ['all', Object.values(MatchStatus).filter((status) => status !== Abnormal)],
  ['favorite', []],
])('the filter %s shows the statuses %p', (filter, shown) => {
  const passing = Object.values(MatchStatus).filter((status_id) =>
    passesFilter(aMatch({ status_id }), filter, nothing),
  );
  expect(passing).toEqual(shown);
});

it.each<[BoardFilter, Parameters<typeof aMatch>[0]]>([
  ['hot', { is_hot: true }],
  ['favorite', { id: 7 }],
  ['euro', { competition_id: 3 }],
])('the filter %s goes by its flag, whatever the status', (filter, flagged) => {
  for (const status_id of [NotStarted, FirstHalf, Ended, Cancelled, Abandoned]) {
    expect(passesFilter(aMatch({ status_id, ...flagged }), filter, context)).toBe(true);
    expect(passesFilter(aMatch({ status_id }), filter, context)).toBe(false);
  }
  expect(passesFilter(aMatch({ status_id: Abnormal, ...flagged }), filter, context)).toBe(false);
});

it('counts what each filter would show, of the live filter only what is live (M7)', () => {
  const matches = [
    aMatch({ id: 5, status_id: NotStarted }),
    aMatch({ id: 6, status_id: Delayed }),
    aMatch({ id: 7, status_id: FirstHalf, is_hot: true }),
    aMatch({ id: 2, status_id: Ended, competition_id: 3 }),
    aMatch({ id: 3, status_id: Cancelled }),
    aMatch({ id: 4, status_id: Abnormal, is_hot: true }),
  ];
  expect(countByFilter(matches, context)).toEqual({ all: 5, hot: 1, favorite: 1, online: 1, end: 1, euro: 1 });
});

it('counts, like the board shows, only what the pickers let through', () => {
  const matches = [aMatch({ id: 1, competition_id: 3 }), aMatch({ id: 2, competition_id: 4 })];
  const picks = { competitions: new Set([4]), countries: null };
  expect(countByFilter(matches, { ...context, picks })).toMatchObject({ all: 1, euro: 0 });
});
