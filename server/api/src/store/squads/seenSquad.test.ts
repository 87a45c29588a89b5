import { aPlayer, aTeamLineup } from 'feeds/testing/lineupBuilders';
import { seenSquad } from './seenSquad';

type PlayerFields = Parameters<typeof aPlayer>[0];

/** A line-up of these players. */
const of = (...players: PlayerFields[]) =>
  aTeamLineup({ coach: undefined, starters: players.map((player) => aPlayer(player)), bench: [] });
const players = (...lineups: ReturnType<typeof of>[]) =>
  seenSquad(lineups)?.players.map(({ id, name, number, position }) => [id, name, number, position]);

test('without line-ups nobody knows who plays', () => {
  expect(seenSquad([])).toBeUndefined();
});

test('each player is there once, by their id, with what the newest line-up knows of them, and the bench too', () => {
  const newer = { ...of({ id: 7, name: 'Quang Hải', number: 19 }), bench: [aPlayer({ id: 8, name: 'Văn Toàn' })] };
  const older = of({ id: 7, name: 'Nguyễn Quang Hải', number: 10, position: 'M' });
  expect(players(newer, older)).toEqual([
    [7, 'Quang Hải', 19, 'M'],
    [8, 'Văn Toàn', undefined, undefined],
  ]);
});

test('a player who has an id in one line-up alone is still one', () => {
  expect(players(of({ id: 7, name: 'Quang Hải' }), of({ name: 'Quang Hải', number: 19 }))).toEqual([
    [7, 'Quang Hải', 19, undefined],
  ]);
  expect(players(of({ name: 'Quang Hải' }), of({ id: 7, name: 'Quang Hải' }))).toEqual([
    [7, 'Quang Hải', undefined, undefined],
  ]);
});

test('a shirt is that of who wore it last', () => {
  const [later, before] = [of({ id: 8, name: 'Văn Toàn', number: 10 }), of({ id: 7, name: 'Quang Hải', number: 10 })];
  expect(players(later, before)).toEqual([
    [8, 'Văn Toàn', 10, undefined],
    [7, 'Quang Hải', undefined, undefined],
  ]);
});

test('the coach is that of the newest line-up that names one', () => {
  const lineups = [undefined, 'Kim Sang-sik', 'Park Hang-seo'].map((coach) => ({ ...of({ name: 'Văn Lâm' }), coach }));
  expect(seenSquad(lineups)).toMatchObject({ coach: 'Kim Sang-sik', seen_in: 3 });
});
