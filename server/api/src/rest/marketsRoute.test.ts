import { decode } from 'shared-kernel/decode/decode';
import { matchMarketsSchema } from 'shared-kernel/entities/matchMarkets';
import { EMPTY_STORE } from '../testing/emptyStore';
import { shapeErrors } from '../testing/shapeErrors';
import { oneTestApp } from '../testing/testApp';
import { MarketsAnswer } from './matchDetailsRoutes';

const HALF = { odds: '0.5!0.95!!0.91;1!0.88!1!0.98;', suspended_odds: ';;2.60!2.10!4.20' };
const CORNERS = { odds: '', suspended_odds: ';9.5!0.90!9.5!0.96;' };
const MARKETS = { match_id: 1, half: HALF, corners: CORNERS };

const site = oneTestApp(() => ({
  ...EMPTY_STORE,
  matchMarkets: async (id) => (id === 1 ? JSON.stringify(MARKETS) : undefined),
}));
const get = async (url: string) => (await site()).signed(`/api/match/markets${url}`);

const refuse = (error: Error) => {
  throw error;
};

test('the markets of a match are what its feed reported, in the shape that is described', async () => {
  const { statusCode, json, headers } = await get('?MatchId=1');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=1']);
  expect(decode(matchMarketsSchema, json().data, '', refuse)).toEqual(MARKETS);
  expect(shapeErrors(MarketsAnswer, json())).toEqual([]);
  expect((await get('?MatchId=2')).json()).toEqual({ data: null });
});

test.each(['', '?Group=', '?Group=full', '?Group=half&Group=corners'])(
  '%s is refused, with what was expected',
  async (query) => {
    const { statusCode, json } = await get(`/open${query}`);
    expect(statusCode).toBe(400);
    expect(json().error.message).toContain('At Group: expected one of half, corners');
  },
);
