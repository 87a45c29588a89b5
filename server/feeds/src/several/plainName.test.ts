import { likeness, plainName, plainTeam } from './plainName';

it.each([
  ['1. FC Köln', 'FC Koln'],
  ['FC Bayern München', 'Bayern Munchen'],
  ['Arsenal FC', 'arsenal'],
  ['Hà Nội FC', 'Ha Noi'],
  ['Đà Nẵng', 'Da Nang'],
  ['Brøndby IF', 'Brondby'],
  ["Nott'm Forest", 'Nottm Forest'],
  ['A.C. Milan', 'AC Milan'],
  ['Paris Saint-Germain', 'Paris Saint Germain'],
])('%s and %s are one club', (one, other) => {
  expect(plainTeam(one)).toBe(plainTeam(other));
});

it.each([
  ['Bayern München', 'Bayern München II'],
  ['Arsenal', 'Arsenal Women'],
  ['Chelsea U19', 'Chelsea U21'],
  ['AC Milan', 'Inter Milan'],
  ['Schalke 04', 'Schalke'],
  ['Hà Nội', 'Công An Hà Nội'],
])('%s and %s are not', (one, other) => {
  expect(plainTeam(one)).not.toBe(plainTeam(other));
});

it('keeps a name that consists of such words, and of other letters', () => {
  expect(plainTeam('FC')).toBe('fc');
  expect(plainTeam('ФК Зенит')).toBe('фк зенит');
  expect(plainName('!!!')).toBe('!!!');
});

it('knows how alike two names are', () => {
  expect(likeness('bayern munich', 'bayern munchen')).toBeGreaterThan(0.7);
  expect(likeness('bayern munich', 'hansa rostock')).toBeLessThan(0.3);
  expect(likeness('a', 'b')).toBe(0);
});
