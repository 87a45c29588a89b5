import { groupOrder } from './groupOrder';

const NAMES = ['A', 'B', 'C', 'D'];
const teams = NAMES.map((name, id) => ({ id, name, strength: 70 }));

/** `AB 1-0`: A scored one against B. */
const orderOf = (...scores: string[]) => {
  const results = scores.map((text) => {
    const [home = '', away = '', , scored, , conceded] = text;
    const goals: [number, number] = [Number(scored), Number(conceded)];
    return { endsAt: 0, home: NAMES.indexOf(home), away: NAMES.indexOf(away), goals };
  });
  return groupOrder(teams.toReversed(), results)
    .map(({ name }) => name)
    .join('');
};

test.each([
  ['points come first', 'ABCD', ['AB 1-0', 'AC 1-0', 'AD 1-0', 'BC 1-0', 'BD 1-0', 'CD 1-0']],
  [
    'then the match between two, whatever the other goals',
    'CABD',
    ['AB 1-0', 'CA 1-0', 'AD 1-1', 'BC 2-0', 'BD 1-1', 'CD 3-0'],
  ],
  ['where it was drawn, all goals', 'BACD', ['AB 1-1', 'AC 1-0', 'AD 1-0', 'BC 4-0', 'BD 1-0', 'CD 1-0']],
  [
    'of three the goals between them, whatever those against the fourth',
    'ACBD',
    ['AB 3-0', 'BC 1-0', 'CA 2-0', 'AD 1-0', 'BD 9-0', 'CD 5-0'],
  ],
  [
    'and of two whom these leave equal their match alone',
    'CABD',
    ['AB 2-0', 'BC 2-1', 'CA 3-0', 'AD 1-0', 'BD 5-0', 'CD 1-0'],
  ],
  ['names come last', 'ABCD', ['AB 0-0', 'CD 0-0', 'AC 0-0', 'BD 0-0', 'AD 0-0', 'BC 0-0']],
])('%s: %s', (_, order, scores) => expect(orderOf(...scores)).toBe(order));
