import { decodeSquad } from './squads';

const TEAM = 4242;
const player = { id: 7, name: 'Quang Hải', age: 28, number: 19, position: 'Midfielder', photo: '' };

/** What is read, and what was reported. */
function read(response: unknown) {
  const reported: string[] = [];
  const squad = decodeSquad(response, TEAM, ({ message }) => void reported.push(message));
  return { squad, reported };
}

const answered = (players: unknown) => [{ team: { id: TEAM, name: 'Hà Nội' }, players }];

test.each([
  ['Goalkeeper', 'G'],
  ['Defender', 'D'],
  ['Midfielder', 'M'],
  ['Attacker', 'F'],
  ['goalkeeper', 'G'],
  ['Coach', undefined],
  [null, undefined],
])('%s is %s', (position, ours) => {
  expect(read(answered([{ ...player, position }])).squad?.players).toEqual([
    { id: 7, name: 'Quang Hải', number: 19, position: ours },
  ]);
});

test.each([[[]], [answered([])], [[{ team: { id: 1 }, players: [player] }]]])(
  'an answer without players, or of another team, is no squad, and no fault: %j',
  (response) => {
    expect(read(response)).toEqual({ squad: undefined, reported: [] });
  },
);

test('what is no list is a fault that says what was expected', () => {
  expect(() => read({ team: TEAM })).toThrow('At response: expected a list');
});
