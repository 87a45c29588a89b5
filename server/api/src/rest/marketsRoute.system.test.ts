import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { shapeErrors } from '../testing/shapeErrors';
import { createTestApp } from '../testing/testApp';
import { openTestStore } from '../testing/testStore';
import { OpenMarketsAnswer } from './marketsRoute';

const store = openTestStore();

const HALF = { odds: '0.5!0.95!!0.91;1!0.88!1!0.98;', suspended_odds: ';;2.60!2.10!4.20' };
const CORNERS = { odds: '', suspended_odds: ';9.5!0.90!9.5!0.96;' };
const MARKETS = { half: HALF, corners: CORNERS };
const { FirstHalf, Ended, Delayed } = MatchStatus;

test('of all matches that may be bet on a group is listed, the next to begin first', async () => {
  const at = (id: number, status_id: MatchStatus, match_time: number) => aFeedMatch({ id, status_id, match_time });
  const matches = [at(1, MatchStatus.NotStarted, 900), at(2, FirstHalf, 700), at(3, Ended, 100), at(4, Delayed, 100)];
  await store().applyBatch({ matches, markets: [1, 2, 3, 4].map((match_id) => ({ ...MARKETS, match_id })) });
  await store().applyBatch({ markets: [{ match_id: 2, half: undefined, corners: CORNERS }] });
  const { signed } = await createTestApp(store());
  const get = (group: string) => signed(`/api/match/markets/open?Group=${group}`);
  const { statusCode, json, headers } = await get('corners');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=3']);
  expect(json()).toEqual({ data: [2, 1].map((match_id) => ({ match_id, ...CORNERS })) });
  expect(shapeErrors(OpenMarketsAnswer, json())).toEqual([]);
  expect((await get('half')).json()).toEqual({ data: [{ match_id: 1, ...HALF }] });
});
