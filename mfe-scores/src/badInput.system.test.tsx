import { act, screen, within } from '@testing-library/react';
import { aCompetition, aLiveRecord, anUpdate, aTeam, KICK_OFF } from 'shared-kernel/testing/builders';
import { openApp } from './testing/openApp';

const good = aLiveRecord({ id: 1, home_scores: [1] });
const extra_data = {
  competition: [aCompetition()],
  country: [],
  team: [aTeam({ id: 101 }), aTeam({ id: 102, name: 'Chelsea' })],
};

/** A live page whose server answers with these matches, good or bad. */
const openPage = (data: readonly unknown[], extra: unknown = extra_data) =>
  openApp(
    '/',
    (path) => (path === '/match/range' ? JSON.parse(JSON.stringify({ data, extra_data: extra })) : { data: {} }),
    { isStrict: false },
  );

const rows = () => screen.queryAllByRole('button', { name: /^Theo dõi trận .+ gặp .+/ });
const row = (name: RegExp) => screen.getByRole('row', { name });

it.each([
  ['without score arrays', { home_scores: undefined, away_scores: undefined }],
  ['with a score that is a number', { home_scores: 2 }],
  ['with a score in words', { home_scores: ['one'] }],
  ['whose id is an empty text', { id: '' }],
  ['whose id is an object', { id: {} }],
  ['without an id', { id: undefined }],
  ['of an unknown status', { status_id: 99 }],
  ['without a kick-off', { match_time: 'soon' }],
])('a match %s is not drawn, is reported once for all like it, and costs the others nothing', async (_, broken) => {
  const { reports } = await openPage([
    { ...aLiveRecord({ id: 2 }), ...broken },
    good,
    { ...aLiveRecord({ id: 3 }), ...broken },
  ]);
  expect(rows()).toHaveLength(1);
  expect(row(/Arsenal.*Chelsea/)).toBeTruthy();
  expect(reports).toHaveLength(1);
  expect(reports[0]?.message).toMatch(/^At data\.0\..*: expected .*, got /);
});

it.each([
  '__proto__',
  'constructor',
  'm-Alpha',
  'a b',
  `'"]`,
  '100%',
  'm⚽',
  '0',
  '-1',
  '9007199254740993',
  'x'.repeat(300),
])('a match whose id is %s is a match like others', async (id) => {
  const { reports, pushed$ } = await openPage([{ ...aLiveRecord({ home_scores: [3] }), id }, good]);
  expect(rows()).toHaveLength(2);
  act(() => pushed$.next(anUpdate({ match_id: id, score: [id, 2, [4], [0], KICK_OFF] })));
  expect(await screen.findByRole('cell', { name: 'Tỷ số 4 – 0' })).toBeTruthy();
  expect(reports).toEqual([]);
});

it.each([
  ['nothing', ''],
  ['prose', 'no odds at all'],
  ['too few parts', '0.5!0.95;2.5!0.88;2.10'],
  ['too many parts', '1!2!3!4!5;1!2!3!4!5;1!2!3!4'],
  ['separators only', '!!!!;;!!'],
  ['markup', '<b>!<i>!x!y;;'],
])('odds of %s are dashes or texts, and the row stands', async (_, odds) => {
  await openPage([{ ...good, odds }]);
  const cells = within(row(/Arsenal/))
    .getAllByRole('cell')
    .slice(-3);
  expect(cells.map(({ textContent }) => textContent?.length ?? 0).every((length) => length > 0)).toBe(true);
  expect(document.querySelector('[data-match] b b, [data-match] i i')).toBeNull();
});

it('a match whose competition and teams the answer lacks is drawn without their names', async () => {
  await openPage([aLiveRecord({ id: 5, competition_id: 77, home_team_id: 8, away_team_id: 9 })], {
    competition: [{ id: 'toString', name: 'x' }],
    team: null,
  });
  expect(row(/Chưa xác định đội.*Chưa xác định đội/)).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Theo giải' }).click());
  expect(screen.getByRole('button', { name: 'Thu gọn Giải khác' })).toBeTruthy();
});
