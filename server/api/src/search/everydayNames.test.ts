import fc from 'fast-check';
import { worldBoard } from '../testing/worldBoard';
import { createSearch } from './createSearch';

const NOW = 1_000_000;
const NOTHING = { teams: [], competitions: [], matches: [] };
const search = createSearch(worldBoard());
const names = (records: readonly { name: string }[]) => records.map(({ name }) => name);
const competitions = (typed: string) => names(search(typed, NOW).competitions);
const teams = (typed: string) => names(search(typed, NOW).teams);
const matches = (typed: string) => search(typed, NOW).matches.map(({ home, away }) => [home, away]);

it.each([
  ['v.league', ['V-League 1', 'V-League 2']],
  ['vleague', ['V-League 1', 'V-League 2']],
  ['premier league', ['Ngoại hạng Anh']],
  ['premier leage', ['Ngoại hạng Anh']],
  ['epl', ['Ngoại hạng Anh']],
  ['vđqg việt nam', ['V-League 1']],
  ['mls', ['Nhà nghề Mỹ']],
  ['đức', ['Bundesliga', 'Hạng 2 Đức']],
  ['bundesliga đức', ['Bundesliga', 'Hạng 2 Đức']],
  ['tây ban nha', ['La Liga', 'Hạng 2 Tây Ban Nha']],
  ['champions league', []],
  ['cúp c1', []],
  ['euro', []],
])('the competitions of "%s" are %j', (typed, found) => expect(competitions(typed)).toEqual(found));

it.each([
  ['barca', 'Barcelona'],
  ['man utd', 'Manchester United'],
  ['mu', 'Manchester United'],
  ['mancity', 'Manchester City'],
  ['psg', 'Paris Saint-Germain'],
  ['hagl', 'Hoàng Anh Gia Lai'],
  ['real', 'Real Madrid'],
  ['inter', 'Inter Milan'],
  ['rel madrid', 'Real Madrid'],
  ['công an hcm', 'Công an TP.HCM'],
  ['vietnam', 'Việt Nam'],
  ['japan', 'Nhật Bản'],
])('the team of "%s" is %s, and its matches are found', (typed, name) => {
  expect(teams(typed)[0]).toBe(name);
  for (const match of matches(typed).slice(0, 2)) expect(match).toContain(name);
  expect(matches(typed).length).toBeGreaterThan(1);
});

it.each([
  ['mu ngoại hạng anh', 'Manchester United', 'Ngoại hạng Anh'],
  ['la liga barca', 'Barcelona', 'La Liga'],
  ['lịch thi đấu mu ngoại hạng anh', 'Manchester United', 'Ngoại hạng Anh'],
])('"%s" is %s in %s', (typed, team, competition) => {
  expect([teams(typed), competitions(typed)]).toEqual([[team], [competition]]);
  for (const match of matches(typed)) expect(match).toContain(team);
  expect(matches(typed).length).toBeGreaterThan(0);
});

it('a competition alone finds no matches', () => expect(matches('serie a')).toEqual([]));

it.each([
  ['lịch thi đấu mu', 'mu'],
  ['kết quả barca hôm nay', 'barca'],
  ['bxh ngoại hạng anh', 'ngoại hạng anh'],
  ['xem mu gặp', 'mu'],
])('"%s" finds what "%s" finds', (typed, named) => {
  expect(search(typed, NOW)).toEqual(search(named, NOW));
  expect(search(typed, NOW)).not.toEqual(NOTHING);
});

it.each([
  'lịch thi đấu',
  'kết quả bóng đá hôm nay',
  // It does not play there.
  'barca ngoại hạng anh',
])('"%s" names nothing', (typed) => expect(search(typed, NOW)).toEqual(NOTHING));

it('any text is answered, with ten of each at most', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(' ', '-', '.', 'v', 'a', 'mu', 'gặp', 'trận', '(.*)+$', 'real'),
  );
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(' ').slice(0, 100));
  fc.assert(
    fc.property(text, (typed) => {
      for (const found of Object.values(search(typed, NOW))) expect(found.length).toBeLessThanOrEqual(10);
    }),
  );
});
