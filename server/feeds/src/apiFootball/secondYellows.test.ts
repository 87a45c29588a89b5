import fc from 'fast-check';
import { IncidentType } from 'shared-kernel/entities/incident';
import { toFeedMatch } from './feedMatch';
import { AWAY, decoded, sampleEvent } from './testing/sampleFixture';

const { YellowCard: YELLOW, RedCard: RED, SecondYellow: SECOND } = IncidentType;

const DETAILS: Readonly<Record<string, string>> = { Y: 'Yellow Card', R: 'Red Card', S: 'Second Yellow card' };

/** An event of the home side's player 77, unless the test gives another one. */
type Overrides = object | undefined;

/** What the board has of cards such as `Y30 R63`: entries, and the home side's counts of red and yellow. */
function boardOf(cards: string, given: (index: number) => Overrides = () => undefined) {
  const events = cards.split(' ').flatMap((card, index) => {
    const detail = DETAILS[card.slice(0, 1)];
    const time = { elapsed: Number(card.slice(1)), extra: null };
    return detail ? [sampleEvent('Card', detail, { time, ...given(index) })] : [];
  });
  const fixture = decoded({ short: '2H', events });
  const match = toFeedMatch({
    fixture,
    statistics: undefined,
    odds: '',
    suspended_odds: '',
    periodStart: 0,
    places: new Map(),
  });
  const letters: Readonly<Record<number, string>> = { [YELLOW]: 'Y', [RED]: 'R', [SECOND]: 'S' };
  const entries = match.incidents.map(({ type, time }) => `${letters[type]}${time}`).join(' ');
  return { entries, counts: match.home_scores.slice(2, 4) };
}

const NAMELESS = { player: { id: null, name: null } };
const BY_NAME = { player: { id: null, name: 'A. Keeper' } };

it.each(['Y30 Y63 R63', 'Y30 R63 Y63', 'Y30 S63', 'Y30 S63 R63', 'Y30 Y63 S63', 'Y30 Y63 R63 S63'])(
  '%s is a yellow and a second one',
  (cards) => {
    expect(boardOf(cards)).toEqual({ entries: 'Y30 S63', counts: [1, 2] });
    expect(boardOf(cards, () => BY_NAME)).toEqual({ entries: 'Y30 S63', counts: [1, 2] });
  },
);

it.each<[string, string, (index: number) => Overrides]>([
  ['Y30 R63', 'one player', () => undefined],
  ['Y63 R63', 'one player', () => undefined],
  ['Y30 Y63 R63', 'two players', (index) => (index === 2 ? { player: { id: 78, name: 'B. Back' } } : undefined)],
  ['Y30 Y63 R63', 'two sides', (index) => (index === 2 ? { team: { id: AWAY.id } } : undefined)],
  ['Y30 Y63 R63', 'nobody known', () => NAMELESS],
])('%s of %s are what they are', (cards, _, given) => {
  expect(boardOf(cards, given).entries).toBe(cards);
});

it('no card is lost and none made up, whatever cards are listed', () => {
  const card = fc.tuple(fc.constantFrom('Y', 'R'), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 }));
  fc.assert(
    fc.property(fc.uniqueArray(card, { maxLength: 8, selector: (one) => one.join() }), (cards) => {
      const players = cards.map(([, , id]) => ({ player: { id, name: `${id}` } }));
      const { counts } = boardOf(
        cards.map(([kind, minute]) => `${kind}${minute}`).join(' '),
        (index) => players[index],
      );
      expect(counts).toEqual(['R', 'Y'].map((kind) => cards.filter((one) => one[0] === kind).length));
    }),
  );
});
