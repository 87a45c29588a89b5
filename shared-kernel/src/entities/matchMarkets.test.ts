import { decode } from '../decode/decode';
import { matchMarketsSchema } from './matchMarkets';

const SOUND = '0.5!0.95!!0.91;1!0.88!1!0.98;2.60!2.10!4.20';
const half = { odds: SOUND, suspended_odds: '' };

function read(raw: unknown) {
  const reports: string[] = [];
  const markets = decode(matchMarketsSchema, raw, 'data', ({ message }) => void reports.push(message));
  return { markets, reports };
}

it('are read as they came', () => {
  const corners = { odds: '', suspended_odds: ';9.5!0.90!9.5!0.96;' };
  expect(read({ match_id: '7', half, corners })).toEqual({ markets: { match_id: 7, half, corners }, reports: [] });
});

it.each<[string, unknown]>([
  ['0', '0.5!0!!0.91;;'],
  ['-1', ';;-1!-1!-1'],
  ['words', 'soon!soon!!soon;;'],
])('prices of %s are none, and cost nothing else', (_, odds) => {
  const { markets, reports } = read({ match_id: 7, half: { odds, suspended_odds: SOUND } });
  expect(markets).toEqual({ match_id: 7, half: { odds: '', suspended_odds: SOUND }, corners: undefined });
  expect(reports).toHaveLength(1);
});

it.each([undefined, null])('a group of %s is missing, which is nothing odd', (corners) => {
  expect(read({ match_id: 7, half, corners }).reports).toEqual([]);
});
