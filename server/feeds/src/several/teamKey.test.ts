import { teamKey } from './teamKey';

test.each([
  ['Anh', 'Liverpool FC', 'England', 'Liverpool'],
  ['Đức', 'FC Bayern München', 'Germany', 'Bayern Munich'],
  ['Europe', 'FC Bayern', 'Deutschland', 'Bayern München'],
  ['Quốc tế', 'Đức', 'World', 'Germany'],
  ['South America', 'Brasil', 'International', 'Brazil'],
  ['Châu Á', 'Việt Nam', undefined, 'Vietnam'],
  ['Africa', 'Al Ahly SC', 'World', 'Al-Ahly'],
])('%s: %s is %s: %s', (country, name, otherCountry, other) => {
  expect(teamKey(country, name).key).toBe(teamKey(otherCountry, other).key);
});

test.each([
  ['Anh', 'Everton', 'Chile', 'Everton'],
  ['Anh', 'Liverpool', 'Anh', 'Liverpool U21'],
  ['World', 'Vietnam', 'World', 'Vietnam Women'],
  ['World', 'Chile', 'Chile', 'Chile'],
  ['World', 'Barcelona SC', 'Spain', 'Barcelona'],
])('%s: %s is not %s: %s', (country, name, otherCountry, other) => {
  expect(teamKey(country, name).key).not.toBe(teamKey(otherCountry, other).key);
});

test.each([
  ['Asia', 'Thailand', true],
  ['Europe', 'FC Bayern', true],
  ['World', 'FC Bayern', true],
  ['Anh', 'Arsenal', false],
])('%s: %s is wide, or not: %j', (country, name, isWide) => {
  expect(teamKey(country, name).isWide).toBe(isWide);
});

test.each(['Đội bóng '.repeat(1000), '⚽'.repeat(3000), '한국 '.repeat(2000)])(
  'a long name gets a short key',
  (name) => {
    for (const country of ['Anh', 'World', 'A'.repeat(5000)]) {
      const { key } = teamKey(country, name);
      expect(Buffer.byteLength(key)).toBeLessThan(1000);
      expect(key).not.toMatch(/\p{Surrogate}/u);
    }
  },
);
