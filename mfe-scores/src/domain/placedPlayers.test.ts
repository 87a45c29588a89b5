import fc from 'fast-check';
import type { LineupPlayer } from 'shared-kernel/entities/lineups';
import type { Position } from 'shared-kernel/entities/player';
import { aPlayer, players } from '../testing/lineups';
import { type PlacedTeam, placedPlayers } from './placedPlayers';

const lineNames = (placed: PlacedTeam | undefined) =>
  placed && Array.from({ length: placed.lines }, (_, index) => namesIn(placed, index + 1));
const namesIn = ({ players: all }: PlacedTeam, line: number) =>
  all.filter((player) => player.line === line).map(({ player }) => player.name.replace('Cầu thủ ', ''));

const at = (...grid: [number, number]) => ({ grid });
const withPlaces = (places: readonly (LineupPlayer['grid'] | undefined)[]) =>
  players(places.length).map((player, index) => ({ ...player, grid: places[index] }));

it.each([
  ['3-4-3', [['1'], ['2', '3', '4'], ['5', '6', '7', '8'], ['9', '10', '11']]],
  ['4-2-3-1', [['1'], ['2', '3', '4', '5'], ['6', '7'], ['8', '9', '10'], ['11']]],
  ['5-3-2', [['1'], ['2', '3', '4', '5', '6'], ['7', '8', '9'], ['10', '11']]],
])('by the formation %s, in which order they are listed', (formation, lines) => {
  expect(lineNames(placedPlayers({ formation, starters: players(11) }))).toEqual(lines);
});

it('by the places that came with them, whatever the order of the list and the formation', () => {
  const starters = [
    aPlayer({ name: 'left', ...at(2, 1) }),
    aPlayer({ name: 'right', ...at(2, 4) }),
    aPlayer({ name: 'keeper', ...at(1, 1) }),
    aPlayer({ name: 'middle', ...at(2, 2) }),
    aPlayer({ name: 'forward', ...at(5, 1) }),
  ];
  expect(lineNames(placedPlayers({ formation: '4-4-2', starters }))).toEqual([
    ['keeper'],
    ['left', 'middle', 'right'],
    ['forward'],
  ]);
});

const positions = (...given: (Position | undefined)[]) =>
  players(given.length).map((player, index) => ({ ...player, position: given[index] }));

it.each<[string, string | undefined, LineupPlayer[]]>([
  ['neither is known', undefined, players(11)],
  ['there are ten for eleven places', '4-4-2', players(10)],
  ['a line would be too long', '8-1-1', players(11)],
  [
    'two have one place',
    undefined,
    withPlaces([
      [1, 1],
      [2, 1],
      [2, 1],
    ]),
  ],
  ['one has no place', undefined, withPlaces([[1, 1], undefined])],
  ['nobody starts', undefined, []],
  ['the list begins with a forward', '1-1', positions('F', 'D', 'G')],
  ['a forward comes before a defender', '1-1', positions('G', 'F', 'D')],
  ['there are two goalkeepers', '1-1', positions('G', 'G', 'D')],
])('no place is invented where %s', (_, formation, starters) => {
  expect(placedPlayers({ formation, starters })).toBeUndefined();
});

it('positions that are not known contradict nothing', () => {
  expect(placedPlayers({ formation: '1-1-1', starters: positions(undefined, 'D', undefined, 'F') })?.lines).toBe(4);
});

const ordinal = fc.integer({ min: 1, max: 7 });
const place = fc.option(fc.tuple(ordinal, ordinal), { nil: undefined, freq: 40 });
const position = fc.constantFrom<(Position | undefined)[]>('G', 'D', 'M', 'F', undefined);
const formation = fc.option(
  fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 6 }).map((counts) => counts.join('-')),
  { nil: undefined },
);
const starters = fc
  .array(fc.record({ grid: place, position }), { minLength: 1, maxLength: 11 })
  .map((all) => all.map((given, index) => aPlayer({ name: String(index), ...given })));
/** Half of them fit. */
const fitting = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 6 }).map((counts) => ({
  formation: counts.join('-'),
  starters: players(1 + counts.reduce((sum, count) => sum + count, 0)),
}));
const anyTeam = fc.oneof(fc.record({ formation, starters }), fitting);

it('every player who starts is on the pitch once, no two at one place, and none beyond its edges', () => {
  let placedTeams = 0;
  fc.assert(
    fc.property(anyTeam, (team) => {
      const placed = placedPlayers(team);
      if (!placed) return;
      placedTeams++;
      expect(placed.players.map(({ player }) => player.name).sort()).toEqual(
        team.starters.map(({ name }) => name).sort(),
      );
      expect(placed.lines).toBeGreaterThan(0);
      expect(placed.lines).toBeLessThanOrEqual(7);
      for (let line = 1; line <= placed.lines; line++) {
        const inLine = placed.players.filter((player) => player.line === line);
        expect(inLine.length).toBeGreaterThan(0);
        expect(inLine.length).toBeLessThanOrEqual(6);
        // The view fills a line when it has as many players as each of them says.
        for (const { of } of inLine) expect(of).toBe(inLine.length);
      }
      const lines = placed.players.map(({ line }) => line);
      expect(lines).toEqual([...lines].sort((a, b) => a - b));
    }),
  );
  expect(placedTeams).toBeGreaterThan(10);
});
