import { decodeLiveOdds } from './liveOdds';
import { decodePreMatchOdds } from './preMatchOdds';

const fail = (error: Error) => {
  throw error;
};

const value = (name: unknown, odd: unknown) => ({ value: name, odd });
const BETS = [
  { id: 1, name: 'Match Winner', values: [value('Home', '2.10'), value('Draw', '3.30'), value('Away', '3.40')] },
  { id: 4, name: 'Asian Handicap', values: [value('Home -0.25', '1.95'), value('Away -0.25', '1.91')] },
  { id: 5, name: 'Goals Over/Under', values: [value('Over 2.5', '1.88'), value('Under 2.5', '1.98')] },
];
const before = (bookmakers: unknown) => decodePreMatchOdds([{ fixture: { id: 9 }, bookmakers }], 8, fail);

describe('before the match', () => {
  it('are those of the chosen bookmaker', () => {
    const bookmakers = [
      { id: 4, bets: [] },
      { id: 8, bets: BETS },
    ];
    expect(before(bookmakers)).toEqual([{ id: 9, odds: '0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40' }]);
  });

  it('are none where that bookmaker has none', () => {
    expect(before([{ id: 4, bets: BETS }])).toEqual([{ id: 9, odds: '' }]);
  });
});

const live = (side: string, odd: unknown, handicap: unknown = null, given = {}) => ({
  ...{ value: side, odd, handicap, main: handicap === null ? null : true, suspended: false },
  ...given,
});
const MARKETS = [
  { id: 59, name: 'Fulltime Result', values: [live('Home', '2.1'), live('Draw', '3.3'), live('Away', '3.4')] },
  { id: 33, name: 'Asian Handicap', values: [live('Home', '1.95', '-0.25'), live('Away', '1.91', '0.25')] },
  { id: 36, name: 'Over/Under Line', values: [live('Over', '1.88', '2.5'), live('Under', '1.98', '2.5')] },
];
const inPlay = (given: object = {}) => {
  const status = { stopped: false, blocked: false, finished: false };
  const [match] = decodeLiveOdds([{ fixture: { id: 9 }, status, odds: MARKETS, ...given }], fail);
  return match?.odds;
};

describe('in play', () => {
  it('are read in the same text', () => {
    expect(inPlay()).toBe('0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40');
  });

  it.each(['stopped', 'blocked', 'finished'])('are none while betting is %s', (name) => {
    expect(inPlay({ status: { [name]: true } })).toBe('');
  });

  it('lack a market that is suspended', () => {
    const suspended = [live('Home', '1.95', '-0.25', { suspended: true }), live('Away', '1.91', '0.25')];
    expect(inPlay({ odds: [MARKETS[0], { ...MARKETS[1], values: suspended }, MARKETS[2]] })).toBe(
      ';2.5!0.88!2.5!0.98;2.10!3.30!3.40',
    );
  });

  it('lack a line that is no quarter of a goal, and a price that is none', () => {
    const odd = [live('Over', '1.88', '2.6'), live('Under', '1.98', '2.6'), live('Over', 'n/a', '3')];
    expect(inPlay({ odds: [MARKETS[1], { ...MARKETS[2], values: odd }] })).toBe('0-0.5!0.95!!0.91;;');
  });
});
