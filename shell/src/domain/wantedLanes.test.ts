import { isSameWanted, type PageUse, wantedLanes } from './wantedLanes';

const IN_USE: PageUse = { isAsleep: false, areMatchesShown: true, isSaving: false, arePricesShown: false };
const BOTH = ['football', 'prices'];

it.each<[string, Partial<PageUse>, readonly string[], boolean]>([
  ['a board', {}, BOTH, false],
  ['a page without matches', { areMatchesShown: false }, ['football'], false],
  ['a tab that sleeps', { isAsleep: true, arePricesShown: true }, ['football'], true],
  ['a visitor who saves data', { isSaving: true }, ['football'], false],
  ['the same with a match open', { isSaving: true, arePricesShown: true }, BOTH, false],
])('wants of %s', (_, given, lanes, isQuiet) => {
  expect(wantedLanes({ ...IN_USE, ...given })).toEqual({ lanes, isQuiet });
});

it('knows what makes no difference', () => {
  const awake = wantedLanes(IN_USE);
  expect(isSameWanted(awake, wantedLanes({ ...IN_USE, arePricesShown: true }))).toBe(true);
  expect(isSameWanted(awake, wantedLanes({ ...IN_USE, isSaving: true }))).toBe(false);
  const unread = { ...IN_USE, areMatchesShown: false };
  expect(isSameWanted(wantedLanes(unread), wantedLanes({ ...unread, isAsleep: true }))).toBe(false);
});
