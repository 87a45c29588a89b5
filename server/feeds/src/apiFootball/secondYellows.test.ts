import fc from 'fast-check';
import { IncidentType } from 'shared-kernel/entities/incident';
import { toFeedMatch } from './feedMatch';
import { AWAY, decoded, sampleEvent } from './testing/sampleFixture';

const { YellowCard: YELLOW, RedCard: RED, SecondYellow: SECOND } = IncidentType;

type Card = [detail: string, elapsed: number, given?: object];

/** What the board has of such cards: entries, and the home side's counts of red and yellow. */
function boardOf(cards: readonly Card[]) {
  const events = cards.map(([detail, elapsed, given]) =>
    sampleEvent('Card', detail, { time: { elapsed, extra: null }, ...given }),
  );
  const fixture = decoded({ short: '2H', events });
  const match = toFeedMatch({ fixture, statistics: undefined, odds: '', periodStart: 0, places: new Map() });
  return { entries: match.incidents.map(({ type, time }) => [type, time]), counts: match.home_scores.slice(2, 4) };
}

const OTHER = { player: { id: 78, name: 'B. Back' } };
const NAMELESS = { player: { id: null, name: null } };
const BY_NAME = { player: { id: null, name: 'A. Keeper' } };

it.each<[string, Card[], number[][], number[]]>([
  [
    'a yellow and a red',
    [
      ['Yellow Card', 30],
      ['Yellow Card', 63],
      ['Red Card', 63],
    ],
    [
      [YELLOW, 30],
      [SECOND, 63],
    ],
    [1, 2],
  ],
  [
    'a red and a yellow',
    [
      ['Yellow Card', 30],
      ['Red Card', 63],
      ['Yellow Card', 63],
    ],
    [
      [YELLOW, 30],
      [SECOND, 63],
    ],
    [1, 2],
  ],
  [
    'itself',
    [
      ['Yellow Card', 30],
      ['Second Yellow card', 63],
    ],
    [
      [YELLOW, 30],
      [SECOND, 63],
    ],
    [1, 2],
  ],
  [
    'itself and a red',
    [
      ['Yellow Card', 30],
      ['Second Yellow card', 63],
      ['Red Card', 63],
    ],
    [
      [YELLOW, 30],
      [SECOND, 63],
    ],
    [1, 2],
  ],
  [
    'itself and a yellow',
    [
      ['Yellow Card', 30],
      ['Yellow Card', 63],
      ['Second Yellow card', 63],
    ],
    [
      [YELLOW, 30],
      [SECOND, 63],
    ],
    [1, 2],
  ],
  [
    'all three',
    [
      ['Yellow Card', 30],
      ['Yellow Card', 63],
      ['Red Card', 63],
      ['Second Yellow card', 63],
    ],
    [
      [YELLOW, 30],
      [SECOND, 63],
    ],
    [1, 2],
  ],
  [
    'cards of a name',
    [
      ['Yellow Card', 30, BY_NAME],
      ['Yellow Card', 63, BY_NAME],
      ['Red Card', 63, BY_NAME],
    ],
    [
      [YELLOW, 30],
      [SECOND, 63],
    ],
    [1, 2],
  ],
])('a second yellow is one entry, listed as %s', (_, cards, entries, counts) => {
  expect(boardOf(cards)).toEqual({ entries, counts });
});

it.each<[string, Card[]]>([
  [
    'a red after a yellow',
    [
      ['Yellow Card', 30],
      ['Red Card', 63],
    ],
  ],
  [
    'a yellow and a red without an earlier yellow',
    [
      ['Yellow Card', 63],
      ['Red Card', 63],
    ],
  ],
  [
    'a red of another',
    [
      ['Yellow Card', 30],
      ['Yellow Card', 63],
      ['Red Card', 63, OTHER],
    ],
  ],
  [
    "a red of the other side's player",
    [
      ['Yellow Card', 30],
      ['Yellow Card', 63],
      ['Red Card', 63, { team: { id: AWAY.id } }],
    ],
  ],
  [
    'cards of nobody known',
    [
      ['Yellow Card', 30, NAMELESS],
      ['Yellow Card', 63, NAMELESS],
      ['Red Card', 63, NAMELESS],
    ],
  ],
])('%s is none', (_, cards) => {
  expect(boardOf(cards).entries.map(([type]) => type)).toEqual(
    cards.map(([detail]) => (detail === 'Red Card' ? RED : YELLOW)),
  );
});

it('whatever cards are listed, nobody has more reds or yellows than listed, and no red is lost', () => {
  const card = fc.tuple(
    fc.constantFrom('Yellow Card', 'Red Card'),
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 1, max: 2 }).map((id) => ({ player: { id, name: `${id}` } })),
  );
  fc.assert(
    fc.property(fc.uniqueArray(card, { maxLength: 8, selector: (one) => JSON.stringify(one) }), (cards) => {
      const listed = (detail: string) => cards.filter(([name]) => name === detail).length;
      expect(boardOf(cards).counts).toEqual([listed('Red Card'), listed('Yellow Card')]);
    }),
  );
});
