import type { FeedMatch } from '../../feedRecords';
import type { ScriptedMatch } from './script';
import { type Json, SEASON, shortOf } from './vendorFixture';

type Line = { line: number; first: number; second: number };
type Markets = { handicap: Line; total: Line; win: [home: number, draw: number, away: number] };

/** Reads the script's own text of prices (M12). */
function marketsIn(text: string): Markets | undefined {
  const [handicap = [], total = [], win = []] = text.split(';').map((market) => market.split('!'));
  if (win.length !== 3) return undefined;
  const line = (parts: string[]) => {
    const halves = (parts[0] || parts[2] || '0').split('-').map(Number);
    const of = halves.reduce((sum, half) => sum + half, 0) / halves.length;
    return { line: parts[0] ? of : -of, first: Number(parts[1]) + 1, second: Number(parts[3]) + 1 };
  };
  const [home = 0, draw = 0, away = 0] = win.map(Number);
  return { handicap: line(handicap), total: line(total), win: [home, draw, away] };
}

const signed = (line: number) => (line > 0 ? `+${line}` : String(line));
const odd = (price: number) => price.toFixed(2);

/**
 * Prices before the match, in the vendor's shape (https://www.api-football.com/documentation-v3#tag/Odds-(Pre-Match)):
 * the main line of the script and one beside it. Both sides of a handicap carry that of the home side.
 */
export function vendorPreMatchOdds({ kickoff, league, at, id }: ScriptedMatch, bookmaker: number, now: number): Json[] {
  const markets = marketsIn(now < kickoff ? at(now).odds : lastOdds(at));
  if (!markets) return [];
  const { handicap, total, win } = markets;
  const home = -handicap.line;
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
            {
              id: 1,
              name: 'Match Winner',
              values: [
                { value: 'Home', odd: odd(win[0]) },
                { value: 'Draw', odd: odd(win[1]) },
                { value: 'Away', odd: odd(win[2]) },
              ],
            },
            {
              id: 4,
              name: 'Asian Handicap',
              values: [
                { value: `Home ${signed(home)}`, odd: odd(handicap.first) },
                { value: `Away ${signed(home)}`, odd: odd(handicap.second) },
                { value: `Home ${signed(home - 2)}`, odd: '5.50' },
                { value: `Away ${signed(home - 2)}`, odd: '1.15' },
              ],
            },
            {
              id: 5,
              name: 'Goals Over/Under',
              values: [
                { value: `Over ${total.line}`, odd: odd(total.first) },
                { value: `Under ${total.line}`, odd: odd(total.second) },
                { value: `Over ${total.line + 2}`, odd: '5.50' },
                { value: `Under ${total.line + 2}`, odd: '1.15' },
              ],
            },
          ],
        },
      ],
    },
  ];
}

/** An ended match keeps its prices from before the kick-off. */
function lastOdds(at: (now: number) => FeedMatch): string {
  return at(Number.MAX_SAFE_INTEGER).odds;
}

/** Prices in play (https://www.api-football.com/documentation-v3#tag/Odds-(In-Play)); each side of a handicap has its own. */
export function vendorLiveOdds({ at, id, league }: ScriptedMatch, now: number): Json[] {
  const match = at(now);
  const markets = marketsIn(match.odds);
  if (!markets || !['1H', 'HT', '2H'].includes(shortOf(match))) return [];
  const { handicap, total, win } = markets;
  const value = (name: string, price: number, line?: number, main = true) => ({
    value: name,
    odd: odd(price),
    handicap: line === undefined ? null : String(line),
    main: line === undefined ? null : main,
    suspended: false,
  });
  return [
    {
      fixture: { id, status: { long: 'In play', elapsed: 1, seconds: '01:00' } },
      league: { id: league, season: SEASON },
      teams: { home: { id: match.home_team_id }, away: { id: match.away_team_id } },
      status: { stopped: false, blocked: false, finished: false },
      update: new Date(now * 1000).toISOString(),
      odds: [
        {
          id: 33,
          name: 'Asian Handicap',
          values: [
            value('Home', handicap.first, -handicap.line),
            value('Away', handicap.second, handicap.line),
            value('Home', 1.9, -handicap.line - 1, false),
            value('Away', 1.9, handicap.line + 1, false),
          ],
        },
        {
          id: 36,
          name: 'Over/Under Line',
          values: [value('Over', total.first, total.line), value('Under', total.second, total.line)],
        },
        {
          id: 59,
          name: 'Fulltime Result',
          values: [value('Home', win[0]), value('Draw', win[1]), value('Away', win[2])],
        },
      ],
    },
  ];
}
