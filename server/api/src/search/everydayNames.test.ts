import fc from 'fast-check';
import { worldBoard } from '../testing/worldBoard';
import { createSearch } from './createSearch';

const NOW = 1_000_000;
const search = createSearch(worldBoard());
const names = (records: readonly { name: string }[]) => records.map(({ name }) => name);
const competitions = (typed: string) => names(search(typed, NOW).competitions);
const teams = (typed: string) => names(search(typed, NOW).teams);
const matches = (typed: string) => search(typed, NOW).matches.map(({ home, away }) => [home, away].sort().join(' – '));

it.each(['v.league', 'vleague', 'v league', 'v-league'])('%s is V-League', (typed) => {
  expect(competitions(typed)).toEqual(['V-League 1', 'V-League 2']);
});

it.each([
  ['premier league', 'Ngoại hạng Anh'],
  ['epl', 'Ngoại hạng Anh'],
  ['nha', 'Ngoại hạng Anh'],
  ['vdqg viet nam', 'V-League 1'],
  ['vđqg việt nam', 'V-League 1'],
  ['vdqg duc', 'Bundesliga'],
  ['bundesliga', 'Bundesliga'],
  ['mls', 'Nhà nghề Mỹ'],
  ['premier leage', 'Ngoại hạng Anh'],
])('the competition of "%s" is %s', (typed, name) => {
  expect(competitions(typed)[0]).toBe(name);
});

it('a country finds its competitions, after those that are named so', () => {
  expect(competitions('đức')).toEqual(['Bundesliga', 'Hạng 2 Đức']);
  expect(competitions('bundesliga đức')).toEqual(['Bundesliga', 'Hạng 2 Đức']);
  expect(competitions('anh').slice(0, 2)).toEqual(['Ngoại hạng Anh', 'Hạng nhất Anh']);
  expect(competitions('tây ban nha')).toEqual(['La Liga', 'Hạng 2 Tây Ban Nha']);
});

it.each([
  ['barca', 'Barcelona'],
  ['man utd', 'Manchester United'],
  ['man united', 'Manchester United'],
  ['mu', 'Manchester United'],
  ['man city', 'Manchester City'],
  ['mancity', 'Manchester City'],
  ['psg', 'Paris Saint-Germain'],
  ['hagl', 'Hoàng Anh Gia Lai'],
  ['real', 'Real Madrid'],
  ['inter', 'Inter Milan'],
  ['atletico', 'Atletico Madrid'],
  ['rel madrid', 'Real Madrid'],
  ['liverpol', 'Liverpool'],
  ['công an hcm', 'Công an TP.HCM'],
  ['vietnam', 'Việt Nam'],
])('the team of "%s" is %s, and its matches are found', (typed, name) => {
  expect(teams(typed)[0]).toBe(name);
  const found = matches(typed);
  expect(found.length).toBeGreaterThan(1);
  for (const match of found.slice(0, 2)) expect(match).toContain(name);
});

it('"epl" finds no team', () => {
  expect(teams('epl')).toEqual([]);
});

it.each(['champions league', 'ucl', 'cúp c1', 'world cup', 'euro'])(
  '"%s" finds no competition where there is none',
  (typed) => {
    expect(competitions(typed)).toEqual([]);
  },
);

it('any text is answered, with ten of each at most', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(' ', '-', '.', 'v', 'a', 'mu', 'gặp', '(.*)+$', 'real'),
  );
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(' ').slice(0, 100));
  fc.assert(
    fc.property(text, (typed) => {
      for (const found of Object.values(search(typed, NOW))) expect(found.length).toBeLessThanOrEqual(10);
    }),
  );
});

it.each([
  ['mu ngoại hạng anh', 'Manchester United', 'Ngoại hạng Anh'],
  ['ngoại hạng anh mu', 'Manchester United', 'Ngoại hạng Anh'],
  ['barca la liga', 'Barcelona', 'La Liga'],
  ['lịch thi đấu mu ngoại hạng anh', 'Manchester United', 'Ngoại hạng Anh'],
])('"%s" is %s in %s', (typed, team, competition) => {
  expect(teams(typed)).toEqual([team]);
  expect(competitions(typed)).toEqual([competition]);
  expect(matches(typed).length).toBeGreaterThan(0);
  for (const match of matches(typed)) expect(match).toContain(team);
});

it('a team in a competition where it does not play is not found', () => {
  expect(search('barca ngoại hạng anh', NOW)).toEqual({ teams: [], competitions: [], matches: [] });
});

it.each([
  ['lịch thi đấu mu', 'mu'],
  ['kết quả barca hôm nay', 'barca'],
  ['bxh ngoại hạng anh', 'ngoại hạng anh'],
  ['đội tuyển việt nam', 'việt nam'],
  ['bảng xếp hạng v-league mới nhất', 'v-league'],
])('"%s" finds what "%s" finds', (typed, named) => {
  const found = search(typed, NOW);
  expect(found).toEqual(search(named, NOW));
  expect(found.teams.length + found.competitions.length + found.matches.length).toBeGreaterThan(0);
});

it.each(['lịch thi đấu', 'kết quả bóng đá hôm nay'])('"%s" names nothing', (typed) => {
  expect(search(typed, NOW)).toEqual({ teams: [], competitions: [], matches: [] });
});
