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

const NOTHING = { odds: '', suspended_odds: '' };
const OPEN = { odds: '0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40', suspended_odds: '' };

describe('before the match', () => {
  const prices = (bookmakers: unknown) => before(bookmakers)[0]?.prices;

  it('are those of the chosen bookmaker', () => {
    const bookmakers = [
      { id: 4, bets: [] },
      { id: 8, bets: BETS },
    ];
    expect(before(bookmakers)).toEqual([{ id: 9, prices: { match: OPEN, half: NOTHING, corners: NOTHING } }]);
  });

  it('are none where that bookmaker has none', () => {
    expect(prices([{ id: 4, bets: BETS }])).toEqual({ match: NOTHING, half: NOTHING, corners: NOTHING });
  });

  it('also has the first half and corners', () => {
    const bets = [
      { id: 19, name: 'Asian Handicap First Half', values: [value('Home +0', '1.90'), value('Away +0', '1.96')] },
      { id: 6, name: 'Goals Over/Under First Half', values: [value('Over 1', '1.88'), value('Under 1', '1.98')] },
      { id: 13, name: 'First Half Winner', values: [value('Home', '2.6'), value('Draw', '2.1'), value('Away', '4.2')] },
      { id: 56, name: 'Corners Asian Handicap', values: [value('Home -1.5', '1.85'), value('Away -1.5', '2.01')] },
      { id: 45, name: 'Corners Over Under', values: [value('Over 9.5', '1.91'), value('Under 9.5', '1.95')] },
      { id: 77, name: 'Total Corners (1st Half)', values: [value('Over 4.5', '1.91'), value('Under 4.5', '1.95')] },
    ];
    expect(prices([{ id: 8, bets }])).toEqual({
      match: NOTHING,
      half: { odds: '0!0.90!!0.96;1!0.88!1!0.98;2.60!2.10!4.20', suspended_odds: '' },
      corners: { odds: '1.5!0.85!!1.01;9.5!0.91!9.5!0.95;', suspended_odds: '' },
    });
  });
});

const live = (side: string, odd: unknown, handicap: unknown = null, given = {}) => ({
  value: side,
  odd,
  handicap,
  main: handicap === null ? null : true,
  suspended: false,
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
  return match?.prices;
};

describe('in play', () => {
  it('are read in the same text', () => {
    expect(inPlay()?.match).toEqual(OPEN);
  });

  it.each(['stopped', 'blocked'])('are the last ones, suspended, while betting is %s', (name) => {
    expect(inPlay({ status: { [name]: true } })?.match).toEqual({ odds: '', suspended_odds: OPEN.odds });
  });

  it('are none once betting is finished', () => {
    expect(inPlay({ status: { stopped: true, finished: true } })?.match).toEqual(NOTHING);
  });

  it('have a market that is suspended apart', () => {
    const suspended = [live('Home', '1.95', '-0.25', { suspended: true }), live('Away', '1.91', '0.25')];
    expect(inPlay({ odds: [MARKETS[0], { ...MARKETS[1], values: suspended }, MARKETS[2]] })?.match).toEqual({
      odds: ';2.5!0.88!2.5!0.98;2.10!3.30!3.40',
      suspended_odds: '0-0.5!0.95!!0.91;;',
    });
  });

  it('also has the first half and corners', () => {
    const stopped = { suspended: true };
    const odds = [
      { id: 17, name: 'Asian Handicap (1st Half)', values: [live('Home', '1.90', '0'), live('Away', '1.96', '0')] },
      { id: 24, name: 'Over/Under Line (1st Half)', values: [live('Over', '1.88', '1'), live('Under', '1.98', '1')] },
      {
        id: 32,
        name: 'Asian Corners',
        values: [live('Over', '1.91', '9.5', stopped), live('Under', '1.95', '9.5', stopped)],
      },
    ];
    expect(inPlay({ odds })).toEqual({
      match: NOTHING,
      half: { odds: '0!0.90!!0.96;1!0.88!1!0.98;', suspended_odds: '' },
      corners: { odds: '', suspended_odds: ';9.5!0.91!9.5!0.95;' },
    });
  });

  it.each(['0', '-1', 'n/a', null, 1])('lack a line that is no quarter of a goal, and a price of %s', (price) => {
    const odd = [live('Over', '1.88', '2.6'), live('Under', '1.98', '2.6'), live('Over', price ?? '', '3')];
    expect(inPlay({ odds: [MARKETS[1], { ...MARKETS[2], values: odd }] })?.match).toEqual({
      odds: '0-0.5!0.95!!0.91;;',
      suspended_odds: '',
    });
  });
});
