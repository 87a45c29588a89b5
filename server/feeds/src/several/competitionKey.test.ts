import { competitionKey } from './competitionKey';

it.each([
  ['Anh', 'Ngoại hạng Anh', 'england|premier league'],
  ['England', 'Premier League', 'england|premier league'],
  ['Tây Ban Nha', 'La Liga', 'spain|la liga'],
  ['Spain', 'Primera Division', 'spain|la liga'],
  ['Ý', 'Serie A', 'italy|serie a'],
  ['Brazil', 'Serie A', 'brazil|serie a'],
  ['Đức', 'Bundesliga', 'germany|bundesliga'],
  ['Pháp', 'Ligue 1', 'france|ligue 1'],
  ['Nga', 'Premier League', 'nga|premier league'],
])('%s, %s is %s', (country, name, key) => expect(competitionKey(country, name)).toBe(key));
