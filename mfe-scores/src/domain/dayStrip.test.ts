import { dayOfAddress, isWithinStrip, stripDays } from './dayStrip';

const TODAY = '2026-11-20';

it.each([
  ['results', 'back', false, '2026-11-06', TODAY, 15],
  ['results on a small screen', 'back', true, '2026-11-13', TODAY, 8],
  ['fixtures', 'ahead', false, TODAY, '2026-12-04', 15],
  ['fixtures on a small screen', 'ahead', true, TODAY, '2026-11-27', 8],
] as const)('%s', (_, direction, isSmall, first, last, count) => {
  const days = stripDays(TODAY, TODAY, { direction, isSmall });
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
});

it('reaches on a small screen to a day that an address named', () => {
  expect(stripDays(TODAY, '2026-11-08', { direction: 'back', isSmall: true })[0]).toBe('2026-11-08');
});

it('has its few days on a small screen where the chosen day is far beyond it', () => {
  expect(stripDays(TODAY, '2012-05-12', { direction: 'back', isSmall: true })).toHaveLength(8);
});

it.each([
  ['a day of the strip', '2026-11-06', 'back', '2026-11-06'],
  ['a day before it', '2026-11-05', 'back', '2026-11-05'],
  ['the day of the first international', '1872-11-30', 'back', '1872-11-30'],
  ['the day before that', '1872-11-29', 'back', TODAY],
  ['tomorrow among results', '2026-11-21', 'back', TODAY],
  ['a day that fixtures do not reach', '2026-12-05', 'ahead', TODAY],
  ['the past among fixtures', '2012-05-12', 'ahead', TODAY],
] as const)('an address with %s', (_, asked, direction, chosen) => {
  expect(dayOfAddress(asked, TODAY, direction)).toBe(chosen);
});

it.each([
  ['today', TODAY, true, true],
  ['fourteen days ago', '2026-11-06', true, false],
  ['fifteen days ago', '2026-11-05', false, false],
  ['in fourteen days', '2026-12-04', false, true],
  ['in fifteen days', '2026-12-05', false, false],
])('%s is within reach, or not', (_, day, back, ahead) => {
  expect([isWithinStrip(day, TODAY, 'back'), isWithinStrip(day, TODAY, 'ahead')]).toEqual([back, ahead]);
});
