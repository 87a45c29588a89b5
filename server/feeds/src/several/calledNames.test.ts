import { world } from '../simulator/world/world';
import { createCalledNames } from './calledNames';
import called from './calledNames.json';
import { createNames } from './createNames';
import { decodeFeedTable } from './feedTable';
import shipped from './names.json';

const names = createCalledNames();

it.each([
  ['Anh', 'Manchester United', 'MU'],
  ['England', 'Manchester United FC', 'Quỷ đỏ'],
  [undefined, 'Real Madrid', 'Real'],
  ['Europe', 'Real Madrid CF', 'Real'],
  ['Tây Ban Nha', 'Atletico Madrid', 'Atletico'],
  ['Việt Nam', 'Hoàng Anh Gia Lai', 'HAGL'],
  ['Việt Nam', 'Becamex TP.HCM', 'Binh Duong'],
])('in %s, %s is called %s', (country, name, called) => {
  expect(names.team(country, name)).toContain(called);
});

it.each([
  ['Ecuador', 'Barcelona'],
  ['Chile', 'Everton'],
  [undefined, ''],
])('in %s, %s is called nothing else', (country, name) => {
  expect(names.team(country, name)).toEqual([]);
});

it.each([
  ['Anh', 'Ngoại hạng Anh', 'EPL'],
  ['England', 'Premier League', 'NHA'],
  ['Việt Nam', 'V-League 1', 'VĐQG Việt Nam'],
  ['Đức', 'Hạng 2 Đức', '2. Bundesliga'],
  ['World', 'UEFA Champions League', 'Cúp C1'],
])('in %s, the competition %s is called %s', (country, name, called) => {
  expect(names.competition(country, name)).toContain(called);
});

it('knows countries by their names here and abroad', () => {
  expect(names.country('Đức')).toEqual(['Germany', 'Đức', 'Deutschland']);
  expect(names.country('Atlantis')).toEqual([]);
  expect(names.country('Quốc tế')).toEqual([]);
});

const tables = [decodeFeedTable(shipped), decodeFeedTable(called)];
const keys = createNames(tables);
const key = (country: string, name: string) => keys.team(keys.country(country), name);
const countryOf = new Map(world.countries.map(({ id, name }) => [id, name]));
const leagues = [...world.competitions, ...world.cups].map(({ country_id, ...league }) => ({
  ...league,
  country: countryOf.get(country_id) ?? '',
}));

it('calls teams, competitions and countries that the simulator or the feeds have', () => {
  const teams = new Set([
    ...leagues.flatMap((league) => league.teams.map((team) => key(league.country, team.name))),
    ...shipped.teams.map((team) => key(team.country, team.name)),
  ]);
  const competitions = new Set(
    [...leagues, ...shipped.competitions].map(({ country, name }) => keys.competition(country, name).key),
  );
  const countries = world.countries.map((country) => String(keys.country(country.name)));
  expect(called.teams.filter(({ country, name }) => !teams.has(key(country, name)))).toEqual([]);
  expect(
    called.competitions.filter(({ country, name }) => !competitions.has(keys.competition(country, name).key)),
  ).toEqual([]);
  expect(called.countries.filter(({ name }) => !countries.includes(String(keys.country(name))))).toEqual([]);
});
