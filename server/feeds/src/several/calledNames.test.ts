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

it.each(called.teams)('$name of $country is a team of the simulator or of the feeds', ({ country, name }) => {
  const known = [
    ...leagues.flatMap((league) => league.teams.map((team) => key(league.country, team.name))),
    ...shipped.teams.map((team) => key(team.country, team.name)),
  ];
  expect(known).toContain(key(country, name));
});

it.each(called.competitions)('$name of $country is a competition of the simulator or of the feeds', (entry) => {
  const known = [...leagues, ...shipped.competitions].map(({ country, name }) => keys.competition(country, name).key);
  expect(known).toContain(keys.competition(entry.country, entry.name).key);
});

it.each(called.countries)('$name is a country of the simulator', ({ name }) => {
  expect(world.countries.map((country) => keys.country(country.name))).toContain(keys.country(name));
});
