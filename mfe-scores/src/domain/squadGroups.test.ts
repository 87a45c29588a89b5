import type { SquadPlayer } from 'shared-kernel/entities/squad';
import { squadGroups } from './squadGroups';

const player = (name: string, given: Partial<SquadPlayer> = {}): SquadPlayer => ({
  id: undefined,
  name,
  number: undefined,
  position: undefined,
  ...given,
});

/** Each line as its name and its players. */
const lines = (...players: SquadPlayer[]) =>
  squadGroups(players).map((group) => [group.position, ...group.players.map(({ name }) => name)]);

it('goes from the goalkeepers to the forwards, by shirt', () => {
  const forward = player('Tiến Linh', { number: 22, position: 'F' });
  const [second, first] = [
    player('Nguyên Mạnh', { number: 23, position: 'G' }),
    player('Văn Lâm', { number: 1, position: 'G' }),
  ];
  expect(lines(forward, second, first)).toEqual([
    ['G', 'Văn Lâm', 'Nguyên Mạnh'],
    ['F', 'Tiến Linh'],
  ]);
});

it('keeps two players with one shirt as they came, and those without a shirt behind the others', () => {
  const position = 'M';
  const players = [
    player('không số', { position }),
    player('a', { position, number: 8 }),
    player('b', { position, number: 8 }),
  ];
  expect(lines(...players)).toEqual([['M', 'a', 'b', 'không số']]);
});

it('has those whose line is unknown last', () => {
  expect(lines(player('ai đó', { number: 3 }), player('Quế Ngọc Hải', { position: 'D' }))).toEqual([
    ['D', 'Quế Ngọc Hải'],
    ['unknown', 'ai đó'],
  ]);
});
