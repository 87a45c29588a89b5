import type { FeedMatch } from '../../feedRecords';
import type { ScriptedMatch } from './script';
import { type Json, SEASON, shortOf } from './vendorFixture';

type Line = { line: number; first: number; second: number };
type Markets = { handicap: Line | undefined; total: Line | undefined; win: readonly number[] | undefined };

/** Reads the script's own text of prices (M12). */
function marketsIn(text: string): Markets {
  const [handicap = '', total = '', win = ''] = text.split(';');
  return { handicap: lineIn(handicap), total: lineIn(total), win: win ? win.split('!').map(Number) : undefined };
}

function lineIn(market: string): Line | undefined {
  if (!market) return undefined;
  const [home = '', first, away, second] = market.split('!');
  const halves = (home || away || '0').split('-').map(Number);
  const of = halves.reduce((sum, half) => sum + half, 0) / halves.length;
  return { line: home ? of : -of, first: Number(first) + 1, second: Number(second) + 1 };
}

const signed = (line: number) => (line > 0 ? `+${line}` : String(line));
const odd = (price: number) => price.toFixed(2);

type Bet = readonly [id: number, name: string];
type Bets = { handicap: Bet; total: Bet; win: Bet };

/** https://www.api-football.com/documentation-v3#tag/Odds-(Pre-Match)/operation/get-odds-bets */
const BEFORE: Readonly<Record<'match' | 'half' | 'corners', Bets>> = {
  match: { handicap: [4, 'Asian Handicap'], total: [5, 'Goals Over/Under'], win: [1, 'Match Winner'] },
  half: {
    handicap: [19, 'Asian Handicap First Half'],
    total: [6, 'Goals Over/Under First Half'],
    win: [13, 'First Half Winner'],
  },
  corners: { handicap: [56, 'Corners Asian Handicap'], total: [45, 'Corners Over Under'], win: [55, 'Corners 1x2'] },
};

/** https://www.api-football.com/documentation-v3#tag/Odds-(In-Play)/operation/get-odds-live-bets */
const IN_PLAY: typeof BEFORE = {
  match: { handicap: [33, 'Asian Handicap'], total: [36, 'Over/Under Line'], win: [59, 'Fulltime Result'] },
  half: {
    handicap: [17, 'Asian Handicap (1st Half)'],
    total: [24, 'Over/Under Line (1st Half)'],
    win: [19, '1x2 (1st Half)'],
  },
  corners: { handicap: [174, 'Corners Asian Handicap'], total: [32, 'Asian Corners'], win: [78, 'Corners 1x2'] },
};

/**
 * Prices before the match, in the vendor's shape (https://www.api-football.com/documentation-v3#tag/Odds-(Pre-Match)):
 * the main line of the script and one beside it. Both sides of a handicap carry that of the home side.
 */
export function vendorPreMatchOdds(match: ScriptedMatch, bookmaker: number, now: number): Json[] {
  const { kickoff, league, at, id } = match;
  const odds = now < kickoff ? at(now).odds : lastOdds(at);
  if (!odds) return [];
  const further = now < kickoff ? match.marketsAt(now) : undefined;
  return [
    {
      league: { id: league, season: SEASON },
      fixture: { id, timezone: 'UTC', timestamp: kickoff },
      update: new Date(Math.min(now, kickoff) * 1000).toISOString(),
      bookmakers: [
        {
          id: bookmaker,
          name: 'Stand-in',
          bets: [
            ...betsBefore(BEFORE.match, odds),
            ...betsBefore(BEFORE.half, further?.half?.odds),
            ...betsBefore(BEFORE.corners, further?.corners?.odds),
          ],
        },
      ],
    },
  ];
}

function betsBefore(names: Bets, text = ''): Json[] {
  const { handicap, total, win } = marketsIn(text);
  const home = -(handicap?.line ?? 0) + 0;
  return [
    ...(win
      ? [
          bet(
            names.win,
            SIDES.map((value, index) => ({ value, odd: odd(win[index] ?? 0) })),
          ),
        ]
      : []),
    ...(handicap
      ? [
          bet(names.handicap, [
            { value: `Home ${signed(home)}`, odd: odd(handicap.first) },
            { value: `Away ${signed(home)}`, odd: odd(handicap.second) },
            { value: `Home ${signed(home - 2)}`, odd: '5.50' },
            { value: `Away ${signed(home - 2)}`, odd: '1.15' },
          ]),
        ]
      : []),
    ...(total
      ? [
          bet(names.total, [
            { value: `Over ${total.line}`, odd: odd(total.first) },
            { value: `Under ${total.line}`, odd: odd(total.second) },
            { value: `Over ${total.line + 2}`, odd: '5.50' },
            { value: `Under ${total.line + 2}`, odd: '1.15' },
          ]),
        ]
      : []),
  ];
}

const SIDES = ['Home', 'Draw', 'Away'] as const;
const bet = ([id, name]: Bet, values: Json[]): Json => ({ id, name, values });

/** An ended match keeps its prices from before the kick-off. */
function lastOdds(at: (now: number) => FeedMatch): string {
  return at(Number.MAX_SAFE_INTEGER).odds;
}

/**
 * Prices in play (https://www.api-football.com/documentation-v3#tag/Odds-(In-Play)); each side of a handicap has its own. Where
 * betting has stopped altogether the match says so, else each price of a suspended market.
 */
export function vendorLiveOdds({ at, id, league, marketsAt }: ScriptedMatch, now: number): Json[] {
  const match = at(now);
  const { odds, suspended_odds: suspended = '' } = match;
  if ((!odds && !suspended) || !['1H', 'HT', '2H'].includes(shortOf(match))) return [];
  const further = marketsAt(now);
  return [
    {
      fixture: { id, status: { long: 'In play', elapsed: 1, seconds: '01:00' } },
      league: { id: league, season: SEASON },
      teams: { home: { id: match.home_team_id }, away: { id: match.away_team_id } },
      status: { stopped: !odds, blocked: false, finished: false },
      update: new Date(now * 1000).toISOString(),
      odds: [
        ...liveBets(IN_PLAY.match, odds, suspended),
        ...liveBets(IN_PLAY.half, further?.half?.odds, further?.half?.suspended_odds),
        ...liveBets(IN_PLAY.corners, further?.corners?.odds, further?.corners?.suspended_odds),
      ],
    },
  ];
}

function liveBets(names: Bets, open = '', suspended = ''): Json[] {
  return [...betsInPlay(names, marketsIn(open), false), ...betsInPlay(names, marketsIn(suspended), true)];
}

function betsInPlay(names: Bets, { handicap, total, win }: Markets, suspended: boolean): Json[] {
  const value = (name: string, price: number, line?: number, main = true) => ({
    value: name,
    odd: odd(price),
    handicap: line === undefined ? null : String(line),
    main: line === undefined ? null : main,
    suspended,
  });
  return [
    ...(handicap
      ? [
          bet(names.handicap, [
            value('Home', handicap.first, -handicap.line),
            value('Away', handicap.second, handicap.line),
            value('Home', 1.9, -handicap.line - 1, false),
            value('Away', 1.9, handicap.line + 1, false),
          ]),
        ]
      : []),
    ...(total
      ? [bet(names.total, [value('Over', total.first, total.line), value('Under', total.second, total.line)])]
      : []),
    ...(win
      ? [
          bet(
            names.win,
            SIDES.map((side, index) => value(side, win[index] ?? 0)),
          ),
        ]
      : []),
  ];
}
