import { eachOnce, type Reported, SAME_MATCH, teamsByKey } from './eachOnce';

const reported = (given: Partial<Reported> = {}): Reported => ({
  origin: 1,
  home: 11,
  away: 12,
  home_key: 'anh|arsenal',
  away_key: 'anh|chelsea',
  kick_off: 1_525_500_000,
  match_id: null,
  ...given,
});
const elsewhere = { origin: 2, home: 21, away: 22 };

test.each<[string, Partial<Reported>, number]>([
  ['another origin reports', elsewhere, 1],
  [
    'another origin reports with the teams the other way round',
    { ...elsewhere, home_key: 'anh|chelsea', away_key: 'anh|arsenal' },
    1,
  ],
  ['another origin reports some hours later', { ...elsewhere, kick_off: 1_525_500_000 + SAME_MATCH - 1 }, 1],
  ['another origin reports a day later', { ...elsewhere, kick_off: 1_525_500_000 + SAME_MATCH }, 2],
  ['another origin reports of another team', { ...elsewhere, away_key: 'anh|everton' }, 2],
  ['one origin reports of two of that day', { kick_off: 1_525_500_000 + 3600 }, 2],
  ['one origin reports again under another id of a team', { home: 13 }, 1],
])('what %s', (_, given, count) => {
  expect(eachOnce([reported(), reported(given)], teamsByKey)).toHaveLength(count);
});

test('what the present feed says takes the place of what another does', () => {
  const [own, later] = [reported({ ...elsewhere, match_id: 5 }), reported({ home_key: 'anh|leeds' })];
  expect(eachOnce([reported(), later, own], teamsByKey)).toEqual([own, later]);
  expect(eachOnce([own, later, reported()], teamsByKey)).toEqual([own, later]);
});

test('of a thousand pairs of teams each result meets only those of its own pair', () => {
  let looks = 0;
  const counted = (n: number, origin: number) => ({
    ...reported({ home_key: `anh|${n}` }),
    get origin() {
      looks += 1;
      return origin;
    },
  });
  const all = [1, 2].flatMap((origin) => Array.from({ length: 1000 }, (_, n) => counted(n, origin)));
  expect(eachOnce(all, teamsByKey)).toHaveLength(1000);
  expect(looks).toBeLessThan(10_000);
});
